/// A JSON text made from one that is none.
public struct MendedText: Sendable {
  /// The text: what was open is closed, and what cannot be read is left out.
  public let bytes: [UInt8]

  /// The number, in the text that was mended, of each value that is left, in order.
  public let numbers: [Int]
}

extension SourceMap {
  /// Makes a JSON text of what can be read of this one.
  ///
  /// Arrays and objects that are not closed end where the text does. A scalar that is broken off or
  /// wrong, a name without a value and a value without a name in an object are left out; of members
  /// of one name the last counts.
  ///
  /// - Returns: The text; nil where nothing is left of it.
  /// - Complexity: Linear in the length of the text.
  public func mended() -> MendedText? {
    guard let root = nodes.first, isContainer(root) else { return nil }
    var mending = Mending(self)
    mending.add(0)
    return MendedText(bytes: mending.output, numbers: mending.numbers)
  }

  func isContainer(_ node: Node) -> Bool {
    node.isObject || bytes[node.start] == UInt8(ascii: "[")
  }
}

private struct Mending {
  let map: SourceMap
  var output: [UInt8] = []
  var numbers: [Int] = []

  init(_ map: SourceMap) {
    self.map = map
    output.reserveCapacity(map.bytes.count)
  }

  mutating func add(_ index: Int) {
    let node = map.nodes[index]
    numbers.append(index)
    guard map.isContainer(node) else {
      output += map.bytes[node.start..<node.end]
      return
    }
    output.append(UInt8(ascii: node.isObject ? "{" : "["))
    var isFirst = true
    for child in children(of: index) {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      let member = map.nodes[child]
      if node.isObject {
        output += map.bytes[member.keyStart..<member.keyEnd]
        output.append(UInt8(ascii: ":"))
      }
      add(child)
    }
    output.append(UInt8(ascii: node.isObject ? "}" : "]"))
  }

  /// The children that can stay, in order.
  private func children(of index: Int) -> [Int] {
    let parent = map.nodes[index]
    var kept: [Int] = []
    var places: [ArraySlice<UInt8>: Int] = [:]
    var child = index + 1
    while child < parent.next {
      defer { child = map.nodes[child].next }
      let node = map.nodes[child]
      guard map.isContainer(node) || isWhole(node.start..<node.end) else { continue }
      guard parent.isObject else {
        kept.append(child)
        continue
      }
      guard node.keyStart >= 0, isWhole(node.keyStart..<node.keyEnd) else { continue }
      let key = map.bytes[node.keyStart..<node.keyEnd]
      // One of the two has to go, because the parser refuses two members of one name.
      if let place = places[key] { kept[place] = -1 }
      places[key] = kept.count
      kept.append(child)
    }
    return kept.filter { $0 >= 0 }
  }

  /// Whether a scalar is one as it stands; a number at the very end may go on.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let text = map.bytes[range]
    guard range.upperBound < map.bytes.count || text.last == UInt8(ascii: "\"") else {
      return false
    }
    // Plain text needs no parser, and nearly all strings of a document are plain.
    if text.first == UInt8(ascii: "\""), text.count >= 2, text.last == UInt8(ascii: "\""),
      text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    {
      return true
    }
    let alone = Array("[".utf8) + text + Array("]".utf8)
    return (try? JSON.parse(alone, limits: .document))?.count == 1
  }
}
