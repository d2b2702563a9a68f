/// What an app's delegate is told of the app's life; all of it may be left out.
public protocol UIApplicationDelegate: AnyObject {
  /// The app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

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
