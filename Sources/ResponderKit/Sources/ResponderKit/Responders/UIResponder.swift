public import Foundation

/// An object that can respond to events.
///
/// A responder passes on what it does not handle: the inherited version of each event method does
/// nothing but call the same method on `next`. Nothing decides whether an object "can handle" an
/// event; an override that does not call super ends the way, one that does lets it go on.
///
/// Views, controllers, windows, scenes and the application are responders; a recognizer and a layer
/// are none. Each kind of event begins at an object of its own choice
/// (dispatch.initial-object-by-type):
///
/// - touches at the hit view
/// - keys and buttons at the view that has the focus, else at the first responder
/// - shakes, remote commands and actions without a target at the first responder
///
/// From there all go the same way. A responder belongs to the simulation that ran when it was made
/// and works in no other. Code of yours that handles a message calls super to let it go on, and not
/// the method of `next` itself (delivery.never-call-next-directly).
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
  /// Controls, menus, keys and `sendAction` find a method by its name in this table, and
  /// `canPerformAction(_:withSender:)` answers by it. It is read once for each class.
  ///
  /// ```swift
  /// final class Login: UIViewController {
  ///   func buy(_ sender: Any?) { title = "bought" }
  ///   override class var actions: Actions { super.actions.adding("buy:", Login.buy) }
  /// }
  /// ```
  ///
  /// Those of UIKit's own classes, such as `resignFirstResponder`, are not in it and work all the
  /// same.
  open class var actions: Actions { Actions() }

  // MARK: - The chain

  /// The object that gets what this one does not handle, or `nil` at the end.
  ///
  /// - chain.base-next-nil: a plain responder has none.
  ///
  /// Asked at each step of a walk and never kept, so that a handler that changes the tree changes
  /// the rest of the way (chain.evaluated-lazily). Each class of UIKit's has its own answer: a view
  /// its controller or superview, a controller the superview of its view or whoever presents it, a
  /// window its scene, a scene the application, and that its delegate. An override may answer
  /// anybody:
  ///
  /// ```swift
  /// override var next: UIResponder? { coordinator ?? super.next }
  /// ```
  ///
  /// What this responder does not handle then passes the coordinator first, which is not on screen
  /// at all. Two responders that answer each other are an error, named with both
  /// (chain.override-allowed).
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
  ///
  /// UIKit calls it on the hit view, after recognizers have had the touches and only if none of
  /// them holds the beginning back. The set has the fingers of this view that came down in this
  /// event, in one call (multi.batched-by-phase-and-view); `event.allTouches` has all that are
  /// down. Up the chain the touches stay those of the hit view
  /// (delivery.touch-view-unchanged-up-chain).
  ///
  /// An override ends the way, an override that calls super lets it go on. A view that tracks a
  /// finger by itself overrides all four methods and calls super in none:
  ///
  /// ```swift
  /// override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///   strokes = touches.map { [$0.location(in: self)] }
  /// }
  ///
  /// override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///   strokes = []
  /// }
  /// ```
  ///
  /// With this one alone overridden, views above would hear of the move and the lift of a finger
  /// that never came down for them.
  ///
  /// - delivery.default-forwards-to-next: the inherited version does nothing else
  /// - delivery.override-all-four-if-no-super, delivery.partial-override-effect
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Tells the responder that fingers moved; the inherited version forwards to `next`.
  ///
  /// Only fingers that moved are in the set; one that rests is in `event.allTouches` as stationary
  /// and causes no call (touch.stationary-has-no-callback). They go on coming when the finger is
  /// outside of the view.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Tells the responder that fingers lifted; the inherited version forwards to `next`.
  ///
  /// The last call for these touches, in place of `touchesCancelled(_:with:)`
  /// (touch.terminal-exactly-once). The finger may be anywhere (touch.end-location-may-be-outside):
  ///
  /// ```swift
  /// override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
  ///   guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
  ///   isChosen.toggle()
  /// }
  /// ```
  ///
  /// It comes late where a recognizer waits for a second tap (gesture.delays-ended-default-true).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Tells the responder that its touches were taken away; the inherited version forwards.
  ///
  /// A recognizer has recognized, a scroll view has begun to scroll, the view has left its window
  /// or the app is active no longer. Undo what the beginning did and act on nothing
  /// (touch.cancelled-must-restore): no lift comes any more.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }

  // MARK: - First responder

  /// Whether the responder may become first responder; false by default.
  ///
  /// Asked by `becomeFirstResponder()`, and of the top controller when a key is pressed and nobody
  /// is first responder (key-command.no-first-responder). Text fields and text views answer by
  /// their own state; of everything else only an override says yes:
  ///
  /// ```swift
  /// final class Board: UIView {
  ///   override var canBecomeFirstResponder: Bool { true }
  /// }
  /// ```
  open var canBecomeFirstResponder: Bool { canBecomeFirstResponderAsUIKit() }

  /// Whether the responder may give up being first responder; true by default.
  ///
  /// Asked by `resignFirstResponder()`, and so also when another responder wants the focus. It is
  /// not asked where the responder leaves its window (first-responder.removed-ignores-refusal).
  open var canResignFirstResponder: Bool {
    dispatcher.base(.canResignFirstResponder, of: self) {
      dispatcher.decide(.firstResponderCanResignDefault)
      return true
    }
  }

  /// Whether the responder is the first responder of its window.
  ///
  /// Each window has one or none. That of the key window gets keys and shakes; the others only keep
  /// their place (first-responder.key-window-root). The cost grows with the number of windows.
  open var isFirstResponder: Bool { simulation.firstResponders.window(on: self) != nil }

  /// Makes the responder the first responder of its window, if everybody agrees.
  ///
  /// It asks this responder's `canBecomeFirstResponder`, then the present first responder's
  /// `resignFirstResponder()`; with one no nothing changes. A view needs a window, a controller one
  /// of its view: before `viewIsAppearing(_:)` there is mostly none, and the answer is false
  /// (first-responder.needs-window). A view's wish is remembered, and tried again when it comes
  /// into a window (first-responder.deferred). The window does not become key by it
  /// (first-responder.become-does-not-make-key).
  ///
  /// An override calls super: without it, an answer of true changes nothing.
  ///
  /// ```swift
  /// override func viewDidAppear(_ animated: Bool) {
  ///   super.viewDidAppear(animated)
  ///   name.becomeFirstResponder()
  /// }
  /// ```
  ///
  /// - first-responder.override-calls-super, first-responder.already
  ///
  /// - Returns: Whether it is first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirstResponderAsUIKit() }

  /// Gives up being first responder, if the responder agrees.
  ///
  /// The window is left without one: `next` does not take over
  /// (first-responder.resign-not-to-next), and the keyboard goes. A wish that waits for a window is
  /// dropped (first-responder.deferred-cancelled). Where it was not first responder the answer is
  /// true. An override calls super, or it stays first responder whatever it answers.
  ///
  /// - Returns: Whether it is first responder no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirstResponderAsUIKit() }

  // MARK: - Input views

  /// The view shown in place of the keyboard while this is first responder; `nil` asks `next`.
  ///
  /// The keyboard looks it up from the first responder up the chain and takes the first that is not
  /// `nil` (first-responder.input-view-lookup), so a controller can give one to all of its fields.
  /// A change while it is shown needs `reloadInputViews()`.
  open var inputView: UIView? { dispatcher.base(.inputView, of: self) { nil } }

  /// The view shown above the keyboard while this is first responder; `nil` asks `next`.
  ///
  /// Looked up by itself: it may come from another object than the input view does.
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
  ///
  /// For any other responder, and for that of a window that is not key, it does nothing
  /// (first-responder.reload-input-views).
  open func reloadInputViews() { reloadInputViewsAsUIKit() }

  // MARK: - Motion

  /// Tells the responder that a shake began; the inherited version forwards to `next`.
  ///
  /// It starts at the first responder of the key window, and without one at the top controller on
  /// screen (motion.no-first-responder). A controller below the top hears of a shake only if it
  /// lies on the way up from there.
  ///
  /// - motion.two-callbacks: a start and an end, and nothing in between
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.began, motion, event)
  }

  /// Tells the responder that a shake ended; the inherited version forwards to `next`.
  ///
  /// This is where a shake is acted on. The subtype says that it is one; there is no other motion,
  /// and code that does not look would take a later kind for a shake (motion.subtype-check):
  ///
  /// ```swift
  /// override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
  ///   if motion == .motionShake { shuffle() }
  ///   super.motionEnded(motion, with: event)
  /// }
  /// ```
  ///
  /// The call of super lets the shake climb on to the application, which offers to undo. Without it
  /// the shake stops here, and that question never comes up (motion.shake-to-edit-at-application).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.ended, motion, event)
  }

  /// Tells the responder that a shake came to nothing; the inherited version forwards to `next`.
  ///
  /// In place of the end: the app is active no longer, the view that got the start has left its
  /// window, or the shaking went on too long (motion.cancel-causes). It goes to whoever got the
  /// start, except for the last of these, which starts anew at the first responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forwardMotion(.cancelled, motion, event)
  }

  /// The undo manager of the nearest object on the chain that has one.
  ///
  /// - motion.undo-manager-lookup: a window has one by default.
  ///
  /// A text field or a controller that answers its own has it found before the window's.
  open var undoManager: UndoManager? {
    dispatcher.base(.undoManager, of: self) { dispatcher.nextResponder(of: self)?.askUndoManager() }
  }

  // MARK: - Remote control

  /// Tells the responder of a remote command; the inherited version forwards to `next`.
  ///
  /// It starts at the key window's first responder, and without one at the key window itself, so
  /// that controllers are not reached then (remote.no-first-responder). The app has to ask for
  /// these events, and to be the one that plays; a command for which `MPRemoteCommandCenter` has a
  /// handler does not come here at all.
  ///
  /// ```swift
  /// override func remoteControlReceived(with event: UIEvent?) {
  ///   guard event?.subtype == .remoteControlTogglePlayPause else {
  ///     return super.remoteControlReceived(with: event)
  ///   }
  ///   isPlaying.toggle()
  /// }
  /// ```
  ///
  /// - remote.needs-begin, remote.single-callback
  open func remoteControlReceived(with event: UIEvent?) {
    forward(
      .remoteControlReceived,
      arguments: [event.modelValue],
      by: .deliveryDefaultForwardsToNext
    ) { $0.sendRemoteControl(event) }
  }

  // MARK: - Presses

  /// Tells the responder that keys or buttons went down; the inherited version forwards.
  ///
  /// It starts at the view that has the focus, else at the first responder, else where key commands
  /// start (press.initial-object). A key comes here only if no command, no text input and no move
  /// of the focus has taken it (key-command.raw-key-after), and from iOS 13.4. Recognizers of the
  /// responder's view and above have it first (press.recognizers-first).
  ///
  /// Override all four methods, or none; what is not handled goes to super:
  ///
  /// ```swift
  /// override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
  ///   if presses.contains(where: { $0.key?.characters == " " }) {
  ///     fire()
  ///   } else {
  ///     super.pressesBegan(presses, with: event)
  ///   }
  /// }
  /// ```
  ///
  /// - press.override-all-four: one end comes for each press, as the lift or as the cancelling
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.began, presses, event)
  }

  /// Tells the responder that analog buttons changed; the inherited version forwards.
  ///
  /// A key knows no force and never changes; see `UIPress.force`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.changed, presses, event)
  }

  /// Tells the responder that keys or buttons were let go; the inherited version forwards.
  ///
  /// It goes to the responder at which the press began, whoever has the focus by now.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.ended, presses, event)
  }

  /// Tells the responder that its presses were taken away; the inherited version forwards.
  ///
  /// In place of the end: a recognizer took them, or the app is active no longer.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forwardPresses(.cancelled, presses, event)
  }

  /// The commands that keys give while this responder is on the chain; none by default.
  ///
  /// Asked anew for each key that goes down, of every responder from the first responder up. A
  /// command is looked for in that order, and its action goes to the first object on the chain that
  /// can perform it:
  ///
  /// ```swift
  /// override var keyCommands: [UIKeyCommand]? {
  ///   [UIKeyCommand(input: "r", modifierFlags: .command, action: "reload:")]
  /// }
  /// ```
  ///
  /// A view controller need not override it: `addKeyCommand(_:)` does the same.
  ///
  /// - key-command.collected-from-chain, key-command.nearest-wins
  open var keyCommands: [UIKeyCommand]? {
    dispatcher.base(.keyCommands, of: self) { KeyCommandList(commands: nil) }.commands
  }

  // MARK: - Actions

  /// Returns whether the responder performs an action; by default, whether its class has it.
  ///
  /// Menus, keys and actions without a target ask it of each responder on the way up. A no passes
  /// the question on and forbids nobody above (action.false-continues). It may come many times,
  /// with any sender or none, and must be cheap and change nothing (action.can-perform-many-calls).
  /// A view that can be copied only when something is chosen says so here:
  ///
  /// ```swift
  /// override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
  ///   action == "copy:" ? selection != nil : super.canPerformAction(action, withSender: sender)
  /// }
  /// ```
  ///
  /// A yes for a method that the object does not have is an error when the action is sent.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformAsUIKit(action, sender: Simulation.object(sender))
  }

  /// Returns the object from here up the chain that performs an action; it may be any object.
  ///
  /// The inherited version answers this responder if `canPerformAction(_:withSender:)` says yes,
  /// and else asks `next` (action.target-for-action). An override may name an object that is not on
  /// the chain at all; it is sent the action and needs the method. With `nil` nothing is sent.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    targetAsUIKit(for: action, sender: Simulation.object(sender))
  }

  /// Called before a command is shown that this responder would perform; it may change the command.
  ///
  /// Title, state and attributes may change; a command that is disabled here is shown grey and not
  /// sent. Keys ask it too, from iOS 13, before they send a command (action.validate-command).
  open func validate(_ command: UICommand) { validateAsUIKit(command) }

  /// Called when a menu is built that belongs to this responder; the inherited version does nothing.
  ///
  /// The application and then its delegate are called for the main menu; for an edit menu, the
  /// responders from the one it comes up at to the end of the chain (action.build-menu). UIKit's
  /// own menus are in the builder by then, to be added to or taken out. Building sends nothing.
  open func buildMenu(with builder: any UIMenuBuilder) { buildMenuAsUIKit(builder) }
}
