package import Jansson
@_spi(Workbench) package import ScenarioKit
import Sentences

/// What is asked about.
package enum Wanted {
  /// An object that should get the event.
  case object(String)
  /// Something that should occur: so many times, or at least once.
  case occurrence(String, times: Int?)
  /// A value that something should have: the way to it, and a matcher.
  case value(String, JSONValue)
  /// An expectation of the document that should hold: its pointer, and the place of its step.
  case expectation(String, step: Int)

  /// Reads what a person typed: `buy`, `list.didSelectRowAt`, `panel.isHighlighted=true`.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - times: How often an occurrence is wanted.
  ///   - session: Where the names mean something.
  /// - Throws: What no object of the session is or can have, with the nearest name.
  package init(
    _ text: String,
    times: Int?,
    in session: ScenarioSession
  ) throws(ScenarioError) {
    // First, because the value may hold points and colons of its own.
    if let (path, matcher) = Wanted.comparison(text) {
      // Made for its errors only: each run makes a wish of its own.
      _ = try session.wish(path, matcher)
      self = .value(path, matcher)
      return
    }
    guard let (owner, name) = Wanted.split(text) else {
      if text.hasSuffix(":"), (try? session.object(named: text)) == nil {
        _ = try session.wish(occurrence: text, times: times)
        self = .occurrence(text, times: times)
      } else {
        _ = try session.object(named: text)
        self = .object(text)
      }
      return
    }
    let object = try session.object(named: owner)
    guard session.hasProperty(name, object) else {
      _ = try session.wish(occurrence: text, times: times)
      self = .occurrence(text, times: times)
      return
    }
    let value = try session.get(text)
    if value.bool != nil {
      self = .value(text, true)
    } else if (try? session.object(named: text)) != nil {
      self = .object(text)
    } else {
      throw ScenarioError(
        type: "missing-member",
        message: Sentence(
          "'\(text)' is \(value) now, and it is not said which value is wanted",
          zh: "“\(text)”现在是 \(value)，没有说想要哪个值"
        ),
        hint: Sentence(
          "Write it with the value: '\(text)=…', '\(text)>0'.",
          zh: "请连值一起写：'\(text)=…'、'\(text)>0'。"
        )
      )
    }
  }

  /// The operators, the longer ones first, with the matcher of each; nil for the value itself.
  private static let operators: [(text: String, matcher: String?)] = [
    (">=", "atLeast"), ("<=", "atMost"), ("!=", "not"), ("==", nil), ("=", nil), (">", "above"),
    ("<", "below"),
  ]

  /// Reads `panel.alpha>=0.5`: the way, and what it is compared with.
  private static func comparison(_ text: String) -> (String, JSONValue)? {
    for (place, character) in text.enumerated() where "<>=!".contains(character) {
      let start = text.index(text.startIndex, offsetBy: place)
      guard let (sign, matcher) = operators.first(where: { text[start...].hasPrefix($0.text) })
      else { continue }
      let path = text[..<start].trimmed
      let written = text[start...].dropFirst(sign.count).trimmed
      // What is no JSON is a name: of an object, or of a choice.
      let value = (try? JSON.parse("[\(written)]"))?[0] ?? JSONValue(written)
      return (path, matcher.map { .object([($0, value)]) } ?? value)
    }
    return nil
  }

  /// The object's half and the name after the last dot that stands in no brackets.
  private static func split(_ text: String) -> (String, String)? {
    // An index ends the way to an object, so that what stands before it names no member.
    guard !text.hasSuffix("]"), let dot = text.lastIndex(of: "."), dot != text.startIndex else {
      return nil
    }
    return (String(text[..<dot]), String(text[text.index(after: dot)...]))
  }
}

extension Substring {
  /// The text without spaces at either end.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
