import Foundation

/// A cell of a table or a collection view, as the list that shows it sees it.
protocol ListCell: UIView {
  /// Where the cell belongs.
  var place: CellPlace { get set }
  /// The view that holds what the cell shows.
  var contentView: UIView { get }
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// Where a cell belongs: the list and the number in it.
struct CellPlace {
  /// The property by which documents name a cell of the list, `cellForRow`.
  let property: String
  weak var list: UIScrollView?
  var number: Int?
  /// Whether the list has shown the cell; what its initializer did is over then.
  var isShown = false

  init(property: String) { self.property = property }
}

extension ListCell {
  /// Puts the cell where it belongs; the content view is as large as the cell.
  func fit(_ frame: CGRect) {
    self.frame = frame
    contentView.frame = bounds
  }

  /// Ends what the cell's initializer began: its content view comes in front.
  ///
  /// - hit-test.cell-content-view-in-front: since iOS 14; before, in the order of the array.
  func finishMaking() {
    guard !place.isShown else { return }
    place.isShown = true
    // Once, when the list first shows the cell: what is added later is the app's own order.
    if simulation.profile.ios >= 14 { bringSubviewToFront(contentView) }
  }

  /// Adds a view to the cell itself, as the cell's initializer would.
  func addWhileMaking(_ view: UIView) {
    if simulation.profile.ios >= 14 {
      insertSubview(view, belowSubview: contentView)
    } else {
      addSubview(view)
    }
  }

  /// How documents reach the cell: `list.cellForRow[0,3]`.
  var pathInList: (list: UIView, step: String)? {
    guard let list = place.list, let number = place.number,
      let path = (list as? any CellList)?.cells.grid.path(of: number)
    else { return nil }
    return (list, "\(place.property)[\(path.section),\(path.row)]")
  }
}
