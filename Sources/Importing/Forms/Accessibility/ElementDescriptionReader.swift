/// Reads `debugDescription` of an element in Xcode's UI tests.
///
/// `Attributes:` repeats the first element of the subtree, `Query chain:` repeats any of them, and
/// `Path to element:` begins with the outermost.
struct ElementDescriptionReader: FormReader {
  private enum Part {
    case attributes
    case subtree
    case path
    case queries
  }

  private var reading = PrintReading(.accessibility)
  private var unread = UnreadLine()
  private var unknown = UnknownKeys()
  private var part = Part.subtree

  /// The elements that a line may lie in, with how far each is indented.
  private var open: [(indent: Int, element: Int)] = []
  private var places: [String: Int] = [:]

  /// The line behind `Attributes:`, until the subtree repeats it.
  private var attributes: PastedLine?

  /// Lines of an element whose text has not ended yet.
  private var pending: [PastedLine] = []
  private var pendingSize = 0

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    guard !pending.isEmpty, !ElementLine.begins(line), heading(of: line.trimmed) == nil else {
      drop()
      return begin(line)
    }
    pending.append(line)
    pendingSize += line.bytes.count + 1
    if ElementLine.endsText(in: line) || pendingSize > FormLimits.line { drop() }
  }

  mutating func finish() -> PrintReading {
    drop()
    if let attributes { read(attributes) }
    if let last = unread.last() {
      reading.notice(.truncated, at: last.offset, .cutHere)
    }
    return reading
  }

  /// Reads what is pending as far as it goes.
  private mutating func drop() {
    guard !pending.isEmpty else { return }
    read(PastedLine.joining(pending, by: [UInt8(ascii: "\n")]))
    pending = []
  }

  private mutating func begin(_ line: PastedLine) {
    let trimmed = line.trimmed
    if let heading = heading(of: trimmed) {
      part = heading
      open = []
      unread.settle(in: &reading)
      if heading == .attributes {
        attributes = trimmed[trimmed.bytes.startIndex + 11..<trimmed.bytes.endIndex]
      }
      if heading == .subtree { attributes = nil }
      return
    }
    guard part != .queries, !trimmed.isEmpty else { return }
    if ElementLine.isOpen(line) {
      pending = [line]
      pendingSize = line.bytes.count
    } else {
      read(line)
    }
  }

  private func heading(of line: PastedLine) -> Part? {
    if line.begins(with: "Attributes:") { return .attributes }
    if line.begins(with: "Element subtree:") { return .subtree }
    if line.begins(with: "Path to element:") { return .path }
    if line.begins(with: "Query chain:") { return .queries }
    return nil
  }

  private mutating func read(_ line: PastedLine) {
    guard let parsed = ElementLine(line) else {
      if part != .attributes { unread.remember(line.trimmed, in: &reading) }
      return
    }
    unread.settle(in: &reading)
    while let last = open.last, last.indent >= parsed.indent { open.removeLast() }
    guard open.count < FormLimits.depth else {
      return reading.notice(.limit, at: line.offset, .tooDeep)
    }
    if let address = parsed.element.address, let place = places[address] {
      return open.append((parsed.indent, place))
    }
    guard part != .path || parsed.element.wholeness == .whole else {
      // Which of the elements it repeats is not to be told.
      return reading.notice(.truncated, at: line.offset, .cutHere)
    }
    var element = parsed.element
    element.parent = open.last?.element
    guard let place = reading.add(element) else { return }
    if let address = element.address { places[address] = place }
    for (key, value, offset) in parsed.unknown {
      unknown.keep(key, value, at: offset, of: place, in: &reading)
    }
    open.append((parsed.indent, place))
  }
}
