import Expat
import Testing

/// What a reader tells of well-formed XML.
struct XMLReaderTests {
  private static let garden = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- <!DOCTYPE in a comment is none -->
    <garden name="Nord &amp; Süd" beds='2'>
      <bed>Kürbis &lt;rot&gt; &#x1F383;</bed>
      <bed empty=""/><![CDATA[<!DOCTYPE]]>
    </garden>
    """

  private let recorder = Recorder()

  @Test func `elements, attributes and text come in order, references resolved`() {
    #expect(recorder.read(Self.garden) == nil)
    #expect(
      recorder.log == [
        "<garden name=Nord & Süd beds=2", "'\n  ", "<bed", "'Kürbis <rot> 🎃", ">bed", "'\n  ",
        "<bed empty=", ">bed", "'<!DOCTYPE\n", ">garden",
      ]
    )
  }

  @Test func `an element knows its line, its column in characters and its byte`() throws {
    #expect(recorder.read("<é>\n  <ü/><b/>\r\n<c/></é>") == nil)
    let places = recorder.elements.map(\.place)
    #expect(places.map(\.line) == [1, 2, 2, 3])
    #expect(places.map(\.column) == [1, 3, 7, 1])
    #expect(places.map(\.offset) == [0, 7, 12, 18])
  }

  @Test func `an attribute is found by its name`() {
    #expect(recorder.read(#"<a x="1" y="2"/>"#) == nil)
    #expect(recorder.elements[0]["y"] == "2")
    #expect(recorder.elements[0]["z"] == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 64])
  func `parts of any length tell the same`(step: Int) {
    let whole = Recorder()
    #expect(whole.read(Self.garden) == nil)
    #expect(recorder.read(Self.garden.utf8, step: step) == nil)
    #expect(recorder.log == whole.log)
    #expect(recorder.elements == whole.elements)
  }

  @Test func `a byte order mark is no content`() {
    #expect(recorder.read([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8), step: 1) == nil)
    #expect(recorder.log == ["<a", ">a"])
  }

  @Test func `a handler stops at once, whatever follows`() {
    recorder.last = "b"
    #expect(recorder.read("<a><b/>text<c/></wrong><!DOCTYPE") == nil)
    #expect(recorder.log == ["<a", "<b"])
  }

  @Test func `a reader that was stopped reads no more`() throws {
    recorder.last = "a"
    let reader = try XMLReader(handler: recorder)
    #expect(try reader.feed(Array("<a>".utf8)[...]) == .stops)
    #expect(try reader.feed(Array("<b>".utf8)[...]) == .stops)
    try reader.finish()
    #expect(recorder.log == ["<a"])
  }

  @Test func `an error is given again`() throws {
    let reader = try XMLReader(handler: recorder)
    let first = try #require(throws: XMLError.self) {
      try reader.feed(Array("<a><<".utf8)[...])
    }
    #expect(throws: first) { try reader.feed(Array("<b>".utf8)[...]) }
    #expect(throws: first) { try reader.finish() }
  }
}
