/// A scene of the app's interface: a responder between its windows and the application (iOS 13).
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
open class UIWindowScene: UIScene {
  private final var keyWindowIndex: ObjectIndex?

  /// The window of the scene that was made key last, which the scene does not keep.
  final var keyWindowStorage: UIWindow? {
    get { simulation.windowServer.window(at: keyWindowIndex) }
    set { keyWindowIndex = newValue?.index }
  }

  /// The windows of the scene, from back to front.
  open var windows: [UIWindow] { simulation.windowServer.appWindows(of: self) }

  /// The scene's key window (window.one-key-window).
  open var keyWindow: UIWindow? { keyWindowStorage }
}
