public import Foundation

/// Asked and told about the items of a collection view; every method may be left out.
///
/// A press that selects calls, in this order: `shouldHighlightItemAt`, `didHighlightItemAt`, and at
/// the lift `shouldSelectItemAt`, `didDeselectItemAt` for the item that was selected,
/// `didSelectItemAt`, and last `didUnhighlightItemAt`. Where several items can be selected, a press
/// on a selected one calls `shouldDeselectItemAt` and `didDeselectItemAt` in the place of the three
/// about selecting.
///
/// ```swift
/// func collectionView(
///   _ collectionView: UICollectionView,
///   shouldSelectItemAt indexPath: IndexPath
/// ) -> Bool { indexPath.item < unlocked }
/// ```
///
/// - scroll.row-highlight-then-select
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a pressed item is highlighted; one that is not is not selected either.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Told that a pressed item is highlighted.
  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  )
  /// Told that the highlight is gone.
  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  )
  /// Returns whether the user may select an item.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Told that the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Returns whether the user may take the selection of an item back.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Told that the user has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether a cell that is pressed for long shows an edit menu (deprecated from iOS 13).
  func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether that menu has cut, copy or paste.
  func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Told that cut, copy or paste has been chosen.
  func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )
}

// The defaults say that the delegate does not implement the method.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.dispatcher.delegateLacksMethod()
    return true
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { collectionView.dispatcher.delegateLacksMethod() }
  public func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { collectionView.dispatcher.delegateLacksMethod() }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.dispatcher.delegateLacksMethod()
    return true
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { collectionView.dispatcher.delegateLacksMethod() }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.dispatcher.delegateLacksMethod()
    return true
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { collectionView.dispatcher.delegateLacksMethod() }
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.dispatcher.delegateLacksMethod()
    return false
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    collectionView.dispatcher.delegateLacksMethod()
    return false
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) { collectionView.dispatcher.delegateLacksMethod() }
}
