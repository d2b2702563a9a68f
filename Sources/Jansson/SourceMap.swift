/// A place in a text.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column in characters (code points), from 1.
  public var column: Int

  /// How many bytes stand before it.
  public var offset: Int

  /// Makes a position that is known.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// A part of a text, from its first character to just past its last.
public struct SourceRange: Hashable, Sendable {
  /// The place of the first character.
  public var start: SourcePosition

  /// The place just past the last character.
  public var end: SourcePosition

  /// Makes a range whose ends are known.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}

/// Where each value and each member name of a JSON text stands.
///
/// The map is made by one scan of the text and asked by JSON pointer. A text
/// that is not JSON has a map too, as far as it can be told.
public struct SourceMap: Sendable {
  /// One value, in the order of the text: a container comes before what it holds.
  struct Node {
    var start: Int
    var end: Int
    /// The name's opening quote, or -1 for an element.
    var keyStart: Int
    var keyEnd: Int
    /// The node after the last one inside this one.
    var next: Int
    var isObject: Bool
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []
  private let lines: LineTable

  /// Scans `bytes`, which have passed the limits of the parser.
  public init(scanning bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    lines = LineTable(self.bytes)
    self.bytes.withUnsafeBytes { scan($0) }
  }

  /// Where the value at a JSON pointer begins, or nil when there is none.
  public func position(of pointer: String) -> SourcePosition? {
    node(at: pointer).map { position(at: nodes[$0].start) }
  }

  /// Where the name of the member at a JSON pointer begins, or nil when it is no member.
  public func keyPosition(of pointer: String) -> SourcePosition? {
    guard let index = node(at: pointer), nodes[index].keyStart >= 0 else { return nil }
    return position(at: nodes[index].keyStart)
  }

  /// Where a value begins, by its number: values are counted as they begin in the text, from 0.
  public func position(ofValue number: Int) -> SourcePosition? {
    nodes.indices.contains(number) ? position(at: nodes[number].start) : nil
  }

  /// Where the name of a member begins, by its number; nil for an element and the whole text.
  public func keyPosition(ofValue number: Int) -> SourcePosition? {
    guard nodes.indices.contains(number), nodes[number].keyStart >= 0 else { return nil }
    return position(at: nodes[number].keyStart)
  }

  /// The bytes of a value, by its number; nil when there is none.
  public func range(ofValue number: Int) -> Range<Int>? {
    nodes.indices.contains(number) ? nodes[number].start..<nodes[number].end : nil
  }

  /// The bytes of a member's name with its quotes, by the number of the value.
  public func keyRange(ofValue number: Int) -> Range<Int>? {
    guard nodes.indices.contains(number), nodes[number].keyStart >= 0 else { return nil }
    return nodes[number].keyStart..<nodes[number].keyEnd
  }

  /// The bytes of a part of the text.
  public func bytes(in range: Range<Int>) -> ArraySlice<UInt8> { bytes[range] }

  /// The bytes of the value at a JSON pointer, or nil when there is none.
  public func range(of pointer: String) -> Range<Int>? {
    node(at: pointer).map { nodes[$0].start..<nodes[$0].end }
  }

  /// The place of a byte.
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: bytes)
  }

  /// The lines and columns of a part of the text.
  public func range(at bytes: Range<Int>) -> SourceRange {
    SourceRange(start: position(at: bytes.lowerBound), end: position(at: bytes.upperBound))
  }

  /// The JSON pointer of the innermost value whose name or text the byte at `offset` belongs to.
  public func pointer(at offset: Int) -> String {
    guard !nodes.isEmpty else { return "" }
    var pointer = ""
    var index = 0
    descent: while true {
      for (number, child) in children(of: index).enumerated() {
        let node = nodes[child]
        let start = node.keyStart >= 0 ? node.keyStart : node.start
        guard start <= offset, offset < node.end else { continue }
        let key = node.keyStart >= 0 ? self.key(of: node) : String(number)
        pointer = JSONPointer.appending(key, to: pointer)
        index = child
        continue descent
      }
      return pointer
    }
  }

  private func node(at pointer: String) -> Int? {
    guard !nodes.isEmpty else { return nil }
    var index = 0
    for key in JSONPointer.keys(of: pointer) {
      let inside = children(of: index)
      let found =
        nodes[index].isObject
        ? inside.first { matches(nodes[$0], key) }
        : Int(key).flatMap { number in inside.enumerated().first { $0.offset == number }?.element }
      guard let found else { return nil }
      index = found
    }
    return index
  }

  private func children(of index: Int) -> some Sequence<Int> {
    let end = nodes[index].next
    return sequence(state: index + 1) { child -> Int? in
      guard child < end else { return nil }
      defer { child = nodes[child].next }
      return child
    }
  }

  private func matches(_ node: Node, _ key: String) -> Bool {
    guard node.keyStart >= 0 else { return false }
    // Of a name at which the text breaks off there may be no more than the opening quote.
    let raw = bytes[node.keyStart + 1..<max(node.keyStart + 1, node.keyEnd - 1)]
    // Hardly any name has escapes, and only those are worth a parser's work.
    return raw.contains(UInt8(ascii: "\\"))
      ? self.key(of: node) == key : raw.elementsEqual(key.utf8)
  }

  private func key(of node: Node) -> String {
    let quoted = bytes[node.keyStart..<node.keyEnd]
    let parsed = try? JSON.parse(Array("[".utf8) + quoted + Array("]".utf8), limits: .document)
    return parsed?[0]?.string ?? String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}

// MARK: - Scanning

extension SourceMap {
  private mutating func scan(_ text: UnsafeRawBufferPointer) {
    var open: [Int] = []
    var key: Range<Int>?
    var tokenizer = JSONTokenizer(text)
    while let token = tokenizer.next() {
      switch token.kind {
      case .string:
        if let top = open.last, nodes[top].isObject, key == nil {
          key = token.range
        } else {
          add(token, key: &key)
        }
      case .scalar:
        add(token, key: &key)
      case .objectStart, .arrayStart:
        open.append(nodes.count)
        add(token, key: &key)
      case .objectEnd, .arrayEnd:
        key = nil
        // Whichever bracket it is: a text that is no JSON is to have a map as well.
        guard let top = open.popLast() else { continue }
        nodes[top].end = token.range.upperBound
        nodes[top].next = nodes.count
      case .comma:
        key = nil
      case .colon:
        break
      }
    }
    // What a text that breaks off leaves open reaches to its end.
    for top in open {
      nodes[top].end = text.count
      nodes[top].next = nodes.count
    }
  }

  private mutating func add(_ token: JSONTokenizer.Token, key: inout Range<Int>?) {
    nodes.append(
      Node(
        start: token.range.lowerBound,
        end: token.range.upperBound,
        keyStart: key?.lowerBound ?? -1,
        keyEnd: key?.upperBound ?? -1,
        next: nodes.count + 1,
        isObject: token.kind == .objectStart
      )
    )
    key = nil
  }
}
