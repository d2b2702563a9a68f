import Jansson
import Testing
@testable import ScenarioSyntax

/// Trees with changes: what becomes of removals, additions and changes of changes.
struct VariantGraftTests {
  private static let text = """
    { "app": { "card": { "alpha": 1, "subviews": [ "a", "b", "c" ], "comment": "kept" }, "n": 5 },
      "set": { "x": { "y": [1, 2] }, "none": null, "one": 1, "two": 2 } }
    """

  private let tree: SyntaxTree

  init() throws {
    tree = SyntaxTree(try JSON.parse(Array(Self.text.utf8), limits: .document))
  }

  private func value(_ key: String) throws -> Syntax { try #require(tree.root["set"]?[key]) }

  private func app(_ changes: SyntaxChanges) -> String? {
    tree.changed(by: changes).root["app"]?.json.description
  }

  @Test func `of two changes of one place the last counts`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "n"], by: try value("one"))
    changes.replace(["app", "n"], by: try value("two"))
    #expect(tree.changed(by: changes).root["app"]?["n"]?.int == 2)
    changes.replace(["app", "n"], by: try value("none"))
    #expect(tree.changed(by: changes).root["app"]?["n"] == nil)
  }

  @Test func `what lies inside of a removed value goes with it, whatever is written there`() throws
  {
    let changes = SyntaxChanges()
    let inside = changes.replace(["app", "card", "alpha"], by: try value("two"))
    let removed = changes.replace(["app", "card"], by: try value("none"))
    #expect(app(changes) == #"{"n":5}"#)
    #expect(removed.isReached)
    #expect(!inside.isReached)
  }

  @Test(arguments: [["0"], ["1"], ["2"], ["0", "2"], ["0", "1", "2"]])
  func `each element counts as it stands in the document, whichever are removed`(
    removed: [String]
  ) throws {
    let changes = SyntaxChanges()
    for place in removed {
      changes.replace(["app", "card", "subviews", place], by: try value("none"))
    }
    let list = try #require(tree.changed(by: changes).root["app"]?["card"]?["subviews"])
    let kept = ["0", "1", "2"].filter { !removed.contains($0) }
    #expect(list.elements.map(\.string) == kept.map { ["0": "a", "1": "b", "2": "c"][$0] })
    #expect(list.elements.map(\.path.pointer) == kept.map { "/app/card/subviews/" + $0 })
    #expect(list.count == kept.count)
  }

  @Test func `a name is never an element, nor a number beyond the end`() throws {
    let changes = SyntaxChanges()
    let named = changes.replace(["app", "card", "subviews", "first"], by: try value("one"))
    let beyond = changes.replace(["app", "card", "subviews", "3"], by: try value("one"))
    #expect(tree.changed(by: changes).root.json == tree.root.json)
    #expect(!named.isReached)
    #expect(!beyond.isReached)
  }

  @Test func `what is added below nothing stands in objects of its own, at its place in the text`()
    throws
  {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "layer", "b", "deep"], by: try value("x"))
    changes.replace(["app", "card", "layer", "a"], by: try value("one"))
    let card = try #require(tree.changed(by: changes).root["app"]?["card"])
    #expect(card["layer"]?.json.description == #"{"a":1,"b":{"deep":{"y":[1,2]}}}"#)
    #expect(card["layer"]?.path.pointer == "/set/one")
    #expect(card["layer"]?["b"]?.path.pointer == "/set/x")
    #expect(card["layer"]?["b"]?["deep"]?["y"]?.path.pointer == "/set/x/y")
    #expect(card.valueCount == 14)
  }

  @Test func `removing below nothing adds nothing`() throws {
    let changes = SyntaxChanges()
    let deep = changes.replace(["app", "card", "delegate", "overrides"], by: try value("none"))
    let shallow = changes.replace(["app", "card", "delegates"], by: try value("none"))
    #expect(tree.changed(by: changes).root.json == tree.root.json)
    #expect(deep.isReached)
    #expect(shallow.isReached)
  }

  @Test func `beside a removal below nothing what is written is added alone`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "layer", "a"], by: try value("none"))
    changes.replace(["app", "card", "layer", "b"], by: try value("one"))
    let layer = tree.changed(by: changes).root["app"]?["card"]?["layer"]
    #expect(layer?.json.description == #"{"b":1}"#)
    #expect(layer?.path.pointer == "/set/one")
  }

  @Test func `a change inside of a plain value that replaces one is lost, and tells so`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card"], by: try value("one"))
    let inside = changes.replace(["app", "card", "alpha"], by: try value("two"))
    #expect(app(changes) == #"{"card":1,"n":5}"#)
    #expect(!inside.isReached)
  }

  @Test func `the whole document may be replaced`() throws {
    let changes = SyntaxChanges()
    changes.replace([], by: try value("x"))
    #expect(tree.changed(by: changes).root.json.description == #"{"y":[1,2]}"#)
    #expect(tree.changed(by: changes).root.path.pointer == "/set/x")
  }

  @Test func `a comment stays where it was, and one that is added is none of the members`() throws {
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "alpha"], by: try value("two"))
    changes.replace(["app", "comment"], by: try value("one"))
    let app = try #require(tree.changed(by: changes).root["app"])
    #expect(app["card"]?.members.map(\.key) == ["alpha", "subviews"])
    #expect(app["card"]?.comment?.string == "kept")
    #expect(app.members.map(\.key) == ["card", "n"])
    #expect(app.comment?.int == 1)
  }

  @Test func `a tree with changes can be changed again, and keeps both`() throws {
    let first = SyntaxChanges()
    first.replace(["app", "card", "alpha"], by: try value("two"))
    first.replace(["app", "card", "layer", "deep"], by: try value("one"))
    let once = tree.changed(by: first)
    let second = SyntaxChanges()
    second.replace(["app", "n"], by: try #require(once.root["set"]?["one"]))
    let twice = once.changed(by: second)
    let card = #"{"alpha":2,"subviews":["a","b","c"],"comment":"kept","layer":{"deep":1}}"#
    #expect(twice.root["app"]?.json.description == #"{"card":\#(card),"n":1}"#)
    #expect(twice.root["app"]?["card"]?["layer"]?["deep"]?.path.pointer == "/set/one")
  }

  @Test func `the document itself stays as it was`() throws {
    let before = tree.root.json.description
    let changes = SyntaxChanges()
    changes.replace(["app", "card", "subviews", "0"], by: try value("x"))
    _ = tree.changed(by: changes).root.json
    #expect(tree.root.json.description == before)
  }
}
