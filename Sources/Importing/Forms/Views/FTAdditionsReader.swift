/// Reads FTAdditions' hierarchy: `{{x, y}, {w, h}} --Class:Super (<V node>)`.
struct FTAdditionsReader: FormReader {
  private let step: Int
  private var tree: ViewTree

  init(_ block: PastedBlock) {
    // A line that breaks off in its dashes has fewer than it was to have.
    step =
      block.lines.lazy.map { (line: $0, start: Self.start($0)) }
      .filter { $0.start.dashes > 0 && $0.start.end < $0.line.bytes.endIndex }
      .map(\.start.dashes).min() ?? 1
    tree = ViewTree(.ftAdditions, root: block.command?.root)
  }

  mutating func take(_ line: PastedLine) {
    let start = Self.start(line)
    let content = line[start.end..<line.bytes.endIndex].trimmed
    // A line that breaks off before its view says only that there was more.
    guard !content.isEmpty, start.rect != nil || !content.begins(with: "{") else {
      return tree.take(line.from(line.bytes.endIndex), at: max(start.dashes / step, 1))
    }
    guard let rect = start.rect else {
      tree.take(content, at: start.dashes / step)
      return
    }
    let view = FTAdditionsView(content)
    let depth = start.dashes / step
    guard let node = view.node else {
      var object = PastedObject(
        .view,
        form: .ftAdditions,
        className: view.superclass == nil ? "" : view.className,
        at: content.offset
      )
      // Whatever a view says of itself stands in parentheses.
      object.wholeness = content.ends(with: ")") ? .unknown : .cut
      object.frameInWindow = rect
      return tree.take(object, at: depth)
    }
    guard let place = tree.take(node, of: content, at: depth) else { return }
    // The node may be whole and its line not.
    if node.isClosed, !content.from(node.end).contains(")") { tree.breakOff(at: content) }
    tree.change(place) { object in
      object.frameInWindow = rect
      // A superclass of the app's own says nothing of how UIKit treats the view.
      if object.baseClass == nil, let superclass = view.superclass,
        !ClassName(superclass).isOfApp
      {
        object.baseClass = superclass
      }
    }
  }

  mutating func finish() -> PrintReading { tree.finish() }

  /// What a line begins with: a rectangle and dashes, in either order.
  private static func start(_ line: PastedLine) -> (rect: PrintedRect?, dashes: Int, end: Int) {
    var cursor = LineCursor(line)
    var rect: PrintedRect?
    var dashes = 0
    while let byte = cursor.byte {
      if byte.isBlank {
        cursor.index += 1
      } else if byte == UInt8(ascii: "-") {
        dashes += 1
        cursor.index += 1
      } else if rect == nil, let read = cursor.rect() {
        rect = read
      } else {
        break
      }
    }
    return (rect, dashes, cursor.index)
  }
}

/// A view of FTAdditions' hierarchy: `Class:Super (<V node>)`.
struct FTAdditionsView {
  let className: String
  let superclass: String?
  let node: NodeText?

  init(_ content: PastedLine) {
    var cursor = LineCursor(content)
    var node: NodeText?
    // The node begins behind the first parenthesis that one begins behind.
    while cursor.move(to: "(<") {
      node = NodeText(content, at: cursor.index + 1)
      if node != nil { break }
      cursor.index += 1
    }
    self.node = node
    let end = node == nil ? content.bytes.endIndex : cursor.index
    let names = content[content.bytes.startIndex..<end].trimmed
    let colon = names.bytes.firstIndex(of: UInt8(ascii: ":"))
    let nameEnd = colon ?? names.bytes.endIndex
    let name = names[names.bytes.startIndex..<nameEnd].trimmed.text
    className = node?.name ?? name
    let above = colon.map { names[$0 + 1..<names.bytes.endIndex].trimmed.text }
    superclass = above?.isEmpty == false ? above : nil
  }
}
