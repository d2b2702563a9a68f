import Foundation

/// The fingers on the glass and the event that carries them.
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
  /// Fingers that are on the glass after their touch was cancelled.
  var deadFingers: Set<Int> = []
  /// The view whose own hitTest answered last that it takes the touch only to lose it.
  var swallowing: ObjectIndex?
  /// Those of them whose touch an animated view has swallowed: nobody hears even of an event.
  var lostFingers: Set<Int> = []
  /// The fingers that came down lately, each of which one later finger may count on.
  var lastTaps: [LastTap] = []
  /// What the running stimulus hit, by finger, the last touch of each.
  var hits: [(finger: Int, view: ObjectIndex?)] = []

  /// Lets go of the views of the fingers that are down.
  func letGo() { for touch in live { touch.forgetPlace() } }
}
