import Catalogue
public import Jansson
public import ModuleKit
import ScenarioSyntax

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
