/// An object as a line of EarlGrey's hierarchy has it.
struct EarlGreyLine {
  /// How many bars stand before it.
  let depth: Int

  private(set) var object: PastedObject

  /// What no part of the program reads.
  private(set) var unknown: [(key: String, value: PastedLine)] = []

  /// Reads a line; nil where it names no object.
  init?(_ line: PastedLine) {
    var cursor = LineCursor(line)
    depth = EarlGreyLine.marks(&cursor)
    guard let node = NodeText(line, at: cursor.index) else { return nil }
    // One that breaks off may have a frame behind that, and then it is a view.
    let isView = node["frame"] != nil || !node.isClosed
    object = PastedObject(
      isView ? .view : .element,
      form: .earlGrey,
      className: node.name,
      at: cursor.offset
    )
    object.address = node.address
    object.wholeness = node.isClosed ? .whole : .cut
    for (key, value) in node.fields { take(key, value) }
    // Where an element is said to be is said of a view in its superview already.
    if object.kind != .element { object.frameInWindow = nil }
  }

  private static func marks(_ cursor: inout LineCursor) -> Int {
    var depth = 0
    cursor.skipBlanks()
    while cursor.skip(UInt8(ascii: "|")) {
      depth += 1
      cursor.skipBlanks()
    }
    _ = cursor.skip("--")
    return depth
  }

  private mutating func take(_ key: String, _ value: PastedLine) {
    switch key {
    case "AX.id": object.identifier = value.unquoted.text
    case "AX.label": object.label = value.unquoted.text
    case "AX.frame": object.frameInWindow = value.rect
    case "frame": object.frame = value.rect
    case "text": object.text = value.unquoted.text
    case "hidden": object.isHidden = true
    case "alpha": object.alpha = value.number
    case "UIE": object.isUserInteractionEnabled = value.flag
    case "disabled": object.isEnabled = false
    case "AX", "isAccessible", "opaque", "AX.activationPoint", "AX.traits", "AX.focused",
      "AX.hint", "AX.value":
      break
    default:
      unknown.append((key, value))
    }
  }
}
