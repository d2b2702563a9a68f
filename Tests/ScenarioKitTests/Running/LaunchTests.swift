@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Testing

/// How the objects of a document are made, joined and shown.
struct LaunchTests {
  private func expectAllHold(_ app: String, _ items: String, script: String = "") throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { \(app) },
        "script": [ \(script.isEmpty ? "" : script + ", ") { "expect": { \(items) } } ] }
      """
    )
    #expect(problems == [])
  }

  private static let frame = #""frame": [0, 0, 390, 844]"#

  // MARK: - Windows

  @Test func `a hidden window is neither shown nor key, and a later one lies in front`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "a", \(Self.frame), "isHidden": true, "isKey": true },
        { "id": "z", \(Self.frame), "isKey": false },
        { "id": "b", \(Self.frame) }, { "id": "c", \(Self.frame), "isHidden": false },
        { "id": "d", \(Self.frame), "windowLevel": "normal", "isHidden": true } ]
      """,
      """
      "hit": "c", "values": { "application.keyWindow": "b", "a.isKeyWindow": false,
        "b.isKeyWindow": true }
      """,
      script: #"{ "send": "touch.tap", "at": [5, 5] }"#
    )
  }

  @Test(arguments: [
    ("13", #""scene""#), ("13.4", #""scene""#), ("12", "null"), ("17", #""scene""#),
  ])
  func `a window belongs to the scene from iOS 13 on`(ios: String, scene: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "profile": { "ios": \(ios) }, "app": { "windows": [
        { "id": "window", \(Self.frame) } ] },
        "script": [ { "expect": { "values": { "window.windowScene": \(scene) } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `a window without a scene is written so`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "a", \(Self.frame), "windowScene": null },
        { "id": "b", \(Self.frame) } ]
      """,
      #""values": { "a.windowScene": null, "b.windowScene": "scene" }"#
    )
  }

  @Test func `each scene has its delegate and its windows`() throws {
    try expectAllHold(
      """
      "delegate": { "id": "appDelegate" }, "scenes": [
        { "id": "left", "delegate": { "id": "leftDelegate" },
          "windows": [ { "id": "a", \(Self.frame) } ] },
        { "id": "right", "windows": [ { "id": "b", \(Self.frame) } ] } ]
      """,
      """
      "values": { "application.delegate": "appDelegate", "left.delegate": "leftDelegate",
        "right.delegate": null, "a.windowScene": "left", "b.windowScene": "right" },
      "chain": ["b", "right", "application", "appDelegate"]
      """
    )
  }

  @Test func `a window's own views lie in front of its controller's`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "window", \(Self.frame), "subviews": [ { "id": "own", \(Self.frame) } ],
        "rootViewController": { "id": "home", "view": { "id": "root" } } } ]
      """,
      #""values": { "window.subviews": ["root", "own"] }, "hit": "own""#,
      script: #"{ "send": "touch.tap", "at": [5, 5] }"#
    )
  }

  // MARK: - Frames

  @Test func `fill is the superview's bounds, as deep as they nest`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "window", "frame": [0, 0, 300, 400], "subviews": [
        { "id": "outer", "frame": "fill", "subviews": [ { "id": "inner", "frame": "fill" } ] },
        { "id": "shifted", "frame": [0, 0, 50, 60], "bounds": [7, 8, 50, 60],
          "subviews": [ { "id": "in", "frame": "fill" } ] } ] } ]
      """,
      """
      "values": { "outer.frame": [0, 0, 300, 400], "inner.frame": [0, 0, 300, 400],
        "in.frame": [7, 8, 50, 60] }
      """
    )
  }

  @Test func `a root view without a frame takes its container's bounds, and one with it keeps it`()
    throws
  {
    try expectAllHold(
      """
      "windows": [
        { "id": "w1", "frame": [0, 0, 300, 400], "rootViewController": { "view": { "id": "a" } } },
        { "id": "w2", "frame": [0, 0, 300, 400], "rootViewController": {
          "view": { "id": "b", "frame": [1, 2, 30, 40] } } },
        { "id": "w3", "frame": [0, 0, 300, 400], "rootViewController": {
          "view": { "id": "c", "frame": "fill" } } } ],
      "objects": [ { "id": "loose", "class": "UIViewController", "view": { "id": "d" } } ]
      """,
      """
      "values": { "a.frame": [0, 0, 300, 400], "b.frame": [1, 2, 30, 40],
        "c.frame": [0, 0, 300, 400], "d.frame": [0, 0, 390, 844] }
      """
    )
  }

  @Test func `geometry is applied anchor point, frame, bounds, center, transform`() throws {
    try expectAllHold(
      """
      "windows": [ { "id": "window", \(Self.frame), "subviews": [
        { "id": "card", "transform": { "scaleX": 2, "y": 2 }, "center": [100, 100],
          "bounds": [5, 5, 20, 10], "frame": [0, 0, 40, 40], "layer": { "anchorPoint": [0, 0] } },
        { "id": "pinned", "frame": [10, 10, 40, 40], "layer": { "anchorPoint": [1, 1] } } ] } ]
      """,
      """
      "values": { "card.frame": [100, 100, 40, 20], "card.bounds": [5, 5, 20, 10],
        "card.center": [100, 100], "pinned.center": [50, 50], "pinned.frame": [10, 10, 40, 40] }
      """
    )
  }

  // MARK: - Actions

  @Test func `an object implements what it is named for, unless it says what it implements`() throws
  {
    try expectAllHold(
      """
      "objects": [ { "id": "shop" }, { "id": "mute", "implements": [] },
        { "id": "both", "implements": ["other:"] } ],
      "windows": [ { "id": "window", \(Self.frame), "subviews": [
        { "id": "buy", "class": "UIButton", "targets": [
          { "for": "touchUpInside", "target": "shop", "action": "buy:" },
          { "for": "touchDown", "target": "mute", "action": "buy:" },
          { "for": "touchCancel", "target": "both", "action": "buy:" } ] } ] } ]
      """,
      #""fired": { "shop.buy:": 1, "both.other:": 1 }"#,
      script: """
        { "call": "sendActions", "on": "buy", "with": ["touchUpInside"] },
        { "call": "sendActions", "on": "buy", "with": ["touchDown"],
          "expect": { "raised": "unrecognizedSelector", "fired": { "mute.buy:": 0 } } },
        { "call": "sendActions", "on": "buy", "with": ["touchCancel"],
          "expect": { "raised": "unrecognizedSelector" } },
        { "send": "action.send", "action": "other:", "to": "both" },
        { "send": "action.send", "action": "buy:", "to": "shop" }
        """
    )
  }

  @Test func `an object's own action comes before that of an extension of its class`() throws {
    try expectAllHold(
      """
      "extensions": { "UIView": { "implements": { "save:": [ { "note": "extended" } ],
        "load:": [ { "note": "loaded" } ] } } },
      "windows": [ { "id": "window", \(Self.frame), "subviews": [
        { "id": "own", "implements": { "save:": [ { "note": "own" } ] } }, { "id": "plain" } ] } ]
      """,
      #""fired": { "own.own": 1, "own.extended": 0, "own.loaded": 1, "plain.extended": 1 }"#,
      script: """
        { "send": "action.send", "action": "save:", "to": "own" },
        { "send": "action.send", "action": "load:", "to": "own" },
        { "send": "action.send", "action": "save:", "to": "plain" }
        """
    )
  }

  // MARK: - Controllers

  @Test func `the written root view is what super loads, or what is there without an override`()
    throws
  {
    let windows = { (overrides: String) in
      """
      "windows": [ { "id": "window", \(Self.frame), "rootViewController": {
        "id": "home"\(overrides), "view": { "id": "root" } } } ]
      """
    }
    let items = #""values": { "home.view": "root" }"#
    try expectAllHold(windows(""), items)
    try expectAllHold(windows(#", "overrides": { "loadView": ["super"] }"#), items)
    try expectAllHold(windows(#", "overrides": { "loadView": [] }"#), items)
  }

  @Test func `what went wrong at launch is thrown, and there is no session`() throws {
    let document = try Scenario.document(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", \(Self.frame),
        "rootViewController": { "id": "home", "overrides": { "viewDidLoad": [
          { "call": "addSubview", "on": "root", "with": ["window"] } ] },
          "view": { "id": "root" } } } ] }, "script": [ { "wait": 1 } ] }
      """
    )
    let error = #expect(throws: ScenarioError.self) { try ScenarioSession(document) }
    #expect(error?.type == "viewCycle")
  }
}
