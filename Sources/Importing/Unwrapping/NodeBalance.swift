/// Whether a place in a line is inside a quoted text, braces or a node.
struct NodeBalance {
  private(set) var angles = 0
  private var braces = 0
  private var isQuoted = false
  private var last: UInt8 = 0x20
  private var beforeLast: UInt8 = 0x20

  /// Whether neither a text nor braces are open.
  var isOutside: Bool { !isQuoted && braces <= 0 }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8, next: UInt8?) {
    defer {
      beforeLast = last
      last = byte
    }
    if byte == UInt8(ascii: "'") { return takeQuote(next) }
    guard !isQuoted else { return }
    switch byte {
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">") where last != UInt8(ascii: "-"): angles = max(angles - 1, 0)
    case UInt8(ascii: "{"): braces += 1
    case UInt8(ascii: "}"): braces = max(braces - 1, 0)
    default: break
    }
  }

  /// Takes the bytes of a line, behind which nothing follows.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    let before = (beforeLast, last)
    func byte(_ index: Int) -> UInt8 {
      index >= 0 ? bytes[index] : index == -1 ? before.1 : before.0
    }
    // Of the bytes that open and close nothing only those beside the others count.
    var index = 0
    while index < bytes.count {
      if NodeBalance.isMark(bytes[index]) {
        (beforeLast, last) = (byte(index - 2), byte(index - 1))
        take(bytes[index], next: index + 1 < bytes.count ? bytes[index + 1] : nil)
      }
      index += 1
    }
    (beforeLast, last) = (byte(bytes.count - 2), byte(bytes.count - 1))
  }

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "'")
      || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// A quote opens a text behind `=` or `:`, and closes it where the next field or the end follows.
  private mutating func takeQuote(_ next: UInt8?) {
    if isQuoted {
      switch next {
      case nil, UInt8(ascii: ";"), UInt8(ascii: ">"), UInt8(ascii: ","): isQuoted = false
      default: break
      }
    } else {
      let sign = last == 0x20 ? beforeLast : last
      isQuoted = sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":")
    }
  }
}
