import ScenarioSyntax
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

/// Each way in which a document can declare an object, and where an outline puts it.
struct OutlineConstructTests {
  /// Each object with its class and the one that it stands in.
  private func objects(_ text: String) -> [String] {
    let outline = ScenarioOutline(
      of: DocumentText(Array(text.utf8)),
      environment: Scenario.environment
    )
    return outline.objects.map { object in
      let parent = object.parent.map { outline.objects[$0].id ?? outline.objects[$0].className }
      return "\(object.id ?? "-") \(object.className) in \(parent ?? "-")"
    }
  }

  private func view(_ members: String) -> [String] {
    objects(
      #"{ "app": { "windows": [ { "id": "w", "subviews": [ { "id": "v", \#(members) } ] } ] } }"#
    )
    .dropFirst().map(\.self)
  }

  // MARK: - The app

  @Test(arguments: [
    (
      #""scenes": [ { "id": "s", "delegate": { "id": "d" }, "windows": [ { "id": "w" } ] }, {} ]"#,
      ["s UIWindowScene in -", "d NSObject in s", "w UIWindow in s", "- UIWindowScene in -"]
    ),
    (#""delegate": { "id": "d" }"#, ["d UIResponder in -"]),
    (#""delegate": { "id": "d", "class": "NSObject" }"#, ["d NSObject in -"]),
    (#""application": { "overrides": { "sendEvent": [] } }"#, ["- UIApplication in -"]),
    (
      #""device": { "orientation": "portrait" }, "extensions": { "UIView": { "implements": [] } }"#,
      []
    ),
    (
      #""objects": [ { "id": "o" }, { "id": "l", "class": "CALayer" }, { "class": "UndoManager" } ]"#,
      ["o NSObject in -", "l CALayer in -", "- UndoManager in -"]
    ),
  ])
  func `objects of the app`(members: String, wanted: [String]) {
    #expect(objects("{ \"app\": { \(members) } }") == wanted)
  }

  // MARK: - Views

  @Test(arguments: [
    (
      #""subviews": [ { "id": "a" }, "b", {} ], "layer": { "id": "l", "sublayers": [ {} ] }"#,
      ["v UIView in w", "a UIView in v", "- UIView in v", "l CALayer in v", "- CALayer in l"]
    ),
    (
      #""interactions": [ { "class": "UIEditMenuInteraction", "delegate": { "id": "d" } } ]"#,
      ["v UIView in w", "- UIEditMenuInteraction in v", "d NSObject in UIEditMenuInteraction"]
    ),
    (
      #""class": "UIButton", "targets": [ { "for": "touchUpInside", "class": "UIAction", "id": "a" } ], "menu": { "children": [ { "id": "b", "class": "UICommand" } ] }"#,
      ["v UIButton in w", "a UIAction in v", "- UIMenu in v", "b UICommand in UIMenu"]
    ),
    (
      #""class": "UITextField", "delegate": { "id": "d" }, "inputView": { "id": "i" }, "inputAccessoryView": {}"#,
      ["v UITextField in w", "d NSObject in v", "i UIView in v", "- UIView in v"]
    ),
    (
      #""class": "UIScrollView", "panGestureRecognizer": { "id": "p" }, "refreshControl": { "id": "r" }"#,
      ["v UIScrollView in w", "p UIPanGestureRecognizer in v", "r UIRefreshControl in v"]
    ),
    (
      #""class": "UITableView", "sections": [ { "rows": [ { "id": "r", "contentView": { "subviews": [ { "id": "t" } ] } }, {} ] } ]"#,
      [
        "v UITableView in w", "r UITableViewCell in v", "- UIView in r", "t UIView in UIView",
        "- UITableViewCell in v",
      ]
    ),
    (
      #""class": "UICollectionView", "sections": [ { "items": [ { "id": "i", "subviews": [ {} ] } ] } ]"#,
      ["v UICollectionView in w", "i UICollectionViewCell in v", "- UIView in i"]
    ),
    (
      #""gestureRecognizers": [ { "id": "g", "class": "UITapGestureRecognizer", "delegate": {}, "requireToFail": ["h"] } ]"#,
      ["v UIView in w", "g UITapGestureRecognizer in v", "- NSObject in g"]
    ),
  ])
  func `objects of a view`(members: String, wanted: [String]) {
    #expect(view(members) == wanted)
  }

  // MARK: - Controllers

  @Test(arguments: [
    (
      #""view": { "id": "r", "subviews": ["child.view"] }, "children": [ { "id": "child" } ], "presentedViewController": { "id": "p", "view": {} }"#,
      ["r UIView in c", "child UIViewController in c", "p UIViewController in c", "- UIView in p"]
    ),
    (
      #""keyCommands": [ { "id": "k" } ], "toolbarItems": [ { "id": "t" } ], "navigationItem": { "rightBarButtonItem": { "id": "b" } }"#,
      [
        "k UIKeyCommand in c", "t UIBarButtonItem in c", "- UINavigationItem in c",
        "b UIBarButtonItem in UINavigationItem",
      ]
    ),
    (
      #""class": "UITabBarController", "viewControllers": [ { "id": "n", "class": "UINavigationController", "viewControllers": [ { "id": "a" } ] } ]"#,
      ["n UINavigationController in c", "a UIViewController in n"]
    ),
    (
      #""presentedViewController": { "id": "a", "class": "UIAlertController", "actions": [ { "id": "ok" } ], "textFields": [ { "id": "t" } ] }"#,
      ["a UIAlertController in c", "ok UIAlertAction in a", "t UITextField in a"]
    ),
  ])
  func `objects of a controller`(members: String, wanted: [String]) {
    let text =
      #"{ "app": { "windows": [ { "rootViewController": { "id": "c", \#(members) } } ] } }"#
    #expect(objects(text).dropFirst(2).map(\.self) == wanted)
  }

  // MARK: - Bodies, steps and variants

  @Test(arguments: [
    (
      #"{ "menuFor": { "class": "UIMenu", "id": "m", "children": [ { "id": "a", "class": "UIAction" } ] } }"#,
      ["m UIMenu in v", "a UIAction in m"]
    ),
    (
      #"{ "keyCommands": { "return": [ { "id": "k", "class": "UIKeyCommand" } ] } }"#,
      ["k UIKeyCommand in v"]
    ),
    (
      #"{ "touchesBegan": [ { "call": "addSubview", "on": "v", "with": [ { "id": "n" } ] } ] }"#,
      ["n UIView in v"]
    ),
    (
      #"{ "touchesBegan": { "if": { "$event.type": "touches" }, "then": [], "else": [ { "after": 1, "do": [ { "set": { "w.rootViewController": { "id": "c" } } } ] } ] } }"#,
      ["c UIViewController in v"]
    ),
    (#"{ "hitTest": "v", "pointInside": { "only": ["w"] }, "next": null }"#, []),
  ])
  func `objects of an override stand in the object that has it`(overrides: String, wanted: [String])
  {
    #expect(view("\"overrides\": \(overrides)").dropFirst().map(\.self) == wanted)
  }

  @Test(arguments: [
    (
      #"{ "call": "present", "on": "c", "with": [ { "id": "n", "view": {} } ] }"#,
      ["n UIViewController in -", "- UIView in n"]
    ),
    (#"{ "set": { "w.rootViewController": { "id": "n" } } }"#, ["n UIViewController in -"]),
    (#"{ "set": [ { "w.tag": 1 }, { "w.overrides.hitTest": "w" } ] }"#, []),
    (
      #"{ "after": 1, "do": [ { "call": "addSubview", "on": "w", "with": [ { "id": "n" } ] } ] }"#,
      ["n UIView in -"]
    ),
    (#"{ "send": "touch.tap", "at": { "in": "w", "unit": [0, 0] } }"#, []),
  ])
  func `objects of a step stand in none`(step: String, wanted: [String]) {
    let text =
      #"{ "app": { "windows": [ { "id": "w", "rootViewController": { "id": "c" } } ] }, "script": [ \#(step) ] }"#
    #expect(objects(text).dropFirst(2).map(\.self) == wanted)
  }

  @Test(arguments: [
    (#"{ "w.subviews": [ { "id": "n" } ] }"#, ["n UIView in w"]),
    (#"{ "g.delegate": { "id": "n" } }"#, ["n NSObject in g"]),
    (#"{ "w.overrides.hitTest": "w", "profile.ios": 14, "device.orientation": "portrait" }"#, []),
    (#"{ "w.gestureRecognizers": null }"#, []),
  ])
  func `objects of a variant stand in the one whose key it is`(set: String, wanted: [String]) {
    let text =
      #"{ "app": { "windows": [ { "id": "w", "gestureRecognizers": [ { "id": "g", "class": "UITapGestureRecognizer" } ] } ] }, "variants": [ { "id": "x", "set": \#(set) } ] }"#
    #expect(objects(text).dropFirst(2).map(\.self) == wanted)
  }
}
