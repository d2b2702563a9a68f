import Foundation

/// The cells of a list: which are on the screen, chosen or pressed, and which wait to be used again.
///
/// A table and a collection view have one each, so that what they share is written once. Only the
/// numbers of chosen cells are kept: a chosen row that is out of sight has no cell.
final class CellDeck {
  /// Where the cells lie.
  var grid = CellGrid()
  /// The numbers of the cells on the screen.
  private(set) var range = 0..<0
  /// The cells on the screen, in order.
  private(set) var shown: [any ListCell] = []
  /// The chosen cells, in the order in which they were chosen.
  var selection: [Int] = []
  var press = CellPressStateMachine()
  /// The timer that fires when the press has lasted as long as a long press.
  var menuTimer: Int?
  /// Cells that have left the screen, by their identifier.
  private var reusable: [String: [any ListCell]] = [:]
  /// The cells of a list that was written down; each keeps its place for ever.
  var written: WrittenCells?
  /// Whether the cells are being put in place, which may run code that moves the list again.
  var isUpdating = false
  /// Whether the bounds or the measures have changed meanwhile.
  var isOutdated = false
  /// Whether the cells are to be got anew, once they are in place.
  var isStale = false
  /// Whether they are being got anew.
  var isReloading = false
  /// Whether a press highlights and selects at all.
  var allowsSelection = true
  /// Whether several cells can be selected.
  var allowsMany = false

  /// Returns a cell on the screen.
  func cell(_ number: Int) -> (any ListCell)? {
    range.contains(number) ? shown[number - range.lowerBound] : nil
  }

  /// Returns a cell on the screen.
  func cell(at path: IndexPath) -> (any ListCell)? { grid.number(of: path).flatMap { cell($0) } }

  /// The paths of the chosen cells; `nil` where there are none.
  var selectedPaths: [IndexPath]? { selection.isEmpty ? nil : selection.map(grid.path) }

  /// Says which cells are on the screen now.
  func show(_ cells: [any ListCell], at range: Range<Int>) {
    self.range = range
    shown = cells
  }

  /// Puts a cell that has left the screen aside, if it is of a kind that is used again.
  func putAside(_ cell: any ListCell) {
    guard written == nil, let identifier = cell.reuseIdentifier else { return }
    // A cell that waits belongs to no row, and a delegate that holds on to it finds none.
    cell.place.number = nil
    reusable[identifier, default: []].append(cell)
  }

  /// Returns a cell to be used again; `nil` where none waits.
  func take(_ identifier: String) -> (any ListCell)? {
    let cell = reusable[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }
}

/// The cells that a host wrote down for a list: those it made, or as many as it says.
final class WrittenCells {
  let counts: [Int]
  private var made: [Int: any ListCell] = [:]
  private let make: () -> any ListCell

  init(_ sections: [[any ListCell]], make: @escaping () -> any ListCell) {
    self.sections = sections
    counts = sections.map(\.count)
    self.make = make
    for (number, cell) in sections.joined().enumerated() { made[number] = cell }
  }

  init(count: Int, make: @escaping () -> any ListCell) {
    sections = []
    counts = [max(0, count)]
    self.make = make
  }

  /// Returns a cell, making it when it is first asked for.
  func cell(_ number: Int) -> any ListCell {
    if let cell = made[number] { return cell }
    let cell = make()
    made[number] = cell
    return cell
  }

  /// The cells that are there, with their numbers, in order.
  var all: [(number: Int, cell: any ListCell)] {
    made.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The cells that the host made, section by section; none where it only counted them.
  let sections: [[any ListCell]]
}
