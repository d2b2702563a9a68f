import Foundation

extension UICollectionView {
  /// Does what the press asks for.
  ///
  /// The order is that of UIKit's header: the delegate hears of the lost highlight after the
  /// selection, other than a table's.
  final func followPress(_ step: CellPressStateMachine.Step) {
    switch step {
    case .stay: break
    case .highlight(let number): askToHighlight(number)
    case .select(let number):
      askToSelect(number)
      endHighlight(number)
    case .letGo(let number): endHighlight(number)
    }
  }

  private final func askToHighlight(_ number: Int) {
    let isWanted = ask(.shouldHighlightItemAt, number) {
      $0.collectionView(self, shouldHighlightItemAt: $1)
    }
    guard isWanted else {
      cells.press.refused()
      return
    }
    highlight(number)
    tell(.didHighlightItemAt, number) { $0.collectionView(self, didHighlightItemAt: $1) }
  }

  private final func endHighlight(_ number: Int) {
    guard dispatcher.failure == nil else { return }
    unhighlight(number)
    tell(.didUnhighlightItemAt, number) { $0.collectionView(self, didUnhighlightItemAt: $1) }
  }

  private final func askToSelect(_ number: Int) {
    // In a collection of many choices a press on a chosen item takes the choice back.
    if cells.allowsMany, cells.selection.contains(number) {
      let isWanted = ask(.shouldDeselectItemAt, number) {
        $0.collectionView(self, shouldDeselectItemAt: $1)
      }
      if isWanted { endSelection(number) }
      return
    }
    let isWanted = ask(.shouldSelectItemAt, number) {
      $0.collectionView(self, shouldSelectItemAt: $1)
    }
    guard isWanted else { return }
    if !cells.allowsMany {
      // Without a question: `shouldDeselectItemAt` is for a press on the item itself.
      for old in cells.selection where old != number { endSelection(old) }
    }
    guard dispatcher.failure == nil, number < cells.grid.count else { return }
    select(number)
    tell(.didSelectItemAt, number) { $0.collectionView(self, didSelectItemAt: $1) }
  }

  private final func endSelection(_ number: Int) {
    guard dispatcher.failure == nil else { return }
    deselect(number)
    tell(.didDeselectItemAt, number) { $0.collectionView(self, didDeselectItemAt: $1) }
  }

  private final func ask(
    _ method: Method,
    _ number: Int,
    _ implementation: (any UICollectionViewDelegate, IndexPath) -> Bool
  ) -> Bool {
    guard dispatcher.failure == nil, number < cells.grid.count else { return false }
    let path = cells.grid.path(of: number)
    return askDelegate(method, about: path) {
      ($0 as? any UICollectionViewDelegate).map { implementation($0, path) }
    } ?? true
  }

  private final func tell(
    _ method: Method,
    _ number: Int,
    _ implementation: (any UICollectionViewDelegate, IndexPath) -> Void
  ) {
    // An item that the delegate has taken away meanwhile is told of no more.
    guard number < cells.grid.count else { return }
    let path = cells.grid.path(of: number)
    tellDelegate(method, about: path) {
      ($0 as? any UICollectionViewDelegate).map { implementation($0, path) }
    }
  }
}
