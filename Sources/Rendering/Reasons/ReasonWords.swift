package import Jansson
import WorkbenchProtocol

/// Words the sentences of a *why*: what the wire carries as ids and arguments.
///
/// Each sentence stands here once, in both languages. They are no sentences for a page of their own:
/// the first letter is small where a name may come first, and no period ends them.
package struct ReasonWords {
  let args: JSONValue
  let words: Words

  /// Returns the words of a sentence, a reason's or a remedy's; nil for an id that nobody knows.
  package static func text(of sentence: JSONValue, _ words: Words) -> String? {
    guard let id = sentence[.id]?.string else { return nil }
    let said = ReasonWords(args: sentence[.args] ?? .object(), words: words)
    return said.hit(id) ?? said.touch(id) ?? said.recognizer(id) ?? said.message(id)
      ?? said.focus(id) ?? said.other(id) ?? said.remedy(id)
  }

  /// An argument as it stands in a sentence; a name that is missing stays a question.
  subscript(_ name: JSONKey) -> String {
    guard let value = args[name] else { return "?" }
    return value.string ?? value.double.map(\.shortest) ?? value.shortJSON
  }

  func say(_ english: String, zh chinese: String) -> String { words.say(english, zh: chinese) }

  /// How far a point lies outside: "30 to the right and 30 below".
  var outside: String {
    let x = args["x"]?.double ?? 0
    let y = args["y"]?.double ?? 0
    var parts: [String] = []
    if x > 0 { parts.append(say("\(x.shortest) to the right", zh: "右边 \(x.shortest) 点")) }
    if x < 0 { parts.append(say("\((-x).shortest) to the left", zh: "左边 \((-x).shortest) 点")) }
    if y > 0 { parts.append(say("\(y.shortest) below", zh: "下边 \(y.shortest) 点")) }
    if y < 0 { parts.append(say("\((-y).shortest) above", zh: "上边 \((-y).shortest) 点")) }
    // An edge at the right or below belongs to what comes next.
    if parts.isEmpty { return say("on its edge", zh: "边界上") }
    return parts.joined(separator: say(" and ", zh: "、"))
  }
}
