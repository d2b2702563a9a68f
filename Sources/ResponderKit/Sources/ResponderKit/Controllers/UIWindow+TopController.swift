extension UIWindow {
  /// The root controller, then whatever it presents, then the shown child of a navigation or tab
  /// controller, and so on; other containers are not entered.
  ///
  /// Where a shake and key commands start that have no first responder (motion.no-first-responder,
  /// key-command.no-first-responder). A child of a container that the app wrote is not found this
  /// way.
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
