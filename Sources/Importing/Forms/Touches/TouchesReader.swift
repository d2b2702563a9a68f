/// Reads touches: `<UITouch: 0x…> phase: Began tap count: 1 window: <…> …`.
///
/// Older versions put blanks between what they say, newer ones `; `; the view is called `view` or
/// `responder`.
struct TouchesReader: FormReader {
  private var views = LooseViews(.touches)

  /// The touch that is being read.
  private var touch: Int?

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    var cursor = LineCursor(line)
    while !cursor.isAtEnd {
      cursor.skip { $0.isBlank || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }
      if let node = NodeText(line, at: cursor.index) {
        begin(node, of: line)
        cursor.index = node.end
      } else if let key = TouchKey(&cursor) {
        take(key, &cursor)
      } else {
        cursor.index += 1
        cursor.skip { $0.isNamePart }
      }
    }
  }

  mutating func finish() -> PrintReading { views.reading }

  private mutating func begin(_ node: NodeText, of line: PastedLine) {
    // Windows and views are read behind their labels.
    guard node.name.hasSuffix("Touch") else { return }
    var object = PastedObject(
      .touch,
      form: .touches,
      className: node.name,
      at: line.offset(of: node.start)
    )
    object.address = node.address
    object.wholeness = node.isClosed ? .whole : .cut
    touch = views.reading.add(object)
    // Some versions print all of it inside.
    for (key, value) in node.fields {
      guard let key = TouchKey.named(key) else { continue }
      var cursor = LineCursor(value)
      take(key, &cursor)
    }
  }

  private mutating func take(_ key: TouchKey, _ cursor: inout LineCursor) {
    cursor.skipBlanks()
    let start = cursor.index
    switch key {
    case .window, .view:
      guard let node = NodeText(cursor.line, at: start) else { return skipWord(&cursor) }
      cursor.index = node.end
      let place = views.add(node, of: cursor.line)
      guard let touch, let place else { return }
      let address = views.reading.objects[place].address
      if key == .window {
        views.reading.objects[place].kind = .window
        views.reading.objects[touch].window = address
      } else {
        views.reading.objects[touch].view = address
      }
    case .locationInWindow, .other:
      let point = cursor.point()
      if point == nil { skipWord(&cursor) }
      guard let touch, key == .locationInWindow else { return }
      views.reading.objects[touch].location = point
    case .phase, .tapCount:
      skipWord(&cursor)
      guard let touch else { return }
      let value = cursor.line[start..<cursor.index]
      if key == .phase {
        // A line that ends with the word may have been cut inside of it.
        views.reading.objects[touch].phase = value.text.unlessEmpty
      } else {
        views.reading.objects[touch].tapCount = value.integer
      }
    }
  }

  /// Moves past a word, or a text in parentheses such as `(null)`.
  private func skipWord(_ cursor: inout LineCursor) {
    cursor.skip { !$0.isBlank && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ">") }
  }
}

/// What is said of a touch.
enum TouchKey {
  case phase
  case tapCount
  case window
  case view
  case locationInWindow

  /// What decides nothing here.
  case other

  private static let all: [(name: StaticString, key: TouchKey)] = [
    ("previous location in window: ", .other), ("previous location in view: ", .other),
    ("location in window: ", .locationInWindow), ("location in view: ", .other),
    ("phase: ", .phase), ("tap count: ", .tapCount), ("window: ", .window), ("view: ", .view),
    ("responder: ", .view), ("type: ", .other), ("force: ", .other), ("is pointer: ", .other),
    ("timestamp: ", .other),
  ]

  /// Reads a key and its colon; nil, and nothing happens, where none comes next.
  init?(_ cursor: inout LineCursor) {
    for (name, key) in Self.all where cursor.skip(name) {
      self = key
      return
    }
    return nil
  }

  /// The key of a field.
  static func named(_ name: String) -> TouchKey? {
    var cursor = LineCursor(PastedLine(Array((name + ": ").utf8)[...]))
    return TouchKey(&cursor)
  }
}
