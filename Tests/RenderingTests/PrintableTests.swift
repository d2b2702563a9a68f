import Jansson
@testable import Rendering
import Testing

struct PrintableTests {
  @Test(arguments: [
    ("a\u{1B}[2J", "a\\u{1B}[2J"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"), ("\r\n\t", "\\r\\n\\t"),
    ("\u{202E}\u{2066}\u{200F}", "\\u{202E}\\u{2066}\\u{200F}"), ("\u{2028}", "\\u{2028}"),
    ("视图 e\u{301} 👨‍👩‍👧", "视图 e\u{301} 👨‍👩‍👧"),
  ])
  func `what a terminal obeys is written out, and nothing else`(text: String, shown: String) {
    #expect(text.printable() == shown)
    #expect(StyledText(text).string == shown)
  }

  @Test func `prose keeps its lines and takes its width as it is shown`() {
    var style = Style()
    style.width = 40
    var page = Page(style)
    page.addProse("one\n" + String(repeating: "\u{1B} ", count: 20))
    #expect(page.lines.count > 2)
    #expect(page.lines.allSatisfy { $0.width(style) <= 40 })
  }

  @Test func `JSON keeps its value`() throws {
    let value: JSONValue = ["a\u{9B}": "\u{202E}\u{1B}\u{7F} ok"]
    let printout = Printout(json: value, indent: 0)
    #expect(printout.text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A })
    #expect(try JSON.parse(printout.text) == value)
  }

  @Test func `what is put in between is written out, what stands around is ours`() {
    let name = "\u{1B}[2J\n"
    let printout: Printout = "\u{1B}[2m\(name)\u{1B}[0m\n"
    #expect(printout.text == "\u{1B}[2m\\u{1B}[2J\\n\u{1B}[0m\n")
  }

  @Test func `a terminal without UTF-8 gets ASCII alone`() {
    var style = Style()
    style.isUTF8 = false
    style.isASCII = true
    var page = Page(style)
    page.add("标题 → x")
    #expect(page.text == "\\u{6807}\\u{9898} \\u{2192} x\n")
  }
}
