@_spi(Workbench) import ScenarioKit
import Sentences
import Testing

/// What `calls` says of the order of occurrences, and of what may never occur.
struct CallsJudgingTests {
  private static let buy = #""send": "touch.tap", "at": "buy""#
  private static let back = #""send": "touch.tap", "at": "back", "taps": 2"#

  private func messages(_ calls: String, after step: String = buy) throws -> [String] {
    try JudgedApp.messages(of: "\"calls\": \(calls)", after: step)
  }

  // MARK: - In order

  @Test(arguments: [
    #"["buy.touchDown", "buy.touchUpInside"]"#, #"["buy.touchDown", "shop.buy:"]"#, "[]",
    #"{ "inOrder": ["buy.touchesBegan", "buy.touchDown", "buy.touchesEnded", "buy:"] }"#,
    #"["buy.touchUpInside"]"#,
  ])
  func `others may stand between those that are listed`(calls: String) throws {
    #expect(try messages(calls) == [])
  }

  @Test(arguments: [
    (
      #"["buy.touchUpInside", "buy.touchDown"]"#, "buy.touchDown", "nothing more",
      "/script/0/expect/calls/1"
    ),
    (
      #"["buy.touchDown", "buy.touchDown", "buy:"]"#, "buy.touchDown, buy:", "shop.buy:",
      "/script/0/expect/calls/1"
    ),
    (
      #"{ "inOrder": ["buy.touchCancel", "buy.touchDown"] }"#, "buy.touchCancel, buy.touchDown",
      "buy.touchDown", "/script/0/expect/calls/inOrder/0"
    ),
  ])
  func `both lists are told from where they part`(
    calls: String,
    wanted: String,
    found: String,
    pointer: String
  ) throws {
    let script = "[ { \(Self.buy), \"expect\": { \"calls\": \(calls) } } ]"
    let failure = try JudgedApp.failure(script)
    #expect(failure.expected.english == wanted)
    #expect(failure.actual.english == found)
    #expect(failure.pointer == pointer)
    #expect(failure.message.english == "calls: expected \(wanted), but it is \(found)")
  }

  // MARK: - Exactly

  @Test(arguments: [
    #"["back.touchesBegan", "back.touchesEnded", "back.touchesBegan", "back.touchesEnded"]"#,
    #"[ { "repeat": ["back.touchesBegan", "back.touchesEnded"] } ]"#,
    #"["back.touchesBegan", { "repeat": ["back.touches*"] }]"#,
    #"["back.touches*+"]"#, #"["back.touches*+", "back.touchesEnded"]"#,
  ])
  func `these and no others`(exactly: String) throws {
    let calls = #"{ "of": ["back.touches*"], "exactly": \#(exactly) }"#
    #expect(try messages(calls, after: Self.back) == [])
  }

  @Test(arguments: [
    (
      #"["back.touchesBegan", "back.touchesEnded"]"#, "nothing more",
      "back.touchesBegan, back.touchesEnded", "/script/0/expect/calls"
    ),
    (
      #"["back.touchesBegan+", "back.touchesEnded"]"#, "nothing more",
      "back.touchesBegan, back.touchesEnded", "/script/0/expect/calls"
    ),
    (
      #"["back.touchesBegan", "back.touchesMoved", "back.touchesEnded"]"#,
      "back.touchesMoved, back.touchesEnded",
      "back.touchesEnded, back.touchesBegan, back.touchesEnded",
      "/script/0/expect/calls/exactly/1"
    ),
    (
      #"[{ "repeat": ["back.touchesBegan", "back.touchesEnded"] }, "back.touchesMoved+"]"#,
      "back.touchesMoved+", "nothing more", "/script/0/expect/calls/exactly/1"
    ),
    (
      "[]", "nothing more",
      "back.touchesBegan, back.touchesEnded, back.touchesBegan, back.touchesEnded",
      "/script/0/expect/calls"
    ),
  ])
  func `one more or one less parts the lists`(
    exactly: String,
    wanted: String,
    found: String,
    pointer: String
  ) throws {
    let calls = #"{ "of": ["back.touches*"], "exactly": \#(exactly) }"#
    let failure = try JudgedApp.failure("[ { \(Self.back), \"expect\": { \"calls\": \(calls) } } ]")
    #expect(failure.expected.english == wanted)
    #expect(failure.actual.english == found)
    #expect(failure.pointer == pointer)
  }

  @Test func `what none of the patterns selects may occur at any place`() throws {
    let calls = #"{ "of": ["buy.touchDown", "shop.*"], "exactly": ["buy.touchDown", "buy:"] }"#
    #expect(try messages(calls) == [])
    #expect(
      try messages(#"{ "of": ["buy.touchDown"], "exactly": ["buy.touchDown", "buy:"] }"#)
        == ["calls: expected buy:, but it is nothing more"]
    )
  }

  @Test func `of a long rest a dozen are told`() throws {
    let drag = #""send": "touch.drag", "from": "back", "by": [30, 0]"#
    let calls = #"{ "of": ["back.touches*"], "exactly": ["back.touchesBegan"] }"#
    let failure = try JudgedApp.failure("[ { \(drag), \"expect\": { \"calls\": \(calls) } } ]")
    let moves = Array(repeating: "back.touchesMoved", count: 12).joined(separator: ", ")
    #expect(failure.actual.english == moves + ", …")
  }

  // MARK: - Never

  @Test func `what never may be is told with its time`() throws {
    #expect(try messages(#"{ "never": ["buy.touchCancel", "home.viewWillDisappear"] }"#) == [])
    let script = """
      [ { "wait": 2 }, { \(Self.buy), "expect": { "calls": {
          "never": ["buy.touchCancel", { "call": "buy.touchUpInside" }, "shop.buy:"] } } } ]
      """
    let failures = try JudgedApp.reports(script).flatMap(\.failures)
    #expect(
      failures.map(\.message.english) == [
        "calls: expected never buy.touchUpInside, but it is it occurred at 2.08 s",
        "calls: expected never shop.buy:, but it is it occurred at 2.08 s",
      ]
    )
    #expect(
      failures.map(\.pointer) == [
        "/script/1/expect/calls/never/1", "/script/1/expect/calls/never/2",
      ]
    )
    #expect(failures.first?.expected.chinese == "从不 buy.touchUpInside")
    #expect(failures.first?.actual.chinese == "它在 2.08 秒时发生了")
  }

  @Test func `what occurs twice is told once`() throws {
    #expect(
      try messages(#"{ "never": ["back.touchesEnded"] }"#, after: Self.back)
        == ["calls: expected never back.touchesEnded, but it is it occurred at 0.08 s"]
    )
  }

  @Test func `all forms that stand together are judged`() throws {
    let calls = """
      { "inOrder": ["buy.touchCancel"], "of": ["buy.touchDown"], "exactly": [],
        "never": ["buy.touchUpInside"] }
      """
    #expect(
      try messages(calls) == [
        "calls: expected buy.touchCancel, but it is nothing more",
        "calls: expected nothing more, but it is buy.touchDown",
        "calls: expected never buy.touchUpInside, but it is it occurred at 0.08 s",
      ]
    )
  }
}
