@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// What the page of the format says of names: of methods, of classes, of those whom actions reach.
struct FormatRuleTests {
  /// A document of one window with a root controller, whose root view holds views.
  private func document(
    _ views: String = "[]",
    app: String = "",
    controller: String = "",
    script: String
  ) -> String {
    """
    { "format": 1, "app": { \(app) "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "home", \(controller) "view": { "id": "root",
      "subviews": \(views) } } } ] }, "script": \(script) }
    """
  }

  // MARK: - Extensions

  @Test(arguments: [
    ("UIApplication", "application"), ("UIWindowScene", "scene"), ("UIResponder", "leaf"),
    ("UIView", "leaf"), ("UIViewController", "home"), ("UIWindow", "window"),
  ])
  func `an extension reaches every object of its class, declared or not`(
    className: String,
    handler: String
  ) throws {
    let text = document(
      #"[ { "id": "leaf", "frame": [0, 0, 90, 90] } ]"#,
      app: #""extensions": { "\#(className)": { "implements": ["log:"] } },"#,
      script: """
        [ { "send": "action.send", "action": "log:", "from": "leaf",
            "expect": { "returned": true, "handledBy": "\(handler)",
              "fired": { "\(handler).log:": 1 } } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
  }

  @Test func `an extension reaches the delegate and views that nobody wrote`() throws {
    let text = """
      { "format": 1, "app": { "delegate": { "id": "appDelegate" },
        "extensions": { "NSObject": { "implements": { "tell:": [ { "note": "told" } ] } } },
        "objects": [ { "id": "page", "class": "UIViewController" } ],
        "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": "page" } ] },
        "script": [
          { "call": "sendAction", "on": "application", "with": ["tell:", "appDelegate"],
            "expect": { "returned": true, "fired": { "appDelegate.told": 1 } } },
          { "call": "sendAction", "on": "application", "with": ["tell:", "page.view"],
            "expect": { "returned": true, "fired": { "tell:": 1 } } },
          { "call": "sendAction", "on": "application", "with": ["tell:", "scene"],
            "expect": { "returned": true, "fired": { "scene.tell:": 1 } } } ] }
      """
    #expect(try Scenario.run(text) == [])
  }

  // MARK: - Names with labels

  @Test func `methods may be written with their labels in calls, overrides and occurrences`() throws
  {
    let text = document(
      """
      [ { "id": "card", "frame": [0, 0, 90, 90],
          "overrides": { "hitTest(_:with:)": ["super"], "point(inside:with:)": true,
            "touchesBegan(_:with:)": { "super": false } } },
        { "id": "buy", "class": "UIButton", "frame": [0, 100, 90, 40],
          "targets": [ { "for": "touchUpInside", "id": "pay", "class": "UIAction",
            "identifier": "pay", "handler": [] } ] },
        { "id": "list", "class": "UITableView", "frame": [0, 200, 390, 200], "numberOfRows": 3,
          "delegate": { "id": "chooser", "overrides": {
            "tableView(_:didSelectRowAt:)": [ { "note": "chosen" } ] } } } ]
      """,
      script: """
        [ { "send": "touch.tap", "at": "card", "expect": { "handledBy": "card",
              "fired": { "card.touchesBegan(_:with:)": 1, "card.touchesBegan": 1 },
              "calls": ["card.hitTest(_:with:)", { "call": "card.touchesBegan(_:with:)",
                "with": { "touches.count": 1 } }] } },
          { "call": "hitTest(_:with:)", "on": "root", "with": [[5, 5]],
            "expect": { "returned": "card" } },
          { "set": { "card.overrides.point(inside:with:)": false } },
          { "call": "hitTest", "on": "root", "with": [[5, 5]], "expect": { "returned": "root" } },
          { "send": "touch.tap", "at": "buy", "expect": { "fired": { "pay.handler": 1 } } },
          { "call": "removeAction(_:for:)", "on": "buy", "with": ["pay", "touchUpInside"] },
          { "send": "touch.tap", "at": "buy", "expect": { "fired": { "pay.handler": 0 } } },
          { "call": "isDescendant(of:)", "on": "card", "with": ["root"],
            "expect": { "returned": true } },
          { "call": "target(forAction:withSender:)", "on": "card", "with": ["none:"],
            "expect": { "returned": null } },
          { "send": "touch.tap", "at": "list.cellForRow[0,1]",
            "expect": { "fired": { "list.chosen": 1, "list.didSelectRowAt": 1 } } },
          { "call": "present(_:animated:completion:)", "on": "home", "with": ["home"],
            "expect": { "raised": "invalidPresentation" } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
  }

  @Test func `a client's call may have labels, too`() throws {
    let session = try Scenario.session(
      views: #"[ { "id": "card", "frame": [0, 0, 90, 90] } ]"#
    )
    let window = try #require(session.simulation.objects.object(named: "window"))
    let point = Value.list([.number(5), .number(5)])
    let answer = try session.world.call("hitTest(_:with:)", on: window, [point])
    #expect(answer.object === session.simulation.objects.object(named: "card"))
  }

  @Test(arguments: Fault.ofNames)
  func `a name that is none is told with what to write`(_ fault: Fault) throws {
    try fault.expect()
  }

  // MARK: - Classes of the app's own

  @Test func `extends lets trees and records speak of the app's classes`() throws {
    let text = document(
      """
      [ { "id": "card", "class": "LoginView", "extends": "UIView", "frame": [0, 0, 90, 90],
          "overrides": { "hitTest": [ "super" ] } },
        { "id": "buy", "class": "BuyButton", "extends": "UIButton", "frame": [0, 100, 90, 40],
          "title": "Buy" } ]
      """,
      app: #""extensions": { "BuyButton": { "implements": ["buy:"] } },"#,
      script: """
        [ { "send": "touch.tap", "at": "card",
            "expect": { "hit": { "is": "LoginView" }, "values": { "buy.title": "Buy" } } },
          { "expect": { "hit": { "not": { "is": "BuyButton" } }, "values": {
              "card": { "is": "UIView" } } } },
          { "send": "action.send", "action": "buy:", "to": "buy",
            "expect": { "fired": { "buy.buy:": 1 } } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
    let session = try Scenario.session(text)
    let simulation = session.world.simulation
    let card = try #require(simulation.objects.object(named: "card"))
    #expect(simulation.objects.className(of: card) == "LoginView")
  }

  // MARK: - Actions and chains

  @Test func `target may be asked again and again`() throws {
    let text = document(
      #"[ { "id": "leaf", "frame": [0, 0, 90, 90] } ]"#,
      controller: #""implements": ["save:"],"#,
      script: """
        [ { "call": "target", "on": "leaf", "with": ["save:"], "expect": { "returned": "home" } },
          { "call": "target", "on": "leaf", "with": ["save:"], "expect": { "returned": "home" } },
          { "call": "target", "on": "root", "with": ["none:"], "expect": { "returned": null } },
          { "send": "action.send", "action": "save:", "from": "leaf",
            "expect": { "returned": true, "handledBy": "home" } },
          { "call": "target", "on": "leaf", "with": ["save:"], "expect": { "returned": "home" } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
  }

  @Test func `an override of target may ask another chain twice`() throws {
    let text = document(
      """
      [ { "id": "leaf", "frame": [0, 0, 90, 90], "overrides": { "target": [
            { "if": { "call": "canPerformAction", "on": "other", "with": ["save:"] },
              "then": [ { "return": "other" } ] },
            { "call": "target", "on": "other", "with": ["save:"] },
            { "return": { "call": "target", "on": "other", "with": ["save:"] } } ] } },
        { "id": "other", "frame": [0, 100, 90, 90] } ]
      """,
      controller: #""implements": ["save:"],"#,
      script: """
        [ { "send": "action.send", "action": "save:", "from": "leaf",
            "expect": { "returned": true, "fired": { "home.save:": 1 } } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
  }

  @Test func `a chain ends with the object that comes again`() throws {
    let text = document(
      #"[ { "id": "leaf", "frame": [0, 0, 90, 90] } ]"#,
      controller: #""overrides": { "next": "leaf" },"#,
      script: """
        [ { "expect": { "chain": ["leaf", "root", "home", "leaf"] } },
          { "expect": { "chain": ["root", "*", "root"] } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
  }

  @Test(arguments: [
    (#""isKey": false"#, #""isKey": true"#, "two"), ("", #""isKey": true"#, "two"),
    (#""isKey": false"#, "", "two"), ("", "", "one"),
    (#""isKey": false"#, #""isKey": false"#, "null"),
  ])
  func `the window with isKey is key, else the first that may be`(
    one: String,
    two: String,
    key: String
  ) throws {
    let keys = [one, two].map { $0.isEmpty ? "" : ", " + $0 }
    let wanted = key == "null" ? key : "\"\(key)\""
    let text = """
      { "format": 1, "app": { "windows": [
        { "id": "one", "frame": [0, 0, 390, 844]\(keys[0]) },
        { "id": "two", "frame": [0, 0, 390, 844]\(keys[1]) } ] },
        "script": [ { "expect": { "values": { "application.keyWindow": \(wanted) } } } ] }
      """
    #expect(try Scenario.run(text) == [])
  }

  // MARK: - Numbers beyond all bounds

  @Test(arguments: ["1e300", "-1e300", "9223372036854775807", "1e19", "17.5"])
  func `a system that is not modelled is refused, whatever number it is`(ios: String) {
    let found = Scenario.diagnostics(
      """
      { "format": 1, "profile": { "ios": \(ios) }, "app": { "windows": [ { "id": "window" } ] },
        "script": [ { "expect": {} } ] }
      """
    )
    #expect(found.contains { $0.pointer == "/profile/ios" && $0.type == "out-of-range" })
  }

  @Test func `places beyond all numbers are places like any other`() throws {
    let text = document(
      """
      [ { "id": "field", "class": "UITextField", "frame": [0, 0, 90, 40], "text": "tea",
          "transform": [1e300, 1e300, 1e300, 1e300, 0, 0] },
        { "id": "list", "class": "UITableView", "frame": [0, 100, 390, 400], "numberOfRows": 3,
          "rowHeight": 1e299 },
        { "id": "grid", "class": "UICollectionView", "frame": [0, 500, 390, 200],
          "numberOfItems": 3, "itemSize": [1e299, 1e299] },
        { "id": "parts", "class": "UISegmentedControl", "frame": [0, 700, 1e300, 40],
          "segments": ["a", "b"] } ]
      """,
      script: """
        [ { "call": "becomeFirstResponder", "on": "field" },
          { "send": "touch.tap", "at": [1e300, 1e300] }, { "send": "touch.tap", "at": [45, 20] },
          { "send": "touch.tap", "at": [100, 150] }, { "send": "touch.tap", "at": [100, 600] },
          { "send": "touch.tap", "at": [100, 720] }, { "send": "touch.tap", "at": [100, 720] },
          { "call": "exchangeSubview", "on": "root", "with": [1e18, -1e18] },
          { "expect": { "values": { "field.text": "tea" } } } ]
        """
    )
    #expect(try Scenario.run(text) == [])
  }
}
