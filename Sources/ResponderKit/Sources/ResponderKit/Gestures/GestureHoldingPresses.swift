// What a responder gets of a key or button that recognizers follow too.

extension GestureEnvironment {
  /// Whether a phase of a press goes to its responder now; what does not is held back or dropped.
  ///
  /// The machine is that of touches: a press that changes is one that moves.
  func passes(_ press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent) -> Bool {
    guard press.isWatched else { return true }
    let wasHolding = press.machine.isHolding
    let step: ViewTouchStateMachine.Step
    switch phase {
    case .began: step = press.machine.began(isHeld: isBeganHeld(press))
    case .changed: step = press.machine.moved()
    case .ended: step = press.machine.ended(isHeld: isEndHeld(press))
    case .cancelled: step = press.machine.cancelled()
    case .stationary: return true
    }
    switch step {
    case .deliver: return true
    case .drop:
      if press.machine.isOver { press.stage = .over }
      return false
    case .hold:
      // Once for each press: the rest of what is held comes with the event that it began with.
      if !wasHolding { heldPresses.append(HeldPress(press: press, event: event)) }
      emit(.touchHeld, .route, at: press.startingResponder?.index, .pressesOf(press, phase))
      return false
    }
  }

  private func isBeganHeld(_ press: UIPress) -> Bool {
    press.recognizers.contains { $0.currentState == .possible && $0.delaysBegan }
  }

  private func isEndHeld(_ press: UIPress) -> Bool {
    // A lift never overtakes the beginning that is held.
    press.recognizers.contains {
      $0.currentState == .possible && ($0.delaysEnded || $0.delaysBegan)
    }
  }

  /// Lets go of what no recognizer holds any more.
  func releaseHeldPresses() {
    // What the code of one responder does may end the press of the next.
    for held in heldPresses where dispatcher.failure == nil && held.press.stage == .delivered {
      let press = held.press
      guard press.machine.isHolding, !isBeganHeld(press) else { continue }
      let isEndHeld = isEndHeld(press)
      while dispatcher.failure == nil, press.stage == .delivered,
        let phase = press.machine.released(isEndHeld: isEndHeld)
      {
        switch phase {
        case .began: deliver(held, .began)
        case .moved: deliver(held, .changed)
        default: deliver(held, .ended)
        }
      }
    }
    heldPresses.removeAll { $0.press.stage == .over || !$0.press.machine.isHolding }
  }

  /// Takes the presses of each recognized gesture from their responders.
  func takePresses() {
    for recognizer in running where recognizer.attempt.takesTouches {
      for press in recognizer.attempt.involvedPresses
      where press.stage == .delivered && dispatcher.failure == nil {
        let taking = press.machine.taken()
        let event = heldPresses.first { $0.press === press }?.event ?? simulation.presses.event
        press.stage = .over
        switch taking {
        case .cancel, .cancelInsteadOfEnd:
          emit(
            .touchCancelled,
            .route,
            at: press.startingResponder?.index,
            .pressesOf(press, .cancelled, by: recognizer)
          )
          guard let event else { continue }
          deliver(HeldPress(press: press, event: event), .cancelled)
        case .discard:
          emit(
            .touchDropped,
            .route,
            at: press.startingResponder?.index,
            .pressesOf(press, press.currentPhase, by: recognizer)
          )
        case .nothing: break
        }
      }
    }
    if !heldPresses.isEmpty {
      heldPresses.removeAll { $0.press.stage == .over }
    }
  }

  /// Gives a responder a phase that does not come with the event that is running.
  ///
  /// The phase is put back afterwards, unless the responder's code has changed it.
  private func deliver(_ held: HeldPress, _ method: PressesMethod) {
    let real = held.press.currentPhase
    held.press.currentPhase = method.phase
    simulation.presses.deliver([held.press], method, held.event)
    if held.press.currentPhase == method.phase { held.press.currentPhase = real }
  }

  private func emit(
    _ kind: TraceRecord.Kind,
    _ level: TraceLevel,
    at index: ObjectIndex?,
    _ fields: [TraceField]
  ) {
    dispatcher.emit(kind, level, at: index, rule: .pressRecognizersFirst, fields: fields)
  }
}

extension [TraceField] {
  /// Which press it is, and what it does.
  fileprivate static func pressesOf(
    _ press: UIPress,
    _ phase: UIPress.Phase,
    by recognizer: UIGestureRecognizer? = nil
  ) -> [TraceField] {
    var fields = [
      TraceField(.command, .text(press.source.text)), .phase(phase),
    ]
    if let recognizer { fields.append(TraceField(.by, .object(recognizer.index))) }
    return fields
  }
}
