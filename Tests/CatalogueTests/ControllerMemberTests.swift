import ScenarioTestSupport
import Testing

/// Methods and properties of controllers, asked by documents.
struct ControllerMemberTests {
  private func run(objects: String = "[]", root: String, _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": \(objects), "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "rootViewController": \(root) } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `a child is added and taken out, and told of it by its own calls`() throws {
    try run(
      objects: #"[ { "id": "child", "class": "UIViewController" } ]"#,
      root: #"{ "id": "home" }"#,
      """
      [ { "call": "addChild", "on": "home", "with": ["child"], "expect": { "values": {
            "child.parent": "home", "home.children": ["child"] },
            "fired": { "child.willMove(toParent:)": 1, "child.didMove(toParent:)": 0 } } },
        { "call": "didMove(toParent:)", "on": "child", "with": ["home"], "expect": { "calls": [
            { "call": "child.didMove(toParent:)", "with": { "parent": "home" } } ] } },
        { "call": "willMove(toParent:)", "on": "child", "with": [null], "expect": { "calls": [
            { "call": "child.willMove(toParent:)", "with": { "parent": null } } ] } },
          { "call": "willMove(toParent:)", "on": "child", "with": ["home"], "expect": { "calls": [
            { "call": "child.willMove(toParent:)", "with": { "parent": "home" } } ] } },
        { "call": "removeFromParent", "on": "child", "expect": { "values": {
            "child.parent": null, "home.children": [] } } } ]
      """
    )
  }

  @Test func `a view is loaded when it is asked for, and once`() throws {
    try run(
      objects: #"[ { "id": "later", "class": "UIViewController" } ]"#,
      root: #"{ "id": "home" }"#,
      """
      [ { "expect": { "values": { "later.isViewLoaded": false, "home.isViewLoaded": true } } },
        { "call": "loadViewIfNeeded", "on": "later", "expect": { "fired": { "later.viewDidLoad": 1 },
            "values": { "later.isViewLoaded": true } } },
        { "call": "loadViewIfNeeded", "on": "later",
          "expect": { "fired": { "later.viewDidLoad": 0 } } } ]
      """
    )
  }

  @Test func `a stack and tabs know what they show, and those in them the container`() throws {
    try run(
      objects: """
        [ { "id": "third", "class": "UIViewController" }, { "id": "sheet",
          "class": "UIViewController" } ]
        """,
      root: """
        { "id": "tabs", "class": "UITabBarController", "viewControllers": [
          { "id": "stack", "class": "UINavigationController", "viewControllers": [
            { "id": "first" }, { "id": "second", "children": [ { "id": "inner" } ] } ] },
          { "id": "other" } ] }
        """,
      """
      [ { "expect": { "values": { "stack.topViewController": "second",
            "stack.visibleViewController": "second", "second.navigationController": "stack",
            "inner.navigationController": "stack", "inner.tabBarController": "tabs",
            "stack.tabBarController": "tabs", "tabs.tabBarController": null,
            "other.navigationController": null, "tabs.selectedViewController": "stack" } } },
        { "call": "present", "on": "second", "with": ["sheet", false], "expect": { "values": {
            "stack.visibleViewController": "sheet", "stack.topViewController": "second",
            "sheet.presentingViewController": "tabs" } } },
        { "call": "dismiss", "on": "tabs", "with": [false] },
        { "call": "setViewControllers", "on": "stack", "with": [["third", "first"], false],
          "expect": { "values": { "stack.viewControllers": ["third", "first"],
            "stack.topViewController": "first", "second.navigationController": null } } },
        { "call": "setViewControllers", "on": "tabs", "with": [["other", "stack"], false],
          "expect": { "values": { "tabs.viewControllers": ["other", "stack"],
            "tabs.selectedViewController": "stack", "tabs.selectedIndex": 1 } } },
        { "set": { "tabs.selectedViewController": "other" },
          "expect": { "values": { "tabs.selectedIndex": 0 } } } ]
      """
    )
  }

