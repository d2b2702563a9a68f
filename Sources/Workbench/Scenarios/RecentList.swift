/// Values that somebody asked for lately, by what they were made of; the oldest make room.
struct RecentList<Key: Equatable, Value> {
  private var entries: [(key: Key, value: Value, bytes: Int)] = []
  private let mostEntries: Int
  private let mostBytes: Int

  /// - Parameters:
  ///   - mostEntries: How many values are kept at most.
  ///   - mostBytes: How many bytes they may take together, as whoever keeps them counts.
  init(mostEntries: Int, mostBytes: Int) {
    self.mostEntries = mostEntries
    self.mostBytes = mostBytes
  }

  /// The value of a key, which is the newest from now on; nil where none is kept.
  mutating func value(of key: Key) -> Value? {
    guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
    let found = entries.remove(at: place)
    // The newest stands last; at the front is what goes first.
    entries.append(found)
    return found.value
  }

  /// Lets go of all values.
  mutating func clear() { entries = [] }

  /// Keeps a value, unless it is larger than all that may be kept.
  mutating func keep(_ value: Value, of key: Key, bytes: Int) {
    guard bytes <= mostBytes else { return }
    entries.append((key, value, bytes))
    var sum = entries.reduce(0) { $0 + $1.bytes }
    while entries.count > mostEntries || sum > mostBytes { sum -= entries.removeFirst().bytes }
  }
}

extension RecentList: Sendable where Key: Sendable, Value: Sendable {}
