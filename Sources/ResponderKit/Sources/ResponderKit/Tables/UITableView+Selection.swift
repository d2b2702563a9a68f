import Foundation

extension UITableView {
  /// Does what the press asks for.
  ///
  /// - scroll.row-highlight-then-select: the lift removes the highlight, and then selects.
  final func followPress(_ step: CellPressStateMachine.Step) {
    switch step {
    case .stay: break
    case .highlight(let number): askToHighlight(number)
    case .select(let number):
      endHighlight(number)
      askToSelect(number)
    case .letGo(let number): endHighlight(number)
    }
  }

  private final func askToHighlight(_ number: Int) {
    let path = cells.grid.path(of: number)
    let answer: Bool? = simulation.ask(
      .shouldHighlightRowAt,
      of: self,
      arguments: arguments(path),
      rule: .scrollRowHighlightThenSelect
    ) { ($0 as? any UITableViewDelegate)?.tableView(self, shouldHighlightRowAt: path) }
    guard answer != false else {
      cells.press.refused()
      return
    }
    highlight(number)
    tell(.didHighlightRowAt, path) { $0.tableView(self, didHighlightRowAt: path) }
  }

  private final func endHighlight(_ number: Int) {
    let path = cells.grid.path(of: number)
    unhighlight(number)
    tell(.didUnhighlightRowAt, path) { $0.tableView(self, didUnhighlightRowAt: path) }
  }

  private final func askToSelect(_ number: Int) {
    guard simulation.failure == nil else { return }
    // In a table of many choices a press on a chosen row takes the choice back.
    if multipleSelection, cells.selection.contains(number) {
      askToDeselect(number)
      return
    }
    let path = cells.grid.path(of: number)
    let answer: IndexPathAnswer? = simulation.ask(
      .willSelectRowAt,
      of: self,
      arguments: arguments(path),
      rule: .scrollRowHighlightThenSelect
    ) { delegate in
      (delegate as? any UITableViewDelegate).map {
        IndexPathAnswer($0.tableView(self, willSelectRowAt: path))
      }
    }
    guard let chosen = (answer ?? IndexPathAnswer(path)).indexPath,
      let chosenNumber = cells.grid.number(of: chosen)
    else { return }
    if !multipleSelection {
      for old in cells.selection where old != chosenNumber { askToDeselect(old) }
    }
    guard simulation.failure == nil else { return }
    select(chosenNumber)
    tell(.didSelectRowAt, chosen) { $0.tableView(self, didSelectRowAt: chosen) }
  }

  private final func askToDeselect(_ number: Int) {
    guard simulation.failure == nil else { return }
    let path = cells.grid.path(of: number)
    let answer: IndexPathAnswer? = simulation.ask(
      .willDeselectRowAt,
      of: self,
      arguments: arguments(path),
      rule: .scrollRowHighlightThenSelect
    ) { delegate in
      (delegate as? any UITableViewDelegate).map {
        IndexPathAnswer($0.tableView(self, willDeselectRowAt: path))
      }
    }
    guard let chosen = (answer ?? IndexPathAnswer(path)).indexPath,
      let chosenNumber = cells.grid.number(of: chosen)
    else { return }
    deselect(chosenNumber)
    tell(.didDeselectRowAt, chosen) { $0.tableView(self, didDeselectRowAt: chosen) }
  }

  private final func tell(
    _ method: Method,
    _ path: IndexPath,
    _ implementation: (any UITableViewDelegate) -> Void
  ) {
    guard simulation.failure == nil else { return }
    simulation.tell(
      method,
      of: self,
      arguments: arguments(path),
      rule: .scrollRowHighlightThenSelect
    ) { ($0 as? any UITableViewDelegate).map(implementation) }
  }

  private final func arguments(_ path: IndexPath) -> [Value] { [.object(self), path.modelValue] }
}
