/// What a node at the beginning of a line says of the form.
enum NodeSign {
  static func sign(_ line: PastedLine, _ head: NodeHead, at start: Int) -> LineSign? {
    guard let address = head.address else {
      if line.upTo(head.name.lowerBound).contains("|--"), line.has(":0x", at: head.name.upperBound)
      {
        return .earlGrey
      }
      // Without an address, or broken off in it; one that breaks off may have a frame behind that.
      let mayHaveFrame =
        line.index(of: "frame = (", from: head.end) != nil || !line.trimmed.ends(with: ">")
      return mayHaveFrame && line.has(";", at: head.end) ? .viewWithoutAddress : .object
    }
    let separator = line[head.name.upperBound..<address.lowerBound]
    if isEarlGrey(line, head, isTight: separator.bytes.count == 1) { return .earlGrey }
    if separator.has(":", at: separator.bytes.startIndex) {
      return separator.bytes.count == 1 ? .traceItem : described(line, head, at: start)
    }
    return line.has(">, state: ", at: head.end) ? .controller : .bareObject
  }

  /// The sign of a node as UIKit describes objects.
  private static func described(_ line: PastedLine, _ head: NodeHead, at start: Int) -> LineSign {
    if line.has("> (layer)", at: head.end) || line.ends(with: "(layer)") { return .layer }
    if line[head.name].text == "UITouch" { return .touch }
    let frame = line.index(of: "frame = (", from: head.end)
    if line.index(of: "; state = ", from: head.end, before: frame) != nil { return .recognizer }
    guard let frame else { return .object }
    // It may be that of a view that the object has, as a scene has windows.
    guard line[head.end..<frame].contains("<"), let node = NodeText(line, at: start) else {
      return .view
    }
    return node["frame"] == nil && node.isClosed ? .object : .view
  }

  private static func isEarlGrey(_ line: PastedLine, _ head: NodeHead, isTight: Bool) -> Bool {
    if line.has("; AX", at: head.end) || line.has("; isAccessible=", at: head.end) { return true }
    guard isTight, line.has(":", at: head.name.upperBound) else { return false }
    return line.upTo(head.name.lowerBound).contains("|--")
  }
}
