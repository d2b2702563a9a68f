extension Catalogue {
  /// What this UIKit has.
  package static let standard = Catalogue(classes)

  /// All classes, each after its superclass: a new class is one file and one line here.
  static let classes: [ClassRow] = [
    .nsObject, .notifications, .device, .caLayer,
    .uiResponder,
    .uiView, .uiLabel, .uiImageView, .uiWindow,
    .uiControl, .uiButton, .uiSlider, .uiSwitch, .uiStepper, .uiSegmentedControl,
    .uiPageControl, .uiTextField,
    .uiScrollView, .uiTextView, .uiRefreshControl, .uiTableView, .uiTableViewCell,
    .uiCollectionView,
    .uiCollectionViewCell,
    .uiViewController, .uiInputViewController, .uiNavigationItem, .uiNavigationController,
    .uiTabBarController,
    .uiAlertController, .uiAlertAction,
    .uiMenuElement, .uiAction, .uiCommand, .uiKeyCommand, .uiMenu, .uiMenuItem, .uiBarButtonItem,
    .uiInteraction, .uiEditMenuInteraction, .uiContextMenuInteraction,
    .uiMenuController,
    .uiApplication, .uiScene, .uiWindowScene,
    .keyboard, .screenMenu, .undoPrompt, .undoManager, .pasteboard, .uiFocusSystem,
    .remoteCommand, .remoteCommandCenter,
    .uiTouch, .uiEvent, .uiPress, .uiKey, .uiPressesEvent,
    .uiGestureRecognizer, .uiTapGestureRecognizer, .uiLongPressGestureRecognizer,
    .uiSwipeGestureRecognizer, .uiHoverGestureRecognizer, .uiPanGestureRecognizer,
    .uiScreenEdgePanGestureRecognizer, .uiPinchGestureRecognizer, .uiRotationGestureRecognizer,
  ]

  /// Classes of UIKit's that documents will name and that are not simulated yet.
  package static let laterClasses: Set<String> = [
    "UIPageViewController", "UISplitViewController", "UISearchController",
    "UIPopoverPresentationController", "UISearchBar",
  ]
}
