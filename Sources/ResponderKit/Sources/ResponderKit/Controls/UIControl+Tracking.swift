import Foundation

extension UIControl {
  /// Runs a touches method as UIKit's control does: for its own touches, without `next`.
  final func handle(
    _ method: TouchesMethod,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    each: (UITouch) -> Void
  ) {
    keep(method, touches, event) {
      decideConsuming()
      for touch in touches.inOrder { each(touch) }
    }
  }

  /// Names the rule by which a control keeps a touch, with targets and without.
  final func decideConsuming() {
    dispatcher.decide(
      registrations.isEmpty ? .controlNoTargetStillConsumes : .controlDoesNotForwardTouches
    )
  }

  /// A finger came down: asks `beginTracking` and sends `touchDown`.
  ///
  /// Whatever an app's code does in one of the calls counts for the next: each looks again at
  /// whether the touch is tracked.
  final func begin(_ touch: UITouch, _ event: UIEvent?) {
    guard touch.hitView === self else {
      decline(touch, by: .controlTracksOwnTouchOnly)
      return
    }
    guard enabled else {
      decline(touch, by: .controlDisabledIgnoresTouch)
      return
    }
    // Known before it is asked about: a control that leaves its window in its own `beginTracking`
    // has something to break off.
    trackings.append((touch.index, ControlTrackingStateMachine(crossingFirst: crossingFirst)))
    touchInside = true
    let accepted: Bool = dispatcher.call(
      .beginTracking,
      on: self,
      arguments: [.object(touch), event.modelValue],
      deciding: { accepted, _ in accepted ? nil : .controlBeginFalseStops }
    ) { beginTracking(touch, with: event) }
    let events = update(touch) { $0.began(accepted: accepted, tapCount: touch.tapCount) } ?? []
    guard isTracking(touch) else {
      forget(touch)
      return
    }
    isHighlighted = true
    // The handler of the first may have taken the touch away; then the second is not sent.
    for sent in events where isTracking(touch) {
      send(
        [sent],
        touch: touch,
        event: event,
        rule: sent == .touchDownRepeat ? .controlTouchDownRepeat : .controlBeginOrder
      )
    }
    // Last: the menu takes the touch, and a control hears nothing of it but that it was cancelled.
    if isTracking(touch), menuIsPrimary, openPrimaryMenu() {
      cancel(touch, event, rule: .controlMenuPrimaryAction)
    }
  }

  /// A tracked finger moved: sets the flags, asks `continueTracking` and sends the drag events.
  final func move(_ touch: UITouch, _ event: UIEvent?) {
    let place = place(of: touch)
    guard
      case .track(let isInside, let events) = update(touch, { $0.moved(isInside: place.isInside) })
    else { return }
    touchInside = isInside
    isHighlighted = isInside
    let goesOn: Bool = dispatcher.call(
      .continueTracking,
      on: self,
      arguments: [.object(touch), event.modelValue],
      deciding: { _, _ in .controlContinueOrder }
    ) { continueTracking(touch, with: event) }
    guard isTracking(touch) else { return }
    guard goesOn else {
      update(touch) { $0.stop() }
      isHighlighted = false
      forget(touch)
      return
    }
    for sent in events where isTracking(touch) {
      send([sent], touch: touch, event: event, rule: place.rule ?? Self.dragRule(sent))
    }
  }

  /// A tracked finger was lifted: `endTracking`, then the up event.
  final func end(_ touch: UITouch, _ event: UIEvent?) {
    let place = place(of: touch)
    guard case .finish(let up) = update(touch, { $0.ended(isInside: place.isInside) })
    else { return }
    touchInside = place.isInside
    isHighlighted = false
    dispatcher.callVoid(
      .endTracking,
      on: self,
      arguments: [.object(touch), event.modelValue]
    ) {
      endTracking(touch, with: event)
    }
    // Tracked still, so that handlers find `isTracking` true, unless `endTracking` has ended it.
    if isTracking(touch) {
      send([up], touch: touch, event: event, rule: place.rule ?? .controlUpOrder)
    }
    update(touch) { $0.stop() }
    forget(touch)
  }

  /// A tracked touch was taken away: `cancelTracking`, then `touchCancel`.
  final func cancel(_ touch: UITouch, _ event: UIEvent?, rule: Rule) {
    guard update(touch, { $0.cancelled() }) == .cancel else {
      forget(touch)
      return
    }
    dispatcher.callVoid(.cancelTracking, on: self, arguments: [event.modelValue]) {
      cancelTracking(with: event)
    }
    isHighlighted = false
    forget(touch)
    // After it was forgotten: a handler that disables or removes the control cancels nothing twice.
    send([.touchCancel], touch: touch, event: event, rule: rule)
  }

  /// Breaks off all tracking for a reason that is no event (control.cancel-event-nil).
  final func cancelAllTracking() {
    cancelAll(rule: .controlCancelEventNil)
  }

  /// The control was disabled while it tracks (control.disabled-mid-track).
  final func disabledWhileTracking() {
    guard isTracking, simulation.profile.setting(.disabledMidTrack) == .cancel else { return }
    cancelAll(rule: .controlDisabledMidTrack)
  }

  private final func cancelAll(rule: Rule) {
    // In a copy, since each cancelling takes one out.
    for tracking in trackings {
      if let touch = dispatcher.objects.object(at: tracking.touch) as? UITouch {
        cancel(touch, nil, rule: rule)
      }
    }
  }

  // MARK: - Details

  /// Where a finger counts: inside reaches beyond the bounds (control.up-inside-uses-slop).
  private final func place(of touch: UITouch) -> (isInside: Bool, rule: Rule?) {
    let point = touch.location(in: self)
    // The larger area is for fingers that came down inside; that is tested by hit-testing, without
    // it.
    let slop = simulation.profile.number(.controlSlop)
    let isInside = bounds.insetBy(dx: -slop, dy: -slop).contains(point)
    if !enabled { return (isInside, .controlDisabledMidTrack) }
    return (isInside, isInside && !bounds.contains(point) ? .controlUpInsideUsesSlop : nil)
  }

  private static func dragRule(_ event: Event) -> Rule {
    event == .touchDragEnter || event == .touchDragExit
      ? .controlDragEnterExit : .controlDragInsideOutside
  }

  private final var crossingFirst: Bool {
    simulation.profile.setting(.dragEnterExitOrder) == .crossingFirst
  }

  private final func decline(_ touch: UITouch, by rule: Rule) {
    dispatcher.emit(
      .declined,
      .route,
      at: index,
      rule: rule,
      fields: [.touch(touch)]
    )
  }

  private final func isTracking(_ touch: UITouch) -> Bool {
    trackings.contains { $0.touch == touch.index && $0.machine.isTracking }
  }

  /// Changes the machine of a touch; `nil` when the control does not know the touch.
  @discardableResult
  private final func update<R>(
    _ touch: UITouch,
    _ change: (inout ControlTrackingStateMachine) -> R
  ) -> R? {
    guard let place = trackings.firstIndex(where: { $0.touch == touch.index }) else { return nil }
    return change(&trackings[place].machine)
  }

  /// Drops a touch that is over; the flags go with the last one.
  final func forget(_ touch: UITouch) {
    trackings.removeAll { $0.touch == touch.index }
    guard !isTracking else { return }
    touchInside = false
  }
}
