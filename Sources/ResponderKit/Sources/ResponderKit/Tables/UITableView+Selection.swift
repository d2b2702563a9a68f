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
    let answer = ask(.shouldHighlightRowAt, path) { $0.tableView(self, shouldHighlightRowAt: path) }
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
    // The delegate may have taken the row away meanwhile.
    guard dispatcher.failure == nil, number < cells.grid.count else { return }
    // In a table of many choices a press on a chosen row takes the choice back.
    if cells.allowsMany, cells.selection.contains(number) {
      askToDeselect(number)
      return
    }
    let row = askForRow(.willSelectRowAt, number) { $0.tableView(self, willSelectRowAt: $1) }
    guard let row else { return }
    if !cells.allowsMany {
      // Before the new one is selected, and after the delegate has agreed to it; one that it keeps
      // stays selected beside the new one.
      for old in cells.selection where old != row.number { askToDeselect(old) }
    }
    guard dispatcher.failure == nil else { return }
    select(row.number)
    tell(.didSelectRowAt, row.path) { $0.tableView(self, didSelectRowAt: row.path) }
  }

  private final func askToDeselect(_ number: Int) {
    guard dispatcher.failure == nil else { return }
    let row = askForRow(.willDeselectRowAt, number) { $0.tableView(self, willDeselectRowAt: $1) }
    guard let row else { return }
    deselect(row.number)
    tell(.didDeselectRowAt, row.path) { $0.tableView(self, didDeselectRowAt: row.path) }
  }

  /// Asks which row is to be selected or deselected in the place of one; `nil` means none.
  private final func askForRow(
    _ method: Method,
    _ number: Int,
    _ implementation: (any UITableViewDelegate, IndexPath) -> IndexPath?
  ) -> (number: Int, path: IndexPath)? {
    let path = cells.grid.path(of: number)
    let answer = ask(method, path) { IndexPathAnswer(implementation($0, path)) }
    guard let chosen = (answer ?? IndexPathAnswer(path)).indexPath,
      let number = cells.grid.number(of: chosen)
    else { return nil }
    return (number, chosen)
  }

  private final func ask<Answer: ModelValue>(
    _ method: Method,
    _ path: IndexPath,
    _ implementation: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    askDelegate(method, about: path) { ($0 as? any UITableViewDelegate).map(implementation) }
  }

  private final func tell(
    _ method: Method,
    _ path: IndexPath,
    _ implementation: (any UITableViewDelegate) -> Void
  ) {
    tellDelegate(method, about: path) { ($0 as? any UITableViewDelegate).map(implementation) }
  }
}
