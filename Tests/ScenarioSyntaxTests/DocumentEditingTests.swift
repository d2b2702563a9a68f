import Jansson
import Sentences
import Testing
@testable import ScenarioSyntax

/// Changes of a document as edits of its text, which keep its style.
struct DocumentEditingTests {
  private static let vault = """
    { "format": 1,
      "app": { "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "panel", "alpha": 0.5, "overrides": { "hitTest": "vault" }, "subviews": [
            { "id": "vault" } ] },
          {} ] } ] },
      "script": [
        { "send": "touch.began", "at": "vault" },
        { "send": "touch.ended", "expect": { "discarded": true } } ] }
    """

  private func edits(_ text: String, _ changes: [TextChange]) throws -> [TextEdit] {
    try TextChange.editing(of: text, changes).edits()
  }

  private func edited(_ text: String, _ changes: TextChange...) throws -> String {
    try TextChange.make(changes, in: text)
  }

  private func vault(_ old: String, _ new: String) -> String {
    Self.vault.replacing(old, with: new, maxReplacements: 1)
  }

  private let panel = "/app/windows/0/subviews/0"

  // MARK: - Values

  @Test func `one value is written otherwise, and its bytes alone change`() throws {
    #expect(
      try edited(Self.vault, .set(panel + "/alpha", 1)) == vault(#""alpha": 0.5"#, #""alpha": 1"#)
    )
    #expect(
      try edits(Self.vault, [.set("/script/0/at", "panel")]).map(\.text) == [#""panel""#]
    )
  }

  @Test func `what is said already is no edit`() throws {
    #expect(try edits(Self.vault, [.set(panel + "/alpha", 0.5)]).isEmpty)
    #expect(try edits(Self.vault, [.set("/format", 1.0)]).isEmpty)
    #expect(try edits(Self.vault, []).isEmpty)
  }

