/// Reads a responder chain: form R.
///
/// Each object that is printed deeper is the next responder of the one before; where the print goes
/// back, another chain begins. A print without any nesting is one chain.
struct ResponderChainReader: FormReader {
  private var reading = PrintReading(.responderChain)
  private var unread = UnreadLine()
  private var depths: [Int] = []

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    guard !line.trimmed.isEmpty else { return }
    guard let (object, depth) = ResponderChainReader.object(line), object.wholeness == .whole else {
      return unread.remember(line, in: &reading)
    }
    unread.settle(in: &reading)
    add(object, depth)
  }

  mutating func finish() -> PrintReading {
    if let last = unread.last() {
      if let (object, depth) = ResponderChainReader.object(last) {
        add(object, depth)
        reading.notice(.truncated, at: last.offset(of: last.bytes.endIndex), .cutHere)
      } else {
        reading.notice(.notRecognised, at: last.offset, .notALine)
      }
    }
    let isFlat = depths.allSatisfy { $0 == depths.first }
    for index in reading.objects.indices.dropFirst() {
      guard isFlat || depths[index - 1] < depths[index] else { continue }
      reading.objects[index - 1].next = reading.objects[index].address
      attach(index)
    }
    return reading
  }

  /// Gives a controller its view: no view but that one has a controller for its next responder.
  ///
  /// Whatever is called otherwise and stands between two views is a controller as well.
  private mutating func attach(_ index: Int) {
    guard reading.objects[index - 1].kind == .view else { return }
    if reading.objects[index].kind == .object, reading.objects.indices.contains(index + 1),
      [.view, .window].contains(reading.objects[index + 1].kind)
    {
      reading.objects[index].kind = .controller
    }
    guard reading.objects[index].kind == .controller else { return }
    reading.objects[index].view = reading.objects[index - 1].address
  }

  private mutating func add(_ object: PastedObject, _ depth: Int) {
    guard reading.add(object) != nil else { return }
    depths.append(depth)
  }

  private static func object(_ line: PastedLine) -> (PastedObject, depth: Int)? {
    var cursor = LineCursor(line)
    cursor.skip { $0.isBlank || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") }
    guard let node = NodeText(line, at: cursor.index) else { return nil }
    var object = PastedObject(
      kind(of: node),
      form: .responderChain,
      className: node.name,
      at: cursor.offset
    )
    object.address = node.address
    ViewFields.take(node, into: &object)
    object.wholeness = node.isClosed ? .whole : .cut
    return (object, cursor.index - line.bytes.startIndex)
  }

  /// What an object is, by what is printed of it; a responder without a frame is no view.
  private static func kind(of node: NodeText) -> PastedObject.Kind {
    guard node["frame"] == nil else {
      let isWindow = node.name.hasSuffix("Window") || node["baseClass"]?.text == "UIWindow"
      return isWindow ? .window : .view
    }
    return ClassName(node.name).display.contains("Controller") ? .controller : .object
  }
}
