@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// Which recognizers on one view look for the same thing, and which of those are told apart.
struct RecognizerOrderTests {
  /// Two recognizers of a view, of which the second is warned of where only the order decides.
  private func isWarned(
    _ one: String,
    _ other: String,
    sourceLocation: SourceLocation = #_sourceLocation
  )
    -> Bool
  {
    let found = MarkedDocument.card(
      #""gestureRecognizers": [ { "id": "one", \#(one) }, { "id": "two", \#(other) } ]"#
    ).found()
    let pointers = found.map(\.pointer)
    let warned = ["/app/windows/0/subviews/0/gestureRecognizers/1"]
    #expect(pointers == [] || pointers == warned, "\(found)", sourceLocation: sourceLocation)
    return pointers == warned
  }

  private static let tap = #""class": "UITapGestureRecognizer""#

  /// Each with the one of the class that says nothing.
  @Test(arguments: [
    ("UITapGestureRecognizer", "", true),
    ("UITapGestureRecognizer", #", "numberOfTapsRequired": 1"#, true),
    ("UITapGestureRecognizer", #", "numberOfTapsRequired": 2"#, false),
    ("UITapGestureRecognizer", #", "numberOfTouchesRequired": 2"#, false),
    ("UITapGestureRecognizer", #", "name": "x""#, true),
    ("UITapGestureRecognizer", #", "delaysTouchesBegan": true"#, true),
    ("UITapGestureRecognizer", #", "delaysTouchesEnded": false"#, true),
    ("UITapGestureRecognizer", #", "requiresExclusiveTouchType": false"#, true),
    ("UITapGestureRecognizer", #", "cancelsTouchesInView": false"#, true),
    ("UITapGestureRecognizer", #", "isEnabled": true"#, true),
    ("UITapGestureRecognizer", #", "isEnabled": false"#, false),
    ("UITapGestureRecognizer", #", "allowedTouchTypes": ["pencil"]"#, false),
    ("UITapGestureRecognizer", #", "target": "other", "action": "go""#, true),
    ("UITapGestureRecognizer", #", "overrides": { "reset": [] }"#, false),
    ("UITapGestureRecognizer", #", "overrides": {}"#, true),
    ("UITapGestureRecognizer", #", "delegate": "other""#, false),
    ("UISwipeGestureRecognizer", #", "direction": "right""#, true),
    ("UISwipeGestureRecognizer", #", "direction": "left""#, false),
    ("UILongPressGestureRecognizer", #", "minimumPressDuration": 0.5"#, true),
    ("UILongPressGestureRecognizer", #", "minimumPressDuration": 1"#, false),
    ("UIGestureRecognizer", "", false),
  ])
  func `two of a class look for the same unless what they look for differs`(
    className: String,
    difference: String,
    warns: Bool
  ) {
    let plain = #""class": "\#(className)""#
    #expect(isWarned(plain, plain + difference) == warns)
    #expect(isWarned(plain + difference, plain) == warns)
  }

  @Test func `two of different classes look for different things`() {
    #expect(!isWarned(Self.tap, #""class": "UILongPressGestureRecognizer""#))
    #expect(!isWarned(Self.tap, #""class": "UIPanGestureRecognizer""#))
  }

  @Test func `either may require the failure of the other`() {
    #expect(!isWarned(Self.tap, Self.tap + #", "requireToFail": ["one"]"#))
    #expect(!isWarned(Self.tap + #", "requireToFail": ["two"]"#, Self.tap))
    #expect(isWarned(Self.tap, Self.tap + #", "requireToFail": []"#))
  }

  @Test func `a requirement through others orders both, whoever stands between`() {
    MarkedDocument.views(
      """
      [ { "gestureRecognizers": [ { "id": "a", \(Self.tap) },
          { "id": "c", \(Self.tap), "requireToFail": ["b"] } ] },
        { "gestureRecognizers": [ { "id": "b", "class": "UIPanGestureRecognizer",
          "requireToFail": ["a"] } ] } ]
      """
    ).expect([])
  }

  @Test func `recognizers of different views, or named on one, are told apart as they stand`() {
    MarkedDocument.views(
      """
      [ { "gestureRecognizers": [ { "id": "a", \(Self.tap) } ] },
        { "gestureRecognizers": [ { "id": "b", \(Self.tap) } ] } ]
      """
    ).expect([])
    MarkedDocument.app(
      """
      "objects": [ { "id": "a", \(Self.tap) }, ▸{ "id": "b", \(Self.tap) } ],
        "windows": [ { "gestureRecognizers": ["a", "b"] } ]
      """
    ).expect(["relies-on-undefined-order …/objects/1"])
  }

  @Test func `each is named with the last before it that is not told apart`() {
    let found = MarkedDocument.card(
      """
      "gestureRecognizers": [ { "id": "a", \(Self.tap) }, ▸{ \(Self.tap) },
        { "id": "c", \(Self.tap), "isEnabled": false }, ▸{ "id": "d", \(Self.tap) } ]
      """
    ).expect([
      "relies-on-undefined-order …/gestureRecognizers/1",
      "relies-on-undefined-order …/gestureRecognizers/3",
    ])
    #expect(
      found.map(\.message.english) == [
        "which of 'a' and a UITapGestureRecognizer recognizes hangs on their order on the view, "
          + "which UIKit leaves undefined",
        "which of a UITapGestureRecognizer and 'd' recognizes hangs on their order on the view, "
          + "which UIKit leaves undefined",
      ]
    )
  }

  // MARK: - Objects that nobody uses

  @Test(arguments: [
    (#"▸{ "class": "UIView" }"#, "", ["unused-object …/objects/0"]),
    (#"▸{ "id": "a" }"#, "", ["unused-object …/objects/0"]),
    (#"{ "id": "a" }"#, #", "delegate": "a""#, []),
    (
      #"{ "id": "a", "class": "UIView", "subviews": ["b"] }, { "id": "b", "class": "UIView" }"#,
      #", "delegate": "a""#, []
    ),
    (
      #"▸{ "id": "a", "class": "UIView", "subviews": ["b"] }, { "id": "b", "class": "UIView" }"#,
      "",
      ["unused-object …/objects/0"]
    ),
    (
      #"▸{ "id": "a", "class": "UIView", "subviews": [ { "id": "b" } ] }"#, "",
      ["unused-object …/objects/0"]
    ),
  ])
  func `an object that nothing refers to is warned of`(
    objects: String,
    rest: String,
    said: [String]
  ) {
    MarkedDocument.app(#""windows": [], "objects": [ \#(objects) ]\#(rest)"#).expect(said)
  }

  @Test(arguments: [
    #"{ "set": { "spare.tag": 1 }, "expect": {} }"#,
    #"{ "expect": { "hit": { "not": "spare" } } }"#,
    #"{ "expect": { "values": { "spare.tag": 0 } } }"#, #"{ "release": "spare", "expect": {} }"#,
    #"{ "expect": { "fired": { "spare.hitTest": 0 } } }"#,
    #"{ "after": 0, "do": { "if": { "$spare.tag": 0 }, "then": [] }, "expect": {} }"#,
    #"{ "set": { "spare.overrides.hitTest": null }, "expect": {} }"#,
    #"{ "send": "touch.tap", "at": { "in": "spare" }, "expect": {} }"#,
  ])
  func `whatever names an object refers to it`(step: String) {
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [], "objects": [ { "id": "spare", "class": "UIView" } ] },
        "script": [ \(step) ] }
      """
    ).expect([])
  }
}