  @Test func `a controller says what happens to it while it appears`() throws {
    let note = """
      { "note": "flags", "with": { "presented": "$self.isBeingPresented",
        "dismissed": "$self.isBeingDismissed", "to": "$self.isMovingToParent",
        "from": "$self.isMovingFromParent" } }
      """
    try run(
      objects: """
        [ { "id": "sheet", "class": "UIViewController", "overrides": {
            "viewWillAppear": [ \(note) ], "viewWillDisappear": [ \(note) ] } },
          { "id": "second", "class": "UIViewController", "overrides": {
            "viewWillAppear": [ \(note) ], "viewWillDisappear": [ \(note) ] } } ]
        """,
      root: """
        { "id": "stack", "class": "UINavigationController", "viewControllers": [ { "id": "first" } ] }
        """,
      """
      [ { "call": "present", "on": "stack", "with": ["sheet", false], "expect": { "calls": [
            { "call": "sheet.flags", "with": { "presented": true, "dismissed": false,
                "to": false, "from": false } } ] } },
        { "call": "dismiss", "on": "sheet", "with": [false], "expect": { "calls": [
            { "call": "sheet.flags", "with": { "presented": false, "dismissed": true } } ] } },
        { "call": "pushViewController", "on": "stack", "with": ["second", false], "expect": {
            "calls": [ { "call": "second.flags", "with": { "presented": false, "to": true,
                "from": false } } ] } },
        { "call": "popViewController", "on": "stack", "with": [false], "expect": {
            "returned": "second", "calls": [ { "call": "second.flags", "with": {
                "dismissed": false, "to": false, "from": true } } ] } },
        { "call": "popViewController", "on": "stack", "with": [false],
          "expect": { "returned": null } } ]
      """
    )
  }

  @Test func `bars hold buttons at both sides, of which the first is one of its own name`() throws {
    try run(
      objects: """
        [ { "id": "a", "class": "UIBarButtonItem", "title": "A" },
          { "id": "b", "class": "UIBarButtonItem", "title": "B" },
          { "id": "c", "class": "UIBarButtonItem", "title": "C" } ]
        """,
      root: """
        { "id": "stack", "class": "UINavigationController", "viewControllers": [
          { "id": "first", "navigationItem": { "id": "item", "title": "First" } } ] }
        """,
      """
      [ { "set": [ { "item.leftBarButtonItems": ["a", "b"] }, { "item.rightBarButtonItem": "c" },
            { "first.toolbarItems": ["b"] } ] },
        { "expect": { "values": { "item.leftBarButtonItem": "a", "item.rightBarButtonItem": "c",
            "item.leftBarButtonItems": ["a", "b"], "item.rightBarButtonItems": ["c"],
            "item.title": "First", "first.toolbarItems": ["b"], "first.navigationItem": "item",
            "stack.isNavigationBarHidden": false } } },
        { "set": [ { "item.leftBarButtonItem": null }, { "stack.isNavigationBarHidden": true } ] },
        { "expect": { "values": { "item.leftBarButtonItems": [], "item.leftBarButtonItem": null,
            "stack.isNavigationBarHidden": true } } } ]
      """
    )
  }

  @Test func `key commands that code adds are on the chain until they are taken back`() throws {
    try run(
      objects: """
        [ { "id": "save", "class": "UIKeyCommand", "input": "s", "modifierFlags": "command",
            "action": "save:" } ]
        """,
      root: """
        { "id": "home", "implements": ["save:"], "overrides": { "canBecomeFirstResponder": true } }
        """,
      """
      [ { "call": "addKeyCommand", "on": "home", "with": ["save"],
          "expect": { "values": { "home.keyCommands": ["save"] } } },
        { "send": "press.key", "input": "s", "modifierFlags": "command",
          "expect": { "fired": { "home.save:": 1 } } },
        { "call": "removeKeyCommand", "on": "home", "with": ["save"],
          "expect": { "values": { "home.keyCommands": [] } } },
        { "send": "press.key", "input": "s", "modifierFlags": "command",
          "expect": { "fired": { "home.save:": 0 } } } ]
      """
    )
  }
}
