/// What a node prints behind its name and address, up to its `>`.
struct NodeBody {
  private(set) var fields: [(key: String, value: PastedLine)] = []
  private(set) var end: Int
  private(set) var isClosed = false

  private let line: PastedLine
  private var values: NodeValues

  /// Reads the fields from the end of a node's head on.
  ///
  /// Brackets and quotes that a person wrote may be without their other half. Where a node does not
  /// close because of that, it is read once more without them, and that counts if it closes.
  static func reading(_ line: PastedLine, from start: Int) -> NodeBody {
    var strict = NodeBody(line, from: start, isLenient: false)
    strict.read()
    guard !strict.isClosed else { return strict }
    var lenient = NodeBody(line, from: start, isLenient: true)
    lenient.read()
    return lenient.isClosed && !lenient.endsInsideText ? lenient : strict
  }

  /// Finds the `>` of a wrapping node: just past it, and whether it is there.
  static func closing(_ bytes: ArraySlice<UInt8>, from start: Int) -> (end: Int, isClosed: Bool) {
    var values = NodeValues(bytes, isLenient: false)
    var index = start
    while index < bytes.endIndex {
      let value = values.end(from: index)
      guard value.index < bytes.endIndex else { break }
      if bytes[value.index] == UInt8(ascii: ">") { return (value.index + 1, true) }
      index = value.index + 1
    }
    return (bytes.endIndex, false)
  }

  private init(_ line: PastedLine, from start: Int, isLenient: Bool) {
    self.line = line
    end = start
    values = NodeValues(line.bytes, isLenient: isLenient)
  }

  private mutating func read() {
    let bytes = line.bytes
    while true {
      while end < bytes.endIndex, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: ";")
      {
        end += 1
      }
      guard end < bytes.endIndex else { return }
      if bytes[end] == UInt8(ascii: ">") {
        end += 1
        isClosed = true
        return
      }
      readField()
    }
  }

  private mutating func readField() {
    let bytes = line.bytes
    let start = end
    let key = NodeKey(bytes, at: start)
    let name = key.map { line[$0.range].text }
    let isText = name == "text" && key?.isColon == true
    let value = isText ? values.endOfText(from: key?.value ?? start) : nil
    let stop = value ?? values.end(from: key?.value ?? start)
    end = stop.index
    guard end < bytes.endIndex || stop.isWhole else { return }
    if let key, let name {
      fields.append((name, line[key.value..<trimmed(from: key.value)]))
    } else {
      fields.append((line[start..<trimmed(from: start)].text, line[end..<end]))
    }
  }

  /// The end of what was read without blanks.
  private func trimmed(from start: Int) -> Int {
    var index = end
    while index > start, line.bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return index
  }
}

extension NodeBody {
  /// Whether a text begins with a quote and has no other at its end: the line breaks off in it.
  fileprivate var endsInsideText: Bool {
    guard let (key, value) = fields.last, key == "text", value.bytes.first == UInt8(ascii: "'")
    else { return false }
    return value.bytes.count == 1 || value.bytes.last != UInt8(ascii: "'")
  }
}
