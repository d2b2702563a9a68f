import Jansson
import Testing
@testable import ScenarioSyntax

/// What a variant changes, as a tree of its own has it.
struct SyntaxChangesTests {
  private static let text = """
    { "app": { "card": { "id": "card", "frame": [0, 0, 10, 20], "comment": "kept" },
               "list": [ { "n": 1 }, { "n": 2 }, { "n": 3 } ] },
      "set": { "frame": [5, 5], "two": { "n": 22, "m": true }, "none": null } }
    """

  private let tree: SyntaxTree

  init() throws {
    tree = SyntaxTree(try JSON.parse(Array(Self.text.utf8), limits: .document))
  }

  private func value(_ key: String) throws -> Syntax {
    try #require(tree.root["set"]?[key])
  }

  @Test func `what is replaced stands there, with the place where it is written`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "frame"], by: try value("frame"))
    let card = try #require(tree.changed(by: changes).root["app"]?["card"])
    #expect(card.members.map(\.key) == ["id", "frame"])
    #expect(card["frame"]?.elements.compactMap(\.int) == [5, 5])
    #expect(card["frame"]?.path.pointer == "/set/frame")
    #expect(card["frame"]?.elements.first?.path.pointer == "/set/frame/0")
    #expect(card["id"]?.path.pointer == "/app/card/id")
    #expect(card.json.description == #"{"id":"card","frame":[5,5],"comment":"kept"}"#)
  }

  @Test func `of a document no more than is wanted is there`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "set"], by: try value("frame"))
    let root = tree.changed(by: changes, only: ["app"]).root
    #expect(root.members.map(\.key) == ["app"])
    // A name inside is no member of the document.
    #expect(root["app"]?["card"]?.members.map(\.key) == ["id", "frame", "set"])
    #expect(tree.changed(by: SyntaxChanges(), only: ["set"]).root.members.map(\.key) == ["set"])
    #expect(tree.changed(by: SyntaxChanges()).root.members.map(\.key) == ["app", "set"])
  }

  @Test func `null removes a member or an element, and the rest keeps its place`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "frame"], by: try value("none"))
    changes.replace(["app", "list", "1"], by: try value("none"))
    let app = try #require(tree.changed(by: changes).root["app"])
    #expect(app["card"]?.members.map(\.key) == ["id"])
    #expect(app["list"]?.elements.compactMap { $0["n"]?.int } == [1, 3])
    #expect(app["list"]?.elements.dropFirst().first?.path.pointer == "/app/list/2")
  }

  @Test func `what is not there is added after what is, in the order of the names`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "z"], by: try value("two"))
    changes.replace(["app", "card", "layer", "deep"], by: try value("frame"))
    let card = try #require(tree.changed(by: changes).root["app"]?["card"])
    #expect(card.members.map(\.key) == ["id", "frame", "layer", "z"])
    #expect(card["layer"]?["deep"]?.elements.compactMap(\.int) == [5, 5])
    #expect(card["z"]?["m"]?.bool == true)
  }

  @Test func `a change inside of what is replaced is made in what replaces it`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "list", "1"], by: try value("two"))
    changes.replace(["app", "list", "1", "m"], by: try value("frame"))
    let second = tree.changed(by: changes).root["app"]?["list"]?.elements.dropFirst().first
    #expect(second?.json.description == #"{"n":22,"m":[5,5]}"#)
  }

  @Test func `a change tells whether the document has its place`() throws {
    let changes = SyntaxChanges()
    let there = changes.replace(["app", "card", "frame"], by: try value("frame"))
    let added = changes.replace(["app", "card", "new"], by: try value("frame"))
    let inNumber = changes.replace(["app", "list", "0", "n", "x"], by: try value("frame"))
    let beyond = changes.replace(["app", "list", "7"], by: try value("frame"))
    _ = tree.changed(by: changes)
    #expect(there.isReached)
    #expect(added.isReached)
    #expect(!inNumber.isReached)
    #expect(!beyond.isReached)
  }

  @Test func `without changes the tree is the same`() {
    let same = tree.changed(by: SyntaxChanges())
    #expect(same.root.json == tree.root.json)
    #expect(same.nodes.map(\.end) == tree.nodes.map(\.end))
    #expect(same.nodes.map(\.place) == tree.nodes.map(\.place))
  }
}
