/// Views that are named in words, each with its state and without a place in a tree.
///
/// One that is named again is the same object: what it was printed as last counts.
struct LooseViews {
  var reading: PrintReading

  private var places: [String: Int] = [:]
  private var unknown = UnknownKeys()

  init(_ form: Form) {
    reading = PrintReading(form)
  }

  /// Adds the view of a node.
  ///
  /// - Returns: Its place among the objects; nil where there are too many.
  mutating func add(_ node: NodeText, of line: PastedLine) -> Int? {
    let isWindow = node.name.hasSuffix("Window") || node["baseClass"]?.text == "UIWindow"
    var object = PastedObject(
      isWindow ? .window : .view,
      form: reading.form,
      className: node.name,
      at: line.offset(of: node.start)
    )
    object.address = node.address
    object.wholeness = node.isClosed ? (node["frame"] == nil ? .unknown : .whole) : .cut
    if !node.isClosed { reading.notice(.truncated, at: line.offset(of: node.end), .cutHere) }

    guard let place = node.address.flatMap({ places[$0] }) else {
      guard let place = reading.add(object) else { return nil }
      if let address = node.address { places[address] = place }
      take(node, of: place)
      return place
    }
    // A name without state takes nothing back of what was printed before.
    guard object.wholeness == .whole else { return place }
    object.superview = reading.objects[place].superview
    object.hitTestAnswer = reading.objects[place].hitTestAnswer
    reading.objects[place] = object
    take(node, of: place)
    return place
  }

  private mutating func take(_ node: NodeText, of place: Int) {
    for (key, value) in ViewFields.take(node, into: &reading.objects[place]) {
      unknown.keep(key, value.text, at: value.offset, of: place, in: &reading)
    }
  }
}
