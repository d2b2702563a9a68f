/// Whether bars or dashes stand before what a line holds.
enum LineNestingMark {
  /// Whether nothing but bars and dashes is left of a line: the print broke off in them.
  static func isBare(_ line: PastedLine) -> Bool {
    line.contains("|")
      && line.bytes.allSatisfy { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0.isBlank }
  }

  static func isNested(_ line: PastedLine) -> Bool {
    let marks = line.upTo(LineStart.index(in: line))
    return marks.contains("|") || marks.contains("--")
  }

  /// Whether a line without a node stands in a tree: behind a bar, or directly behind dashes, which
  /// a heading or a rule across a page does not.
  static func isNestedWord(_ line: PastedLine) -> Bool {
    let start = LineStart.index(in: line)
    // Bars alone are the end of a print that broke off in them.
    guard start < line.bytes.endIndex else { return false }
    let marks = line.upTo(start)
    return marks.contains("|") || marks.ends(with: "--")
  }
}
