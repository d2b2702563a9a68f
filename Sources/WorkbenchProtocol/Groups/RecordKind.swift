/// What a record says that happened.
///
/// Who draws records goes over the cases one by one, so that a new one does not compile before it
/// has words.
public enum RecordKind: String, CaseIterable, Sendable {
  case eventQueued = "event-queued"
  case eventSent = "event-sent"
  case windowChosen = "window-chosen"
  case asked
  case answered
  case declined
  case touchDelivered = "touch-delivered"
  case touchHeld = "touch-held"
  case touchDropped = "touch-dropped"
  case touchCancelled = "touch-cancelled"
  case recognizerOffered = "recognizer-offered"
  case recognizerRefused = "recognizer-refused"
  case recognizerChanged = "recognizer-changed"
  case recognizerWaiting = "recognizer-waiting"
  case recognizerPrevented = "recognizer-prevented"
  case forwarded
  case handled
  case discarded
  case controlEvent = "control-event"
  case cellChanged = "cell-changed"
  case actionSearched = "action-searched"
  case actionSent = "action-sent"
  case firstResponderAsked = "first-responder-asked"
  case firstResponderRefused = "first-responder-refused"
  case firstResponderChanged = "first-responder-changed"
  case scrolled
  case menuBuilt = "menu-built"
  case controllerLifecycle = "controller-lifecycle"
  case keyboard
  case timerSet = "timer-set"
  case timerFired = "timer-fired"
  case notification
  case outcome
  case error

  /// Whether it tells what a gesture recognizer did, or what became of it.
  public var isAboutRecognizer: Bool {
    switch self {
    case .recognizerOffered, .recognizerRefused, .recognizerChanged, .recognizerWaiting,
      .recognizerPrevented:
      true
    default: false
    }
  }

  /// Whether it tells how a responder came to the focus, or did not.
  public var isAboutFirstResponder: Bool {
    switch self {
    case .firstResponderAsked, .firstResponderRefused, .firstResponderChanged: true
    default: false
    }
  }

  /// Whether it tells that a touch did not come to its view, or was taken from it.
  public var keepsTouch: Bool {
    switch self {
    case .touchHeld, .touchDropped, .touchCancelled: true
    default: false
    }
  }
}
