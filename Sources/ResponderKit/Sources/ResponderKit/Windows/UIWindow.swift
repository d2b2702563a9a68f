public import Foundation

/// The top of a view tree: the place where touches of its part of the screen arrive.
///
/// A window is a view, so its own alpha, hidden and interaction flags are asked first
/// (window.is-a-view). Being key has no part in which window a touch goes to.
open class UIWindow: UIView {
  /// How far in front a window lies.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0, where windows lie by default.
    public static let normal = Level(0)
    /// 1000.
    public static let statusBar = Level(1000)
    /// 2000.
    public static let alert = Level(2000)
  }

  final var level = Level.normal
  private final var sceneIndex: ObjectIndex?
  final var rootController: UIViewController?
  /// Grows each time a window is shown or ordered front: the latest lies in front of its level.
  final var shownOrder = 0
  final weak var firstResponderStorage: UIResponder?
  final var undoManagerStorage: UndoManager?
  final var gates: [UIGestureRecognizer] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hidden = true
    simulation.windowServer.list(self)
  }

  /// Makes a window of a scene, as large as the screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: Simulation.current.device.screen))
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {
    for gate in gates { gate.owner = nil }
  }

  /// The scene, which the window does not keep.
  final var scene: UIWindowScene? {
    get { dispatcher.objects.living(at: sceneIndex) as? UIWindowScene }
    set { sceneIndex = newValue?.index }
  }

  /// How far in front the window lies; `normal` by default.
  open var windowLevel: Level {
    get { level }
    set { level = newValue }
  }

  /// The scene that shows the window; without one it is on no screen (window.without-scene-not-shown).
  open var windowScene: UIWindowScene? {
    get { scene }
    set {
      guard newValue !== scene else { return }
      guard newValue.map({ $0.simulation === simulation }) ?? true else {
        dispatcher.fail(
          SimulationError(
            .foreignObject,
            "\(dispatcher.objects.name(of: self)) was given a scene of another simulation: make scenes "
              + "inside the session that uses them",
            zh: "给 \(dispatcher.objects.name(of: self)) 设置的场景属于另一个模拟：请在使用它的会话里创建场景",
            object: index
          )
        )
        return
      }
      if scene?.keyWindowStorage === self { scene?.keyWindowStorage = nil }
      scene = newValue
    }
  }

  /// The controller whose view fills the window (window.root-controller-view).
  open var rootViewController: UIViewController? {
    get { rootController }
    set { simulation.windowServer.setRoot(newValue, of: self) }
  }

  /// Whether the window is its scene's key window.
  open var isKeyWindow: Bool { simulation.windowServer.isKey(self) }

  /// Whether the window may become key; true by default (window.can-become-key, iOS 15).
  open var canBecomeKey: Bool {
    dispatcher.base(.canBecomeKey, of: self) { true }
  }

  /// Makes the window key, without showing it.
  open func makeKey() {
    dispatcher.baseVoid(.makeKey, of: self) {
      simulation.windowServer.makeKey(self)
    }
  }

  /// Shows the window in front of its level and makes it key (window.make-key-and-visible).
  open func makeKeyAndVisible() {
    dispatcher.baseVoid(.makeKeyAndVisible, of: self) {
      simulation.appearance.holdingDidAppear {
        simulation.windowServer.show(self)
        simulation.windowServer.makeKey(self)
      }
    }
  }

  /// Called when the window became key; does nothing.
  open func becomeKey() {
    dispatcher.baseVoid(.becomeKey, of: self) {}
  }

  /// Called when the window is key no longer; does nothing.
  open func resignKey() {
    dispatcher.baseVoid(.resignKey, of: self) {}
  }

  /// Hands an event to the recognizers and views of this window.
  ///
  /// An override that does not call super keeps the event from all of them
  /// (dispatch.override-must-call-super).
  open func sendEvent(_ event: UIEvent) {
    dispatcher.baseVoid(.sendEvent, of: self, arguments: [.object(event)]) {
      if event.eventType == .touches {
        simulation.touches.deliver(event, in: self)
      } else {
        simulation.events.deliverWithoutLocation(event, in: self)
      }
    }
  }

  /// The window's own undo manager, which everything in it shares (motion.undo-manager-lookup).
  open override var undoManager: UndoManager? {
    dispatcher.base(.undoManager, of: self) {
      dispatcher.decide(.motionUndoManagerLookup)
      if let undoManagerStorage { return undoManagerStorage }
      let made = simulation.enter { UndoManager() }
      undoManagerStorage = made
      return made
    }
  }

  override func visibilityDidChange() { simulation.windowServer.visibilityDidChange(self) }

  /// The scene, from iOS 13; the application before and without a scene.
  override var nextLink: NextLink {
    guard simulation.profile.ios >= 13 else {
      return NextLink(simulation.application, by: .chainWindowNextPre13)
    }
    return NextLink(scene ?? simulation.application, by: .chainWindowNextIos13)
  }
}
