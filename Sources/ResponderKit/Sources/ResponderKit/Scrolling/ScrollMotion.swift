import Foundation

/// Content that moves by itself, on both axes, since a moment.
///
/// A value: it is compared, thrown away and made anew and never changed by what it moves. The
/// longer of the two axes decides when it ends.
struct ScrollMotion: Equatable, Sendable {
  var horizontal: AxisMotion
  var vertical: AxisMotion
  /// When it began, in microseconds.
  let start: Int64
  /// The frames that were shown.
  var frames: Int64 = 0

  /// The motion of an axis.
  subscript(axis: ScrollAxis) -> AxisMotion {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }

  /// Whether anything moves.
  var moves: Bool { horizontal.moves || vertical.moves }

  /// Where it is announced to come to rest.
  var target: CGPoint { CGPoint(x: horizontal.target, y: vertical.target) }

  /// When it rests, in microseconds.
  var end: Int64 {
    start.later(by: Int64(microseconds: max(horizontal.duration, vertical.duration)))
  }

  /// The frames of a second.
  private static let frameRate = 60.0

  /// The first frame after a time since the motion began, both in seconds.
  static func frame(after time: Double) -> Double {
    // A frame's own time, divided and multiplied again, may come out a little earlier.
    ((time * frameRate + 1e-6).rounded(.down) + 1) / frameRate
  }

  /// When the next frame is due, and one at the end.
  ///
  /// Counted from the beginning and not from the frame before, because a sixtieth of a second is no
  /// whole number of microseconds.
  var nextFrame: Int64 {
    min(end, start.later(by: Int64(microseconds: Double(frames + 1) / ScrollMotion.frameRate)))
  }

  /// Where the content is at a moment, before it is put on the grid of pixels.
  func offset(at now: Int64) -> CGPoint {
    let time = (now - start).seconds
    return CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
  }

  /// How fast it is at a moment, in points per second.
  func velocity(at now: Int64) -> CGPoint {
    let time = (now - start).seconds
    return CGPoint(x: horizontal.velocity(at: time), y: vertical.velocity(at: time))
  }

  /// Whether the offset of an axis at a moment is what somebody else has chosen.
  func isChosen(_ axis: ScrollAxis, at now: Int64) -> Bool {
    self[axis].isChosen(at: (now - start).seconds)
  }

  /// The rule that it follows at a moment: that of the axis that is moving longer.
  func rule(at now: Int64) -> Rule? {
    let time = (now - start).seconds
    let leading = horizontal.duration > vertical.duration ? horizontal : vertical
    return leading.rule(at: time)
  }
}
