/// What a scene's delegate is told of the scene's life (iOS 13); all of it may be left out.
///
/// Told in place of the application's delegate, each for its own scene, in the order in which the
/// scenes were made. It is not on the responder chain, even if it is a responder
/// (chain.scene-delegate-not-in-chain).
public protocol UISceneDelegate: AnyObject {
  /// The scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is about to come back from the background.
  func sceneWillEnterForeground(_ scene: UIScene)
}

/// What the delegate of a scene with windows is told.
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) { scene.dispatcher.delegateLacksMethod() }
  public func sceneWillResignActive(_ scene: UIScene) { scene.dispatcher.delegateLacksMethod() }
  public func sceneDidEnterBackground(_ scene: UIScene) { scene.dispatcher.delegateLacksMethod() }
  public func sceneWillEnterForeground(_ scene: UIScene) { scene.dispatcher.delegateLacksMethod() }
}

@_spi(Workbench) extension UIScene: Delegator {}
