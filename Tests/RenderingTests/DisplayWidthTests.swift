import Testing

@testable import Rendering

struct DisplayWidthTests {
  @Test(arguments: [
    ("button", 6, 6), ("视图", 4, 4), ("e\u{301}", 1, 1), ("👨‍👩‍👧", 2, 2), ("└─ ", 3, 5), ("★", 1, 2),
    ("한글", 4, 4), ("ｆｕｌｌ", 8, 8), ("", 0, 0), ("→", 1, 2), ("❤️", 2, 2),
  ])
  func `a text takes so many columns`(text: String, narrow: Int, wide: Int) {
    #expect(text.displayWidth() == narrow)
    #expect(text.displayWidth(ambiguousIsWide: true) == wide)
  }

  @Test func `a scalar that is counted by itself is a character beside any other`() {
    let alone = (0x20...0xFFFF).compactMap { Unicode.Scalar($0) }.filter(\.isCharacter)
    #expect(alone.contains("视") && alone.contains("│") && !alone.contains("\u{301}"))
    for scalar in alone {
      var text = "a│视".unicodeScalars
      text.insert(scalar, at: text.index(after: text.startIndex))
      text.append(scalar)
      #expect(String(text).count == 5, "\(scalar.value)")
    }
  }

  @Test func `cutting keeps to the width and says that it cut`() {
    #expect("视图控制器".truncated(to: 7, ellipsis: "…") == "视图控…")
    #expect("short".truncated(to: 7, ellipsis: "…") == "short")
  }
}
