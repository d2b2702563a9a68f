import Foundation
@_spi(Workbench) import ResponderKit

/// A delegate that notes what a table asks and tells, and answers as a test says.
final class RowDelegate: UITableViewDelegate {
  var lines: [String] = []
  var whenNoted: (String) -> Void = { _ in }
  var highlights: (IndexPath) -> Bool = { _ in true }
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }

  private func note(_ what: String, _ path: IndexPath) {
    lines.append("\(what) \(path.section),\(path.row)")
    whenNoted(what)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("highlight?", indexPath)
    return highlights(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlighted", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlighted", indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("select?", indexPath)
    return selects(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("selected", indexPath)
  }
  func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("deselect?", indexPath)
    return deselects(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselected", indexPath)
  }
}

/// How a view leaves its table.
enum Leaving { case isMoved, isRemoved }

/// A screen with a table of rows of 44 points, from y = 100 to y = 500.
final class TableStage {
  let screen: Screen
  let table: UITableView
  let rows: [UITableViewCell]
  let delegate = RowDelegate()

  init(rows count: Int = 20, profile: Profile = Profile(), level: TraceLevel = .full) {
    screen = Screen(profile: profile, level: level)
    table = screen.add("list", UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 400)))
    rows = screen.simulation.enter {
      (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    screen.simulation.enter { table.write(sections: [rows]) }
    table.delegate = delegate
  }

  /// The middle of a row on the screen.
  func place(_ row: Int) -> Double { 100 + Double(row) * 44 + 22 - table.contentOffset.y }

  /// A quick tap on a row.
  func tap(_ row: Int) throws {
    try screen.simulation.enter { _ = try screen.tap(100, place(row)) }
  }

  func down(_ row: Int) throws {
    try screen.simulation.enter { try screen.touch(.began, 100, place(row)) }
  }

  /// Drags the finger that is down at a row in steps of a sixtieth of a second, and lifts it.
  func drag(_ row: Int, by distance: Double, steps: Int = 12) throws {
    let start = place(row)
    try screen.slide(100, start, by: 0, distance, steps: steps)
    screen.wait(1.0 / 60)
    try screen.simulation.enter { try screen.touch(.ended, 100, start + distance) }
  }

  func up(_ row: Int) throws {
    try screen.simulation.enter { try screen.touch(.ended, 100, place(row)) }
  }

  /// Puts a view into a row, where a tap on the row hits it.
  func addLabel(to row: Int) -> UIView {
    screen.add(
      "label",
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44)),
      in: rows[row].contentView
    )
  }

  /// Takes a view out of the table, for the screen's root view or for good.
  func leave(_ leaving: Leaving, _ view: UIView) {
    screen.simulation.enter {
      switch leaving {
      case .isMoved: table.superview?.addSubview(view)
      case .isRemoved: view.removeFromSuperview()
      }
    }
  }

  /// What the delegate heard, without the number of the section.
  func take() -> [String] {
    defer { delegate.lines = [] }
    return delegate.lines.map { $0.replacingOccurrences(of: " 0,", with: " ") }
  }
}
