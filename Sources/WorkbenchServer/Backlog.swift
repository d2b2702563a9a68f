import DequeModule

/// Messages that wait to be copied, of which one is so long that it is copied a piece at a time.
struct Backlog {
  /// How many bytes are copied at once.
  static let piece = 512 << 10

  private var waiting: Deque<ArraySlice<UInt8>> = []

  /// How many bytes wait.
  private(set) var count = 0

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ bytes: [UInt8]) {
    waiting.append(bytes[...])
    count += bytes.count
  }

  /// Takes the next piece out; nil where nothing waits.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let first = waiting.popFirst() else { return nil }
    let piece = first.prefix(Self.piece)
    if piece.count < first.count { waiting.prepend(first.dropFirst(Self.piece)) }
    count -= piece.count
    return piece
  }
}
