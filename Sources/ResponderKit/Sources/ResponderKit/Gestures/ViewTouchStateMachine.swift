/// What the view knows of a touch that recognizers follow too, without telling it.
///
/// The machine decides for one touch whether a phase goes to the view, is held back, or never
/// comes; who holds and who has recognized enters as an argument.
///
/// A double-tap recognizer shows why it takes more than a flag. The view hears `began` at once
/// (`given`); its lift is held (`lifted`); then either the recognizer fails and the view hears
/// `ended`, or it recognizes and the view hears `cancelled` in place of the lift. Where the
/// beginning is held as well (`withheld`) the view hears either everything, one phase after the
/// other (`letGo`), or nothing at all.
///
/// - gesture.delays-ended-double-tap-true: the sequence for two taps.
struct ViewTouchStateMachine: Equatable, Sendable {
  private enum State: Equatable, Sendable {
    /// The finger came down and the view has not been served.
    case fresh

    /// The view has not heard of the touch and may never hear of it.
    case withheld(moved: Bool, ended: Bool)

    /// What was held back comes, one phase after the other; the view has heard the beginning.
    case letGo(moved: Bool, ended: Bool)

    /// The view knows that the finger is down.
    case given

    /// The view knows that the finger came down; that it lifted is held back.
    case lifted

    /// The view hears nothing more.
    case over
  }

  /// What becomes of a phase.
  ///
  /// Whoever delivers asks the machine first and does as it says; the machine has noted the phase
  /// in any case.
  enum Step: Equatable, Sendable {
    /// The view is told.
    case deliver

    /// It is held back.
    case hold

    /// It is not for the view, or not any more.
    case drop
  }

  /// What becomes of a touch that a recognizer takes away.
  enum Taking: Equatable, Sendable {
    /// The view is told that the touch is cancelled.
    case cancel

    /// The view is told so in place of the lift that was held back.
    case cancelInsteadOfEnd

    /// The view never hears of the touch.
    case discard

    /// The touch was over for the view.
    case nothing
  }

  private var state = State.fresh

  /// Whether anything is held back.
  var isHolding: Bool {
    switch state {
    case .withheld, .letGo, .lifted: true
    case .fresh, .given, .over: false
    }
  }

  /// Whether the view has not heard of the touch, which is held back.
  var isWithheld: Bool {
    if case .withheld = state { true } else { false }
  }

  /// Whether the view knows of the touch and may hear more of it.
  var isGiven: Bool {
    switch state {
    case .letGo, .given, .lifted: true
    case .fresh, .withheld, .over: false
    }
  }

  /// Whether nothing more comes.
  var isOver: Bool { state == .over }

  /// The finger came down.
  ///
  /// A touch begins once; what would begin it again is dropped.
  mutating func began(isHeld: Bool) -> Step {
    switch state {
    case .fresh:
      state = isHeld ? .withheld(moved: false, ended: false) : .given
      return isHeld ? .hold : .deliver
    case .withheld, .letGo, .given, .lifted, .over:
      return .drop
    }
  }

  /// The finger moved.
  ///
  /// While the beginning is held, moves are noted and not kept: the view gets one for all of them,
  /// at the place where the finger is by then.
  mutating func moved() -> Step {
    switch state {
    case .given: return .deliver
    case .withheld(_, let ended):
      state = .withheld(moved: true, ended: ended)
      return .hold
    case .letGo(_, let ended):
      state = .letGo(moved: true, ended: ended)
      return .hold
    case .fresh, .lifted, .over: return .drop
    }
  }

  /// The finger was lifted.
  ///
  /// Only a touch that the view knows can be held here; of one that it does not know yet the lift
  /// waits with the beginning.
  mutating func ended(isHeld: Bool) -> Step {
    switch state {
    case .given:
      state = isHeld ? .lifted : .over
      return isHeld ? .hold : .deliver
    case .withheld(let moved, _):
      state = .withheld(moved: moved, ended: true)
      return .hold
    case .letGo(let moved, _):
      state = .letGo(moved: moved, ended: true)
      return .hold
    case .fresh, .lifted, .over: return .drop
    }
  }

  /// The system cancelled the touch.
  ///
  /// A view that never heard of the touch does not hear of its end, either.
  mutating func cancelled() -> Step {
    switch state {
    case .letGo, .given, .lifted:
      state = .over
      return .deliver
    case .fresh, .withheld, .over:
      state = .over
      return .drop
    }
  }

  /// A recognizer takes the touch away from the view.
  ///
  /// Whoever takes it first has it: for the view the touch is over, whatever comes.
  mutating func taken() -> Taking {
    defer { state = .over }
    switch state {
    case .letGo, .given: return .cancel
    case .lifted: return .cancelInsteadOfEnd
    case .fresh, .withheld: return .discard
    case .over: return .nothing
    }
  }

  /// Nobody holds back the beginning any more: returns the next phase that the view gets now, until
  /// there is none.
  ///
  /// One by one, because what the view does about a phase may end the touch for it.
  ///
  /// - gesture.delays-began-flush: began, moved if it has moved, ended if it has ended.
  mutating func released(isEndHeld: Bool) -> UITouch.Phase? {
    switch state {
    case .withheld(let moved, let ended):
      state = .letGo(moved: moved, ended: ended)
      return .began
    case .letGo(true, let ended):
      state = .letGo(moved: false, ended: ended)
      return .moved
    case .letGo(false, false):
      state = .given
      return nil
    case .letGo(false, true), .lifted:
      state = isEndHeld ? .lifted : .over
      return isEndHeld ? nil : .ended
    case .fresh, .given, .over:
      return nil
    }
  }
}
