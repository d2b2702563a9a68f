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
    case stimulus
    case member
    case rule
    case summary
    case object

    /// How much a word there tells about the scenario.
    var weight: Double {
      switch self {
      case .title, .id: 8
      case .tag, .class, .stimulus: 4
      case .member, .rule, .summary: 2
      case .object: 1
      }
    }

    /// How many words usually stand there: in more, each tells less.
    var usualCount: Double {
      switch self {
      case .tag: 2
      case .id, .stimulus: 3
      case .class, .rule, .object: 6
      case .title: 9
      case .member: 20
      case .summary: 30
      }
    }
  }

  /// Where a word stands: the place that weighs most, and what is written there.
  struct Mention: Sendable {
    let place: Place
    let text: String
  }

  /// What a word tells about the scenario, all its places together.
  struct Standing: Sendable {
    fileprivate(set) var mention: Mention
    fileprivate(set) var weight: Double
  }

  let summary: ScenarioSummary

  /// The words of the document, each with where it stands.
  let words: [String: Standing]

  init(_ source: ScenarioSource, environment: ScenarioEnvironment) {
    summary = ScenarioSummary(source, environment: environment)
    let parts = summary.id.split(separator: "/").map(String.init)
    var reader = MentionReader()
    if let name = parts.last { reader.add(name, .id) }
    for topic in parts.dropLast() { reader.add(topic, .tag) }
    for tag in summary.tags { reader.add(tag, .tag) }
    if let document = try? JSON.parse(source.bytes, limits: .document) {
      for part in ["app", "variants", "script"] { reader.read(document[part] ?? .null) }
    }
    // The languages say the same, so neither makes the other longer.
    var passages = Array(reader.passages.values)
    for (place, text) in [(Place.title, summary.title), (.summary, summary.summary)] {
      for text in [text?.en, text?.zhHans].compactMap(\.self) {
        var passage = Passage(place: place)
        passage.add(text)
        passages.append(passage)
      }
    }
    var words: [String: Standing] = [:]
    for passage in passages { passage.tell(&words) }
    self.words = words
  }
}

/// The words that stand at one place of a document.
private struct Passage {
  let place: ScenarioEntry.Place
  private var words: [(word: String, text: String)] = []

  init(place: ScenarioEntry.Place) { self.place = place }

  mutating func add(_ text: String) {
    words += SearchWords.all(in: text).map { ($0, text) }
  }

  /// Adds what each of the words tells here.
  ///
  /// What a title begins with it is about: its first word counts twice, those behind it ever less
  /// more than once.
  func tell(_ standings: inout [String: ScenarioEntry.Standing]) {
    // Not by the number alone: a passage of one word would tell without measure.
    let length = 0.3 + 0.7 * Double(words.count) / place.usualCount
    var before = 0
    for (word, text) in words {
      let lead = place == .title ? 1 + 1 / Double(1 + before) : 1
      if !SearchWords.isCommon(word) { before += 1 }
      let mention = ScenarioEntry.Mention(place: place, text: text)
      var standing = standings[word] ?? ScenarioEntry.Standing(mention: mention, weight: 0)
      let isWeightier =
        (place.weight, standing.mention.text) > (standing.mention.place.weight, text)
      if isWeightier { standing.mention = mention }
      standing.weight += place.weight * lead / length
      standings[word] = standing
    }
  }
}

/// Collects the names in a document, each once.
private struct MentionReader {
  private(set) var passages: [ScenarioEntry.Place: Passage] = [:]
  private var seen: Set<String> = []

  mutating func add(_ text: String, _ place: ScenarioEntry.Place) {
    guard seen.insert("\(place) \(text)").inserted else { return }
    passages[place, default: Passage(place: place)].add(text)
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
