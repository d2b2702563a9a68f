/// Where views lie when some are larger or smaller than they were drawn.
///
/// Only autoresizing is computed. A view that constraints lay out keeps its frame as long as its
/// superview keeps its size; otherwise its frame is not known, and neither is what hangs on it.
struct InterfaceLayout: Sendable {
  let look: InterfaceLook

  /// The frames of views that were laid out anew.
  private var frames: [Int: PrintedRect] = [:]

  /// The views whose frames are not known.
  private(set) var unknown: Set<Int> = []

  init(_ look: InterfaceLook) {
    self.look = look
  }

  /// Where a view lies in its superview; nil where the file does not say.
  func frame(of view: Int) -> PrintedRect? {
    frames[view] ?? look.file.objects[view].frame
  }

  /// Gives a root view a frame, and lays out what is in it.
  mutating func place(_ root: Int, in frame: PrintedRect) {
    let drawn = look.file.objects[root].frame
    frames[root] = frame
    guard let drawn, drawn.size != frame.size else { return }
    for view in look.views(below: root).dropFirst() {
      guard let superview = look.superviews[view] else { continue }
      layOut(view, in: superview)
    }
  }

  private mutating func layOut(_ view: Int, in superview: Int) {
    let object = look.file.objects[view]
    guard let drawn = object.frame, let outer = look.file.objects[superview].frame else { return }
    let isKnown = !unknown.contains(superview)
    let size = frame(of: superview)?.size ?? outer.size
    guard !isKnown || size != outer.size else { return }
    // A stack lays out what it arranges, whatever the file says of that.
    let isConstrained =
      look.file.objects[superview].tag == "stackView"
      || look.flag("translatesAutoresizingMaskIntoConstraints", of: view) == false
        && look.flag("fixedFrame", of: view) != true
    let moves: Autoresizing = [.minX, .width, .minY, .height]
    if isConstrained || (!isKnown && !object.autoresizing.isDisjoint(with: moves)) {
      unknown.insert(view)
      return
    }
    guard isKnown else { return }
    let mask = object.autoresizing
    let (x, width) = InterfaceLayout.resized(
      (drawn.origin.x, drawn.size.width, outer.size.width),
      to: size.width,
      (mask.contains(.minX), mask.contains(.width), mask.contains(.maxX))
    )
    let (y, height) = InterfaceLayout.resized(
      (drawn.origin.y, drawn.size.height, outer.size.height),
      to: size.height,
      (mask.contains(.minY), mask.contains(.height), mask.contains(.maxY))
    )
    frames[view] = PrintedRect(x: x, y: y, width: width, height: height)
  }

  /// Start and length of a view along one axis after its superview got another length.
  ///
  /// The difference goes to the parts that may change, in proportion to their lengths.
  private static func resized(
    _ old: (start: Double, length: Double, outer: Double),
    to outer: Double,
    _ mask: (before: Bool, length: Bool, after: Bool)
  ) -> (Double, Double) {
    let after = old.outer - old.start - old.length
    let parts = [
      mask.before ? old.start : 0, mask.length ? old.length : 0, mask.after ? after : 0,
    ]
    let count = [mask.before, mask.length, mask.after].count(where: \.self)
    guard count > 0 else { return (old.start, old.length) }
    let total = parts.reduce(0, +)
    let difference = outer - old.outer
    func share(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? difference * part / total : difference / Double(count)
    }
    return (
      old.start + share(parts[0], mask.before),
      max(0, old.length + share(parts[1], mask.length))
    )
  }
}
