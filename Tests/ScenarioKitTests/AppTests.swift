@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

struct AppTests {
  @Test func `scenes, delegates and the app's life`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": {
        "delegate": { "id": "appDelegate", "overrides": { "willResignActive": [ { "note": "seen", "with": { "state": "$application.applicationState" } } ] } },
        "scenes": [ { "id": "left", "windows": [ { "id": "a", "frame": [0, 0, 390, 844] } ] },
          { "id": "right", "windows": [ { "id": "b", "frame": [0, 0, 390, 844], "windowLevel": "alert", "isHidden": true } ] } ] },
        "script": [ { "expect": { "chain": ["a", "left", "application", "appDelegate"], "values": { "b.isHidden": true, "b.windowLevel": 2000 } } },
          { "send": "application.resignActive", "expect": { "fired": { "application.willResignActive": 1, "notifications.willResignActive": 1 },
            "calls": [ { "call": "application.seen", "inside": "application.willResignActive" } ] } },
          { "send": "application.rotate", "orientation": "landscapeLeft",
            "expect": { "values": { "a.bounds": [0, 0, 844, 390], "device.orientation": "landscapeLeft" } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `actions: explicit, listed, with a body, and by extension`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "extensions": { "UIViewController": { "implements": ["log:"] } },
        "objects": [ { "id": "plain" }, { "id": "shop", "implements": { "buy:": [ { "note": "bought", "with": { "by": "$sender" } } ] } } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "login", "view": { "id": "root", "subviews": [
          { "id": "one", "class": "UIButton", "frame": [0, 0, 50, 50], "targets": [ { "for": "touchUpInside", "target": "plain", "action": "go" },
            { "for": ["touchUpInside"], "target": "shop", "action": "buy:" }, { "for": "touchUpInside", "action": "log:" },
            { "class": "UIAction", "id": "share", "for": "primaryActionTriggered", "handler": [ { "note": "shared" } ] } ] } ] } } } ] },
        "script": [ { "send": "touch.tap", "at": "one", "expect": { "fired": { "plain.go": 1, "shop.buy:": 1, "login.log:": 1, "share.handler": 1, "share.shared": 1 },
          "calls": [ { "call": "shop.bought", "with": { "by": "one" } } ] } },
          { "send": "action.send", "action": "log:", "from": "root", "expect": { "returned": true, "handledBy": "login" } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `an alert is presented, its button is a place, and its handler runs`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ { "id": "alert", "class": "UIAlertController", "title": "Sure?", "actions": [
          { "id": "ok", "title": "OK", "handler": [ { "set": { "root.isHidden": true } } ] }, { "id": "no", "title": "No", "style": "cancel" } ] } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "home", "view": { "id": "root" }, "presentedViewController": "alert" } } ] },
        "script": [ { "expect": { "values": { "home.presentedViewController": "alert", "alert.actions[0]": "ok", "no.style": "cancel" } } },
          { "send": "touch.tap", "at": "ok" }, { "wait": "idle", "expect": { "fired": { "ok.handler": 1 },
            "values": { "root.isHidden": true, "home.presentedViewController": null } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `the anchor point is applied before the frame`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "door", "frame": [50, 60, 100, 200], "layer": { "anchorPoint": [0, 1] } },
          { "layer": { "id": "late", "anchorPoint": [1, 1] }, "frame": [10, 20, 30, 40] } ] } ] },
        "script": [ { "expect": { "values": { "door.frame": [50, 60, 100, 200], "door.center": [50, 260],
          "window.subviews[1].frame": [10, 20, 30, 40], "late.anchorPoint": [1, 1] } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `before iOS 13 a window has no scene`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "profile": { "ios": 12 }, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ] },
        "script": [ { "expect": { "chain": ["window", "application"], "values": { "window.windowScene": null,
          "application.keyWindow": "window" } } }, { "send": "touch.tap", "at": [5, 5], "expect": { "hit": "window" } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `the application may have an id beside its own name`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "application": { "id": "shop", "overrides": { "sendEvent": [] } },
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ] },
        "script": [ { "send": "touch.tap", "at": [5, 5], "expect": { "fired": { "shop.sendEvent": 2,
          "application.sendEvent": 2, "window.sendEvent": 0 }, "chain": ["window", "scene", "application"] } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: ["leaf", "inner.view"])
  func `a child's view is put in by its own id as well`(name: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
          "id": "outer", "view": { "id": "root", "subviews": ["\(name)"] },
          "children": [ { "id": "inner", "view": { "id": "leaf", "frame": [1, 2, 3, 4] } } ] } } ] },
        "script": [ { "expect": { "chain": ["leaf", "inner", "root", "outer", "*"], "values": { "inner.parent": "outer" } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `bar items and what a controller says about its presentation`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
          "id": "stack", "class": "UINavigationController", "viewControllers": [ { "id": "list", "title": "List",
            "isModalInPresentation": true, "preferredContentSize": [300, 200], "toolbarItems": [ { "id": "trash" } ],
            "navigationItem": { "id": "item", "title": "Things", "rightBarButtonItems": [
              { "id": "add", "title": "Add", "target": "list", "action": "add:" } ] } } ] } } ] },
        "script": [ { "expect": { "values": { "list.navigationItem.title": "Things", "item.rightBarButtonItem": "add",
            "list.toolbarItems": ["trash"], "list.isModalInPresentation": true, "list.preferredContentSize": [300, 200] } } },
          { "send": "touch.tap", "at": "add", "expect": { "fired": { "list.add:": 1 } } },
          { "set": { "item.rightBarButtonItems": [] } },
          { "expect": { "values": { "item.rightBarButtonItem": null } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `what only draws is kept and decides nothing`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "card", "frame": [0, 0, 100, 100], "backgroundColor": "#ff8800", "tintColor": "#0A0b0C80", "contentMode": "scaleAspectFit", "isOpaque": false },
          { "id": "plain", "backgroundColor": null },
          { "id": "label", "class": "UILabel", "textColor": "#000000", "font": 17, "textAlignment": "center", "numberOfLines": 2 },
          { "id": "photo", "class": "UIImageView", "image": "photo" } ] } ] },
        "script": [ { "send": "touch.tap", "at": "card", "expect": { "hit": "card", "values": {
            "card.backgroundColor": "#ff8800", "card.tintColor": "#0A0b0C80", "card.contentMode": "scaleAspectFit",
            "plain.backgroundColor": null, "plain.contentMode": null, "label.textColor": "#000000", "label.font": 17,
            "label.textAlignment": "center", "label.numberOfLines": 2, "photo.image": "photo" } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `what only draws is assigned while the app runs, too`() throws {
    func problems(_ color: String) throws -> [String] {
      try Scenario.run(
        """
        { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
            { "id": "card", "frame": [0, 0, 100, 100], "backgroundColor": "#ff8800",
              "overrides": { "touchesBegan": [ { "set": { "$self.backgroundColor": \(color) } } ] } } ] } ] },
          "script": [ { "send": "touch.tap", "at": "card", "expect": { "values": { "card.backgroundColor": \(color) } } } ] }
        """
      )
    }
    #expect(try problems(##""#00ff00""##) == [])
    #expect(try problems("null") == [])
  }

  @Test(arguments: ["red", "#fff", "#ff88001", "#gg0000", "ff8800ff", "#ff 880", "", "#＃１２３４"])
  func `a color is six or eight hexadecimal digits, and nothing else`(text: String) {
    func told(_ member: String) -> [Diagnostic] {
      Scenario.diagnostics(
        """
        { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [ { "id": "card", "class": "UILabel", \(member) } ] } ] }, "script": [ { "expect": {} } ] }
        """
      )
    }
    for name in ["backgroundColor", "tintColor", "textColor"] {
      let found = told(#""\#(name)": "\#(text)""#)
      #expect(found.count == 1)
      #expect(found.first?.pointer == "/app/windows/0/subviews/0/\(name)")
    }
    #expect(told(#""backgroundColor": 3"#).count == 1)
    #expect(told(##""backgroundColor": ["#ff8800"]"##).count == 1)
    let assigned = told(
      #""overrides": { "touchesBegan": [ { "set": { "$self.tintColor": "\#(text)" } } ] }"#
    )
    #expect(assigned.first?.pointer.hasSuffix("/set/$self.tintColor") == true)
    #expect(told(#""contentMode": "fit""#).count == 1)
    #expect(told(#""numberOfLines": -1"#).count == 1)
    #expect(told(##""backgroundColor": "#ff8800""##) == [])
  }

  @Test func `root views take their container's bounds, and fill takes the superview's`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "device": { "screen": [320, 568] }, "windows": [ { "id": "window", "frame": [0, 0, 320, 568], "rootViewController": {
          "id": "home", "view": { "id": "root", "subviews": [ { "id": "whole", "frame": "fill", "subviews": [ { "id": "deep", "frame": "fill" } ] } ] } } },
          { "id": "small", "frame": [10, 20, 100, 200], "isKey": false, "rootViewController": { "id": "note", "view": { "frame": [1, 2, 3, 4] } } } ] },
        "script": [ { "expect": { "values": { "root.frame": [0, 0, 320, 568], "deep.frame": [0, 0, 320, 568], "note.view.frame": [1, 2, 3, 4],
          "application.keyWindow": "window", "home.isViewLoaded": true }, "fired": { "home.viewDidLoad": 1, "home.viewDidAppear": 1 } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `text fields ask their delegates, whose methods are named after the field`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "name", "class": "UITextField", "frame": [0, 100, 200, 40], "text": "Ada", "delegate": { "id": "judge", "overrides": { "shouldEndEditing": { "onlyIf": { "$textField.text": { "contains": "!" } } } } } },
          { "id": "notes", "class": "UITextView", "frame": [0, 200, 200, 40] } ] } ] },
        "script": [ { "send": "touch.tap", "at": "name", "expect": { "firstResponder": "name", "fired": { "name.didBeginEditing": 1, "name.shouldBeginEditing": 0, "name.editingDidBegin": 1 },
            "values": { "keyboard.isVisible": true, "name.delegate": "judge" } } },
          { "call": "becomeFirstResponder", "on": "notes", "expect": { "returned": false, "firstResponder": { "window": "name" },
            "calls": [ { "call": "name.shouldEndEditing", "returned": false, "inside": "name.resignFirstResponder" } ] } },
          { "set": { "name.text": "Ada!" } },
          { "call": "becomeFirstResponder", "on": "notes", "expect": { "returned": true, "firstResponder": "notes" } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `names that nothing has are told apart by what they would name`() {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ { "subviews": [ { "class": "UISearchBar" } ] } ] },
        "profile": { "toggles": { "window.system-gate-recognizers": true, "x": true }, "numbers": { "barTouchMargin": 3, "y": 1 } },
        "claims": ["C99"], "script": [] }
      """
    )
    #expect(
      found.map(\.type) == ["unknown-class", "unknown-toggle", "unknown-number", "unknown-claim"]
    )
    #expect(found[0].message.english.contains("yet"))
  }

  @Test func `a number of the profile is one that the model can count with`() {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "windows": [ {} ] }, "script": [ { "expect": {} } ],
        "profile": { "numbers": { "shakeLockout": 1e30, "hitTestCalls": 1e9, "controlSlop": -1,
          "tapCountInterval": 1000000 } } }
      """
    )
    #expect(found.map(\.type) == ["out-of-range", "out-of-range", "out-of-range"])
    #expect(found.map(\.message.english).contains("'hitTestCalls' lies between 1 and 10"))
    #expect(found.map(\.message.english).contains("'shakeLockout' lies between 0 and 1000000"))
  }

  @Test func `warnings stop nothing`() throws {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "app": { "objects": [ { "id": "idle" }, { "id": "shop", "implements": ["sell:"] } ],
        "windows": [ { "subviews": [ { "class": "UIControl", "targets": [ { "for": "touchDown", "target": "shop", "action": "buy:" } ] } ] } ] },
        "script": [ { "expect": {} } ] }
      """
    )
    #expect(found.map(\.type) == ["unused-object", "target-lacks-action"])
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
