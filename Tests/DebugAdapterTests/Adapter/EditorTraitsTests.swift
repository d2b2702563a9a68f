import Jansson
import Sentences
import Testing

@testable import DebugAdapter

/// How an editor counts and names.
struct EditorTraitsTests {
  @Test func `what nobody says is as the protocol has it`() {
    let editor = EditorTraits([:])
    #expect(editor.lineBase == 1)
    #expect(editor.columnBase == 1)
    #expect(!editor.usesURIs)
    #expect(!editor.showsTypes)
    #expect(editor.language == nil)
  }

  @Test func `lines may begin at 0`() {
    let desk = Desk(ObservedBench())
    desk.ask("initialize", ["linesStartAt1": false, "columnsStartAt1": false])
    desk.ask("launch", ["program": "/desk/vault.json"])
    let set = desk.set([3])["body"]?["breakpoints"]?[0]
    #expect(set?["line"]?.int == 3)
    #expect(set?["message"]?.string == "stops when panel is asked")
    #expect(set?["column"]?.int == 6)
    desk.ask("configurationDone")
    #expect(desk.frames.last?["line"]?.int == 7)
  }

  @Test func `paths may be URIs`() {
    let editor = EditorTraits(["pathFormat": "uri"])
    #expect(editor.path("file:///a%20b/%E4%B8%AD.json") == "/a b/中.json")
    #expect(editor.path("/a b/c.json") == "/a b/c.json")
    #expect(editor.name(of: "/a b/中.json") == "file:///a%20b/%E4%B8%AD.json")
    for text in ["%", "%4", "%zz", "%+1"] {
      #expect(editor.path("file:///" + text) == "/" + text)
    }
    #expect(EditorTraits([:]).name(of: "/a b") == "/a b")
  }

  @Test(arguments: [("zh-cn", .chinese), ("en", .english), ("de", nil)] as [(String, Language?)])
  func `the language is the editor's where it is one of ours`(tag: String, language: Language?) {
    #expect(EditorTraits(["locale": JSONValue(tag)]).language == language)
  }

  @Test func `columns are counted in UTF-16 by editors and in characters by the workbench`() {
    let columns = SourceColumns("ab\na😀b中\n")
    #expect((1...5).map { columns.inUTF16($0, line: 2) } == [1, 2, 4, 5, 6])
    #expect([1, 2, 4, 5, 6].map { columns.inCharacters($0, line: 2) } == Array(1...5))
    // One inside a character is behind it, one behind the line stays as far behind.
    #expect(columns.inCharacters(3, line: 2) == 3)
    #expect(columns.inCharacters(9, line: 2) == 8)
    #expect(columns.inUTF16(7, line: 9) == 7)
    #expect(columns.inCharacters(7, line: 0) == 7)
  }
}
