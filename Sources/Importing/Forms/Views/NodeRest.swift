import Sentences

/// The rest of a node whose beginning was not pasted.
struct NodeRest {
  /// The address, where the paste begins before it.
  let address: String?

  /// What is whole of the fields.
  let fields: [(key: String, value: PastedLine)]

  /// Reads a line; nil where it does not end a view's node.
  init?(_ line: PastedLine) {
    let body = NodeBody.reading(line, from: line.bytes.startIndex)
    guard body.isClosed else { return nil }
    // The first field may be the end of another key or of a value.
    let first = body.fields.first.map { KnownKeys.contains($0.key) } ?? true
    fields = first ? body.fields : Array(body.fields.dropFirst())
    guard fields.contains(where: { ["frame", "layer", "autoresize"].contains($0.key) }) else {
      return nil
    }
    var cursor = LineCursor(line)
    let limit = min(cursor.end, cursor.index + 128)
    var address: String?
    while cursor.index < limit, cursor.byte != UInt8(ascii: ";") {
      if cursor.comes(": 0x") {
        cursor.index += 2
        address = cursor.address()
        break
      }
      cursor.index += 1
    }
    self.address = cursor.byte == UInt8(ascii: ";") ? address : nil
  }
}

extension Sentence {
  static var unreadTail: Sentence {
    Sentence(
      "what stands behind the view on this line is not read",
      zh: "该行视图之后的内容不予读取"
    )
  }

  static var beginsInside: Sentence {
    Sentence(
      "the print begins inside of a view; what stood before is not known",
      zh: "打印内容从一个视图的中间开始，之前的内容未知"
    )
  }
}
