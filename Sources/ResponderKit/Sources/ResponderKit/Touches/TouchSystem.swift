import Foundation

/// The fingers on the glass and the event that carries them.
struct TouchSystem {
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
  /// The fingers that came down lately, each of which one later finger may count on.
  var lastTaps: [LastTap] = []
  /// What the running stimulus hit, by finger, the last touch of each.
  var hits: [(finger: Int, view: ObjectIndex?)] = []
}

extension Simulation {
  /// Sends one touches event with these changes, at the current virtual time.
  ///
  /// Follows the rulebook's pipeline: phases and locations first, then window, hit test and tap
  /// count of new fingers, all before the application's `sendEvent` sees the event
  /// (dispatch.hit-test-before-send-event).
  ///
  /// - Throws: `SimulationError` when a finger that is not down moves, or one that is comes down.
  @_spi(Workbench) public func sendTouches(_ changes: [TouchChange]) throws {
    guard failure == nil else { return }
    try validate(changes)
    let event = touchSystem.event ?? UIEvent(type: .touches, in: self)
    touchSystem.event = event
    event.time = now
    queue(event, fields: [TraceField(.phase, .texts(changes.map { "\($0.phase)" }))])
    guard !application.isIgnoringInteractionEvents else {
      dropIgnored(changes, event: event)
      return
    }
    for touch in touchSystem.live { touch.currentPhase = .stationary }
    for change in changes { apply(change, to: event) }
    event.touches = touchSystem.live
    guard failure == nil else { return }
    send(event)
    touchSystem.live.removeAll { $0.currentPhase == .ended || $0.currentPhase == .cancelled }
    event.touches = touchSystem.live
    if touchSystem.live.isEmpty { touchSystem.event = nil }
  }

  private func validate(_ changes: [TouchChange]) throws {
    for change in changes {
      let isDown = touchSystem.live.contains { $0.finger == change.finger }
      let isDead = touchSystem.deadFingers.contains(change.finger)
      // A finger whose touch was cancelled was lifted unseen, if it comes down again.
      if change.phase == .began, isDown {
        throw SimulationError(
          .invalidArgument,
          "finger \(change.finger) is down already: end it first"
        )
      }
      if change.phase != .began, !isDown, !isDead {
        throw SimulationError(
          .invalidArgument,
          "finger \(change.finger) is not down: send touch.began first"
        )
      }
    }
  }

  private func apply(_ change: TouchChange, to event: UIEvent) {
    if change.phase != .began, touchSystem.deadFingers.contains(change.finger) {
      // Still on the glass, but its touch is over: moves and lift reach nobody.
      if change.phase == .ended { touchSystem.deadFingers.remove(change.finger) }
      return
    }
    if change.phase == .began {
      begin(change, in: event)
      return
    }
    guard let touch = touchSystem.live.first(where: { $0.finger == change.finger }) else { return }
    touch.previousPoint = touch.point
    if let screenPoint = change.point, let window = touch.touchWindow {
      touch.point = window.geometry.fromSuperview(screenPoint) ?? touch.point
    } else if let screenPoint = change.point {
      touch.point = screenPoint
    }
    touch.time = now
    touch.currentPhase = change.phase
    touch.currentForce = change.force
    if change.phase == .ended { loseTapCountIfNoTap(touch) }
    if change.phase == .cancelled { touchSystem.deadFingers.insert(change.finger) }
  }

  private func begin(_ change: TouchChange, in event: UIEvent) {
    let screenPoint = change.point ?? .zero
    touchSystem.deadFingers.remove(change.finger)
    let touch = enter { UITouch(finger: change.finger, in: self) }
    touch.currentType = change.type
    touch.currentForce = change.force
    touch.taps = countTap(of: touch, at: screenPoint)
    touchSystem.live.append(touch)
    event.touches = touchSystem.live
    let chosen = chooseWindow(at: screenPoint, event: event, in: change.scene)
    touch.touchWindow = chosen?.window
    touch.hitView = chosen?.view
    touch.point = chosen?.window.geometry.fromSuperview(screenPoint) ?? screenPoint
    touch.previousPoint = touch.point
    touch.firstPoint = touch.point
    touchSystem.hits.removeAll { $0.finger == change.finger }
    touchSystem.hits.append((change.finger, chosen?.view.index))
    if let view = chosen?.view { withholdIfNeeded(touch, from: view) }
  }

  /// Counts a touch-down near an earlier one in place and time (touch.tap-count-thresholds).
  ///
  /// A finger that is still down is no earlier tap: two fingers at once are one tap each.
  private func countTap(of touch: UITouch, at point: CGPoint) -> Int {
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
  private func loseTapCountIfNoTap(_ touch: UITouch) {
    guard profile.isOn(.tapCountLostOnDragOrHold) else { return }
    let moved = hypot(touch.point.x - touch.firstPoint.x, touch.point.y - touch.firstPoint.y)
    let held = (now - touch.beganTime).seconds
    guard moved > profile.number(.tapCountDistance) || held > profile.number(.tapMaximumDuration)
    else { return }
    touch.taps = 0
    emit(.declined, .route, at: touch.index, rule: .touchTapCountLostOnDragOrHold)
  }

  /// Keeps a second finger from a view that takes one, and any finger from a window where an
  /// exclusive view tracks.
  private func withholdIfNeeded(_ touch: UITouch, from view: UIView) {
    let others = touchSystem.live.filter { $0 !== touch && !$0.isWithheld && $0.hitView != nil }
    let rule: Rule?
    // A finger that was kept from the view still belongs to the sequence that goes on there.
    if !view.multipleTouchEnabled,
      touchSystem.live.contains(where: { $0 !== touch && $0.hitView === view })
    {
      rule = .multiOnlyFirstTouch
    } else if others.contains(where: {
      $0.touchWindow === touch.touchWindow && $0.hitView !== view
        && $0.hitView?.exclusiveTouch == true
    }) {
      rule = .exclusiveBlocksOtherViews
    } else if view.exclusiveTouch,
      others.contains(where: { $0.touchWindow === touch.touchWindow && $0.hitView !== view })
    {
      rule = .exclusiveNeedsIdleWindow
    } else {
      rule = nil
    }
    guard let rule else { return }
    touch.isWithheld = true
    emit(
      .touchDropped,
      .route,
      at: view.index,
      rule: rule,
      fields: [TraceField(.touch, .integer(touch.finger))]
    )
  }

  /// Sends a built event to the application, as the run loop does.
  func send(_ event: UIEvent) {
    let application = application
    let _: NoAnswer = call(
      .sendEvent,
      on: application,
      arguments: [.object(event)],
      fields: [TraceField(.event, .object(event.index))],
      deciding: { _, answering in
        answering.reachedUIKit ? .dispatchAppSendEventThenWindow : .dispatchOverrideMustCallSuper
      }
    ) {
      application.sendEvent(event)
      return NoAnswer()
    }
  }
}
