/// What an app's delegate is told of the app's life; all of it may be left out.
///
/// Going to the background is `applicationWillResignActive(_:)`, then
/// `applicationDidEnterBackground(_:)`; coming back is `applicationWillEnterForeground(_:)`, then
/// `applicationDidBecomeActive(_:)`. From iOS 13 an app whose scenes have delegates tells those in
/// its place, but for the end of the app. Being told is not being on the chain: events reach the
/// delegate only if it is a responder.
public protocol UIApplicationDelegate: AnyObject {
  /// The app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to stop being active.
  ///
  /// Touches, a shake and presses that go on are cancelled right after it. The focus stays
  /// (first-responder.app-inactive-keeps).
  func applicationWillResignActive(_ application: UIApplication)
  /// The app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

// Swift cannot tell whether a class has a method for which its protocol has a default. So each
// default says that it ran, and the call counts as none.
extension UIApplicationDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {
    application.dispatcher.delegateLacksMethod()
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    application.dispatcher.delegateLacksMethod()
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    application.dispatcher.delegateLacksMethod()
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    application.dispatcher.delegateLacksMethod()
  }
  public func applicationWillTerminate(_ application: UIApplication) {
    application.dispatcher.delegateLacksMethod()
  }
}

@_spi(Workbench) extension UIApplication: Delegator {}
