import Jansson

/// A hash over the records of a trace, to tell whether two runs were the same.
///
/// FNV-1a in 64 bits: it finds accidents, which is what it is for; nobody gains by forging one.
struct TraceHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds one record as it is written on the wire.
  mutating func add(_ record: JSONValue) {
    for byte in record.serialized() {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }

  /// The hash as sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
