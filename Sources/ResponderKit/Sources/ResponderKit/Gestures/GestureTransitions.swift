/// The states that a recognizer may take from each state, as data.
///
/// Back to `possible` leads only the reset, which is no transition of the recognizer's own.
///
/// A pair that is not in the table is refused and reported, never trapped: an app's subclass may
/// assign anything (gesture.illegal-transition-ignored).
@_spi(Workbench) public enum GestureTransitions {
  /// One row for each state, in the order of their numbers (gesture.states).
  public static let table: [(from: UIGestureRecognizer.State, to: [UIGestureRecognizer.State])] = [
    (.possible, [.began, .ended, .failed]),
    (.began, [.changed, .ended, .cancelled]),
    (.changed, [.changed, .ended, .cancelled]),
    (.ended, []),
    (.cancelled, []),
    (.failed, []),
  ]

  /// Whether a recognizer in one state may take another.
  static func allows(
    _ state: UIGestureRecognizer.State,
    to next: UIGestureRecognizer.State
  ) -> Bool {
    table[state.rawValue].to.contains(next)
  }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture goes on: it has begun and is not over.
  ///
  /// An active recognizer is not stopped by one that recognizes later
  /// (gesture.already-active-not-prevented).
  var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether nothing but the reset can follow.
  ///
  /// Such a recognizer stands in the list of running ones until its actions were sent and it was
  /// reset.
  var isTerminal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether a recognizer that takes this state sends its actions.
  ///
  /// gesture.failed-sends-nothing: the app never hears of a gesture that did not come about.
  var sendsAction: Bool {
    switch self {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }
}
