public import Foundation

/// A scroll view of items, in the lines of its layout.
///
/// It works as a table does: only the cells of items on the screen are subviews, and an item is
/// highlighted and selected by the touches methods that climb to the collection view.
///
/// It keeps its layout; data source and delegate it does not keep. The order at the lift is another
/// than a table's: the delegate hears of the selection before it hears that the highlight is gone.
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 120, height: 120)
/// let grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
/// grid.dataSource = self
/// ```
open class UICollectionView: UIScrollView, CellList {
  /// Where an item is to lie after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
  }

  final let cells = CellDeck()
  final var layoutStorage: UICollectionViewLayout
  final weak var sourceStorage: (any UICollectionViewDataSource)?

  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.list = self
    measureCells()
  }

  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.list = self
  }

  // MARK: - Content

  /// Says how many items there are, and makes the cells of those on the screen.
  ///
  /// Assigning it reads it at once.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { sourceStorage }
    set {
      sourceStorage = newValue
      reloadData()
    }
  }

  /// Says where the items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set {
      layoutStorage.list = nil
      layoutStorage = newValue
      newValue.list = self
      measureCells()
    }
  }

  /// Asks the data source anew; selection and highlight are gone.
  ///
  /// Called by the data source while it is asked, it waits until the cells are in place.
  open func reloadData() { reloadCells() }

  /// How many sections there are.
  open var numberOfSections: Int { cells.grid.sections }

  /// Returns how many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { cells.grid.count(inSection: section) }

  func measures(inWidth width: Double) -> CellGrid.Measures {
    layoutStorage.measures(inWidth: width)
  }

  // MARK: - Items

  /// Returns the cell of an item on the screen; `nil` for any other.
  ///
  /// It asks the data source for nothing.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.cell(at: indexPath) as? UICollectionViewCell
  }

  /// Returns the item of a cell of this collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    path(of: cell)
  }

  /// Returns the item at a point of the collection view's bounds.
  ///
  /// The point is in the coordinates of the content; between two items there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.grid.number(at: point).map { cells.grid.path(of: $0) }
  }

  /// The cells on the screen, in order.
  open var visibleCells: [UICollectionViewCell] {
    cells.shown.compactMap { $0 as? UICollectionViewCell }
  }

  /// The items on the screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.range.map { cells.grid.path(of: $0) } }

  /// Scrolls to an item; nobody is told that the user did.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition.position ?? .nearest)
  }

  // MARK: - Selection

  /// Whether a press highlights and selects an item; true by default.
  open var allowsSelection: Bool {
    get { cells.allowsSelection }
    set { cells.allowsSelection = newValue }
  }

  /// Whether several items can be selected; a press on a selected item then takes it back.
  open var allowsMultipleSelection: Bool {
    get { cells.allowsMany }
    set { cells.allowsMany = newValue }
  }

  /// The selected items, in the order of their selection; an empty list where there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    cells.selectedPaths ?? []
  }

  /// Selects an item by code: the delegate is neither asked nor told.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    selectSilently(indexPath)
    if let indexPath, let position = scrollPosition.position { scroll(to: indexPath, at: position) }
  }

  /// Deselects an item by code: the delegate is neither asked nor told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let number = cells.grid.number(of: indexPath) { deselectSilently([number]) }
  }

  override var cellList: (any CellList)? { self }
}

extension UICollectionView.ScrollPosition {
  fileprivate var position: CellPosition? {
    if contains(.top) { return .top }
    if contains(.centeredVertically) { return .middle }
    if contains(.bottom) { return .bottom }
    return isEmpty ? nil : .nearest
  }
}
