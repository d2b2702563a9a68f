extension ActionSender {
  /// Sends an action as code does by `UIApplication.sendAction(_:to:from:for:)`.
  ///
  /// It passes through the application's `sendAction(_:to:from:for:)`, so that an override there
  /// sees every action of controls, menus and code, and stops it by not calling super.
  ///
  /// - control.send-action-goes-through-app
  /// - action.send-result: false is no error.
  ///
  /// - Returns: Whether some object handled it.
  @_spi(Workbench) @discardableResult public func send(
    _ action: Selector,
    to target: AnyObject?,
    from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    let application = simulation.application
    return dispatcher.call(
      .sendAction,
      on: application,
      arguments: [
        .selector(action), target.modelValue, sender.modelValue, event.modelValue,
      ],
      fields: [TraceField(.action, .text(action.name))]
    ) { application.sendAction(action, to: target, from: sender, for: event) }
  }

  /// UIKit's version of `UIApplication.sendAction(_:to:from:for:)`.
  ///
  /// - action.explicit-target, action.explicit-target-missing: nobody else is asked, and the run
  ///   ends where the target lacks the method.
  /// - action.nil-target-search
  func sendAsUIKit(
    _ action: Selector,
    to target: AnyObject?,
    from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    dispatcher.decide(.actionSendResult)
    if let target {
      guard implements(action, target) else {
        failUnrecognized(action, target, rule: .actionExplicitTargetMissing)
        return false
      }
      dispatcher.messages.add(
        ResponderMessage(
          method: action.name,
          visited: [dispatcher.objects.index(of: target)],
          handler: 0
        )
      )
      deliver(action, to: target, sender: sender, event: event, rule: .actionExplicitTarget)
      return true
    }
    guard let target = searchTarget(for: action, sender: sender) else { return false }
    guard implements(action, target) else {
      // `canPerformAction` or `target` promised what the object does not have.
      failUnrecognized(action, target, rule: nil)
      return false
    }
    deliver(action, to: target, sender: sender, event: event, rule: .actionNilTargetSearch)
    return true
  }

  private func deliver(
    _ action: Selector,
    to target: AnyObject,
    sender: AnyObject?,
    event: UIEvent?,
    rule: Rule
  ) {
    dispatcher.emit(
      .actionSent,
      .route,
      at: dispatcher.objects.index(of: target),
      rule: rule,
      fields: [
        TraceField(.action, .text(action.name)),
        TraceField(.sender, sender.map { .object(dispatcher.objects.index(of: $0)) } ?? .none),
      ]
    )
    dispatcher.trace.push(level: .route)
    run(action, on: target, sender: sender, event: event)
    dispatcher.trace.pop()
  }

  private func failUnrecognized(_ action: Selector, _ target: AnyObject, rule: Rule?) {
    dispatcher.fail(
      SimulationError(
        .unrecognizedSelector,
        "\(dispatcher.objects.name(of: target)) was sent \(action.name), which it does not implement",
        zh: "\(dispatcher.objects.name(of: target)) 收到了 \(action.name)，但它没有实现这个动作",
        object: dispatcher.objects.index(of: target),
        rule: rule
      )
    )
  }

  // MARK: - Searching

  /// Looks for the object that takes an action without a target.
  ///
  /// The whole way is recorded as one message, so that an outcome tells who was passed on the way
  /// to whom. A target that stands outside the way, to which an override redirected, is put at its
  /// end.
  private func searchTarget(for action: Selector, sender: AnyObject?) -> AnyObject? {
    let start = searchStart(sender: sender)
    dispatcher.emit(
      .actionSearched,
      .route,
      at: start.object.index,
      rule: start.rule,
      fields: [
        TraceField(.action, .text(action.name)),
        TraceField(.sender, sender.map { .object(dispatcher.objects.index(of: $0)) } ?? .none),
      ]
    )
    dispatcher.trace.push(level: .route)
    let search = askTarget(for: action, sender: sender, from: start.object)
    let target = search.target
    var visited = search.asked
    dispatcher.trace.pop()
    // A failed run has no target: what was found before it failed is not sent to.
    guard dispatcher.failure == nil else { return nil }
    var handler: Int?
    if let target {
      let place = dispatcher.objects.index(of: target)
      if let known = visited.lastIndex(of: place) {
        handler = known
      } else {
        visited.append(place)
        handler = visited.count - 1
      }
    } else {
      dispatcher.emit(
        .discarded,
        .route,
        at: visited.last,
        rule: .actionTargetNilEnds,
        fields: [TraceField(.action, .text(action.name))]
      )
    }
    dispatcher.messages.add(
      ResponderMessage(method: action.name, visited: visited, handler: handler)
    )
    return target
  }

  /// Asks a responder who performs an action, and returns whom it and those above asked.
  ///
  /// A search may start another one, in an override that asks for a target: each has its own list.
  func askTarget(
    for action: Selector,
    sender: AnyObject?,
    from start: UIResponder
  )
    -> (target: AnyObject?, asked: [ObjectIndex])
  {
    let outer = self.asked
    self.asked = []
    let target = start.askTarget(for: action, sender: sender)
    defer { self.asked = outer }
    return (target, self.asked)
  }

  /// Where the search for an action's target starts (action.nil-target-start).
  ///
  /// By default the key window's first responder, else the sender; without either the application,
  /// where neither windows nor controllers are asked.
  ///
  /// - action.nil-target-sender-chain, action.nil-target-no-start
  func searchStart(sender: AnyObject?) -> (object: UIResponder, rule: Rule) {
    if let start = self.start, let rule = startRule { return (start, rule) }
    let first = simulation.firstResponders.current.map { ($0, startRule ?? .actionNilTargetStart) }
    let sending = senderStart(sender)
    let start =
      // Apple's texts give three answers, so that it is a setting.
      switch simulation.profile.setting(.nilTargetStart) {
      case .sender: sending ?? first
      case .firstResponder: first
      default: first ?? sending
      }
    return start ?? (simulation.application, .actionNilTargetNoStart)
  }

  /// The responder at which a sender's own chain begins.
  ///
  /// Bar button items and key commands are no responders and have a `next` for this purpose alone
  /// (chain.bar-button-items).
  private func senderStart(_ sender: AnyObject?) -> (UIResponder, Rule)? {
    if let responder = sender as? UIResponder { return (responder, .actionNilTargetSenderChain) }
    let next = (sender as? UIBarButtonItem)?.next ?? (sender as? UIKeyCommand)?.next
    return next.map { ($0, .chainBarButtonItems) }
  }
}
