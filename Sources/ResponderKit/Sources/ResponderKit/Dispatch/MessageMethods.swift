// The methods that carry an event along the responder chain, by their families: who calls one of a
// family says which, and no other method can be meant.

/// The methods that tell of touches, in the order in which one object is told of its touches.
///
/// In the midst of one event an object may have touches of several phases. It is told of those that
/// came down before those that moved, and of those that ended before those that were cancelled.
enum TouchesMethod: CaseIterable {
  case began, moved, ended, cancelled

  /// The method that tells of a phase; `nil` for one that nobody is told of.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }

  /// The phase that it tells of.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  var method: Method {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}

/// The methods that tell of keys and buttons, in the order in which one object is told of its own.
enum PressesMethod: CaseIterable {
  case began, changed, ended, cancelled

  /// The phase that it tells of.
  var phase: UIPress.Phase {
    switch self {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  var method: Method {
    switch self {
    case .began: .pressesBegan
    case .changed: .pressesChanged
    case .ended: .pressesEnded
    case .cancelled: .pressesCancelled
    }
  }
}
