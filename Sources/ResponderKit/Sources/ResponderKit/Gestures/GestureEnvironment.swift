/// The recognizers of a simulation that are in the middle of an attempt, and what is to be done.
///
/// It owns no recognizer for longer than an attempt. The steps of the rulebook's pipeline are its
/// extensions, one file each, in the order in which they run:
///
/// 1. `GestureCollecting`: a finger came down and is offered.
/// 2. `GestureUpdating`: each recognizer is told of its touches.
/// 3. `GestureResolving` with `GesturePreventing`: who leaves `possible`, and whom that stops.
/// 4. `GestureTaking`: views lose the touches of recognized gestures.
/// 5. `GestureActions`: the actions of the transitions are sent.
/// 6. `GestureHolding`: what nobody holds back any more goes to the views.
/// 7. `GestureResetting`: finished recognizers start anew.
///
/// `GesturePipeline` runs steps 2 to 7; presses take the same way in files of their own.
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
  ///
  /// Code of the app's is called at each step and may assign states, disable recognizers or remove
  /// views. What it does is noted, and the steps that run pick it up: nothing is settled twice and
  /// nothing is entered again.
  var isBusy = false
  /// Whether a state or a wish changed since the recognizers were last resolved.
  ///
  /// Set by each change of a state and by each action, which may end another attempt; the steps
  /// repeat while it is.
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
