import Foundation
import Testing

@testable @_spi(Workbench) import ResponderKit

/// The text of a text object, changed at the selection.
struct TextContentTests {
  /// The selection by its offsets and by the string's indices is the same one.
  private func isWhole(_ content: TextContent) -> Bool {
    content.selected == Range(content.selection, in: content.text)
  }

  @Test func `what is typed goes to the caret, and its units are counted`() {
    var content = TextContent()
    for (new, units) in [("a", 1), ("é", 2), ("e\u{301}", 4), ("👍🏽", 8), ("\n", 9)] {
      content.replaceSelection(with: new)
      #expect(content.selection == NSRange(location: units, length: 0))
      #expect(isWhole(content))
    }
    #expect(content.text == "aée\u{301}👍🏽\n")
  }

  @Test func `what joins the character before the caret leaves the caret behind it`() {
    var content = TextContent()
    for new in ["👍", "🏽", "\r", "\n", "e", "\u{301}"] { content.replaceSelection(with: new) }
    #expect(content.text == "👍🏽\r\ne\u{301}")
    #expect(content.selection == NSRange(location: 8, length: 0))
    #expect(content.backwardRange == NSRange(location: 6, length: 2))
    var left: [Int] = []
    while content.deleteBackward() { left.append(content.selection.location) }
    #expect(left == [6, 4, 0])
    #expect(content.text.isEmpty)
  }

  @Test func `a selection in the middle is replaced and removed`() {
    var content = TextContent()
    content.set("éa👍b")
    content.select(NSRange(location: 1, length: 3))
    content.replaceSelection(with: "ü")
    #expect(content.text == "éüb")
    #expect(content.selection == NSRange(location: 2, length: 0))
    #expect(isWhole(content))
    content.select(NSRange(location: 0, length: 2))
    let removes = [content.deleteBackward(), content.deleteBackward()]
    #expect(removes == [true, false])
    #expect(content.text == "b")
    #expect(isWhole(content))
  }

  @Test func `a selection is cut to the text`() {
    var content = TextContent()
    content.set("ab")
    content.select(NSRange(location: 1, length: 9))
    #expect(content.selection == NSRange(location: 1, length: 1))
    content.select(NSRange(location: 7, length: 9))
    #expect(content.selection == NSRange(location: 2, length: 0))
    #expect(isWhole(content))
  }

  @Test func `typing changes the text in place: it moves as seldom as its room is doubled`() {
    var content = TextContent()
    var moves = 0
    var address: UInt?
    for _ in 0..<20_000 {
      content.replaceSelection(with: "é")
      let now = content.address
      if now != address { moves += 1 }
      address = now
    }
    #expect(content.selection.location == 20_000)
    #expect(moves < 40)
  }
}

extension TextContent {
  /// Where the bytes of the text lie.
  fileprivate var address: UInt? {
    text.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  }
}
