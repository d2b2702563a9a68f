import Jansson
import Testing
@testable import ScenarioSyntax

/// The text of a document: read once, mended, and written with one value changed.
struct DocumentTextTests {
  private func document(_ text: String) -> DocumentText { DocumentText(Array(text.utf8)) }

  @Test func `a text is read as a tree, or refused with the place of its fault`() throws {
    #expect(try document(#"{"a": [1]}"#).tree.get().root["a"]?.count == 1)
    let error = #expect(throws: JSONError.self) { try document("{\n  \"a\": tru }").tree.get() }
    #expect(error?.kind == .syntax)
    #expect(error.map { [$0.line, $0.column] } == [2, 8])
  }

  @Test func `a document lies no deeper than 512`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try document(nested(512)).tree.get().root.valueCount == 512)
    let error = #expect(throws: JSONError.self) { try document(nested(513)).tree.get() }
    #expect(error?.kind == .tooDeep)
    #expect(document(nested(512)).mended?.root.valueCount == 512)
  }

  // MARK: - Modules

  @Test(arguments: [
    (#"{"script": [{"send": "touch.tap"}, {"send": "press.key"}]}"#, ["press", "touch"]),
    (#"{"script": [{"send": "touch.tap"}, {"send": "touch.drag"}]}"#, ["touch"]),
    (#"{"script": [{"send": "application.rotate"}]}"#, []),
    (#"{"modules": ["motion", "application", "a"]}"#, ["a", "motion"]),
    (#"{"modules": ["motion", 5, null], "send": "motion.shake"}"#, ["motion"]),
    (#"{"modules": "motion"}"#, []),
    (#"{"x": {"modules": ["motion"]}}"#, []),
    (#"{"app": {"objects": [{"class": "Wide.Panel"}, {"class": "UIView"}]}}"#, ["Wide"]),
    (#"{"app": {"objects": [{"class": "Mine", "extends": "Wide.Panel"}]}}"#, ["Wide"]),
    (#"{"send": "a.b.c"}"#, ["a"]),
    (#"{"send": "tap"}"#, []),
    (#"{"send": 5, "class": ["A.B"]}"#, []),
    (#"{"sent": "touch.tap", "classes": "A.B"}"#, []),
    (#"{"set": {"card.send": "touch.tap"}}"#, []),
    ("[]", []),
    ("5", []),
  ])
  func `the modules needed are those that are named, each once, in the order of the alphabet`(
    text: String,
    modules: [String]
  ) {
    #expect(document(text).modulesNeeded == modules)
  }

  @Test(arguments: [#"{"send": ".tap"}"#, #"{"class": "."}"#])
  func `a name that begins with a point names no module`(text: String) {
    #expect(document(text).modulesNeeded == [])
  }

  @Test func `a text that is no JSON needs no modules, and names those that can be read`() {
    let broken = document(#"{"modules": ["motion"], "x": [{"send": "touch.tap"}, {"send": "a.b"#)
    #expect(broken.modulesNeeded == [])
    #expect(broken.modulesNamed == ["motion", "touch"])
    #expect(document("x").modulesNamed == [])
    let whole = document(#"{"send": "touch.tap", "class": "Wide.Panel"}"#)
    #expect(whole.modulesNamed == whole.modulesNeeded)
  }

  // MARK: - Mending

  @Test(arguments: [
    (#"{"a": [1, {"b": 2"#, #"{"a":[1,{}]}"#),
    (#"{"a": [1, {"b": 2 "#, #"{"a":[1,{"b":2}]}"#),
    (#"{"a": 1, "b"#, #"{"a":1}"#),
    (#"{"a": 1, "b":"#, #"{"a":1}"#),
    (#"{"a": "wh"#, #"{}"#),
    (#"{"a": "what""#, #"{"a":"what"}"#),
    (#"[tru, 1, false]"#, "[1,false]"),
    (#"{"a": 1, "a": 2}"#, #"{"a":2}"#),
    (#"{"a": 1} "b""#, #"{"a":1}"#),
    (#"{"a": 1}"#, #"{"a":1}"#),
    ("[", "[]"),
  ])
  func `what can be read of a broken text is read, and the rest is left out`(
    text: String,
    mended: String
  ) {
    #expect(document(text).mended?.root.json.description == mended)
  }

  @Test(arguments: ["", "  ", "5", "tru", "\"text\"", "]"])
  func `a text that says nothing has no tree`(text: String) {
    #expect(document(text).mended == nil)
  }

  @Test func `what is left of a broken text keeps its places`() throws {
    let text = document("{ \"a\": tru,\n  \"b\": [ nul, { \"c\": 7, \"d\": \"e")
    let root = try #require(text.mended).root
    let number = try #require(root["b"]?.elements.first?["c"])
    #expect(root["a"] == nil)
    #expect(number.int == 7)
    #expect(number.path.number == 5)
    #expect(text.map.position(ofValue: number.path.number)?.line == 2)
    #expect(text.map.position(ofValue: number.path.number)?.column == 22)
  }

  @Test func `a text without a fault is not mended`() throws {
    let text = document(#"{"a": 1}"#)
    #expect(try text.mended === text.tree.get())
  }

  // MARK: - Writing

  @Test(arguments: [
    ("", "9"),
    ("/a", #" {"a": 9, "é/~": {"": "x"}, "l": [true, null]}"# + "\n"),
    ("/é~1~0", #" {"a": 1, "é/~": 9, "l": [true, null]}"# + "\n"),
    ("/é~1~0/", #" {"a": 1, "é/~": {"": 9}, "l": [true, null]}"# + "\n"),
    ("/l", #" {"a": 1, "é/~": {"": "x"}, "l": 9}"# + "\n"),
    ("/l/1", #" {"a": 1, "é/~": {"": "x"}, "l": [true, 9]}"# + "\n"),
  ])
  func `one value is written otherwise, and nothing around it`(pointer: String, written: String) {
    let text = document(#" {"a": 1, "é/~": {"": "x"}, "l": [true, null]}"# + "\n")
    let bytes = text.replacing(pointer, by: 9)
    let whole = pointer.isEmpty ? " 9\n" : written
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == whole)
  }

  @Test(arguments: ["/b", "/l/2", "/l/-1", "/l/a", "/a/0", "/é"])
  func `where a text has no such value it is not written`(pointer: String) {
    let text = document(#"{"a": 1, "é/~": {"": "x"}, "l": [true, null]}"#)
    #expect(text.replacing(pointer, by: 9) == nil)
  }

  @Test func `a value of a text that is no JSON is written as well`() {
    let bytes = document(#"{"a": nonsense, "b": ["#).replacing("/a", by: ["x": "\"é"])
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == #"{"a": {"x":"\"é"}, "b": ["#)
    #expect(document("").replacing("", by: 1) == nil)
  }

  @Test func `a tree is printed with what a variant changes`() throws {
    let tree = try document(#"{"a": {"b": 1}, "set": {"b": 2}}"#).tree.get()
    let changes = SyntaxChanges()
    changes.replace(["a", "b"], by: try #require(tree.root["set"]?["b"]))
    let printed = DocumentText(Array(tree.changed(by: changes).text.utf8))
    #expect(try printed.tree.get().root.json.description == #"{"a":{"b":2},"set":{"b":2}}"#)
    #expect(tree.text.hasSuffix("}\n"))
  }
}
