/// Parts of a responder that may be UIKit's own: nobody can tell whether a call of them was made.
///
/// They decide who may go the quiet way: where all of a part is UIKit's own and nobody listens, the
/// model takes UIKit's decision without a call. Both ways have to answer alike, which tests hold
/// them to.
struct PlainParts: OptionSet {
  let rawValue: UInt8

  /// The hit-testing methods are those of `UIView`.
  static let hitTest = PlainParts(rawValue: 1 << 0)
  /// The touches methods are those of `UIResponder`, which pass on.
  static let touches = PlainParts(rawValue: 1 << 1)
  /// `next` is UIKit's.
  static let next = PlainParts(rawValue: 1 << 2)
  /// `gestureRecognizers` is that of `UIView`.
  static let recognizers = PlainParts(rawValue: 1 << 3)
  /// `gestureRecognizerShouldBegin(_:)` is that of `UIView`, which lets all begin.
  static let shouldBegin = PlainParts(rawValue: 1 << 4)
}

extension PlainParts {
  /// The parts of which a class has UIKit's versions.
  init(of type: AnyClass, _ methods: OverriddenMethods) {
    self = []
    let isInherited = { (methods: [Method], base: AnyClass) in
      Overriding.inherits(methods, in: type, from: base)
    }
    if isInherited([.hitTest, .pointInside], UIView.self) { insert(.hitTest) }
    if isInherited(TouchesMethod.allCases.map(\.method), UIResponder.self) { insert(.touches) }
    if isInherited([.gestureRecognizers], UIView.self) { insert(.recognizers) }
    if isInherited([.gestureRecognizerShouldBegin], UIView.self) { insert(.shouldBegin) }
    if methods[.next] == false { insert(.next) }
  }
}

extension UIResponder {
  /// Whether a part is UIKit's own, and no document overrides anything of the object; asked once.
  @inline(__always)
  final func isPlain(_ part: PlainParts) -> Bool {
    (plainParts ?? findPlainParts()).contains(part)
  }

  /// Works out which parts are UIKit's own, and remembers it.
  ///
  /// An object with any override of a document's has none: it is not worth telling which part the
  /// override touches.
  private final func findPlainParts() -> PlainParts {
    let parts =
      dispatcher.overrides(of: self) == nil
      ? dispatcher.overridesByClass.plainParts(of: type(of: self)) : []
    plainParts = parts
    return parts
  }
}
