/// The elements of an XML text that have begun and not ended, from the outermost.
struct OpenElements {
  private var open: [(name: String, object: Int?)] = []

  /// The object that what comes next lies in.
  var object: Int? { open.last { $0.object != nil }?.object }

  var count: Int { open.count }

  /// Begins an element; `object` is nil where it is none of the app's.
  mutating func begin(_ name: String, object: Int?) { open.append((name, object)) }

  /// Ends the innermost element of that name with all that lie in it; nothing where none is open.
  mutating func end(_ name: String) {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return }
    open.removeLast(open.count - place)
  }
}
