public import Foundation

// Foundation on Linux has no CGAffineTransform.
#if !canImport(CoreGraphics)
/// An affine transform of points written as row vectors, as Core Graphics has it.
///
/// - hit-test.affine-conventions: x' = a x + c y + tx, y' = b x + d y + ty.
///
/// Y goes down the screen, so a positive angle turns clockwise. `a.concatenating(b)` does `a`
/// first; `scaledBy`, `rotated` and `translatedBy` put their step before what is there already, so
/// that it happens in the coordinates of what is transformed:
///
/// ```swift
/// let turned = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
/// CGPoint(x: 10, y: 0).applying(turned)  // (100, 10): turned first, then moved
/// ```
public struct CGAffineTransform: Equatable, Sendable {
  /// What x adds to x.
  public var a: CGFloat
  /// What x adds to y.
  public var b: CGFloat
  /// What y adds to x.
  public var c: CGFloat
  /// What y adds to y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init() { self = .identity }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a rotation by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transform followed by `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Returns this transform with a scaling put before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns this transform with a rotation put before it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns this transform with a translation put before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the inverse; a singular matrix is returned unchanged.
  ///
  /// Whether there is an inverse has to be asked beforehand; a view whose transform has none is
  /// never hit (hit-test.non-invertible-transform).
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = self.determinant
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  /// Returns the point moved by a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size under the transform's linear part; signs are kept.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle's corners after the transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    CGRect(boundingBoxOf: corners.map { $0.applying(t) })
  }
}
#endif

extension CGAffineTransform {
  var determinant: CGFloat { a * d - b * c }

  /// Whether the transform has an inverse.
  var isInvertible: Bool { determinant != 0 && determinant.isFinite }
}

extension CGRect {
  /// The four corners, clockwise from the minimum.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// Makes the smallest rectangle that holds the points.
  init(boundingBoxOf points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
