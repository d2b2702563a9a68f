/// A controller as a line of `_printHierarchy` has it.
struct ControllerLine {
  /// How many marks stand before it.
  let depth: Int

  /// Whether the last mark says that it is presented.
  let isPresented: Bool

  private(set) var controller: PastedObject

  /// Reads a line; nil where it names no controller.
  ///
  /// A line that breaks off gives what stands before that, and is cut.
  init?(_ line: PastedLine) {
    var cursor = LineCursor(line)
    (depth, isPresented) = ControllerLine.marks(&cursor)
    controller = PastedObject(.controller, form: .controllers, className: "", at: cursor.offset)
    controller.wholeness = .cut
    // A page that takes `<` for a tag of its own eats the first one.
    let hadBracket = cursor.skip(UInt8(ascii: "<"))
    guard let name = ControllerLine.object(&cursor, endingBefore: ", state: ") else { return nil }
    guard !name.className.isEmpty, hadBracket || name.isClosed else { return nil }
    controller.className = name.className
    controller.address = name.address
    guard name.isClosed, cursor.skip(", state: ") else { return }
    readState(&cursor)
  }

  private static func marks(_ cursor: inout LineCursor) -> (depth: Int, isPresented: Bool) {
    var depth = 0
    var isPresented = false
    cursor.skipBlanks()
    while let mark = cursor.byte, mark == UInt8(ascii: "|") || mark == UInt8(ascii: "+") {
      depth += 1
      isPresented = mark == UInt8(ascii: "+")
      cursor.index += 1
      cursor.skipBlanks()
    }
    return (depth, isPresented)
  }

  private mutating func readState(_ cursor: inout LineCursor) {
    let start = cursor.index
    cursor.skip { $0.isLetter }
    controller.state = cursor.text(from: start)
    controller.appearance = PastedObject.Appearance(rawValue: controller.state ?? "")
    guard cursor.skip(", view:") else {
      controller.appearance = nil
      controller.state = nil
      return
    }
    cursor.skipBlanks()
    if cursor.skip("(view not loaded)") {
      controller.isViewLoaded = false
    } else if cursor.skip(UInt8(ascii: "<")) {
      guard readView(&cursor) else { return }
    } else {
      return
    }
    controller.wholeness = .whole
    readPresentation(&cursor)
  }

  private mutating func readView(_ cursor: inout LineCursor) -> Bool {
    guard let view = ControllerLine.object(&cursor, endingBefore: ""), view.isClosed else {
      return false
    }
    controller.isViewLoaded = true
    controller.view = view.address
    if view.address == nil { controller.rest.append(("view", view.className)) }
    controller.isViewInWindow = !cursor.skip(" not in the window")
    return true
  }

  private mutating func readPresentation(_ cursor: inout LineCursor) {
    guard cursor.skip(", presented with: <") else { return }
    guard let with = ControllerLine.object(&cursor, endingBefore: ""), with.isClosed else {
      controller.wholeness = .cut
      return
    }
    let name = [with.className, with.address].compactMap(\.self).joined(separator: " ")
    controller.rest.append(("presented with", name))
  }

  /// Reads `Name 0x…>`, `Name: 0x…>` or `Name>`; names of generic types hold brackets and blanks.
  ///
  /// Where no address stands before the bracket, `following` has to stand behind it.
  private static func object(
    _ cursor: inout LineCursor,
    endingBefore following: StaticString
  ) -> (className: String, address: String?, isClosed: Bool)? {
    let start = cursor.index
    var nameEnd = start
    var address: String?
    var level = 0
    var isClosed = false
    while let byte = cursor.byte, !isClosed {
      if byte.isBlank, level == 0, let found = addressAhead(cursor) {
        address = found.address
        cursor.index = found.end
      } else if byte == UInt8(ascii: ">"), level == 0 {
        cursor.index += 1
        isClosed = cursor.comes(following) || address != nil || cursor.isAtEnd
      } else {
        level += byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0
        cursor.index += 1
        if address == nil { nameEnd = cursor.index }
      }
    }
    guard cursor.index > start else { return nil }
    if nameEnd > start, cursor.line.bytes[nameEnd - 1] == UInt8(ascii: ":") { nameEnd -= 1 }
    return (cursor.line[start..<nameEnd].text, address, isClosed)
  }

  private static func addressAhead(_ cursor: LineCursor) -> (address: String, end: Int)? {
    var ahead = cursor
    ahead.index += 1
    guard let address = ahead.address(), ahead.byte == UInt8(ascii: ">") else { return nil }
    return (address, ahead.index)
  }
}
