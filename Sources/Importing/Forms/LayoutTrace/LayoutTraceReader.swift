/// Reads `_autolayoutTrace`, the views of an app without their geometry: form A.
///
/// A layout guide names the view that it belongs to as `recursiveDescription` would, which is the
/// only geometry that there is.
struct LayoutTraceReader: FormReader {
  private var reading = PrintReading(.layoutTrace)
  private var nesting = LineNesting()
  private var unread = UnreadLine()
  private var places: [String: Int] = [:]

  /// Lines of an object whose title has not ended yet.
  private var pending: [PastedLine] = []
  private var pendingSize = 0

  /// Whether the legend began, behind which there are no objects.
  private var isOver = false

  /// Whether the last object may go on in the next line, as a list of what is ambiguous does.
  private var mayGoOn = false

  /// Whether the last line ended in an address, which may be one of more digits.
  private var mayBeCut = false

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    let trimmed = line.trimmed
    if trimmed.begins(with: "Legend:") {
      drop()
      unread.settle(in: &reading)
      (isOver, mayBeCut) = (true, false)
    }
    guard !isOver, pending.isEmpty || LayoutLine.begins(line) else { return goOn(line) }
    drop()
    guard !trimmed.isEmpty else { return }
    mayBeCut = false
    guard let parsed = LayoutLine(line) else {
      if !mayGoOn { unread.remember(line, in: &reading) }
      return
    }
    unread.settle(in: &reading)
    if parsed.isTitleOpen {
      pending = [line]
      pendingSize = line.bytes.count
    } else {
      add(parsed)
    }
  }

  mutating func finish() -> PrintReading {
    drop()
    if let last = unread.last() { reading.notice(.truncated, at: last.offset, .cutHere) }
    if mayBeCut, let last = reading.objects.indices.last {
      reading.objects[last].wholeness = .cut
    }
    return reading
  }

  /// Takes a line as the next one of a title.
  private mutating func goOn(_ line: PastedLine) {
    guard !isOver else { return }
    pending.append(line)
    pendingSize += line.bytes.count + 1
    guard LayoutLine.endsTitle(line) || pendingSize > FormLimits.line else { return }
    drop()
  }

  /// Reads what is pending as far as it goes.
  private mutating func drop() {
    guard !pending.isEmpty else { return }
    let line = PastedLine.joining(pending, by: [UInt8(ascii: "\n")])
    pending = []
    if let parsed = LayoutLine(line) { add(parsed) }
  }

  private mutating func add(_ line: LayoutLine) {
    (mayGoOn, mayBeCut) = (line.object.isLayoutAmbiguous, line.endsInAddress)
    guard let place = reading.add(line.object, at: line.depth, in: &nesting) else { return }
    if reading.objects[place].kind == .view, reading.objects[place].parent == nil,
      reading.objects[place].className.hasSuffix("Window")
    {
      reading.objects[place].kind = .window
    }
    if let address = line.object.address, places[address] == nil { places[address] = place }
    if let owner = line.owner, let address = owner.address, let place = places[address] {
      ViewFields.take(owner, into: &reading.objects[place])
    }
  }
}
