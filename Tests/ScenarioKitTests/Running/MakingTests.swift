import ScenarioTestSupport
import Testing

/// How objects of a document are made out of one another: in lists, as parts, and by each other.
struct MakingTests {
  private func expectAllHold(_ app: String, _ values: String, script: String = "") throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { \(app) },
        "script": [ \(script.isEmpty ? "" : script + ", ")
          { "expect": { "values": { \(values) } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `what an object takes when it is made is made before it, wherever it is declared`()
    throws
  {
    try expectAllHold(
      """
      "objects": [ { "id": "menu1", "class": "UIMenu", "title": "M", "children": [
          { "id": "inner", "class": "UIMenu", "children": ["late"] },
          { "class": "UICommand", "title": "Save", "action": "save:" } ] },
        { "id": "late", "class": "UIAction", "title": "Late", "handler": [] } ],
      "windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ]
      """,
      """
      "menu1.children.count": 2, "menu1.children[0]": "inner", "inner.children[0]": "late",
      "menu1.children[1].title": "Save", "late.title": "Late", "menu1.title": "M"
      """
    )
  }

  @Test func `a part of an object is found in it, with its values and its overrides`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "page", "class": "UIScrollView", "frame": [0, 0, 200, 200],
          "contentSize": [200, 900], "panGestureRecognizer": { "id": "pan",
            "minimumNumberOfTouches": 2, "overrides": { "touchesBegan": [
              { "note": "felt", "with": { "me": "$self" } }, "super" ] } },
          "layer": { "id": "paper", "zPosition": 7 } } ] } ]
      """,
      """
      "page.panGestureRecognizer": "pan", "pan.view": "page", "pan.minimumNumberOfTouches": 2,
      "page.layer": "paper", "paper.zPosition": 7
      """,
      script: """
        { "send": "touch.began", "at": "page", "expect": {
            "calls": [ { "call": "pan.felt", "with": { "me": "pan" } } ] } }
        """
    )
  }

  @Test func `a view that stands elsewhere is put where it is named`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
        "id": "home", "children": [ { "id": "child", "view": { "id": "inner",
          "frame": [1, 2, 3, 4] } } ],
        "view": { "id": "root", "subviews": [ { "id": "first" }, "child.view", "loose" ] } } } ],
      "objects": [ { "id": "loose", "class": "UIView", "frame": [5, 6, 7, 8] } ]
      """,
      """
      "root.subviews": ["first", "inner", "loose"], "inner.superview": "root",
      "inner.frame": [1, 2, 3, 4], "child.parent": "home", "child.isViewLoaded": true
      """
    )
  }

  @Test func `a handler's runs are counted for itself`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": [ { "id": "buy", "class": "UIButton", "targets": [
          { "for": "touchDown", "id": "one", "class": "UIAction", "handler": [
            { "note": "ran", "with": { "n": "$count", "me": "$self" } } ] },
          { "for": "touchUpInside", "id": "two", "class": "UIAction", "handler": [
            { "note": "ran", "with": { "n": "$count" } } ] } ] } ] } ] },
        "script": [ { "call": "sendActions", "on": "buy", "with": ["touchDown"] },
          { "call": "sendActions", "on": "buy", "with": ["touchUpInside"] },
          { "call": "sendActions", "on": "buy", "with": ["touchDown"] },
          { "expect": { "calls": { "of": ["*.ran"], "exactly": [
            { "call": "one.ran", "with": { "n": 1, "me": "one" } },
            { "call": "two.ran", "with": { "n": 1 } },
            { "call": "one.ran", "with": { "n": 2 } } ] } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `the fixtures are always there`() throws {
    try expectAllHold(
      #""windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ]"#,
      """
      "keyboard.isVisible": false, "menu.isVisible": false, "menu.items": [],
      "undoPrompt.isVisible": false, "pasteboard.string": null, "focusSystem.focusedItem": null,
      "device.orientation": "portrait", "application.keyWindow": "window",
      "scene": { "not": null }, "notifications": { "not": null }, "menuController": { "not": null },
      "remoteCommandCenter": { "not": null }
      """
    )
  }
}
