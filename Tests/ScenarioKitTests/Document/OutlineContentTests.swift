@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

/// What an outline says of objects, steps and variants, held against the text and against what a run
/// of it has.
struct OutlineContentTests {
  private func outline(_ text: String) -> ScenarioOutline {
    ScenarioOutline(of: DocumentText(Array(text.utf8)), environment: Scenario.environment)
  }

  private func text(_ place: ScenarioOutline.Place, of bytes: [UInt8]) -> String {
    String(decoding: bytes[place.bytes], as: UTF8.self)
  }

  private func bytes(_ id: String) throws -> [UInt8] {
    Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
  }

  // MARK: - All scenarios

  @Test(arguments: ScenarioFiles.ids)
  func `each object's range is its node, and what it has stands there`(id: String) throws {
    let bytes = try bytes(id)
    let whole = try JSON.parse(bytes, limits: .document)
    let outline = ScenarioOutline(of: DocumentText(bytes), environment: Scenario.environment)
    #expect(!outline.objects.isEmpty)
    for object in outline.objects {
      let node = try JSON.parse(Array(bytes[object.place.bytes]), limits: .document)
      #expect(node == whole.value(at: object.place.pointer))
      #expect(node["id"]?.string == object.id)
      #expect(object.idPlace.map { text($0, of: bytes) } == object.id)
      if let parent = object.parent { #expect(outline.objects.indices.contains(parent)) }
      for member in object.overrides + object.targets + object.implements {
        #expect(whole.value(at: member.place.pointer) != nil)
        #expect(text(member.place, of: bytes).contains(member.name))
      }
      // A variant's changes may stand anywhere, what the node says stands in it.
      let written = node["overrides"]?.count ?? 0
      #expect(object.overrides.count >= written)
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `names, steps and expectations are those of a run`(id: String) throws {
    let bytes = try bytes(id)
    let document = try #require(
      ScenarioDocument.read(bytes, file: "test.json", environment: Scenario.environment).document
    )
    let outline = ScenarioOutline(of: DocumentText(bytes), environment: Scenario.environment)
    let objects = Dictionary(
      outline.objects.map { ($0.place.pointer, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    #expect(outline.variants.map(\.id) == document.variants.map(\.id))
    for variant in document.runs {
      let plan = try #require(document.plan(variant))
      for node in plan.nodes {
        // A node around what a variant writes is written nowhere.
        guard let object = objects[node.path.pointer] else { continue }
        if object.id == node.id { #expect(object.name == plan.names[node.number]) }
        let methods = Set(object.overrides.map(\.name))
        #expect(node.overrides.keys.allSatisfy { methods.contains($0.name) })
        let actions = Set(object.implements.map(\.name))
        #expect((node.implements ?? [:]).keys.allSatisfy { actions.contains($0.name) })
      }
      for (place, step) in plan.steps.enumerated() {
        let told = outline.steps[step.number]
        #expect(told.index == step.number)
        #expect(told.place.pointer == step.path.pointer)
        #expect(told.text == step.text)
        #expect(told.label == step.label)
        #expect(told.expectations.map(\.place.pointer) == step.expectation?.pointers ?? [])
        guard case .ask = step.kind else { continue }
        for asked in plan.steps[(place + 1)..<plan.endOfQuestion(at: place)] {
          #expect(outline.steps[asked.number].isAsked)
        }
      }
    }
    let hasQuestion = outline.steps.contains(where: \.isAsked)
    let steps = document.runs.compactMap { document.plan($0)?.steps }.joined()
    #expect(hasQuestion == steps.contains { if case .ask = $0.kind { true } else { false } })
  }

  // MARK: - Lines and columns

  /// A place counted from the beginning, character by character.
  private func counted(_ offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
    let newline: Unicode.Scalar = "\n"
    let lines = before.split(separator: newline, omittingEmptySubsequences: false)
    return SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1, offset: offset)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `lines and columns are right behind Chinese, emoji and either end of a line`(
    end: String
  ) throws {
    let lines = [
      #"{ "title": "金库在面板里 👩‍👩‍👧", "app": { "windows": ["#,
      #"  { "comment": "🙂", "id": "window", "subviews": [ { "comment": "é́", "id": "panel" },"#,
      #"    { "id": "vault", "accessibilityLabel": "保险柜", "tag": 3 } ] } ] }, "script": ["#,
      #"  { "comment": "点", "send": "touch.tap", "at": "vault", "expect": { "hit": "vault" } } ] }"#,
    ]
    let text = lines.joined(separator: end)
    let bytes = Array(text.utf8)
    let outline = outline(text)
    let places: [ScenarioOutline.Place] =
      outline.names.map(\.place) + outline.objects.map(\.place) + outline.steps.map(\.place)
      + outline.steps.flatMap(\.expectations).map(\.place)
    #expect(places.count > 10)
    for place in places {
      let range = outline.range(of: place)
      #expect(range.start == counted(place.bytes.lowerBound, in: bytes))
      #expect(range.end == counted(place.bytes.upperBound, in: bytes))
    }
    let panel = try #require(outline.objects.first { $0.id == "panel" }?.idPlace)
    #expect(outline.range(of: panel).start.line == 2)
    // The letter with two marks is two characters, as diagnostics count them.
    #expect(outline.range(of: panel).start.column == 77)
    let hit = try #require(outline.steps.first?.expectations.first?.place)
    #expect(self.text(hit, of: bytes) == #""hit": "vault""#)
    #expect(outline.range(of: hit).end.line == 4)
  }

  @Test(arguments: [1, 127, 128, 129, 1023, 1024, 1025, 5000])
  func `a column in a line of any length is counted right`(length: Int) {
    let filler = String(repeating: "水", count: length)
    let text = #"{ "title": "\#(filler)", "app": { "windows": [ { "id": "w" } ] } }"#
    let outline = outline(text)
    let name = outline.names.first { $0.name == "w" }
    let range = name.map { outline.range(of: $0.place) }
    #expect(range?.start.line == 1)
    #expect(range?.start.column == 47 + length)
    #expect(range?.start.offset == 46 + 3 * length)
  }

  // MARK: - Objects

  @Test func `overrides, targets and actions are told with their places, variants' too`() throws {
    let text = """
      { "app": { "windows": [ { "id": "window", "subviews": [
          { "id": "card", "overrides": { "touchesBegan(_:with:)": "super", "hitTest": "card" } },
          { "id": "buy", "class": "UIButton", "implements": { "go:": [] }, "targets": [
            { "for": "touchDown", "target": "card", "action": "go:" } ] } ],
        "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer", "target": "buy",
          "action": "go:" } ] } ], "objects": [ { "id": "key", "class": "UIKeyCommand", "input": "a",
          "action": "more:" } ] },
        "variants": [ { "id": "off", "set": { "card.overrides.pointInside": true,
          "card.implements": ["more:"], "window.subviews[1].subviews": [ { "id": "badge" } ] } } ] }
      """
    let bytes = Array(text.utf8)
    let outline = outline(text)
    func shown(_ members: [ScenarioOutline.Member]) -> [String] {
      members.map { "\($0.name) \($0.place.pointer): \(self.text($0.place, of: bytes))" }
    }
    func object(_ id: String) throws -> ScenarioOutline.Object {
      try #require(outline.objects.first { $0.id == id })
    }
    let card = try object("card")
    let views = "/app/windows/0/subviews"
    #expect(
      shown(card.overrides) == [
        "touchesBegan \(views)/0/overrides/touchesBegan(_:with:): "
          + #""touchesBegan(_:with:)": "super""#,
        #"hitTest \#(views)/0/overrides/hitTest: "hitTest": "card""#,
        "pointInside /variants/0/set/card.overrides.pointInside: "
          + #""card.overrides.pointInside": true"#,
      ]
    )
    #expect(shown(card.implements) == [#"more: /variants/0/set/card.implements/0: "more:""#])
    let buy = try object("buy")
    #expect(shown(buy.implements) == [#"go: \#(views)/1/implements/go:: "go:": []"#])
    #expect(
      shown(buy.targets) == [
        #"go: \#(views)/1/targets/0: { "for": "touchDown", "target": "card", "action": "go:" }"#
      ]
    )
    let recognizer = "/app/windows/0/gestureRecognizers/0"
    let tap = try object("tap")
    #expect(shown(tap.targets) == [#"go: \#(recognizer)/action: "action": "go:""#])
    let key = try object("key")
    #expect(key.targets.map(\.name) == ["more:"])
    let badge = try object("badge")
    #expect(badge.place.pointer == "/variants/0/set/window.subviews[1].subviews/0")
    #expect(badge.parent.flatMap { outline.objects[$0].id } == "buy")
    #expect(outline.variants.map { self.text($0.idPlace, of: bytes) } == ["off"])
  }

  @Test func `an object is called as records call it at launch`() {
    let outline = outline(
      """
      { "app": { "windows": [ { "rootViewController": { "id": "home", "view": { "subviews": [ {},
          { "id": "list", "class": "UITableView", "sections": [ { "rows": [ {} ] } ] } ] } } } ] } }
      """
    )
    #expect(
      outline.objects.map(\.name) == [
        nil, "home", "home.view", "home.view.subviews[0]", "list", "list.cellForRow[0,0]",
      ]
    )
  }

  @Test func `what a variant makes around a value that it writes is no object`() {
    let outline = outline(
      """
      { "app": { "windows": [ { "id": "w" } ] }, "variants": [ { "id": "v", "set": {
        "w.layer.zPosition": 1, "w.rootViewController.view": { "id": "deep" } } } ] }
      """
    )
    #expect(outline.objects.map(\.id) == ["w", "deep"])
    #expect(outline.objects.map(\.parent) == [nil, 0])
  }

  // MARK: - Questions

  @Test(arguments: [
    (#"{ "ask": {} }, { "send": "a" }, { "wait": 1, "expect": {} }, { "wait": 1 }"#, [1, 2]),
    (#"{ "wait": 1 }, { "ask": {} }, { "ask": {} }, { "expect": {} }, { "expect": {} }"#, [3]),
    (#"{ "ask": {} }, { "wait": 1 }, { "ask": {} }"#, [1]),
    (#"{ "ask": {}, "when": "a" }, { "wait": 1, "when": "b" }, { "wait": 2 }"#, [2]),
    (
      """
      { "ask": {} }, { "expect": {}, "when": "a" }, { "wait": 1, "when": "a" }, { "wait": 1 },
      { "expect": {}, "when": ["b", "nobody"] }, { "wait": 1 }
      """, [1, 3, 4]
    ),
    (#"{ "ask": {} }, { "wait": 1, "when": "nobody" }, { "wait": 1, "when": [] }"#, []),
  ])
  func `a question is about the steps up to the next that is judged, in its variants`(
    script: String,
    asked: [Int]
  ) {
    let outline = outline(
      #"{ "variants": [ { "id": "a" }, { "id": "b" } ], "script": [ \#(script) ] }"#
    )
    #expect(outline.steps.filter(\.isAsked).map(\.index) == asked)
  }

  @Test func `without variants a step that asks for one is run by nobody`() {
    let outline = outline(
      #"{ "script": [ { "ask": {} }, { "wait": 1, "when": "a" }, { "wait": 2 } ] }"#
    )
    #expect(outline.steps.map(\.isAsked) == [false, false, true])
    #expect(outline.steps.map(\.text) == ["ask {}", "wait 1", "wait 2"])
  }

  // MARK: - Size

  @Test func `twenty thousand views have an outline, and a place for each name`() {
    let views = (0..<20_000).map { #"{ "id": "v\#($0)", "frame": [0, 0, 1, 1] }"# }
    let window = #"{ "id": "w", "subviews": [ \#(views.joined(separator: ",\n")) ] }"#
    let outline = outline(#"{ "app": { "windows": [ \#(window) ] } }"#)
    #expect(outline.objects.count == 20_001)
    #expect(outline.names.filter(\.declares).count == 20_001)
    #expect(outline.objects.last.map { outline.range(of: $0.place).start.line } == 20_000)
    #expect(outline.objects.last?.name == "v19999")
  }

  @Test func `as many faults as may be keep no name from being told`() {
    let unknown = (0..<2_000).map { #"{ "send": "touch.tap", "at": "nobody\#($0)" }"# }
    let outline = outline(#"{ "script": [ \#(unknown.joined(separator: ", ")) ] }"#)
    #expect(outline.names.filter { $0.kind == "object" }.count == 2_000)
  }
}
