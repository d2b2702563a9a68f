import Jansson
import Testing

struct SourceMapTests {
  private let text = """
    {
      "format": 1,
      "视图": [ {"a/b": "x"}, [true, null] ],
      "a\\u0062": { "~": 3 }
    }
    """

  private func place(_ position: SourcePosition?) -> String {
    position.map { "\($0.line):\($0.column)" } ?? "none"
  }

  @Test(arguments: [
    ("", "1:1", "none"),
    ("/format", "2:13", "2:3"),
    ("/视图", "3:9", "3:3"),
    ("/视图/0", "3:11", "none"),
    ("/视图/0/a~1b", "3:19", "3:12"),
    ("/视图/1", "3:25", "none"),
    ("/视图/1/1", "3:32", "none"),
    ("/视图/1/2", "none", "none"),
    ("/ab", "4:14", "4:3"),
    ("/ab/~0", "4:21", "4:16"),
    ("/nothing", "none", "none"),
    ("/format/0", "none", "none"),
  ])
  func `values and names are found by pointer`(pointer: String, value: String, key: String) {
    let map = SourceMap(scanning: text.utf8)
    #expect(place(map.position(of: pointer)) == value)
    #expect(place(map.keyPosition(of: pointer)) == key)
  }

  @Test func `an offset is the number of bytes before`() throws {
    let map = SourceMap(scanning: text.utf8)
    let offset = try #require(map.position(of: "/视图/0/a~1b")).offset
    #expect(Array(text.utf8)[offset...].starts(with: Array(#""x""#.utf8)))
    #expect(map.position(at: offset) == map.position(of: "/视图/0/a~1b"))
    #expect(map.pointer(at: offset) == "/视图/0/a~1b")
    #expect(map.pointer(at: 0) == "")
  }

  @Test func `a range has the places of its ends, and the bytes between`() throws {
    let map = SourceMap(scanning: text.utf8)
    let bytes = try #require(map.range(of: "/视图/0"))
    let range = map.range(at: bytes)
    #expect(place(range.start) == "3:11")
    #expect(place(range.end) == "3:23")
    #expect([range.start.offset, range.end.offset] == [bytes.lowerBound, bytes.upperBound])
    #expect(map.bytes(in: bytes).elementsEqual(#"{"a/b": "x"}"#.utf8))
    let empty = map.range(at: 4..<4)
    #expect(empty.start == empty.end)
  }

  @Test func `a broken text has a map as far as it goes`() {
    let map = SourceMap(scanning: #"{"a": [1, {"b": ]"#.utf8)
    #expect(place(map.position(of: "/a/1")) == "1:11")
    #expect(map.position(of: "/a/1/b") == nil)
    #expect(SourceMap(scanning: []).position(of: "") == nil)
    #expect(SourceMap(scanning: "]],,::".utf8).pointer(at: 3) == "")
  }

  @Test func `columns are right in lines of any length`() {
    let element = #""视图","#
    let count = 1000
    let text = "[" + String(repeating: element, count: count) + "1]"
    let map = SourceMap(scanning: text.utf8)
    for index in [0, 1, 127, 128, 129, 500, count] {
      #expect(map.position(of: "/\(index)")?.column == 2 + index * 5)
    }
    #expect(map.position(at: text.utf8.count).column == count * 5 + 4)
  }

  @Test(arguments: [
    ("", [String]()), ("/", [""]), ("/a/b", ["a", "b"]), ("/a~1b/~0", ["a/b", "~"]),
    ("/~01", ["~1"]), ("/~", ["~"]), ("/~x", ["~x"]), ("/~~1", ["~/"]),
  ])
  func `pointers are cut at slashes and unescaped`(pointer: String, keys: [String]) {
    #expect(JSONPointer.keys(of: pointer) == keys)
  }

  @Test func `pointers are made of escaped names`() {
    #expect(JSONPointer.appending("a/~b", to: "/x") == "/x/a~1~0b")
    #expect(JSONPointer.appending(3, to: "") == "/3")
    let value: JSONValue = ["x": [["a/~b": 7]]]
    #expect(value.value(at: "/x/0/a~1~0b")?.int == 7)
    #expect(value.value(at: "/x/1") == nil)
    #expect(value.value(at: "") == value)
  }

  @Test(arguments: [
    ("", #"{ "a": [1, {"b": "x"}], "c": {} }"#), ("/a", #"[1, {"b": "x"}]"#),
    ("/a/1", #"{"b": "x"}"#), ("/a/1/b", #""x""#), ("/c", "{}"),
  ])
  func `a value's bytes can be cut out of the text`(pointer: String, value: String) throws {
    let text = Array(#" { "a": [1, {"b": "x"}], "c": {} } "#.utf8)
    let range = try #require(SourceMap(scanning: text).range(of: pointer))
    #expect(String(decoding: text[range], as: UTF8.self) == value)
    #expect(SourceMap(scanning: text).range(of: "/d") == nil)
  }
}
