import Foundation

// What the pan of a scroll view does to its content.

extension UIScrollView {
  /// The pan took a state, and the views have lost its touches.
  ///
  /// Called after the recognizer has changed and its touches were taken from the content, so that
  /// the delegate hears of a drag only when the content has let go.
  final func panTook(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended: endDrag(at: pan.releaseVelocity)
    case .cancelled: endDrag(at: .zero)
    case .possible, .failed: break
    }
  }

  private final func beginDrag() {
    stopTimer()
    goesToTop = false
    saysGrid = false
    let drag = ScrollDrag(
      at: exactOffset,
      travel: pan.travel,
      without: pan.caught ? 0 : simulation.profile.number(.scrollTravelOff),
      locks: directionalLock,
      axes: dragAxis
    )
    self.drag = drag
    if let lock = drag.lock {
      dispatcher.emit(
        .declined,
        .route,
        at: index,
        rule: .scrollDirectionLock,
        fields: [
          TraceField(
            .reason,
            .said(lock == .vertical ? Text("sideways", zh: "左右") : Text("up and down", zh: "上下"))
          )
        ]
      )
    }
    // Told before the first offset: the beginning comes before any scrolling. The first offset may
    // be the old one, as the first 10 points of the way do not count.
    tell(machine.take(.drag))
    if dismissMode.isOnDrag { dismissKeyboard() }
    followDrag()
  }

  private final func followDrag() {
    // While fingers zoom, the place between them moves the content.
    guard let drag, !zoom.isZooming else { return }
    let (offset, rule) = drag.offset(at: pan.travel, from: exactOffset, axes: dragAxis)
    showOnGrid(offset, by: rule)
  }

  private final func endDrag(at fingers: CGPoint) {
    guard let drag, machine.state == .dragging else { return }
    // No drag any more before anybody is told: a delegate that scrolls meanwhile is not overruled
    // by it.
    self.drag = nil
    refresh?.pullDidEnd()
    // Content goes against the finger, along the axes that move.
    var velocity = CGPoint(x: -fingers.x, y: -fingers.y)
    for axis in ScrollAxis.allCases
    where !scrolls(axis) || (drag.lock.map { $0 != axis } ?? false) {
      velocity[axis] = 0
    }
    if dismissMode.isInteractive { dismissKeyboardUnderFinger(at: fingers) }
    release(at: velocity)
  }

  /// The content is let go, and comes to rest where the delegate says or where it would by itself.
  private final func release(at velocity: CGPoint) {
    let natural = naturalMotion(at: velocity)
    var announced = natural.target
    for axis in ScrollAxis.allCases {
      announced[axis] = range(axis).shown(
        range(axis).nearest(to: announced[axis]),
        on: grid
      )
    }
    let target = paging ? page(near: announced) : announced
    dispatcher.emit(
      .scrolled,
      .route,
      at: index,
      rule: .scrollReleaseVelocity,
      fields: [
        TraceField(.state, .text("released")),
        TraceField(.value, .point(x: velocity.x / 1000, y: velocity.y / 1000)),
        TraceField(.point, .point(x: target.x, y: target.y)),
      ]
    )
    // The delegate may choose any place; left alone, the content follows its natural motion to the
    // last digit, and otherwise one that ends exactly there.
    let wanted = askForTarget(target, at: velocity)
    let motion = wanted == announced ? natural : self.motion(to: wanted)
    let messages = machine.take(.release(goesOn: motion.moves))
    // Set going before the delegate hears of the lift, so that what it asks of the content is
    // answered by content that moves, and what it does to it stops or changes that motion.
    if motion.moves { move(motion) }
    tell(messages)
    for message in machine.take(.goOn) where dispatcher.failure == nil { tell(message) }
  }

  /// What leads to a place that paging or the delegate has chosen.
  private final func motion(to target: CGPoint) -> ScrollMotion {
    let offset = exactOffset
    let motions = ScrollAxis.allCases.map { axis in
      AxisMotion(from: offset[axis], to: range(axis).nearest(to: target[axis]), by: law)
    }
    return ScrollMotion(horizontal: motions[0], vertical: motions[1], start: dispatcher.now)
  }

  /// Asks the delegate where the content shall come to rest.
  private final func askForTarget(_ target: CGPoint, at velocity: CGPoint) -> CGPoint {
    let velocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let arguments: [Value] = [.object(self), .point(velocity), .point(target)]
    let answer: TargetOffset? = dispatcher.ask(
      .willEndDragging,
      of: self,
      arguments: arguments,
      rule: .scrollDelegateOrder
    ) { delegate in
      guard let delegate = delegate as? any UIScrollViewDelegate else { return nil }
      var wanted = target
      delegate.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &wanted)
      return TargetOffset(point: wanted)
    }
    guard let answer else {
      dispatcher.noteTold(.willEndDragging, of: self, arguments)
      return target
    }
    return accepts([answer.point.x, answer.point.y], "targetContentOffset") ? answer.point : target
  }

  /// The page nearest to where the content would come to rest, at most one on.
  private final func page(near natural: CGPoint) -> CGPoint {
    var target = contentOffset
    for axis in ScrollAxis.allCases where scrolls(axis) {
      let length = geometry.bounds.size[axis]
      guard length > 0 else { continue }
      let here = (contentOffset[axis] / length).rounded(.down)
      let wanted = (natural[axis] / length).rounded()
      target[axis] = range(axis).nearest(to: min(max(wanted, here), here + 1) * length)
    }
    return target
  }

  /// The pan starts anew: a drag that an error cut off is over.
  final func forgetDrag() {
    drag = nil
    if machine.state == .dragging { machine = ScrollStateMachine() }
  }
}

/// Where the content shall come to rest, as the delegate's method leaves it.
struct TargetOffset: ModelValue {
  let point: CGPoint

  init(point: CGPoint) { self.point = point }

  init?(modelValue: Value) {
    guard case .point(let point) = modelValue else { return nil }
    self.point = point
  }

  var modelValue: Value { .point(point) }

  static var unanswered: TargetOffset { TargetOffset(point: .zero) }
}
