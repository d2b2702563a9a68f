@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

struct RecognizerDiagnosticTests {
  /// Reads a card with these recognizers.
  private func diagnostics(_ recognizers: String, profile: String = "{}") -> [Diagnostic] {
    Scenario.diagnostics(
      """
      { "format": 1, "profile": \(profile), "app": { "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "subviews": [ { "id": "card", "frame": "fill",
        "gestureRecognizers": [ \(recognizers) ] } ] } ] }, "script": [ { "expect": {} } ] }
      """
    )
  }

  @Test func `an action without a target is never sent`() {
    let found = diagnostics(#"{ "class": "UITapGestureRecognizer", "action": "tapped:" }"#)
    #expect(found.map(\.type) == ["action-without-target"])
    #expect(found.first?.pointer.hasSuffix("/gestureRecognizers/0/action") == true)
    let none = diagnostics(
      #"{ "class": "UITapGestureRecognizer", "targets": [ { "target": null, "action": "tapped:" } ] }"#
    )
    #expect(none.map(\.type) == ["action-without-target"])
  }

  @Test(arguments: [
    (#"{ "class": "UITapGestureRecognizer", "target": "card" }"#, "missing-member"),
    (#"{ "target": "card", "action": "tapped:" }"#, "missing-member"),
    (#"{ "class": "UITapGestureRecognizer", "state": "began" }"#, "wrong-type"),
    (#"{ "class": "UITapGestureRecognizer", "numberOfTaps": 2 }"#, "unknown-member"),
    (#"{ "class": "UISwipeGestureRecognizer", "direction": "north" }"#, "wrong-type"),
    (#"{ "class": "UITapGestureRecognizer", "targets": [ { "to": "card" } ] }"#, "unknown-member"),
    (#"{ "class": "UITapGestureRecognizer", "overrides": { "hitTest": null } }"#, "unknown-method"),
    (
      #"{ "class": "UITapGestureRecognizer", "delegate": { "overrides": { "shouldReceiveTouch": { "direction": "up" } } } }"#,
      "form-not-allowed"
    ),
    (
      #"{ "class": "UIPanGestureRecognizer", "delegate": { "overrides": { "shouldBegin": { "direction": "north" } } } }"#,
      "wrong-type"
    ),
    (#"{ "class": "UITapGestureRecognizer", "requireToFail": ["card"] }"#, "wrong-type"),
    (#"{ "class": "UIButton" }"#, "wrong-type"),
    (
      #"{ "id": "a", "class": "UITapGestureRecognizer", "isEnabled": false }, "a""#, "two-places"
    ),
  ])
  func `what a recognizer's node cannot say`(node: String, type: String) {
    #expect(diagnostics(node).contains { $0.type == type })
  }

  /// Two recognizers of which only the order decides, or something else does.
  @Test(arguments: [
    ("", "", true),
    (#", "numberOfTapsRequired": 2"#, "", false),
    (#", "cancelsTouchesInView": false"#, "", true),
    ("", #", "requireToFail": ["one"]"#, false),
    ("", #", "delegate": { "overrides": { "shouldBegin": true } }"#, false),
    (#", "isEnabled": false"#, "", false),
    (#", "overrides": { "canPrevent": false }"#, "", false),
  ])
  func `whoever relies on the order of recognizers is warned`(
    one: String,
    other: String,
    warns: Bool
  ) {
    let pair = """
      { "id": "one", "class": "UITapGestureRecognizer"\(one) },
      { "id": "other", "class": "UITapGestureRecognizer"\(other) }
      """
    let types = diagnostics(pair).map(\.type)
    #expect(types.contains("relies-on-undefined-order") == warns)
    // Who says which order is meant knows that it counts.
    let chosen = diagnostics(
      pair,
      profile: #"{ "toggles": { "gesture.same-view-order": "firstAddedFirst" } }"#
    )
    #expect(!chosen.map(\.type).contains("relies-on-undefined-order"))
  }

  /// Taps of one view, each with those whose failure it requires: only some orders decide all.
  @Test(arguments: [
    // The second waits for both others, and nobody says which of those comes first.
    ([], ["first", "third"], [], ["third"]),
    (["second", "third"], [], [], ["third"]),
    // Whoever waits for one that waits waits too.
    (["second"], ["third"], [], []),
    ([], ["first"], ["second"], []),
    (["second"], [], ["first"], []),
    ([], [], [], ["second", "third"]),
  ])
  func `each of several recognizers is held against all others`(
    first: [String],
    second: [String],
    third: [String],
    warned: [String]
  ) {
    let taps = [("first", first), ("second", second), ("third", third)].map { id, required in
      #"{ "id": "\#(id)", "class": "UITapGestureRecognizer", "requireToFail": \#(required) }"#
    }
    let found = diagnostics(taps.joined(separator: ", "))
      .filter { $0.type == "relies-on-undefined-order" }.map(\.pointer.last)
    let places = ["first", "second", "third"]
    #expect(found == warned.map { id in places.firstIndex(of: id).map { Character("\($0)") } })
  }

  /// Each of a chain waits for all before it: the search through very long ones ends.
  @Test(arguments: [(10, true), (1000, false)])
  func `a stranger in a chain is found unless the chain is very long`(length: Int, isFound: Bool) {
    var recognizers = (0..<length).map { place in
      #"{ "id": "r\#(place)", "class": "UITapGestureRecognizer", "target": "card", "action": "go", "#
        + #""requireToFail": [\#(place > 0 ? "\"r\(place - 1)\"" : "")] }"#
    }
    recognizers.append(
      #"{ "class": "UITapGestureRecognizer", "target": "card", "action": "go" }"#
    )
    let found = diagnostics(recognizers.joined(separator: ", "))
    #expect(found.contains { $0.type == "relies-on-undefined-order" } == isFound)
  }
}
