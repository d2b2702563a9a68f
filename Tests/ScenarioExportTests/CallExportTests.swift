import Testing

/// Calls of methods as Swift: their arguments, what is left out, and what may be nil.
struct CallExportTests {
  private static let views = """
    [ { "id": "card", "frame": [0, 0, 9, 9] }, { "id": "page", "class": "UIScrollView" },
      { "id": "list", "class": "UITableView", "numberOfRows": 3 },
      { "id": "buy", "class": "UIButton" }, { "id": "field", "class": "UITextField" } ]
    """

  private func line(_ call: String) throws -> String? {
    let text = try ExportedText(views: Self.views, script: "[ { \"call\": \(call) } ]")
    let start = try #require(text.lines.firstIndex { $0.contains("static let script: [Step]") })
    return text.lines[start...].map { String($0.trimmingPrefix { $0 == " " }) }
      .first { $0.hasPrefix("Test.") || $0.hasPrefix("_ = ") }
  }

  @Test(arguments: [
    (#""layoutIfNeeded", "on": "card""#, "Test.card.layoutIfNeeded()"),
    (
      #""bringSubviewToFront", "on": "window", "with": ["card"]"#,
      "Test.window.bringSubviewToFront(Test.card)"
    ),
    (
      #""insertSubview(_:at:)", "on": "window", "with": ["card", 2]"#,
      "Test.window.insertSubview(Test.card, at: 2)"
    ),
    (
      #""insertSubview(_:at:)", "on": "window", "with": ["card"]"#,
      "Test.window.insertSubview(Test.card, at: 0)"
    ),
    (
      #""insertSubview(_:aboveSubview:)", "on": "window", "with": ["card", "page"]"#,
      "Test.window.insertSubview(Test.card, aboveSubview: Test.page)"
    ),
    (
      #""convert(_:to:)", "on": "card", "with": [[1, 2]]"#,
      "_ = Test.card.convert(CGPoint(x: 1, y: 2), to: nil)"
    ),
    (
      #""convert(_:to:)", "on": "card", "with": [[1, 2, 3, 4], "window"]"#,
      "_ = Test.card.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: Test.window)"
    ),
    (
      #""convert(_:from:)", "on": "card", "with": ["$page.center", "window"]"#,
      "_ = Test.card.convert(Test.page.center, from: Test.window)"
    ),
    (
      #""setContentOffset", "on": "page", "with": [[1, 2], true]"#,
      "Test.page.setContentOffset(CGPoint(x: 1, y: 2), animated: true)"
    ),
    (
      #""scrollRectToVisible", "on": "page""#,
      "Test.page.scrollRectToVisible(.zero, animated: false)"
    ),
    (
      #""cellForRow", "on": "list", "with": [[0, 2]]"#,
      "_ = Test.list.cellForRow(at: IndexPath(row: 2, section: 0))"
    ),
    (
      #""sendActions", "on": "buy", "with": ["touchUpInside"]"#,
      "Test.buy.sendActions(for: .touchUpInside)"
    ),
    (
      #""sendActions", "on": "buy", "with": [["touchDown", "touchUpInside"]]"#,
      "Test.buy.sendActions(for: [.touchDown, .touchUpInside])"
    ),
    (
      #""canPerformAction", "on": "card", "with": ["copy:"]"#,
      #"_ = Test.card.canPerformAction(Selector(("copy:")), withSender: nil)"#
    ),
    (
      #""removeAction(identifiedBy:for:)", "on": "buy", "with": ["share", "touchUpInside"]"#,
      #"Test.buy.removeAction(identifiedBy: UIAction.Identifier("share"), for: .touchUpInside)"#
    ),
    (
      #""becomeFirstResponder", "on": "$card.superview""#,
      "Test.card.superview?.becomeFirstResponder()"
    ),
    (
      #""removeFromSuperview", "on": "list.cellForRow[0,1]""#,
      "Test.list.cellForRow(at: IndexPath(row: 1, section: 0))?.removeFromSuperview()"
    ),
    (
      #""endEditing", "on": "window.subviews[0]", "with": [true]"#,
      "Test.window.subviews[0].endEditing(true)"
    ),
    (
      #""contains", "on": { "CGRect": [0, 0, 9, 9] }, "with": [[1, 2]]"#,
      "_ = CGRect(x: 0, y: 0, width: 9, height: 9).contains(CGPoint(x: 1, y: 2))"
    ),
    (
      #""contains", "on": { "CGRect": null }, "with": [[1, 2, 3, 4]]"#,
      "_ = CGRect.null.contains(CGRect(x: 1, y: 2, width: 3, height: 4))"
    ),
    (
      #""insetBy", "on": { "CGRect": [0, 0, 9, 9] }, "with": [1, -2]"#,
      "_ = CGRect(x: 0, y: 0, width: 9, height: 9).insetBy(dx: 1, dy: -2)"
    ),
    (
      #""isIdentity", "on": { "CGAffineTransform": [1, 0, 0, 1, 0, 0] }"#,
      "_ = CGAffineTransform.identity.isIdentity"
    ),
  ])
  func `a call is written with Swift's labels`(call: String, wanted: String) throws {
    #expect(try line(call) == wanted)
  }

  // MARK: - Listening

  private static func fired(_ name: String, _ delegate: String = "") throws -> ExportedText {
    try ExportedText(
      views: """
        [ { "id": "list", "class": "UITableView", "frame": [0, 0, 390, 300],
            "numberOfRows": 3\(delegate) }, { "id": "chooser-view" } ]
        """,
      script: """
        [ { "send": "touch.tap", "at": "list.cellForRow[0,1]",
            "expect": { "fired": { "\(name)": { "atLeast": 0 } } } } ]
        """
    )
  }

  @Test func `somebody listens for what is expected and nobody hears`() throws {
    let text = try Self.fired("list.didSelectRowAt")
    #expect(
      try text.body(of: "final class ListWatcher: NSObject, UITableViewDelegate") == [
        "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {",
        #"Test.trace("didSelectRowAt", at: tableView)"#, "}",
      ]
    )
    #expect(
      text.lines(beginning: "static let listWatcher") == ["static let listWatcher = ListWatcher()"]
    )
    #expect(text.lines(beginning: "list.delegate") == ["list.delegate = listWatcher"])
    #expect(try Self.fired("*.didSelectRowAt").lines(beginning: "list.delegate").count == 1)
  }

  @Test(arguments: [
    "list.didScroll", "list.willSelectRowAt", "window.becomeKey",
    "*.touchesBegan",
  ])
  func `nobody listens for what comes with each frame, for questions, or for no delegate's`(
    name: String
  ) throws {
    #expect(try Self.fired(name).lines(beginning: "list.delegate") == [])
  }

  @Test func `a delegate of the document's hears what it does not override`() throws {
    let delegate = { (overrides: String) in
      #", "delegate": { "id": "chooser", "overrides": { \#(overrides) } }"#
    }
    let listening = try Self.fired("list.didSelectRowAt", delegate(#""willSelectRowAt": []"#))
    #expect(listening.lines(beginning: "list.delegate") == ["list.delegate = chooser"])
    #expect(
      listening.lines(beginning: #"Test.trace("didSelectRowAt""#)
        == [#"Test.trace("didSelectRowAt", at: tableView)"#]
    )
    let own = try Self.fired("list.didSelectRowAt", delegate(#""didSelectRowAt": []"#))
    #expect(own.lines(beginning: #"Test.trace("didSelectRowAt""#).count == 1)
    #expect(!own.lines.contains { $0.contains("Watcher") })
  }
}
