import Testing

/// Conditions and matchers as expressions of Swift.
struct ConditionExportTests {
  /// The line that answers whether a card of these conditions can become first responder.
  private func expression(_ condition: String, _ form: String = "onlyIf") throws -> String {
    let text = try ExportedText(
      views: """
        [ { "id": "card", "overrides": { "canBecomeFirstResponder": {
              "\(form)": \(condition) } } },
          { "id": "field", "class": "UITextField" }, { "id": "page", "class": "UIScrollView" } ]
        """
    )
    let lines = try text.body(of: "override var canBecomeFirstResponder: Bool")
    let line = lines.dropFirst().map { $0.hasSuffix(",") ? $0 + " " : $0 }.joined()
    return String(line.trimmingPrefix("return "))
  }

  private func match(_ value: String, _ matcher: String) throws -> String {
    try expression("{ \"\(value)\": \(matcher) }")
  }

  // MARK: - Conditions

  @Test(arguments: [
    (#"{ "$card.tag": 1 }"#, "Test.card.tag == 1"),
    (#"{ "$card.tag": 1, "$self.tag": 2 }"#, "Test.card.tag == 1 && self.tag == 2"),
    (
      #"{ "any": [ { "$card.tag": 1 }, { "$card.tag": 2 } ] }"#,
      "Test.card.tag == 1 || Test.card.tag == 2"
    ),
    (#"{ "any": [ { "$card.tag": 1 } ] }"#, "Test.card.tag == 1"),
    (
      #"{ "any": [ { "$card.tag": 1, "$card.alpha": 1 }, { "$card.tag": 2 } ] }"#,
      "(Test.card.tag == 1 && Test.card.alpha == 1) || Test.card.tag == 2"
    ),
    (
      #"{ "none": [ { "$card.tag": 1 }, { "$card.tag": 2 } ] }"#,
      "!(Test.card.tag == 1 || Test.card.tag == 2)"
    ),
    (#"{ "none": [ { "$card.tag": 1 } ] }"#, "!(Test.card.tag == 1)"),
    (
      #"{ "any": [ { "none": [ { "$card.tag": 1 } ] }, { "any": [ { "$card.tag": 2 } ] } ] }"#,
      "!(Test.card.tag == 1) || Test.card.tag == 2"
    ),
    (
      #"{ "call": "isDescendant", "on": "card", "with": ["window"] }"#,
      "Test.card.isDescendant(of: Test.window)"
    ),
    (
      #"{ "call": "isDescendant", "on": "$card.superview", "with": ["window"] }"#,
      "Test.card.superview?.isDescendant(of: Test.window) == true"
    ),
  ])
  func `a condition holds`(condition: String, text: String) throws {
    #expect(try expression(condition) == text)
    #expect(try expression(condition, "unless") == "!(\(text))")
  }

  // MARK: - Matchers

  @Test(arguments: [
    ("5", "Test.card.tag == 5"), (#""$self.tag""#, "Test.card.tag == self.tag"),
    (#"{ "above": 5 }"#, "Test.card.tag > 5"), (#"{ "below": -5 }"#, "Test.card.tag < -5"),
    (#"{ "atLeast": 5 }"#, "Test.card.tag >= 5"), (#"{ "atMost": 5 }"#, "Test.card.tag <= 5"),
    (#"{ "above": 1, "below": 5 }"#, "Test.card.tag > 1 && Test.card.tag < 5"),
    (#"{ "not": 5 }"#, "!(Test.card.tag == 5)"),
    (#"{ "not": { "above": 1, "below": 5 } }"#, "!(Test.card.tag > 1 && Test.card.tag < 5)"),
    (#"{ "oneOf": [1, 2] }"#, "Test.card.tag == 1 || Test.card.tag == 2"),
    (#"{ "oneOf": [] }"#, "false"),
    (
      #"{ "oneOf": [1, { "above": 5, "below": 9 }] }"#,
      "Test.card.tag == 1 || (Test.card.tag > 5 && Test.card.tag < 9)"
    ),
    (#"{ "near": 5, "within": 2 }"#, "abs(Test.card.tag - 5) <= 2"),
    (#"{ "near": -5, "within": 2 }"#, "abs(Test.card.tag - -5) <= 2"),
    (
      #"{ "near": { "sum": [1, "$self.tag"] }, "within": 2 }"#,
      "abs(Test.card.tag - (1 + self.tag)) <= 2"
    ),
    (#"{ "sum": [1, "$self.tag"] }"#, "Test.card.tag == 1 + self.tag"),
  ])
  func `a whole number is compared`(matcher: String, text: String) throws {
    #expect(try match("$card.tag", matcher) == text)
  }

  @Test(arguments: [
    ("$card.alpha", "0.5", "abs(Test.card.alpha - 0.5) <= 1e-6"),
    ("$card.alpha", "1", "Test.card.alpha == 1"),
    ("$card.bounds.width", #"{ "above": 9 }"#, "Test.card.bounds.width > 9"),
    ("$card.frame", "[1, 2, 3, 4]", "Test.card.frame == CGRect(x: 1, y: 2, width: 3, height: 4)"),
    ("$card.center", "[1, 2.5]", "Test.card.center == CGPoint(x: 1, y: 2.5)"),
    ("$card.isHidden", "true", "Test.card.isHidden == true"),
    ("$card.superview", "null", "Test.card.superview == nil"),
    ("$card.superview", #""window""#, "Test.card.superview === Test.window"),
    ("$card.superview", #"{ "is": "UIControl" }"#, "Test.card.superview is UIControl"),
    (
      "$card.superview", #"{ "under": "window" }"#,
      "Test.card.superview?.isDescendant(of: Test.window) == true"
    ),
    ("$card", #"{ "under": "window" }"#, "Test.card.isDescendant(of: Test.window)"),
    ("$card.superview.tag", "3", "Test.card.superview?.tag == 3"),
    (
      "$card.superview.tag", #"{ "above": 3 }"#,
      "(Test.card.superview?.tag).map({ $0 > 3 }) == true"
    ),
    ("$field.text", #""tea""#, #"Test.field.text == "tea""#),
    ("$field.text", #"{ "contains": "e" }"#, #"Test.field.text?.contains("e") == true"#),
    (
      "$field.text", #"{ "oneOf": ["tea", "milk"] }"#,
      #"Test.field.text == "tea" || Test.field.text == "milk""#
    ),
    (
      "$card.subviews", #"{ "contains": "field" }"#,
      "Test.card.subviews.contains { $0 === Test.field }"
    ),
    ("$card.subviews.count", "2", "Test.card.subviews.count == 2"),
    (
      "$card.center", #"{ "inside": "field" }"#,
      "Test.field.bounds.contains(Test.field.convert(Test.card.center, from: nil))"
    ),
    (
      "$card.center", #"{ "inside": "field", "inset": 4 }"#,
      "Test.field.bounds.insetBy(dx: 4, dy: 4)"
        + ".contains(Test.field.convert(Test.card.center, from: nil))"
    ),
    ("$card.center", #"{ "direction": "up" }"#, "Test.points(Test.card.center, .up)"),
    (
      "$card.superview.center", #"{ "direction": "left" }"#,
      "(Test.card.superview?.center).map({ Test.points($0, .left) }) == true"
    ),
    ("$field.keyboardType", #""emailAddress""#, "Test.field.keyboardType == .emailAddress"),
    ("$field.state", #"["highlighted"]"#, "Test.field.state == .highlighted"),
    (
      "$field.state", #"["highlighted", "selected"]"#,
      "Test.field.state == [.highlighted, .selected]"
    ),
    ("$field.state", "[]", "Test.field.state == []"),
    ("$field.state", #"{ "contains": "highlighted" }"#, "Test.field.state.contains(.highlighted)"),
    (
      "$page.panGestureRecognizer.state", #""began""#,
      "Test.page.panGestureRecognizer.state == .began"
    ),
  ])
  func `values of other kinds are compared`(value: String, matcher: String, text: String) throws {
    #expect(try match(value, matcher) == text)
  }

  @Test(arguments: [
    (#"{ "$card.center": { "near": [1, 2], "within": 3 } }"#, "this comparison has no Swift"),
    (
      #"{ "$card.subviews[0].superview": { "contains": { "not": "card" } } }"#,
      "this comparison has no Swift"
    ),
    (#"{ "$keyboard.isVisible": true }"#, "an app has no object that is 'keyboard'"),
  ])
  func `a comparison without Swift is refused where it stands`(
    condition: String,
    message: String
  ) throws {
    let refused = try ExportedText.refusal(
      views: """
        [ { "id": "card", "overrides": { "canBecomeFirstResponder": {
          "onlyIf": \(condition) } } } ]
        """
    )
    let path = try #require(refused)
    #expect(path.hasSuffix(": " + message), "\(path)")
    #expect(path.hasPrefix("/app/windows/0/subviews/0/overrides/canBecomeFirstResponder/onlyIf/"))
  }
}
