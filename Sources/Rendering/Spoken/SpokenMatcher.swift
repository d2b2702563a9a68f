import Jansson

/// What a value has to be like, as one says it: *near 0.5*, *at least 3*, *above 0 and below 2*.
struct SpokenMatcher {
  private let matcher: JSONValue
  private let words: Words

  init(_ matcher: JSONValue, _ words: Words) {
    self.matcher = matcher
    self.words = words
  }

  /// The matcher in words; `nil` of a constant, and of what nobody has words for.
  var text: String? {
    // How near is told where it is asked for: the number that counts is the other.
    let members = matcher.members.filter { $0.key != "within" }
    let told = members.compactMap { part($0.key, $0.value) }
    guard !told.isEmpty, told.count == members.count else { return nil }
    return told.joined(separator: words.say(" and ", zh: " 且 "))
  }

  /// What has to be so of something: *card.alpha = 1*, *card.alpha below 1*.
  func text(of name: String) -> String {
    text.map { "\(name) \($0)" } ?? "\(name) = \(matcher.shortJSON)"
  }

  private func part(_ key: String, _ value: JSONValue) -> String? {
    let told = value.shortJSON
    return switch key {
    case "near": words.say("near \(told)", zh: "接近 \(told)")
    case "atLeast": words.say("at least \(told)", zh: "至少 \(told)")
    case "atMost": words.say("at most \(told)", zh: "至多 \(told)")
    case "above": words.say("above \(told)", zh: "大于 \(told)")
    case "below": words.say("below \(told)", zh: "小于 \(told)")
    case "not" where !value.isObject: words.say("not \(told)", zh: "不是 \(told)")
    default: nil
    }
  }
}
