import Foundation

/// The app: the first object that gets an event and, with its delegate, the last of the chain.
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
  open var windows: [UIWindow] { simulation.windowServer.appWindows() }

  /// The key window (window.app-key-window-deprecated).
  open var keyWindow: UIWindow? { simulation.windowServer.keyWindow }

  /// Whether the app is active, inactive or in the background.
  open var applicationState: State { state }

  /// Whether a shake offers to undo (motion.shake-to-edit-default).
  open var applicationSupportsShakeToEdit: Bool {
    get { shakeToEdit }
    set { shakeToEdit = newValue }
  }

  /// Offers to undo when a shake comes to its end here, and passes it on to the delegate.
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.ended, motion, event) { simulation.motion.offerUndo(after: motion) }
  }

  /// Hands an event on to the windows it is for.
  ///
  /// An override that does not call super keeps the event from everybody
  /// (dispatch.override-must-call-super).
  open func sendEvent(_ event: UIEvent) {
    dispatcher.baseVoid(.sendEvent, of: self, arguments: [.object(event)]) {
      simulation.events.dispatch(event)
    }
  }

  /// Sends an action to a target, or without one along the responder chain.
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
    guard let responder = delegateStorage as? UIResponder, responder !== self,
      !(responder is UIView), !(responder is UIViewController)
    else { return NextLink(nil, by: .chainApplicationNext) }
    return NextLink(responder, by: .chainApplicationNext)
  }
}
