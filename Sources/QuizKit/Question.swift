public import Jansson
public import ModuleKit

/// A question about the steps that follow it in a script, up to the next expectation.
///
/// It holds no answer: the answer is what the model does when those steps run.
public struct Question {
  /// What is asked for.
  public enum Kind: String, CaseIterable, Sendable {
    /// Which view is hit.
    case hit
    /// Who handles the event.
    case handledBy
    /// Who is first responder afterwards.
    case firstResponder
    /// What the last call or stimulus returns.
    case returned
    /// How often something occurs.
    case fired
  }

  /// One answer that may be chosen.
  public struct Option {
    /// What is given as the answer: an object's id, a flag, a number, or null for nobody.
    public let answer: JSONValue
    /// The belief behind it, which the explanation names when it was wrong.
    public let belief: Text?
  }

  public let kind: Kind
  /// The occurrence that is counted, for `fired`.
  public let occurrence: String?
  /// The question in the author's words.
  public let prompt: Text?
  /// The explanation in the author's words, shown beside the rule.
  public let explanation: Text?
  /// The answers that may be chosen; empty where any may be given.
  public let options: [Option]

  /// Why an `ask` is no question.
  public struct Fault: Error, Equatable, Sendable {
    /// JSON pointer below the `ask`.
    public let pointer: String
    public let message: String
    public let allowed: [String]
  }

  /// Reads the object of an `ask` step.
  public init(reading json: JSONValue) throws(Fault) {
    let members = ["kind", "of", "prompt", "explain", "options", "comment"]
    for (key, _) in json.members where !members.contains(key) {
      throw Fault(
        pointer: "/\(key)",
        message: "a question has no member '\(key)'",
        allowed: members
      )
    }
    let kinds = Kind.allCases.map(\.rawValue)
    guard let name = json["kind"]?.string, let kind = Kind(rawValue: name) else {
      throw Fault(
        pointer: "/kind",
        message: json["kind"].map { "\($0) is no kind of question" } ?? "a question needs a kind",
        allowed: kinds
      )
    }
    self.kind = kind
    occurrence = json["of"]?.string
    guard kind != .fired || occurrence != nil else {
      throw Fault(pointer: "/of", message: "a question 'fired' says of what", allowed: ["of"])
    }
    prompt = try Question.text(json["prompt"], at: "/prompt")
    explanation = try Question.text(json["explain"], at: "/explain")
    var options: [Option] = []
    for (place, option) in (json["options"] ?? .array()).elements.enumerated() {
      if option.isObject {
        guard let answer = option["answer"] else {
          throw Fault(
            pointer: "/options/\(place)",
            message: "an option needs an answer",
            allowed: ["answer", "belief"]
          )
        }
        options.append(
          Option(
            answer: answer,
            belief: try Question.text(option["belief"], at: "/options/\(place)/belief")
          )
        )
      } else {
        options.append(Option(answer: option, belief: nil))
      }
    }
    self.options = options
  }

  private static func text(_ json: JSONValue?, at pointer: String) throws(Fault) -> Text? {
    guard let json else { return nil }
    if let english = json.string { return Text(english) }
    guard let english = json["en"]?.string else {
      throw Fault(
        pointer: pointer,
        message: "a text is a string or has 'en'",
        allowed: ["en", "zh-Hans"]
      )
    }
    return Text(english, zh: json["zh-Hans"]?.string)
  }

  /// The question in words: the author's, else those of its kind.
  public var text: Text {
    if let prompt { return prompt }
    switch kind {
    case .hit:
      return Text("Which view is hit?", zh: "命中哪个视图？")
    case .handledBy:
      return Text("Who handles it?", zh: "由谁处理？")
    case .firstResponder:
      return Text("Who is first responder afterwards?", zh: "之后谁是第一响应者？")
    case .returned:
      return Text("What is returned?", zh: "返回什么？")
    case .fired:
      let name = occurrence ?? ""
      return Text("How often does \(name) occur?", zh: "\(name) 发生几次？")
    }
  }
}
