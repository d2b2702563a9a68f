/// How Swift declares the methods that documents name, by class and by the documents' name.
///
/// A method's short name does not tell its labels; a class's methods are those of its superclasses.
package enum SwiftDeclarations {
  /// Returns the declaration of a method of a class.
  package static func method(_ name: String, of entry: Catalogue.Entry) -> SwiftDeclaration? {
    entry.ancestry.lazy.compactMap { methods[$0]?[name] }.first.map(SwiftDeclaration.init)
  }

  /// Returns the declaration of a method of a class's delegate.
  package static func delegateMethod(_ name: String, of entry: Catalogue.Entry) -> SwiftDeclaration? {
    entry.ancestry.lazy.compactMap { delegates[$0]?.methods[name] }.first
      .map(SwiftDeclaration.init)
  }

  /// Returns the protocol of a class's delegate.
  package static func delegateProtocol(of entry: Catalogue.Entry) -> String? {
    entry.ancestry.lazy.compactMap { delegates[$0]?.name }.first
  }

  private static let methods: [String: [String: String]] = [
    "UIResponder": responder.merging(responderActions) { $1 },
    "UIView": view.merging(viewCalls) { $1 },
    "UIWindow": [
      "becomeKey": "func becomeKey()",
      "resignKey": "func resignKey()",
      "canBecomeKey": "var canBecomeKey: Bool",
      "sendEvent": "func sendEvent(_ event: UIEvent)",
      "makeKey": "func makeKey()",
      "makeKeyAndVisible": "func makeKeyAndVisible()",
    ],
    "UIControl": control,
    "UITextField": text,
    "UITextView": text,
    "UIViewController": controller,
    "UINavigationController": navigation,
    "UITabBarController": [
      "setViewControllers":
        "func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)"
    ],
    "UIAlertController": ["addAction": "func addAction(_ action: UIAlertAction)"],
    "UIApplication": [
      "sendEvent": "func sendEvent(_ event: UIEvent)",
      "sendAction":
        "func sendAction(_ action: Selector, to target: Any?, from sender: Any?, "
        + "for event: UIEvent?) -> Bool",
      "beginReceivingRemoteControlEvents": "func beginReceivingRemoteControlEvents()",
      "endReceivingRemoteControlEvents": "func endReceivingRemoteControlEvents()",
      "beginIgnoringInteractionEvents": "func beginIgnoringInteractionEvents()",
      "endIgnoringInteractionEvents": "func endIgnoringInteractionEvents()",
    ],
    "CALayer": [
      "addSublayer": "func addSublayer(_ layer: CALayer)",
      "insertSublayer(_:at:)": "func insertSublayer(_ layer: CALayer, at idx: UInt32)",
      "insertSublayer(_:above:)":
        "func insertSublayer(_ layer: CALayer, above sibling: CALayer?)",
      "insertSublayer(_:below:)":
        "func insertSublayer(_ layer: CALayer, below sibling: CALayer?)",
      "removeFromSuperlayer": "func removeFromSuperlayer()",
    ],
    "UITouch": [
      "location": "func location(in view: UIView?) -> CGPoint",
      "previousLocation": "func previousLocation(in view: UIView?) -> CGPoint",
    ],
    "UIEvent": ["touches": "func touches(for view: UIView) -> Set<UITouch>?"],
    "UIEditMenuInteraction": [
      "dismissMenu": "func dismissMenu()", "reloadVisibleMenu": "func reloadVisibleMenu()",
    ],
    "UIMenuController": [
      "showMenu": "func showMenu(from targetView: UIView, rect targetRect: CGRect)",
      "hideMenu": "func hideMenu()",
      "update": "func update()",
    ],
    "UndoManager": ["undo": "func undo()", "redo": "func redo()"],
    "MPRemoteCommand": [
      "addTarget": "func addTarget(_ target: Any, action: Selector)",
      "removeTarget": "func removeTarget(_ target: Any?)",
    ],
    "UIGestureRecognizer": recognizer,
    "UIScrollView": scrollView,
    "UITableView": tableView,
    "UICollectionView": collectionView,
    "UIRefreshControl": refreshControl,
  ]

  private static let responder = [
    "next": "var next: UIResponder?",
    "touchesBegan": "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesMoved": "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesEnded": "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesCancelled": "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)",
    "motionBegan": "func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "motionEnded": "func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "motionCancelled":
      "func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "remoteControlReceived": "func remoteControlReceived(with event: UIEvent?)",
    "pressesBegan": "func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
    "pressesChanged": "func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
    "pressesEnded": "func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
    "pressesCancelled":
      "func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
    "keyCommands": "var keyCommands: [UIKeyCommand]?",
  ]

  private static let responderActions = [
    "canBecomeFirstResponder": "var canBecomeFirstResponder: Bool",
    "canResignFirstResponder": "var canResignFirstResponder: Bool",
    "becomeFirstResponder": "func becomeFirstResponder() -> Bool",
    "resignFirstResponder": "func resignFirstResponder() -> Bool",
    "reloadInputViews": "func reloadInputViews()",
    "inputView": "var inputView: UIView?",
    "inputAccessoryView": "var inputAccessoryView: UIView?",
    "inputViewController": "var inputViewController: UIInputViewController?",
    "inputAccessoryViewController": "var inputAccessoryViewController: UIInputViewController?",
    "undoManager": "var undoManager: UndoManager?",
    "canPerformAction":
      "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool",
    "target": "func target(forAction action: Selector, withSender sender: Any?) -> Any?",
    "validate": "func validate(_ command: UICommand)",
    "buildMenu": "func buildMenu(with builder: UIMenuBuilder)",
  ]

  private static let view = [
    "hitTest": "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
    "pointInside": "func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
    "layoutSubviews": "func layoutSubviews()",
    "didMoveToSuperview": "func didMoveToSuperview()",
    "didMoveToWindow": "func didMoveToWindow()",
    "willMove(toWindow:)": "func willMove(toWindow newWindow: UIWindow?)",
    "canBecomeFocused": "var canBecomeFocused: Bool",
    "gestureRecognizers": "var gestureRecognizers: [UIGestureRecognizer]? { get set }",
    "gestureRecognizerShouldBegin":
      "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
  ]

  private static let viewCalls = [
    "addSubview": "func addSubview(_ view: UIView)",
    "insertSubview(_:at:)": "func insertSubview(_ view: UIView, at index: Int)",
    "insertSubview(_:aboveSubview:)":
      "func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)",
    "insertSubview(_:belowSubview:)":
      "func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)",
    "bringSubviewToFront": "func bringSubviewToFront(_ view: UIView)",
    "sendSubviewToBack": "func sendSubviewToBack(_ view: UIView)",
    "exchangeSubview": "func exchangeSubview(at index1: Int, withSubviewAt index2: Int)",
    "removeFromSuperview": "func removeFromSuperview()",
    "endEditing": "func endEditing(_ force: Bool) -> Bool",
    "setNeedsLayout": "func setNeedsLayout()",
    "layoutIfNeeded": "func layoutIfNeeded()",
    "isDescendant": "func isDescendant(of view: UIView) -> Bool",
    "convert(_:to:)": "func convert(_ point: CGPoint, to view: UIView?) -> CGPoint",
    "convert(_:from:)": "func convert(_ point: CGPoint, from view: UIView?) -> CGPoint",
    "addGestureRecognizer":
      "func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)",
    "removeGestureRecognizer":
      "func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)",
  ]

  private static let control = [
    "beginTracking": "func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
    "continueTracking": "func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
    "endTracking": "func endTracking(_ touch: UITouch?, with event: UIEvent?)",
    "cancelTracking": "func cancelTracking(with event: UIEvent?)",
    "sendAction": "func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)",
    "sendActions": "func sendActions(for controlEvents: UIControl.Event)",
    "addTarget":
      "func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)",
    "removeTarget":
      "func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)",
    "addAction": "func addAction(_ action: UIAction, for controlEvents: UIControl.Event)",
    "removeAction": "func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)",
    "removeAction(identifiedBy:for:)":
      "func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, "
      + "for controlEvents: UIControl.Event)",
    "actions":
      "func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) "
      + "-> [String]?",
  ]

  private static let text = [
    "insertText": "func insertText(_ text: String)",
    "deleteBackward": "func deleteBackward()",
    "inputView": "var inputView: UIView? { get set }",
    "inputAccessoryView": "var inputAccessoryView: UIView? { get set }",
  ]

  private static let controller = [
    "loadView": "func loadView()",
    "viewDidLoad": "func viewDidLoad()",
    "viewWillAppear": "func viewWillAppear(_ animated: Bool)",
    "viewIsAppearing": "func viewIsAppearing(_ animated: Bool)",
    "viewDidAppear": "func viewDidAppear(_ animated: Bool)",
    "viewWillDisappear": "func viewWillDisappear(_ animated: Bool)",
    "viewDidDisappear": "func viewDidDisappear(_ animated: Bool)",
    "viewWillLayoutSubviews": "func viewWillLayoutSubviews()",
    "viewDidLayoutSubviews": "func viewDidLayoutSubviews()",
    "shouldAutomaticallyForwardAppearanceMethods":
      "var shouldAutomaticallyForwardAppearanceMethods: Bool",
    "disablesAutomaticKeyboardDismissal": "var disablesAutomaticKeyboardDismissal: Bool",
    "performsActionsWhilePresentingModally": "var performsActionsWhilePresentingModally: Bool",
    "loadViewIfNeeded": "func loadViewIfNeeded()",
    "present":
      "func present(_ viewControllerToPresent: UIViewController, animated: Bool)",
    "dismiss": "func dismiss(animated: Bool)",
    "addChild": "func addChild(_ childController: UIViewController)",
    "removeFromParent": "func removeFromParent()",
    "willMove(toParent:)": "func willMove(toParent parent: UIViewController?)",
    "didMove(toParent:)": "func didMove(toParent parent: UIViewController?)",
    "addKeyCommand": "func addKeyCommand(_ keyCommand: UIKeyCommand)",
    "removeKeyCommand": "func removeKeyCommand(_ keyCommand: UIKeyCommand)",
  ]

  private static let navigation = [
    "pushViewController":
      "func pushViewController(_ viewController: UIViewController, animated: Bool)",
    "popViewController": "func popViewController(animated: Bool) -> UIViewController?",
    "popToRootViewController":
      "func popToRootViewController(animated: Bool) -> [UIViewController]?",
    "popToViewController":
      "func popToViewController(_ viewController: UIViewController, animated: Bool) "
      + "-> [UIViewController]?",
    "setViewControllers":
      "func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)",
  ]

  private static let recognizer = [
    "touchesBegan": "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)",
    "touchesMoved": "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)",
    "touchesEnded": "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)",
    "touchesCancelled": "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)",
    "reset": "func reset()",
    "canPrevent":
      "func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool",
    "canBePrevented":
      "func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool",
    "shouldRequireFailure":
      "func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool",
    "shouldBeRequiredToFail":
      "func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool",
    "shouldReceive": "func shouldReceive(_ event: UIEvent) -> Bool",
    "pressesBegan": "func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)",
    "pressesChanged": "func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent)",
    "pressesEnded": "func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent)",
    "pressesCancelled":
      "func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent)",
    "location(in:)": "func location(in view: UIView?) -> CGPoint",
    "location(ofTouch:in:)":
      "func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint",
    "ignore": "func ignore(_ touch: UITouch, for event: UIEvent)",
    "require": "func require(toFail otherGestureRecognizer: UIGestureRecognizer)",
    "addTarget": "func addTarget(_ target: Any, action: Selector)",
    "removeTarget": "func removeTarget(_ target: Any?, action: Selector?)",
    "translation": "func translation(in view: UIView?) -> CGPoint",
    "velocity": "func velocity(in view: UIView?) -> CGPoint",
    "setTranslation": "func setTranslation(_ translation: CGPoint, in view: UIView?)",
  ]
}
