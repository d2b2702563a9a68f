import Foundation

/// The fingers on the glass and the event that carries them.
///
/// The files beside this one are the steps of the rulebook's pipeline: building the event, choosing
/// and withholding, delivering, cancelling. A touch is in the list from the moment when its finger
/// comes down until the event of its last phase is over; what recognizers hold back of it beyond
/// that, they keep.
@_spi(Workbench) public final class TouchEnvironment: SimulationEnvironment {
  /// A finger that came down, for the tap count of the next one.
  struct LastTap {
    let touch: ObjectIndex
    let time: Int64
    let point: CGPoint
    let count: Int
  }

  /// The fingers that are down, in the order in which they began.
  var live: [UITouch] = []
  /// The event of the running sequence.
  var event: UIEvent?
  /// Where each finger on the glass is, in screen points, whoever gets its touch.
  var glass: [(finger: Int, point: CGPoint)] = []
  /// Fingers that are on the glass after their touch was cancelled.
  var deadFingers: Set<Int> = []
  /// The view whose own hitTest answered last that it takes the touch only to lose it.
  var swallowing: ObjectIndex?
  /// Those of them whose touch an animated view has swallowed: nobody hears even of an event.
  var lostFingers: Set<Int> = []
  /// The fingers that came down lately, each of which one later finger may count on.
  var lastTaps: [LastTap] = []
  /// What the running stimulus hit, by finger, the last touch of each.
  ///
  /// Kept past the touches themselves, because the outcome of a stimulus names what it hit after
  /// the fingers have lifted.
  var hits: [(finger: Int, view: ObjectIndex?)] = []

  /// Lets go of the views of the fingers that are down.
  ///
  /// A touch keeps its view and a view may keep a touch; the end of the simulation breaks the
  /// circle.
  func letGo() { for touch in live { touch.forgetPlace() } }

  // MARK: - The glass

  /// Takes over where a finger has come down or moved to.
  func follow(_ change: TouchChange) {
    guard let known = glass.firstIndex(where: { $0.finger == change.finger }) else {
      glass.append((change.finger, change.point ?? .zero))
      return
    }
    if let point = change.point { glass[known].point = point }
  }

  /// A finger has left the glass.
  func loseSight(of finger: Int) {
    glass.removeAll { $0.finger == finger }
  }

  /// What a finger does, as a record tells it.
  func traced(_ change: TouchChange) -> TracedTouch {
    let point = place(of: change.finger)
    return TracedTouch(finger: change.finger, phase: "\(change.phase)", x: point.x, y: point.y)
  }

  /// Where a finger is on the screen.
  func place(of finger: Int) -> CGPoint {
    glass.first { $0.finger == finger }?.point ?? .zero
  }
}
