import Foundation

/// Where the app's own life comes from: being active, in the background, and its end.
///
/// A host calls it when a stimulus says that something outside of the app happened. A step that
/// does not fit the state, such as becoming active twice, does nothing.
@_spi(Workbench) public final class LifecycleSource: SimulationEnvironment {
  /// Lets the app stop being active, as a call, an alert of the system or the app switcher does.
  ///
  /// - touch.cancel-when-inactive, motion.cancel-causes: touches and a shake end here, as do
  ///   presses.
  @_spi(Workbench) public func resignActive() {
    guard simulation.application.state == .active else { return }
    tellDelegates(.willResignActive, { $0.sceneWillResignActive($1) }) {
      $0.applicationWillResignActive($1)
    }
    // The delegate has been told while the app was active still, as the name of its method says.
    simulation.application.state = .inactive
    dispatcher.post("willResignActive", object: simulation.application)
    if !simulation.touches.live.isEmpty {
      simulation.touches.cancel(simulation.touches.live, rule: .touchCancelWhenInactive)
    }
    simulation.motion.cancelShakeIfRunning()
    simulation.presses.cancelWhenInactive()
  }

  /// Lets the app become active again, from the background too.
  @_spi(Workbench) public func becomeActive() {
    if simulation.application.state == .background { enterForeground() }
    guard simulation.application.state == .inactive else { return }
    simulation.application.state = .active
    tellDelegates(.didBecomeActive, { $0.sceneDidBecomeActive($1) }) {
      $0.applicationDidBecomeActive($1)
    }
    dispatcher.post("didBecomeActive", object: simulation.application)
  }

  /// Sends the app to the background; an active one stops being active first.
  @_spi(Workbench) public func enterBackground() {
    resignActive()
    guard simulation.application.state == .inactive else { return }
    simulation.application.state = .background
    tellDelegates(.didEnterBackground, { $0.sceneDidEnterBackground($1) }) {
      $0.applicationDidEnterBackground($1)
    }
    dispatcher.post("didEnterBackground", object: simulation.application)
  }

  /// Brings the app back from the background; it is not active yet.
  @_spi(Workbench) public func enterForeground() {
    guard simulation.application.state == .background else { return }
    tellDelegates(.willEnterForeground, { $0.sceneWillEnterForeground($1) }) {
      $0.applicationWillEnterForeground($1)
    }
    simulation.application.state = .inactive
    dispatcher.post("willEnterForeground", object: simulation.application)
  }

  /// Ends the app: it is told, and that is all.
  @_spi(Workbench) public func terminate() {
    tellDelegate(.willTerminate) { $0.applicationWillTerminate($1) }
    dispatcher.post("willTerminate", object: simulation.application)
  }

  /// Tells the delegates of the scenes (iOS 13), or where no scene has one the application's.
  private func tellDelegates(
    _ method: Method,
    _ tellScene: (any UISceneDelegate, UIScene) -> Void,
    _ tellApplication: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let scenes = simulation.application.sceneList.filter { $0.delegateObject != nil }
    guard simulation.profile.ios >= 13, !scenes.isEmpty else {
      tellDelegate(method, tellApplication)
      return
    }
    for scene in scenes {
      dispatcher.tell(method, of: scene, arguments: [.object(scene)]) { delegate in
        (delegate as? any UISceneDelegate).map { tellScene($0, scene) }
      }
    }
  }

  private func tellDelegate(
    _ method: Method,
    _ run: (any UIApplicationDelegate, UIApplication) -> Void
  ) {
    let application = simulation.application
    dispatcher.tell(method, of: application) { delegate in
      (delegate as? any UIApplicationDelegate).map { run($0, application) }
    }
  }
}
