import Foundation

extension UICollectionView {
  final func askToShowMenu(at path: IndexPath) -> Bool {
    let answer: Bool? = simulation.ask(
      .shouldShowMenuForItemAt,
      of: self,
      arguments: [.object(self), path.modelValue],
      rule: .editMenuCellDelegate
    ) { ($0 as? any UICollectionViewDelegate)?.collectionView(self, shouldShowMenuForItemAt: path) }
    return answer ?? false
  }

  final func askToPerform(
    _ action: Selector,
    at path: IndexPath,
    sender: UIMenuController
  ) -> Bool {
    let answer: Bool? = simulation.ask(
      .canPerformActionForItemAt,
      of: self,
      arguments: arguments(action, path, sender),
      rule: .editMenuCellDelegate
    ) {
      ($0 as? any UICollectionViewDelegate)?
        .collectionView(self, canPerformAction: action, forItemAt: path, withSender: sender)
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
      ($0 as? any UICollectionViewDelegate)?
        .collectionView(self, performAction: action, forItemAt: path, withSender: sender)
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
