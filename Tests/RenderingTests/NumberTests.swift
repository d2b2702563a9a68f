import Jansson
@testable import Rendering
import Sentences
import Testing

/// Numbers, points and values are as short as they can be and lose nothing that counts.
struct NumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (120.50, "120.5"),
      (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (0.000001, "0.000001"),
      (0.0000004, "0"), (100, "100"), (1e6, "1000000"), (-3.14, "-3.14"),
      (0.01, "0.01"), (10.01, "10.01"), (1e11, "100000000000"), (1e12, "1000000000000"),
      (-1e12, "-1000000000000"), (123_456_789_012_345, "123456789012345"),
      (1_234_567_890_123.5, "1234567890123.5"), (9_007_199_254_740_992, "9007199254740992"),
    ] as [(Double, String)]
  )
  func `a number has no digit that says nothing`(number: Double, text: String) {
    #expect(number.shortest == text)
  }

  @Test func `what is written short reads as the same number`() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<2000 {
      let number = Double(Int.random(in: -9_000_000...9_000_000, using: &numbers)) / 1000
      let text = number.shortest
      #expect(Double(text) == number)
      #expect(!text.contains(".") || text.last != "0")
    }
  }

  @Test(
    arguments: [
      (0.0, "0 s", "0 秒"), (0.08, "0.08 s", "0.08 秒"), (0.12345, "0.123 s", "0.123 秒"),
      (2, "2 s", "2 秒"), (0.0004, "0 s", "0 秒"),
    ] as [(Double, String, String)]
  )
  func `seconds are told to the millisecond`(seconds: Double, english: String, chinese: String) {
    #expect(Words(language: .english).seconds(seconds) == english)
    #expect(Words(language: .chinese).seconds(seconds) == chinese)
  }

  @Test func `of one thing it is said that it is one`() {
    let english = Words(language: .english)
    let told = (0...2).map { english.count($0, "step", "steps", zh: "个步骤") }
    #expect(told == ["0 steps", "1 step", "2 steps"])
    #expect(Words(language: .chinese).count(1, "step", "steps", zh: "个步骤") == "1 个步骤")
  }

  @Test(arguments: [
    ("null", "none", "没有", "null"), ("true", "true", "true", "true"), ("1.50", "1.5", "1.5", "1.5"),
    (#""a b""#, "a b", "a b", #""a b""#), ("[1,2.50]", "(1, 2.5)", "(1, 2.5)", "[1, 2.5]"),
    (#"["a","b"]"#, "a, b", "a、b", #"["a", "b"]"#), ("[]", "", "", "[]"),
    (#"[1,"b"]"#, "1, b", "1、b", #"[1, "b"]"#),
    (#"{"a":1.0,"b":{"c":null}}"#, "a 1, b c none", "a 1, b c 没有", #"{"a": 1, "b": {"c": null}}"#),
  ])
  func `a value is read by people so, and written so`(
    document: String,
    english: String,
    chinese: String,
    json: String
  ) throws {
    let value = try #require(try JSON.parse("[\(document)]")[0])
    #expect(value.text(Words(language: .english)) == english)
    #expect(value.text(Words(language: .chinese)) == chinese)
    #expect(value.shortJSON == json)
    #expect(try JSON.parse("[\(value.shortJSON)]") == JSON.parse("[\(document)]"))
  }

  @Test(arguments: [
    ("[230,150.5]", "230,150.5"), ("[0.04,0.06]", "0,0.1"), ("[-0.26,7.0]", "-0.3,7"), ("[]", ""),
  ])
  func `a point is told to the tenth`(point: String, told: String) throws {
    #expect(RouteWording.point(try JSON.parse(point)) == told)
  }
}
