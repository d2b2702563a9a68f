extension ScreenMenu {
  /// Returns what can be chosen of a menu, submenus included, after asking who would perform it.
  ///
  /// It runs code of the app's for each command: who can perform it, and how it looks. Any of it
  /// may end the run, so the caller looks at the failure before it shows what was found.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - sender: What its action objects see as sender.
  ///   - start: Where its commands are looked up; `nil` means where a nil-target action starts.
  /// - Returns: The entries, in the order shown.
  func entries(of menu: UIMenu, sender: AnyObject?, start: UIResponder?) -> [MenuEntry] {
    menu.children.flatMap { element -> [MenuEntry] in
      switch element {
      case let menu as UIMenu: entries(of: menu, sender: sender, start: start)
      case let command as UICommand: entry(of: command, start: start).map { [$0] } ?? []
      case let action as UIAction: entry(of: action, sender: sender).map { [$0] } ?? []
      default: []
      }
    }
  }

  private func entry(of action: UIAction, sender: AnyObject?) -> MenuEntry? {
    guard !action.attributes.contains(.hidden) else { return nil }
    return MenuEntry(
      choice: .run(action, sender: sender),
      title: action.title,
      element: action,
      isEnabled: !action.attributes.contains(.disabled),
      keepsMenu: action.attributes.contains(.keepsMenuPresented)
    )
  }

  /// A command is left out where nobody would perform it, and validated where somebody would.
  private func entry(of command: UICommand, start: UIResponder?) -> MenuEntry? {
    let from = start ?? simulation.actions.searchStart(sender: command).object
    guard let target = lookUp(command.action, sender: command, from: from) else { return nil }
    // Before the attributes are read: the performer may hide or disable it now.
    (target as? UIResponder)?.askValidate(command)
    guard !command.attributes.contains(.hidden) else { return nil }
    return MenuEntry(
      choice: .send(
        command.action,
        sender: command,
        start: start,
        rule: .actionMenuCommandsSamePath
      ),
      title: command.title,
      element: command,
      isEnabled: !command.attributes.contains(.disabled),
      keepsMenu: command.attributes.contains(.keepsMenuPresented)
    )
  }

  /// Asks who would perform an item's action, as a menu does before it is shown.
  func lookUp(_ action: Selector, sender: AnyObject?, from start: UIResponder) -> AnyObject? {
    let (target, _) = simulation.actions.askTarget(for: action, sender: sender, from: start)
    guard dispatcher.failure == nil else { return nil }
    let rule: Rule
    if let target {
      rule = target === start ? .editMenuItemVisibleIfTarget : .editMenuChainWide
    } else {
      rule = .actionCanPerformFalseHides
    }
    dispatcher.emit(
      .actionSearched,
      .full,
      at: start.index,
      rule: rule,
      fields: [
        TraceField(.action, .text(action.name)),
        TraceField(.to, target.map { .object(dispatcher.objects.index(of: $0)) } ?? .none),
      ]
    )
    return target
  }
}
