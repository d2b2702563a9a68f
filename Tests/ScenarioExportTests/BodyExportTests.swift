import Testing

/// Bodies as statements of Swift.
struct BodyExportTests {
  /// The lines of a method of a card with this body.
  private func lines(_ body: String) throws -> [String] {
    try ExportedText(
      views: """
        [ { "id": "card", "overrides": { "touchesBegan": \(body) } },
          { "id": "buy", "class": "UIButton" }, { "id": "page", "class": "UIScrollView" } ]
        """
    ).method("override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)")
  }

  @Test(arguments: [
    (#""super""#, ["super.touchesBegan(touches, with: event)"]),
    (#"{ "super": false }"#, []),
    (#"{ "super": true }"#, ["super.touchesBegan(touches, with: event)"]),
    (#"{ "note": "seen" }"#, [#"Test.trace("seen", at: self)"#]),
    (
      #"{ "note": "seen", "with": { "x": "$touch.location.x", "n": 3, "who": "$self" } }"#,
      [
        "Test.trace(", #""seen","#, "at: self,",
        #"["x": touches.first?.location(in: nil).x as Any?, "n": 3 as Any?, "who": self as Any?]"#,
        ")",
      ]
    ),
    (#"{ "set": { "card.alpha": 0.5 } }"#, ["Test.card.alpha = 0.5"]),
    (#"{ "set": { "$self.isHidden": true } }"#, ["self.isHidden = true"]),
    (
      #"{ "set": [ { "card.tag": 1 }, { "buy.tag": "$card.tag" } ] }"#,
      ["Test.card.tag = 1", "Test.buy.tag = Test.card.tag"]
    ),
    (
      #"{ "set": { "card.bounds.origin": [1, 2] } }"#,
      ["Test.card.bounds.origin = CGPoint(x: 1, y: 2)"]
    ),
    (#"{ "set": { "card.center.x": 4 } }"#, ["Test.card.center.x = 4"]),
    (#"{ "set": { "$self.superview.alpha": 1 } }"#, ["self.superview?.alpha = 1"]),
    // What only draws is left out, as it is where an object is made.
    (
      ##"{ "set": [ { "card.backgroundColor": "#ff8800" }, { "card.tag": 1 } ] }"##,
      ["Test.card.tag = 1"]
    ),
    (
      #"{ "set": { "card.tag": { "sum": ["$count", 1] } } }"#,
      ["Test.card.tag = touchesBeganCount + 1"]
    ),
    (
      #"{ "set": { "card.transform": { "scaleX": 2, "y": 3 } } }"#,
      ["Test.card.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0)"]
    ),
    (#"{ "set": { "card.transform": [1, 0, 0, 1, 0, 0] } }"#, ["Test.card.transform = .identity"]),
    (#"{ "call": "removeFromSuperview", "on": "card" }"#, ["Test.card.removeFromSuperview()"]),
    (#"{ "call": "becomeFirstResponder", "on": "$self" }"#, ["self.becomeFirstResponder()"]),
    (
      #"{ "call": "isDescendant", "on": "card", "with": ["buy"] }"#,
      ["_ = Test.card.isDescendant(of: Test.buy)"]
    ),
    (
      #"{ "call": "hitTest", "on": "card", "with": [[1, 2]] }"#,
      ["_ = Test.card.hitTest(CGPoint(x: 1, y: 2), with: nil)"]
    ),
    (#"{ "call": "endEditing", "on": "card" }"#, ["Test.card.endEditing(false)"]),
    (
      #"{ "call": "setContentOffset", "on": "page", "with": [[0, 9]] }"#,
      ["Test.page.setContentOffset(CGPoint(x: 0, y: 9), animated: false)"]
    ),
    (
      #"{ "call": "addSubview", "on": "$self.superview", "with": ["buy"] }"#,
      ["self.superview?.addSubview(Test.buy)"]
    ),
    (
      #"{ "after": 0.5, "do": [ { "note": "later" } ] }"#,
      ["Test.after(0.5) {", #"Test.trace("later", at: self)"#, "}"]
    ),
    (#"{ "after": 0, "do": [] }"#, ["Test.after(0) {}"]),
    (
      #"{ "after": 1, "do": [ { "set": { "card.tag": "$count" } } ] }"#,
      [
        "Test.after(1) { [touchesBeganCount] in", "Test.card.tag = touchesBeganCount", "}",
      ]
    ),
    (
      #"{ "if": { "$card.tag": 1 }, "then": [ { "note": "a" } ], "else": [ { "note": "b" } ] }"#,
      [
        "if Test.card.tag == 1 {", #"Test.trace("a", at: self)"#, "} else {",
        #"Test.trace("b", at: self)"#, "}",
      ]
    ),
    (
      #"{ "if": { "$card.tag": 1 }, "then": [ { "note": "a" } ] }"#,
      ["if Test.card.tag == 1 {", #"Test.trace("a", at: self)"#, "}"]
    ),
    (
      #"{ "if": { "$card.tag": 1 }, "then": [], "else": [ { "note": "b" } ] }"#,
      ["if !(Test.card.tag == 1) {", #"Test.trace("b", at: self)"#, "}"]
    ),
    (
      #"{ "animate": { "card.alpha": 0 }, "duration": 2 }"#,
      [
        "UIView.animate(withDuration: 2, delay: 0, options: []) {", "Test.card.alpha = 0", "}",
      ]
    ),
    (
      """
      { "animate": { "card.alpha": 0, "card.center": [1, 2] }, "duration": 2, "delay": 0.5,
        "options": ["curveLinear", "repeat"],
        "completion": [ { "if": { "$finished": true }, "then": [ { "note": "done" } ] } ] }
      """,
      [
        "UIView.animate(withDuration: 2, delay: 0.5, options: [.curveLinear, .repeat]) {",
        "Test.card.alpha = 0", "Test.card.center = CGPoint(x: 1, y: 2)",
        "} completion: { finished in", "if finished == true {", #"Test.trace("done", at: self)"#,
        "}", "}",
      ]
    ),
  ])
  func `an action is a statement`(action: String, statements: [String]) throws {
    let lines = try lines("[ \(action) ]").filter { $0 != #"Test.trace("touchesBegan", at: self)"# }
    #expect(lines == statements)
  }

  @Test func `where both branches leave, nothing follows them`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "card", "overrides": { "canBecomeFirstResponder": [
          { "if": { "$card.tag": 1 }, "then": [ { "return": true } ],
            "else": [ { "note": "no" }, { "return": false } ] } ] } } ]
        """
    )
    #expect(
      try text.method("override var canBecomeFirstResponder: Bool") == [
        "if Test.card.tag == 1 {", "return true", "} else {", #"Test.trace("no", at: self)"#,
        "return false", "}",
      ]
    )
  }

  @Test func `a parameter that may be changed is changed where it is`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "page", "class": "UIScrollView", "delegate": { "id": "stopper", "overrides": {
          "willEndDragging": [ { "if": { "$targetContentOffset.y": { "above": 9 } },
            "then": [ { "set": { "$targetContentOffset": [0, 9] } } ] } ] } } } ]
        """
    )
    #expect(
      text.lines(beginning: "targetContentOffset.pointee")
        == ["targetContentOffset.pointee = CGPoint(x: 0, y: 9)"]
    )
    #expect(text.lines(beginning: "if target") == ["if targetContentOffset.pointee.y > 9 {"])
  }

  // MARK: - Actions and handlers

  @Test func `an action has as many parameters as its selector says`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "card", "implements": { "load": [ { "note": "n" } ], "save:": [],
            "send:event:": [ { "note": "m" } ], "move:by:": [], "copy:": [ { "note": "c" } ] } } ]
        """
    )
    #expect(
      try text.body(of: "func load()") == [
        #"Test.trace("load", at: self)"#, #"Test.trace("n", at: self)"#,
      ]
    )
    #expect(try text.body(of: "func save(_ sender: Any?)") == [#"Test.trace("save:", at: self)"#])
    #expect(
      try text.body(of: "func send(_ sender: Any?, event: UIEvent?)")
        == [#"Test.trace("send:event:", at: self)"#, #"Test.trace("m", at: self)"#]
    )
    #expect(
      try text.body(of: "func move(_ sender: Any?, by event: UIEvent?)")
        == [#"Test.trace("move:by:", at: self)"#]
    )
    // UIKit declares its own; ResponderKit does not.
    #expect(
      text.lines(beginning: "override func copy")
        == ["override func copy(_ sender: Any?) { performCopy(sender) }"]
    )
    #expect(
      text.lines(beginning: "func copy") == ["func copy(_ sender: Any?) { performCopy(sender) }"]
    )
    #expect(
      text.lines(beginning: "@objc(") == [
        "@objc(load)", "@objc(move:by:)", "@objc(save:)",
        "@objc(send:event:)",
      ]
    )
    #expect(
      text.lines(beginning: ".adding(") == [
        #".adding("copy:", CardView.copy)"#, #".adding("load", CardView.load)"#,
        #".adding("move:by:", CardView.move)"#, #".adding("save:", CardView.save)"#,
        #".adding("send:event:", CardView.send)"#,
      ]
    )
  }

  @Test func `a handler is a closure of the object that has it`() throws {
    let text = try ExportedText(
      app: """
        "objects": [ { "id": "share", "class": "UIAction", "title": "Share", "handler": [
            { "note": "shared" }, { "set": { "window.tag": 3 } } ] },
          { "id": "plain", "class": "UIAction", "title": "Plain" } ]
        """
    )
    #expect(
      text.lines(beginning: "static let share").first
        == #"static let share: UIAction = UIAction(title: "Share") { _ in"#
    )
    #expect(
      text.lines(beginning: #"Test.trace("shared""#) == [#"Test.trace("shared", at: Test.share)"#]
    )
    #expect(text.lines(beginning: "Test.window.tag") == ["Test.window.tag = 3"])
    #expect(text.lines(beginning: #"trace("handler""#).count == 2)
  }
}
