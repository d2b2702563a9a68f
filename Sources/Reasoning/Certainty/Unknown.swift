import Jansson
@_spi(Workbench) import ResponderKit

/// Something of an imported view that nobody knows and on which a hit may hang.
struct Unknown: Hashable {
  /// What of the view it is; the names are those of `origin.unknown`, and `edge`.
  enum Property: String {
    case alpha, isHidden, isUserInteractionEnabled
    /// Where it lies, or how large it is.
    case frame, bounds
    /// Which of the subviews whose order nobody knows lies in front.
    case order
    /// Whether something is missing among the subviews.
    case subviews
    /// On which side of an edge the point lies, where the print is not exact enough to say.
    case edge
  }

  /// The flags by which a view refuses all points, in the order in which prints have them.
  static let flags: [Property] = [.alpha, .isHidden, .isUserInteractionEnabled]

  let view: ObjectIndex
  let property: Property
}

/// One value that is tried for something unknown.
struct Supposition: Hashable {
  enum Value: Hashable {
    /// What the document has, which is UIKit's default for what is not printed.
    case documented
    /// The other value of a flag, which refuses every point.
    case refusing
    /// The view contains every point, or none.
    case inside, outside
    /// This subview lies in front of its siblings.
    case front(ObjectIndex)
    /// Nothing is missing, or something is and took the point.
    case complete, missing
  }

  let unknown: Unknown
  let value: Value

  /// The object that a condition of an answer is about.
  var object: ObjectIndex {
    if case .front(let view) = value { view } else { unknown.view }
  }

  /// The value as an answer writes it.
  var json: JSONValue {
    switch (value, unknown.property) {
    case (.documented, .alpha): 1
    case (.refusing, .alpha): 0
    case (.documented, .isHidden), (.refusing, .isUserInteractionEnabled): false
    case (.refusing, .isHidden), (.documented, _): true
    case (.refusing, _): false
    case (.inside, _): "inside"
    case (.outside, _): "outside"
    case (.front, _): "front"
    case (.complete, _): "complete"
    case (.missing, _): "missing"
    }
  }
}
