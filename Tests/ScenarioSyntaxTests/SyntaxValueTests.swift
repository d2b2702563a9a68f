import Jansson
import Sentences
import Testing
@testable import ScenarioSyntax

/// What a value of a document is, asked of `Syntax`.
struct SyntaxValueTests {
  private func root(_ text: String) throws -> Syntax {
    SyntaxTree(try JSON.parse(Array(text.utf8), limits: .document)).root
  }

  private func values(_ text: String) throws -> [Syntax] { Array(try root(text).elements) }

  @Test func `each value is of one kind, and answers nothing as any other`() throws {
    let values = try values(#"[null, true, false, 7, 2.5, 3.0, "t", [1], {"a": 1}]"#)
    #expect(
      values.map(\.kind) == [
        .null, .boolean, .boolean, .integer, .real, .real, .string, .array, .object,
      ]
    )
    #expect(values.map(\.isNull) == [true] + Array(repeating: false, count: 8))
    #expect(values.map(\.bool) == [nil, true, false, nil, nil, nil, nil, nil, nil])
    #expect(values.map(\.double) == [nil, nil, nil, 7, 2.5, 3, nil, nil, nil])
    #expect(values.map(\.int) == [nil, nil, nil, 7, nil, 3, nil, nil, nil])
    #expect(values.map(\.string) == [nil, nil, nil, nil, nil, nil, "t", nil, nil])
    #expect(values.indices.filter { values[$0].isNumber } == [3, 4, 5])
    #expect(values.indices.filter { values[$0].isArray } == [7])
    #expect(values.indices.filter { values[$0].isObject } == [8])
    #expect(values.map(\.count) == [0, 0, 0, 0, 0, 0, 0, 1, 0])
  }

  @Test func `a sentence calls each kind by its name in both languages`() throws {
    let names = try values(#"[null, true, 7, 2.5, "t", [], {}]"#).map(\.typeName)
    #expect(
      names.map(\.english) == [
        "null", "a flag", "a number", "a number", "text", "a list", "an object",
      ]
    )
    #expect(names.map(\.chinese) == ["null", "布尔值", "数字", "数字", "文本", "列表", "对象"])
  }

  @Test func `a list is its elements, and any other value stands for a list of itself`() throws {
    let values = try values(#"[["a", "b"], "c", {"d": "e"}, []]"#)
    #expect(values[0].elementsOrSelf.map(\.string) == ["a", "b"])
    #expect(values[1].elementsOrSelf.map(\.string) == ["c"])
    #expect(values[2].elementsOrSelf.map(\.isObject) == [true])
    #expect(values[2].elementsOrSelf.map(\.index) == [values[2].index])
    #expect(values[3].elementsOrSelf.isEmpty)
  }

  @Test(arguments: [
    (#"{"comment": "c", "a": 1, "b": 2}"#, ["a", "b"]),
    (#"{"a": 1, "comment": {"x": [1, 2]}, "b": 2}"#, ["a", "b"]),
    (#"{"a": 1, "b": [], "comment": "c"}"#, ["a", "b"]),
    (#"{"comment": "c"}"#, []),
    (#"{"comments": 1, "Comment": 2}"#, ["comments", "Comment"]),
    ("{}", []),
  ])
  func `the comment is no member, wherever it stands`(text: String, keys: [String]) throws {
    let root = try root(text)
    #expect(root.members.map(\.key) == keys)
    #expect(root.members.count == keys.count)
    #expect(root.members.map(\.value.path.pointer) == keys.map { "/" + $0 })
  }

  @Test func `a comment is found by its name all the same, and only in its own object`() throws {
    let root = try root(#"{"comment": "c", "a": {"b": 1}, "comments": "d", "l": ["comment"]}"#)
    #expect(root.comment?.string == "c")
    #expect(root["comment"]?.string == "c")
    #expect(root["a"]?.comment == nil)
    #expect(root["l"]?.comment == nil)
    #expect(try self.root(#"{"a": 1}"#).comment == nil)
  }

  @Test func `a member is found in its own object, not in what lies inside`() throws {
    let root = try root(#"{"a": {"b": 1, "c": {"d": 2}}, "b": 3, "c": [{"d": 4}]}"#)
    #expect(root["b"]?.int == 3)
    #expect(root["a"]?["b"]?.int == 1)
    #expect(root["d"] == nil)
    #expect(root["a"]?["d"] == nil)
    #expect(root["c"]?["d"] == nil)
    #expect(root["a"]?["c"]?["d"]?.int == 2)
  }

  @Test func `a value counts itself and all inside it, comments too`() throws {
    let values = try values(#"[1, [], [1, [2, 3]], {"a": {"b": null}, "comment": "c"}]"#)
    #expect(values.map(\.valueCount) == [1, 1, 5, 4])
    #expect(try root(#"{"a": 1}"#).valueCount == 2)
  }

  @Test func `the texts of members of a name come from everywhere, in order`() throws {
    let tree = SyntaxTree(
      try JSON.parse(
        Array(
          #"{"send": "a", "l": [{"class": "b", "sends": "no"}, {"send": 1}, "send"], "send2": "no", "x": {"send": "c"}}"#
            .utf8
        ),
        limits: .document
      )
    )
    func texts(_ names: Set<String>) -> [String] {
      tree.values(of: names).compactMap(\.string)
    }
    #expect(texts(["send", "class"]) == ["a", "b", "c"])
    #expect(texts(["class"]) == ["b"])
    #expect(texts(["none"]) == [])
    #expect(texts([]) == [])
  }
}