  @Test func `of a list or an object those parts change that differ`() throws {
    let frame = "/app/windows/0/frame"
    let edits = try edits(Self.vault, [.set(frame, [0, 20, 390, 824])])
    #expect(edits.map(\.text) == ["20", "824"])
    #expect(
      try edited(Self.vault, .set(frame, [0, 0])) == vault("[0, 0, 390, 844]", "[0, 0]")
    )
    #expect(
      try edited(Self.vault, .set(frame, [0, 0, 390, 844, 1]))
        == vault("[0, 0, 390, 844]", "[0, 0, 390, 844, 1]")
    )
    #expect(
      try edited(Self.vault, .set("/script/1/expect", ["discarded": false, "hit": "vault"]))
        == vault(#"{ "discarded": true }"#, #"{ "discarded": false, "hit": "vault" }"#)
    )
  }

  // MARK: - Members

  @Test func `a member comes behind the last one that holds no object`() throws {
    #expect(
      try edited(Self.vault, .set(panel + "/isHidden", true))
        == vault(#""alpha": 0.5,"#, #""alpha": 0.5, "isHidden": true,"#)
    )
    #expect(
      try edited(Self.vault, .set(panel + "/overrides/pointInside", ["inset": -10]))
        == vault(
          #"{ "hitTest": "vault" }"#,
          #"{ "hitTest": "vault", "pointInside": { "inset": -10 } }"#
        )
    )
    #expect(
      try edited(Self.vault, .set("/app/windows/0/subviews/1/id", "x"))
        == vault("{}", #"{ "id": "x" }"#)
    )
  }

  @Test func `a member on lines of their own gets one, indented as they are`() throws {
    let text = "{\n\t\"a\": 1,\n\t\"b\": {\n\t\t\"c\": 2\n\t}\n}\n"
    #expect(
      try edited(text, .set("/d", ["e": 3]))
        == "{\n\t\"a\": 1,\n\t\"d\": {\n\t\t\"e\": 3\n\t},\n\t\"b\": {\n\t\t\"c\": 2\n\t}\n}\n"
    )
    #expect(try edited(text, .set("/b/d", 3)) == text.replacing("2\n", with: "2,\n\t\t\"d\": 3\n"))
    let windows = text.replacing("\n", with: "\r\n")
    #expect(
      try edited(windows, .set("/b/d", 3))
        == windows.replacing("2\r\n", with: "2,\r\n\t\t\"d\": 3\r\n")
    )
  }

  @Test func `a text without blanks gets none`() throws {
    let text = #"{"a":1,"b":[1,2],"c":{"d":2}}"#
    #expect(
      try edited(text, .set("/e", ["f": [1, 2], "g": [:]]))
        == #"{"a":1,"b":[1,2],"e":{"f":[1,2],"g":{}},"c":{"d":2}}"#
    )
  }

  @Test func `a member or an element goes with one comma`() throws {
    #expect(try edited(Self.vault, .remove(panel + "/alpha")) == vault(#" "alpha": 0.5,"#, ""))
    #expect(try edited(Self.vault, .remove(panel + "/id")) == vault(#""id": "panel", "#, ""))
    #expect(
      try edited(Self.vault, .remove("/script/1/expect"))
        == vault(#", "expect": { "discarded": true }"#, "")
    )
    #expect(
      try edited(Self.vault, .remove("/script/1/expect/discarded"))
        == vault(#"{ "discarded": true }"#, "{}")
    )
    #expect(
      try edited(Self.vault, .remove("/script/0"))
        == vault("{ \"send\": \"touch.began\", \"at\": \"vault\" },\n    ", "")
    )
    #expect(
      try edited("[1, 2, 3, 4]", .remove("/0"), .remove("/1"), .remove("/3")) == "[3]"
    )
    #expect(try edited("[1, 2, 3, 4]", .remove("/1"), .remove("/2")) == "[1, 4]")
  }

  // MARK: - Elements

  @Test func `a step is put before another, on a line of its own where they have one`() throws {
    let step: JSONValue = ["set": ["panel.alpha": 1]]
    let text = #"{ "set": { "panel.alpha": 1 } }"#
    #expect(
      try edited(Self.vault, .insert(step, 0, "/script"))
        == vault("[\n    { \"send\"", "[\n    \(text),\n    { \"send\"")
    )
    #expect(
      try edited(Self.vault, .insert(step, 1, "/script"))
        == vault("\"vault\" },\n", "\"vault\" },\n    \(text),\n")
    )
    #expect(
      try edited(Self.vault, .insert(step, 2, "/script"))
        == vault("true } } ]", "true } },\n    \(text) ]")
    )
    #expect(try edited(#"{ "script": [] }"#, .insert(1, 0, "/script")) == #"{ "script": [1] }"#)
    #expect(try edited(Self.vault, .set("/script/-", step)).hasSuffix(text + " ] }"))
  }

  @Test func `a value that is too long for its line is broken into its parts`() throws {
    let note = JSONValue(String(repeating: "x", count: 60))
    #expect(
      try edited(Self.vault, .insert(["note": note, "and": note], 0, "/script"))
        .contains(
          "[\n    {\n      \"note\": \(note),\n      \"and\": \(note)\n    },\n    { \"send\""
        )
    )
  }

  // MARK: - Several changes

  @Test func `of changes of one place the last counts, also inside what was written`() throws {
    #expect(
      try edited(Self.vault, .set(panel + "/alpha", 1), .set(panel + "/alpha", 0))
        == vault("0.5", "0")
    )
    #expect(
      try edited(
        Self.vault,
        .set("/script/0/expect", ["hit": "a"]),
        .set("/script/0/expect/hit", "b"),
        .set("/script/0/expect/handledBy", "c")
      ) == vault(#""at": "vault""#, #""at": "vault", "expect": { "hit": "b", "handledBy": "c" }"#)
    )
    #expect(
      try edited(Self.vault, .set("/script/0/note", 1), .remove("/script/0/note")) == Self.vault
    )
    #expect(
      try edited(Self.vault, .remove("/script/0/at"), .set("/script/0/at", "panel"))
        == vault(#""at": "vault""#, #""at": "panel""#)
    )
    #expect(
      try edited(Self.vault, .set("/script/1", ["wait": [1, 2]]), .remove("/script/1/wait/0"))
        .hasSuffix(#"{ "wait": [2] } ] }"#)
    )
  }

  @Test func `edits that touch are one`() throws {
    let edits = try edits(
      Self.vault,
      [.set("/script/0/at", "panel"), .set("/script/0/label", "a")]
    )
    #expect(edits.map(\.text) == [#""panel", "label": "a""#])
  }

  // MARK: - Refusals

  @Test(arguments: [
    ("script/0", "'script/0' is no JSON pointer"),
    ("/script/7/at", "the document has nothing at /script/7/at"),
    ("/script/0/expect/hit", "the document has nothing at /script/0/expect/hit"),
    ("/script/3", "the document has nothing at /script/3"),
    ("/script/0/at/x", "the document has nothing at /script/0/at/x"),
  ])
  func `a pointer that leads nowhere is refused`(pointer: String, message: String) throws {
    #expect(
      #expect(throws: EditFault.self) { try edits(Self.vault, [.set(pointer, 1)]) }?.message.english
        == message
    )
    #expect(throws: EditFault.self) { try edits(Self.vault, [.remove(pointer)]) }
  }

  @Test func `nothing is changed inside what is gone, and the whole never goes`() {
    #expect(throws: EditFault.self) { try edits(Self.vault, [.remove("")]) }
    #expect(throws: EditFault.self) { try edits(Self.vault, [.remove("/script/2")]) }
    #expect(throws: EditFault.self) {
      try edits(Self.vault, [.remove("/script/0"), .set("/script/0/at", 1)])
    }
    let fault = #expect(throws: EditFault.self) {
      try edits(Self.vault, [.set("/script/0/at/x/y", 1)])
    }
    #expect(fault?.hint?.english == "What is there ends at /script/0/at.")
  }

  // MARK: - Laws

  /// Every value of the vault, replaced and removed alone.
  @Test
  func `an edit gives what replacing in the whole gives, and its inverse gives the text back`()
    throws
  {
    let document = DocumentText(Array(Self.vault.utf8))
    let tree = try document.tree.get()
    let whole = tree.root.json
    for index in tree.nodes.indices.dropFirst() {
      let pointer = Syntax(tree, index).path.pointer
      let old = try #require(whole.value(at: pointer))
      for value: JSONValue in ["x", 7, true, .null, [], [1, "y"], ["a": [:], "b": [1]]] {
        let edits = try edits(Self.vault, [.set(pointer, value)])
        let text = TextEdit.apply(edits, to: document.bytes)
        let changed = try JSON.parse(text, limits: .document)
        #expect(changed.value(at: pointer) == value)
        let back = try self.edits(String(decoding: text, as: UTF8.self), [.set(pointer, old)])
        let again = try JSON.parse(TextEdit.apply(back, to: text), limits: .document)
        #expect(again == whole)
      }
      let gone = try edits(Self.vault, [.remove(pointer)])
      let rest = try JSON.parse(TextEdit.apply(gone, to: document.bytes), limits: .document)
      #expect(rest.value(at: pointer) != old || pointer.hasSuffix("/0") || pointer.hasSuffix("/1"))
    }
  }
}
