import Foundation
import Jansson
import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

/// The names of a text, each with the very characters that it has.
struct WrittenNameRangeTests {
  private func outline(_ text: String) -> ScenarioOutline {
    ScenarioOutline(of: DocumentText(Array(text.utf8)), environment: Scenario.environment)
  }

  private func text(_ place: ScenarioOutline.Place, of bytes: [UInt8]) -> String {
    String(decoding: bytes[place.bytes], as: UTF8.self)
  }

  /// The names in the value at a pointer, as `kind name`, `+` where it is given; what stands at their
  /// places is held against them.
  private func names(of document: MarkedDocument, in pointer: String) -> [String] {
    let bytes = Array(document.text.utf8)
    return outline(document.text).names.filter { $0.place.pointer.hasPrefix(pointer) }.map { name in
      #expect(text(name.place, of: bytes) == name.name)
      return "\(name.declares ? "+" : "")\(name.kind) \(name.name)"
    }
  }

  @Test(
    arguments: [
      (
        #"{ "send": "touch.tap", "at": "root.subviews[0]" }"#,
        ["stimulus touch.tap", "parameter at", "object root", "property subviews"]
      ),
      (
        #"{ "set": { "card.layer.cornerRadius": "$buy.bounds.size.width" } }"#,
        [
          "object card", "property layer", "property cornerRadius", "object buy", "property bounds",
          "property size", "property width",
        ]
      ),
      (
        #"{ "set": { "list.cellForRow[0, 1].overrides.hitTest(_:with:)": "buy" } }"#,
        ["object list", "method cellForRow", "method hitTest(_:with:)", "object buy"]
      ),
      (
        #"{ "set": { "card.implements": ["more:"] } }"#, ["object card", "+action more:"]
      ),
      (
        #"{ "call": "hitTest", "on": "card", "with": [[1, 1]], "expect": { "returned": "buy" } }"#,
        ["method hitTest", "object card", "object buy"]
      ),
      (
        #"{ "call": "isDescendant", "on": "card", "with": ["root"], "expect": { "returned": true } }"#,
        ["method isDescendant", "object card", "object root"]
      ),
      (
        #"{ "wait": 1, "label": "then", "when": ["a", "b"] }"#,
        ["+label then", "variant a", "variant b"]
      ),
      (
        #"{ "expect": { "rule": ["hit-test.point-inside-prunes", "!no.such"] }, "since": "then" }"#,
        ["rule hit-test.point-inside-prunes", "rule no.such", "label then"]
      ),
      (
        #"{ "expect": { "rule": "!dispatch.queue-is-fifo" }, "since": "start" }"#,
        ["rule dispatch.queue-is-fifo"]
      ),
      (
        #"""
        { "expect": { "fired": { "card.touches*": 0, "*.hitTest": 1, "buy:": 1, "buy.touchUpInside": 1,
          "pan.began": 0, "home.view.touchesBegan": 1 } } }
        """#,
        [
          "object card", "method hitTest", "action buy:", "object buy", "occurrence touchUpInside",
          "object pan", "occurrence began", "object home", "property view", "method touchesBegan",
        ]
      ),
      (
        #"""
        { "expect": { "calls": [ "card.touchesBegan+",
          { "call": "home.buy:", "with": { "sender.isHidden": false }, "returned": null } ] } }
        """#,
        [
          "object card", "method touchesBegan", "object home", "action buy:", "variable sender",
          "property isHidden",
        ]
      ),
      (
        #"{ "expect": { "hit": { "is": "UIButton", "under": "root" } } }"#,
        ["matcher is", "class UIButton", "matcher under", "object root"]
      ),
      (
        #"{ "expect": { "values": { "card.alpha": { "near": 0.5, "within": 0.1 } } } }"#,
        ["object card", "property alpha", "matcher near", "matcher within"]
      ),
      (
        #"{ "expect": { "trace": { "rule": "hit-test.point-inside-prunes", "method": "hitTest" } } }"#,
        ["rule hit-test.point-inside-prunes", "method hitTest"]
      ),
      (
        #"{ "expect": { "trace": { "kind": "outcome", "hit": "card", "path": ["buy"] } } }"#,
        ["choice outcome", "object card", "object buy"]
      ),
      (#"{ "expect": { "raised": "chain-cycle" } }"#, ["choice chain-cycle"]),
      (#"{ "expect": { "state": { "pan": "began" } } }"#, ["object pan", "choice began"]),
      (
        #"{ "ask": { "kind": "fired", "of": "buy.touchDown", "options": [1, 2] } }"#,
        ["choice fired", "object buy", "occurrence touchDown"]
      ),
      (#"{ "send": "Probe.knock", "at": "card" }"#, ["stimulus Probe.knock", "object card"]),
    ] as [(String, [String])]
  )
  func `a step names these, each at its place`(step: String, names: [String]) {
    let found = self.names(of: .step(step), in: "/script/0")
    #expect(found == names)
  }

  @Test(
    arguments: [
      (
        #""overrides": { "touchesBegan(_:with:)": ["super", { "note": "seen", "with": { "v": "$touch.view" } }] }"#,
        ["method touchesBegan(_:with:)", "+note seen", "variable touch", "property view"]
      ),
      (
        #""implements": { "save:": [ { "set": { "$self.alpha": 0, "$sender.tag": 1 } } ], "undo:": [] }"#,
        [
          "+action save:", "variable self", "property alpha", "variable sender", "property tag",
          "+action undo:",
        ]
      ),
      (#""implements": ["save:"]"#, ["+action save:"]),
      (
        #""class": "Page", "extends": "UIScrollView", "keyboardDismissMode": "onDrag""#,
        ["+class Page", "class UIScrollView", "property keyboardDismissMode", "choice onDrag"]
      ),
      (
        #""class": "UIButton", "targets": [ { "for": ["touchDown", "touchUpInside"], "target": "other", "action": "go:" } ]"#,
        [
          "class UIButton", "property targets", "choice touchDown", "choice touchUpInside",
          "object other", "action go:",
        ]
      ),
      (
        #""gestureRecognizers": [ { "id": "t", "class": "UITapGestureRecognizer", "target": "other", "action": "go:" } ]"#,
        [
          "property gestureRecognizers", "+object t", "class UITapGestureRecognizer",
          "property target", "object other", "property action", "action go:",
        ]
      ),
      (
        #""class": "UIFog", "overrides": { "fogBegan": ["super", { "release": "other" }] }, "alpha": 1"#,
        ["class UIFog", "method fogBegan", "object other", "property alpha"]
      ),
      (
        #""class": "UIFog", "targets": [ { "for": "touchDown", "target": "other" } ]"#,
        ["class UIFog", "property targets", "choice touchDown", "object other"]
      ),
    ] as [(String, [String])]
  )
  func `a node names these, each at its place`(members: String, names: [String]) {
    let base = "/app/windows/0/subviews/0"
    let found = self.names(of: .card(members), in: base)
    #expect(found == ["+object card"] + names)
  }

  @Test func `a profile and its variants name toggles, numbers and what they change`() {
    let document = MarkedDocument(
      """
      { "format": 1, "modules": ["touch"], "profile": { "toggles": {
          "gesture.same-view-order": "old" }, "numbers": { "hitTestCalls": 2 } },
        "app": { "windows": [ { "id": "window", "subviews": [ { "id": "card" } ] } ],
          "extensions": { "UIView": { "implements": ["go:"] } } },
        "variants": [ { "id": "a", "set": { "card.overrides.hitTest": "card", "profile.ios": 17,
          "profile.toggles.gesture.same-view-order": "x", "card.layer.zPosition": 1,
          "card.subviews": [ { "id": "new" } ] } } ], "script": [
          { "set": { "new.alpha": 1 }, "when": "a" } ] }
      """
    )
    let found = names(of: document, in: "")
    #expect(
      found == [
        "module touch", "toggle gesture.same-view-order", "number hitTestCalls", "+object window",
        "property subviews", "+object card", "class UIView", "+action go:", "+variant a",
        "object card", "method hitTest", "object card", "toggle gesture.same-view-order",
        "object card", "property layer", "property zPosition", "object card",
        "property subviews", "+object new", "object new", "property alpha", "variant a",
      ]
    )
  }

  @Test func `a name with escapes has all of its string, between the quotes`() {
    let text = #"""
      { "app": { "windows": [ { "id": "w\u0069n", "subviews": [ { "id": "a" } ] } ] },
        "script": [ { "set": { "win\u002ealpha": 1 } }, { "send": "touch.tap", "at": "\u0061" } ] }
      """#
    let bytes = Array(text.utf8)
    let found = outline(text).names.filter { $0.kind != "property" || $0.name == "alpha" }
    #expect(
      found.map { "\($0.name) \(self.text($0.place, of: bytes))" } == [
        #"win w\u0069n"#, "a a", #"alpha win\u002ealpha"#, #"win win\u002ealpha"#,
        "touch.tap touch.tap", "at at", #"a \u0061"#,
      ]
    )
  }

  @Test(arguments: ScenarioFiles.ids)
  func `each name of a scenario is what stands at its place, and each place has one`(
    id: String
  ) throws {
    let bytes = Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
    let text = DocumentText(bytes)
    let outline = ScenarioOutline(of: text, environment: Scenario.environment)
    var end = 0
    for name in outline.names {
      let told = self.text(name.place, of: bytes)
      if told != name.name { Issue.record("\(name.name) is '\(told)' at \(name.place.pointer)") }
      // No name lies in another one.
      if name.place.bytes.lowerBound < end { Issue.record("\(name.name) overlaps") }
      end = name.place.bytes.upperBound
      let value = text.map.range(of: name.place.pointer)
      let isInValue = value.map { $0.contains(name.place.bytes.lowerBound) } ?? false
      if isInValue == name.isKey { Issue.record("\(name.name) is not of \(name.place.pointer)") }
    }
    let kinds = Set(ScenarioOutline.Name.kinds)
    #expect(outline.names.allSatisfy { kinds.contains($0.kind) })
    // Whatever has an id says so, and every step's stimulus is there.
    let ids = Set(outline.names.filter { $0.kind == "object" && $0.declares }.map(\.name))
    #expect(outline.objects.allSatisfy { $0.id.map { ids.contains($0) || $0 == "scene" } ?? true })
    let sent = try outline.steps.filter { step in
      try JSON.parse(Array(bytes[step.place.bytes]), limits: .document)["send"] != nil
    }
    let stimuli = outline.names.filter { $0.kind == "stimulus" }
    #expect(stimuli.count >= sent.count)
  }
}
