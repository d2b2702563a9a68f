// Steps 8 and 9 of the pipeline: a recognized gesture takes its touches away from the views.

extension GestureEnvironment {
  /// A touch that its view loses, and how.
  private struct Loss {
    let touch: UITouch
    let view: UIView
    let taking: ViewTouchStateMachine.Taking
    let recognizer: UIGestureRecognizer
  }

  /// Takes the touches of each recognized gesture from their views.
  ///
  /// Done for the recognizers that have come to an active or final state since it ran last, and
  /// again when one that is under way takes another finger.
  ///
  /// - gesture.action-vs-cancel-order: before the actions, unless the profile says after.
  /// - gesture.cancel-target-is-hit-view: whoever owns the recognizer, `touchesCancelled` goes to
  ///   the hit view.
  func takeFromViews() {
    if !actions.isEmpty, simulation.profile.setting(.actionVsCancelOrder) == .actionFirst {
      sendActions()
    }
    guard takesMore else { return }
    takesMore = false
    var losses: [Loss] = []
    // All losses are noted before anybody is told. What a view does about its loss may end other
    // touches, which would otherwise be cancelled for their views a second time.
    for recognizer in running where recognizer.attempt.takesTouches {
      for touch in recognizer.attempt.involved where touch.delivery != .closed {
        touch.isTaken = true
        guard let view = touch.hitView, touch.delivery == .open else { continue }
        touch.delivery = .closed
        let taking = touch.viewMachine.taken()
        losses.append(
          Loss(touch: touch, view: view, taking: taking, recognizer: recognizer)
        )
      }
    }
    for place in losses.indices where dispatcher.failure == nil {
      let loss = losses[place]
      switch loss.taking {
      case .discard:
        dispatcher.emit(
          .touchDropped,
          .route,
          at: loss.view.index,
          rule: .gestureCancelsDropsPending,
          fields: [
            .touch(loss.touch),
            TraceField(.by, .object(loss.recognizer.index)),
          ]
        )
      case .cancelInsteadOfEnd:
        cancelForView(
          [loss.touch],
          loss.view,
          rule: .gestureDelaysEndedOnSuccess,
          by: loss.recognizer
        )
      case .cancel:
        // All touches of a view in one call, with the first of them.
        let isSame = { (other: Loss) in other.view === loss.view && other.taking == .cancel }
        guard !losses[..<place].contains(where: isSame) else { continue }
        let others = losses[(place + 1)...].filter(isSame).map(\.touch)
        cancelForView(
          [loss.touch] + others,
          loss.view,
          rule: loss.recognizer.cancelRule,
          by: loss.recognizer
        )
      case .nothing: break
      }
    }
    // What the views were told may have let go of more than was taken here.
    if !held.isEmpty { held.removeAll { $0.touch.delivery == .closed } }
  }

  /// Tells a view that touches of it are cancelled, while they may go on for recognizers.
  ///
  /// The phase of each touch is `cancelled` for the length of the call only, because recognizers go
  /// on with the finger. Touches that the call ended for everybody keep that phase.
  ///
  /// - Parameters:
  ///   - touches: The touches, all of the view.
  ///   - view: The view that loses them.
  ///   - rule: The rule by which it does.
  ///   - recognizer: The recognizer that took them, where one did.
  func cancelForView(
    _ touches: [UITouch],
    _ view: UIView,
    rule: Rule,
    by recognizer: UIGestureRecognizer? = nil
  ) {
    let simulation = simulation
    guard let first = touches.first else { return }
    var fields = [TraceField.touch(touches)]
    if let recognizer { fields.append(TraceField(.by, .object(recognizer.index))) }
    dispatcher.emit(.touchCancelled, .route, at: view.index, rule: rule, fields: fields)
    // A view that is served late gets the event of its touch, which need not be the one that runs.
    let event = heldEvent(of: first) ?? simulation.touches.event
    let before = touches.map {
      (phase: $0.currentPhase, isLive: simulation.touches.live.contains($0))
    }
    for touch in touches { touch.currentPhase = .cancelled }
    dispatcher.send(.cancelled, Set(touches), event, to: view)
    // What the view does about it may end a touch for everybody.
    for (touch, before) in zip(touches, before)
    where !before.isLive || simulation.touches.live.contains(touch) {
      touch.currentPhase = before.phase
    }
  }
}
