import Jansson
import Sentences
import Testing

struct ParsingTests {
  @Test func `each kind of value is read with its type`() throws {
    let value = try JSON.parse(
      #"{"null":null,"yes":true,"no":false,"int":-3,"real":2.5,"text":"héllo","list":[1,2],"map":{}}"#
    )
    #expect(
      value.members.map { $0.value.kind } == [
        .null, .boolean, .boolean, .integer, .real, .string, .array, .object,
      ]
    )
    #expect(value["null"]?.isNull == true)
    #expect(value["yes"]?.bool == true)
    #expect(value["no"]?.bool == false)
    #expect(value["int"]?.int == -3)
    #expect(value["int"]?.double == -3)
    #expect(value["real"]?.double == 2.5)
    #expect(value["real"]?.int == nil)
    #expect(value["text"]?.string == "héllo")
    #expect(value["list"]?.count == 2)
    #expect(value["list"]?[1]?.int == 2)
    #expect(value["list"]?[2] == nil)
    #expect(value["list"]?[-1] == nil)
    #expect(value["missing"] == nil)
    #expect(value["text"]?.count == 0)
    #expect(value["text"]?.bool == nil)
    #expect(value["yes"]?.string == nil)
  }

  @Test func `a number without a fraction is a whole number however it is written`() throws {
    let value = try JSON.parse("[3, 3.0, 3e0, 1E6, -0, 0.5, 1e300]")
    #expect(value.elements.map(\.int) == [3, 3, 3, 1_000_000, 0, nil, nil])
  }

  @Test func `members come in the order of the text`() throws {
    let value = try JSON.parse(#"{"z":1,"a":2,"m":3}"#)
    #expect(value.members.map(\.key) == ["z", "a", "m"])
    #expect(value["z"]?.members.first { _ in true } == nil)
  }

  @Test func `a view outlives the value it was taken from`() throws {
    func inner() throws -> JSONValue? {
      try JSON.parse(#"{"a":[{"b":"deep"}]}"#)["a"]?[0]?["b"]
    }
    #expect(try inner()?.string == "deep")
  }

  @Test func `bytes are looked at in place and need not be an array`() throws {
    let value = try JSON.parse(Array(#"["text"]"#.utf8)[...])
    #expect(value[0]?.withUTF8 { Array($0) } == Array("text".utf8))
    #expect(value.withUTF8 { $0.count } == nil)
  }

  @Test(arguments: [
    ("", JSONError.Kind.incomplete, 0),
    ("   ", .incomplete, 3),
    ("{", .incomplete, 1),
    (#"{"a":"#, .incomplete, 5),
    (#"{"a":"b"#, .incomplete, 7),
    (#"{"a":1,}"#, .syntax, 7),
    (#"{"a" 1}"#, .syntax, 5),
    ("[1 2]", .syntax, 3),
    ("[1,]", .syntax, 3),
    ("[01]", .syntax, 1),
    ("[1.]", .syntax, 1),
    ("[+1]", .syntax, 1),
    ("[NaN]", .syntax, 1),
    ("[-Infinity]", .syntax, 1),
    ("['a']", .syntax, 1),
    ("[1] // no", .trailingBytes, 4),
    ("{}{}", .trailingBytes, 2),
    ("{} {}", .trailingBytes, 3),
    ("[]\0", .trailingBytes, 2),
    ("\u{FEFF}{}", .syntax, 0),
    ("3", .notContainer, 0),
    (#""text""#, .notContainer, 0),
    ("null", .notContainer, 0),
    (#"{"a":1,"b":2,"a":3}"#, .duplicateKey, 13),
    (#"{"a":1,"\u0061":3}"#, .duplicateKey, 7),
    (#"["\u0000"]"#, .nulCharacter, 1),
    (#"{"\u0000":1}"#, .nulCharacter, 1),
    (#"["\ud83d"]"#, .syntax, 1),
    (#"["\udc00"]"#, .syntax, 1),
    (#"["\x"]"#, .syntax, 3),
    ("[\"a\nb\"]", .syntax, 3),
    ("[\"a\tb\"]", .syntax, 3),
    ("[9223372036854775808]", .numberOutOfRange, 1),
    ("[1, 1e400]", .numberOutOfRange, 4),
    ("]", .syntax, 0),
  ])
  func `a faulty text is refused at the byte where it goes wrong`(
    text: String,
    kind: JSONError.Kind,
    offset: Int
  ) throws {
    let error = try #require(throws: JSONError.self) { try JSON.parse(text) }
    #expect(error.kind == kind, "\(text): \(error)")
    #expect(error.offset == offset, "\(text): \(error)")
    #expect(!error.message.english.isEmpty)
  }

  @Test(arguments: [
    ("[1 2]", JSONError.Kind.syntax, 3),
    (#"{"a":1,"b":2,"a":3}"#, .duplicateKey, 13),
    (#"["\ud83d"]"#, .syntax, 1),
    (#"["\u0000"]"#, .nulCharacter, 1),
    ("[1, 1e400]", .numberOutOfRange, 4),
  ])
  func `a long text, which is read in pieces, is refused at the same byte`(
    text: String,
    kind: JSONError.Kind,
    offset: Int
  ) throws {
    let start = "[\"" + String(repeating: "x", count: 100_000) + "\",\n"
    let error = try #require(throws: JSONError.self) { try JSON.parse(start + text + "]") }
    #expect(error.kind == kind, "\(error)")
    #expect(error.offset == start.utf8.count + offset, "\(error)")
    #expect(error.line == 2)
  }

  @Test func `a long text, which is read in pieces, is the value that it was written from`() throws
  {
    let value = JSONValue.array()
    for number in 0..<20_000 { value.append(["number": .init(number), "word": "视图"]) }
    #expect(try JSON.parse(value.description) == value)
  }

  @Test(
    arguments: [
      [0x5B, 0x22, 0xFF, 0x22, 0x5D],
      [0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D],
      [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D],
      [0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D],
      [0x5B, 0x22, 0xE4, 0xB8, 0x22, 0x5D],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) throws {
    let error = try #require(throws: JSONError.self) { try JSON.parse(bytes) }
    #expect(error.kind == .invalidUTF8)
    #expect(error.offset == 2)
  }

  @Test func `an error names line, column in characters, pointer and surroundings`() throws {
    let text = "{\n  \"标题\": \"视图\",\n  \"list\": [ 1, { \"名\": \"x\", \"名\": 2 } ]\n}"
    let error = try #require(throws: JSONError.self) { try JSON.parse(text) }
    #expect(error.kind == .duplicateKey)
    #expect(error.line == 3)
    #expect(error.column == 28)
    #expect(error.pointer == "/list/1/名")
    #expect(error.snippet.contains("2 } ]"))
  }

  @Test func `a number that does not fit is found by its pointer`() throws {
    let text = #"{"a":[0,{"b/c":99999999999999999999}]}"#
    let error = try #require(throws: JSONError.self) { try JSON.parse(text) }
    #expect(error.pointer == "/a/1/b~1c")
  }
}
