extension SwiftDeclarations {
  /// The protocol of a class's delegate, and its methods by the documents' names.
  struct Delegate: Sendable {
    package let name: String
    package let methods: [String: String]
  }

  static let delegates: [String: Delegate] = [
    "UIApplication": Delegate(
      name: "UIApplicationDelegate",
      methods: [
        "didBecomeActive": "func applicationDidBecomeActive(_ application: UIApplication)",
        "willResignActive": "func applicationWillResignActive(_ application: UIApplication)",
        "didEnterBackground": "func applicationDidEnterBackground(_ application: UIApplication)",
        "willEnterForeground": "func applicationWillEnterForeground(_ application: UIApplication)",
        "willTerminate": "func applicationWillTerminate(_ application: UIApplication)",
      ]
    ),
    "UIScene": Delegate(name: "UIWindowSceneDelegate", methods: [:]),
    "UITextField": Delegate(name: "UITextFieldDelegate", methods: textField),
    "UITextView": Delegate(name: "UITextViewDelegate", methods: textView),
    "UINavigationController": Delegate(
      name: "UINavigationControllerDelegate",
      methods: [
        "willShow":
          "func navigationController(_ navigationController: UINavigationController, "
          + "willShow viewController: UIViewController, animated: Bool)",
        "didShow":
          "func navigationController(_ navigationController: UINavigationController, "
          + "didShow viewController: UIViewController, animated: Bool)",
      ]
    ),
    "UITabBarController": Delegate(
      name: "UITabBarControllerDelegate",
      methods: [
        "shouldSelect":
          "func tabBarController(_ tabBarController: UITabBarController, "
          + "shouldSelect viewController: UIViewController) -> Bool",
        "didSelect":
          "func tabBarController(_ tabBarController: UITabBarController, "
          + "didSelect viewController: UIViewController)",
      ]
    ),
    "UIEditMenuInteraction": Delegate(
      name: "UIEditMenuInteractionDelegate",
      methods: editMenuInteraction
    ),
    "UIContextMenuInteraction": Delegate(
      name: "UIContextMenuInteractionDelegate",
      methods: contextMenuInteraction
    ),
    "UIGestureRecognizer": Delegate(name: "UIGestureRecognizerDelegate", methods: recognizer),
    "UIScrollView": Delegate(name: "UIScrollViewDelegate", methods: scrollViewDelegate),
    "UITableView": Delegate(name: "UITableViewDelegate", methods: tableViewDelegate),
    "UICollectionView": Delegate(
      name: "UICollectionViewDelegate",
      methods: collectionViewDelegate
    ),
  ]

  private static let textField = [
    "shouldBeginEditing":
      "func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool",
    "didBeginEditing": "func textFieldDidBeginEditing(_ textField: UITextField)",
    "shouldEndEditing": "func textFieldShouldEndEditing(_ textField: UITextField) -> Bool",
    "didEndEditing": "func textFieldDidEndEditing(_ textField: UITextField)",
    "didEndEditing(_:reason:)":
      "func textFieldDidEndEditing(_ textField: UITextField, "
      + "reason: UITextField.DidEndEditingReason)",
    "shouldChangeCharactersIn":
      "func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, "
      + "replacementString string: String) -> Bool",
    "didChangeSelection": "func textFieldDidChangeSelection(_ textField: UITextField)",
    "shouldClear": "func textFieldShouldClear(_ textField: UITextField) -> Bool",
    "shouldReturn": "func textFieldShouldReturn(_ textField: UITextField) -> Bool",
    "editMenuForCharactersIn":
      "func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, "
      + "suggestedActions: [UIMenuElement]) -> UIMenu?",
    "willPresentEditMenuWith":
      "func textField(_ textField: UITextField, "
      + "willPresentEditMenuWith animator: UIEditMenuInteractionAnimating)",
    "willDismissEditMenuWith":
      "func textField(_ textField: UITextField, "
      + "willDismissEditMenuWith animator: UIEditMenuInteractionAnimating)",
  ]

  private static let textView = [
    "shouldBeginEditing": "func textViewShouldBeginEditing(_ textView: UITextView) -> Bool",
    "didBeginEditing": "func textViewDidBeginEditing(_ textView: UITextView)",
    "shouldEndEditing": "func textViewShouldEndEditing(_ textView: UITextView) -> Bool",
    "didEndEditing": "func textViewDidEndEditing(_ textView: UITextView)",
    "shouldChangeTextIn":
      "func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, "
      + "replacementText text: String) -> Bool",
    "didChange": "func textViewDidChange(_ textView: UITextView)",
    "didChangeSelection": "func textViewDidChangeSelection(_ textView: UITextView)",
    "editMenuForTextIn":
      "func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, "
      + "suggestedActions: [UIMenuElement]) -> UIMenu?",
    "willPresentEditMenuWith":
      "func textView(_ textView: UITextView, "
      + "willPresentEditMenuWith animator: UIEditMenuInteractionAnimating)",
    "willDismissEditMenuWith":
      "func textView(_ textView: UITextView, "
      + "willDismissEditMenuWith animator: UIEditMenuInteractionAnimating)",
  ]

  private static let editMenuInteraction = [
    "menuFor":
      "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
      + "menuFor configuration: UIEditMenuConfiguration, "
      + "suggestedActions: [UIMenuElement]) -> UIMenu?",
    "targetRectFor":
      "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
      + "targetRectFor configuration: UIEditMenuConfiguration) -> CGRect",
    "willPresentMenuFor":
      "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
      + "willPresentMenuFor configuration: UIEditMenuConfiguration, "
      + "animator: UIEditMenuInteractionAnimating)",
    "willDismissMenuFor":
      "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
      + "willDismissMenuFor configuration: UIEditMenuConfiguration, "
      + "animator: UIEditMenuInteractionAnimating)",
  ]

  private static let contextMenuInteraction: [String: String] = {
    let start = "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
    let rest =
      "configuration: UIContextMenuConfiguration, "
      + "animator: (any UIContextMenuInteractionAnimating)?)"
    return [
      "configurationForMenuAtLocation":
        start + "configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?",
      "willDisplayMenuFor": start + "willDisplayMenuFor " + rest,
      "willEndFor": start + "willEndFor " + rest,
    ]
  }()

  private static let recognizer: [String: String] = {
    let start = "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
    return [
      "shouldBegin":
        "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
      "shouldReceiveTouch": start + "shouldReceive touch: UITouch) -> Bool",
      "shouldReceivePress": start + "shouldReceive press: UIPress) -> Bool",
      "shouldReceiveEvent": start + "shouldReceive event: UIEvent) -> Bool",
      "shouldRecognizeSimultaneouslyWith":
        start
        + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      "shouldRequireFailureOf":
        start + "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      "shouldBeRequiredToFailBy":
        start + "shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool",
    ]
  }()
}
