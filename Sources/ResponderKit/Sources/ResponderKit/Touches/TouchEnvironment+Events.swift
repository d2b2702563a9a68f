import Foundation

// What happens to fingers before anybody sees the event: steps 1 to 4 of the rulebook's pipeline.

extension TouchEnvironment {
  /// Sends one touches event with these changes, at the current virtual time.
  ///
  /// Follows the rulebook's pipeline: phases and locations first, then window, hit test and tap
  /// count of new fingers, all before the application's `sendEvent` sees the event
  /// (dispatch.hit-test-before-send-event).
  ///
  /// - Throws: `SimulationError` when a finger that is not down moves, one that is comes down, or
  ///   one changes twice.
  @_spi(Workbench) public func send(_ changes: [TouchChange]) throws {
    let simulation = simulation
    guard dispatcher.failure == nil else { return }
    try validate(changes)
    // One object for the whole sequence, which lasts from the first finger to the last lift.
    let event = self.event ?? UIEvent(type: .touches, in: simulation)
    self.event = event
    event.time = dispatcher.now
    for change in changes { follow(change) }
    simulation.events.enqueue(
      event,
      fields: [
        .phases(changes.map(\.phase)), TraceField(.touches, .touches(changes.map(traced))),
      ]
    )
    for change in changes where change.phase == .ended { loseSight(of: change.finger) }
    guard !simulation.application.isIgnoringInteractionEvents else {
      dropIgnored(changes, event: event)
      return
    }
    // Before the changes: whoever is not named among them rests in this event.
    for touch in live { touch.currentPhase = .stationary }
    simulation.gestures.eventSerial += 1
    var isLost = true
    for change in changes where apply(change, to: event) { isLost = false }
    event.touches = live
    // Windows, hit views and recognizers of new fingers are chosen by now; the application's
    // `sendEvent` comes after all that (dispatch.hit-test-before-send-event).
    if dispatcher.failure == nil, !isLost { simulation.events.send(event) }
    release(from: event) { $0.currentPhase == .ended || $0.currentPhase == .cancelled }
  }

  /// Lets go of touches that are over, and with the last of them of the event.
  func release(from event: UIEvent, _ isOver: (UITouch) -> Bool) {
    let over = live.filter(isOver)
    if !simulation.gestures.isIdle { simulation.gestures.dropTouches(over) }
    // With a touch its view may go, whose end may be the app's own code: not before the list is
    // changed, which nobody else can use meanwhile.
    if !over.isEmpty {
      withExtendedLifetime(over) { changeLive(of: event) { $0.removeAll(where: isOver) } }
    }
    self.event = live.isEmpty ? nil : event
  }

  /// Changes the list of fingers, which the event shares, in place.
  private func changeLive(of event: UIEvent, _ change: (inout [UITouch]) -> Void) {
    event.touches = []
    change(&live)
    event.touches = live
  }

  private func validate(_ changes: [TouchChange]) throws {
    var changed: Set<Int> = []
    for change in changes {
      // All of it is looked at before anything changes: an event that is refused has done nothing.
      guard changes.count == 1 || changed.insert(change.finger).inserted else {
        throw SimulationError(
          .invalidArgument,
          "finger \(change.finger) changes twice in one event: send two events",
          zh: "手指 \(change.finger) 在一个事件里变了两次：请发送两个事件"
        )
      }
      let isDown = live.contains { $0.finger == change.finger }
      let isDead = deadFingers.contains(change.finger)
      // A finger whose touch was cancelled was lifted unseen, if it comes down again.
      if change.phase == .began, isDown {
        throw SimulationError(
          .invalidArgument,
          "finger \(change.finger) is down already: end it first",
          zh: "手指 \(change.finger) 已经按下：请先结束它"
        )
      }
      if change.phase != .began, !isDown, !isDead {
        throw SimulationError(
          .invalidArgument,
          "finger \(change.finger) is not down: send touch.began first",
          zh: "手指 \(change.finger) 没有按下：请先发送 touch.began"
        )
      }
    }
  }

  /// Makes a change known to its touch.
  ///
  /// - Returns: Whether it is sent; of a finger that came down on what swallows it nothing is.
  private func apply(_ change: TouchChange, to event: UIEvent) -> Bool {
    if change.phase != .began, deadFingers.contains(change.finger) {
      // Still on the glass, but its touch is over: moves and lift reach nobody.
      let isLost = lostFingers.contains(change.finger)
      if change.phase == .ended {
        deadFingers.remove(change.finger)
        lostFingers.remove(change.finger)
      }
      return !isLost
    }
    if change.phase == .began { return begin(change, in: event) }
    guard let touch = live.first(where: { $0.finger == change.finger }) else {
      return true
    }
    touch.previousPoint = touch.point
    // In the bounds of the window that the touch began in, even if it is over another one by now. A
    // finger that came down outside of all windows keeps its place on the screen.
    if let screenPoint = change.point, let window = touch.touchWindow {
      touch.point = window.geometry.fromSuperview(screenPoint) ?? touch.point
    } else if let screenPoint = change.point {
      touch.point = screenPoint
    }
    touch.time = dispatcher.now
    touch.currentPhase = change.phase
    touch.currentForce = change.force
    if change.phase == .ended { loseTapCountIfNoTap(touch) }
    if change.phase == .cancelled { deadFingers.insert(change.finger) }
    return true
  }

  private func begin(_ change: TouchChange, in event: UIEvent) -> Bool {
    let simulation = simulation
    let screenPoint = change.point ?? .zero
    deadFingers.remove(change.finger)
    lostFingers.remove(change.finger)
    let touch = simulation.enter { UITouch(finger: change.finger, in: simulation) }
    touch.currentType = change.type
    touch.edges = change.edges
    touch.currentForce = change.force
    touch.taps = countTap(of: touch, at: screenPoint)
    // In the event before anybody is asked: an override of `hitTest` finds the finger in
    // `allTouches`.
    changeLive(of: event) { $0.append(touch) }
    swallowing = nil
    let chosen = simulation.windowServer.chooseWindow(
      at: screenPoint,
      event: event,
      in: change.scene
    )
    touch.touchWindow = chosen?.window
    touch.hitView = chosen?.view
    touch.point = chosen?.window.geometry.fromSuperview(screenPoint) ?? screenPoint
    touch.previousPoint = touch.point
    touch.firstPoint = touch.point
    hits.removeAll { $0.finger == change.finger }
    hits.append((change.finger, chosen?.view.index))
    guard let view = chosen?.view else { return true }
    guard swallowing != view.index else {
      lose(touch, on: view, of: event)
      return false
    }
    // Before the recognizers are collected, and without a say in it: they get what the view does
    // not.
    withholdIfNeeded(touch, from: view)
    simulation.gestures.collect(for: touch, of: event)
    return true
  }

  /// Throws a new touch away: the view that is animated has taken it, and nobody hears of it.
  private func lose(_ touch: UITouch, on view: UIView, of event: UIEvent) {
    dispatcher.emit(
      .touchDropped,
      .route,
      at: view.index,
      rule: .ignoreAnimatingViewIsIneligible,
      fields: [.touch(touch)]
    )
    deadFingers.insert(touch.finger)
    lostFingers.insert(touch.finger)
    changeLive(of: event) { $0.removeAll { $0 === touch } }
  }
}
