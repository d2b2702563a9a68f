import Foundation

extension UITableView {
  final func askToShowMenu(at path: IndexPath) -> Bool {
    askOfMenu(.shouldShowMenuForRowAt, [.object(self), path.modelValue]) {
      ($0 as? any UITableViewDelegate)?.tableView(self, shouldShowMenuForRowAt: path)
    }
  }

  final func askToPerform(
    _ action: Selector,
    at path: IndexPath,
    sender: UIMenuController
  ) -> Bool {
    askOfMenu(.canPerformActionForRowAt, menuArguments(action, path, sender)) {
      ($0 as? any UITableViewDelegate)?
        .tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
    }
  }

  final func tellToPerform(_ action: Selector, at path: IndexPath, sender: UIMenuController) {
    simulation.tell(
      .performAction,
      of: self,
      arguments: menuArguments(action, path, sender),
      rule: .editMenuCellDelegate
    ) {
      ($0 as? any UITableViewDelegate)?
        .tableView(self, performAction: action, forRowAt: path, withSender: sender)
    }
  }
}
