/// A line as a form reads it: without what surrounded it, and with the place of each byte in the
/// paste.
///
/// As long as nothing was decoded or joined, a line is a slice of the paste itself, whose indices are
/// the places. Only a line that was put together keeps a list of where its parts come from.
struct PastedLine: Sendable {
  /// Bytes that follow one another in the paste as they do here.
  struct Run: Sendable {
    /// Where they begin in `bytes`, as its indices count.
    let start: Int

    /// Where they begin in the paste.
    let offset: Int
  }

  /// The line without its end.
  let bytes: ArraySlice<UInt8>

  /// Where the parts come from, in order; empty when the indices of `bytes` are the places.
  private let runs: [Run]

  /// A line that stands in the paste as it is.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    runs = []
  }

  /// A line that was put together; the first run begins at the first byte.
  init(_ bytes: [UInt8], runs: [Run]) {
    self.bytes = bytes[...]
    self.runs = runs
  }

  private init(_ bytes: ArraySlice<UInt8>, runs: [Run]) {
    self.bytes = bytes
    self.runs = runs
  }

  /// The part of the line from one index of `bytes` to another.
  subscript(range: Range<Int>) -> PastedLine {
    PastedLine(bytes[range], runs: runs)
  }

  /// Where a byte, or the end, stands in the paste; logarithmic in the number of parts.
  func offset(of index: Int) -> Int {
    guard !runs.isEmpty else { return index }
    let run = runs[self.run(of: index)]
    return run.offset + index - run.start
  }

  /// The part that a byte belongs to, where there are parts.
  private func run(of index: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= index { low = middle } else { high = middle }
    }
    return low
  }

  /// Where the line begins in the paste.
  var offset: Int { offset(of: bytes.startIndex) }

  /// The line and the one behind it as one, with `separator` between them.
  func joined(with next: PastedLine, by separator: [UInt8] = []) -> PastedLine {
    PastedLine.joining([self, next], by: separator)
  }

  /// Lines as one, with `separator` between them; linear in what they hold.
  static func joining(_ lines: [PastedLine], by separator: [UInt8] = []) -> PastedLine {
    var joined: [UInt8] = []
    joined.reserveCapacity(lines.reduce(0) { $0 + $1.bytes.count + separator.count })
    var parts: [Run] = []
    for (number, line) in lines.enumerated() {
      line.append(to: &joined, &parts)
      guard number < lines.count - 1 else { break }
      parts.append(Run(start: joined.count, offset: line.offset(of: line.bytes.endIndex)))
      joined += separator
    }
    return PastedLine(joined, runs: parts)
  }

  private func append(to joined: inout [UInt8], _ parts: inout [Run]) {
    let shift = joined.count - bytes.startIndex
    parts.append(Run(start: joined.count, offset: offset))
    // The line may be a short part of one that was put together from very many.
    var next = runs.isEmpty ? 0 : run(of: bytes.startIndex) + 1
    while next < runs.count, runs[next].start < bytes.endIndex {
      parts.append(Run(start: runs[next].start + shift, offset: runs[next].offset))
      next += 1
    }
    joined += bytes
  }

  /// The line's text; bytes that are no UTF-8 become U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
