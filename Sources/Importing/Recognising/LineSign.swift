/// What the beginning of a line says of the form that it belongs to.
enum LineSign: Sendable {
  /// A node with a frame.
  case view

  /// A node with a frame and without an address.
  case viewWithoutAddress

  /// A layer among views.
  case layer

  /// A node of which nothing but name and address is printed, or whatever no view has.
  case object

  /// The same as `_printHierarchy` writes it, without a colon.
  case bareObject
  case controller
  case traceItem
  case recognizer
  case touch
  case warning
  case earlGrey

  /// EarlGrey's heading of a window.
  case earlGreyWindow
  case ftAdditions
  case failure
  case detoxElement
  case element

  /// Reads a line's sign; nil where it belongs to no form, or says nothing without its neighbours.
  init?(_ line: PastedLine) {
    let start = LineStart.index(in: line)
    guard let first = line.byte(at: start), let sign = LineSign.sign(line, start, first) else {
      return nil
    }
    self = sign
  }

  private static func sign(_ line: PastedLine, _ start: Int, _ first: UInt8) -> LineSign? {
    switch first {
    case UInt8(ascii: "<"):
      guard let head = NodeHead(line.bytes, at: start) else { return tag(line, start) }
      return NodeSign.sign(line, head, at: start)
    case UInt8(ascii: "{"):
      // A rectangle alone may be of any kind of print; the dashes are what makes it this one.
      let isRect = line.has("{{", at: start)
      return isRect && (line.contains("}} -") || line.contains("(<")) ? .ftAdditions : words(line)
    case UInt8(ascii: "="):
      let isHeading = line.has("=====", at: start) && line.contains(" Window ")
      return isHeading ? .earlGreyWindow : words(line)
    default:
      if TraceMark.endOfName(line, at: start) != nil { return .traceItem }
      let isElement = ElementMark.isElement(line, at: start)
      if isElement || ElementMark.isHeading(line, at: start) { return .element }
      return words(line)
    }
  }

  /// The sign of an element of Detox's XML, which has attributes where a node has an address.
  private static func tag(_ line: PastedLine, _ start: Int) -> LineSign? {
    if line.has("<ViewHierarchy", at: start) { return .detoxElement }
    let isElement = line.contains(" class=\"") || line.contains(" visibility=\"")
    return isElement && line.contains(" alpha=\"") ? .detoxElement : words(line)
  }

  /// The sign of a line that tells something in words.
  private static func words(_ line: PastedLine) -> LineSign? {
    if line.contains("hit test result for view") { return .warning }
    if line.contains("<UITouch: 0x") { return .touch }
    if line.contains(">, state: "), line.contains(", view: ") { return .controller }
    if line.contains("not hittable") { return .failure }
    let labels: [StaticString] = [
      "Origin view", "Hitten", "Target view", "Relative point", "Another view",
    ]
    let start = LineStart.index(in: line)
    let label = line.has("*", at: start) ? line.indexPastBlanks(from: start + 1) : start
    return labels.contains { line.has($0, at: label) } ? .failure : nil
  }
}
