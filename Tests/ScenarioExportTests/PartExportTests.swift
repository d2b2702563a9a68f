import Foundation
import Testing

/// Cells, root views, action tables and sets: what stands where in a file.
struct PartExportTests {
  @Test(arguments: [
    ("13.4", "row.addSubview(own)"),
    ("14", "row.insertSubview(own, belowSubview: row.contentView)"),
    ("17", "row.insertSubview(own, belowSubview: row.contentView)"),
  ])
  func `what a cell adds to itself lies behind its content view since iOS 14`(
    ios: String,
    line: String
  ) throws {
    let text = try ExportedText(
      views: """
        [ { "id": "list", "class": "UITableView", "sections": [ { "rows": [ { "id": "row",
            "subviews": [ { "id": "own" } ],
            "contentView": { "subviews": [ { "id": "inner" } ] } } ] } ] } ]
        """,
      top: #""profile": { "ios": \#(ios) }"#
    )
    let build = try text.body(of: "static func build()")
    #expect(build.filter { $0.contains("own") } == [line])
    #expect(build.contains("row.contentView.addSubview(inner)"))
    #expect(
      text.lines(beginning: "static let listSource") == ["static let listSource = Rows([[row]])"]
    )
  }

  @Test func `frames that follow others are set again when the windows are shown`() throws {
    let text = try ExportedText(
      views:
        #"[ { "id": "card", "frame": "fill", "subviews": [ { "id": "in", "frame": "fill" } ] } ]"#,
      app: """
        "objects": [ { "id": "page", "class": "UIViewController",
            "view": { "id": "root", "frame": [1, 2, 3, 4] } },
          { "id": "full", "class": "UIViewController", "view": { "id": "low", "frame": "fill" } } ]
        """
    )
    #expect(
      try text.body(of: "static func didLaunch()") == [
        "card.frame = window.bounds", "`in`.frame = card.bounds",
        "root.frame = CGRect(x: 1, y: 2, width: 3, height: 4)",
      ]
    )
  }

  @Test func `the table of actions stands in a responder's class, and beside any other's`() throws {
    let text = try ExportedText(
      views: #"[ { "id": "card", "implements": ["save:"] } ]"#,
      app: """
        "objects": [ { "id": "shop", "implements": ["buy:"] },
          { "id": "page", "class": "UIViewController", "implements": ["load"] } ]
        """
    )
    #expect(
      text.lines(beginning: "override class var actions")
        == Array(repeating: "override class var actions: Actions {", count: 2)
    )
    #expect(
      try text.body(of: "extension Test.ShopObject: ActionTarget") == [
        "static var actions: Actions {", "Actions()",
        #".adding("buy:", Test.ShopObject.buy)"#, "}",
      ]
    )
    #expect(
      text.lines(beginning: ".adding") == [
        #".adding("load", PageController.load)"#, #".adding("save:", CardView.save)"#,
        #".adding("buy:", Test.ShopObject.buy)"#,
      ]
    )
  }

  @Test(arguments: [
    ("$touches[0].view", "touches.first?.view"), ("$touch.view", "touches.first?.view"),
    ("$touches.count", "touches.count"),
    (
      "$event.allTouches[0].phase",
      "event?.allTouches?.first?.phase"
    ),
  ])
  func `of a set there is a first one`(value: String, text: String) throws {
    let lines = try ExportedText(
      views: """
        [ { "id": "card", "overrides": { "touchesBegan": [
          { "note": "n", "with": { "v": "\(value)" } } ] } } ]
        """
    ).method("override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)")
    #expect(lines == [#"Test.trace("n", at: self, ["v": \#(text) as Any?])"#])
  }

  @Test func `of a set there is no second one`() throws {
    let refused = try ExportedText.refusal(
      views: """
        [ { "id": "card", "overrides": { "touchesBegan": [
          { "set": { "card.tag": "$touches[1].tapCount" } } ] } } ]
        """
    )
    #expect(
      refused == "/app/windows/0/subviews/0/overrides/touchesBegan/0/set/card.tag: "
        + "UIKit gives a set here, which has no order"
    )
  }

  @Test func `the log has overrides, actions, handlers and notes, and nothing else`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "buy", "class": "UIButton", "frame": [0, 0, 90, 90], "targets": [
              { "for": "touchUpInside", "target": "shop", "action": "buy:" },
              { "for": "touchDown", "id": "act", "class": "UIAction", "handler": [
                { "note": "done" } ] } ] },
          { "id": "field", "class": "UITextField", "delegate": { "overrides": {
            "shouldBeginEditing": true } } } ]
        """,
      script: """
        [ { "send": "touch.tap", "at": "buy" }, { "call": "becomeFirstResponder", "on": "field" },
          { "call": "hitTest", "on": "window", "with": [[5, 5]] } ]
        """,
      app: #""objects": [ { "id": "shop" } ]"#
    )
    let steps = text.lines.filter { $0.contains("expects: [") && $0.contains("Step(") }
    let expected = steps.map { line in
      line[(line.range(of: "expects: ")?.upperBound ?? line.endIndex)...].prefix { $0 != "]" } + "]"
    }
    #expect(
      expected == [
        #"["handler at act", "done at act", "buy: at shop"]"#, #"["shouldBeginEditing at field"]"#,
        "[]",
      ]
    )
  }
}
