@testable import ScenarioExport
import Testing

/// What cannot be Swift, with the reason and the place.
struct RefusalExportTests {
  private static let card = #"[ { "id": "card" }, { "id": "page", "class": "UIScrollView" } ]"#

  @Test(arguments: [
    (#"{ "release": "card" }"#, "/script/0/release", "an exported file keeps its objects for ever"),
    (
      #"{ "set": { "card.overrides.hitTest": null } }"#, "/script/0/set/card.overrides.hitTest",
      "an app cannot change its methods while it runs"
    ),
    (
      #"{ "set": { "card.implements": ["save:"] } }"#, "/script/0/set/card.implements",
      "an app cannot change its methods while it runs"
    ),
    (
      #"{ "set": { "card.frame": "fill" } }"#, "/script/0/set/card.frame",
      "'fill' is a frame only where an object is made"
    ),
    (
      #"{ "set": { "card.center": { "sum": ["$card.center", [1, 2]] } } }"#,
      "/script/0/set/card.center", "a sum of points or sizes has no Swift of its own"
    ),
    (
      #"{ "call": "addSubview", "on": "card", "with": ["$window.subviews[0].superview"] }"#,
      "/script/0", "'addSubview' takes what may be nil here"
    ),
    (
      #"{ "set": { "card.tag": "$keyboard.frame.width" } }"#, "/script/0/set/card.tag",
      "an app has no object that is 'keyboard'"
    ),
    (
      #"{ "set": { "window.rootViewController.view.title": "x" } }"#,
      "/script/0/set/window.rootViewController.view.title",
      "UIView has no property 'title'"
    ),
  ])
  func `a step is refused with its reason`(step: String, place: String, reason: String) throws {
    let refused = try ExportedText.refusal(views: Self.card, script: "[ \(step), { \"wait\": 1 } ]")
    #expect(refused == "\(place): \(reason)")
  }

  @Test func `two scenes are refused, and one is not`() throws {
    func refusal(_ scenes: [String]) throws -> String? {
      let list = scenes.map { #"{ "id": "\#($0)", "windows": [ { "id": "w\#($0)" } ] }"# }
      do {
        _ = try ExportedText(
          app: "\"scenes\": [ \(list.joined(separator: ", ")) ]",
          hasWindow: false
        )
        return nil
      } catch let refusal as ExportRefusal {
        return "\(refusal.pointer): \(refusal.message)"
      }
    }
    #expect(try refusal(["one"]) == nil)
    #expect(
      try refusal(["one", "two"])
        == ": an app's second scene is opened by the person who uses it"
    )
  }

  @Test func `an object that UIKit makes itself is no subclass`() throws {
    #expect(
      try ExportedText.refusal(
        views: """
          [ { "id": "page", "class": "UIScrollView", "panGestureRecognizer": {
            "overrides": { "canPrevent": false } } } ]
          """
      )
        == "/app/windows/0/subviews/0/panGestureRecognizer: "
        + "UIKit makes this object itself, so it cannot be a subclass"
    )
  }

  @Test func `a root view beside an override of loadView is refused`() throws {
    #expect(
      try ExportedText.refusal(
        app: """
          "objects": [ { "id": "page", "class": "UIViewController", "view": {},
            "overrides": { "loadView": ["super"] } } ]
          """
      ) == "/app/objects/0: a controller with a root view of its own overrides loadView too"
    )
  }

  @Test func `a method of a delegate that nothing has is refused`() throws {
    let refused = try ExportedText.refusal(
      app: #""objects": [ { "id": "chooser", "overrides": { "didSelectRowAt": [] } } ]"#
    )
    #expect(
      refused
        == "/app/objects/0: nothing has this object as the delegate that 'didSelectRowAt' is for"
    )
  }

  @Test func `a refusal has the line and the column of its place`() throws {
    do {
      _ = try ExportedText(
        views: Self.card,
        script: """
          [ { "wait": 1 },
            { "release": "card" }, { "wait": 1 } ]
          """
      )
      Issue.record("nothing is refused")
    } catch let refusal as ExportRefusal {
      #expect(refusal.pointer == "/script/1/release")
      #expect((refusal.line, refusal.column) == (2, 16))
    }
  }
}
