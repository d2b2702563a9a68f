/// Decides what a control does with one touch, without doing it.
///
/// The machine owns no view and no clock: whether the finger is inside enters as an argument. Each
/// event is a method that answers what the control must do next; what does not fit the state is
/// ignored, because a handler may have cancelled the touch in the middle of an event.
///
/// One for each touch, made when the finger comes down and dropped when the touch is over. The
/// control calls it before and after each call of an app's code.
struct ControlTrackingStateMachine: Equatable, Sendable {
  private enum State: Equatable, Sendable {
    /// The finger came down and `beginTracking` has not answered.
    case asking

    /// The control tracks the finger.
    case tracking(isInside: Bool)

    /// The control has refused the touch, or the touch is over for it.
    case over
  }

  /// What a control does when the finger moved.
  enum MovedAction: Equatable {
    /// Set the flags, ask `continueTracking`, then send these events.
    case track(isInside: Bool, events: [UIControl.Event])

    /// Do nothing.
    case ignore
  }

  /// What a control does when the finger was lifted.
  enum EndedAction: Equatable {
    /// Clear the highlight, call `endTracking`, then send this event.
    case finish(UIControl.Event)

    /// Do nothing.
    case ignore
  }

  /// What a control does when its touch is taken away.
  enum CancelledAction: Equatable {
    /// Call `cancelTracking`, clear the flags and send `touchCancel`.
    case cancel

    /// Do nothing.
    case ignore
  }

  private var state = State.asking
  /// Whether enter and exit are sent before inside and outside on a crossing move.
  let crossingFirst: Bool

  init(crossingFirst: Bool) { self.crossingFirst = crossingFirst }

  /// Whether the control tracks the finger.
  var isTracking: Bool {
    switch state {
    case .tracking: true
    case .asking, .over: false
    }
  }

  /// `beginTracking` answered: returns the events to send (control.begin-order).
  mutating func began(accepted: Bool, tapCount: Int) -> [UIControl.Event] {
    switch state {
    case .asking:
      guard accepted else {
        state = .over
        return []
      }
      state = .tracking(isInside: true)
      return tapCount > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
    case .tracking, .over:
      return []
    }
  }

  /// The finger moved.
  mutating func moved(isInside: Bool) -> MovedAction {
    switch state {
    case .tracking(let wasInside):
      state = .tracking(isInside: isInside)
      let place: UIControl.Event = isInside ? .touchDragInside : .touchDragOutside
      guard wasInside != isInside else { return .track(isInside: isInside, events: [place]) }
      let crossing: UIControl.Event = isInside ? .touchDragEnter : .touchDragExit
      return .track(
        isInside: isInside,
        events: crossingFirst ? [crossing, place] : [place, crossing]
      )
    case .asking, .over:
      return .ignore
    }
  }

  /// `continueTracking` answered false.
  mutating func stop() { state = .over }

  /// The finger was lifted; the touch stays tracked until `stop()`, so that the last event sees it.
  mutating func ended(isInside: Bool) -> EndedAction {
    switch state {
    case .tracking:
      state = .tracking(isInside: isInside)
      return .finish(isInside ? .touchUpInside : .touchUpOutside)
    case .asking, .over:
      return .ignore
    }
  }

  /// The touch was taken away.
  mutating func cancelled() -> CancelledAction {
    switch state {
    case .tracking:
      state = .over
      return .cancel
    case .asking:
      // Taken away from within `beginTracking`, whose answer then counts for nothing.
      state = .over
      return .ignore
    case .over:
      return .ignore
    }
  }
}
