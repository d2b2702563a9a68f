@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// What stands where: a view or a controller has one place, and no tree contains itself.
struct PlacementTests {
  @Test(arguments: [
    (#"[ { "id": "a" }, ▸"a" ]"#, ["two-places …/1"]),
    (#"[ "a", ▸{ "id": "a" } ]"#, ["two-places …/1"]),
    (#"[ { "id": "a" }, ▸"a", ▸"a" ]"#, ["two-places …/1", "two-places …/2"]),
    (#"[ { "id": "a" }, { "subviews": [ ▸"a" ] } ]"#, ["two-places …/1/subviews/0"]),
    (
      #"[ { "subviews": [ "b" ] }, { "subviews": [ ▸"b" ] }, ▸{ "id": "b" } ]"#,
      ["two-places …/1/subviews/0", "two-places …/2"]
    ),
    (
      """
      [ { "gestureRecognizers": [ { "id": "t", "class": "UITapGestureRecognizer" } ] },
        { "gestureRecognizers": [ ▸"t" ] } ]
      """,
      ["two-places …/1/gestureRecognizers/0"]
    ),
    (
      """
      [ { "class": "UITableView", "sections": [
          { "rows": [ { "id": "c" } ] }, { "rows": [ ▸"c" ] } ] } ]
      """,
      ["two-places …/0/sections/1/rows/0"]
    ),
    (
      """
      [ { "id": "a", "layer": { "id": "l" } },
        { "id": "b", "delegate": "a", "class": "UIScrollView" } ]
      """,
      []
    ),
    (
      """
      [ { "id": "a" }, { "id": "b", "class": "UIControl", "targets": [
          { "for": "touchDown", "target": "a", "action": "go" } ] } ]
      """,
      []
    ),
  ])
  func `whatever stands in two places is told at the second`(views: String, said: [String]) {
    MarkedDocument.views(views).expect(said)
  }

  @Test func `the first place is told by its line and its pointer`() {
    let found = MarkedDocument(
      """
      { "format": 1, "script": [ { "expect": {} } ], "app": { "windows": [ { "subviews": [
        "late",
        { "id": "early" },
        ▸"early",
        ▸{ "id": "late" } ] } ] } }
      """
    ).expect(["two-places /app/windows/0/subviews/2", "two-places /app/windows/0/subviews/3"])
    #expect(
      found.map(\.message.english) == [
        "'early' stands in two places: first at line 3",
        "'late' stands in two places: first at line 2",
      ]
    )
    #expect(
      found.map(\.hint?.english) == [
        "The first one is at /app/windows/0/subviews/1.",
        "The first one is at /app/windows/0/subviews/0.",
      ]
    )
  }

  @Test func `a controller's view stands as its view, and in one tree`() {
    MarkedDocument.app(
      """
      "windows": [ { "rootViewController": { "view": { "id": "root", "subviews": ["leaf"] },
          "children": [ { "id": "inner", "view": { "id": "leaf" } } ] } },
        { "rootViewController": { "view": { "subviews": [ ▸"leaf" ] },
          "children": [ ▸"inner", { "view": ▸"leaf" } ] } } ]
      """
    ).expect([
      "two-places …/windows/1/rootViewController/view/subviews/0",
      "two-places …/windows/1/rootViewController/children/0",
      "two-places …/windows/1/rootViewController/children/1/view",
    ])
  }

  @Test func `variants put a view into one place each`() {
    MarkedDocument(
      """
      { "format": 1, "script": [ { "expect": {} } ], "app": { "windows": [ { "subviews": [
          { "id": "a", "subviews": [ { "id": "leaf" } ] }, { "id": "b" } ] } ] },
        "variants": [ { "id": "one" },
          { "id": "two", "set": { "a.subviews": null, "b.subviews": [ { "id": "leaf" } ] } },
          { "id": "three", "set": { "b.subviews": [ ▸"leaf" ] } } ] }
      """
    ).expect(["two-places /variants/2/set/b.subviews/0"])
  }

  // MARK: - Cycles

  @Test(arguments: [
    (#"[ { "id": "a", "subviews": [ ▸"a" ] } ]"#, ["…/0/subviews/0"]),
    (
      #"[ { "id": "a", "subviews": [ { "subviews": [ ▸"a" ] } ] } ]"#, ["…/0/subviews/0/subviews/0"]
    ),
    (
      #"[ { "id": "a", "subviews": [ { "id": "b", "subviews": [ ▸"a" ] } ] } ]"#,
      ["…/0/subviews/0/subviews/0"]
    ),
  ])
  func `a view that stands in itself, however deep, is a cycle`(views: String, pointers: [String]) {
    let document = MarkedDocument.views(views)
    let found = document.found().filter { $0.type == "cycle" }
    #expect(found.map { "…" + $0.pointer.dropFirst("/app/windows/0/subviews".count) } == pointers)
    #expect(found.map(\.message.english) == ["'a' contains itself"])
  }

  @Test func `of cycles the first is told, at the name that closes it`() {
    MarkedDocument.app(
      """
      "windows": [], "objects": [ { "id": "a", "class": "UIView", "subviews": [▸"b"] },
        { "id": "b", "class": "UIView", "subviews": ["c"] },
        { "id": "c", "class": "UIView", "subviews": ["a"] },
        { "id": "d", "class": "UIView", "subviews": ["d"] } ]
      """
    ).expect(["cycle …/objects/0/subviews/0"])
  }

  @Test func `what is named beneath something else is none`() {
    MarkedDocument.app(
      """
      "windows": [], "objects": [ { "id": "a", "class": "UIView", "subviews": ["b", "c"] },
        { "id": "b", "class": "UIView", "subviews": ["d"] }, { "id": "c", "class": "UIView" },
        { "id": "d", "class": "UIView", "subviews": [ { "id": "e" } ] } ], "delegate": "a"
      """
    ).expect([])
  }
}
