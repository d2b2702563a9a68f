/// A node as UIKit prints objects: `<Name: 0x…; key = value; token>`.
///
/// A subclass may wrap what its superclass prints, `<<Name: 0x…; …> key = value>`: the inner text is
/// the node, what the subclass adds is `more`. Nodes inside of values are not taken apart; whoever
/// wants one reads it from the value. Reading takes time linear in the node.
struct NodeText: Sendable {
  /// The class as printed.
  let name: String

  /// The address in lower case with `0x`; nil where none is printed, or the line ends in it.
  let address: String?

  /// What is printed of the object, in order.
  ///
  /// A token without a value has it as its key. Where the line ends inside the node, a last value
  /// that may go on is left out: it would say something else than the whole one.
  let fields: [(key: String, value: PastedLine)]

  /// What a subclass wrote around its superclass's text.
  let more: PastedLine?

  /// Whether the node's `>` is there; else the line ended inside.
  let isClosed: Bool

  /// Where the node begins, as an index of the line's bytes.
  let start: Int

  /// Just past `>`, or the end of the line.
  let end: Int

  /// Whether a node begins at an index: `<` name `: 0x` hex, a wrapped one, or one without address.
  static func begins(in bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
    NodeHead(bytes, at: index) != nil
  }

  /// Reads the node that begins at an index; nil where none does.
  init?(_ line: PastedLine, at index: Int) {
    guard let head = NodeHead(line.bytes, at: index) else { return nil }
    name = line[head.name].text
    address = head.address.map { line[$0].text.lowercased() }
    start = index

    let body = NodeBody.reading(line, from: head.end)
    fields = body.fields
    var end = body.end
    var isClosed = body.isClosed
    for _ in 0..<head.wraps where isClosed {
      (end, isClosed) = NodeBody.closing(line.bytes, from: end)
    }
    let wrapped = head.wraps > 0 && body.isClosed
    more = wrapped ? line[body.end..<(isClosed ? end - 1 : end)] : nil
    self.end = end
    self.isClosed = isClosed
  }

  /// The first value of a key.
  subscript(key: String) -> PastedLine? {
    fields.first { $0.key == key }?.value
  }

  /// Whether a token is printed.
  func has(_ token: String) -> Bool {
    fields.contains { $0.key == token && $0.value.bytes.isEmpty }
  }
}
