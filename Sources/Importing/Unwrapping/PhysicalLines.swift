/// The lines of a text as they stand: without their ends, carriage returns and a byte order mark.
enum PhysicalLines {
  static func of(_ paste: Paste) throws(ImportError) -> [PastedLine] {
    let bytes = paste.bytes
    var lines: [PastedLine] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      lines.append(PastedLine(bytes[start..<index]))
      try UnwrappingLimits.check(lines: lines.count, at: start)
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      index += isPair ? 2 : 1
      start = index
    }
    if start < bytes.count { lines.append(PastedLine(bytes[start...])) }
    return lines
  }
}
