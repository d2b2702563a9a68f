/// Walks over a JSON value that lies in lines, without building anything of it.
///
/// It is not judged whether the value is well formed: it may be cut anywhere, and only what no JSON
/// holds outside its strings ends the walk.
struct JSONText {
  /// A string between its quotes.
  struct Text {
    /// The lines it lies in; a JSON writer keeps it in one, a page may have broken it.
    let lines: Range<Int>
    let start: Int
    let end: Int
  }

  /// How far the value goes.
  struct Extent {
    /// The line in which it ends.
    let line: Int

    /// Just past its last byte.
    let index: Int
  }

  let lines: [PastedLine]

  private var depth = 0
  private var waiting: Text?
  private var opened: (line: Int, index: Int)?

  init(_ lines: [PastedLine]) {
    self.lines = lines
  }

  /// Whether a JSON value may begin in a line.
  static func begins(_ line: PastedLine) -> Bool {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    guard let first = line.byte(at: start) else { return false }
    let next = line.byte(at: line.indexPastBlanks(from: start + 1))
    switch first {
    case UInt8(ascii: "{"):
      return next == nil || next == UInt8(ascii: "\"")
    case UInt8(ascii: "["):
      return [nil, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(next)
    default:
      return false
    }
  }

  /// Walks over the value that begins in a line.
  ///
  /// `string` takes each string and whether it is a key. What comes back is where the value ends,
  /// and whether it is JSON as far as it goes.
  mutating func walk(
    from first: Int,
    _ string: (Text, _ isKey: Bool) throws(ImportError) -> Void
  ) throws(ImportError) -> (extent: Extent, isJSON: Bool) {
    for number in first..<lines.count {
      let line = lines[number]
      var index = line.bytes.startIndex
      while index < line.bytes.endIndex {
        if opened != nil {
          index = try closeString(number, line, index)
          continue
        }
        let byte = line.bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""):
          try hand(string, isKey: false)
          opened = (number, index)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          try hand(string, isKey: false)
          if depth <= 0 { return (Extent(line: number, index: index), true) }
        case UInt8(ascii: ":"):
          try hand(string, isKey: true)
        case UInt8(ascii: ","):
          try hand(string, isKey: false)
        default:
          guard JSONText.isScalar(byte) else { return (Extent(line: number, index: index), false) }
        }
      }
    }
    return try (cut(string), true)
  }

  /// Walks over the value that begins in a line; nil where it is no JSON.
  ///
  /// `key` takes the name of each member.
  mutating func extent(from first: Int, keys key: (Text) -> Void) -> Extent? {
    let end = try? walk(from: first) { (string, isKey) throws(ImportError) in
      if isKey { key(string) }
    }
    return end.flatMap { $0.isJSON ? $0.extent : nil }
  }

  /// Ends the value where the text does.
  private mutating func cut(
    _ string: (Text, _ isKey: Bool) throws(ImportError) -> Void
  ) throws(ImportError) -> Extent {
    let end = lines.last?.bytes.endIndex ?? 0
    if let opened {
      waiting = Text(lines: opened.line..<lines.count, start: opened.index, end: end)
    }
    try hand(string, isKey: false)
    return Extent(line: lines.count - 1, index: end)
  }

  /// Looks for the end of the open string in a line, and returns where to go on.
  private mutating func closeString(
    _ number: Int,
    _ line: PastedLine,
    _ start: Int
  ) throws(ImportError) -> Int {
    var index = start
    while index < line.bytes.endIndex {
      switch line.bytes[index] {
      case UInt8(ascii: "\\"):
        index += 2
      case UInt8(ascii: "\""):
        if let opened {
          waiting = Text(lines: opened.line..<(number + 1), start: opened.index, end: index)
        }
        opened = nil
        return index + 1
      default:
        index += 1
      }
    }
    return index
  }

  /// Hands on the string that was read last, now that it is known what it is.
  private mutating func hand(
    _ string: (Text, _ isKey: Bool) throws(ImportError) -> Void,
    isKey: Bool
  ) throws(ImportError) {
    guard let text = waiting else { return }
    waiting = nil
    try string(text, isKey)
  }

  /// Whether a byte may be part of a number, a literal or white space.
  private static func isScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"): true
    default: byte.isDigit || byte.isBlank || "truefalsn".utf8.contains(byte)
    }
  }
}
