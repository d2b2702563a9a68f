/// A text as a view's description has it.
struct PrintedText {
  /// The text without its quotes, and without the dots that stand for the rest.
  let text: String

  /// Whether only the beginning is printed.
  let isCut: Bool

  /// How much of a longer text UIKit prints before the dots.
  private static let printed = 25

  init(_ value: PastedLine) {
    let text = value.unquoted.text
    let start = text.dropLast(3)
    isCut = text.hasSuffix("...") && start.utf16.count >= Self.printed
    self.text = isCut ? String(start) : text
  }
}

extension PastedLine {
  /// The key paths in `{ position=<…>; opacity=<…>; }`.
  var animatedKeys: [String] {
    var keys: [String] = []
    var depth = 0
    var start: Int?
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        if depth == 1 { start = index + 1 }
      case UInt8(ascii: "}"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
      case UInt8(ascii: "="):
        guard depth == 1, let begun = start else { break }
        let key = self[begun..<index].trimmed.text
        if !key.isEmpty, !keys.contains(key), keys.count < 64 { keys.append(key) }
        start = nil
      case UInt8(ascii: ";") where depth == 1:
        start = index + 1
      default:
        break
      }
    }
    return keys
  }
}
