extension PressEnvironment {
  /// Where the search for key commands starts, and by which rule.
  func keyCommandStart(in window: UIWindow?) -> (object: UIResponder, rule: Rule) {
    if let first = window?.firstResponderStorage { return (first, .keyCommandCollectedFromChain) }
    guard let window else { return (simulation.application, .keyCommandNoFirstResponder) }
    guard let top = window.topVisibleController else {
      return (window, .keyCommandNoFirstResponder)
    }
    let takesAny = simulation.profile.setting(.keyCommandNoFirstResponder) == .anyController
    return (takesAny || top.askCanBecome() ? top : window, .keyCommandNoFirstResponder)
  }

  /// Lets commands, text input and the focus have a key, in the order of the modelled system.
  ///
  /// Before iOS 15 commands come first. From then on what text or the focus would do with the key
  /// comes between the commands that want priority and the others.
  ///
  /// - Returns: Whether one of them took it.
  func consume(
    _ key: UIKey,
    _ event: UIPressesEvent,
    in window: UIWindow?,
    from start: (object: UIResponder, rule: Rule)
  ) -> Bool {
    let commands = activeKeyCommands(from: start)
    let matching = commands.filter { $0.matches(key) }
    let use = systemUse(of: key, in: window)
    if simulation.profile.ios < 15 {
      let order: Rule? = use == nil ? nil : .keyCommandBeforeTextPre15
      if perform(matching, event, from: start.object, order: order) { return true }
      return run(use, against: false)
    }
    let order: Rule? = use == nil ? nil : .keyCommandAfterTextIos15
    let prior = matching.filter(\.takesPriority)
    if perform(prior, event, from: start.object, order: order) { return true }
    let later = matching.filter { !$0.takesPriority }
    if run(use, against: !later.isEmpty) { return true }
    return perform(later, event, from: start.object, order: nil)
  }

  // MARK: - Collecting

  /// Returns the commands of the responders on the chain, then those of the app's main menu.
  private func activeKeyCommands(from start: (object: UIResponder, rule: Rule)) -> [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    var seen: Set<ObjectIndex> = []
    var current: UIResponder? = start.object
    while let responder = current, seen.insert(responder.index).inserted, dispatcher.failure == nil
    {
      // Asked in full before any is tried: the trace shows what was active, and a handler of one
      // cannot change who is asked.
      for command in responder.askKeyCommands() {
        command.owner = responder
        commands.append(command)
      }
      current = dispatcher.nextResponder(of: responder)
    }
    guard dispatcher.failure == nil else { return [] }
    if !commands.isEmpty {
      let keys = commands.map { KeyInput.text($0.input ?? "", $0.modifierFlags) }
      dispatcher.emit(
        .actionSearched,
        .route,
        at: start.object.index,
        rule: start.rule,
        fields: [TraceField(.answer, .texts(keys))]
      )
    }
    return commands + mainMenuKeyCommands()
  }

  /// The key commands that stand in the main menu (iOS 13).
  private func mainMenuKeyCommands() -> [UIKeyCommand] {
    guard simulation.profile.ios >= 13 else { return [] }
    return keyCommands(in: simulation.menu.main ?? simulation.menu.buildMainMenu())
  }

  private func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { element -> [UIKeyCommand] in
      if let menu = element as? UIMenu { return keyCommands(in: menu) }
      return (element as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  // MARK: - Performing

  /// Sends the action of the first of these commands that somebody performs.
  private func perform(
    _ commands: [UIKeyCommand],
    _ event: UIPressesEvent,
    from start: UIResponder,
    order: Rule?
  ) -> Bool {
    for command in commands where dispatcher.failure == nil {
      guard isPerformed(command, from: start) else { continue }
      let place = dispatcher.objects.index(of: command)
      dispatcher.emit(
        .actionSearched,
        .route,
        at: place,
        rule: .keyCommandMatch,
        fields: [TraceField(.action, .text(command.action.name))]
      )
      if let order { dispatcher.emit(.handled, .route, at: place, rule: order) }
      // The action's search starts where the commands were collected, which may be a controller
      // that is not first responder.
      let outer = (simulation.actions.start, simulation.actions.startRule)
      (simulation.actions.start, simulation.actions.startRule) = (start, .keyCommandNearestWins)
      simulation.actions.send(command.action, to: nil, from: command, for: event)
      (simulation.actions.start, simulation.actions.startRule) = outer
      return true
    }
    return dispatcher.failure != nil
  }

  /// Whether a command is enabled and somebody on the chain performs it.
  private func isPerformed(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    if !command.attributes.contains(.disabled) {
      let target = simulation.actions.askTarget(for: command.action, sender: command, from: start)
        .target
      guard dispatcher.failure == nil else { return false }
      guard let target else {
        dispatcher.emit(
          .declined,
          .route,
          at: dispatcher.objects.index(of: command),
          rule: .actionTargetNilEnds
        )
        return false
      }
      // Asked before the attributes are looked at again: the object that would perform the command
      // may disable it now.
      if simulation.profile.ios >= 13 { (target as? UIResponder)?.askValidate(command) }
    }
    guard command.attributes.contains(.disabled) else { return dispatcher.failure == nil }
    dispatcher.emit(
      .declined,
      .route,
      at: dispatcher.objects.index(of: command),
      rule: .keyCommandDisabled
    )
    return false
  }

  // MARK: - Text input and focus

  /// What text input or else the focus would do with a key.
  ///
  /// Only found out here; whether it happens depends on the commands that want the key.
  private func systemUse(of key: UIKey, in window: UIWindow?) -> SystemKeyUse? {
    if let input = window?.firstResponderStorage as? any UIKeyInput, input.takesText,
      let typed = TypedKey(key, in: input)
    {
      return .text(typed, input)
    }
    if let focused = focusedView(in: window), let step = FocusStep(key),
      let next = simulation.focusSystem.view(to: step, from: focused)
    {
      return .focus(next)
    }
    return nil
  }

  /// Does what the system does with a key; `isContested` says whether a command wanted it.
  private func run(_ use: SystemKeyUse?, against isContested: Bool) -> Bool {
    guard let use, dispatcher.failure == nil else { return false }
    let rule: Rule? = isContested ? .keyCommandAfterTextIos15 : nil
    switch use {
    case .text(let typed, let input):
      if isContested { dispatcher.emit(.handled, .route, at: input.index, rule: rule) }
      simulation.firstResponders.apply(typed, to: input)
    case .focus(let view):
      dispatcher.emit(.handled, isContested ? .route : .full, at: view.index, rule: rule)
      simulation.focusSystem.move(to: view)
    }
    return true
  }
}

/// What the system itself does with a key.
private enum SystemKeyUse {
  /// Text changes, or its caret moves.
  case text(TypedKey, any UIKeyInput)
  /// The focus moves to a view.
  case focus(UIView)
}

extension UIKeyCommand {
  /// Whether a key is the command's: the same input and the same modifiers, no more and no less.
  ///
  /// - key-command.match: letters are compared without regard to case.
  func matches(_ key: UIKey) -> Bool {
    modifierFlags == key.flags && input?.lowercased() == key.input.lowercased()
  }
}
