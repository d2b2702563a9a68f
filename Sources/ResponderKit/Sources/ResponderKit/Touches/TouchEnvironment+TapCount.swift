import Foundation

extension TouchEnvironment {
  /// Counts a touch-down near an earlier one in place and time (touch.tap-count-thresholds).
  ///
  /// A finger that is still down is no earlier tap: two fingers at once are one tap each.
  func countTap(of touch: UITouch, at point: CGPoint) -> Int {
    let simulation = simulation
    let interval = Int64(microseconds: simulation.profile.number(.tapCountInterval))
    let distance = simulation.profile.number(.tapCountDistance)
    lastTaps.removeAll { simulation.now - $0.time > interval }
    let earlier = lastTaps.lastIndex { last in
      hypot(point.x - last.point.x, point.y - last.point.y) <= distance
        && !live.contains { $0.index == last.touch }
    }
    var count = 1
    if let earlier { count = lastTaps.remove(at: earlier).count + 1 }
    lastTaps.append(
      TouchEnvironment.LastTap(touch: touch.index, time: simulation.now, point: point, count: count)
    )
    touch.beganTime = simulation.now
    return count
  }

  /// touch.tap-count-lost-on-drag-or-hold, where the profile turns it on.
  func loseTapCountIfNoTap(_ touch: UITouch) {
    let simulation = simulation
    guard simulation.profile.isOn(.tapCountLostOnDragOrHold) else { return }
    let moved = hypot(touch.point.x - touch.firstPoint.x, touch.point.y - touch.firstPoint.y)
    let held = (simulation.now - touch.beganTime).seconds
    guard
      moved > simulation.profile.number(.tapCountDistance)
        || held > simulation.profile.number(.tapMaximumDuration)
    else { return }
    touch.taps = 0
    simulation.emit(.declined, .route, at: touch.index, rule: .touchTapCountLostOnDragOrHold)
  }
}
