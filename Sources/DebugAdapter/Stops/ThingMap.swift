/// Things in the order in which they begin, each with the one around it.
struct ThingMap: Sendable {
  private let things: [Thing]
  /// The place of the thing in which each lies; nil for none.
  private let around: [Int?]

  init(_ things: [Thing]) {
    let sorted = things.enumerated().sorted { left, right in
      let (one, other) = (left.element.span, right.element.span)
      let (start, another) = ((one.line, one.column), (other.line, other.column))
      guard start == another else { return start < another }
      let (end, ending) = ((one.endLine, one.endColumn), (other.endLine, other.endColumn))
      // What begins at one place lies in what is longer; of two that are one, the first comes first.
      return end == ending ? left.offset < right.offset : end > ending
    }
    .map(\.element)
    var around: [Int?] = []
    var open: [Int] = []
    for thing in sorted {
      while let last = open.last, !sorted[last].span.holds(thing.span) { open.removeLast() }
      around.append(open.last)
      open.append(around.count - 1)
    }
    self.things = sorted
    self.around = around
  }

  /// What a line means, or a column of it.
  func thing(line: Int, column: Int?) -> Thing? {
    let place = count { $0.line < line }
    let first = place < things.count && things[place].span.line == line ? things[place] : nil
    // In the margin of a line the line is meant.
    if let column, column >= first?.span.column ?? 0 {
      let holding = innermost(upTo: (line, column)) { $0.holds(line: line, column: column) }
      if let holding { return holding }
    }
    return first ?? innermost(upTo: (line, 0)) { $0.holds(line: line) }
  }

  /// What begins on some lines.
  func things(lines: ClosedRange<Int>) -> [Thing] {
    let first = count { $0.line < lines.lowerBound }
    let last = count { $0.line <= lines.upperBound }
    return Array(things[first..<max(first, last)])
  }

  /// The innermost of those that begin up to a place and hold what is asked for.
  private func innermost(
    upTo place: (Int, Int),
    where holds: (SourceSpan) -> Bool
  ) -> Thing? {
    var next: Int? = count { ($0.line, $0.column) <= place } - 1
    while let place = next, place >= 0 {
      if holds(things[place].span) { return things[place] }
      next = around[place]
    }
    return nil
  }

  /// How many come before the first one for which it does not hold.
  private func count(_ comesBefore: (SourceSpan) -> Bool) -> Int {
    things.sortedPrefixCount { comesBefore($0.span) }
  }
}
