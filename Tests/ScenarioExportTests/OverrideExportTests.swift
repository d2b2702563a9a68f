import Testing

/// What a subclass answers, as Swift.
struct OverrideExportTests {
  private func method(_ head: String, _ overrides: String) throws -> [String] {
    try ExportedText(
      views: """
        [ { "id": "card", "frame": [0, 0, 100, 100], "overrides": { \(overrides) },
            "subviews": [ { "id": "leaf", "frame": [0, 0, 40, 40] } ] },
          { "id": "far", "frame": [100, 100, 90, 90] } ]
        """
    ).method("override " + head)
  }

  @Test(arguments: [
    ("true", ["return true"]), ("false", ["return false"]),
    (#"{ "inset": -20 }"#, ["return bounds.insetBy(dx: -20, dy: -20).contains(point)"]),
    (
      #"{ "inset": [1, 2, 3, 4] }"#,
      [
        "return bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
          + ".contains(point)"
      ]
    ),
    (
      #"{ "inset": [5, 5, 5, 4] }"#,
      [
        "return bounds.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 4))"
          + ".contains(point)"
      ]
    ),
    (
      #"{ "rect": [1, 2, 3.5, 4] }"#,
      ["return CGRect(x: 1, y: 2, width: 3.5, height: 4).contains(point)"]
    ),
    (
      #"{ "ellipse": true }"#,
      [
        "let x = (point.x - bounds.midX) / (bounds.width / 2)",
        "let y = (point.y - bounds.midY) / (bounds.height / 2)", "return x * x + y * y < 1",
      ]
    ),
    (
      #"{ "only": ["leaf"] }"#,
      ["return Test.leaf.bounds.contains(convert(point, to: Test.leaf))"]
    ),
    (
      #"{ "only": ["leaf", "far"] }"#,
      ["return [Test.leaf, Test.far].contains { $0.bounds.contains(convert(point, to: $0)) }"]
    ),
    (
      #"{ "also": ["far"] }"#,
      [
        "if super.point(inside: point, with: event) { return true }",
        "return Test.far.bounds.contains(convert(point, to: Test.far))",
      ]
    ),
    (
      #"{ "except": ["leaf"] }"#,
      [
        "guard super.point(inside: point, with: event) else { return false }",
        "return !Test.leaf.bounds.contains(convert(point, to: Test.leaf))",
      ]
    ),
    (#"["super"]"#, ["return super.point(inside: point, with: event)"]),
    ("[]", ["return false"]),
    (
      #"["super", { "return": true }]"#,
      ["_ = super.point(inside: point, with: event)", "return true"]
    ),
    (
      #"["super", { "note": "asked" }]"#,
      [
        "var answer: Bool = false", "answer = super.point(inside: point, with: event)",
        #"Test.trace("asked", at: self)"#, "return answer",
      ]
    ),
    (
      #"["super", { "return": "$super" }]"#,
      [
        "var answer: Bool = false", "answer = super.point(inside: point, with: event)",
        "return answer",
      ]
    ),
    (
      #"[ { "note": "asked" }, "super" ]"#,
      [#"Test.trace("asked", at: self)"#, "return super.point(inside: point, with: event)"]
    ),
    (#"[ { "return": true }, { "note": "never" } ]"#, ["return true"]),
  ])
  func `whether a point is inside`(form: String, lines: [String]) throws {
    let head = "func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    #expect(try method(head, "\"pointInside\": \(form)") == lines)
  }

  @Test(arguments: [
    (#""leaf""#, ["return Test.leaf"]), ("null", ["return nil"]),
    (
      #"{ "nilIfSelf": true }"#,
      ["let view = super.hitTest(point, with: event)", "return view === self ? nil : view"]
    ),
    (
      #"{ "nilIf": ["far", "leaf"] }"#,
      [
        "let view = super.hitTest(point, with: event)",
        "return [Test.far, Test.leaf].contains { $0 === view } ? nil : view",
      ]
    ),
    ("[]", ["return nil"]), (#"[ { "return": "$self" } ]"#, ["return self"]),
    (
      #"[ { "if": { "$point.x": { "above": 5 } }, "then": ["super"] } ]"#,
      [
        "var answer: UIView? = nil", "if point.x > 5 {",
        "answer = super.hitTest(point, with: event)", "}", "return answer",
      ]
    ),
  ])
  func `which view is hit`(form: String, lines: [String]) throws {
    let head = "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
    #expect(try method(head, "\"hitTest\": \(form)") == lines)
  }

  @Test(arguments: [
    (
      #"{ "only": ["paste:", "copy:"] }"#,
      [#"return [Selector(("copy:")), Selector(("paste:"))].contains(action)"#]
    ),
    (
      #"{ "also": ["copy:"] }"#,
      [
        #"if [Selector(("copy:"))].contains(action) { return true }"#,
        "return super.canPerformAction(action, withSender: sender)",
      ]
    ),
    (
      #"{ "except": ["copy:"] }"#,
      [
        #"if [Selector(("copy:"))].contains(action) { return false }"#,
        "return super.canPerformAction(action, withSender: sender)",
      ]
    ),
    (
      #"[ { "if": { "$action": "copy:" }, "then": [ { "return": true } ], "else": ["super"] } ]"#,
      [
        "var answer: Bool = false", #"if action == Selector(("copy:")) {"#, "return true",
        "} else {", "answer = super.canPerformAction(action, withSender: sender)", "}",
        "return answer",
      ]
    ),
  ])
  func `which actions can be performed`(form: String, lines: [String]) throws {
    let head = "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool"
    #expect(try method(head, "\"canPerformAction\": \(form)") == lines)
  }

  @Test(arguments: [
    (#"{ "onlyIf": { "$self.tag": 3 } }"#, "return self.tag == 3"),
    (#"{ "unless": { "$self.tag": 3 } }"#, "return !(self.tag == 3)"),
    ("true", "return true"),
  ])
  func `a property is overridden as one`(form: String, line: String) throws {
    let text = try ExportedText(
      views: #"[ { "id": "card", "overrides": { "canBecomeFirstResponder": \#(form) } } ]"#
    )
    #expect(
      try text.body(of: "override var canBecomeFirstResponder: Bool")
        == [#"Test.trace("canBecomeFirstResponder", at: self)"#, line]
    )
  }

  @Test func `a property that can be set keeps UIKit's setter`() throws {
    let text = try ExportedText(
      views: #"[ { "id": "card", "overrides": { "gestureRecognizers": { "return": [] } } } ]"#
    )
    #expect(
      try text.body(of: "override var gestureRecognizers: [UIGestureRecognizer]?") == [
        "get {", #"Test.trace("gestureRecognizers", at: self)"#, "return []", "}",
        "set { super.gestureRecognizers = newValue }",
      ]
    )
  }

  @Test func `what only does has no answer`() throws {
    let head = "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)"
    #expect(try method(head, #""touchesBegan": []"#) == [])
    #expect(
      try method(head, #""touchesBegan": [ { "note": "a" }, "super", { "note": "b" } ]"#) == [
        #"Test.trace("a", at: self)"#, "super.touchesBegan(touches, with: event)",
        #"Test.trace("b", at: self)"#,
      ]
    )
    #expect(
      try method(
        head,
        """
        "touchesBegan": [ { "if": { "$touch.tapCount": 2 }, "then": [ { "return": null } ] },
          "super" ]
        """
      ) == [
        "if touches.first?.tapCount == 2 {", "return", "}",
        "super.touchesBegan(touches, with: event)",
      ]
    )
  }

  @Test func `calls are counted where the body asks, each method for itself`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "card", "overrides": {
          "touchesBegan": [ { "if": { "$count": { "atLeast": 2 } }, "then": ["super"] } ],
          "touchesEnded": [ { "note": "n", "with": { "n": "$count" } } ],
          "touchesMoved": [] } } ]
        """
    )
    #expect(
      text.lines(beginning: "private var")
        == ["private var touchesBeganCount = 0", "private var touchesEndedCount = 0"]
    )
    #expect(
      try text.body(of: "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)")
        == [
          "touchesBeganCount += 1", #"Test.trace("touchesBegan", at: self)"#,
          "if touchesBeganCount >= 2 {", "super.touchesBegan(touches, with: event)", "}",
        ]
    )
  }

  // MARK: - Delegates

  private static let pan = """
    [ { "id": "card", "gestureRecognizers": [ { "id": "pan", "class": "UIPanGestureRecognizer",
        "delegate": { "id": "chooser", "overrides": { OVERRIDES } } } ] },
      { "id": "list", "class": "UITableView", "numberOfRows": 3, "delegate": "chooser" } ]
    """

  @Test func `a delegate's method is declared once for each protocol that has it`() throws {
    let text = try ExportedText(
      views: Self.pan.replacing(
        "OVERRIDES",
        with: #""shouldBegin": { "direction": "right" }, "willSelectRowAt": null, "didScroll": []"#
      )
    )
    #expect(
      text.lines(beginning: "final class Chooser") == [
        "final class ChooserDelegate: NSObject, UIGestureRecognizerDelegate, UITableViewDelegate {"
      ]
    )
    #expect(
      try text.body(
        of: "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool"
      ) == [
        #"Test.trace("shouldBegin", at: gestureRecognizer)"#,
        "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }",
        "return Test.points(pan.translation(in: pan.view), .right)",
      ]
    )
    #expect(
      try text.body(of: "func scrollViewDidScroll(_ scrollView: UIScrollView)")
        == [#"Test.trace("didScroll", at: scrollView)"#]
    )
    #expect(text.lines(beginning: "enum Side").count == 1)
  }

  @Test func `methods of one base name count each for itself`() throws {
    let text = try ExportedText(
      views: Self.pan.replacing(
        "OVERRIDES",
        with: """
          "shouldReceiveTouch": { "onlyIf": { "$count": 1 } },
          "shouldRecognizeSimultaneouslyWith": { "onlyIf": { "$count": 2 } },
          "willSelectRowAt": [ { "note": "n", "with": { "n": "$count" } } ],
          "didSelectRowAt": [ { "note": "n", "with": { "n": "$count" } } ]
          """
      )
    )
    let counters = text.lines(beginning: "private var")
    #expect(
      Set(counters) == [
        "private var shouldReceiveTouchCount = 0",
        "private var shouldRecognizeSimultaneouslyWithCount = 0",
        "private var willSelectRowAtCount = 0", "private var didSelectRowAtCount = 0",
      ]
    )
    #expect(counters.count == 4)
  }
}
