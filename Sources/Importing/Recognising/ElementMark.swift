/// An accessibility element as `debugDescription` has it: `Button, 0x…, {{x, y}, {w, h}}`.
enum ElementMark {
  /// Whether a part of a description begins, which Xcode gives a line of its own.
  static func isHeading(_ line: PastedLine, at index: Int) -> Bool {
    let headings: [StaticString] = ["Element subtree:", "Path to element:", "Query chain:"]
    return headings.contains { line.has($0, at: index) }
  }

  static func isElement(_ line: PastedLine, at index: Int) -> Bool {
    var start = index
    let arrows: [StaticString] = ["→", "↳", "↪︎"]
    if let arrow = arrows.first(where: { line.has($0, at: start) }) {
      start = line.indexPastBlanks(from: start + arrow.utf8CodeUnitCount)
    } else if line.has("Attributes: ", at: start) {
      start += 12
    }
    guard let first = line.byte(at: start), first.isLetter, first & 0x20 == 0 else { return false }
    var end = line.index(past: { $0.isLetter || $0.isDigit }, from: start)
    if line.has(" (", at: end), let close = line.index(of: ")", from: end, before: end + 80) {
      end = close + 1
    }
    if line.has(", {{", at: end) || line.has(", pid: ", at: end) { return true }
    guard line.has(", 0x", at: end) || line.has(" 0x", at: end),
      let digits = line.index(of: "0x", from: end).map({ $0 + 2 })
    else { return false }
    let address = line.index(past: { $0.hexDigit != nil }, from: digits)
    guard address > digits, let next = line.byte(at: address) else { return false }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: ":")
  }
}
