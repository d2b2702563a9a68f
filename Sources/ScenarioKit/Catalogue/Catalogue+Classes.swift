@_spi(Workbench) import ResponderKit

extension Catalogue {
  /// All classes, each after its superclass: a new class is one file and one line here.
  static let classes: [ClassRow] = [
    .nsObject, .notifications, .device, .caLayer,
    .uiResponder, .uiView, .uiLabel, .uiImageView, .uiWindow, .uiViewController,
    .uiApplication, .uiScene, .uiWindowScene,
    .uiTouch, .uiEvent,
  ]

  /// Classes of UIKit's that documents will name and that are not simulated yet.
  static let laterClasses: Set<String> = [
    "UIScrollView", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
    "UIRefreshControl", "UIGestureRecognizer", "UITapGestureRecognizer",
    "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIHoverGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer", "UIKeyCommand", "UIContextMenuInteraction",
    "UIPageViewController", "UISplitViewController", "UISearchController",
    "UIPopoverPresentationController", "UISearchBar",
  ]
}

extension Catalogue {
  /// Makes the objects that are always there and that the model does not name itself.
  static let fixtures: [(name: String, make: @Sendable (Simulation) -> AnyObject)] = [
    ("notifications", { _ in NotificationsObject() }),
    ("device", { _ in DeviceObject() }),
  ]
}
