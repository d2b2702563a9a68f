/// A tag in the XML that a test tool wrote.
///
/// What tools write is often no XML: values are not escaped, and the name may be that of a generic
/// type. So a value ends where the next attribute or the end of the tag follows its quote, and the
/// end of a tag is a `>` that ends the line or stands before the next tag.
struct PastedTag {
  enum Kind {
    case opening
    case empty
    case closing
  }

  let kind: Kind
  let name: String

  /// In order; values as they are written.
  let attributes: [(key: String, value: PastedLine)]

  /// Whether the tag ends in the line.
  let isClosed: Bool

  /// Where the tag begins in the paste.
  let offset: Int

  /// Just past the tag, or the end of the line.
  let end: Int

  /// Reads the tag that begins at an index of the line's bytes; nil where none does.
  init?(_ line: PastedLine, at index: Int) {
    var scan = TagScan(LineCursor(line, at: index))
    offset = line.offset(of: index)
    guard scan.cursor.skip(UInt8(ascii: "<")) else { return nil }
    let isClosing = scan.cursor.skip(UInt8(ascii: "/"))
    guard let first = scan.cursor.byte, first.isLetter || first == UInt8(ascii: "_") else {
      return nil
    }
    name = scan.name()
    attributes = scan.attributes()
    isClosed = scan.ending != nil
    kind = isClosing ? .closing : scan.ending ?? .opening
    end = scan.cursor.index
  }
}

private struct TagScan {
  var cursor: LineCursor

  /// How the tag ended, once its end was met.
  var ending: PastedTag.Kind?

  init(_ cursor: LineCursor) {
    self.cursor = cursor
  }

  mutating func name() -> String {
    let start = cursor.index
    var end = start
    while let byte = cursor.byte {
      end = cursor.index
      if byte.isBlank {
        cursor.skipBlanks()
        if meetsAttribute(at: cursor.index) || skipEnd() { break }
      } else if skipEnd() {
        break
      } else {
        cursor.index += 1
        end = cursor.index
      }
    }
    return cursor.line[start..<end].text
  }

  mutating func attributes() -> [(key: String, value: PastedLine)] {
    var attributes: [(key: String, value: PastedLine)] = []
    while ending == nil, meetsAttribute(at: cursor.index) {
      let start = cursor.index
      cursor.skip { $0 != UInt8(ascii: "=") }
      let key = cursor.text(from: start)
      cursor.index += 2
      guard let value = value() else { break }
      attributes.append((key, value))
    }
    return attributes
  }

  /// Reads a value to the quote that ends it, and what follows up to the next attribute.
  private mutating func value() -> PastedLine? {
    let start = cursor.index
    while cursor.move(to: "\"") {
      let end = cursor.index
      cursor.index += 1
      let isBlank = cursor.byte?.isBlank ?? false
      cursor.skipBlanks()
      // A quote inside a value is none that ends it: values are not escaped.
      if isBlank && meetsAttribute(at: cursor.index) || skipEnd() {
        return cursor.line[start..<end]
      }
    }
    cursor.index = cursor.end
    return nil
  }

  private func meetsAttribute(at index: Int) -> Bool {
    var ahead = LineCursor(cursor.line, at: index)
    guard let first = ahead.byte, first.isLetter || first == UInt8(ascii: "_") else { return false }
    ahead.skip {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: ":")
    }
    return ahead.comes("=\"")
  }

  private mutating func skipEnd() -> Bool {
    var ahead = cursor
    let isEmpty = ahead.skip(UInt8(ascii: "/"))
    guard ahead.skip(UInt8(ascii: ">")) else { return false }
    let end = ahead.index
    ahead.skipBlanks()
    // Else the sign stands in a text, as in "a > b".
    guard ahead.isAtEnd || ahead.byte == UInt8(ascii: "<") else { return false }
    cursor.index = end
    ending = isEmpty ? .empty : .opening
    return true
  }
}
