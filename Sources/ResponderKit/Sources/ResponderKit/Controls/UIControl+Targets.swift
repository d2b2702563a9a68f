import Foundation

extension UIControl {
  /// Adds events to the registration of a target and action, or makes one.
  ///
  /// - control.duplicate-registration: the same one again does not fire twice.
  ///
  /// The place in the order is that of the first registration, whatever is added to it later.
  final func register(target: Any?, action: Selector, for events: Event) {
    let object = Simulation.object(target)
    if let place = registrations.firstIndex(where: {
      $0.isFor(target: object) && $0.selector == action
    }) {
      registrations[place].events.formUnion(events)
      return
    }
    let kind: ControlRegistration.Kind =
      object.map { .target(.init($0), action) } ?? .chain(action)
    registrations.append(ControlRegistration(kind: kind, events: events))
  }

  /// Takes events from the registrations that match; `nil` matches all.
  ///
  /// - control.remove-by-event: what is left of a registration stays in force.
  final func unregister(target: Any?, action: Selector?, for events: Event) {
    let object = Simulation.object(target)
    remove(events) { registration in
      guard let selector = registration.selector else { return false }
      return (object == nil || registration.isFor(target: object))
        && (action == nil || selector == action)
    }
  }

  /// Adds an action object for events.
  ///
  /// - control.uiaction-unique: one with the same identifier is replaced, in its place.
  final func register(_ action: UIAction, for events: Event) {
    let same = registrations.firstIndex { $0.action?.identifier == action.identifier }
    guard let same else {
      registrations.append(ControlRegistration(kind: .action(action), events: events))
      return
    }
    let all = registrations[same].events.union(events)
    registrations[same] = ControlRegistration(kind: .action(action), events: all)
  }

  /// Takes events from the action object with this identifier.
  final func unregister(_ identifier: UIAction.Identifier, for events: Event) {
    remove(events) { $0.action?.identifier == identifier }
  }

