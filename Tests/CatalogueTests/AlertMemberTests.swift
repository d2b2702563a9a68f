import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// What alerts, interactions and undo managers are told and asked by documents.
struct AlertMemberTests {
  private func run(objects: String = "[]", root: String, _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": \(objects), "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "rootViewController": \(root) } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `an alert has the style, the choices and the fields that its node writes`() throws {
    try run(
      objects: """
        [ { "id": "warning", "class": "UIAlertController", "title": "T", "message": "M",
            "actions": [ { "id": "ok", "title": "OK", "style": "cancel" }, { "id": "more" } ],
            "textFields": [ { "id": "name" } ] },
          { "id": "sheet", "class": "UIAlertController", "preferredStyle": "actionSheet" } ]
        """,
      root: #"{ "id": "home" }"#,
      """
      [ { "expect": { "values": { "warning.preferredStyle": "alert", "warning.title": "T",
            "sheet.preferredStyle": "actionSheet", "sheet.title": null, "sheet.message": null,
            "warning.message": "M", "warning.actions": ["ok", "more"],
            "warning.textFields": ["name"], "sheet.actions": [], "sheet.textFields": [],
            "ok.style": "cancel", "ok.title": "OK", "more.style": "default", "more.title": null,
            "more.isEnabled": true } } } ]
      """
    )
  }

  @Test func `a choice that code adds comes last, and runs its handler when it is chosen`() throws {
    try run(
      objects: """
        [ { "id": "warning", "class": "UIAlertController", "actions": [ { "id": "no",
            "title": "No" } ] }, { "id": "yes", "class": "UIAlertAction", "title": "Yes",
            "handler": [ { "note": "chosen", "with": { "title": "$action.title" } } ] } ]
        """,
      root: #"{ "id": "home" }"#,
      """
      [ { "call": "addAction", "on": "warning", "with": ["yes"],
          "expect": { "values": { "warning.actions": ["no", "yes"] } } },
        { "call": "present", "on": "home", "with": ["warning", false] },
        { "send": "touch.tap", "at": "yes" },
        { "wait": "idle", "expect": { "fired": { "yes.handler": 1 },
            "calls": [ { "call": "yes.chosen", "with": { "title": "Yes" } } ],
            "values": { "home.presentedViewController": null } } } ]
      """
    )
  }

  @Test func `a view has the interactions of its node, in order`() throws {
    try run(
      root: """
        { "id": "home", "view": { "id": "root", "interactions": [
          { "id": "edit", "class": "UIEditMenuInteraction" },
          { "id": "context", "class": "UIContextMenuInteraction" } ] } }
        """,
      """
      [ { "expect": { "values": { "root.interactions": ["edit", "context"], "edit.view": "root",
            "context.view": "root", "home.view.interactions.count": 2 } } } ]
      """
    )
  }

  @Test func `what was typed is undone and done again by code`() throws {
    try run(
      root: """
        { "id": "home", "view": { "subviews": [ { "id": "field", "class": "UITextField",
          "frame": [0, 100, 90, 40] } ] } }
        """,
      """
      [ { "call": "becomeFirstResponder", "on": "field" }, { "send": "text-input.type", "text": "a" },
        { "expect": { "values": { "field.undoManager.canUndo": true,
            "field.undoManager.canRedo": false } } },
        { "call": "undo", "on": "field.undoManager", "expect": { "values": { "field.text": "",
            "field.undoManager.canUndo": false, "field.undoManager.canRedo": true } } },
        { "call": "redo", "on": "field.undoManager", "expect": { "values": { "field.text": "a",
            "field.undoManager.canUndo": true, "field.undoManager.canRedo": false } } } ]
      """
    )
  }

  @Test func `what an undo manager can do is what its node says, each of the two by itself`() throws
  {
    try run(
      objects: """
        [ { "id": "a", "class": "UndoManager", "canUndo": true },
          { "id": "b", "class": "UndoManager", "canRedo": true } ]
        """,
      root: #"{ "id": "home" }"#,
      """
      [ { "expect": { "values": { "a.canUndo": true, "a.canRedo": false, "b.canUndo": false,
            "b.canRedo": true } } },
        { "set": [ { "a.canUndo": false }, { "a.canRedo": true } ] },
        { "expect": { "values": { "a.canUndo": false, "a.canRedo": true } } } ]
      """
    )
  }

  @Test(arguments: [("alert", "none"), ("none", "action")])
  func `targets of a recognizer need both of its halves`(target: String, action: String) {
    let target = target == "none" ? "" : #""target": "home", "#
    let action = action == "none" ? "" : #""action": "tapped:", "#
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "rootViewController": { "id": "home",
        "implements": ["tapped:"], "view": { "gestureRecognizers": [ { \(target)\(action)
          "class": "UITapGestureRecognizer" } ] } } } ] }, "script": [ { "expect": {} } ] }
      """
    )
    #expect(found.map(\.type) == [target.isEmpty ? "action-without-target" : "missing-member"])
  }

  @Test func `several targets of a node get their own actions`() throws {
    try run(
      root: """
        { "id": "home", "implements": ["one:", "two"], "view": { "id": "root",
          "implements": ["one:"], "gestureRecognizers": [ { "class": "UITapGestureRecognizer",
            "targets": [ { "target": "home", "action": "one:" }, { "target": "root",
              "action": "one:" }, { "target": "home", "action": "two" } ] } ] } }
        """,
      """
      [ { "send": "touch.tap", "at": [200, 400],
          "expect": { "calls": ["home.one:", "root.one:", "home.two"] } } ]
      """
    )
  }
}
