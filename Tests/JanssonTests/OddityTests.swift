import Jansson
import Testing

/// What is unusual and still JSON.
struct OddityTests {
  @Test func `numbers at the edges are read`() throws {
    let value = try JSON.parse(
      "[9223372036854775807, -9223372036854775808, 1e308, 1e-400, -0, -0.0, 1E400e]"
        .replacing(", 1E400e", with: "")
    )
    #expect(value[0]?.int == .max)
    #expect(value[1]?.int == .min)
    #expect(value[2]?.double == 1e308)
    #expect(value[3]?.double == 0)
    #expect(value[4]?.int == 0)
    #expect(value[5]?.double?.sign == .minus)
  }

  @Test func `a real that is no Int has no whole number`() throws {
    let value = try JSON.parse("[1e19, -1e19, 9007199254740993.0]")
    #expect(value.elements.map(\.int) == [nil, nil, 9_007_199_254_740_992])
  }

  @Test func `characters that JSON lets pass come through`() throws {
    let text = "\u{7F}\u{2028}\u{2029}\u{FEFF}\u{10FFFF}👩‍👩‍👧"
    #expect(try JSON.parse("[\"\(text)\"]")[0]?.string == text)
    #expect(try JSON.parse(#"["\ud83d\ude00\/\b"]"#)[0]?.string == "😀/\u{8}")
  }

  @Test func `keys are told apart by their bytes`() throws {
    let value = try JSON.parse("{\"é\":1,\"e\u{301}\":2,\"\":3}")
    #expect(value.count == 3)
    #expect(value["\u{E9}"]?.int == 1)
    #expect(value[""]?.int == 3)
  }

  @Test func `an index of any size leads nowhere`() throws {
    let value = try JSON.parse("[1]")
    #expect(value[.max] == nil)
    #expect(value[.min] == nil)
  }

  @Test func `bytes without an address are an empty text`() throws {
    let error = try #require(throws: JSONError.self) {
      try JSON.parse(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    #expect(error.kind == .incomplete)
  }
}
