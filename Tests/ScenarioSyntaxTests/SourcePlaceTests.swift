import Jansson
import Testing
@testable import ScenarioSyntax

/// Places: a value's pointer and number, in the text and in what a variant sees.
struct SourcePlaceTests {
  private func tree(_ text: String) throws -> SyntaxTree {
    SyntaxTree(try JSON.parse(Array(text.utf8), limits: .document))
  }

  @Test(arguments: [
    (#"{"a": {"b": 1}}"#, ["", "/a", "/a/b"]),
    (#"[[1], 2]"#, ["", "/0", "/0/0", "/1"]),
    (#"{"~1": {"/": 0}}"#, ["", "/~01", "/~01/~1"]),
    (#"{"": {"": 0}}"#, ["", "/", "//"]),
    (#"{"0": [true], "é 中": 1}"#, ["", "/0", "/0/0", "/é 中"]),
    (#"{"comment": [1], "a": 2}"#, ["", "/comment", "/comment/0", "/a"]),
  ])
  func `values are numbered as they begin, and each has its pointer`(
    text: String,
    pointers: [String]
  ) throws {
    let tree = try tree(text)
    let places = pointers.indices.map { SourcePath(tree.places, $0) }
    #expect(places.map(\.pointer) == pointers)
    #expect(places.map(\.number) == Array(pointers.indices))
    let map = SourceMap(scanning: text.utf8)
    for place in places {
      #expect(map.range(ofValue: place.number) == map.range(of: place.pointer))
    }
  }

  @Test func `a way inside takes names in objects and numbers in lists, and stays where it ends`()
    throws
  {
    let root = try tree(#"{"a": [10, {"b": 1}], "1": "one"}"#).root.path
    #expect(root.inside("a").inside("1").inside("b").pointer == "/a/1/b")
    #expect(root.inside("1").pointer == "/1")
    #expect(root.inside("a").inside("0").pointer == "/a/0")
    #expect(root.inside("a").inside("2").pointer == "/a")
    #expect(root.inside("a").inside("b").pointer == "/a")
    #expect(root.inside("a").inside("0").inside("x").pointer == "/a/0")
    #expect(root.inside("b").pointer == "")
    #expect(root.inside("a").inside("1").number == 3)
  }

  @Test func `a place with no text is the document, whatever is looked for inside`() {
    let place = SourcePath.document.inside("a").inside("0")
    #expect(place.pointer == "")
    #expect(place.number == 0)
  }

  @Test func `where some of a text is left out, a place keeps its number in the whole of it`()
    throws
  {
    let tree = SyntaxTree(try JSON.parse("[[5], 6]"), numbers: [0, 2, 4, 9])
    #expect(tree.root.path.number == 0)
    let list = try #require(tree.root.elements.first)
    #expect(list.path.number == 2)
    #expect(list.path.inside("0").number == 4)
    #expect(tree.root.path.inside("1").number == 9)
    #expect(tree.root.path.inside("1").pointer == "/1")
  }

  @Test func `what a variant writes leads to where it is written, and what is inside follows`()
    throws
  {
    let tree = try tree(#"{"a": {"b": [1]}, "set": {"b": [2, {"c": 3}]}}"#)
    let changes = SyntaxChanges()
    changes.replace(["a", "b"], by: try #require(tree.root["set"]?["b"]))
    let list = try #require(tree.changed(by: changes).root["a"]?["b"])
    let places = [list] + Array(list.elements)
    #expect(places.map(\.path.pointer) == ["/set/b", "/set/b/0", "/set/b/1"])
    #expect(list.path.inside("1").inside("c").pointer == "/set/b/1/c")
    #expect(places.map(\.path.number) == [5, 6, 7])
  }
}
