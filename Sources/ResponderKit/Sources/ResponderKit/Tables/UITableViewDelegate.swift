public import Foundation

/// Asked and told about the rows of a table; every method may be left out.
///
/// A press that selects calls, in this order: `shouldHighlightRowAt`, `didHighlightRowAt`, and at
/// the lift `didUnhighlightRowAt`, `willSelectRowAt`, for the row that was selected
/// `willDeselectRowAt` and `didDeselectRowAt`, and last `didSelectRowAt`. What code selects calls
/// none of them.
///
/// ```swift
/// func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
///   indexPath.row == 0 ? nil : indexPath
/// }
///
/// func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///   tableView.deselectRow(at: indexPath, animated: true)
/// }
/// ```
///
/// The first row is then highlighted and not selected; any other is selected for a moment.
///
/// - scroll.row-highlight-then-select
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns whether a pressed row is highlighted; one that is not is not selected either.
  ///
  /// Asked when the touch has climbed to the table, which is after the content-touch delay if the
  /// finger rests, and at the lift of a quick tap.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Told that a pressed row is highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Told that the highlight is gone.
  ///
  /// At the lift before the selection; also when the press is cancelled or its row is taken away.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in place of one; `nil` selects none.
  ///
  /// The row that was pressed is highlighted all the same.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Told that the user has selected a row.
  ///
  /// By a press, and never by `selectRow(at:animated:scrollPosition:)`. A recognizer on the table
  /// or above it that takes the touch keeps it from coming (gesture.tap-on-table-cell).
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the row to deselect in place of one; `nil` deselects none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Told that the user has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether a cell that is pressed for long shows an edit menu (deprecated from iOS 13).
  func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether that menu has cut, copy or paste.
  func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Told that cut, copy or paste has been chosen.
  func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  )
}

// The defaults say that the delegate does not implement the method.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.dispatcher.delegateLacksMethod()
    return true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.dispatcher.delegateLacksMethod()
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.dispatcher.delegateLacksMethod()
  }
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.dispatcher.delegateLacksMethod()
    return indexPath
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.dispatcher.delegateLacksMethod()
  }
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.dispatcher.delegateLacksMethod()
    return indexPath
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.dispatcher.delegateLacksMethod()
  }
  public func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.dispatcher.delegateLacksMethod()
    return false
  }
  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    tableView.dispatcher.delegateLacksMethod()
    return false
  }
  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { tableView.dispatcher.delegateLacksMethod() }
}
