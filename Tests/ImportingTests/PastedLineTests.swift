import Jansson
import Testing

@testable import Importing

/// A line of a paste, and where its bytes stand.
struct PastedLineTests {
  private let bytes = Array("one two\nthree four".utf8)

  @Test func `a part of the paste knows its places by itself`() {
    let line = PastedLine(bytes[8...])
    #expect(line.text == "three four")
    #expect(line.offset == 8)
    #expect(line[14..<18].text == "four")
    #expect(line[14..<18].offset == 14)
  }

  @Test func `what is joined keeps the places of its parts`() {
    let line = PastedLine(bytes[0..<7]).joined(with: PastedLine(bytes[8...]), by: [0x20])
    #expect(line.text == "one two three four")
    #expect(line.offset(of: 4) == 4)
    #expect(line.offset(of: 7) == 7)
    #expect(line.offset(of: 8) == 8)
    #expect(line.offset(of: 14) == 14)
    let again = line[4..<13].joined(with: PastedLine(bytes[0..<3]))
    #expect(again.text == "two threeone")
    #expect(again.offset(of: 0) == 4)
    #expect(again.offset(of: 4) == 8)
    #expect(again.offset(of: 9) == 0)
    #expect(again.offset(of: 12) == 3)
  }

  @Test func `lines and columns are those of the paste`() {
    let paste = Paste(name: "-", bytes: Array("é<A\n  <B".utf8))
    #expect(paste.position(at: 2).column == 2)
    #expect(paste.position(at: 7).line == 2)
    #expect(paste.position(at: 7).column == 3)
  }
}
