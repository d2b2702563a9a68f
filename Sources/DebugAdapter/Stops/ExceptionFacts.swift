import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// What is told about an exception filter that was met.
struct ExceptionFacts: Hashable, Sendable {
  /// The rule that decided; where none did, the error or the filter.
  let id: String

  /// What happened, in a few words.
  let title: Sentence

  /// What the record says, or in what the expectation failed, as a sentence.
  let sentence: String

  /// The rule that decided; `rule.explain` has its text.
  let rule: String?

  /// The facts of a stop; nil where it is at a breakpoint alone.
  init?(_ stop: Stop, in route: Route, _ language: Language) {
    guard let filter = stop.exceptions.first else { return nil }
    title = filter.label
    if case .judged(let step) = stop.point.kind {
      let failure = route.steps.indices.contains(step) ? route.steps[step].failures.first : nil
      rule = failure?.rule
      id = rule ?? filter.rawValue
      sentence = failure?.message ?? ""
      return
    }
    let seq = stop.point.record
    let record = route.json(seq)
    rule = route[seq]?.rule
    id = rule ?? record?[.error]?.string ?? filter.rawValue
    sentence =
      record.map { SpokenRecord($0).sentence(Words(language: language)) }
      ?? Frames(places: nil, language: language).name(of: seq, in: route)
  }
}
