public import Foundation

/// A scroll view of items, in the lines of its layout.
///
/// It works as a table does: only the cells of items on the screen are subviews, and an item is
/// highlighted and selected by the touches methods that climb to the collection view.
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
  final var selectionAllowed = true
  final var multipleSelection = false
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
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.grid.number(of: indexPath).flatMap { cells.cell($0) } as? UICollectionViewCell
  }

  /// Returns the item of a cell of this collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.superview === self else { return nil }
    return cell.place.number.map { cells.grid.path(of: $0) }
  }

  /// Returns the item at a point of the collection view's bounds.
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
    guard let number = cells.grid.number(of: indexPath) else { return }
    scroll(toCell: number, at: scrollPosition.position)
  }

  // MARK: - Selection

  /// Whether a press highlights and selects an item; true by default.
  open var allowsSelection: Bool {
    get { selectionAllowed }
    set { selectionAllowed = newValue }
  }

  /// Whether several items can be selected; a press on a selected item then takes it back.
  open var allowsMultipleSelection: Bool {
    get { multipleSelection }
    set { multipleSelection = newValue }
  }

  /// The selected items, in the order of their selection; `nil` where there are none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    cells.selection.isEmpty ? nil : cells.selection.map { cells.grid.path(of: $0) }
  }

  /// Selects an item by code: the delegate is neither asked nor told.
  open func selectItem(
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
    if !scrollPosition.isEmpty { scroll(toCell: number, at: scrollPosition.position) }
  }

  /// Deselects an item by code: the delegate is neither asked nor told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
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

extension UICollectionView.ScrollPosition {
  fileprivate var position: CellPosition {
    if contains(.top) { return .top }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .bottom : .nearest
  }
}
