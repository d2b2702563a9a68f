@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// Members of UIKit's that documents read, write and call.
struct MemberTests {
  @Test func `what a control has registered can be asked`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "buy", "class": "UIButton", "frame": [0, 0, 90, 40], "targets": [
              { "for": ["touchUpInside", "touchDown"], "target": "window", "action": "buy:" },
              { "for": "touchUpInside", "target": null, "action": "log" },
              { "for": "touchUpInside", "target": "window", "action": "count" },
              { "for": "valueChanged", "class": "UIAction", "id": "share", "identifier": "share",
                "handler": [] } ] },
          { "id": "plain", "class": "UIControl", "frame": [0, 100, 90, 40] } ]
        """,
      script: """
        [ { "expect": { "values": {
              "buy.allControlEvents": ["touchDown", "touchUpInside", "valueChanged"],
              "buy.allTargets": ["window", null], "plain.allControlEvents": [],
              "plain.allTargets": [] } } },
          { "call": "actions", "on": "buy", "with": ["window", "touchUpInside"],
            "expect": { "returned": ["buy:", "count"] } },
          { "call": "actions(forTarget:forControlEvent:)", "on": "buy", "with": [null, "touchUpInside"],
            "expect": { "returned": ["log"] } },
          { "call": "actions", "on": "buy", "with": ["window", "valueChanged"],
            "expect": { "returned": null } },
          { "call": "sendActions", "on": "buy", "with": ["valueChanged"],
            "expect": { "fired": { "share.handler": 1 } } },
          { "call": "removeAction(identifiedBy:for:)", "on": "buy", "with": ["share", "valueChanged"] },
          { "call": "sendActions", "on": "buy", "with": ["valueChanged"],
            "expect": { "fired": { "share.handler": 0 },
              "values": { "buy.allControlEvents": ["touchDown", "touchUpInside"] } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test(arguments: ["UITextField", "UITextView"])
  func `a text object keeps what it asks of the keyboard`(_ className: String) throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "name", "class": "\(className)", "frame": [0, 0, 90, 40],
            "keyboardType": "emailAddress", "returnKeyType": "go", "isSecureTextEntry": true,
            "textContentType": "username", "autocapitalizationType": "none",
            "autocorrectionType": "no", "enablesReturnKeyAutomatically": true,
            "keyboardAppearance": "dark" },
          { "id": "plain", "class": "\(className)", "frame": [0, 100, 90, 40] } ]
        """,
      script: """
        [ { "expect": { "values": { "name.keyboardType": "emailAddress", "name.returnKeyType": "go",
              "name.isSecureTextEntry": true, "name.textContentType": "username",
              "name.autocapitalizationType": "none", "name.autocorrectionType": "no",
              "name.enablesReturnKeyAutomatically": true, "name.keyboardAppearance": "dark",
              "plain.keyboardType": "default", "plain.returnKeyType": "default",
              "plain.isSecureTextEntry": false, "plain.textContentType": null,
              "plain.autocapitalizationType": "sentences", "plain.autocorrectionType": "default",
              "plain.enablesReturnKeyAutomatically": false,
              "plain.keyboardAppearance": "default" } } },
          { "set": { "plain.keyboardType": "URL", "name.textContentType": null } },
          { "expect": { "values": { "plain.keyboardType": "URL", "name.textContentType": null } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `layers lie in one another and know their views`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "card", "frame": [0, 0, 90, 90],
            "layer": { "id": "paper", "sublayers": [ { "id": "glow" } ] },
            "subviews": [ { "id": "pin", "layer": { "id": "pinLayer" } } ] } ]
        """,
      script: """
        [ { "expect": { "values": { "glow.superlayer": "paper", "glow.delegate": null,
              "paper.delegate": "card", "pinLayer.superlayer": "paper", "pinLayer.sublayers": null,
              "paper.sublayers.count": 2 } } },
          { "call": "insertSublayer(_:above:)", "on": "paper", "with": ["glow", "pinLayer"] },
          { "expect": { "values": { "paper.sublayers": ["pinLayer", "glow"] } } },
          { "call": "addSubview", "on": "card", "with": ["pin"] },
          { "expect": { "values": { "paper.sublayers": ["glow", "pinLayer"],
              "card.subviews": ["pin"] } } },
          { "call": "removeFromSuperlayer", "on": "glow" },
          { "expect": { "values": { "glow.superlayer": null, "paper.sublayers": ["pinLayer"] } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `pops answer the controllers, and nothing while the window was never shown`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ { "id": "third", "class": "UIViewController" },
          { "id": "hiddenStack", "class": "UINavigationController", "viewControllers": [
            { "id": "a", "class": "UIViewController" }, { "id": "b", "class": "UIViewController" } ] } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
          "id": "stack", "class": "UINavigationController", "viewControllers": [
            { "id": "first", "class": "UIViewController", "overrides": { "viewWillAppear": [
                { "note": "flags", "with": { "to": "$self.isMovingToParent" } } ] } },
            { "id": "second", "class": "UIViewController", "overrides": { "viewWillDisappear": [
                { "note": "flags", "with": { "from": "$self.isMovingFromParent" } } ] } } ] } } ] },
        "script": [
          { "call": "popToRootViewController", "on": "hiddenStack", "with": [false],
            "expect": { "returned": null, "values": { "hiddenStack.topViewController": "a" } } },
          { "call": "pushViewController", "on": "stack", "with": ["third", false] },
          { "call": "popToViewController", "on": "stack", "with": ["second", false],
            "expect": { "returned": ["third"] } },
          { "call": "popToRootViewController", "on": "stack", "with": [false],
            "expect": { "returned": ["second"], "calls": [
              { "call": "second.flags", "with": { "from": true } },
              { "call": "first.flags", "with": { "to": false } } ] } },
          { "call": "popToRootViewController", "on": "stack", "with": [false],
            "expect": { "returned": null } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `no chosen items are an empty list`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "grid", "class": "UICollectionView", "frame": [0, 0, 390, 400],
            "numberOfItems": 4 } ]
        """,
      script: """
        [ { "expect": { "values": { "grid.indexPathsForSelectedItems": [],
              "grid.indexPathsForSelectedItems.count": 0 } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }
}
