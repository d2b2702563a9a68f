import Foundation

extension UITableView {
  final func askToShowMenu(at path: IndexPath) -> Bool {
    let answer: Bool? = simulation.ask(
      .shouldShowMenuForRowAt,
      of: self,
      arguments: [.object(self), path.modelValue],
      rule: .editMenuCellDelegate
    ) { ($0 as? any UITableViewDelegate)?.tableView(self, shouldShowMenuForRowAt: path) }
    return answer ?? false
  }

  final func askToPerform(
    _ action: Selector,
    at path: IndexPath,
    sender: UIMenuController
  ) -> Bool {
    let answer: Bool? = simulation.ask(
      .canPerformActionForRowAt,
      of: self,
      arguments: arguments(action, path, sender),
      rule: .editMenuCellDelegate
    ) {
      ($0 as? any UITableViewDelegate)?
        .tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
    }
    return answer ?? false
  }

  final func tellToPerform(_ action: Selector, at path: IndexPath, sender: UIMenuController) {
    simulation.tell(
      .performAction,
      of: self,
      arguments: arguments(action, path, sender),
      rule: .editMenuCellDelegate
    ) {
      ($0 as? any UITableViewDelegate)?
        .tableView(self, performAction: action, forRowAt: path, withSender: sender)
    }
  }

  private final func arguments(
    _ action: Selector,
    _ path: IndexPath,
    _ sender: UIMenuController
  ) -> [Value] {
    [.object(self), .selector(action), path.modelValue, .object(sender)]
  }
}
