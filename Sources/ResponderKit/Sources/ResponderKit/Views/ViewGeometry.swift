import Foundation

/// Where a view lies in its superview: bounds, center, anchor point and transform.
///
/// `frame` is never stored; it is read off these four and written through them.
///
/// A hit test converts a point into every view that it asks. So whether there is a transform at all
/// is kept beside it, and most views cost two additions per axis and no matrix.
struct ViewGeometry {
  var bounds: CGRect
  var center: CGPoint
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private var isTransformed = false
  var transform = CGAffineTransform.identity {
    didSet { isTransformed = !transform.isIdentity }
  }

  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Returns where a point of the view lies in the superview.
  ///
  /// - hit-test.point-to-superview: center + T(p - bounds.origin - a * bounds.size).
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.origin.x - anchorPoint.x * bounds.size.width
    let y = point.y - bounds.origin.y - anchorPoint.y * bounds.size.height
    if !isTransformed { return CGPoint(x: center.x + x, y: center.y + y) }
    let moved = CGPoint(x: x, y: y).applying(transform)
    return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
  }

  /// What `toSuperview(_:)` does to a point, as a matrix.
  var matrix: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: -bounds.origin.y - anchorPoint.y * bounds.size.height
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Returns where a point of the superview lies in the view; `nil` when the transform has no
  /// inverse, so that the point lies nowhere in it.
  func fromSuperview(_ point: CGPoint) -> CGPoint? {
    var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if isTransformed {
      guard transform.isInvertible else { return nil }
      offset = offset.applying(transform.inverted())
    }
    return CGPoint(
      x: offset.x + bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: offset.y + bounds.origin.y + anchorPoint.y * bounds.size.height
    )
  }

  /// Whether a point of the view lies in its bounds, and the rule that says so.
  ///
  /// - hit-test.bounds-half-open: the maximum edges are outside.
  @inline(__always)
  func contains(_ point: CGPoint) -> (answer: Bool, rule: Rule) {
    var (x, y) = (point.x - bounds.origin.x, point.y - bounds.origin.y)
    var (width, height) = (bounds.size.width, bounds.size.height)
    // By hand and not by `CGRect.contains`: which edge decided is to be named, and this runs for
    // each view of a search.
    if width < 0 { (x, width) = (x - width, -width) }
    if height < 0 { (y, height) = (y - height, -height) }
    guard x >= 0, y >= 0, x <= width, y <= height else {
      return (false, .hitTestPointInsideDefaultIsBounds)
    }
    guard x < width, y < height else { return (false, .hitTestBoundsHalfOpen) }
    return (true, .hitTestPointInsideDefaultIsBounds)
  }

  /// The bounding box of the bounds in the superview (hit-test.frame-is-derived).
  var frame: CGRect {
    if !isTransformed {
      return CGRect(
        x: center.x - anchorPoint.x * bounds.width,
        y: center.y - anchorPoint.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
    }
    return CGRect(boundingBoxOf: bounds.corners.map(toSuperview))
  }

  /// Moves and sizes the view so that its frame has the origin and, where the transform allows it,
  /// the size of `frame` (hit-test.frame-assignment).
  ///
  /// With a transform that has no inverse the size is taken as if it were the identity.
  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var linear = transform
    linear.tx = 0
    linear.ty = 0
    let size =
      linear.isIdentity
      ? frame.size
      : CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    bounds.size = size
    // Where the box of the new size would lie about the origin shows how far the center has to
    // move; that holds for any transform, with no case for rotations.
    center = .zero
    let box = self.frame
    center = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }
}
