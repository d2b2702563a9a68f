import Testing

/// What each matcher takes, on both sides of its border, and how a report writes it.
struct MatcherJudgingTests {
  /// What `pad` is when it is looked at.
  private static let set = """
    "set": { "pad.tag": 5, "pad.center": [100, -40], "pad.bounds": [10, 20, 200, 100],
      "pad.alpha": 0.5, "field.text": "tea" }
    """

  private func message(_ value: String, _ matcher: String) throws -> String? {
    let items = #""values": { "\#(value)": \#(matcher) }"#
    let messages = try JudgedApp.messages(of: items, after: Self.set)
    #expect(messages.count <= 1)
    return messages.first
  }

  // MARK: - Numbers

  @Test(arguments: [
    ("5", true), ("5.0000009", true), ("5.0000011", false), ("4.9999991", true),
    ("4.9999989", false), ("6", false), ("null", false),
    (#"{ "near": 5.5, "within": 0.5 }"#, true), (#"{ "near": 5.5, "within": 0.49 }"#, false),
    (#"{ "near": 4.5, "within": 0.5 }"#, true), (#"{ "near": 5, "within": 0 }"#, true),
    (#"{ "atLeast": 5 }"#, true), (#"{ "atLeast": 5.000001 }"#, true),
    (#"{ "atLeast": 5.00001 }"#, false), (#"{ "atLeast": 4 }"#, true),
    (#"{ "atMost": 5 }"#, true), (#"{ "atMost": 4.999999 }"#, true),
    (#"{ "atMost": 4.99999 }"#, false), (#"{ "atMost": 6 }"#, true),
    (#"{ "above": 5 }"#, false), (#"{ "above": 4.999 }"#, true), (#"{ "above": 6 }"#, false),
    (#"{ "below": 5 }"#, false), (#"{ "below": 5.001 }"#, true), (#"{ "below": 4 }"#, false),
    (#"{ "above": 4, "below": 6 }"#, true), (#"{ "above": 5, "below": 6 }"#, false),
    (#"{ "above": 4, "below": 5 }"#, false),
    (#"{ "oneOf": [4, 5] }"#, true), (#"{ "oneOf": [4, 6] }"#, false), (#"{ "oneOf": [] }"#, false),
    (#"{ "oneOf": [4, { "above": 4 }] }"#, true),
    (#"{ "not": 5 }"#, false), (#"{ "not": 4 }"#, true), (#"{ "not": { "above": 5 } }"#, true),
    (#""$back.tag""#, false), (#"{ "above": "$back.tag" }"#, true),
    (#"{ "sum": [2, 3] }"#, true), (#"{ "sum": [2, 2] }"#, false),
    (#"{ "near": { "sum": [2, 4] }, "within": 1 }"#, true),
  ])
  func `a number of five`(matcher: String, holds: Bool) throws {
    #expect(try (message("pad.tag", matcher) == nil) == holds)
  }

  @Test(arguments: [
    ("6", "6"), ("0.1234567", "0.123457"), ("-2", "-2"), ("1e300", "1e+300"),
    ("1.5e305", "1.5e+305"), (#"{ "near": 7, "within": 0.5 }"#, "near 7 within 0.5"),
    (#"{ "atLeast": 6 }"#, "at least 6"), (#"{ "atMost": 4 }"#, "at most 4"),
    (#"{ "above": 5 }"#, "above 5"), (#"{ "below": 5 }"#, "below 5"),
    (#"{ "oneOf": [1, { "not": 5 }] }"#, "one of 1, not 5"),
    (#"{ "above": 5, "below": 9 }"#, "above 5 and below 9"), (#"{ "not": 5 }"#, "not 5"),
    ("null", "null"),
  ])
  func `what is demanded of a number is written as it is said`(matcher: String, text: String) throws
  {
    #expect(try message("pad.tag", matcher) == "pad.tag: expected \(text), but it is 5")
  }

  // MARK: - Geometry

  @Test(arguments: [
    ("pad.center", "[100, -40]", true), ("pad.center", "[100, -40.000002]", false),
    ("pad.center", "[100]", false), ("pad.center", "[100, -40, 0]", false),
    ("pad.center", #"[{ "above": 99 }, { "below": 0 }]"#, true),
    ("pad.center", #"[{ "above": 99 }, { "above": 0 }]"#, false),
    ("pad.center", #"{ "near": [101, -41], "within": 1 }"#, true),
    ("pad.center", #"{ "near": [101, -41.1], "within": 1 }"#, false),
    ("pad.center", #"{ "near": [101.1, -41], "within": 1 }"#, false),
    ("pad.center", #"{ "near": 100, "within": 500 }"#, false),
    ("pad.center.x", "100", true), ("pad.center.y", "-40", true), ("pad.center.y", "40", false),
    ("pad.bounds", "[10, 20, 200, 100]", true), ("pad.bounds", "[10, 20, 100, 200]", false),
    ("pad.bounds", #"{ "near": [9, 21, 199, 101], "within": 1 }"#, true),
    ("pad.bounds", #"{ "near": [9, 21, 199, 101.5], "within": 1 }"#, false),
    ("pad.bounds.origin", "[10, 20]", true), ("pad.bounds.size", "[200, 100]", true),
    ("pad.bounds.width", "200", true), ("pad.bounds.height", "200", false),
    ("pad.bounds.x", "10", true), ("pad.bounds.y", "20", true),
    ("pad.bounds.origin.y", "20", true), ("pad.bounds.size.height", "100", true),
    ("pad.center", #"{ "sum": [[60, -50], [40, 10]] }"#, true),
    ("pad.center", #"{ "sum": [[60, -50], [40, 11]] }"#, false),
    ("pad.transform", "[1, 0, 0, 1, 0, 0]", true), ("pad.transform.tx", "0", true),
    ("pad.transform.a", "1", true), ("pad.transform", "[1, 0, 0, 1, 0, 1]", false),
  ])
  func `each component counts`(value: String, matcher: String, holds: Bool) throws {
    #expect(try (message(value, matcher) == nil) == holds)
  }

  @Test(arguments: [
    ("[100, -40]", "right"), ("[-100, 40]", "left"), ("[10, -40]", "up"), ("[10, 40]", "down"),
    ("[40, 40]", "down"), ("[-40, -40]", "up"), ("[0, 0]", ""),
  ])
  func `a vector points to one side, and where both are as long up or down`(
    vector: String,
    side: String
  ) throws {
    let isAcross = ["left", "right"].contains(side)
    for name in ["left", "right", "up", "down", "horizontal", "vertical"] {
      let holds =
        name == side || (name == "horizontal" && isAcross)
        || (name == "vertical" && !isAcross && side != "")
      let messages = try JudgedApp.messages(
        of: #""values": { "pad.center": { "direction": "\#(name)" } }"#,
        after: #""set": { "pad.center": \#(vector) }"#
      )
      #expect(
        messages == (holds ? [] : ["pad.center: expected pointing \(name), but it is \(vector)"])
      )
    }
  }

  @Test(arguments: [
    ("[0, 0]", 0, true), ("[199.9, 199.9]", 0, true), ("[200, 100]", 0, false),
    ("[100, 200]", 0, false), ("[-0.1, 0]", 0, false), ("[0, -0.1]", 0, false),
    ("[10, 10]", 10, true), ("[9.9, 10]", 10, false), ("[189.9, 10]", 10, true),
    ("[190, 10]", 10, false), ("[-10, -10]", -10, true), ("[209.9, 0]", -10, true),
    ("[210, 0]", -10, false), ("[100, 100]", 101, false),
  ])
  func `a point lies inside a view's bounds, the far edges left out`(
    point: String,
    inset: Int,
    holds: Bool
  ) throws {
    let messages = try JudgedApp.messages(
      of: #""values": { "pad.center": { "inside": "back", "inset": \#(inset) } }"#,
      after: #""set": { "pad.center": \#(point) }"#
    )
    let text = inset == 0 ? #"inside "back""# : #"inside "back" inset by \#(inset)"#
    #expect(messages == (holds ? [] : ["pad.center: expected \(text), but it is \(point)"]))
  }

  @Test func `inside is asked in the view's own coordinates`() throws {
    let script = """
      [ { "set": { "back.bounds.origin": [500, 500], "pad.center": [150, 150] } },
        { "expect": { "values": { "pad.center": { "inside": "back" } } } },
        { "set": { "back.frame": [0, 400, 50, 50] } },
        { "expect": { "values": { "pad.center": { "not": { "inside": "back" } } } } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  // MARK: - Objects, texts and lists

  @Test(arguments: [
    ("pad.superview", #""root""#, true), ("pad.superview", #""window.subviews[0]""#, true),
    ("pad.superview", #""back""#, false), ("pad.superview", #""$root""#, true),
    ("pad.superview", #"{ "is": "UIView" }"#, true), ("buy", #"{ "is": "UIControl" }"#, true),
    ("buy", #"{ "is": "UILabel" }"#, false), ("pad", #"{ "is": "UIControl" }"#, false),
    ("second.rootViewController", #"{ "is": "UIViewController" }"#, false),
    ("pad", #"{ "under": "pad" }"#, true), ("pad", #"{ "under": "window" }"#, true),
    ("root", #"{ "under": "pad" }"#, false),
    ("pad.superview.superview", #"{ "under": "root" }"#, false),
    ("home", #"{ "under": "window" }"#, false),
    ("home.presentedViewController", "null", true),
    ("home.presentedViewController.view", "null", true), ("pad.superview", "null", false),
    ("field.text", #""tea""#, true), ("field.text", #""Tea""#, false),
    ("field.text", #"{ "contains": "ea" }"#, true), ("field.text", #"{ "contains": "" }"#, true),
    ("field.text", #"{ "contains": "eat" }"#, false), ("field.text.count", "3", true),
    ("field.text", #"{ "oneOf": ["coffee", "tea"] }"#, true),
    ("root.subviews", #"["back", "buy", "pad", "field", "plain"]"#, true),
    ("root.subviews", #"["back", "buy", "pad", "plain", "field"]"#, false),
    ("root.subviews", #"["back", "buy", "pad", "field"]"#, false),
    ("root.subviews", #"{ "contains": "pad" }"#, true),
    ("root.subviews", #"{ "contains": "root" }"#, false),
    ("root.subviews", #"{ "contains": { "is": "UITextField" } }"#, true),
    ("root.subviews", #"{ "contains": { "is": "UISlider" } }"#, false),
    ("root.subviews.count", "5", true), ("root.subviews[5]", "null", true),
    ("root.subviews[0].superview", #""root""#, true), ("pad", #"{ "contains": "pad" }"#, false),
    ("pad.isHidden", "false", true), ("pad.isHidden", "true", false),
    ("pad.isHidden", "null", false), ("device.orientation", #""portrait""#, true),
  ])
  func `objects are the same, texts and lists equal`(
    value: String,
    matcher: String,
    holds: Bool
  ) throws {
    #expect(try (message(value, matcher) == nil) == holds)
  }

  @Test(arguments: [
    ("false", "false", true), ("true", "false", false), ("true", "true", true),
  ])
  func `options are those of another object where none is missing and none too many`(
    selected: String,
    others: String,
    holds: Bool
  ) throws {
    let messages = try JudgedApp.messages(
      of: #""values": { "buy.state": "$field.state" }"#,
      after: #""set": { "buy.isSelected": \#(selected), "field.isSelected": \#(others) }"#
    )
    #expect(
      messages == (holds ? [] : [#"buy.state: expected [], but it is ["selected"]"#])
    )
  }

  @Test(arguments: [
    ("pad", #"{ "is": "UISlider" }"#, #"a UISlider, but it is "pad""#),
    ("root", #"{ "under": "pad" }"#, #""pad" or below it, but it is "root""#),
    ("field.text", #"{ "contains": "x" }"#, #"containing "x", but it is "tea""#),
    ("field.text", "null", #"null, but it is "tea""#),
    ("pad.isHidden", "true", "true, but it is false"),
    ("pad.center", "[1, 2]", "[1, 2], but it is [100, -40]"),
    ("pad.transform", "[1, 0, 0, 2, 0, 0]", "[1, 0, 0, 2, 0, 0], but it is [1, 0, 0, 1, 0, 0]"),
    (
      "root.subviews", #"["pad"]"#,
      #"["pad"], but it is ["back", "buy", "pad", "field", "plain"]"#
    ),
    ("buy.state", #"["selected"]"#, #"["selected"], but it is []"#),
  ])
  func `what is demanded of other values is written as it is said`(
    value: String,
    matcher: String,
    text: String
  ) throws {
    #expect(try message(value, matcher) == "\(value): expected \(text)")
  }
}
