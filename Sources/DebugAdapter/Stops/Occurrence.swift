import WorkbenchProtocol

/// What function breakpoints are written as, and what `fired` and `calls` speak of: `object.name`.
///
/// A star stands for any run of characters in either half; a name alone means it at any object.
struct Occurrence: Hashable, Sendable {
  let object: Wildcard?
  let name: Wildcard

  /// Reads a pattern, in which a method may have its labels; nil where a half is missing.
  init?(_ text: String) {
    // The labels of a method have no dot, so the last one divides.
    let labels = text.firstIndex(of: "(") ?? text.endIndex
    let whole = text[..<labels]
    let dot = whole.lastIndex(of: ".")
    let name = dot.map { whole[whole.index(after: $0)...] } ?? whole
    guard !name.isEmpty, dot != whole.startIndex, !text.contains(where: \.isWhitespace) else {
      return nil
    }
    self.name = Wildcard(name)
    object = dot.map { Wildcard(whole[..<$0]) }
  }

  /// The object, where it is named and no pattern.
  var literalObject: String? { object.flatMap { $0.isLiteral ? $0.text : nil } }

  /// Whether a record tells that it occurred.
  ///
  /// A delegate's method is named after the object whose delegate it is; a delegate that the
  /// document declares in its place is called after it.
  func matches(_ record: RouteRecord) -> Bool {
    guard let kind = record.kind, Occurrence.kinds.contains(kind), let name = record.name,
      self.name.matches(name)
    else { return false }
    guard let object else { return true }
    // Notifications occur at one object of their own, whatever they are about.
    if kind == .notification { return object.matches("notifications") }
    guard let at = record.at else { return false }
    if object.matches(at) { return true }
    guard kind == .asked, at.hasSuffix(Occurrence.delegate) else { return false }
    return object.matches(String(at.dropLast(Occurrence.delegate.count)))
  }

  /// What the name of a delegate ends in that the document declares in its place.
  static let delegate = ".delegate"

  private static let kinds: Set<RecordKind> = [
    .asked, .controlEvent, .actionSent, .recognizerChanged, .notification,
  ]
}
