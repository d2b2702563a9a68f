import Jansson
import ScenarioSyntax
import ScenarioTestSupport
import Testing

@_spi(Workbench) @testable import ScenarioKit

/// Which changes a node says, which the script does, and what proves it.
struct EditedNodeTests {
  private static let stage = """
    { "format": 1,
      "app": { "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": { "id": "home", "view": { "id": "root", "subviews": [
          { "id": "list", "class": "UIScrollView", "frame": [0, 0, 390, 400], "delegate": { "overrides": { "didScroll": [] } } },
          { "id": "turned", "frame": [0, 400, 100, 100], "transform": { "scaleX": 2, "y": 2 } },
          { "id": "plain", "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer" } ] },
          { "id": "buy", "class": "UIButton", "frame": [0, 600, 100, 44] } ] } } } ] },
      "script": [
        { "send": "touch.tap", "at": "buy" },
        { "wait": 1 } ] }
    """

  private func set(_ values: String, step: Int = 0) throws -> ScenarioEditing {
    try .made(in: Self.stage, [.set(JSON.parse(values), step: step)])
  }

  private func stage(_ old: String, _ new: String) -> String {
    #expect(Self.stage.contains(old))
    return Self.stage.replacing(old, with: new, maxReplacements: 1)
  }

  // MARK: - At a node

  /// An assignment, and what of the text becomes what.
  @Test(arguments: [
    (
      #"{ "list.delegate.overrides.didScroll": [{ "note": "x" }] }"#, "[] }",
      #"[{ "note": "x" }] }"#
    ),
    (
      #"{ "list.delegate.overrides.willBeginDragging": [] }"#, #""didScroll": []"#,
      #""didScroll": [], "willBeginDragging": []"#
    ),
    (#"{ "list.delegate.overrides.didScroll": null }"#, #"{ "didScroll": [] }"#, "{}"),
    (#"{ "list.delegate.overrides.didZoom": null }"#, "[] }", "[] }"),
    (#"{ "list.contentSize.height": 900 }"#, "390, 400]", #"390, 400], "contentSize": [0, 900]"#),
    (
      #"{ "list.frame.origin.y": 50, "list.frame.size.height": 350 }"#, "0, 390, 400",
      "50, 390, 350"
    ),
    (#"{ "plain.frame.width": 10 }"#, #""plain""#, #""plain", "frame": [0, 0, 10, 0]"#),
    (
      #"{ "tap.isEnabled": false }"#, "TapGestureRecognizer\"",
      "TapGestureRecognizer\", \"isEnabled\": false"
    ),
    (
      #"{ "plain.gestureRecognizers[0].numberOfTapsRequired": 2 }"#, "Recognizer\"",
      "Recognizer\", \"numberOfTapsRequired\": 2"
    ),
    (#"{ "plain.superview.tag": 4 }"#, #""root""#, #""root", "tag": 4"#),
    (
      #"{ "root.subviews[2].tag": 4 }"#, #""plain""#,
      #""plain", "tag": 4"#
    ),
    (#"{ "home.implements": ["go:"] }"#, #""home""#, #""home", "implements": ["go:"]"#),
    (
      #"{ "home.overrides.viewDidAppear": [{ "note": "seen" }] }"#, #""home""#,
      #""home", "overrides": { "viewDidAppear": [{ "note": "seen" }] }"#
    ),
    (
      #"{ "buy.overrides.pointInside": { "inset": -20 } }"#, "100, 44]",
      #"100, 44], "overrides": { "pointInside": { "inset": -20 } }"#
    ),
    (#"{ "buy.overrides.hitTest": null }"#, "", ""),
    (
      #"{ "turned.transform": [1, 0, 0, 1, 5, 0] }"#, #"{ "scaleX": 2, "y": 2 }"#,
      "[1, 0, 0, 1, 5, 0]"
    ),
    (#"{ "turned.transform": { "scaleX": 3, "y": 2 } }"#, #""scaleX": 2"#, #""scaleX": 3"#),
    (#"{ "list.delegate": "home" }"#, #"{ "overrides": { "didScroll": [] } }"#, #""home""#),
    (#"{ "list.delegate": null }"#, #", "delegate": { "overrides": { "didScroll": [] } }"#, ""),
  ])
  func `what a node can say stands there afterwards, and nothing else changes`(
    values: String,
    old: String,
    new: String
  ) throws {
    let editing = try set(values)
    #expect(editing.editedString == (old.isEmpty ? Self.stage : stage(old, new)))
    #expect(!editing.isInScript)
  }

  // MARK: - In the script

  /// An assignment that its node could not say so that it is true.
  @Test(arguments: [
    // The node's frame is the one before its transform, the one that is read the one after it.
    #"{ "turned.frame": [0, 0, 50, 50] }"#, #"{ "turned.frame.width": 50 }"#,
    // Nobody declares these.
    #"{ "list.panGestureRecognizer.isEnabled": false }"#,
    // An app whose launch would fail.
    """
    { "plain.overrides.didMoveToWindow":
        [{ "call": "sendAction", "on": "application", "with": ["nope:", "window"] }] }
    """,
  ])
  func `what would not be so at the node is a step before that one`(values: String) throws {
    let assigned = try JSON.parse(values)
    let editing = try set(values)
    let script = try JSON.parse(editing.editedText, limits: .document)["script"]
    #expect(editing.isInScript)
    #expect(script?[0]?["set"] == assigned)
    #expect(script?.count == 3)
  }
}
