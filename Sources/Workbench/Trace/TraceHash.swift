import Jansson

/// A hash over the records of a trace, to tell whether two runs were the same.
///
/// FNV-1a in 64 bits: it finds accidents, which is what it is for; nobody gains by forging one.
/// A step of it loses nothing, so that after a record that differs every later value differs, too.
struct TraceHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// How many records were added.
  private(set) var count = 0

  /// Adds one record as it is written on the wire.
  mutating func add(_ record: JSONValue) {
    for byte in record.serialized() {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    count += 1
  }

  /// Half of the bits, for the mark after a record.
  var mark: UInt32 { UInt32(truncatingIfNeeded: value ^ (value >> 32)) }

  /// The hash as sixteen hexadecimal digits.
  var text: String { value.hexadecimal }
}

/// What the hash was after each record, so that the first record that differs can be named.
///
/// A trace that is longer than the limit keeps the mark after every second record only, then every
/// fourth, and so on.
struct TraceMarks: Equatable {
  /// How many marks are kept.
  static let limit = 1 << 17

  /// How many records lie between one mark and the next.
  private(set) var every = 1
  private(set) var values: [UInt32] = []

  init() {}

  /// Takes the mark after a record, by the record's number from 1.
  mutating func add(_ mark: UInt32, after record: Int, limit: Int = TraceMarks.limit) {
    guard record % every == 0 else { return }
    values.append(mark)
    guard values.count > limit else { return }
    // From the second on: the mark at place n stands behind record (n + 1) × every.
    values = stride(from: 1, to: values.count, by: 2).map { values[$0] }
    every *= 2
  }

  /// The mark after a record, where there is one.
  func value(after record: Int) -> UInt32? {
    guard record > 0, record % every == 0, record / every <= values.count else { return nil }
    return values[record / every - 1]
  }

  // MARK: - In a recording

  /// The marks one after the other, with eight hexadecimal digits each.
  var text: String { values.map(\.hexadecimal).joined() }

  /// Reads marks; nil when the text is not made of them.
  init?(every: Int, text: String) {
    let digits = Array(text.utf8)
    guard every > 0, digits.count % 8 == 0 else { return nil }
    var values: [UInt32] = []
    values.reserveCapacity(digits.count / 8)
    for start in stride(from: 0, to: digits.count, by: 8) {
      let word = String(decoding: digits[start..<start + 8], as: UTF8.self)
      guard let value = UInt32(word, radix: 16) else { return nil }
      values.append(value)
    }
    self.every = every
    self.values = values
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The number in hexadecimal, with a digit for every four bits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
  }
}
