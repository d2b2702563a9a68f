import Testing
@testable import Jansson

struct MendingTests {
  private func mended(_ text: String) -> String? {
    SourceMap(scanning: text.utf8).mended().map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    (#"{"a": 1, "b": [1, {"c": 2 "#, #"{"a":1,"b":[1,{"c":2}]}"#),
    (#"{"a": 1, "b": [1, {"c": 2"#, #"{"a":1,"b":[1,{}]}"#),
    (#"{"a": 1, "b": "#, #"{"a":1}"#),
    (#"{"a": 1, "b"#, #"{"a":1}"#),
    (#"{"a": 1, "b": "half"#, #"{"a":1}"#),
    (#"{"a": tru"#, #"{}"#),
    (#"{"a": 1."#, #"{}"#),
    (#"{"a": [true, nul"#, #"{"a":[true]}"#),
    (#"{"a": "x\"#, #"{}"#),
    (#"{"a": "x\""#, #"{}"#),
    (#"{"a": 1, "a": 2, "b": "3""#, #"{"a":2,"b":"3"}"#),
    (#"{"a" 1, "b": 2}"#, #"{"a":1,"b":2}"#),
    (#"{"a": 1 "b": 2}"#, #"{"a":1,"b":2}"#),
    (#"{1, "b": 2}"#, #"{"b":2}"#),
    (#"[1, 2,, 3]]"#, #"[1,2,3]"#),
    (#"{"a": "\u00e9\n"}"#, #"{"a":"\u00e9\n"}"#),
    ("{", "{}"), ("[", "[]"),
  ])
  func `what can be read of a broken text is kept, and closed`(_ broken: String, _ whole: String) {
    #expect(mended(broken) == whole)
  }

  @Test(arguments: ["", "  ", "1", "\"x\"", "}", "]", "x"])
  func `where there is no container nothing is left`(_ text: String) {
    #expect(mended(text) == nil)
  }

  @Test func `each value that is left has its number in the broken text`() throws {
    let text = #"{"a": 1, "a": {"x": tru}, "b": [5,"#
    let map = SourceMap(scanning: text.utf8)
    let mended = try #require(map.mended())
    #expect(String(decoding: mended.bytes, as: UTF8.self) == #"{"a":{},"b":[5]}"#)
    let found = mended.numbers.compactMap { map.range(ofValue: $0) }.map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(found == [text, #"{"x": tru}"#, "[5,", "5"])
  }

  @Test func `a whole text is mended into what it says`() throws {
    let text = #"{ "a": [1, -2.5e3, "ü", null, true], "b": { "c": {} } }"#
    let whole = try JSON.parse(Array(text.utf8), limits: .document)
    let mended = try #require(SourceMap(scanning: text.utf8).mended())
    #expect(try JSON.parse(mended.bytes, limits: .document) == whole)
    #expect(mended.numbers == Array(0..<9))
  }

  @Test func `whatever byte a text is cut at, what is mended is JSON`() throws {
    let text = Array(#"{ "é\"": [1, "\u0041", {"x": [-0.5e+7, false]}], "z": "\\" }"#.utf8)
    for cut in 1...text.count {
      let mended = try #require(SourceMap(scanning: text[..<cut]).mended())
      #expect(throws: Never.self) { try JSON.parse(mended.bytes, limits: .document) }
    }
  }
}
