public import Foundation

/// Says how many items a collection view has, and makes the cells of those on the screen.
///
/// Classes of cells are not registered: a cell is made where it is asked for. As with a table, a
/// method may scroll or reload, which takes effect when the cells are in place.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns how many sections there are; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns how many items a section has.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item that comes into sight.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

extension UICollectionView {
  /// Asks the data source how many items each section has.
  final func countCells() -> [Int] {
    guard let source = sourceStorage else { return [] }
    return countCells(by: source, inSections: { source.numberOfSections(in: self) }) {
      source.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Asks the data source for the cell of an item.
  final func sourceCell(at path: IndexPath) -> (any ListCell)? {
    guard let source = sourceStorage else { return nil }
    var cell: UICollectionViewCell?
    dispatcher.runOwnCode(of: source) {
      cell = source.collectionView(self, cellForItemAt: path)
    }
    return cell
  }
}
