/// Where a view lies, worked out of what was printed.
///
/// A print has the frame, which for a transformed view is the box around it. From the box and the
/// transform the bounds follow, except near 45°, where the box says nothing of them.
enum RecoveredGeometry: Hashable, Sendable {
  /// No transform: the frame says all.
  case frame(PrintedRect)

  /// Bounds, the anchor point's place in the superview, and the transform; each length may be wrong
  /// by as much as `error`, in points.
  case transformed(PrintedSize, center: PrintedPoint, error: Double)

  /// The transform has no inverse: no point is in it.
  case singular

  /// The box and the transform do not tell the size.
  case sizeUnknown

  /// Nothing is printed, or no numbers.
  case unknown

  /// From this error on, in points, an answer would be a guess.
  static let tolerated = 0.5

  init(_ object: PastedObject) {
    // Of a window some forms print only the size: it fills the screen.
    let screen = object.kind == .window ? object.bounds : nil
    guard let frame = object.frame ?? screen, frame.isFinite else {
      self = .unknown
      return
    }
    guard let transform = object.transform else {
      self = .frame(frame)
      return
    }
    let t = transform
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else {
      self = .unknown
      return
    }
    // Compared with nothing in between: a print has zero as zero.
    guard t.a * t.d - t.b * t.c != 0 else {
      self = .singular
      return
    }
    let (a, b, c, d) = (t.a.magnitude, t.b.magnitude, t.c.magnitude, t.d.magnitude)
    let (boxWidth, boxHeight) = (frame.size.width, frame.size.height)
    let determinant = a * d - b * c
    // Six digits are printed, of the transform and of the box.
    let error =
      5e-6 * max(boxWidth, boxHeight) * (a + b + c + d) / determinant.magnitude
    guard determinant != 0, error <= RecoveredGeometry.tolerated else {
      self = .sizeUnknown
      return
    }
    let size = PrintedSize(
      width: (d * boxWidth - c * boxHeight) / determinant,
      height: (a * boxHeight - b * boxWidth) / determinant
    )
    let anchor = object.anchorPoint ?? PrintedPoint(x: 0.5, y: 0.5)
    let (dx, dy) = ((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height)
    let center = PrintedPoint(
      x: frame.origin.x + boxWidth / 2 - t.tx - (t.a * dx + t.c * dy),
      y: frame.origin.y + boxHeight / 2 - t.ty - (t.b * dx + t.d * dy)
    )
    self = .transformed(size, center: center, error: error)
  }
}
