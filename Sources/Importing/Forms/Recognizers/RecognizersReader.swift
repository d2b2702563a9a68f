/// Reads gesture recognizers: form G.
///
/// A recognizer lists those that have to fail before it, and those that wait for it: one edge from
/// two sides. What is listed is printed in full, over several lines, and is the same object wherever
/// it appears.
struct RecognizersReader: FormReader {
  /// A recognizer that has not ended, and what its open list says of those in it.
  private struct Open {
    let place: Int

    /// Whether it was printed before; what is said of it is known then.
    let isKnown: Bool

    var list: RecognizerField.List?
  }

  private var reading = PrintReading(.recognizers)
  private var unknown = UnknownKeys()
  private var places: [String: Int] = [:]
  private var edges: Set<Edge> = []

  /// From the outermost.
  private var open: [Open] = []

  /// Where something stood that belongs to no recognizer, in a line that was already reported.
  private var hasStray = false

  private struct Edge: Hashable {
    let waiting: Int
    let failing: Int
  }

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    var cursor = LineCursor(line)
    hasStray = false
    var values = NodeValues(line.bytes, isLenient: false)
    while true {
      cursor.skip { $0.isBlank || $0 == UInt8(ascii: ",") }
      // The brackets of the list that they are printed as.
      if open.isEmpty { cursor.skip { "(){}\"".utf8.contains($0) || $0.isBlank } }
      guard let byte = cursor.byte else { return }
      switch byte {
      case UInt8(ascii: "<") where open.last.map({ $0.list != nil }) ?? true:
        begin(&cursor)
      case UInt8(ascii: ">") where open.last.map({ $0.list == nil }) ?? false:
        end()
        cursor.index += 1
      case UInt8(ascii: "}"):
        closeList()
        cursor.index += 1
      case UInt8(ascii: ";"):
        cursor.index += 1
      default:
        readField(&cursor, &values)
      }
    }
  }

  mutating func finish() -> PrintReading {
    guard let last = open.last else { return reading }
    // What breaks off in a list leaves open whom else the one that has the list would wait for.
    for recognizer in open where !recognizer.isKnown {
      reading.objects[recognizer.place].wholeness = .cut
    }
    reading.notice(.truncated, at: reading.objects[last.place].offset, .cutHere)
    return reading
  }

  // MARK: Beginning and end

  private mutating func begin(_ cursor: inout LineCursor) {
    let start = cursor.index
    guard open.count < FormLimits.depth, let head = NodeHead(cursor.line.bytes, at: start),
      head.address != nil
    else { return stray(&cursor) }
    let line = cursor.line
    let address = head.address.map { line[$0].text.lowercased() } ?? ""
    cursor.index = head.end
    skipLabel(&cursor)
    let known = places[address]
    guard let place = known ?? add(line[head.name].text, address, line.offset(of: start)) else {
      cursor.index = cursor.end
      return
    }
    if let outer = open.last, let list = outer.list { connect(outer.place, place, list) }
    open.append(Open(place: place, isKnown: known != nil))
  }

  private mutating func add(_ name: String, _ address: String, _ offset: Int) -> Int? {
    var object = PastedObject(.recognizer, form: .recognizers, className: name, at: offset)
    object.address = address
    guard let place = reading.add(object) else { return nil }
    places[address] = place
    return place
  }

  /// Passes over the name that a recognizer has, ` (name)`.
  private func skipLabel(_ cursor: inout LineCursor) {
    guard cursor.comes(" (") else { return }
    var ahead = cursor
    while ahead.move(to: ")") {
      ahead.index += 1
      if ahead.byte == UInt8(ascii: ";") || ahead.byte == UInt8(ascii: ">") {
        cursor.index = ahead.index
        return
      }
    }
  }

  private mutating func end() { open.removeLast() }

  private mutating func closeList() {
    // Whatever was not closed in the list ends with it.
    while let last = open.last, last.list == nil, open.count > 1 { open.removeLast() }
    guard let last = open.indices.last else { return }
    open[last].list = nil
  }

  private mutating func connect(_ outer: Int, _ inner: Int, _ list: RecognizerField.List) {
    let edge =
      switch list {
      case .mustFail: Edge(waiting: outer, failing: inner)
      case .mustFailFor: Edge(waiting: inner, failing: outer)
      }
    guard edges.insert(edge).inserted, let address = reading.objects[edge.failing].address else {
      return
    }
    reading.objects[edge.waiting].requires.append(address)
  }

  // MARK: Fields

  private mutating func readField(_ cursor: inout LineCursor, _ values: inout NodeValues) {
    guard let last = open.indices.last, open[last].list == nil,
      let key = NodeKey(cursor.line.bytes, at: cursor.index)
    else { return stray(&cursor) }
    let line = cursor.line
    let name = line[key.range].text
    if let list = RecognizerField.List(rawValue: name), key.value < cursor.end,
      line.bytes[key.value] == UInt8(ascii: "{")
    {
      open[last].list = list
      cursor.index = key.value + 1
      return
    }
    let stop = values.end(from: key.value)
    cursor.index = stop.index
    // A value that may go on would say something else than the whole one.
    guard !cursor.isAtEnd || stop.isWhole else { return }
    guard !open[last].isKnown else { return }
    let value = line[key.value..<stop.index].trimmed
    let place = open[last].place
    guard !RecognizerField.take(name, value, into: &reading.objects[place]) else { return }
    unknown.keep(name, value.text, at: value.offset, of: place, in: &reading)
  }

  /// Moves over something that is no part of a recognizer, to where one can begin or end.
  private mutating func stray(_ cursor: inout LineCursor) {
    if !hasStray { reading.notice(.notRecognised, at: cursor.offset, .notALine) }
    hasStray = true
    cursor.index += 1
    cursor.skip {
      $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "}")
        && $0 != UInt8(ascii: ";")
    }
  }
}
