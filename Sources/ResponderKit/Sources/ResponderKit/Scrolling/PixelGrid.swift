import Foundation

/// The pixels of a screen, on which content is shown (scroll.pixel-grid).
///
/// Only what the model computes is rounded. What code or the delegate chose is shown as it is.
struct PixelGrid: Equatable, Sendable {
  /// The pixels of a point.
  let scale: Double

  /// What is less than a pixel of a thousand points, or no number, rounds nothing.
  init(scale: Double) { self.scale = scale >= 0.001 && scale <= 1000 ? scale : 0 }

  /// The place of a pixel that is nearest to an offset.
  func rounded(_ offset: Double) -> Double {
    guard scale > 0 else { return offset }
    let rounded = (offset * scale).rounded() / scale
    return rounded.isFinite ? rounded : offset
  }
}
