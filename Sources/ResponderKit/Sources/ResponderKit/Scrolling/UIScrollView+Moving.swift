import Foundation

// The content moves by itself: after a lift, or because code said so.

extension UIScrollView {
  /// How long an animated change takes that code asks for, in seconds: our choice.
  private static let animationDuration = 0.3

  /// Lets the content go somewhere, as code asks for; fingers that drag come first.
  final func go(to offset: CGPoint, animated: Bool) {
    guard animated, machine.state != .dragging else {
      stop()
      bounds.origin = offset
      return
    }
    // Nothing would move, and nobody would hear of an end.
    guard offset != contentOffset else { return }
    let from = contentOffset
    stopTimer()
    goesToTop = false
    tell(machine.take(.animate))
    let duration = UIScrollView.animationDuration
    move(
      ScrollMotion(
        horizontal: .easing(from: from.x, to: offset.x, duration: duration),
        vertical: .easing(from: from.y, to: offset.y, duration: duration),
        start: dispatcher.now
      )
    )
  }

  /// Starts a motion, of which each frame is shown by a timer.
  ///
  /// One timer at a time: a frame that is shown sets the next, so that a delegate that stops the
  /// content in between is asked no more.
  final func move(_ motion: ScrollMotion) {
    self.motion = motion
    saysGrid = false
    simulation.scrolling.begin(self)
    awaitFrame()
  }

  private final func awaitFrame() {
    guard let motion else { return }
    motionTimer = dispatcher.setTimer(
      after: motion.nextFrame - dispatcher.now,
      name: "scrolling",
      object: self
    ) { [weak self] in
      self?.motionTimer = nil
      self?.showFrame()
    }
  }

  private final func showFrame() {
    guard var motion else { return }
    let now = dispatcher.now
    motion.frames += 1
    self.motion = motion
    // By the clock and not by the number of frames: a jump of time leads to the same place as many
    // steps.
    showOnGrid(motion.offset(at: now), by: motion.rule(at: now)) {
      motion.isChosen($0, at: now)
    }
    // The delegate may have stopped it, or sent it elsewhere.
    guard motionTimer == nil, let motion = self.motion else { return }
    guard dispatcher.failure == nil else {
      stopTimer()
      machine = ScrollStateMachine()
      return
    }
    if now >= motion.end { arrive() } else { awaitFrame() }
  }

  private final func arrive() {
    stopTimer()
    let toTop = goesToTop
    goesToTop = false
    // The way to the top is an animation that ends with a message of its own.
    tell(machine.take(toTop ? .stop : .arrive))
    if toTop { tellScrolledToTop() }
  }

  /// Stops what moves by itself, where it is.
  final func stop() {
    guard motion != nil else { return }
    stopTimer()
    goesToTop = false
    tell(machine.take(.stop))
  }

  /// Forgets the motion; the state is for the caller to change.
  final func stopTimer() {
    dispatcher.cancelTimer(motionTimer)
    motionTimer = nil
    motion = nil
    simulation.scrolling.end(self)
  }

  /// Code moved the content that was moving by itself: it goes on from there, as fast as it was.
  final func continueMotionFromHere() {
    guard let motion, machine.state != .dragging else { return }
    // An animation has a goal that code has just set aside; only what decelerates goes on.
    guard machine.isDecelerating else {
      stop()
      return
    }
    let velocity = motion.velocity(at: dispatcher.now)
    let next = naturalMotion(at: velocity)
    dispatcher.cancelTimer(motionTimer)
    motionTimer = nil
    guard next.moves else {
      arrive()
      return
    }
    move(next)
  }

  /// The range has changed under content that lay or moved in it.
  ///
  /// - scroll.offset-range: what rests inside and has fallen out is put on the nearest end at once;
  ///   what moves by itself is reckoned anew; fingers have the last word.
  final func keepInRange(since old: (ScrollAxis) -> ScrollRange) {
    guard ScrollAxis.allCases.contains(where: { old($0) != range($0) }) else { return }
    switch machine.state {
    case .dragging, .animating: break
    case .released, .decelerating:
      guard let motion,
        ScrollAxis.allCases.contains(where: { motion[$0].isBound(to: range($0)) })
      else { return }
      continueMotionFromHere()
    case .resting:
      var offset = contentOffset
      for axis in ScrollAxis.allCases where old(axis).excess(of: offset[axis]) == 0 {
        offset[axis] = range(axis).nearest(to: offset[axis])
      }
      show(offset, by: .scrollOffsetRange)
    }
  }

  /// What a velocity of the offset leads to, in points per second.
  final func naturalMotion(at velocity: CGPoint) -> ScrollMotion {
    let offset = exactOffset
    let motions = ScrollAxis.allCases.map { axis in
      scrolls(axis)
        ? AxisMotion(from: offset[axis], velocity: velocity[axis], in: range(axis), by: law)
        : AxisMotion.rest(offset[axis])
    }
    return ScrollMotion(horizontal: motions[0], vertical: motions[1], start: dispatcher.now)
  }
}
