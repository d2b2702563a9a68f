import Sentences
import TestSupport
import Testing

@testable import Importing

/// Nothing that is pasted takes more than one way through it, or does harm.
struct HostilePasteTests {
  /// Whatever comes out is not looked at: that something does, and soon, is what is tested.
  private func read(_ bytes: [UInt8]) {
    do throws(ImportError) {
      let blocks = try Unwrapping.blocks(of: Paste(name: "-", bytes: bytes)).blocks
      _ = try Recognising.blocks(of: blocks)
    } catch {
      #expect(!error.warning.text.english.isEmpty)
    }
  }

  private func repeated(_ text: String, _ count: Int = 60_000) -> [UInt8] {
    Array(repeatElement(Array(text.utf8), count: count).joined())
  }

  @Test(
    .disabled(if: Sanitizer.isOn, "the same thing 60,000 times"),
    arguments: [
      "<", "<a<", "> <a<b ", "> | ", "><", "\"", "\"<", "\\\"", "\"<UIView\\n", "(", "[\"",
      "{\"a\":[",
      "{\"a\":\"0x frame = (\",", "> ", "// ", "* ", "Optional(", "`", "&lt;", "\\<", "\\_",
      "\u{A0} ",
      "(lldb) ", "▿ ", "- : ", "'", "= '", "<UIView: 0x1; ", "<UIView: 0x1; frame = (0 0; 1 1)> | ",
      "{{", "<UIA: 0x1; must-fail = {", "/* ", "*/", "\\u", "0x", "<?", "<!--", "|", "   | ", "...",
    ]
  )
  func `the same thing over and over costs no more than it is long`(part: String) {
    // A way that goes over the rest of the text at each of them would not come to an end today.
    read(repeated(part))
    read(repeated(part + "\n", 20_000))
    read(Array("<UIView: 0x7fb1a2c00900; frame = (0 0; 1 1)> ".utf8) + repeated(part))
  }

  @Test func `any bytes are taken`() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    let pieces = Wrapping.all.map { Array($0.wrap(PastedPrints.all[next() % 16].lines).utf8) }
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<4 {
        let piece = pieces[next() % pieces.count]
        let start = next() % piece.count
        bytes += piece[start..<(start + next() % (piece.count - start))]
        bytes += (0..<(next() % 8)).map { _ in UInt8(truncatingIfNeeded: next()) }
      }
      for _ in 0..<(next() % 10) where !bytes.isEmpty {
        bytes[next() % bytes.count] = Array("<>\"\\'{}()[];|\n 0x".utf8)[next() % 17]
      }
      read(bytes)
    }
  }
}
