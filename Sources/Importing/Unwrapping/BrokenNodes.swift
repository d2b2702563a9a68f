/// Joins a node that a page or a terminal broke into several lines.
///
/// A line that starts no node while the one before is not closed belongs to that one; so does what
/// stands in the braces of a node, which a recognizer prints on lines of their own.
struct BrokenNodes {
  private let lines: [PastedLine]

  /// Whether each line is the rest of the one before it.
  private var isRest: [Bool]

  /// Whether the lines were cut at one width, wherever that fell.
  private var isCutAtWidth = false

  private init(_ lines: [PastedLine]) {
    self.lines = lines
    isRest = Array(repeating: false, count: lines.count)
  }

  /// Lines with each node in one line.
  static func joined(_ lines: [PastedLine]) -> [PastedLine] {
    var nodes = BrokenNodes(lines)
    guard nodes.findRests() else { return lines }
    nodes.measure()
    return nodes.join()
  }

  /// Finds the lines that are rests, and returns whether there are any.
  private mutating func findRests() -> Bool {
    var isFound = false
    var balance = NodeBalance()
    var isOpen = false
    var isInBraces = false
    var length = 0
    for (number, line) in lines.enumerated() {
      // What stands behind an equals sign is a value, also where it is a node.
      let isValue = number > 0 && isOpen && lines[number - 1].trimmed.ends(with: "=")
      let isStart = !isValue && LineStart.isStart(line)
      // A node that is never closed would take the rest of the paste.
      let fits = length + line.bytes.count < UnwrappingLimits.lineBytes
      isRest[number] = isOpen && fits && (isInBraces || !isStart) && !Elision.isGap(line)
      guard !isRest[number] else {
        isFound = true
        length += line.bytes.count + 1
        take(line, &balance)
        isOpen = balance.angles > 0
        let opens = line.trimmed.ends(with: "{")
        let closes = line.has("}", at: line.indexPastBlanks(from: line.bytes.startIndex))
        isInBraces = isOpen && (opens || isInBraces && !closes)
        continue
      }
      isOpen = false
      guard isStart, let node = LineStart.node(in: line) else { continue }
      balance = NodeBalance()
      length = line.bytes.count
      take(line.from(node), &balance)
      isOpen = balance.angles > 0
      isInBraces = isOpen && line.trimmed.ends(with: "{")
    }
    return isFound
  }

  private func take(_ line: PastedLine, _ balance: inout NodeBalance) {
    line.bytes.withUnsafeBufferPointer { balance.take($0) }
  }

  /// Finds out whether each line that goes on in the next is as wide as the widest of all.
  private mutating func measure() {
    var widths: Set<Int> = []
    var widest = 0
    var count = 0
    var last: UInt8?
    var isIndented = true
    for (number, line) in lines.enumerated() {
      let width = line.bytes.count { $0 & 0xC0 != 0x80 }
      widest = max(widest, width)
      if number + 1 < lines.count, isRest[number + 1] {
        widths.insert(width)
        count += 1
        last = line.bytes.last
        isIndented = isIndented && lines[number + 1].bytes.first?.isBlank == true
      }
    }
    // A terminal indents nothing.
    guard widths == [widest], widest >= 40, !isIndented else { return }
    let ends: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), 0x7B]
    isCutAtWidth = count > 1 || !(last.map(ends.contains) ?? true)
  }

  private func join() -> [PastedLine] {
    var joined: [PastedLine] = []
    var parts: [PastedLine] = []
    for (number, line) in lines.enumerated() {
      if !isRest[number] {
        if !parts.isEmpty { joined.append(whole(parts)) }
        parts = []
      }
      parts.append(line)
    }
    if !parts.isEmpty { joined.append(whole(parts)) }
    return joined
  }

  private func whole(_ parts: [PastedLine]) -> PastedLine {
    guard parts.count > 1 else { return parts[0] }
    guard !isCutAtWidth else { return PastedLine.joining(parts) }
    // A page that breaks lines does so at blanks, which it takes away, and may indent what is left.
    var words: [PastedLine] = []
    for (number, part) in parts.enumerated() {
      let word = part.trimmed
      guard number == 0 || !word.bytes.isEmpty else { continue }
      words.append(number == 0 ? part.upTo(word.bytes.endIndex) : word)
    }
    return PastedLine.joining(words, by: [0x20])
  }
}
