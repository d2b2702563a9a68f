/// Numbers and flags as Interface Builder writes them.
enum InterfaceNumber {
  /// A finite number in decimal digits; nil for anything else that Swift would take for one.
  static func double(_ text: String?) -> Double? {
    guard let text, !text.isEmpty, text.utf8.count <= 40 else { return nil }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// `YES` or `NO`.
  static func flag(_ text: String?) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
