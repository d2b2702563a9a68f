/// An element as a line of `debugDescription` has it.
struct ElementLine {
  /// How far the line is indented.
  let indent: Int

  private(set) var element: PastedObject

  /// What no part of the program reads.
  private(set) var unknown: [(key: String, value: String, offset: Int)] = []

  private var cursor: LineCursor
  private var isOpen = false
  private var isSized = false

  /// Reads a line; nil where it is no element.
  init?(_ line: PastedLine) {
    cursor = LineCursor(line)
    cursor.skipBlanks()
    indent = cursor.index - line.bytes.startIndex
    ElementLine.skipArrow(&cursor)
    let offset = cursor.offset
    guard let type = ElementLine.type(&cursor) else { return nil }
    element = PastedObject(.element, form: .accessibility, className: type, at: offset)
    while cursor.skip(", ") || cursor.skip(" ") || cursor.skip(": ") { field() }
    // Each element has a rectangle or, the app, a process: without these the line broke off.
    element.wholeness = isOpen || !isSized ? .cut : .whole
  }

  /// Whether an element begins in the line.
  static func begins(_ line: PastedLine) -> Bool {
    var cursor = LineCursor(line)
    cursor.skipBlanks()
    skipArrow(&cursor)
    guard type(&cursor) != nil else { return false }
    return cursor.comes(", 0x") || cursor.comes(" 0x") || cursor.comes(", {{")
      || cursor.comes(", pid: ")
  }

  /// Whether an element begins in the line whose last text does not end in it.
  static func isOpen(_ line: PastedLine) -> Bool {
    begins(line) && ElementLine(line)?.isOpen == true
  }

  /// Whether a quote ends a text in the line.
  static func endsText(in line: PastedLine) -> Bool {
    var cursor = LineCursor(line)
    while cursor.move(to: "'") {
      cursor.index += 1
      if endsField(cursor) { return true }
    }
    return false
  }

  private static func skipArrow(_ cursor: inout LineCursor) {
    if cursor.skip("→") || cursor.skip("↳") || cursor.skip("↪︎") { cursor.skipBlanks() }
  }

  /// Reads the type, and what stands behind it in parentheses.
  private static func type(_ cursor: inout LineCursor) -> String? {
    let start = cursor.index
    guard let first = cursor.byte, first.isLetter, first & 0x20 == 0 else { return nil }
    cursor.skip { $0.isLetter || $0.isDigit }
    let type = cursor.text(from: start)
    if cursor.comes(" (") {
      cursor.skip { $0 != UInt8(ascii: ")") }
      cursor.index = min(cursor.index + 1, cursor.end)
    }
    return cursor.comes(", ") || cursor.comes(" 0x") ? type : nil
  }
}

// MARK: - Fields

extension ElementLine {
  private mutating func field() {
    let start = cursor.index
    if let address = cursor.address() {
      // Digits may be missing where nothing follows them.
      element.address = cursor.isAtEnd ? nil : address
    } else if cursor.comes("{") {
      element.frameInWindow = cursor.rect()
      isSized = element.frameInWindow != nil
    } else if cursor.skip("identifier: ") {
      element.identifier = value()
    } else if cursor.skip("label: ") {
      element.label = value()
    } else if cursor.skip("value: ") {
      element.text = value()
    } else if cursor.skip("title: ") || cursor.skip("placeholderValue: ")
      || cursor.skip("traits: ")
    {
      _ = value()
    } else if cursor.skip("pid: ") {
      isSized = value() != nil
    } else if cursor.skip("Disabled") {
      element.isEnabled = false
    } else if !skipFlag() {
      keepUnknown(from: start)
    }
  }

  /// What an element is besides, which nothing is made of.
  private mutating func skipFlag() -> Bool {
    cursor.skip("Selected") || cursor.skip("Keyboard Focused") || cursor.skip("Focused")
      || cursor.skip("Main Window")
  }

  /// Reads a value to where the next field begins; nil where it does not end in the line.
  private mutating func value() -> String? {
    let isQuoted = cursor.skip(UInt8(ascii: "'"))
    let start = cursor.index
    while !cursor.isAtEnd {
      if isQuoted {
        guard cursor.move(to: "'") else { break }
        cursor.index += 1
        if ElementLine.endsField(cursor) { return cursor.line[start..<cursor.index - 1].text }
      } else if ElementLine.endsField(cursor) {
        break
      } else {
        cursor.index += 1
      }
    }
    guard isQuoted else { return cursor.text(from: start) }
    cursor.index = cursor.end
    isOpen = true
    return nil
  }

  private mutating func keepUnknown(from start: Int) {
    let offset = cursor.line.offset(of: start)
    let end: Int
    if cursor.move(to: ", ") {
      end = cursor.index
    } else {
      cursor.index = cursor.end
      end = cursor.end
    }
    let field = cursor.line[start..<end].text
    guard !field.isEmpty else { return }
    let parts = field.split(separator: ":", maxSplits: 1).map(String.init)
    unknown.append((parts.first ?? field, parts.count > 1 ? parts[1] : "", offset))
  }

  /// Whether a field ends here: the line does, or a known field follows.
  private static func endsField(_ cursor: LineCursor) -> Bool {
    guard !cursor.isAtEnd else { return true }
    var ahead = cursor
    guard ahead.skip(", ") else { return ahead.line[ahead.index..<ahead.end].trimmed.isEmpty }
    return ahead.comes("identifier: '") || ahead.comes("label: '") || ahead.comes("title: '")
      || ahead.comes("value: ") || ahead.comes("placeholderValue: '") || ahead.comes("traits: ")
      || ahead.comes("pid: ") || ahead.comes("{{") || ahead.comes("0x") || ahead.comes("Disabled")
      || ahead.comes("Selected") || ahead.comes("Keyboard Focused") || ahead.comes("Focused")
      || ahead.comes("Main Window")
  }
}
