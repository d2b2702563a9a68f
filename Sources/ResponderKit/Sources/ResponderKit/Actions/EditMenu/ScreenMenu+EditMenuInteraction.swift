public import Foundation

extension ScreenMenu {
  /// Presents the menu of an interaction, in the place of one that is open.
  ///
  /// The delegate hears that the menu comes only after it is certain that there is something in it.
  func present(
    of interaction: UIEditMenuInteraction,
    _ configuration: UIEditMenuConfiguration
  ) {
    let at = dispatcher.objects.index(of: interaction)
    guard simulation.profile.ios >= 16, let view = interaction.view, view.window != nil else {
      // Older systems do not have the class; without a window there is no place for a menu.
      dispatcher.emit(.declined, .route, at: at, rule: .editMenuInteraction)
      return
    }
    if isVisible { hide(by: .editMenuInteraction) }
    guard let built = buildMenu(of: interaction, configuration, in: view) else { return }
    interaction.tellWillPresent(configuration)
    interaction.askTargetRect(configuration)
    guard dispatcher.failure == nil else { return }
    show(
      built.entries,
      from: .interaction(interaction, configuration),
      hangingOn: built.firstResponder,
      at: interaction,
      rule: .editMenuInteractionSuggested
    )
  }

  /// Asks the delegate for the open menu again (edit-menu.interaction-reload).
  func reload(of interaction: UIEditMenuInteraction, _ configuration: UIEditMenuConfiguration) {
    guard let view = interaction.view else { return }
    interaction.noteReload()
    guard let built = buildMenu(of: interaction, configuration, in: view) else {
      hide(by: .editMenuInteractionReload)
      return
    }
    // Whoever was asked may have dismissed the menu.
    guard interaction.visibleConfiguration === configuration else { return }
    shown?.entries = built.entries
    shown?.place = place(of: built.entries, from: .interaction(interaction, configuration))
    layOut()
  }

  /// Works out what an interaction's menu holds; `nil` when there is none to show.
  private func buildMenu(
    of interaction: UIEditMenuInteraction,
    _ configuration: UIEditMenuConfiguration,
    in view: UIView
  ) -> (entries: [MenuEntry], firstResponder: UIResponder?)? {
    let first = firstResponder(for: view)
    let setting = simulation.profile.setting(.editMenuFirstResponder)
    if first == nil, setting != .never {
      dispatcher.emit(
        .declined,
        .route,
        at: dispatcher.objects.index(of: interaction),
        rule: .editMenuInteractionFirstResponder
      )
      if setting == .always { return nil }
    }
    // Commands of the delegate's own are looked up from the view where nobody in it has the focus.
    let start = first ?? view
    var suggested: [UIMenuElement] = []
    if first != nil || setting == .never { suggested = suggestedActions(from: start) }
    let menu =
      interaction.askMenu(configuration, suggested: suggested)
      ?? simulation.enter { UIMenu(children: suggested) }
    let offered = entries(of: menu, sender: interaction, start: start)
    guard dispatcher.failure == nil else { return nil }
    guard !offered.isEmpty else {
      dispatcher.emit(
        .declined,
        .route,
        at: dispatcher.objects.index(of: interaction),
        rule: .editMenuInteractionSuggested
      )
      return nil
    }
    return (offered, first)
  }

  /// The first responder, if it is the view or lies in it.
  private func firstResponder(for view: UIView) -> UIResponder? {
    simulation.firstResponders.current.flatMap { $0.isInside(view) ? $0 : nil }
  }

  /// The standard commands that somebody performs, after the chain had its say.
  ///
  /// Each responder from the start up may change what those before it left, the nearest first.
  func suggestedActions(from start: UIResponder) -> [UIMenuElement] {
    let commands = standardActions(from: start)
    return simulation.enter {
      let standard = UIMenu(
        identifier: .standardEdit,
        options: .displayInline,
        children: commands.map { UICommand(title: $0.title, action: $0.action) }
      )
      let root = UIMenu(identifier: .edit, children: [standard])
      let builder = MenuTreeBuilder(system: .context, root: root)
      var responder: UIResponder? = start
      var seen: Set<ObjectIndex> = []
      // A ring in the chain ends the walk quietly here: it is reported where an event or action
      // goes round in it.
      while let asked = responder, seen.insert(asked.index).inserted, dispatcher.failure == nil {
        asked.askBuildMenu(with: builder)
        responder = dispatcher.nextResponder(of: asked)
      }
      return builder.root.children
    }
  }

  /// Shows the edit menu of a view.
  ///
  /// From iOS 16 it is a text object's own or that of the view's interaction; else, and before, it
  /// is the menu controller's.
  @_spi(Workbench) public func showEditMenu(from view: UIView, rect: CGRect? = nil) {
    let rect = rect ?? view.bounds
    let interaction = view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
    simulation.enter {
      if let text = view as? any EditableText, simulation.profile.ios >= 16 {
        showTextMenu(of: text)
      } else if let interaction, simulation.profile.ios >= 16 {
        interaction.presentEditMenu(
          with: UIEditMenuConfiguration(
            identifier: nil,
            sourcePoint: CGPoint(x: rect.midX, y: rect.midY)
          )
        )
      } else {
        simulation.menu.controller.showMenu(from: view, rect: rect)
      }
    }
  }

  /// Builds the app's main menu: the application and its delegate are asked (action.build-menu).
  ///
  /// Built when a host or `UIMenuSystem.setNeedsRebuild()` asks for it. The delegate of the
  /// application comes after the application, if it is a responder.
  @_spi(Workbench) @discardableResult public func buildMainMenu() -> UIMenu {
    simulation.enter {
      let commands = StandardEditAction.available(in: simulation.profile).filter(\.isInEditMenu)
      let standard = UIMenu(
        identifier: .standardEdit,
        options: .displayInline,
        children: commands.map(\.menuCommand)
      )
      let root = UIMenu(
        identifier: .root,
        children: [
          UIMenu(title: "File", identifier: .file),
          UIMenu(title: "Edit", identifier: .edit, children: [standard]),
          UIMenu(title: "View", identifier: .view),
        ]
      )
      let builder = MenuTreeBuilder(system: .main, root: root)
      simulation.application.askBuildMenu(with: builder)
      (simulation.application.delegate as? UIResponder)?.askBuildMenu(with: builder)
      simulation.menu.main = builder.root
      return builder.root
    }
  }
}
