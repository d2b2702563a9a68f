import Jansson
import ModuleKit
import ResponderKit
@_spi(Workbench) import ScenarioKit

/// A document as lists and searches know it.
struct ScenarioEntry: Sendable {
  /// Where in a document a word may stand, the weightiest first.
  enum Place: String, CaseIterable, Sendable {
    case title
    case id
    case tag
    case `class`
    case member
    case stimulus
    case rule
    case summary
    case object

    /// How much a word there tells about the scenario.
    var weight: Int {
      switch self {
      case .title: 8
      case .id, .tag: 6
      case .class, .stimulus: 5
      case .member, .rule, .summary: 3
      case .object: 1
      }
    }
  }

  /// Where a word stands: the place that weighs most, and what is written there.
  struct Mention: Sendable {
    let place: Place
    let text: String
  }

  let summary: ScenarioSummary

  /// The words of the document, each with where it stands.
  let words: [String: Mention]

  init(_ source: ScenarioSource, environment: ScenarioEnvironment) {
    summary = ScenarioSummary(source, environment: environment)
    var reader = MentionReader()
    reader.add(summary.id, .id)
    for text in [summary.title, summary.summary].compactMap(\.self) {
      let place = text == summary.title ? Place.title : .summary
      reader.add(text.en, place)
      if let chinese = text.zhHans { reader.add(chinese, place) }
    }
    for tag in summary.tags { reader.add(tag, .tag) }
    if let document = try? JSON.parse(source.bytes, limits: .document) {
      for part in ["app", "variants", "script"] { reader.read(document[part] ?? .null) }
    }
    words = reader.words
  }
}

/// Collects the words of a document.
private struct MentionReader {
  private(set) var words: [String: ScenarioEntry.Mention] = [:]
  private var seen: Set<String> = []

  mutating func add(_ text: String, _ place: ScenarioEntry.Place) {
    guard seen.insert("\(place) \(text)").inserted else { return }
    for word in SearchWords.all(in: text) where (words[word]?.place.weight ?? 0) < place.weight {
      words[word] = ScenarioEntry.Mention(place: place, text: text)
    }
  }

  /// Reads the names in the app, the variants or the script.
  mutating func read(_ value: JSONValue) {
    for (key, member) in value.members {
      switch (key, member.string) {
      case ("class", let name?): add(name, .class)
      case ("send", let name?): add(name, .stimulus)
      case ("rule", let name?): add(name, .rule)
      case ("id", let name?): add(name, .object)
      case ("call", let name?): add(name, .member)
      case ("comment", _), ("frame", _), ("at", _): break
      default: addKey(key)
      }
      if key == "rule" { for name in member.elements.compactMap(\.string) { add(name, .rule) } }
      if key != "comment" { read(member) }
    }
    for element in value.elements {
      // What is expected of calls names members: "list.didSelectRowAt".
      if let text = element.string, text.contains(".") { addKey(text) }
      read(element)
    }
  }

  /// A key is the name of a member, or a reference that ends with one.
  private mutating func addKey(_ key: String) {
    let name = key.split(separator: ".").last.map(String.init) ?? key
    if !MentionReader.grammar.contains(name) { add(name, .member) }
  }

  /// Keys of the format itself, which nearly all documents have.
  private static let grammar: Set = [
    "app", "windows", "rootViewController", "view", "subviews", "gestureRecognizers", "targets",
    "target", "for", "action", "overrides", "expect", "hit", "fired", "handledBy", "path", "values",
    "calls", "of", "exactly", "variants", "set", "when", "label", "since", "script", "wait", "in",
    "point", "en", "title", "text", "with", "on", "time", "near", "within", "discarded", "isKey",
  ]
}
