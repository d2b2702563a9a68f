public import Foundation

/// Says how many items a collection view has, and makes the cells of those on the screen.
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
    var counts: [Int] = []
    guard let source = sourceStorage else { return counts }
    simulation.runOwnCode(of: source) {
      let sections = source.numberOfSections(in: self)
      for section in 0..<min(max(0, sections), CellGrid.limit.sections)
      where simulation.failure == nil {
        counts.append(source.collectionView(self, numberOfItemsInSection: section))
      }
    }
    return counts
  }

  /// Asks the data source for the cell of an item.
  final func sourceCell(at path: IndexPath) -> (any ListCell)? {
    var cell: UICollectionViewCell?
    guard let source = sourceStorage else { return nil }
    simulation.runOwnCode(of: source) {
      cell = source.collectionView(self, cellForItemAt: path)
    }
    return cell
  }
}
