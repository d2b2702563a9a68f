/// Reads `_printHierarchy`, the controllers of an app: form C.
///
/// `|` before a controller says that it is a child of the one a level up, `+` that it is presented
/// by that one.
struct ControllersReader: FormReader {
  private var reading = PrintReading(.controllers)
  private var nesting = LineNesting()
  private var unread = UnreadLine()

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    guard !line.trimmed.isEmpty else { return }
    guard let parsed = ControllerLine(line), parsed.controller.wholeness == .whole else {
      return unread.remember(line, in: &reading)
    }
    unread.settle(in: &reading)
    add(parsed)
  }

  mutating func finish() -> PrintReading {
    guard let last = unread.last() else { return reading }
    guard let parsed = ControllerLine(last) else {
      reading.notice(.notRecognised, at: last.offset, .notALine)
      return reading
    }
    add(parsed)
    reading.notice(.truncated, at: last.offset(of: last.bytes.endIndex), .cutHere)
    return reading
  }

  private mutating func add(_ line: ControllerLine) {
    let place = reading.add(line.controller, at: line.depth, in: &nesting, filling: nil)
    guard let place, line.isPresented, let presenter = reading.objects[place].parent else { return }
    // Whoever is presented is no child of its presenter.
    let known = reading.objects[presenter]
    reading.objects[place].presentedBy = known.address ?? known.className
    reading.objects[place].parent = nil
  }
}
