import Foundation

extension Simulation {
  /// Counts a touch-down near an earlier one in place and time (touch.tap-count-thresholds).
  ///
  /// A finger that is still down is no earlier tap: two fingers at once are one tap each.
  func countTap(of touch: UITouch, at point: CGPoint) -> Int {
    let interval = Int64(microseconds: profile.number(.tapCountInterval))
    let distance = profile.number(.tapCountDistance)
    touchSystem.lastTaps.removeAll { now - $0.time > interval }
    let earlier = touchSystem.lastTaps.lastIndex { last in
      hypot(point.x - last.point.x, point.y - last.point.y) <= distance
        && !touchSystem.live.contains { $0.index == last.touch }
    }
    var count = 1
    if let earlier { count = touchSystem.lastTaps.remove(at: earlier).count + 1 }
    touchSystem.lastTaps.append(
      TouchSystem.LastTap(touch: touch.index, time: now, point: point, count: count)
    )
    touch.beganTime = now
    return count
  }

  /// touch.tap-count-lost-on-drag-or-hold, where the profile turns it on.
  func loseTapCountIfNoTap(_ touch: UITouch) {
    guard profile.isOn(.tapCountLostOnDragOrHold) else { return }
    let moved = hypot(touch.point.x - touch.firstPoint.x, touch.point.y - touch.firstPoint.y)
    let held = (now - touch.beganTime).seconds
    guard moved > profile.number(.tapCountDistance) || held > profile.number(.tapMaximumDuration)
    else { return }
    touch.taps = 0
    emit(.declined, .route, at: touch.index, rule: .touchTapCountLostOnDragOrHold)
  }
}
