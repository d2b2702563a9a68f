import Foundation

extension Simulation {
  /// Lets the app stop being active, as a call, an alert of the system or the app switcher does.
  ///
  /// - touch.cancel-when-inactive, motion.cancel-causes: touches and a shake end here, as do
  ///   presses.
  @_spi(Workbench) public func resignActive() {
    guard application.state == .active else { return }
    tellDelegates(.willResignActive, { $0.sceneWillResignActive($1) }) {
      $0.applicationWillResignActive($1)
    }
    application.state = .inactive
    post("willResignActive", object: application)
    if !touchSystem.live.isEmpty { cancel(touchSystem.live, rule: .touchCancelWhenInactive) }
    motion.cancelShakeIfRunning()
    presses.cancelWhenInactive()
  }

  /// Lets the app become active again, from the background too.
  @_spi(Workbench) public func becomeActive() {
    if application.state == .background { enterForeground() }
    guard application.state == .inactive else { return }
    application.state = .active
    tellDelegates(.didBecomeActive, { $0.sceneDidBecomeActive($1) }) {
      $0.applicationDidBecomeActive($1)
    }
    post("didBecomeActive", object: application)
  }

  /// Sends the app to the background; an active one stops being active first.
  @_spi(Workbench) public func enterBackground() {
    resignActive()
    guard application.state == .inactive else { return }
    application.state = .background
    tellDelegates(.didEnterBackground, { $0.sceneDidEnterBackground($1) }) {
      $0.applicationDidEnterBackground($1)
    }
    post("didEnterBackground", object: application)
  }

  /// Brings the app back from the background; it is not active yet.
  @_spi(Workbench) public func enterForeground() {
    guard application.state == .background else { return }
    tellDelegates(.willEnterForeground, { $0.sceneWillEnterForeground($1) }) {
      $0.applicationWillEnterForeground($1)
    }
    application.state = .inactive
    post("willEnterForeground", object: application)
  }

  /// Ends the app: it is told, and that is all.
  @_spi(Workbench) public func terminate() {
    tellDelegate(.willTerminate) { $0.applicationWillTerminate($1) }
    post("willTerminate", object: application)
  }

  /// Turns the device: the screen and the windows that fill it swap width and height.
  @_spi(Workbench) public func rotate(to orientation: String) {
    let wasUpright = device.orientation.hasPrefix("portrait")
    device.orientation = orientation
    guard orientation.hasPrefix("portrait") != wasUpright else { return }
    let old = device.screen
    device.screen = CGSize(width: old.height, height: old.width)
    for window in windows.compactMap({ window(at: $0) })
    where window.geometry.bounds.size == old {
      window.frame = CGRect(origin: window.frame.origin, size: device.screen)
      appearance.windowDidResize(window)
    }
  }

  /// Tells the delegates of the scenes (iOS 13), or where no scene has one the application's.
  private func tellDelegates(
    _ method: Method,
    _ tellScene: (any UISceneDelegate, UIScene) -> Void,
    _ tellApplication: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let scenes = application.sceneList.filter { $0.delegateObject != nil }
    guard profile.ios >= 13, !scenes.isEmpty else {
      tellDelegate(method, tellApplication)
      return
    }
    for scene in scenes {
      tell(method, of: scene, arguments: [.object(scene)]) { delegate in
        (delegate as? any UISceneDelegate).map { tellScene($0, scene) }
      }
    }
  }

  private func tellDelegate(
    _ method: Method,
    _ run: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let application = application
    tell(method, of: application) { delegate in
      (delegate as? any UIApplicationDelegate).map { run($0, application) }
    }
  }
}
