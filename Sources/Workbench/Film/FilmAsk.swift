import Jansson
import QuizKit
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences

/// A question of a film, with the answer that the run gave.
struct FilmAsk {
  /// An answer that may be chosen.
  struct Option {
    var id: String
    var text: Sentence
    var belief: Text?
  }

  var prompt: Text
  var options: [Option]
  /// The right one of the options.
  var right: String
  /// Why it is so.
  var why: Sentence
  /// The moment in which the answer lies.
  var moment: Int?

  /// Takes a question that was judged; `nil` where what happened is not among the answers, since
  /// then nobody can be right.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - options: The answers that may be given; none where any number may.
  ///   - judgement: What happened, and why.
  ///   - document: The document that asks.
  ///   - variant: The variant that runs.
  ///   - moment: The moment in which the answer lies.
  init?(
    _ question: Question,
    options: [JSONValue],
    _ judgement: Judgement,
    in document: ScenarioDocument,
    variant: String?,
    moment: Int?
  ) {
    // Where the list of the kind lacks what happened, as a part of a cell that has no id, choosing
    // would be a trap.
    let answers = options.isEmpty ? FilmAsk.numbers(around: judgement.actual) : options
    guard answers.contains(judgement.actual) else { return nil }
    prompt = question.text
    self.options = answers.map { answer in
      Option(
        id: FilmAsk.id(of: answer),
        text: Sentence(answer: answer),
        belief: question.options.first { $0.answer == answer }?.belief
      )
    }
    right = FilmAsk.id(of: judgement.actual)
    func why(_ language: Language) -> String {
      let own = question.explanation.map { [$0.text(in: language)] } ?? []
      let writer = ReasonWriter(language: language, document: document, variant: variant)
      return (own + [writer.text(judgement.reason.sentence)]).joined(separator: " ")
    }
    self.why = Sentence(english: why(.english), chinese: why(.chinese))
    self.moment = moment
  }

  /// Some numbers to choose from: in a picture nobody types.
  private static func numbers(around actual: JSONValue) -> [JSONValue] {
    guard let count = actual.int, count >= 0 else { return [] }
    // Around the right one and never with it at an end, but for nothing at all.
    return (max(0, count - 2)...max(3, count + 1)).map { JSONValue($0) }
  }

  private static func id(of answer: JSONValue) -> String { answer.string ?? "\(answer)" }
}

extension Sentence {
  /// An answer to a question, as people are shown it.
  init(answer: JSONValue) {
    switch answer.kind {
    case .null: self.init("none", zh: "没有")
    case .boolean:
      let name = answer.bool == true ? "true" : "false"
      self.init(english: name, chinese: name)
    default:
      let name = answer.string ?? "\(answer)"
      self.init(english: name, chinese: name)
    }
  }
}
