/// Turns byte offsets into lines and columns, each in time that does not grow with the text.
///
/// Columns are counted in code points, that is, in bytes that do not continue
/// another. How many of them stand before each block of the text is kept, so
/// that a column in a line of megabytes costs no more than one in a short line.
package struct LineTable: Sendable {
  private static let block = 1024

  private var lineStarts: [Int] = [0]
  private var charactersBefore: [Int] = []

  package init(_ bytes: [UInt8]) {
    var characters = 0
    // By blocks, so that counting is all that is done for a byte; files have millions of them.
    for start in stride(from: 0, to: bytes.count, by: LineTable.block) {
      charactersBefore.append(characters)
      let end = min(start + LineTable.block, bytes.count)
      bytes.withUnsafeBufferPointer { buffer in
        var offset = start
        while offset < end {
          let byte = buffer[offset]
          offset += 1
          if LineTable.begins(byte) { characters += 1 }
          if byte == UInt8(ascii: "\n") { lineStarts.append(offset) }
        }
      }
    }
    charactersBefore.append(characters)
  }

  package func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    // Nearly all lines are short, and are counted sooner than two blocks.
    let column =
      offset - start <= LineTable.block / 8
      ? bytes[start..<offset].count(where: LineTable.begins)
      : characters(before: offset, in: bytes) - characters(before: start, in: bytes)
    return SourcePosition(line: low + 1, column: column + 1, offset: offset)
  }

  private func characters(before offset: Int, in bytes: [UInt8]) -> Int {
    let start = offset / LineTable.block * LineTable.block
    // The end of a text that fills its last block belongs to no block.
    guard start < bytes.count else { return charactersBefore[charactersBefore.count - 1] }
    return charactersBefore[offset / LineTable.block]
      + bytes[start..<offset].count(where: LineTable.begins)
  }

  private static func begins(_ byte: UInt8) -> Bool {
    byte & 0xC0 != 0x80
  }
}
