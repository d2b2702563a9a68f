import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioTestSupport
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Trees of views with what a picture shows, held against films.
struct PicturedTreeTests {
  /// The views of a tree by their ids.
  private static func views(_ tree: JSONValue) -> [String: JSONValue] {
    var found: [String: JSONValue] = [:]
    func visit(_ node: JSONValue) {
      if let id = node["id"]?.string { found[id] = node }
      for child in node["children"]?.elements ?? JSONValue.array().elements { visit(child) }
    }
    for root in tree["roots"]?.elements ?? JSONValue.array().elements { visit(root) }
    return found
  }

  /// What a node and a film's view say alike; labels leave room for fingers, of which a tree has none.
  private static let members: [JSONKey] = [
    .matrix, .bounds, .z, .hidden, .off, .disabled, .over, .scroll, .look, .text, .value, .on,
    .lit, .selected, .colour,
  ]

  /// Holds a tree against what a film tells of a moment.
  private static func check(_ tree: JSONValue, _ film: Filmed, at moment: Int, _ note: String) {
    let nodes = views(tree)
    let scene = film.scene(at: moment)
    #expect(!scene.views.isEmpty)
    for (place, view) in scene.views {
      let id = film.tables.objects[place].id
      let told = FilmViewWriter.json(view)
      guard let node = nodes[id] else {
        // A tree has the app's windows and those of a menu or the keyboard not.
        continue
      }
      for member in members {
        #expect(node[member] == told[member], "\(note): \(id) \(member.spelling)")
      }
      let clip = view.clip.map { film.tables.objects[$0].id }
      #expect(node[.clip]?.string == clip, "\(note): \(id)")
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a tree shows what a film of its variant begins and ends with`(id: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = try Filmed.document(id)
    let variant = document.runs[0]
    let film = try Filmed(document, variant: variant)
    let params: JSONValue = ["id": JSONValue(id)]
    if let variant { params.set("variant", variant) }
    let session = try #require(try client.call("session.open", params)["session"])
    let asked: JSONValue = ["session": session, "detail": "picture"]
    let launch = try #require(film.run.steps.first?.last)
    Self.check(try client.call("object.tree", asked), film, at: launch, "\(id) launch")
    let run: JSONValue = ["session": session]
    if let variant { run.set("variant", variant) }
    try client.call("script.run", run)
    Self.check(try client.call("object.tree", asked), film, at: film.run.count, "\(id) end")
  }

  @Test func `a tree is a picture of an earlier record, too`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    document.set(
      "script",
      [
        ["send": "touch.tap", "at": [60, 220]], ["set": ["card.frame": [0, 0, 50, 60]]],
        ["send": "touch.tap", "at": [10, 10]],
      ]
    )
    _ = try client.open(document)
    let film = try client.call("render.film")
    try client.call("script.run")
    func card(_ record: Int) throws -> JSONValue {
      let params: JSONValue = ["record": JSONValue(record), "detail": "picture"]
      return try #require(Self.views(try client.call("object.tree", params))["card"])
    }
    let steps = try #require(film["runs"]?[0]?["steps"])
    let columns = try #require(film["runs"]?[0]?["moments"]?["record"])
    var number = 0
    let records = columns.elements.map { step -> Int in
      number += max(0, step.int ?? 0)
      return number
    }
    let last = try #require(steps[1]?["last"]?.int)
    #expect(try card(records[last - 1])["matrix"] == [1, 0, 0, 1, 40, 200])
    let first = try #require(steps[3]?["first"]?.int)
    #expect(try card(records[first])["matrix"] == [1, 0, 0, 1, 0, 0])
    #expect(try card(records[first])["bounds"] == [0, 0, 50, 60])
  }

  @Test func `only a picture has what a picture shows`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(try Screens.card(adding: ##""backgroundColor":"#ff8800""##, to: "card"))
    let plain = try #require(Self.views(try client.call("object.tree"))["card"])
    #expect(plain["matrix"] == nil)
    #expect(plain["colour"] == nil)
    let shown = Self.views(try client.call("object.tree", ["detail": "picture"]))
    #expect(shown["card"]?["colour"]?.string == "#ff8800")
    #expect(shown["buy"]?["over"] == ["touchesBegan", "touchesEnded"])
    #expect(shown["window"]?["slot"] == [0, 0])
    let error = #expect(throws: WireError.self) {
      try client.call("object.tree", ["detail": "all"])
    }
    #expect(error?.path == "/params/detail")
  }
}
