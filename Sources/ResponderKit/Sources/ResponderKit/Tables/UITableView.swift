public import Foundation

/// A scroll view of rows, one below the other.
///
/// A row's place follows from its number: all rows are `rowHeight` high, and headers and footers
/// are not modelled. As in UIKit only the cells of rows on the screen are subviews; those of a data
/// source are used again, those that a host wrote down keep their row for ever. A row is
/// highlighted and selected by the touches methods that climb from the view that was touched to the
/// table: there is no other way to it. A table bounces up and down even if its rows fit.
open class UITableView: UIScrollView, CellList {
  /// What a table looks like; it has no part in the model.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Where a row is to lie after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  final let cells = CellDeck()
  final var heightOfRows = 44.0
  final var selectionAllowed = true
  final var multipleSelection = false
  final weak var sourceStorage: (any UITableViewDataSource)?

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    alwaysBounces = [.vertical]
    measureCells()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounces = [.vertical]
  }

  // MARK: - Content

  /// Says how many rows there are, and makes the cells of those on the screen.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { sourceStorage }
    set {
      sourceStorage = newValue
      reloadData()
    }
  }

  /// How high each row is, in points; 44 by default.
  open var rowHeight: CGFloat {
    get { heightOfRows }
    set {
      heightOfRows = newValue
      measureCells()
    }
  }

  /// Asks the data source anew; selection and highlight are gone.
  open func reloadData() { reloadCells() }

  /// How many sections there are.
  open var numberOfSections: Int { cells.grid.sections }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { cells.grid.count(inSection: section) }

  /// Returns a cell that has left the screen, to be used again; `nil` where there is none.
  ///
  /// Classes are not registered: Swift cannot make an object of a class that it does not know.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.take(identifier) as? UITableViewCell
  }

  func measures(inWidth width: Double) -> CellGrid.Measures {
    CellGrid.Measures(cell: CGSize(width: width, height: heightOfRows))
  }

  // MARK: - Rows

  /// Returns the cell of a row on the screen; `nil` for any other.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.grid.number(of: indexPath).flatMap { cells.cell($0) } as? UITableViewCell
  }

  /// Returns the row of a cell of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard cell.superview === self else { return nil }
    return cell.place.number.map { cells.grid.path(of: $0) }
  }

  /// Returns the row at a point of the table's bounds.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    cells.grid.number(at: point).map { cells.grid.path(of: $0) }
  }

  /// Returns where a row lies in the content; the zero rectangle where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    cells.grid.number(of: indexPath).map { cells.grid.frame(of: $0) } ?? .zero
  }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.shown.compactMap { $0 as? UITableViewCell } }

  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.range.map { cells.grid.path(of: $0) } }

  /// Scrolls to a row; nobody is told that the user did.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let number = cells.grid.number(of: indexPath) else { return }
    scroll(toCell: number, at: scrollPosition.position)
  }

  // MARK: - Selection

  /// Whether a press highlights and selects a row; true by default.
  open var allowsSelection: Bool {
    get { selectionAllowed }
    set { selectionAllowed = newValue }
  }

  /// Whether several rows can be selected; a press on a selected row then takes it back.
  open var allowsMultipleSelection: Bool {
    get { multipleSelection }
    set { multipleSelection = newValue }
  }

  /// The selected row, the first where there are several.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The selected rows, in the order of their selection; `nil` where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    cells.selection.isEmpty ? nil : cells.selection.map { cells.grid.path(of: $0) }
  }

  /// Selects a row by code: the delegate is neither asked nor told.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      deselectSilently(cells.selection)
      return
    }
    guard let number = cells.grid.number(of: indexPath) else { return }
    selectSilently(number, alone: !multipleSelection)
    if scrollPosition != .none { scroll(toCell: number, at: scrollPosition.position) }
  }

  /// Deselects a row by code: the delegate is neither asked nor told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let number = cells.grid.number(of: indexPath) { deselectSilently([number]) }
  }

  // MARK: - Scrolling and touches

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = bounds.size
      super.frame = newValue
      sizeDidChange(from: old)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = bounds.size
      super.bounds = newValue
      sizeDidChange(from: old)
    }
  }

  override func offsetDidChange() {
    layoutCells()
    super.offsetDidChange()
  }

  /// Whether a touch in a view may be taken for scrolling.
  ///
  /// - scroll.table-and-collection-cancel: as in any scroll view, unless the profile says otherwise.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    cancelsTouches(in: view) { super.touchesShouldCancel(in: view) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    takeTouches(.touchesBegan, touches, event) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    takeTouches(.touchesEnded, touches, event) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    takeTouches(.touchesCancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }
}

extension UITableView.ScrollPosition {
  fileprivate var position: CellPosition {
    switch self {
    case .none: .nearest
    case .top: .top
    case .middle: .middle
    case .bottom: .bottom
    }
  }
}
