import Jansson
@testable import Rendering
import Sentences
import Testing

/// Expectations, places and calls are said as one says them, and as JSON where nobody would.
struct SpokenExpectationTests {
  @Test(arguments: [
    (#"{"hit":null}"#, "nothing is hit", "没有命中任何视图"),
    (
      #"{"hit":{"not":"x"}}"#,
      #"hit {"not": "x"}"#, #"hit {"not": "x"}"#
    ),
    (#"{"handledBy":"x"}"#, "handled by x", "由 x 处理"),
    (#"{"handledBy":null}"#, "handled by nobody", "无人处理"),
    (#"{"firstResponder":null}"#, "no first responder", "没有第一响应者"),
    (#"{"returned":null}"#, "returned null", "返回 null"),
    (#"{"firstResponder":"f"}"#, "first responder f", "第一响应者是 f"),
    (#"{"discarded":true}"#, "discarded", "被丢弃"),
    (#"{"discarded":false}"#, "not discarded", "未被丢弃"),
    (#"{"path":["a","b"]}"#, "path a ▸ b", "path a ▸ b"),
    (#"{"chain":"x"}"#, "chain x", "chain x"),
    (
      #"{"fired":{"a":0,"b":1,"c":2,"d":{"min":3}}}"#,
      #"a never, b once, c 2 times, d {"min": 3}"#, #"a 从不，b 一次，c 2 次，d {"min": 3}"#
    ),
    (#"{"values":{"a.b":1.50,"c.d":"x"}}"#, #"a.b = 1.5, c.d = "x""#, #"a.b = 1.5, c.d = "x""#),
    (#"{"state":{"tap":"ended"}}"#, #"tap = "ended""#, #"tap = "ended""#),
    (#"{"rule":"a.b"}"#, "rule a.b", "规则 a.b"),
    (
      #"{"rule":["a.b","c.d"]}"#,
      "rule a.b, c.d", "规则 a.b、c.d"
    ),
    (#"{"returned":false}"#, "returned false", "返回 false"),
    (#"{"fired":{"a":{"atLeast":3}}}"#, "a at least 3 times", "a 至少 3 次"),
    (
      #"{"values":{"a.b":{"above":1,"atMost":2.50},"c.d":{"near":[1,2],"within":0.5}}}"#,
      "a.b above 1 and at most 2.5, c.d near [1, 2]", "a.b 大于 1 且 至多 2.5, c.d 接近 [1, 2]"
    ),
    (
      #"{"values":{"a.b":{"below":1,"is":"X"}}}"#, #"a.b = {"below": 1, "is": "X"}"#,
      #"a.b = {"below": 1, "is": "X"}"#
    ),
    (#"{"values":{"a.b":{"not":1}}}"#, "a.b not 1", "a.b 不是 1"),
    (
      #"{"values":{"a":{"not":{"is":"X"}}}}"#, #"a = {"not": {"is": "X"}}"#,
      #"a = {"not": {"is": "X"}}"#
    ),
    (#"{"returned":{"near":1,"within":0.1}}"#, "returned near 1", "返回 接近 1"),
    (#"{"calls":["x.hitTest","y+"]}"#, "calls x.hitTest ▸ y+", "依次 x.hitTest ▸ y+"),
    (#"{"calls":"x"}"#, "calls x", "calls x"), (#"{"calls":[1]}"#, "calls [1]", "calls [1]"),
    (
      #"{"calls":[{"call":"a","time":{"near":0.5,"within":0.02}},{"call":"b","time":1}]}"#,
      "calls a near 0.5 s ▸ b at 1 s", "依次 a 接近 0.5 秒 ▸ b 在 1 秒"
    ),
    (
      #"{"calls":[{"call":"a","with":{"n":1,"m":{"above":2}},"returned":null,"inside":"b"}]}"#,
      "calls a with n = 1, m above 2 answering null inside b",
      "依次 a 带 n = 1、m 大于 2 返回 null 在 b 之内"
    ),
    (#"{"calls":[{"repeat":["a","b"]},"c"]}"#, "calls (a ▸ b)+ ▸ c", "依次 (a ▸ b)+ ▸ c"),
    (
      #"{"calls":{"of":["a*","b"],"exactly":["a1","b"]}}"#,
      "of a*, b exactly a1 ▸ b", "a*、b 中恰好 a1 ▸ b"
    ),
    (#"{"calls":{"of":"a*","exactly":[]}}"#, "of a* none", "a* 都没有"),
    (
      #"{"calls":{"inOrder":["a"],"never":["b"]}}"#,
      "calls a, never b", "依次 a，从不 b"
    ),
    (
      #"{"calls":{"of":["a"],"most":[]}}"#, #"calls {"of": ["a"], "most": []}"#,
      #"calls {"of": ["a"], "most": []}"#
    ),
    (#"{"comment":"said aside","hit":"x"}"#, "x is hit", "命中 x"), ("{}", "", ""),
  ])
  func `an expectation is said so`(document: String, english: String, chinese: String) throws {
    let expectation = try JSON.parse(document)
    #expect(SpokenExpectation(expectation, Words(language: .english)).text == english)
    #expect(SpokenExpectation(expectation, Words(language: .chinese)).text == chinese)
  }

  @Test(arguments: [
    (#""buy""#, "buy", "buy"), ("[1,2.5]", "1,2.5 on the screen", "屏幕上的 1,2.5"),
    (#"{"in":"buy"}"#, "buy", "buy"),
    (#"{"in":"buy","point":[1,2]}"#, "buy at 1,2", "buy 的 1,2 处"),
    (#"{"in":"buy","unit":[0.5,1]}"#, "buy at 50%,100%", "buy 的 50%,100% 处"),
    (
      #"{"in":"s","part":"thumb","offset":[3,0]}"#,
      "the thumb of s, 3,0 off", "s 的滑块，再偏 3,0"
    ),
    (#"{"in":"s","part":"decrement"}"#, "the minus button of s", "s 的减号按钮"),
    (#"{"in":"s","part":"increment"}"#, "the plus button of s", "s 的加号按钮"),
    (#"{"in":"s","part":"clearButton"}"#, "the clear button of s", "s 的清除按钮"),
    (#"{"in":"s","part":"backButton"}"#, "the back button of s", "s 的返回按钮"),
    (#"{"in":"s","part":"other"}"#, "the other of s", "s 的 other"),
  ])
  func `a place is said so`(document: String, english: String, chinese: String) throws {
    let place = SpokenPlace(try #require(try JSON.parse("[\(document)]")[0]))
    #expect(place.text(Words(language: .english)) == english)
    #expect(place.text(Words(language: .chinese)) == chinese)
  }

  @Test(arguments: [
    (#"{"call":"save"}"#, "call save()"),
    (
      #"{"call":"present","on":{"class":"UIAlertController"},"with":[{"id":"a"},1.50,true]}"#,
      "call UIAlertController.present(a, 1.5, true)"
    ),
    (#"{"call":"add","on":"root","with":"x"}"#, "call root.add(x)"),
    (#"{"set":[{"a.b":1},{"c.d":[1.0,2]}]}"#, "set a.b = 1, c.d = [1, 2]"),
    (#"{"animate":{"a.alpha":0},"duration":0.25}"#, "animate a.alpha = 0 for 0.25 s"),
    (#"{"animate":{"a.alpha":0}}"#, "animate a.alpha = 0"),
    (#"{"after":0,"do":{"set":{"a.b":1}}}"#, "at the next turn: set a.b = 1"),
    (#"{"after":2,"do":[{"release":"x"},{"wait":1}]}"#, "2 s later: let go of x, wait 1 s"),
    (#"{"ask":{"kind":"hit"}}"#, "a question"), (#"{"unknown":1.0}"#, #"{"unknown": 1}"#),
  ])
  func `a step is said so`(document: String, told: String) throws {
    #expect(SpokenStep(try JSON.parse(document)).text(Words(language: .english)) == told)
  }
}
