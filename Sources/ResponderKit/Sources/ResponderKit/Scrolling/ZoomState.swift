import Foundation

/// How far a scroll view's content is zoomed, and the pinch that goes on.
///
/// Of scales only the one that is shown is kept; how large the content is follows from the zoomed
/// view.
struct ZoomState {
  /// What a pinch began with.
  struct Pinch {
    let view: UIView
    let scale: Double
    /// The place of the zoomed view under the fingers, at scale 1.
    let anchor: CGPoint
  }

  var minimum = 1.0
  var maximum = 1.0
  var scale = 1.0
  var pinch: Pinch?
  /// Whether content beyond the limits goes back to them.
  var isBouncing = false
  /// Whether the delegate is being asked for the view that is zoomed.
  var isAsking = false

  /// Whether the scale can change at all.
  var isPossible: Bool { minimum < maximum }

  /// Whether fingers zoom.
  var isZooming: Bool { pinch != nil }

  /// The scale in the limits that is nearest to another; the lower limit wins over the upper one.
  func nearest(to scale: Double) -> Double { max(min(scale, maximum), minimum) }
}
