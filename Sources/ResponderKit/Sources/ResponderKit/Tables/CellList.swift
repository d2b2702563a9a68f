import Foundation

/// A scroll view that shows cells: a table or a collection view.
///
/// What the two kinds of list share is in its extensions; each kind says where cells lie and what
/// its delegate is asked.
protocol CellList: UIScrollView {
  var cells: CellDeck { get }
  /// How many cells each section has, from whoever knows.
  func countCells() -> [Int]
  /// How the cells are put into lines in a width.
  func measures(inWidth width: Double) -> CellGrid.Measures
  /// Gets a cell from the data source.
  func sourceCell(at path: IndexPath) -> (any ListCell)?
  /// Whether a press highlights and selects at all.
  var allowsSelection: Bool { get }
  /// Highlights, unhighlights and selects, and asks and tells the delegate about it.
  func followPress(_ step: CellPressStateMachine.Step)
  /// The delegate's methods for a cell's menu: whether there is one, and whether it has an action.
  static var menuQuestions: (shows: Method, performs: Method) { get }
  /// Asks or tells a delegate in Swift about a cell's menu; `nil` where it has no such method.
  func ask(_ delegate: AnyObject, _ question: CellMenuQuestion, at path: IndexPath) -> Bool?
}

extension CellList {
  /// Asks anew how many cells there are, and puts those on the screen in place.
  ///
  /// A reload that comes while cells are put in place waits until they are.
  func reloadCells() {
    guard !cells.isUpdating, !cells.isReloading else {
      cells.isStale = true
      return
    }
    cells.isReloading = true
    repeat {
      cells.isStale = false
      forgetCells()
      measureCells(cells.written?.counts ?? countCells())
    } while cells.isStale && dispatcher.failure == nil
    cells.isReloading = false
  }

  /// Asks a data source how many cells each section has.
  func countCells(
    by source: AnyObject,
    inSections sections: () -> Int,
    count: (_ section: Int) -> Int
  ) -> [Int] {
    var counts: [Int] = []
    dispatcher.runOwnCode(of: source) {
      for section in 0..<min(max(0, sections()), CellGrid.limit.sections)
      where dispatcher.failure == nil {
        counts.append(count(section))
      }
    }
    return counts
  }

  private func forgetCells() {
    followPress(cells.press.letGo())
    for number in cells.selection { cells.cell(number)?.isSelected = false }
    cells.selection = []
    let old = cells.shown
    cells.show([], at: 0..<0)
    for cell in old { takeOut(cell) }
  }

  /// Works out where the cells lie, after a change of their number, their size or the width.
  func measureCells(_ counts: [Int]? = nil) {
    let grid = cells.grid
    let counts = counts ?? (0..<grid.sections).map { grid.count(inSection: $0) }
    let width = bounds.width
    let made = CellGrid(counts: counts, measures: measures(inWidth: width), width: width)
    cells.grid = made
    if let written = cells.written {
      for (number, cell) in written.all where number < made.count {
        cell.place.list = self
        cell.place.number = number
        cell.fit(made.frame(of: number))
      }
    }
    // Compared, because setting it keeps the content in its range and may scroll.
    if contentSize != made.contentSize { contentSize = made.contentSize }
    for (number, cell) in zip(cells.range, cells.shown) where number < made.count {
      cell.fit(made.frame(of: number))
    }
    layoutCells()
  }

  /// Brings the cells that lie in the bounds into the tree, and takes out the others.
  ///
  /// As in UIKit, only those are subviews, so that hit-testing asks no more than the screen holds.
  func layoutCells() {
    guard !cells.isUpdating else {
      cells.isOutdated = true
      return
    }
    cells.isUpdating = true
    repeat {
      cells.isOutdated = false
      // Taken anew each time round: a data source may scroll while it makes a cell.
      let wanted = cells.grid.numbers(in: bounds)
      if wanted != cells.range { show(wanted) }
    } while cells.isOutdated && dispatcher.failure == nil
    cells.isUpdating = false
    if cells.isStale, dispatcher.failure == nil { reloadCells() }
  }

  private func show(_ wanted: Range<Int>) {
    let old = zip(cells.range, cells.shown)
    for (number, cell) in old where !wanted.contains(number) {
      if cells.press.pressed == number { followPress(cells.press.letGo()) }
      takeOut(cell)
    }
    var kept: [any ListCell] = []
    let before = cells.range
    for number in wanted where dispatcher.failure == nil {
      if before.contains(number), let cell = cells.cell(number) {
        kept.append(cell)
      } else if let cell = bringIn(number) {
        kept.append(cell)
      } else {
        break
      }
    }
    cells.show(kept, at: wanted.lowerBound..<wanted.lowerBound + kept.count)
  }

  private func takeOut(_ cell: any ListCell) {
    cell.removeFromSuperview()
    cells.putAside(cell)
  }

  private func bringIn(_ number: Int) -> (any ListCell)? {
    let written = cells.written
    let made = simulation.enter {
      written?.cell(number) ?? sourceCell(at: cells.grid.path(of: number))
    }
    guard let cell = made else { return nil }
    cell.place.list = self
    cell.place.number = number
    cell.fit(cells.grid.frame(of: number))
    cell.isSelected = cells.selection.contains(number)
    // The cell may come from a row that was pressed when it left the screen.
    cell.isHighlighted = false
    cell.finishMaking()
    // Behind the others: what the app added to the list itself, a refresh control for one, stays in
    // front.
    insertSubview(cell, at: 0)
    return cell
  }

  /// The path of a cell of this list.
  func path(of cell: any ListCell) -> IndexPath? {
    guard cell.superview === self else { return nil }
    return cell.place.number.map { cells.grid.path(of: $0) }
  }

  /// The number of the cell of this list that a view lies in, while it is on the screen.
  func number(ofCellAround view: UIView?) -> Int? {
    var current = view
    while let candidate = current, candidate !== self {
      if let cell = candidate as? any ListCell, cell.place.list === self {
        return cell.place.number
      }
      current = candidate.superview
    }
    return nil
  }
}
