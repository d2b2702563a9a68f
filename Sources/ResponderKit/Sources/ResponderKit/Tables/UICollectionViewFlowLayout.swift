public import Foundation

/// Says where the items of a collection view lie.
///
/// It belongs to one collection view, which keeps it, and a change lays the items out at once.
open class UICollectionViewLayout: NSObject {
  final weak var list: UICollectionView?

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { list }

  /// Has the items laid out anew.
  open func invalidateLayout() { list?.measureCells() }

  /// How the items are put into lines in a width; a plain layout has no lines.
  func measures(inWidth width: Double) -> CellGrid.Measures { CellGrid.Measures() }
}

/// A layout in lines from left to right, each as full as the width allows.
///
/// What a line leaves over goes between its items; a single item in its line stands in the middle.
/// Only vertical scrolling is modelled, without insets, headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  final var size = CGSize(width: 50, height: 50)
  final var betweenLines = 10.0
  final var betweenItems = 10.0

  /// How large each item is, in points; 50 × 50 by default.
  open var itemSize: CGSize {
    get { size }
    set {
      size = newValue
      invalidateLayout()
    }
  }

  /// The space between two lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat {
    get { betweenLines }
    set {
      betweenLines = newValue
      invalidateLayout()
    }
  }

  /// The least space between two items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat {
    get { betweenItems }
    set {
      betweenItems = newValue
      invalidateLayout()
    }
  }

  override func measures(inWidth width: Double) -> CellGrid.Measures {
    let step = size.width + betweenItems
    // As many as fit with a gap between each two; the last has none behind it.
    let fitting = step > 0 ? ((width + betweenItems) / step).rounded(.down) : 1
    let columns = fitting.isFinite ? Int(min(max(1, fitting), 1_000_000)) : 1
    let left = width - Double(columns) * size.width
    let gap = columns > 1 ? left / Double(columns - 1) : 0
    return CellGrid.Measures(
      cell: size,
      columns: columns,
      leading: columns > 1 ? 0 : left / 2,
      columnStep: size.width + gap,
      lineSpacing: betweenLines
    )
  }
}
