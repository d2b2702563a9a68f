public import Foundation

/// Says how many rows a table has, and makes the cells of those on the screen.
///
/// It is asked for counts when it is set and at `reloadData()`, and for a cell when its row comes
/// into sight. Cells that have left the screen wait under their identifier:
///
/// ```swift
/// func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
///   let cell =
///     tableView.dequeueReusableCell(withIdentifier: "name")
///     ?? UITableViewCell(style: .default, reuseIdentifier: "name")
///   cell.contentView.tag = indexPath.row
///   return cell
/// }
/// ```
///
/// A method may scroll or reload the table; that takes effect when the cells are in place.
public protocol UITableViewDataSource: AnyObject {
  /// Returns how many sections there are; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row that comes into sight.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

extension UITableView {
  /// Asks the data source how many rows each section has.
  final func countCells() -> [Int] {
    guard let source = sourceStorage else { return [] }
    return countCells(by: source, inSections: { source.numberOfSections(in: self) }) {
      source.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Asks the data source for the cell of a row.
  final func sourceCell(at path: IndexPath) -> (any ListCell)? {
    guard let source = sourceStorage else { return nil }
    var cell: UITableViewCell?
    dispatcher.runOwnCode(of: source) { cell = source.tableView(self, cellForRowAt: path) }
    return cell
  }
}
