public import Foundation

/// A scroll view of rows, one below the other.
///
/// A row's place follows from its number: all rows are `rowHeight` high, and headers and footers
/// are not modelled. As in UIKit only the cells of rows on the screen are subviews; those of a data
/// source are used again, those that a host wrote down keep their row for ever. A row is
/// highlighted and selected by the touches methods that climb from the view that was touched to the
/// table: there is no other way to it. A table bounces up and down even if its rows fit.
///
/// A press goes through these steps: `touchesBegan` reaches the table, after the content-touch
/// delay; the delegate is asked whether to highlight, and told; at the lift the highlight goes, and
/// the row is selected (scroll.row-highlight-then-select). Until then the old row stays selected. A
/// drag that scrolls cancels the touch and selects nothing (scroll.row-selection-until-lift).
///
/// ```swift
/// let table = UITableView(frame: view.bounds)
/// table.dataSource = self
/// table.delegate = self
/// view.addSubview(table)
/// ```
///
/// The table keeps neither of the two. Whatever keeps the touches from climbing to it, such as a
/// button in the cell or an override without super, keeps its row from being selected
/// (scroll.row-follows-touches).
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
  ///
  /// Assigning it reads it at once. Its methods are called for rows that come into sight, also in
  /// the midst of scrolling.
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
  ///
  /// The cells of a data source are asked for anew; a press that goes on is let go. Called by the
  /// data source itself while it is asked, it waits until the cells are in place.
  open func reloadData() { reloadCells() }

  /// How many sections there are.
  open var numberOfSections: Int { cells.grid.sections }

  /// Returns how many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { cells.grid.count(inSection: section) }

  /// Returns a cell that has left the screen, to be used again; `nil` where there is none.
  ///
  /// Classes are not registered: Swift cannot make an object of a class that it does not know.
  ///
  /// The cell's `prepareForReuse()` has been called by then.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.take(identifier) as? UITableViewCell
  }

  func measures(inWidth width: Double) -> CellGrid.Measures {
    CellGrid.Measures(cell: CGSize(width: width, height: heightOfRows))
  }

  // MARK: - Rows

  /// Returns the cell of a row on the screen; `nil` for any other.
  ///
  /// It asks the data source for nothing: a row that is out of sight has no cell.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.cell(at: indexPath) as? UITableViewCell
  }

  /// Returns the row of a cell of this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    path(of: cell)
  }

  /// Returns the row at a point of the table's bounds.
  ///
  /// The point is in the coordinates of the content, so a touch's `location(in: table)` fits.
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
    scroll(to: indexPath, at: scrollPosition.position ?? .nearest)
  }

  // MARK: - Selection

  /// Whether a press highlights and selects a row; true by default.
  ///
  /// Without it the delegate is not asked about highlights, and a press does nothing; the table
  /// keeps its touches all the same.
  open var allowsSelection: Bool {
    get { cells.allowsSelection }
    set { cells.allowsSelection = newValue }
  }

  /// Whether several rows can be selected; a press on a selected row then takes it back.
  ///
  /// The delegate is then asked and told about deselecting.
  open var allowsMultipleSelection: Bool {
    get { cells.allowsMany }
    set { cells.allowsMany = newValue }
  }

  /// The selected row, the first where there are several.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The selected rows, in the order of their selection; `nil` where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    cells.selectedPaths
  }

  /// Selects a row by code: the delegate is neither asked nor told.
  ///
  /// A row that the user selects is told of by `tableView(_:didSelectRowAt:)`; code that selects
  /// knows already.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    selectSilently(indexPath)
    if let indexPath, let position = scrollPosition.position { scroll(to: indexPath, at: position) }
  }

  /// Deselects a row by code: the delegate is neither asked nor told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let number = cells.grid.number(of: indexPath) { deselectSilently([number]) }
  }

  override var cellList: (any CellList)? { self }
}

extension UITableView.ScrollPosition {
  fileprivate var position: CellPosition? {
    switch self {
    case .none: nil
    case .top: .top
    case .middle: .middle
    case .bottom: .bottom
    }
  }
}
