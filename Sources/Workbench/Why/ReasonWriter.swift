import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes reasons, fixes and answers as they cross the socket: data, and beside it the words.
struct ReasonWriter {
  let language: Language
  let document: ScenarioDocument
  /// The variant that runs.
  var variant: String?

  private var words: Words { Words(language: language) }

  /// The words of a sentence; what nobody has words for keeps its id.
  func text(_ sentence: Phrase) -> String {
    ReasonWords.text(of: sentence.json, words) ?? sentence.id
  }

  /// Writes a reason.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - simulation: Where its object lives.
  ///   - step: The step of the script at which it shows, by its place.
  /// - Returns: The reason as the protocol has it.
  func json(_ reason: Reason, in simulation: Simulation, step: Int?) -> JSONValue {
    let object = JSONValue.object()
    object.set(.kind, reason.kind.rawValue)
    object.set(.object, reason.object.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null)
    object.set(.record, reason.number.map { JSONValue($0) } ?? .null)
    object.set(.rule, reason.rule.map { JSONValue($0.id) } ?? .null)
    object.set(.reason, reason.sentence.json)
    object.set(.text, text(reason.sentence))
    if let line = line(of: reason, in: simulation, step) { object.set(.line, line) }
    return object
  }

  /// The line of the document that makes it so.
  private func line(of reason: Reason, in simulation: Simulation, _ step: Int?) -> Int? {
    if reason.isOfStep { return step.flatMap { document.line(ofStep: $0) } }
    return reason.object.flatMap {
      document.line(of: simulation.objects.name(of: $0), member: reason.member, variant: variant)
    }
  }

  /// The line of the document that a change is about first.
  private func line(of edit: Edit) -> Int? {
    switch edit.changes.first {
    case .set(let path, _):
      // The dots behind the first lead into nested members, which only together have a line.
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      return parts.first.flatMap {
        document.line(of: $0, member: parts.dropFirst().first, variant: variant)
      }
    case .call(_, let receiver, _): return document.line(of: receiver, variant: variant)
    case .step(let step, _): return document.line(ofStep: step)
    case nil: return nil
    }
  }

  func json(_ answer: WhyAnswer) -> JSONValue {
    let object = JSONValue.object()
    object.set(.wanted, answer.wanted.map { JSONValue($0) } ?? .null)
    if let step = answer.step { object.set(.step, json(step)) }
    object.set(.stimulus, answer.stimulus ?? .null)
    if let place = answer.place { object.set(.place, json(place)) }
    object.set(.got, answer.got)
    object.set(.holds, answer.holds)
    let reasons = answer.simulation.map { simulation in
      answer.reasons.map { json($0, in: simulation, step: answer.step?.index) }
    }
    object.set(.reasons, JSONValue(reasons ?? []))
    object.set(.record, reasons?.first?[.record] ?? .null)
    object.set(.rule, reasons?.first?[.rule] ?? .null)
    object.set(.text, text(answer))
    if let simulation = answer.simulation {
      object.set(.records, json(answer.records, in: simulation))
    }
    object.set(
      .fixes,
      JSONValue(answer.fixes.enumerated().map { json($1, rank: $0 + 1) })
    )
    object.set(.tried, answer.tried)
    object.set(.expectations, answer.expectations)
    if !answer.ask.isEmpty { object.set(.ask, JSONValue(answer.ask)) }
    return object
  }

  private func text(_ answer: WhyAnswer) -> String {
    if let reason = answer.reasons.first { return text(reason.sentence) }
    guard let wanted = answer.wanted else {
      return words.say("every expectation holds", zh: "所有期望都成立")
    }
    guard answer.got.string == wanted else {
      return words.say("\(wanted) is as wanted already", zh: "\(wanted) 已经如此")
    }
    guard let handler = answer.handler, handler != wanted else {
      return words.say("\(wanted) gets it already", zh: "\(wanted) 已经收到")
    }
    return words.say(
      "\(wanted) gets it already, and \(handler) handles it",
      zh: "\(wanted) 已经收到，由 \(handler) 处理"
    )
  }

  private func json(_ step: ScriptStep) -> JSONValue {
    let object = JSONValue.object()
    object.set(.index, step.index)
    object.set(.pointer, step.pointer)
    if let label = step.label { object.set(.label, label) }
    object.set(.action, step.action)
    return object
  }

  private func json(_ place: AskedPlace) -> JSONValue {
    let object: JSONValue = [.screen: JSONValue([place.screen.x, place.screen.y])]
    if let view = place.view { object.set(.view, view) }
    if let point = place.point { object.set(.point, JSONValue([point.x, point.y])) }
    return object
  }

  private func json(_ fix: WhyAnswer.Fix, rank: Int) -> JSONValue {
    let object = JSONValue.object()
    object.set(.edits, JSONValue(fix.edit.json))
    object.set(.rank, rank)
    object.set(.when, fix.isAtLaunch ? "launch" : "step")
    object.set(.keeps, fix.keeps)
    object.set(.breaks, JSONValue(fix.breaks.map(json)))
    if !fix.asAsked.isEmpty { object.set(.asAsked, JSONValue(fix.asAsked.map(json))) }
    if let outcome = fix.outcome { object.set(.outcome, outcome.json(in: fix.simulation)) }
    object.set(.swift, fix.swift.joined(separator: "\n"))
    object.set(.text, text(fix.sentence))
    if let line = line(of: fix.edit) { object.set(.line, line) }
    object.set(.sentence, fix.sentence.json)
    object.set(.records, json(fix.records, in: fix.simulation))
    return object
  }

  private func json(_ records: [TraceRecord], in simulation: Simulation) -> JSONValue {
    let writer = RecordWriter(simulation: simulation)
    // Reasons name records by their numbers at this level, which deeper ones do not have.
    return JSONValue(records.filter { $0.level <= .route }.map { writer.json($0, level: .route) })
  }

  private func json(_ broken: WhyAnswer.Broken) -> JSONValue {
    let object = JSONValue.object()
    object.set(.pointer, broken.pointer)
    object.set(.step, broken.step)
    object.set(
      .text,
      ReasonWords.broken(
        broken.key,
        at: broken.pointer,
        expected: broken.expected,
        actual: broken.actual,
        words
      )
    )
    return object
  }
}
