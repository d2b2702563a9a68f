/// Whether bars or dashes stand before what a line holds.
enum LineNestingMark {
  static func isNested(_ line: PastedLine) -> Bool {
    let marks = line.upTo(LineStart.index(in: line))
    return marks.contains("|") || marks.contains("--")
  }

  /// Whether a line without a node stands in a tree: behind a bar, or directly behind dashes, which
  /// a heading or a rule across a page does not.
  static func isNestedWord(_ line: PastedLine) -> Bool {
    let start = LineStart.index(in: line)
    guard start < line.bytes.endIndex else { return false }
    let marks = line.upTo(start)
    return marks.contains("|") || marks.ends(with: "--")
  }
}
