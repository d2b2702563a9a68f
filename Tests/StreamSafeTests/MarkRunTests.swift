import StreamSafe
import Testing

/// How many combining marks may follow one another.
struct MarkRunTests {
  private func excess(_ text: String) -> Int? {
    excess(Array(text.utf8))
  }

  private func excess(_ bytes: [UInt8]) -> Int? {
    var run = MarkRun()
    return bytes.withUnsafeBytes { run.firstExcess(in: $0) }
  }

  private func marks(_ count: Int, of characters: String = "\u{301}\u{323}") -> String {
    let scalars = Array(characters.unicodeScalars)
    var text = ""
    for place in 0..<count { text.unicodeScalars.append(scalars[place % scalars.count]) }
    return text
  }

  @Test func `thirty marks may follow one another and no more`() {
    #expect(excess("e" + marks(30)) == nil)
    #expect(excess("e" + marks(31)) == 61)
    #expect(excess(marks(31)) == 60)
  }

  @Test func `marks that something stands between are counted anew`() {
    #expect(excess(marks(30) + "e" + marks(30)) == nil)
    #expect(excess(marks(30) + "中" + marks(30)) == nil)
    #expect(excess(marks(30) + "é" + marks(30)) == nil)
    #expect(excess(marks(30) + "😀" + marks(30)) == nil)
  }

  @Test(arguments: [
    "\u{5B0}", "\u{64B}", "\u{94D}", "\u{F71}", "\u{302A}", "\u{3099}", "\u{A66F}", "\u{FE20}",
    "\u{1D165}",
  ])
  func `marks of every script count`(mark: String) {
    #expect(excess("e" + marks(30, of: mark)) == nil)
    #expect(excess("e" + marks(31, of: mark)) != nil)
  }

  @Test(arguments: ["\u{F73}", "\u{F75}", "\u{F81}", "\u{344}"])
  func `what comes apart into marks counts as one`(mark: String) {
    #expect(excess("e" + marks(31, of: mark)) != nil)
  }

  @Test(arguments: ["手势识别", "ひらがな", "한국어", "привет", "שלום", "สวัสดี", "👩‍👩‍👧‍👦"])
  func `what people write is no excess`(word: String) {
    #expect(excess(String(repeating: word, count: 100)) == nil)
  }

  @Test func `every character that Swift puts in order counts as a mark`() {
    for value in UInt32(0x80)...0x1F_FFFF {
      guard let character = Unicode.Scalar(value) else { continue }
      let isOrdered = character.properties.canonicalCombiningClass != .notReordered
      let text = String(repeating: String(character), count: 31)
      guard isOrdered != (excess(text) != nil) else { continue }
      #expect([0xF73, 0xF75, 0xF81].contains(value), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `a run goes on where the text before ended`() {
    var run = MarkRun()
    let texts = ["e" + marks(20), marks(10), marks(1), "e", marks(30)]
    let exceeded = texts.map { run.isExceeded(by: $0) }
    #expect(exceeded == [false, false, true, false, false])
  }

  @Test func `bytes that are no text are passed over`() {
    #expect(excess([0xCC]) == nil)
    #expect(excess([0xE2, 0x41, 0xF0, 0x9F, 0xFF, 0x80]) == nil)
    #expect(excess(Array(repeating: 0xCC, count: 100)) == nil)
    #expect(excess([0xFF] + Array(marks(31).utf8)) == 61)
  }
}
