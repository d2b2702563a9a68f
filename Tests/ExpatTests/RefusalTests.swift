import Expat
import Sentences
import Testing

/// What a reader does not read, and where it says so.
struct RefusalTests {
  private let recorder = Recorder()

  // MARK: Document types and entities

  @Test func `an entity bomb is refused at its document type, of which nothing is read`() throws {
    var bomb = #"<?xml version="1.0"?>"# + "\n  <!DOCTYPE z [<!ENTITY a0 \"boom\">"
    for level in 1...40 {
      bomb += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
    }
    let error = try #require(recorder.read(bomb + "]><z>&a40;</z>"))
    #expect(error.kind == .documentType)
    #expect((error.place.line, error.place.column, error.place.offset) == (2, 3, 24))
    #expect(recorder.log.isEmpty)
  }

  @Test(arguments: [
    #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#,
    #"<!DOCTYPE a PUBLIC "-//x//y" "http://localhost/x.dtd"><a/>"#,
    #"<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>"#,
    #"<!DOCTYPE a [<!ENTITY % x SYSTEM "http://localhost/x"> %x;]><a/>"#,
    "<!DOCTYPE ", "<!DOCTYPE\u{1}",
  ])
  func `an external entity is never asked for`(text: String) {
    let kind = recorder.read(text)?.kind
    #expect(kind == (text.hasSuffix("\u{1}") ? .notWellFormed : .documentType))
    #expect(recorder.log.isEmpty)
  }

  @Test(arguments: ["<a>&b;</a>", "<a b='&c;'/>", "<a>&nbsp;</a>"])
  func `an entity beside the five does not exist`(text: String) throws {
    let error = try #require(recorder.read(text))
    #expect(error.kind == .notWellFormed)
    #expect(error.message.english.contains("five"))
  }

  // MARK: Combining marks

