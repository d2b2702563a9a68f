/// Puts a line together from parts and from decoded characters; each byte keeps its place.
struct LineBuilder {
  private var bytes: [UInt8] = []
  private var runs: [PastedLine.Run] = []

  /// Begins a line.
  ///
  /// - Parameter offset: Where it stands in the paste should nothing come.
  init(at offset: Int) {
    runs.append(PastedLine.Run(start: 0, offset: offset))
  }

  var count: Int { bytes.count }

  /// Adds what stands in another line.
  mutating func append(_ line: PastedLine) {
    guard !line.bytes.isEmpty else { return }
    let start = line.bytes.startIndex
    let first = line.offset
    // A decoded byte never takes less room in the paste than here; so a line that takes as much as
    // it has bytes is one run.
    if line.offset(of: line.bytes.endIndex - 1) - first == line.bytes.count - 1 {
      begin(at: first)
      bytes += line.bytes
    } else {
      for index in start..<line.bytes.endIndex {
        append(line.bytes[index], at: line.offset(of: index))
      }
    }
  }

  /// Adds a byte that was decoded at a place.
  mutating func append(_ byte: UInt8, at offset: Int) {
    begin(at: offset)
    bytes.append(byte)
  }

  /// Adds a character that was decoded at a place.
  mutating func append(_ scalar: Unicode.Scalar, at offset: Int) {
    begin(at: offset)
    bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }

  /// The line; the next one begins at `offset` with nothing in it.
  mutating func finish(next offset: Int) -> PastedLine {
    let line = PastedLine(bytes, runs: runs)
    self = LineBuilder(at: offset)
    return line
  }

  /// Opens a new run where the last one does not lead to the place.
  private mutating func begin(at offset: Int) {
    guard let last = runs.last, last.offset + bytes.count - last.start != offset else { return }
    if last.start == bytes.count { runs.removeLast() }
    runs.append(PastedLine.Run(start: bytes.count, offset: offset))
  }
}