  private final func remove(_ events: Event, where matches: (ControlRegistration) -> Bool) {
    for place in registrations.indices where matches(registrations[place]) {
      registrations[place].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// The targets, with the marker for the chain.
  final var registeredTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    var hasChain = false
    for registration in registrations {
      switch registration.kind {
      case .target(let weak, _):
        guard let object = weak.object else { continue }
        let own = (object as? NSObject).map { $0 as AnyHashable }
        targets.insert(own ?? AnyHashable(ObjectIdentifier(object)))
      case .chain: hasChain = true
      case .action: continue
      }
    }
    // Once only: one NSNull does not hash like another.
    if hasChain { targets.insert(NSNull()) }
    return targets
  }

  /// The targets in the order of their registration, each once; `nil` for the chain, at the end.
  @_spi(Workbench) public final var targetsInOrder: [AnyObject?] {
    var targets: [AnyObject?] = []
    var hasChain = false
    for registration in registrations {
      switch registration.kind {
      case .target(let weak, _):
        guard let object = weak.object else { continue }
        if !targets.contains(where: { $0 === object }) { targets.append(object) }
      case .chain: hasChain = true
      case .action: continue
      }
    }
    return hasChain ? targets + [nil] : targets
  }

  /// The actions that it sends, each to its target or along the chain, and for which events.
  @_spi(Workbench) public final var sentActions:
    [(target: AnyObject?, action: Selector, events: Event)]
  {
    registrations.compactMap { registration in
      switch registration.kind {
      case .target(let weak, let action):
        weak.object.map { ($0, action, registration.events) }
      case .chain(let action): (nil, action, registration.events)
      case .action: nil
      }
    }
  }

  final func registeredActions(of target: Any?, for event: Event) -> [String]? {
    let object = Simulation.object(target)
    let names = registrations.compactMap { registration in
      registration.isFor(target: object) && !registration.events.isDisjoint(with: event)
        ? registration.selector?.name : nil
    }
    return names.isEmpty ? nil : names
  }

  // MARK: - Sending

  /// Sends control events with their actions, and what UIKit's class sends with them.
  ///
  /// `willSend` is asked before anything is sent: a button turns its selection there, so that every
  /// handler of the lift finds the new one.
  final func send(_ events: [Event], touch: UITouch?, event: UIEvent?, rule: Rule? = nil) {
    let further = willSend(events)
    sendOnly(events, touch: touch, event: event, rule: rule)
    if let further { sendOnly([further.event], touch: touch, event: event, rule: further.rule) }
  }

  /// Sends control events and the actions that are registered for any of them, in order.
  private final func sendOnly(_ events: [Event], touch: UITouch?, event: UIEvent?, rule: Rule?) {
    guard dispatcher.failure == nil else { return }
    for one in events {
      dispatcher.emit(
        .controlEvent,
        .route,
        at: index,
        rule: rule,
        fields: [TraceField(.event, .text(one.name))]
          + (touch.map { [.touch($0)] } ?? [])
      )
      dispatcher.observer?.didOccur(.controlEvent(self, one, touch: touch, event: event))
    }
    // All events are told before the first action is sent, and an action that is registered for two
    // of them is sent once.
    let mask = events.reduce(into: Event()) { $0.formUnion($1) }
    dispatcher.trace.push(level: .route)
    // In a copy: a handler may add and remove registrations. What it removed is not run any more
    // (control.disabled-action).
    for registration in registrations where !registration.events.isDisjoint(with: mask) {
      guard dispatcher.failure == nil, isInForce(registration, for: mask) else { continue }
      send(registration, event)
    }
    dispatcher.trace.pop()
  }

  /// By what it sends and not by its place, which handlers may have changed.
  private final func isInForce(_ registration: ControlRegistration, for mask: Event) -> Bool {
    registrations.contains { other in
      guard !other.events.isDisjoint(with: mask) else { return false }
      switch (registration.kind, other.kind) {
      case (.action(let action), .action(let still)): return action === still
      case (.chain(let selector), .chain(let still)): return selector == still
      case (.target(let weak, let selector), .target(let still, let other)):
        return weak === still && selector == other
      case (.action, _), (.chain, _), (.target, _): return false
      }
    }
  }

  private final func send(_ registration: ControlRegistration, _ event: UIEvent?) {
    switch registration.kind {
    case .action(let action):
      dispatcher.callVoid(.sendUIAction, on: self, arguments: [.object(action)]) {
        sendAction(action)
      }
    case .chain(let selector): callSendAction(selector, to: nil, event)
    case .target(let weak, let selector):
      // Said in the trace: a target that nobody keeps is a common reason why nothing happens.
      guard let target = weak.object else {
        dispatcher.emit(
          .declined,
          .route,
          at: index,
          rule: .controlTargetsNotRetained,
          fields: [TraceField(.action, .text(selector.name))]
        )
        return
      }
      callSendAction(selector, to: target, event)
    }
  }

  private final func callSendAction(_ action: Selector, to target: AnyObject?, _ event: UIEvent?) {
    dispatcher.callVoid(
      .sendAction,
      on: self,
      arguments: [.selector(action), target.modelValue, event.modelValue],
      deciding: { answering in answering.reachedUIKit ? nil : .controlOverrideSendAction }
    ) {
      sendAction(action, to: target, for: event)
    }
  }

  /// UIKit's version of `sendAction(_:to:for:)`: the application's, with the control as sender.
  final func sendThroughApplication(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let object = Simulation.object(target)
    dispatcher.baseVoid(
      .sendAction,
      of: self,
      arguments: [.selector(action), object.modelValue, event.modelValue]
    ) {
      dispatcher.decide(object == nil ? .controlNilTarget : .controlSendActionGoesThroughApp)
      simulation.actions.send(action, to: object, from: self, for: event)
    }
  }
}
