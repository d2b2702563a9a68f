extension UIWindow {
  /// The root controller, then whatever it presents, then the shown child of a navigation or tab
  /// controller, and so on; other containers are not entered.
  final var topVisibleController: UIViewController? {
    var top = rootController
    while let controller = top {
      let next =
        controller.presentedController ?? (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
      guard let next else { return controller }
      top = next
    }
    return nil
  }
}
