import Foundation

// The edit menu of cells, older than context menus, which the list's delegate may have.

/// What the delegate of a list is asked or told about the menu of a cell.
enum CellMenuQuestion {
  /// Whether a cell that is pressed for long shows a menu.
  case shows
  /// Whether that menu has an action.
  case performs(Selector, UIMenuController)
  /// That the action has been chosen; the answer says only that somebody was told.
  case chosen(Selector, UIMenuController)
}

extension CellList {
  /// Waits whether the press of a cell lasts as long as a long press, if there is whom to ask.
  ///
  /// The time counts from the finger's touch, which the list may have held back.
  func waitForMenu(of number: Int, pressedBy touch: UITouch) {
    guard delegateObject != nil else { return }
    stopWaitingForMenu()
    let name = "\(dispatcher.objects.className(of: self)).menu"
    // Half a second, as a long press takes.
    let due = Int64(microseconds: touch.timestamp) + 500_000
    let delay = max(0, due - dispatcher.now)
    cells.menuTimer = dispatcher.setTimer(after: delay, name: name, object: self) {
      [weak self] in self?.pressHasLasted(number)
    }
  }

  /// The press is over.
  func stopWaitingForMenu() {
    dispatcher.cancelTimer(cells.menuTimer)
    cells.menuTimer = nil
  }

  /// Shows the menu of a cell that has been pressed for long (edit-menu.cell-delegate).
  private func pressHasLasted(_ number: Int) {
    cells.menuTimer = nil
    // A lift that was kept from the list would else bring up a menu with no finger down.
    letGoOfLostPress()
    guard cells.press.pressed == number, let cell = cells.cell(number) else { return }
    let path = cells.grid.path(of: number)
    guard askDelegate(.shows, at: path), dispatcher.failure == nil else { return }
    let offered = menuEntries(of: cell, at: path)
    guard dispatcher.failure == nil else { return }
    guard !offered.isEmpty else {
      dispatcher.emit(.declined, .route, at: cell.index, rule: .editMenuCellDelegate)
      return
    }
    // The long press has the touch now, and its lift selects nothing.
    followPress(cells.press.letGo())
    simulation.menu.hide(by: nil)
    simulation.menu.show(
      offered,
      from: .owner(cell),
      hangingOn: nil,
      at: cell,
      rule: .editMenuCellDelegate
    )
  }

  // MARK: - Asking the delegate

  /// Asks the delegate about a menu; one that does not answer wants none.
  private func askDelegate(_ question: CellMenuQuestion, at path: IndexPath) -> Bool {
    let answer: Bool? = dispatcher.ask(
      question.isAboutAction ? Self.menuQuestions.performs : Self.menuQuestions.shows,
      of: self,
      arguments: arguments(of: question, at: path),
      rule: .editMenuCellDelegate
    ) { ask($0, question, at: path) }
    return answer ?? false
  }

  /// Tells the delegate that an action has been chosen.
  private func tellDelegate(_ question: CellMenuQuestion, at path: IndexPath) {
    dispatcher.tell(
      .performAction,
      of: self,
      arguments: arguments(of: question, at: path),
      rule: .editMenuCellDelegate
    ) { ask($0, question, at: path).map { _ in } }
  }

  private func arguments(of question: CellMenuQuestion, at path: IndexPath) -> [Value] {
    switch question {
    case .shows: [.object(self), path.modelValue]
    case .performs(let action, let sender), .chosen(let action, let sender):
      [.object(self), .selector(action), path.modelValue, .object(sender)]
    }
  }

  // MARK: - What it offers

  private func menuEntries(of cell: any ListCell, at path: IndexPath) -> [MenuEntry] {
    let controller = simulation.menu.controller
    let standard = StandardEditAction.ofCells.compactMap { offered in
      entry(offered.action, offered.title, of: cell, at: path)
    }
    // Items of the app are called on the cell and not on the delegate, so the cell's class has to
    // have them.
    let own = (controller.items ?? []).filter { simulation.actions.implements($0.action, cell) }
    return standard
      + own.map { item in
        MenuEntry(
          choice: .own(item.action) { [simulation] in
            simulation.actions.send(item.action, to: cell, from: controller, for: nil)
          },
          title: item.title,
          element: item,
          isEnabled: true,
          keepsMenu: false
        )
      }
  }

  private func entry(
    _ action: Selector,
    _ title: String,
    of cell: any ListCell,
    at path: IndexPath
  ) -> MenuEntry? {
    guard dispatcher.failure == nil else { return nil }
    let controller = simulation.menu.controller
    let own = ownAnswer(of: cell, action)
    guard own ?? askDelegate(.performs(action, controller), at: path) else { return nil }
    return MenuEntry(
      choice: .own(action) { [weak self] in
        if own != nil {
          controller.simulation.actions.send(action, to: cell, from: controller, for: nil)
        } else {
          self?.tellDelegate(.chosen(action, controller), at: path)
        }
      },
      title: title,
      element: nil,
      isEnabled: true,
      keepsMenu: false
    )
  }

  /// What the cell's own class or the document says of an action; `nil` where neither overrides
  /// the question (edit-menu.cell-override).
  private func ownAnswer(of cell: any ListCell, _ action: Selector) -> Bool? {
    var isOwn = false
    let controller = simulation.menu.controller
    let answer: Bool = dispatcher.call(
      .canPerformAction,
      on: cell,
      arguments: [.selector(action), .object(controller)],
      fields: [TraceField(.action, .text(action.name))],
      deciding: { _, answering in
        isOwn = answering.isOverridden
        return isOwn ? .editMenuCellOverride : nil
      }
    ) { cell.canPerformAction(action, withSender: controller) }
    return isOwn ? answer : nil
  }
}

extension CellMenuQuestion {
  /// Whether it is about one action, or the menu as a whole.
  fileprivate var isAboutAction: Bool {
    switch self {
    case .shows: false
    case .performs, .chosen: true
    }
  }
}

extension StandardEditAction {
  /// Those that a cell's menu asks for.
  static let ofCells = all.filter { ["cut:", "copy:", "paste:"].contains($0.action.name) }
}
