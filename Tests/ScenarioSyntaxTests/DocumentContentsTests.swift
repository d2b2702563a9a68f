import Jansson
import Testing
@testable import ScenarioSyntax

/// Documents that come as a text, and those that come as values.
struct DocumentContentsTests {
  private let text = Array(#"{"app":{"windows":[{"id":"w"}]},"modules":["Cafe"]}"#.utf8)

  private func values() throws -> SealedJSON {
    try SealedJSON(["app": ["windows": [["id": "w"]]], "modules": ["Cafe"]])
  }

  @Test func `values are read as their text is`() throws {
    let values = DocumentContents(try values())
    #expect(values.bytes == text)
    #expect(try values.json() == DocumentContents(text).json())
    #expect(values.size >= text.count)
    let document = DocumentText(values)
    #expect(document.bytes == text)
    #expect(document.modulesNeeded == ["Cafe"])
    let id = try #require(try document.tree.get().root["app"]?["windows"]?.elements.first?["id"])
    #expect(id.path.pointer == "/app/windows/0/id")
    #expect(document.map.position(ofValue: id.path.number)?.column == 26)
  }

  @Test func `a text that is none says why`() {
    let error = #expect(throws: JSONError.self) { try DocumentContents(Array("{".utf8)).json() }
    #expect(error?.kind == .incomplete)
  }

  @Test func `texts are equal by their bytes, values where they are the same`() throws {
    let values = try values()
    #expect(DocumentContents(text) == DocumentContents(text))
    #expect(DocumentContents(text) != DocumentContents(text + [0x0A]))
    #expect(DocumentContents(values) == DocumentContents(values))
    #expect(DocumentContents(values) != DocumentContents(try self.values()))
    #expect(DocumentContents(values) != DocumentContents(text))
  }
}
