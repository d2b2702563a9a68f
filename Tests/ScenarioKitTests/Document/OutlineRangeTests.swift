@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// The ranges that an outline tells, and what it has of a text with faults.
struct OutlineRangeTests {
  private func outline(_ text: String) -> ScenarioOutline {
    ScenarioOutline(of: DocumentText(Array(text.utf8)), environment: Scenario.environment)
  }

  private func text(_ place: ScenarioOutline.Place, of text: String) -> String {
    String(decoding: Array(text.utf8)[place.bytes], as: UTF8.self)
  }

  @Test func `an object, a step and a name are told by the bytes of their values`() {
    let text = """
      { "format": 1, "title": "视图", "app": { "windows": [ { "id": "w",
        "subviews": [ { "id": "é" }, { "id":"b" } ] } ] },
        "script": [ {"wait": 1}, { "set": { "b.alpha": 0.5 } } ] }
      """
    let outline = outline(text)
    #expect(
      outline.objects.map { self.text($0.place, of: text) } == [
        "{ \"id\": \"w\",\n  \"subviews\": [ { \"id\": \"é\" }, { \"id\":\"b\" } ] }",
        #"{ "id": "é" }"#, #"{ "id":"b" }"#,
      ]
    )
    #expect(outline.objects.map(\.id) == ["w", "é", "b"])
    #expect(outline.objects.map(\.parent) == [nil, 0, 0])
    #expect(
      outline.steps.map { self.text($0.place, of: text) }
        == [#"{"wait": 1}"#, #"{ "set": { "b.alpha": 0.5 } }"#]
    )
    let names = outline.names.filter { $0.kind == "object" }
    #expect(names.map { self.text($0.place, of: text) } == ["w", "b", "b"])
    #expect(names.map(\.isKey) == [false, false, true])
    #expect(names.last?.place.pointer == "/script/1/set/b.alpha")
  }

  @Test func `an object's parent is the nearest around it, side by side ones have the same`() {
    let outline = outline(
      """
      { "app": { "scenes": [ { "windows": [ { "id": "a", "rootViewController": { "id": "b",
          "view": { "id": "c", "layer": { "id": "d" } }, "children": [ { "id": "e" } ] } },
        { "id": "f" } ] } ], "objects": [ { "id": "g", "class": "UIAlertController",
          "actions": [ { "id": "h" }, { "id": "i" } ] } ], "delegate": { "id": "j" } } }
      """
    )
    let shown = outline.objects.map { object in
      "\(object.id ?? "-")<\(object.parent.flatMap { outline.objects[$0].id } ?? "")"
    }
    #expect(shown == ["-<", "a<", "b<a", "c<b", "d<c", "e<b", "f<", "g<", "h<g", "i<g", "j<"])
  }

  @Test func `the objects are told in the order of the text, whatever that of their reading`() {
    let outline = outline(
      """
      { "script": [ { "call": "addSubview", "on": "late", "with": [ { "id": "fresh" } ] } ],
        "app": { "objects": [ { "id": "one", "class": "UIView" } ],
          "windows": [ { "id": "late" } ] } }
      """
    )
    #expect(outline.objects.map(\.id) == ["fresh", "one", "late"])
    let names = outline.names.filter { $0.kind == "object" }
    #expect(names.map(\.name) == ["late", "fresh", "one", "late"])
    #expect(names.map(\.declares) == [false, true, true, true])
  }

  @Test(arguments: [
    (#"{ "id": "x", "class": "UIButton" }"#, "UIButton"),
    (#"{ "id": "x", "class": "Shop", "extends": "UIButton" }"#, "Shop"),
    (#"{ "id": "x" }"#, "UIView"),
  ])
  func `an object has the class that the text gives it`(node: String, className: String) {
    let outline = outline(#"{ "app": { "windows": [ { "subviews": [ \#(node) ] } ] } }"#)
    #expect(outline.objects.map(\.className) == ["UIWindow", className])
  }

  @Test func `a module's class has the module's name of it`() {
    final class Shelf: UIView {}
    let module = Module("Wide").view(Shelf.self) { Shelf(frame: $0) }
    let text = #"{ "app": { "windows": [ { "subviews": [ { "class": "Wide.Shelf" } ] } ] } }"#
    let outline = ScenarioOutline(
      of: DocumentText(Array(text.utf8)),
      environment: ScenarioEnvironment(modules: [module])
    )
    #expect(outline.objects.map(\.className) == ["UIWindow", "Shelf"])
  }

  @Test func `a node of a class that there is not is an object, and so is what stands in it`() {
    let outline = outline(
      """
      { "app": { "windows": [ { "id": "w", "subviews": [ 5, { "class": "UIFog", "id": "fog",
        "subviews": [ { "id": "inner", "alpha": "x" } ] } ] } ] } }
      """
    )
    #expect(outline.objects.map(\.id) == ["w", "fog", "inner"])
    #expect(outline.objects.map(\.className) == ["UIWindow", "UIFog", "UIView"])
    #expect(outline.objects.map(\.parent) == [nil, 0, 1])
    let names = outline.names.filter { $0.kind == "object" }
    #expect(names.map(\.name) == ["w", "fog", "inner"])
  }

  @Test func `steps have their numbers and their variants, also where they are none`() {
    let outline = outline(
      """
      { "variants": [ { "id": "one" }, {}, { "id": 5 }, { "id": "two" } ],
        "script": [ 5, { "when": "one" }, { "when": ["two", 3, "one"] }, { "when": [] }, {} ] }
      """
    )
    #expect(outline.variants.map(\.id) == ["one", "two"])
    #expect(outline.steps.map(\.index) == [0, 1, 2, 3, 4])
    #expect(outline.steps.map(\.variants) == [[], ["one"], ["two", "one"], [], []])
    #expect(outline.steps.map(\.place.pointer) == (0..<5).map { "/script/\($0)" })
  }

  /// What is typed so far, and the names and objects that there are.
  @Test(
    arguments: [
      (#"{ "app": { "windows": [ { "id": "w", "subv"#, ["w"], ["+w"]),
      (
        #"{ "app": { "windows": [ { "id": "w", "subviews": [ { "id": "a""#, ["w", "a"],
        ["+w", "+a"]
      ),
      (#"{ "app": { "windows": [ { "id": "w", "subviews": [ { "id": "a"#, ["w", nil], ["+w"]),
      (
        #"{ "app": { "windows": [ { "id": "w" } ] }, "script": [ { "send": "touch.tap", "at": "w""#,
        ["w"], ["+w", "touch.tap", "w"]
      ),
      (
        #"{ "app": { "windows": [ { "id": "w" } ] }, "script": [ { "send": "touch.tap", "at": "w"#,
        ["w"], ["+w", "touch.tap"]
      ),
      (
        #"{ "app": { "windows": [ { "id": "w" } ] }, "script": [ { "set": { "w.alpha": "#, ["w"],
        ["+w"]
      ),
      (
        #"{ "app": { "windows": [ { "id": "w" } ] }, "script": [ { "set": { "w.alpha": 1"#, ["w"],
        ["+w"]
      ),
      (
        #"{ "app": { "windows": [ { "id": "w" } ] }, "script": [ { "set": { "w.alpha": 1,"#, ["w"],
        ["+w", "w"]
      ),
      (#"{ "app""#, [], []),
    ] as [(String, [String?], [String])]
  )
  func `a text that is broken off has what stands before`(
    text: String,
    objects: [String?],
    names: [String]
  ) {
    let outline = outline(text)
    #expect(outline.objects.map(\.id) == objects)
    let told = outline.names.filter { $0.kind == "object" || $0.kind == "stimulus" }
    #expect(told.map { ($0.declares ? "+" : "") + $0.name } == names)
  }
}
