public import Foundation

/// A view that turns touches into control events and sends actions for them.
///
/// A control tracks a finger that came down on it from `beginTracking` to `endTracking` or
/// `cancelTracking`, and says what happens by events such as `touchUpInside`. For each event it
/// sends the actions registered for it. Its touches methods do not call `next`, so nothing of a
/// touch reaches its superview, whether it has targets or not.
///
/// A control of your own overrides the tracking methods, changes its value in them and sends what
/// has happened:
///
/// ```swift
/// final class Dial: UIControl {
///   var angle: CGFloat = 0
///
///   override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
///     angle += touch.location(in: self).x - touch.previousLocation(in: self).x
///     sendActions(for: .valueChanged)
///     return super.continueTracking(touch, with: event)
///   }
/// }
/// ```
///
/// Each step of a drag that began on the dial turns it, also when the finger is far outside
/// (control.keeps-tracking-outside). Unlike UIKit's own controls it is not protected from
/// recognizers of views above it: a tap there cancels its tracking
/// (gesture.plain-uicontrol-not-protected), unless it overrides `gestureRecognizerShouldBegin(_:)`.
open class UIControl: UIView {
  final var enabled = true {
    didSet { showsChange() }
  }
  final var selected = false {
    didSet { showsChange() }
  }
  final var highlighted = false {
    didSet { showsChange() }
  }
  final var touchInside = false
  final var menuIsPrimary = false
  /// The touches that the control was given and that are not over, with what it does with each.
  ///
  /// By index: a touch keeps its view, so a control that kept its touches would keep itself, once
  /// an override leaves out the end of one.
  final var trackings: [(touch: ObjectIndex, machine: ControlTrackingStateMachine)] = []
  final var registrations: [ControlRegistration] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that runs an action when its main action is triggered (iOS 14).
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  /// Whether the control takes touches; true by default.
  ///
  /// A disabled control is not hit, nor anything in it: a touch goes to what lies behind it
  /// (hit-test.disabled-control-declines). A press that goes on when it is disabled goes on to its
  /// end (control.disabled-mid-track); only the next finger finds it disabled.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { disabledWhileTracking() }
    }
  }

  /// Whether the control is chosen; false by default.
  ///
  /// It is the app's own to set; a button with `changesSelectionAsPrimaryAction` sets it by itself.
  open var isSelected: Bool {
    get { selected }
    set { selected = newValue }
  }

  /// Whether a tracked finger is inside (control.highlight-follows-inside).
  ///
  /// The control sets it by this property, so an override can show it:
  ///
  /// ```swift
  /// override var isHighlighted: Bool {
  ///   didSet { alpha = isHighlighted ? 0.5 : 1 }
  /// }
  /// ```
  ///
  /// It is true from the touch down, goes off and on as the finger leaves and comes back, and is
  /// false again before `endTracking` is called.
  open var isHighlighted: Bool {
    get { highlighted }
    set { highlighted = newValue }
  }

  /// The flags above as one set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control tracks a finger.
  ///
  /// It becomes true when `beginTracking` has answered, is true still while the event of the lift
  /// is sent, and false when `cancelTracking` is called.
  open var isTracking: Bool { trackings.contains { $0.machine.isTracking } }

  /// Whether the tracked finger is inside (control.touch-inside-valid-while-tracking).
  open var isTouchInside: Bool { touchInside }

  /// Whether a press opens the control's menu instead of sending its action (iOS 14).
  ///
  /// The menu opens at the touch down, after `touchDown` and `menuActionTriggered`; the control's
  /// own touch is cancelled by it, so that neither `touchUpInside` nor the primary action is sent
  /// (control.menu-primary-action).
  open var showsMenuAsPrimaryAction: Bool {
    get { menuIsPrimary }
    set { menuIsPrimary = newValue }
  }

  // MARK: - Hit-testing

  /// Returns what a view would; a disabled control and its subtree are not hit.
  ///
  /// A control inside a disabled one cannot be touched either
  /// (hit-test.enabled-child-of-disabled-control). A profile may let disabled controls be hit; they
  /// then keep the touch and do nothing with it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // What a view refuses in any case, such as one that is hidden, is told by that view's rule.
    guard !enabled, refusalToBeHit == nil, simulation.profile.isOn(.disabledControlDeclines)
    else { return super.hitTest(point, with: event) }
    return answerHitTest(point, with: event) {
      dispatcher.decide(.hitTestDisabledControlDeclines)
      return nil
    }
  }

  // MARK: - Tracking

  /// Asks whether to track a finger that came down; the inherited version answers true.
  ///
  /// Called from `touchesBegan(_:with:)` for a touch whose hit view is the control, while it is
  /// enabled and `isTouchInside` is true already. After a yes come the highlight and `touchDown`,
  /// and `touchDownRepeat` for a second tap (control.begin-order). After a no nothing more is heard
  /// of this touch, and nobody else gets it: a control keeps its touches either way.
  ///
  /// ```swift
  /// override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
  ///   guard knob.frame.contains(touch.location(in: self)) else { return false }
  ///   return super.beginTracking(touch, with: event)
  /// }
  /// ```
  ///
  /// - control.begin-false-stops: no highlight, no drag and no up event
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dispatcher.base(
      .beginTracking,
      of: self,
      arguments: [.object(touch), event.modelValue],
      deciding: { accepted, _ in accepted ? nil : .controlBeginFalseStops }
    ) { true }
  }

  /// Asks whether to go on tracking a finger that moved; the inherited version answers true.
  ///
  /// Called after `isTouchInside` and `isHighlighted` were set for the new place, and before the
  /// drag events are sent (control.continue-order). Inside reaches 70 points beyond the bounds on
  /// each side (control.up-inside-uses-slop). A no ends the tracking without a further call or
  /// event.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dispatcher.base(
      .continueTracking,
      of: self,
      arguments: [.object(touch), event.modelValue]
    ) {
      dispatcher.decide(touchInside ? .controlContinueOrder : .controlKeepsTrackingOutside)
      return true
    }
  }

  /// Tells that the tracked finger was lifted; does nothing.
  ///
  /// Called after the highlight was cleared and before `touchUpInside` or `touchUpOutside` is sent;
  /// `isTouchInside` says which it will be (control.up-order). A value that the lift decides is
  /// changed here, so that handlers of the event find it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    dispatcher.baseVoid(
      .endTracking,
      of: self,
      arguments: [touch.modelValue, event.modelValue]
    ) {}
  }

  /// Tells that tracking was broken off; does nothing.
  ///
  /// Called in place of `endTracking`; then the highlight is cleared and `touchCancel` is sent.
  /// Take back what tracking has begun. The event is `nil` when no event is the cause, as when the
  /// control leaves its window (control.cancel-event-nil).
  open func cancelTracking(with event: UIEvent?) {
    dispatcher.baseVoid(.cancelTracking, of: self, arguments: [event.modelValue]) {}
  }

  // MARK: - Touches

  /// Begins to track the control's own new touches; does not call `next`.
  ///
  /// A touch of a subview that climbs up to here is not tracked, and climbs no further
  /// (delivery.control-ignores-foreign-touch). An override without super has no tracking and sends
  /// nothing.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(.began, touches, event) { begin($0, event) }
  }

  /// Goes on tracking the control's own touches; does not call `next`.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(.moved, touches, event) { move($0, event) }
  }

  /// Ends the tracking of the control's own touches; does not call `next`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(.ended, touches, event) { end($0, event) }
  }

  /// Breaks off the tracking of the control's own touches; does not call `next`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(.cancelled, touches, event) { cancel($0, event, rule: .controlCancelOrder) }
  }

  /// Breaks off tracking when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { cancelAllTracking() }
  }

  // MARK: - Targets

  /// Registers an action for events; `nil` as target means the responder chain at send time.
  ///
  /// Actions are sent in the order in which they were registered. The same target and action again
  /// only adds to the events, so that none is sent twice (control.duplicate-registration). The
  /// target is not kept alive, and one that is gone is passed over. Its class names the method in
  /// `actions`:
  ///
  /// ```swift
  /// button.addTarget(self, action: "buy:", for: .touchUpInside)
  /// button.addTarget(nil, action: "track:", for: [.touchDown, .touchUpInside])
  /// ```
  ///
  /// The second line finds its object anew each time, from the first responder or else from the
  /// button upwards (control.nil-target). An explicit target without the method is an error when it
  /// is sent.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target: target, action: action, for: controlEvents)
  }

  /// Takes registrations back; `nil` matches every target or action.
  ///
  /// Events that are not named stay in force (control.remove-by-event). A registration that is
  /// taken back by a handler of the same event is not sent any more.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(target: target, action: action, for: controlEvents)
  }

  /// Registers an action object; one with the same identifier is replaced (iOS 14).
  ///
  /// The control keeps the action object, and with it what its closure holds. A replaced one gives
  /// its place in the order to the new one.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    register(action, for: controlEvents)
  }

  /// Takes back the action object with the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes back the action object with this identifier.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    unregister(identifier, for: controlEvents)
  }

  /// The registered targets, with `NSNull` for those without one (control.all-targets-null-marker).
  open var allTargets: Set<AnyHashable> { registeredTargets }

  /// The events for which anything is registered.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the actions of a target for one event; `nil` when it has none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    registeredActions(of: target, for: controlEvent)
  }

  /// Sends the actions of these events, as code may do; the event they carry is `nil`.
  ///
  /// An action that is registered for several of them is called once (control.send-actions-order).
  /// Nothing is looked at but the registrations: it works while the control is disabled or in no
  /// window.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents.bits, touch: nil, event: nil)
  }

  /// Sends one action through the application; called once for each registration.
  ///
  /// The application's `sendAction(_:to:from:for:)` gets it with the control as sender, and
  /// searches the chain where the target is `nil`. One place for what all actions of a control have
  /// in common:
  ///
  /// ```swift
  /// override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
  ///   guard !isBusy else { return }
  ///   super.sendAction(action, to: target, for: event)
  /// }
  /// ```
  ///
  /// - control.override-send-action: an override that does not call super suppresses it.
  /// - control.send-action-goes-through-app
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sendThroughApplication(action, to: target, for: event)
  }

  /// Runs one action object; called once for each that is registered (iOS 14).
  ///
  /// One whose attributes contain `disabled` is not run (control.disabled-action).
  open func sendAction(_ action: UIAction) {
    dispatcher.baseVoid(.sendUIAction, of: self, arguments: [.object(action)]) {
      simulation.actions.run(action, sender: self)
    }
  }

  /// What a class does before it sends these events.
  ///
  /// - Returns: The event that UIKit's class sends after them, and by which rule.
  func willSend(_ events: [Event]) -> (event: Event, rule: Rule)? { nil }

  // MARK: - Menus

  /// Returns the menu that a long press on the control opens; the inherited version has none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Whether a press opens a menu: the class's own menu, where `showsMenuAsPrimaryAction` is set.
  func openPrimaryMenu() -> Bool { false }
}

extension UIControl: UIContextMenuInteractionDelegate {
  /// Lets a long press ask for the control's menu.
  final func waitForMenuPress() {
    guard !interactionList.contains(where: { $0 is UIContextMenuInteraction }) else { return }
    // An object belongs to the simulation that runs while it is made.
    addInteraction(simulation.enter { UIContextMenuInteraction(delegate: self) })
  }

  /// A menu of the control is about to come.
  final func willOpenMenu() {
    send([.menuActionTriggered], touch: nil, event: nil, rule: .controlMenuPrimaryAction)
  }
}
