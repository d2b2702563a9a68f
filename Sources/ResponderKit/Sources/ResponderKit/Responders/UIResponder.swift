public import Foundation

/// An object that can respond to events.
///
/// A responder passes on what it does not handle: the inherited version of each event method does
/// nothing but call the same method on `next`. Nothing decides whether an object "can handle" an
/// event; an override that does not call super ends the way, one that does lets it go on.
open class UIResponder: NSObject, IndexedObject, ActionTarget {
  /// The simulation the object was made in.
  ///
  /// Unsafe because a reference count on each read would
  /// cost more than the hit test itself; a simulation outlives its objects.
  unowned(unsafe) let simulation: Simulation
  private(set) final var index = ObjectIndex(-1)
  /// Which of its parts are UIKit's own; `nil` until somebody asks.
  final var plainParts: PlainParts?
  final let dispatcher: Dispatcher

  public override init() {
    simulation = Simulation.current
    dispatcher = simulation.dispatcher
    super.init()
    index = dispatcher.register(self)
  }

  deinit { dispatcher.objects.forget(index, Swift.type(of: self)) }

  /// The class's action methods; a subclass adds its own to super's.
  ///
  /// Those of UIKit's own classes, such as `resignFirstResponder`, are not among them.
  open class var actions: Actions { Actions() }

  // MARK: - The chain

  /// The object that gets what this one does not handle, or `nil` at the end.
  ///
  /// - chain.base-next-nil: a plain responder has none.
  open var next: UIResponder? {
    dispatcher.base(.next, of: self) {
      let link = nextLink
      dispatcher.decide(link.rule)
      return link.next
    }
  }

  /// What UIKit's version of `next` answers, with the rule that decides it.
  var nextLink: NextLink { NextLink(nil, by: .chainBaseNextNil) }

  // MARK: - Touches

  /// Tells the responder that fingers came down; the inherited version forwards to `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Tells the responder that fingers moved; the inherited version forwards to `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Tells the responder that fingers lifted; the inherited version forwards to `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Tells the responder that its touches were taken away; the inherited version forwards.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }

  // MARK: - First responder

  /// Whether the responder may become first responder; false by default.
  open var canBecomeFirstResponder: Bool { canBecomeFirstResponderAsUIKit() }

  /// Whether the responder may give up being first responder; true by default.
  open var canResignFirstResponder: Bool {
    dispatcher.base(.canResignFirstResponder, of: self) {
      dispatcher.decide(.firstResponderCanResignDefault)
      return true
    }
  }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { simulation.firstResponders.window(on: self) != nil }

  /// Makes the responder the first responder of its window, if everybody agrees.
  ///
  /// - Returns: Whether it is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirstResponderAsUIKit() }

  /// Gives up being first responder, if the responder agrees.
  ///
  /// - Returns: Whether it is first responder no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirstResponderAsUIKit() }

  // MARK: - Input views

  /// The view shown in place of the keyboard while this is first responder; `nil` asks `next`.
  open var inputView: UIView? { dispatcher.base(.inputView, of: self) { nil } }

  /// The view shown above the keyboard while this is first responder; `nil` asks `next`.
  open var inputAccessoryView: UIView? { dispatcher.base(.inputAccessoryView, of: self) { nil } }

  /// The controller whose view takes the keyboard's place; `nil` asks `next`.
  open var inputViewController: UIInputViewController? {
    dispatcher.base(.inputViewController, of: self) { nil }
  }

  /// The controller whose view is shown above the keyboard; `nil` asks `next`.
  open var inputAccessoryViewController: UIInputViewController? {
    dispatcher.base(.inputAccessoryViewController, of: self) { nil }
  }

  /// Looks the input views up again, if this is first responder.
  open func reloadInputViews() { reloadInputViewsAsUIKit() }

  // MARK: - Motion

  /// Tells the responder that a shake began; the inherited version forwards to `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.began, motion, event)
  }

  /// Tells the responder that a shake ended; the inherited version forwards to `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.ended, motion, event)
  }

  /// Tells the responder that a shake came to nothing; the inherited version forwards to `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.cancelled, motion, event)
  }

  /// The undo manager of the nearest object on the chain that has one.
  ///
  /// - motion.undo-manager-lookup: a window has one by default.
  open var undoManager: UndoManager? {
    dispatcher.base(.undoManager, of: self) { dispatcher.nextResponder(of: self)?.askUndoManager() }
  }

  // MARK: - Remote control

  /// Tells the responder of a remote command; the inherited version forwards to `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    forward(
      .remoteControlReceived,
      arguments: [event.modelValue],
      by: .deliveryDefaultForwardsToNext
    ) { $0.sendRemoteControl(event) }
  }

  // MARK: - Presses

  /// Tells the responder that keys or buttons went down; the inherited version forwards.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.began, presses, event)
  }

  /// Tells the responder that analog buttons changed; the inherited version forwards.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.changed, presses, event)
  }

  /// Tells the responder that keys or buttons were let go; the inherited version forwards.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.ended, presses, event)
  }

  /// Tells the responder that its presses were taken away; the inherited version forwards.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.cancelled, presses, event)
  }

  /// The commands that keys give while this responder is on the chain; none by default.
  open var keyCommands: [UIKeyCommand]? {
    dispatcher.base(.keyCommands, of: self) { KeyCommandList(commands: nil) }.commands
  }

  // MARK: - Actions

  /// Returns whether the responder performs an action; by default, whether its class has it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformAsUIKit(action, sender: Simulation.object(sender))
  }

  /// Returns the object from here up the chain that performs an action; it may be any object.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    targetAsUIKit(for: action, sender: Simulation.object(sender))
  }

  /// Called before a command is shown that this responder would perform; it may change the command.
  open func validate(_ command: UICommand) { validateAsUIKit(command) }

  /// Called when a menu is built that belongs to this responder; the inherited version does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) { buildMenuAsUIKit(builder) }
}
