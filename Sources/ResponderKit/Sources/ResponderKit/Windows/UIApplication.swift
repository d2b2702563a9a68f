import Foundation

/// The app: the first object that gets an event and, with its delegate, the last of the chain.
///
/// Each simulation has one, which it makes and keeps. It keeps the scenes, and its delegate;
/// windows and controllers are kept by whoever made them.
open class UIApplication: UIResponder {
  final var delegateStorage: AnyObject?
  final var sceneList: [UIScene] = []
  final var shakeToEdit = true
  final var nowPlaying = true
  final var receivesRemoteControl = false
  final var ignoring = 0
  final var state = State.active

  /// Whether the app is in front and gets events.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The running simulation's application.
  public static var shared: UIApplication { Simulation.current.application }

  /// The app's delegate; it ends the responder chain if it is a responder.
  ///
  /// A delegate that is a view, a controller or the application itself is not asked to go on
  /// (chain.application-next). Its own `next` is `nil` unless it overrides that
  /// (chain.app-delegate-ends). The application keeps it alive.
  open var delegate: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The scenes of the app.
  open var connectedScenes: [UIScene] { sceneList }

  /// The app's windows, from back to front (window.app-key-window-deprecated).
  ///
  /// Hidden windows are among them, UIKit's own ones for keyboard and menus are not.
  open var windows: [UIWindow] { simulation.windowServer.appWindows() }

  /// The key window (window.app-key-window-deprecated).
  ///
  /// The one that was made key last, in whichever scene. Events without a place on the screen go
  /// through it (dispatch.non-touch-goes-to-key-window).
  open var keyWindow: UIWindow? { simulation.windowServer.keyWindow }

  /// Whether the app is active, inactive or in the background.
  ///
  /// A touch that is down when the app stops being active is cancelled
  /// (touch.cancel-when-inactive); what comes afterwards is the business of whoever sends it: the
  /// model does not refuse it.
  open var applicationState: State { state }

  /// Whether a shake offers to undo (motion.shake-to-edit-default).
  ///
  /// Motion methods are called either way (motion.shake-to-edit-independent).
  open var applicationSupportsShakeToEdit: Bool {
    get { shakeToEdit }
    set { shakeToEdit = newValue }
  }

  /// Offers to undo when a shake comes to its end here, and passes it on to the delegate.
  ///
  /// The application is the last on the chain but for its delegate, so a responder that overrides
  /// `motionEnded(_:with:)` without super keeps the question from coming up
  /// (motion.shake-to-edit-at-application).
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.ended, motion, event) { simulation.motion.offerUndo(after: motion) }
  }

  /// Hands an event on to the windows it is for.
  ///
  /// The first method that is given the event to pass on; for a finger that came down, hit-testing
  /// is over by then (dispatch.hit-test-before-send-event). A touches event goes to each window
  /// that has one of its touches, in the order in which those began. Keys, shakes and remote
  /// commands go to the key window, and without one they start at the application itself.
  ///
  /// An override that does not call super keeps the event from everybody: no recognizer moves on,
  /// no view is told, no control sends anything (dispatch.override-must-call-super).
  open func sendEvent(_ event: UIEvent) {
    dispatcher.baseVoid(.sendEvent, of: self, arguments: [.object(event)]) {
      simulation.events.dispatch(event)
    }
  }

  /// Sends an action to a target, or without one along the responder chain.
  ///
  /// With a target exactly that object is called, whether it is a responder or not; one that has no
  /// such action is an error (action.explicit-target-missing). Without one the search starts at the
  /// key window's first responder, else at the sender if that is a responder, else here
  /// (action.nil-target-start), and goes up by `target(forAction:withSender:)` to the first object
  /// that can perform it. No event is needed. The keyboard goes away from wherever this is called:
  ///
  /// ```swift
  /// UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
  /// ```
  ///
  /// - action.first-match-stops: one object at most performs it
  /// - action.sender-passed-on: the handler gets the sender as it is, which may be `nil`
  ///
  /// - Returns: Whether some object handled it (action.send-result).
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    let target = Simulation.object(target)
    let sender = Simulation.object(sender)
    return dispatcher.base(
      .sendAction,
      of: self,
      arguments: [
        .selector(action), target.modelValue, sender.modelValue, event.modelValue,
      ],
      fields: [TraceField(.action, .text(action.name))]
    ) { simulation.actions.sendAsUIKit(action, to: target, from: sender, for: event) }
  }

  /// The delegate, if it is a responder that is neither view, controller nor the application.
  override var nextLink: NextLink {
    // Whoever is on the chain already would close a circle; UIKit leaves such delegates out, too.
    guard let responder = delegateStorage as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return NextLink(nil, by: .chainApplicationNext) }
    return NextLink(responder, by: .chainApplicationNext)
  }
}
