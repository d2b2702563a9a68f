import Jansson

/// What a document expects, as one says it: *buy is hit, buy.touchDown never*.
struct SpokenExpectation {
  private let expectation: JSONValue
  private let words: Words

  init(_ expectation: JSONValue, _ words: Words) {
    self.expectation = expectation
    self.words = words
  }

  /// Every key in words; what nobody has words for as JSON.
  var text: String {
    expectation.members.filter { $0.key != "comment" }.map { part($0.key, $0.value) }
      .joined(separator: words.comma)
  }

  private func part(_ key: String, _ value: JSONValue) -> String {
    if value.isNull, let told = absence(key) { return told }
    let told = value.string
    switch key {
    case "hit":
      if let told { return words.say("\(told) is hit", zh: "命中 \(told)") }
    case "handledBy":
      if let told { return words.say("handled by \(told)", zh: "由 \(told) 处理") }
    case "firstResponder":
      if let told { return words.say("first responder \(told)", zh: "第一响应者是 \(told)") }
    case "discarded":
      if value.bool == true { return words.say("discarded", zh: "被丢弃") }
      if value.bool == false { return words.say("not discarded", zh: "未被丢弃") }
    case "path", "chain":
      if value.isArray {
        return "\(key) " + value.strings.joined(separator: " \(Mark.then.drawn) ")
      }
    case "fired":
      return value.members.map { "\($0.key) \(times($0.value))" }.joined(separator: words.comma)
    case "values", "state":
      return value.members.map { SpokenMatcher($0.value, words).text(of: $0.key) }
        .joined(separator: ", ")
    case "calls":
      if let told = SpokenCalls(value, words).text { return told }
    case "rule":
      return words.say("rule ", zh: "规则 ") + words.list(value.string.map { [$0] } ?? value.strings)
    case "returned":
      let told = SpokenMatcher(value, words).text ?? value.shortJSON
      return words.say("returned \(told)", zh: "返回 \(told)")
    default: break
    }
    return "\(key) \(value.string ?? value.shortJSON)"
  }

  /// That somebody is expected not to be.
  private func absence(_ key: String) -> String? {
    switch key {
    case "hit": words.nothingHit
    case "handledBy": words.say("handled by nobody", zh: "无人处理")
    case "firstResponder": words.say("no first responder", zh: "没有第一响应者")
    default: nil
    }
  }

  private func matched(_ value: JSONValue) -> String? {
    SpokenMatcher(value, words).text.map { words.say("\($0) times", zh: "\($0) 次") }
  }

  private func times(_ value: JSONValue) -> String {
    switch value.int {
    case 0?: words.say("never", zh: "从不")
    case 1?: words.say("once", zh: "一次")
    case let count?: words.say("\(count) times", zh: "\(count) 次")
    case nil: matched(value) ?? value.shortJSON
    }
  }
}
