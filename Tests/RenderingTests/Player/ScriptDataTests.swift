import Foundation
import Jansson
import Testing

@testable import Rendering

/// Values as they stand in a script element.
struct ScriptDataTests {
  private static func text(_ value: JSONValue) -> String {
    String(decoding: value.scriptData, as: UTF8.self)
  }

  @Test(arguments: [
    ("</script>", #""\u003c/script\u003e""#), ("a & b", #""a \u0026 b""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("<!--", #""\u003c!--""#),
    ("…", "\"…\""), ("\u{2027}\u{202A}", "\"\u{2027}\u{202A}\""), ("", "\"\""),
  ])
  func `no text can end the element`(text: String, written: String) throws {
    #expect(Self.text(JSONValue(text)) == written)
    #expect(try JSON.parse(Self.text([JSONValue(text)]))[0]?.string == text)
  }

  @Test func `names are written as texts are, and sorted`() throws {
    let value = JSONValue.object()
    for name in ["z", "<b>", "a"] { value.set(JSONKey(name), 1) }
    let text = Self.text(value)
    #expect(!text.contains("<"))
    let places = ["\\u003cb", "\"a\"", "\"z\""].compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
    #expect(try JSON.parse(text) == value)
  }

  @Test func `a line's end that is cut off is no line's end`() {
    // The three bytes of U+2028 begin like those of an ellipsis.
    #expect(Self.text("…\u{2028}…") == #""…\u2028…""#)
  }
}
