import Foundation

// Cells that a host wrote down, as a document does: they stand in the place of a data source.

@_spi(Workbench) extension UITableView {
  /// Shows these cells, section by section; each keeps its row for ever.
  public func write(sections: [[UITableViewCell]]) {
    cells.written = WrittenCells(sections, make: Self.makePlainCell)
    reloadCells()
  }

  /// Shows as many plain cells in one section; each is made when it first comes into sight.
  public func write(numberOfRows count: Int) {
    cells.written = WrittenCells(count: count, make: Self.makePlainCell)
    reloadCells()
  }

  private static func makePlainCell() -> any ListCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The cells that are written down, section by section; none where they were only counted.
  public var writtenSections: [[UITableViewCell]] {
    (cells.written?.sections ?? []).map { $0.compactMap { $0 as? UITableViewCell } }
  }

  /// How many rows there are in all sections.
  public var numberOfAllRows: Int { cells.grid.count }
}

@_spi(Workbench) extension UICollectionView {
  /// Shows these cells, section by section; each keeps its item for ever.
  public func write(sections: [[UICollectionViewCell]]) {
    cells.written = WrittenCells(sections, make: Self.makePlainCell)
    reloadCells()
  }

  /// Shows as many plain cells in one section; each is made when it first comes into sight.
  public func write(numberOfItems count: Int) {
    cells.written = WrittenCells(count: count, make: Self.makePlainCell)
    reloadCells()
  }

  private static func makePlainCell() -> any ListCell { UICollectionViewCell(frame: .zero) }

  /// The cells that are written down, section by section; none where they were only counted.
  public var writtenSections: [[UICollectionViewCell]] {
    (cells.written?.sections ?? []).map { $0.compactMap { $0 as? UICollectionViewCell } }
  }

  /// How many items there are in all sections.
  public var numberOfAllItems: Int { cells.grid.count }
}

@_spi(Workbench) extension UITableViewCell {
  /// Adds a view to the cell itself, as its initializer would.
  public func addOwn(_ view: UIView) { addWhileMaking(view) }
}

@_spi(Workbench) extension UICollectionViewCell {
  /// Adds a view to the cell itself, as its initializer would.
  public func addOwn(_ view: UIView) { addWhileMaking(view) }
}
