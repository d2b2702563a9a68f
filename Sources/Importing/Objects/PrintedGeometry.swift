/// A point as it was printed.
struct PrintedPoint: Hashable, Sendable {
  var x: Double
  var y: Double
}

/// A size as it was printed.
package struct PrintedSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle as it was printed: six digits, and possibly infinite or no numbers.
struct PrintedRect: Hashable, Sendable {
  var origin: PrintedPoint
  var size: PrintedSize

  init(x: Double, y: Double, width: Double, height: Double) {
    origin = PrintedPoint(x: x, y: y)
    size = PrintedSize(width: width, height: height)
  }

  /// Whether each of the four is a number.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// An affine transform as it was printed, `[a, b, c, d, tx, ty]`.
struct PrintedTransform: Hashable, Sendable {
  var a: Double
  var b: Double
  var c: Double
  var d: Double
  var tx: Double
  var ty: Double
}
