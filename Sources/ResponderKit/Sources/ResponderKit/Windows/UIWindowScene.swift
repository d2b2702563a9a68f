/// A scene of the app's interface: a responder between its windows and the application (iOS 13).
///
/// The application keeps it alive. Before iOS 13 the chain goes from a window to the application
/// directly, as if there were no scenes.
open class UIScene: UIResponder {
  final var delegateStorage: AnyObject?

  /// Makes a scene that is connected to the application at once.
  public override init() {
    super.init()
    simulation.application.sceneList.append(self)
  }

  /// The scene's delegate; it is not in the responder chain (chain.scene-delegate-not-in-chain).
  open var delegate: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The application (chain.window-next-ios13).
  override var nextLink: NextLink { NextLink(simulation.application, by: .chainWindowNextIos13) }
}

/// A scene that has windows.
///
/// A finger comes down on one scene's part of the screen, and only its windows are asked for it. A
/// stimulus that names none means the scene of the key window. The scene does not keep its windows.
open class UIWindowScene: UIScene {
  private final var keyWindowIndex: ObjectIndex?

  /// The window of the scene that was made key last, which the scene does not keep.
  final var keyWindowStorage: UIWindow? {
    get { simulation.windowServer.window(at: keyWindowIndex) }
    set { keyWindowIndex = newValue?.index }
  }

  /// The windows of the scene, from back to front.
  ///
  /// Hidden windows are among them; UIKit's own are not.
  open var windows: [UIWindow] { simulation.windowServer.appWindows(of: self) }

  /// The scene's key window (window.one-key-window).
  ///
  /// With several scenes each keeps its own; the one that was made key last of all is the one that
  /// keys go to.
  open var keyWindow: UIWindow? { keyWindowStorage }
}
