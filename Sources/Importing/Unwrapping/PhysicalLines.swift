/// The lines of a text as they stand: without their ends, carriage returns and a byte order mark.
enum PhysicalLines {
  static func of(_ paste: Paste) throws(ImportError) -> [PastedLine] {
    let bytes = paste.bytes
    var lines: [PastedLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while let end = end(of: index, in: bytes) {
      index = end
      let byte = bytes[index]
      lines.append(PastedLine(bytes[start..<index]))
      try UnwrappingLimits.check(lines: lines.count, at: start)
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isPair ? 2 : 1
      start = index
    }
    if start < bytes.count { lines.append(PastedLine(bytes[start...])) }
    return lines
  }

  /// Where the line ends that an index is in; nil for the last one without an end.
  private static func end(of index: Int, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = index
      while index < bytes.count {
        if bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
        index += 1
      }
      return nil
    }
  }
}
