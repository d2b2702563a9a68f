/// An object as a line of `_autolayoutTrace` has it.
struct LayoutLine {
  /// How many bars stand before it.
  let depth: Int

  private(set) var object: PastedObject

  /// The view that a layout guide belongs to.
  private(set) var owner: NodeText?

  /// Whether the title does not end in the line.
  private(set) var isTitleOpen = false

  /// Whether nothing stands behind the address, so that digits may be missing.
  private(set) var endsInAddress = false

  /// Reads a line; nil where it names no object.
  init?(_ line: PastedLine) {
    var cursor = LineCursor(line)
    depth = LayoutLine.marks(&cursor)
    object = PastedObject(.view, form: .layoutTrace, className: "", at: cursor.offset)
    if cursor.comes("<") {
      guard let node = NodeText(line, at: cursor.index) else { return nil }
      object.className = node.name
      object.address = node.address
      object.wholeness = node.isClosed ? .whole : .cut
      readGuide(line[cursor.index..<node.end])
      cursor.index = node.end
    } else {
      guard readName(&cursor) else { return nil }
    }
    readTitle(&cursor)
    cursor.skipBlanks()
    if cursor.skip("- AMBIGUOUS LAYOUT") { object.isLayoutAmbiguous = true }
  }

  /// Whether a line names an object, and does not go on with a title.
  static func begins(_ line: PastedLine) -> Bool {
    var cursor = LineCursor(line)
    let depth = marks(&cursor)
    return depth > 0 && LayoutLine(line) != nil
  }

  /// Whether a title that began before ends in the line.
  static func endsTitle(_ line: PastedLine) -> Bool {
    endOfTitle(LineCursor(line)) != nil
  }

  private static func marks(_ cursor: inout LineCursor) -> Int {
    var depth = 0
    cursor.skipBlanks()
    while cursor.skip(UInt8(ascii: "|")) {
      depth += 1
      cursor.skipBlanks()
    }
    if cursor.skip("•") || cursor.skip("*") || cursor.skip("+") { cursor.skipBlanks() }
    return depth
  }

  private mutating func readName(_ cursor: inout LineCursor) -> Bool {
    let start = cursor.index
    guard let first = cursor.byte, first.isNamePart, cursor.move(to: ":0x") else { return false }
    object.className = cursor.text(from: start)
    cursor.index += 1
    object.address = cursor.address()
    endsInAddress = cursor.isAtEnd
    return object.address != nil
  }

  private mutating func readTitle(_ cursor: inout LineCursor) {
    guard cursor.skip(UInt8(ascii: "'")) else { return }
    let start = cursor.index
    guard let end = LayoutLine.endOfTitle(cursor) else {
      isTitleOpen = true
      object.wholeness = .cut
      cursor.index = cursor.end
      return
    }
    object.text = cursor.line[start..<end].text
    cursor.index = end + 1
  }

  /// The quote that ends a title: the last of the line, or the one before what is ambiguous.
  private static func endOfTitle(_ cursor: LineCursor) -> Int? {
    var ahead = cursor
    while ahead.move(to: "'") {
      let end = ahead.index
      ahead.index += 1
      if ahead.comes("- AMBIGUOUS LAYOUT") || ahead.comes(" - AMBIGUOUS LAYOUT") { return end }
      if ahead.isAtEnd { return end }
    }
    return nil
  }
}

// MARK: - Guides

extension LayoutLine {
  /// Reads `<Name: 0x… - "name", layoutFrame = {{x, y}, {w, h}}, owningView = <node>>`.
  private mutating func readGuide(_ node: PastedLine) {
    var cursor = LineCursor(node)
    guard cursor.move(to: " - \"") else { return }
    object.kind = .guide
    cursor.index += 4
    let start = cursor.index
    guard cursor.move(to: "\", layoutFrame = ") else { return }
    object.identifier = cursor.text(from: start)
    _ = cursor.skip("\", layoutFrame = ")
    object.frame = cursor.rect()
    guard cursor.move(to: "owningView = ") else { return }
    _ = cursor.skip("owningView = ")
    owner = NodeText(node, at: cursor.index)
    object.view = owner?.address
  }
}
