import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// A profile as it is typed: a system, settings as `NAME=VALUE`, or both, joined by `+`.
///
/// `ios12`, `gesture.action-timing=nextTurn`, `ios17+panHysteresis=20`.
struct ProfileText {
  /// One part of it.
  struct Term {
    let text: String
    /// Where it stands in a profile: `ios`, or `toggles` or `numbers` and the name.
    let place: [String]
    let value: JSONValue
  }

  let text: String
  let terms: [Term]

  /// Reads what was typed for an option.
  ///
  /// - Throws: A complaint that names the option and the part that is no system and no setting.
  init(_ text: String, of option: String) throws(Complaint) {
    self.text = text
    var terms: [Term] = []
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      terms.append(try ProfileText.term(String(part), of: option))
    }
    self.terms = terms
  }

  private static func term(_ text: String, of option: String) throws(Complaint) -> Term {
    guard let equals = text.firstIndex(of: "=") else { return try system(text, of: option) }
    let name = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    guard !name.isEmpty, !value.isEmpty else {
      throw Complaint(
        .usage,
        Sentence(
          "'\(text)' for \(option) is no setting",
          zh: "\(option) 的“\(text)”不是设置"
        ),
        hint: form
      )
    }
    // A disputed point has a rule's id, a number has a word in camel case.
    let isToggle = name.contains { $0 == "." || $0 == "-" }
    return Term(text: text, place: [isToggle ? "toggles" : "numbers", name], value: json(value))
  }

  private static func system(_ text: String, of option: String) throws(Complaint) -> Term {
    let name = text.lowercased().replacing("_", with: ".")
    let digits = name.hasPrefix("ios") ? name.dropFirst(3) : name[...]
    let isVersion = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isVersion, let version = Double(digits), version.isFinite else {
      let near = NearestName.hint(for: name, among: ProfileSystem.names)
      throw Complaint(
        .usage,
        Sentence(
          "'\(text)' for \(option) is no system and no setting",
          zh: "\(option) 的“\(text)”既不是系统也不是设置"
        ),
        hint: near?.followed(by: form) ?? form
      )
    }
    let whole = Int(exactly: version).map { JSONValue($0) }
    return Term(text: text, place: ["ios"], value: whole ?? JSONValue(version))
  }

  private static let form =
    Sentence(
      "Write a system, as ios12, a setting, as panHysteresis=20, or several joined by +.",
      zh: "请写一个系统，如 ios12；或一个设置，如 panHysteresis=20；多个用 + 连接。"
    )

  private static func json(_ text: String) -> JSONValue {
    switch text {
    case "true": true
    case "false": false
    default: Double(text).map { JSONValue($0) } ?? JSONValue(text)
    }
  }
}

extension [ProfileText] {
  /// The changes that they make together; of two for the same name the last one holds.
  var changes: JSONValue {
    let changes = JSONValue.object()
    var groups: [String: JSONValue] = [:]
    for term in flatMap(\.terms) {
      guard term.place.count == 2 else {
        changes.set(term.place[0], term.value)
        continue
      }
      let group = groups[term.place[0]] ?? .object()
      group.set(term.place[1], term.value)
      groups[term.place[0]] = group
    }
    // Sorted, or the order of a dictionary would show in what is sent.
    for (name, group) in groups.sorted(by: { $0.key > $1.key }) { changes.set(name, group) }
    return changes
  }
}
