import Jansson
import Sentences
import Testing

@testable import Rendering

/// What happens instead where a change breaks an expectation, and what stands in a reason's sentence.
struct BrokenWordsTests {
  private func broken(
    _ key: String,
    _ end: String,
    _ actual: String,
    expected: String = "x",
    _ language: Language = .chinese
  ) -> String {
    ReasonWords.broken(
      key,
      at: "/script/1/expect/" + end,
      expected: Sentence(verbatim: expected),
      actual: Sentence(verbatim: actual),
      Words(language: language)
    )
  }

  @Test(arguments: [
    ("hit", "hit", "null", "没有命中任何视图"), ("hit", "hit", "\"b\"", "命中的是 b"),
    ("handledBy", "handledBy", "null", "无人处理"), ("handledBy", "handledBy", "\"b\"", "处理者是 b"),
    ("firstResponder", "firstResponder", "null", "没有第一响应者"),
    ("firstResponder", "firstResponder", "\"b\"", "第一响应者是 b"),
    ("returned", "returned", "\"b\"", "返回 b"), ("discarded", "discarded", "false", "有人处理"),
    ("fired", "fired/a", "0 times", "a 没有发生"), ("fired", "fired/a", "1 time", "a 发生 1 次"),
    ("state", "state/tap", "failed", "tap 是 failed"), ("calls", "calls", "b", "调用的方法不同"),
    ("path", "path", "b → c", "路径是 b → c"), ("raised", "raised", "b", "raised 是 b"),
  ])
  func `it is told in Chinese, too`(key: String, end: String, actual: String, told: String) {
    #expect(broken(key, end, actual) == told)
  }

  @Test func `a rule that was not to decide decides, and one that was no longer does`() {
    #expect(broken("rule", "rule", "a.b", expected: "not a.b", .english) == "a.b decides")
    #expect(broken("rule", "rule", "c.d", expected: "a.b", .english) == "a.b no longer decides")
    #expect(broken("rule", "rule", "c.d", expected: "a.b") == "a.b 不再起决定作用")
  }

  // A tilde's escape stands before a slash's, since `~01` is `~1` and no slash.
  @Test(arguments: [
    ("a~01", "a~1"), ("a~1b", "a/b"), ("a~0", "a~"), ("~1~0~1", "/~/"), ("a.b[0,1]", "a.b[0,1]"),
  ])
  func `a name in a pointer is read as pointers are written`(end: String, name: String) {
    #expect(broken("values", "values/" + end, "2", .english) == "\(name) is 2")
  }

  @Test(arguments: [
    ("\"buy\"", "buy"), ("1.50", "1.5"), ("3", "3"), ("null", "null"), ("true", "true"),
    ("[1.0,\"a\"]", #"[1, "a"]"#), ("{\"a\":2.50}", #"{"a": 2.5}"#), ("1e300", "1e+300"),
  ])
  func `an argument may be anything that JSON can hold`(value: String, told: String) throws {
    let sentence = try JSON.parse(
      #"{"id":"value.is","args":{"path":"card.alpha","value":\#(value)}}"#
    )
    let text = ReasonWords.text(of: sentence, Words(language: .english))
    #expect(text == "card.alpha is " + told)
  }

  @Test func `arguments that are no object are all missing`() throws {
    for args in ["[]", "7", "\"x\"", "null"] {
      let sentence = try JSON.parse(#"{"id":"value.is","args":\#(args)}"#)
      #expect(ReasonWords.text(of: sentence, Words(language: .english)) == "? is ?")
    }
  }
}
