import Foundation

extension UICollectionView {
  final func askToShowMenu(at path: IndexPath) -> Bool {
    askOfMenu(.shouldShowMenuForItemAt, [.object(self), path.modelValue]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(self, shouldShowMenuForItemAt: path)
    }
  }

  final func askToPerform(
    _ action: Selector,
    at path: IndexPath,
    sender: UIMenuController
  ) -> Bool {
    askOfMenu(.canPerformActionForItemAt, menuArguments(action, path, sender)) {
      ($0 as? any UICollectionViewDelegate)?
        .collectionView(self, canPerformAction: action, forItemAt: path, withSender: sender)
    }
  }

  final func tellToPerform(_ action: Selector, at path: IndexPath, sender: UIMenuController) {
    simulation.tell(
      .performAction,
      of: self,
      arguments: menuArguments(action, path, sender),
      rule: .editMenuCellDelegate
    ) {
      ($0 as? any UICollectionViewDelegate)?
        .collectionView(self, performAction: action, forItemAt: path, withSender: sender)
    }
  }
}
