/// The recognizers of a simulation that are in the middle of an attempt, and what is to be done.
@_spi(Workbench) public final class GestureEnvironment: SimulationEnvironment {
  /// An action that a recognizer will send, with the state that caused it.
  struct PendingAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  /// A touch of which the view has not been told all, and the event it belongs to.
  struct Held {
    let touch: UITouch
    let event: UIEvent
  }

  /// The recognizers with a running attempt, in the order in which the attempts began.
  var running: [UIGestureRecognizer] = []
  /// Whether the steps of the pipeline run: what happens meanwhile is settled by them.
  var isBusy = false
  /// Whether a state or a wish changed since the recognizers were last resolved.
  var isUnsettled = false
  /// Whether a recognized gesture takes touches away that it had not when they were last taken.
  var takesMore = false
  /// The actions to be sent, in the order of the transitions.
  var actions: [PendingAction] = []
  /// Whether the actions wait for the next turn of the run loop.
  var waitsForTurn = false
  /// The touches that are held back from their views, in the order in which they began.
  var held: [Held] = []
  /// The presses that are held back from their responders, in the order in which they began.
  var heldPresses: [HeldPress] = []
  /// Counts the events with new touches, so that each is asked about once.
  var eventSerial = 0

  /// Whether there is nothing for the pipeline to do.
  var isIdle: Bool {
    running.isEmpty && held.isEmpty && heldPresses.isEmpty && actions.isEmpty && !isUnsettled
  }

  /// Lets go of the touches that recognizers know, which know the recognizers in turn, and of the
  /// views of those that are held back, which may be controls that keep them.
  func letGo() {
    for recognizer in running { recognizer.attempt = GestureAttempt() }
    for held in held { held.touch.forgetPlace() }
  }
}
