import ScenarioTestSupport
import Testing

/// Methods and properties of the application, menus, the undo prompt and the rest, asked by documents.
struct AppMemberTests {
  private func run(objects: String = "[]", views: String = "[]", _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": \(objects), "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "subviews": \(views) } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `touches are ignored until each call to ignore them was taken back`() throws {
    try run(
      views: #"[ { "id": "card", "frame": [0, 0, 90, 90] } ]"#,
      """
      [ { "call": "beginIgnoringInteractionEvents", "on": "application" },
        { "call": "beginIgnoringInteractionEvents", "on": "application" },
        { "call": "endIgnoringInteractionEvents", "on": "application",
          "expect": { "values": { "application.isIgnoringInteractionEvents": true } } },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "card.touchesBegan": 0 } } },
        { "call": "endIgnoringInteractionEvents", "on": "application",
          "expect": { "values": { "application.isIgnoringInteractionEvents": false } } },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "card.touchesBegan": 1 } } } ]
      """
    )
  }

  @Test func `the application knows its state, its scenes and its windows`() throws {
    try run(
      """
      [ { "expect": { "values": { "application.applicationState": "active",
            "application.connectedScenes": ["scene"], "application.keyWindow": "window",
            "application.windows": ["window"], "scene.windows": ["window"],
            "scene.keyWindow": "window", "window.isKeyWindow": true, "window.canBecomeKey": true } } },
        { "send": "application.enterBackground",
          "expect": { "values": { "application.applicationState": "background" } } },
        { "send": "application.enterForeground",
          "expect": { "values": { "application.applicationState": "inactive" } } },
        { "send": "application.becomeActive",
          "expect": { "values": { "application.applicationState": "active" } } } ]
      """
    )
  }

  @Test func `a second window is shown and made key by its own calls`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "first" }, { "id": "second",
          "isHidden": true } ] },
        "script": [
          { "call": "makeKey", "on": "second", "expect": { "values": { "second.isKeyWindow": true,
              "second.isHidden": true, "first.isKeyWindow": false } } },
          { "call": "makeKeyAndVisible", "on": "first", "expect": { "values": {
              "first.isKeyWindow": true } } },
          { "call": "makeKeyAndVisible", "on": "second", "expect": { "values": {
              "second.isKeyWindow": true, "second.isHidden": false,
              "application.windows": ["first", "second"] } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `remote commands come until the app takes no more`() throws {
    try run(
      objects: #"[ { "id": "player", "implements": ["play:"] } ]"#,
      """
      [ { "call": "beginReceivingRemoteControlEvents", "on": "application" },
        { "send": "remote-control.send", "command": "play",
          "expect": { "fired": { "window.remoteControlReceived": 1 } } },
        { "call": "endReceivingRemoteControlEvents", "on": "application" },
        { "send": "remote-control.send", "command": "play",
          "expect": { "fired": { "window.remoteControlReceived": 0 } } },
        { "call": "addTarget", "on": "remoteCommandCenter.playCommand", "with": ["player", "play:"],
          "expect": { "values": { "remoteCommandCenter.playCommand.targets": ["player"] } } },
        { "send": "remote-control.send", "command": "play",
          "expect": { "fired": { "player.play:": 1 } } },
        { "call": "removeTarget", "on": "remoteCommandCenter.playCommand", "with": [null],
          "expect": { "values": { "remoteCommandCenter.playCommand.targets": [] } } } ]
      """
    )
  }

  @Test func `the pasteboard has text or none`() throws {
    try run(
      """
      [ { "expect": { "values": { "pasteboard.string": null, "pasteboard.hasStrings": false } } },
        { "set": { "pasteboard.string": "copied" }, "expect": { "values": {
            "pasteboard.string": "copied", "pasteboard.string.count": 6,
            "pasteboard.hasStrings": true } } },
        { "set": { "pasteboard.string": null },
          "expect": { "values": { "pasteboard.hasStrings": false } } } ]
      """
    )
  }

  @Test func `an edit menu is shown at a point, asked again, and taken away by code`() throws {
    try run(
      views: """
        [ { "id": "mail", "frame": [0, 0, 200, 200], "interactions": [ { "id": "edit",
            "class": "UIEditMenuInteraction", "delegate": { "overrides": { "menuFor": {
              "class": "UIMenu", "children": [ { "class": "UIAction", "title": "Flag",
                "handler": [] } ] } } } } ] } ]
        """,
      """
      [ { "expect": { "values": { "menu.isVisible": false, "edit.view": "mail" } } },
        { "call": "presentEditMenu", "on": "edit", "with": [[5, 5]],
          "expect": { "values": { "menu.isVisible": true, "menu.items": ["Flag"] },
            "fired": { "edit.menuFor": 1 } } },
        { "call": "reloadVisibleMenu", "on": "edit", "expect": { "fired": { "edit.menuFor": 1 } } },
        { "call": "dismissMenu", "on": "edit", "expect": { "values": { "menu.isVisible": false } } } ]
      """
    )
  }

  @Test func `the menu of systems before iOS 16 is shown and hidden by code`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "profile": { "ios": 15 }, "app": {
          "objects": [ { "id": "cite", "class": "UIMenuItem", "title": "Cite",
            "action": "cite:" } ],
          "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
            { "id": "mail", "frame": [0, 0, 90, 90], "implements": ["cite:"],
              "overrides": { "canBecomeFirstResponder": true } } ] } ] },
        "script": [ { "call": "becomeFirstResponder", "on": "mail" },
          { "set": { "menuController.menuItems": ["cite"] } },
          { "call": "showMenu", "on": "menuController", "with": ["mail", [0, 0, 9, 9]],
            "expect": { "values": { "menuController.isMenuVisible": true, "menu.isVisible": true,
              "menu.items": ["cite:"] } } },
          { "call": "update", "on": "menuController", "expect": { "values": {
              "menu.items": ["cite:"] } } },
          { "call": "hideMenu", "on": "menuController", "expect": { "values": {
              "menuController.isMenuVisible": false, "menu.isVisible": false } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `a shake asks to undo or to do again, and each answer is its own`() throws {
    try run(
      views: #"[ { "id": "field", "class": "UITextField", "frame": [0, 0, 90, 40] } ]"#,
      """
      [ { "call": "becomeFirstResponder", "on": "field" }, { "send": "text-input.type", "text": "a" },
        { "send": "motion.shake", "expect": { "values": { "undoPrompt.isVisible": true,
            "undoPrompt.offersUndo": true, "undoPrompt.offersRedo": false } } },
        { "call": "cancel", "on": "undoPrompt",
          "expect": { "values": { "undoPrompt.isVisible": false, "field.text": "a" } } },
        { "wait": 2 }, { "send": "motion.shake" }, { "call": "undo", "on": "undoPrompt",
          "expect": { "values": { "undoPrompt.isVisible": false, "field.text": "" } } },
        { "wait": 2 }, { "send": "motion.shake", "expect": { "values": {
            "undoPrompt.offersUndo": false, "undoPrompt.offersRedo": true } } },
        { "call": "redo", "on": "undoPrompt", "expect": { "values": { "field.text": "a",
            "undoPrompt.isVisible": false } } } ]
      """
    )
  }
}
