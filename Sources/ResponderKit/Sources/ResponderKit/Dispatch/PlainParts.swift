/// Parts of a responder that may be UIKit's own: nobody can tell whether a call of them was made.
struct PlainParts: OptionSet {
  let rawValue: UInt8

  /// The hit-testing methods are those of `UIView`.
  static let hitTest = PlainParts(rawValue: 1 << 0)
  /// The touches methods are those of `UIResponder`, which pass on.
  static let touches = PlainParts(rawValue: 1 << 1)
  /// `next` is UIKit's.
  static let next = PlainParts(rawValue: 1 << 2)
}

extension PlainParts {
  /// The parts of which a class has UIKit's versions.
  init(of type: AnyClass, _ methods: OverriddenMethods) {
    self = []
    if Overriding.inherits([.hitTest, .pointInside], in: type, from: UIView.self) {
      insert(.hitTest)
    }
    if Overriding.inherits(Simulation.touchMethods.map(\.1), in: type, from: UIResponder.self) {
      insert(.touches)
    }
    if methods[.next] == false { insert(.next) }
  }
}

extension UIResponder {
  /// Whether a part is UIKit's own, and no document overrides anything of the object; asked once.
  @inline(__always)
  final func isPlain(_ part: PlainParts) -> Bool {
    (plainParts ?? findPlainParts()).contains(part)
  }

  private final func findPlainParts() -> PlainParts {
    let parts =
      simulation.overrides(of: self) == nil
      ? simulation.overridesByClass.plainParts(of: type(of: self)) : []
    plainParts = parts
    return parts
  }
}