  @Test(arguments: [1, 7, 100_000])
  func `thirty combining marks may follow one another and no more`(step: Int) {
    for pair in ["\u{301}\u{323}", "&#x301;&#803;"] {
      let (most, more) = (String(repeating: pair, count: 15), String(repeating: pair, count: 16))
      #expect(Recorder().read("<a b='\(most)'>\(most)<c/>\(most)</a>".utf8, step: step) == nil)
      #expect(
        Recorder().read("<a b='\(more)'/>".utf8, step: step)?.kind == .tooManyMarks
      )
      #expect(Recorder().read("<a>\n\(more)</a>".utf8, step: step)?.kind == .tooManyMarks)
    }
  }

  // MARK: Encodings

  @Test(
    arguments: [
      [0xFE, 0xFF, 0, 0x3C, 0, 0x61], [0xFF, 0xFE, 0x3C, 0, 0x61, 0], [0, 0x3C, 0, 0x61, 0, 0x2F],
      [0x3C, 0, 0x61, 0, 0x2F, 0], [0, 0, 0xFE, 0xFF], [0xFF, 0xFE, 0, 0],
    ] as [[UInt8]]
  )
  func `UTF-16 and UTF-32 are refused by their first bytes`(bytes: [UInt8]) {
    for step in [1, 2, 100] {
      let error = Recorder().read(bytes, step: step)
      #expect(error?.kind == .encoding)
    }
  }

  @Test(arguments: ["UTF-16", "ISO-8859-1", "US-ASCII", "windows-1252", "x-none", "utf8"])
  func `a declared encoding is UTF-8 or refused`(name: String) {
    #expect(recorder.read(#"<?xml version="1.0" encoding="\#(name)"?><a/>"#)?.kind == .encoding)
    #expect(recorder.log.isEmpty)
  }

  @Test func `the name of UTF-8 may be in any case`() {
    #expect(recorder.read(#"<?xml version="1.0" encoding="utf-8"?><a/>"#) == nil)
    #expect(recorder.log == ["<a", ">a"])
  }

  @Test func `bytes that are no UTF-8 are a fault with a place`() throws {
    let error = try #require(recorder.read(Array("<a>\n ".utf8) + [0xC3, 0x28]))
    #expect(error.kind == .notWellFormed)
    #expect((error.place.line, error.place.column) == (2, 2))
  }

  // MARK: Limits

  @Test func `elements nest to the limit and no deeper`() throws {
    let open = String(repeating: "<view>", count: 512)
    #expect(recorder.read(open + String(repeating: "</view>", count: 512)) == nil)
    let error = try #require(Recorder().read(open + "<view/>"))
    #expect(error.kind == .tooDeep)
    #expect(error.place.offset == 512 * 6)
    #expect(error.message.english.contains("512"))
  }

  @Test func `16 MiB of nested elements cost no more than the first 513`() {
    let bytes = Array(String(repeating: "<view>", count: (16 << 20) / 6).utf8)
    #expect(recorder.read(bytes)?.kind == .tooDeep)
    #expect(recorder.elements.count == 512)
  }

  @Test func `an element has attributes to the limit and no more`() {
    func element(_ count: Int) -> String {
      "<a" + (0..<count).map { " x\($0)=''" }.joined() + "/>"
    }
    #expect(recorder.read(element(200)) == nil)
    #expect(recorder.elements[0].attributes.count == 200)
    #expect(Recorder().read(element(201))?.kind == .tooManyAttributes)
  }

  @Test(arguments: ["<a b='", "<a ", "<!--", "<?x ", "<a>&"])
  func `a tag that does not end is given up`(start: String) throws {
    let bytes = Array(start.utf8) + Array(repeating: UInt8(ascii: "x"), count: 3 << 20)
    let error = try #require(recorder.read(bytes))
    #expect(error.kind == .tagTooLong)
    #expect(error.place.line == 1)
  }

  @Test func `a long text between tags is no long tag`() {
    let text = String(repeating: "word ", count: 1 << 19)
    #expect(recorder.read("<a>\(text)</a>") == nil)
    #expect(recorder.log[1].utf8.count == text.utf8.count + 1)
  }

  // MARK: What is not well-formed

  @Test(arguments: [
    ("<a>\n<b></a>", XMLError.Kind.notWellFormed, 2, 6, "<b> of line 2"),
    ("<a x='1' x='2'/>", .notWellFormed, 1, 10, "already"),
    ("<a/><b/>", .notWellFormed, 1, 5, "follows"),
    ("<a>&#0;</a>", .notWellFormed, 1, 4, "no character"),
    ("plain", .notWellFormed, 1, 1, "not XML"),
    ("<a>\n <b>", .incomplete, 2, 5, "<b> of line 2"),
    ("<a>\n <b", .incomplete, 2, 2, "<a> of line 1"),
    ("", .incomplete, 1, 1, "ends"),
  ])
  func `a fault is said where it is`(
    text: String,
    kind: XMLError.Kind,
    line: Int,
    column: Int,
    words: String
  ) throws {
    let error = try #require(recorder.read(text))
    #expect(error.kind == kind)
    #expect((error.place.line, error.place.column) == (line, column))
    #expect(error.message.english.contains(words))
  }

  @Test func `a text that is cut anywhere is incomplete, with line and column`() throws {
    let text = Array(
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- é --><a b="c&amp;d">
        <é>x&#x41;<![CDATA[ y ]]></é><?z w?>
      </a>
      """#.utf8
    )
    #expect(Recorder().read(text) == nil)
    let lines = text.count(where: { $0 == 0x0A }) + 1
    for cut in text.indices {
      let error = try #require(Recorder().read(text.prefix(cut), step: 5))
      #expect(error.kind == .incomplete || error.kind == .notWellFormed, "\(cut)")
      #expect((1...lines).contains(error.place.line))
      #expect(error.place.column >= 1)
      #expect((0...cut).contains(error.place.offset))
    }
  }
}
