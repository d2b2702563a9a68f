/// Reads EarlGrey's hierarchy, which older versions of Detox print, too: form E.
///
/// Children are printed front to back and windows top-most first; both are turned round at the end.
/// Accessibility elements stand among the views, and one that is a view may appear twice.
struct EarlGreyReader: FormReader {
  private var reading = PrintReading(.earlGrey)
  private var nesting = LineNesting()
  private var unread = UnreadLine()
  private var unknown = UnknownKeys()
  private var places: [String: Int] = [:]

  /// Where each object was met among its siblings: how deep, and as the which of all.
  private var meetings: [(depth: Int, number: Int)] = []
  private var count = 0

  /// The heading of a window of which nothing was read yet.
  private var heading: PastedLine?

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    let trimmed = line.trimmed
    guard !trimmed.isEmpty else { return }
    // What lies behind is printed last, so that what is missing there decides much.
    guard !trimmed.begins(with: "=") else {
      unread.settle(in: &reading)
      // Windows are numbered from the front; whoever pasted only some may have left out the first.
      if reading.objects.isEmpty, trimmed.contains(" Window 1 ") {
        reading.isOfAllWindows = true
      }
      heading = trimmed
      return nesting.reset()
    }
    guard let parsed = EarlGreyLine(line), parsed.object.wholeness == .whole else {
      return unread.remember(line, in: &reading)
    }
    unread.settle(in: &reading)
    add(parsed)
  }

  mutating func finish() -> PrintReading {
    if let last = unread.last() {
      if let parsed = EarlGreyLine(last) {
        add(parsed)
        cut(at: last)
      } else if last.trimmed.begins(with: "|") {
        cut(at: last)
      } else {
        reading.notice(.notRecognised, at: last.offset, .notALine)
      }
    }
    // A heading without a window below it.
    if let heading { cut(at: heading) }
    reading.objects = FrontFirst.reversed(reading.objects, by: meetings.map(\.number))
    return reading
  }

  private mutating func cut(at line: PastedLine) {
    reading.notice(.truncated, at: line.offset(of: line.bytes.endIndex), .cutHere)
  }

  private mutating func add(_ line: EarlGreyLine) {
    heading = nil
    count += 1
    if let address = line.object.address, let place = places[address] {
      return meetAgain(place, at: line)
    }
    let before = reading.objects.count
    guard let place = reading.add(line.object, at: line.depth, in: &nesting) else { return }
    for _ in before..<reading.objects.count { meetings.append((line.depth, count)) }
    if let address = line.object.address { places[address] = place }
    if reading.objects[place].parent == nil, reading.objects[place].kind == .view,
      line.object.className.hasSuffix("Window")
    {
      reading.objects[place].kind = .window
    }
    for (key, value) in line.unknown {
      unknown.keep(key, value.text, at: value.offset, of: place, in: &reading)
    }
  }

  /// Decides which of two places of a view is the one among the subviews of its superview.
  ///
  /// A container lists its accessibility elements, wherever these lie below it; the subviews are
  /// listed by the view that has them. So the deeper place counts, unless an element has it.
  private mutating func meetAgain(_ place: Int, at line: EarlGreyLine) {
    guard nesting.go(to: line.depth) == 0 else { return }
    let parent = nesting.parent
    if let parent, reading.objects[parent].kind != .element, line.depth > meetings[place].depth,
      !isAncestor(place, of: parent)
    {
      reading.objects[place].parent = parent
      meetings[place] = (line.depth, count)
    }
    nesting.enter(place)
  }

  private func isAncestor(_ place: Int, of object: Int) -> Bool {
    // What is met again may take what lies in it deeper than any line says.
    var next: Int? = object
    for _ in 0..<FormLimits.depth {
      guard let current = next else { return false }
      if current == place { return true }
      next = reading.objects[current].parent
    }
    return true
  }
}
