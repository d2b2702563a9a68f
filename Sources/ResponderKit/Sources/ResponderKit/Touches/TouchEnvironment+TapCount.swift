import Foundation

extension TouchEnvironment {
  /// Counts a touch-down near an earlier one in place and time (touch.tap-count-thresholds).
  ///
  /// A finger that is still down is no earlier tap: two fingers at once are one tap each.
  func countTap(of touch: UITouch, at point: CGPoint) -> Int {
    let interval = Int64(microseconds: simulation.profile.number(.tapCountInterval))
    let distance = simulation.profile.number(.tapCountDistance)
    lastTaps.removeAll { dispatcher.now - $0.time > interval }
    let earlier = lastTaps.lastIndex { last in
      hypot(point.x - last.point.x, point.y - last.point.y) <= distance
        && !live.contains { $0.index == last.touch }
    }
    var count = 1
    // Taken out of the list: a tap is counted on once, so that two fingers that come down after one
    // tap are not both the second.
    if let earlier { count = lastTaps.remove(at: earlier).count + 1 }
    lastTaps.append(
      TouchEnvironment.LastTap(touch: touch.index, time: dispatcher.now, point: point, count: count)
    )
    touch.beganTime = dispatcher.now
    return count
  }

  /// touch.tap-count-lost-on-drag-or-hold, where the profile turns it on.
  func loseTapCountIfNoTap(_ touch: UITouch) {
    let simulation = simulation
    guard simulation.profile.isOn(.tapCountLostOnDragOrHold) else { return }
    let moved = hypot(touch.point.x - touch.firstPoint.x, touch.point.y - touch.firstPoint.y)
    let held = (dispatcher.now - touch.beganTime).seconds
    guard
      moved > simulation.profile.number(.tapCountDistance)
        || held > simulation.profile.number(.tapMaximumDuration)
    else { return }
    touch.taps = 0
    dispatcher.emit(.declined, .route, at: touch.index, rule: .touchTapCountLostOnDragOrHold)
  }
}
