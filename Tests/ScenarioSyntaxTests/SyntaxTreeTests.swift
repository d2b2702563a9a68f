import Jansson
import Testing
@testable import ScenarioSyntax

struct SyntaxTreeTests {
  private func tree(_ text: String) throws -> SyntaxTree {
    SyntaxTree(try JSON.parse(Array(text.utf8), limits: .document))
  }

  @Test func `members and elements come in the order of the text, comments left out`() throws {
    let root = try tree(#"{ "b": [1, [2], 3], "comment": "not read", "a": { "x": null } }"#).root
    #expect(root.members.map(\.key) == ["b", "a"])
    #expect(root["b"]?.elements.map { $0.kind } == [.integer, .array, .integer])
    #expect(root["b"]?.count == 3)
    #expect(root["a"]?["x"]?.isNull == true)
    #expect(root["a"]?["y"] == nil)
    #expect(root.comment?.string == "not read")
    #expect(root.valueCount == 9)
  }

  @Test func `what is no container holds nothing`() throws {
    let root = try tree(#"["text", 1, {}, []]"#).root
    for element in root.elements {
      #expect(element.members.isEmpty)
      #expect(element.elements.isEmpty)
      #expect(element["x"] == nil)
    }
    #expect(root.members.isEmpty)
  }

  @Test func `a value knows its pointer, and the pointer's map its line`() throws {
    let text = "{ \"a/b\": [ {},\n  { \"~\": 7 } ] }"
    let root = try tree(text).root
    let inner = try #require(root["a/b"]?.elements.dropFirst().first?["~"])
    #expect(inner.path.pointer == "/a~1b/1/~0")
    #expect(root.path.pointer == "")
    let map = SourceMap(scanning: text.utf8)
    #expect(map.position(ofValue: inner.path.number) == map.position(of: "/a~1b/1/~0"))
    #expect(map.position(ofValue: inner.path.number)?.line == 2)
    #expect(map.keyPosition(ofValue: inner.path.number)?.column == 5)
  }

  @Test func `a place leads to the places inside it`() throws {
    let root = try tree(#"{ "steps": [ { "ask": { "options": [] } } ] }"#).root
    let step = try #require(root["steps"]?.elements.first)
    #expect(step.path.inside("ask").inside("options").pointer == "/steps/0/ask/options")
    #expect(root.path.inside("steps").inside("0").pointer == "/steps/0")
    #expect(step.path.inside("nothing").pointer == "/steps/0")
    #expect(SourcePath.document.pointer == "")
    #expect(SourcePath.document.inside("steps").pointer == "")
  }

  @Test func `a list of a thousand values is gone through once, and each has its number`() throws {
    let numbers = (0..<1000).map(String.init).joined(separator: ",")
    let root = try tree("[[\(numbers)], 5]").root
    #expect(root.elements.first?.elements.compactMap(\.int) == Array(0..<1000))
    #expect(root.elements.dropFirst().first?.int == 5)
    #expect(root.elements.dropFirst().first?.path.number == 1002)
  }
}
