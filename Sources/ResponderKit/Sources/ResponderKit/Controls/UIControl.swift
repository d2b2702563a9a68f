public import Foundation

/// A view that turns touches into control events and sends actions for them.
///
/// A control tracks a finger that came down on it from `beginTracking` to `endTracking` or
/// `cancelTracking`, and says what happens by events such as `touchUpInside`. For each event it
/// sends the actions registered for it. Its touches methods do not call `next`, so nothing of a
/// touch reaches its superview, whether it has targets or not.
open class UIControl: UIView {
  final var enabled = true
  final var selected = false
  final var highlighted = false
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
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { disabledWhileTracking() }
    }
  }

  /// Whether the control is chosen; false by default.
  open var isSelected: Bool {
    get { selected }
    set { selected = newValue }
  }

  /// Whether a tracked finger is inside (control.highlight-follows-inside).
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
  open var isTracking: Bool { trackings.contains { $0.machine.isTracking } }

  /// Whether the tracked finger is inside (control.touch-inside-valid-while-tracking).
  open var isTouchInside: Bool { touchInside }

  /// Whether a press opens the control's menu instead of sending its action (iOS 14).
  open var showsMenuAsPrimaryAction: Bool {
    get { menuIsPrimary }
    set { menuIsPrimary = newValue }
  }

  // MARK: - Hit-testing

  /// Returns what a view would; a disabled control and its subtree are not hit.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !enabled, refusalToBeHit == nil, simulation.profile.isOn(.disabledControlDeclines)
    else { return super.hitTest(point, with: event) }
    return answerHitTest(point, with: event) {
      dispatcher.decide(.hitTestDisabledControlDeclines)
      return nil
    }
  }

  // MARK: - Tracking

  /// Asks whether to track a finger that came down; the inherited version answers true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dispatcher.base(
      .beginTracking,
      of: self,
      arguments: [.object(touch), event.modelValue],
      deciding: { accepted, _ in accepted ? nil : .controlBeginFalseStops }
    ) { true }
  }

  /// Asks whether to go on tracking a finger that moved; the inherited version answers true.
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
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    dispatcher.baseVoid(
      .endTracking,
      of: self,
      arguments: [touch.modelValue, event.modelValue]
    ) {}
  }

  /// Tells that tracking was broken off; does nothing.
  ///
  /// The event is `nil` when no event is the cause.
  open func cancelTracking(with event: UIEvent?) {
    dispatcher.baseVoid(.cancelTracking, of: self, arguments: [event.modelValue]) {}
  }

  // MARK: - Touches

  /// Begins to track the control's own new touches; does not call `next`.
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
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target: target, action: action, for: controlEvents)
  }

  /// Takes registrations back; `nil` matches every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(target: target, action: action, for: controlEvents)
  }

  /// Registers an action object; one with the same identifier is replaced (iOS 14).
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
  open func sendActions(for controlEvents: Event) {
    send(controlEvents.bits, touch: nil, event: nil)
  }

  /// Sends one action through the application; called once for each registration.
  ///
  /// - control.override-send-action: an override that does not call super suppresses it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sendThroughApplication(action, to: target, for: event)
  }

  /// Runs one action object; called once for each that is registered (iOS 14).
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
    addInteraction(simulation.enter { UIContextMenuInteraction(delegate: self) })
  }

  /// A menu of the control is about to come.
  final func willOpenMenu() {
    send([.menuActionTriggered], touch: nil, event: nil, rule: .controlMenuPrimaryAction)
  }
}
