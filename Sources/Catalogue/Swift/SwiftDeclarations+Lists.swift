// The methods of scroll views, and of what scrolls in rows and items.
extension SwiftDeclarations {
  static let scrollView = [
    "touchesShouldBegin":
      "func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) "
      + "-> Bool",
    "touchesShouldCancel": "func touchesShouldCancel(in view: UIView) -> Bool",
    "setContentOffset": "func setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
    "scrollRectToVisible": "func scrollRectToVisible(_ rect: CGRect, animated: Bool)",
  ]

  static let tableView = [
    "cellForRow": "func cellForRow(at indexPath: IndexPath) -> UITableViewCell?",
    "indexPath": "func indexPath(for cell: UITableViewCell) -> IndexPath?",
    "selectRow":
      "func selectRow(at indexPath: IndexPath?, animated: Bool, "
      + "scrollPosition: UITableView.ScrollPosition)",
    "deselectRow": "func deselectRow(at indexPath: IndexPath, animated: Bool)",
    "scrollToRow":
      "func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, "
      + "animated: Bool)",
    "reloadData": "func reloadData()",
  ]

  static let collectionView = [
    "cellForItem": "func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?",
    "indexPath": "func indexPath(for cell: UICollectionViewCell) -> IndexPath?",
    "selectItem":
      "func selectItem(at indexPath: IndexPath?, animated: Bool, "
      + "scrollPosition: UICollectionView.ScrollPosition)",
    "deselectItem": "func deselectItem(at indexPath: IndexPath, animated: Bool)",
    "scrollToItem":
      "func scrollToItem(at indexPath: IndexPath, "
      + "at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)",
    "reloadData": "func reloadData()",
  ]

  static let refreshControl = [
    "beginRefreshing": "func beginRefreshing()", "endRefreshing": "func endRefreshing()",
  ]

  // MARK: - Delegates

  static let scrollViewDelegate: [String: String] = {
    func told(_ name: String) -> String { "func scrollView\(name)(_ scrollView: UIScrollView" }
    return [
      "didScroll": told("DidScroll") + ")",
      "willBeginDragging": told("WillBeginDragging") + ")",
      "willEndDragging":
        told("WillEndDragging")
        + ", withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)",
      "didEndDragging": told("DidEndDragging") + ", willDecelerate decelerate: Bool)",
      "willBeginDecelerating": told("WillBeginDecelerating") + ")",
      "didEndDecelerating": told("DidEndDecelerating") + ")",
      "didEndScrollingAnimation": told("DidEndScrollingAnimation") + ")",
      "viewForZooming": "func viewForZooming(in scrollView: UIScrollView) -> UIView?",
      "willBeginZooming": told("WillBeginZooming") + ", with view: UIView?)",
      "didZoom": told("DidZoom") + ")",
      "didEndZooming": told("DidEndZooming") + ", with view: UIView?, atScale scale: CGFloat)",
      "shouldScrollToTop": told("ShouldScrollToTop") + ") -> Bool",
      "didScrollToTop": told("DidScrollToTop") + ")",
    ]
  }()

  static let tableViewDelegate: [String: String] = {
    func told(_ name: String) -> String {
      "func tableView(_ tableView: UITableView, \(name) indexPath: IndexPath)"
    }
    func acting(_ name: String) -> String {
      "func tableView(_ tableView: UITableView, \(name) action: Selector, "
        + "forRowAt indexPath: IndexPath, withSender sender: Any?)"
    }
    return [
      "shouldHighlightRowAt": told("shouldHighlightRowAt") + " -> Bool",
      "didHighlightRowAt": told("didHighlightRowAt"),
      "didUnhighlightRowAt": told("didUnhighlightRowAt"),
      "willSelectRowAt": told("willSelectRowAt") + " -> IndexPath?",
      "didSelectRowAt": told("didSelectRowAt"),
      "willDeselectRowAt": told("willDeselectRowAt") + " -> IndexPath?",
      "didDeselectRowAt": told("didDeselectRowAt"),
      "shouldShowMenuForRowAt": told("shouldShowMenuForRowAt") + " -> Bool",
      "canPerformActionForRowAt": acting("canPerformAction") + " -> Bool",
      "performAction": acting("performAction"),
    ]
  }()

  static let collectionViewDelegate: [String: String] = {
    func told(_ name: String) -> String {
      "func collectionView(_ collectionView: UICollectionView, \(name) indexPath: IndexPath)"
    }
    func acting(_ name: String) -> String {
      "func collectionView(_ collectionView: UICollectionView, \(name) action: Selector, "
        + "forItemAt indexPath: IndexPath, withSender sender: Any?)"
    }
    return [
      "shouldHighlightItemAt": told("shouldHighlightItemAt") + " -> Bool",
      "didHighlightItemAt": told("didHighlightItemAt"),
      "didUnhighlightItemAt": told("didUnhighlightItemAt"),
      "shouldSelectItemAt": told("shouldSelectItemAt") + " -> Bool",
      "didSelectItemAt": told("didSelectItemAt"),
      "shouldDeselectItemAt": told("shouldDeselectItemAt") + " -> Bool",
      "didDeselectItemAt": told("didDeselectItemAt"),
      "shouldShowMenuForItemAt": told("shouldShowMenuForItemAt") + " -> Bool",
      "canPerformActionForItemAt": acting("canPerformAction") + " -> Bool",
      "performAction": acting("performAction"),
    ]
  }()
}
