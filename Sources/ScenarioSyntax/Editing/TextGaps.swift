import Jansson

/// What stands between the values of a text: the blanks by which it is laid out.
struct TextGaps {
  private let tree: SyntaxTree
  private let map: SourceMap
  private let bytes: [UInt8]

  /// - Parameters:
  ///   - tree: The values, as the text has them.
  ///   - text: The text, which is JSON.
  init(_ tree: SyntaxTree, of text: DocumentText) {
    self.tree = tree
    map = text.map
    bytes = text.bytes
  }

  var hasLineBreak: Bool { bytes[range(of: 0)].contains(UInt8(ascii: "\n")) }
  /// Whether the first line ends as lines of Windows do.
  var hasCarriageReturn: Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }

  // MARK: - Values

  /// Each container that holds something, with the values directly in it.
  var containers: some Sequence<(Int, [Int])> {
    tree.nodes.indices.lazy.map { ($0, children(of: $0)) }.filter { !$0.1.isEmpty }
  }

  func isObject(_ value: Int) -> Bool { tree.nodes[value].kind == .object }

  func children(of value: Int) -> [Int] {
    let kind = tree.nodes[value].kind
    return kind == .object || kind == .array ? Array(tree.children(of: value)) : []
  }

  /// The name of a member, or the number of an element.
  func key(of value: Int, at place: Int) -> String {
    let name = tree.nodes[value].name
    return name < 0 ? String(place) : tree.names[Int(name)]
  }

  func json(of value: Int) -> JSONValue { tree.nodes[value].json }

  // MARK: - Places

  /// The bytes of a value.
  func range(of value: Int) -> Range<Int> { map.range(ofValue: value) ?? 0..<0 }

  /// Where a value begins, its name counted.
  func start(of value: Int) -> Int {
    map.keyRange(ofValue: value)?.lowerBound ?? range(of: value).lowerBound
  }

  /// What stands before a value, behind the comma or the bracket.
  func before(_ value: Int) -> String {
    let end = start(of: value)
    let gap = bytes[..<end].reversed().prefix { TextGaps.isBlank($0) }
    return String(decoding: gap.reversed(), as: UTF8.self)
  }

  /// What stands between the name of a member and its value, where that is on one line.
  func colon(of value: Int) -> String? {
    guard let key = map.keyRange(ofValue: value) else { return nil }
    let between = bytes[key.upperBound..<range(of: value).lowerBound]
    guard !between.contains(UInt8(ascii: "\n")) else { return nil }
    return String(decoding: between, as: UTF8.self)
  }

  /// The blanks with which the line of a byte begins.
  func indent(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// By how much the first value of a container is indented more than the container's line.
  func indentation(of child: Int, in container: Int) -> String? {
    let outer = indent(at: range(of: container).lowerBound)
    let inner = indent(at: start(of: child))
    guard inner.hasPrefix(outer), inner != outer else { return nil }
    return String(inner.dropFirst(outer.count))
  }

  private func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
