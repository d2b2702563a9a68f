@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// What `set` and `animate` assign, and what they cannot.
struct AssignmentBindingTests {
  @Test(arguments: [
    (#"{ ▸"card": 1 }"#, ["unknown-reference …/card"]),
    (#"{ ▸"": 1 }"#, ["unknown-reference …/"]),
    (#"{ ▸"card alpha": 1 }"#, ["unknown-reference …/card alpha"]),
    (#"{ ▸"root.subviews[0]": "buy" }"#, ["unknown-reference …/root.subviews[0]"]),
    (#"{ ▸"crad.alpha": 1 }"#, ["unknown-reference …/crad.alpha"]),
    (#"{ ▸"card.alfa": 1 }"#, ["unknown-member …/card.alfa"]),
    (#"{ "card.alpha": ▸"half" }"#, ["wrong-type …/card.alpha"]),
    (#"{ "card.alpha": ▸null }"#, ["wrong-type …/card.alpha"]),
    (#"{ ▸"card.superview": "root" }"#, ["wrong-type …/card.superview"]),
    (#"{ ▸"card.subviews": [] }"#, ["wrong-type …/card.subviews"]),
    (#"{ ▸"card.subviews.count": 0 }"#, ["wrong-type …/card.subviews.count"]),
    (#"{ ▸"field.text.count": 0 }"#, ["wrong-type …/field.text.count"]),
    (#"{ ▸"buy.targets": [] }"#, ["wrong-type …/buy.targets"]),
    (#"{ ▸"pan.target": "home" }"#, ["wrong-type …/pan.target"]),
    (#"{ ▸"keyboard.isVisible": true }"#, ["wrong-type …/keyboard.isVisible"]),
    (#"{ ▸"card.layer": "root.layer" }"#, ["wrong-type …/card.layer"]),
    (#"{ ▸"$card": 1 }"#, ["unknown-reference …/$card"]),
    (#"{ "$card.alpha": 0.5 }"#, []),
    (#"{ "card.bounds.origin": [1, 2], "card.center.x": 3, "card.frame.size.width": 4 }"#, []),
    (#"{ ▸"card.bounds.left": 1 }"#, ["unknown-member …/card.bounds.left"]),
    (#"{ "card.bounds.origin": ▸5 }"#, ["wrong-type …/card.bounds.origin"]),
    (#"{ "card.layer.cornerRadius": 4, "list.delegate": null }"#, []),
    (#"{ "pan.state": "failed" }"#, []),
    (#"{ "pan.state": ▸"lost" }"#, ["wrong-type …/pan.state"]),
    (#"{ "home.presentedViewController.title": "x" }"#, []),
    (#"{ "card.superview.alpha": { "sum": [0.1, 0.2] } }"#, []),
  ])
  func `what can be assigned is a property of an object, or a part of one`(
    assignment: String,
    said: [String]
  ) {
    MarkedDocument.step(#"{ "set": \#(assignment) }"#)
      .expect(said.map { $0.replacing("…", with: "…/set") })
    MarkedDocument.step(#"{ "animate": \#(assignment) }"#)
      .expect(said.map { $0.replacing("…", with: "…/animate") })
  }

  @Test(arguments: [
    ("card.subviews", "Call addSubview or removeFromSuperview."),
    ("card.gestureRecognizers", "Call addGestureRecognizer or removeGestureRecognizer."),
    ("buy.targets", "Call addTarget or removeTarget."),
    ("pan.target", "Call addTarget or removeTarget."),
    ("pan.action", "Call addTarget or removeTarget."), ("card.window", nil),
  ])
  func `what only a node can hold is changed by calls, which are told`(key: String, hint: String?) {
    let found = MarkedDocument.step(#"{ "set": { "\#(key)": [] } }"#).found()
      .filter { $0.message.english.hasSuffix("can only be read") }
    #expect(found.map(\.hint?.english) == [hint])
  }

  @Test func `a list of objects is assigned in turn`() throws {
    let text = MarkedDocument.step(
      #"{ "set": [ { "card.alpha": 0, "buy.alpha": 1 }, {}, { "card.alpha": 0.5 } ] }"#
    ).text
    let plan = try #require(Scenario.document(text).plan(nil))
    guard case .action(.set(let assignments))? = plan.steps.first?.kind else {
      Issue.record("\(plan.steps)")
      return
    }
    #expect(
      assignments.map(\.path.pointer) == [
        "/script/0/set/0/card.alpha", "/script/0/set/0/buy.alpha", "/script/0/set/2/card.alpha",
      ]
    )
    MarkedDocument.step(#"{ "set": [ {}, ▸5 ] }"#).expect(["wrong-type …/set/1"])
  }

  // MARK: - Parameters

  @Test func `only a parameter that is inout can be set, or a part of it`() {
    let found = MarkedDocument.card(
      """
      "overrides": { "willEndDragging": [
          { "set": { "$targetContentOffset": [0, 0], "$targetContentOffset.y": 5 } },
          { "set": { ▸"$velocity": [0, 0] } }, { "set": { ▸"$velocity.y": 0 } },
          { "set": { ▸"$self": "other" } }, { "set": { "$self.alpha": 0.5 } },
          { "set": { "$scrollView.contentOffset": [0, 0] } },
          { "set": { "$targetContentOffset": ▸5 } } ],
        "didScroll": [ { "set": { ▸"$targetContentOffset": [0, 0] } } ] }
      """
    ).expect([
      "unknown-reference …/overrides/willEndDragging/1/set/$velocity",
      "unknown-reference …/overrides/willEndDragging/2/set/$velocity.y",
      "unknown-reference …/overrides/willEndDragging/3/set/$self",
      "wrong-type …/overrides/willEndDragging/6/set/$targetContentOffset",
      "unknown-reference …/overrides/didScroll/0/set/$targetContentOffset",
    ])
    #expect(found.first?.allowed == ["$targetContentOffset"])
    #expect(found.last?.allowed == [])
  }

  // MARK: - Overrides and actions

  @Test(arguments: [
    (#"{ "card.overrides.hitTest": null }"#, []),
    (#"{ "card.overrides.hitTest": "buy" }"#, []),
    (#"{ "card.overrides.point(inside:with:)": false }"#, []),
    (#"{ "card.overrides.hitTest": ▸5 }"#, ["form-not-allowed …/card.overrides.hitTest"]),
    (#"{ ▸"card.overrides.hitTst": null }"#, ["unknown-method …/card.overrides.hitTst"]),
    (#"{ ▸"crad.overrides.hitTest": null }"#, ["unknown-reference …/crad.overrides.hitTest"]),
    (#"{ "card.superview.overrides.hitTest": null }"#, []),
    (
      #"{ "card.overrides.didScroll": [ ▸"super" ] }"#,
      ["form-not-allowed …/card.overrides.didScroll/0"]
    ),
    (#"{ "card.implements": ["a:"] }"#, []),
    (#"{ "card.implements": { "a:": [ { "note": "ran", "with": { "by": "$sender" } } ] } }"#, []),
    (#"{ "card.implements": ▸5 }"#, ["wrong-type …/card.implements"]),
    (#"{ "card.implements": [ ▸"a b" ] }"#, ["wrong-type …/card.implements/0"]),
    (#"{ ▸"crad.implements": [] }"#, ["unknown-reference …/crad.implements"]),
  ])
  func `overrides and actions are assigned as a node writes them`(
    assignment: String,
    said: [String]
  ) {
    MarkedDocument.step(#"{ "set": \#(assignment) }"#)
      .expect(said.map { $0.replacing("…", with: "…/set") })
  }

  @Test func `a body may change what its own object overrides and implements`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "card", "frame": [0, 0, 90, 90], "implements": [], "overrides": {
            "touchesBegan": [ { "set": { "$self.overrides.hitTest": { "nilIfSelf": true },
              "$self.implements": ["go"] } } ] } } ]
        """,
      script: """
        [ { "send": "touch.tap", "at": "card", "expect": { "hit": "card" } },
          { "send": "touch.tap", "at": [5, 5], "expect": { "hit": "window" } },
          { "send": "action.send", "action": "go", "to": "card",
            "expect": { "returned": true, "fired": { "card.go": 1 } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
    MarkedDocument.step(#"{ "set": { ▸"$self.overrides.hitTest": null } }"#)
      .expect(["unknown-reference …/set/$self.overrides.hitTest"])
  }

  @Test func `an override that is assigned has the class of its object`() throws {
    let text = MarkedDocument.step(
      #"{ "set": { "buy.overrides.beginTracking": false, "buy.overrides.hitTest": null } }"#
    ).text
    let plan = try #require(Scenario.document(text).plan(nil))
    guard case .action(.set(let assignments))? = plan.steps.first?.kind else {
      Issue.record("\(plan.steps)")
      return
    }
    let assigned = assignments.map { assignment in
      guard case .overridden(let object, let box) = assignment.target, let value = box.value else {
        return "?"
      }
      return "\(object.text) \(value.0.name) \(value.1 == nil ? "no longer" : "now")"
    }
    #expect(assigned == ["buy beginTracking now", "buy hitTest no longer"])
    MarkedDocument.step(#"{ "set": { ▸"card.overrides.beginTracking": false } }"#)
      .expect(["unknown-method …/set/card.overrides.beginTracking"])
  }
}
