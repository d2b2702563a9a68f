import Testing

/// What came of a stimulus: who handled it, the way there, and what was answered.
struct OutcomeJudgingTests {
  private static let buy = #""send": "touch.tap", "at": "buy""#
  private static let back = #""send": "touch.tap", "at": "back""#
  private static let plain = #""send": "touch.tap", "at": "plain""#

  @Test(arguments: [
    (buy, #""handledBy": "buy""#, []),
    (back, #""handledBy": "back""#, []),
    (plain, #""handledBy": null"#, []),
    (buy, #""handledBy": { "is": "UIControl" }"#, []),
    (back, #""handledBy": null"#, [#"handledBy: expected null, but it is "back""#]),
    (plain, #""handledBy": "plain""#, [#"handledBy: expected "plain", but it is null"#]),
  ])
  func `the handler is the one that is wanted`(
    step: String,
    items: String,
    messages: [String]
  ) throws {
    #expect(try JudgedApp.messages(of: items, after: step) == messages)
  }

  @Test(arguments: [
    (buy, #"["buy"]"#, nil),
    (back, #"["back"]"#, nil),
    (plain, #"["plain", "root", "home", "window", "scene", "application"]"#, nil),
    (buy, #"["buy", "root"]"#, #"["buy"]"#),
    (buy, "[]", #"["buy"]"#),
    (
      plain, #"["plain", "root", "home", "window", "scene"]"#,
      #"["plain", "root", "home", "window", "scene", "application"]"#
    ),
  ])
  func `the way goes to the handler, or through all that were asked`(
    step: String,
    wanted: String,
    found: String?
  ) throws {
    let message = found.map { "path: expected \(wanted), but it is \($0)" }
    #expect(
      try JudgedApp.messages(of: "\"path\": \(wanted)", after: step)
        == [message].compactMap(\.self)
    )
  }

  @Test func `a way may be asked for what lies on it`() throws {
    #expect(try JudgedApp.messages(of: #""path": { "contains": "home" }"#, after: Self.plain) == [])
    #expect(
      try JudgedApp.messages(of: #""path": { "contains": "home" }"#, after: Self.buy)
        == [#"path: expected containing "home", but it is ["buy"]"#]
    )
  }

  @Test(arguments: [
    (plain, "true", nil), (back, "false", nil),
    (plain, "false", "expected false, but it is true"),
    (back, "true", "expected true, but it is handled by back"),
    (plain, #""application""#, nil),
    (plain, #""window""#, #"expected discarded by window, but it is discarded by "application""#),
    (back, #""application""#, "expected discarded by application, but it is handled by back"),
    (back, #""back""#, "expected discarded by back, but it is handled by back"),
  ])
  func `a stimulus is discarded where nobody handles it, and by whom was asked last`(
    step: String,
    wanted: String,
    message: String?
  ) throws {
    #expect(
      try JudgedApp.messages(of: "\"discarded\": \(wanted)", after: step)
        == [message].compactMap { $0.map { "discarded: " + $0 } }
    )
  }

  @Test func `of two stimuli in a span the last one counts`() throws {
    let script = """
      [ { \(Self.back) }, { \(Self.plain) }, { "expect": { "discarded": true } },
        { "expect": { "handledBy": "back" } } ]
      """
    #expect(
      try JudgedApp.messages(script) == [#"handledBy: expected "back", but it is null"#]
    )
  }

  // MARK: - Answers

  private static let call = #""call": "hitTest", "on": "root", "with": [[10, 10]]"#

  @Test(arguments: [
    (call, #""back""#, nil),
    (call, "null", #"expected null, but it is "back""#),
    (#""call": "isDescendant", "on": "buy", "with": ["root"]"#, "true", nil),
    (
      #""call": "isDescendant", "on": "buy", "with": ["root"]"#, "false",
      "expected false, but it is true"
    ),
    (#""call": "convert(_:to:)", "on": "pad", "with": [[1, 2], null]"#, "[1, 302]", nil),
    (
      #""call": "convert(_:to:)", "on": "pad", "with": [[1, 2], null]"#, "[1, 300]",
      "expected [1, 300], but it is [1, 302]"
    ),
    (#""call": "removeFromSuperview", "on": "pad""#, "null", nil),
    (
      #""send": "action.send", "action": "none:""#, "true", "expected true, but it is false"
    ),
    (#""send": "touch.tap", "at": "buy""#, "null", nil),
    (#""send": "touch.tap", "at": "buy""#, "false", "expected false, but it is null"),
  ])
  func `the answer is that of the call or the stimulus`(
    step: String,
    wanted: String,
    message: String?
  ) throws {
    #expect(
      try JudgedApp.messages(of: "\"returned\": \(wanted)", after: step)
        == [message].compactMap { $0.map { "returned: " + $0 } }
    )
  }

  @Test func `an answer stays the last one until something else is asked`() throws {
    let script = """
      [ { \(Self.call) }, { "set": { "pad.alpha": 0.5 }, "expect": { "returned": "back" } },
        { "wait": 1, "expect": { "returned": "back" } },
        { "call": "addSubview", "on": "pad", "with": ["pad"],
          "expect": { "raised": "viewCycle", "returned": null } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }
}
