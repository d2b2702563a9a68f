public import Foundation

/// The top of a view tree: the place where touches of its part of the screen arrive.
///
/// A window is a view, so its own alpha, hidden and interaction flags are asked first
/// (window.is-a-view). Being key has no part in which window a touch goes to.
///
/// Nobody but the app keeps a window alive; the model lists it only. It is hidden when it is made.
/// From iOS 13 it also needs a scene, or it is on no screen and gets no touch
/// (window.without-scene-not-shown). For a new finger the visible windows of the touched scene are
/// asked from front to back, by level and then by which was shown last, and the first that answers
/// a view has the touch until it ends (window.touch-window-is-fixed). An overlay in front of all
/// that is on the normal level:
///
/// ```swift
/// let overlay = UIWindow(windowScene: scene)
/// overlay.windowLevel = .alert
/// overlay.rootViewController = hint
/// overlay.isHidden = false
/// ```
///
/// Touches come to it before they come to any window of the normal level. Keys, shakes and remote
/// commands still go through the key window, because showing a window does not make it key.
open class UIWindow: UIView {
  /// How far in front a window lies.
  ///
  /// Any number is a level: a window between two of the named ones lies between theirs.
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

  final var level = Level.normal {
    didSet { showsChange(.tree) }
  }
  private final var sceneIndex: ObjectIndex? {
    didSet { showsChange(.below) }
  }
  final var rootController: UIViewController?
  /// Grows each time a window is shown or ordered front: the latest lies in front of its level.
  final var shownOrder = 0 {
    didSet { showsChange(.tree) }
  }
  final weak var firstResponderStorage: UIResponder?
  final var undoManagerStorage: UndoManager?
  final var gates: [UIGestureRecognizer] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hidden = true
    simulation.windowServer.list(self)
  }

  /// Makes a window of a scene, as large as the screen.
  ///
  /// It is hidden, and not key. `makeKeyAndVisible()` ends both.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: Simulation.current.device.screen))
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit {
    // A gate may outlive its window, which it holds without counting it.
    for gate in gates { gate.owner = nil }
  }

  /// The scene, which the window does not keep.
  ///
  /// By index: a scene that goes first leaves no dangling reference, and none has to be cleared.
  final var scene: UIWindowScene? {
    get { dispatcher.objects.living(at: sceneIndex) as? UIWindowScene }
    set { sceneIndex = newValue?.index }
  }

  /// How far in front the window lies; `normal` by default.
  ///
  /// Only the order of the numbers counts. A change takes effect with the next finger; a higher
  /// window is always in front of a lower one (window.level-orders-first).
  open var windowLevel: Level {
    get { level }
    set { level = newValue }
  }

  /// The scene that shows the window; without one it is on no screen (window.without-scene-not-shown).
  ///
  /// Leaving a scene whose key window it was leaves that scene without one. A scene of another
  /// simulation is refused with an error, and the window keeps the one it had.
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
  ///
  /// Assigning one to a window that is shown ends what the old one presents, lets it disappear and
  /// takes its view out, then loads the new one's view, sizes it to the window and runs it to
  /// `viewDidAppear(_:)`. In a hidden window the view is not loaded before the window is shown. A
  /// controller that is the root of another window leaves that one. With `nil` the window is empty
  /// and takes touches itself.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { simulation.windowServer.setRoot(newValue, of: self) }
  }

  /// Whether the window is its scene's key window.
  ///
  /// From iOS 15 each scene has a key window of its own; before that there is one for the app
  /// (window.one-key-window). Of several key windows, the one made key last gets keys, shakes and
  /// remote commands.
  open var isKeyWindow: Bool { simulation.windowServer.isKey(self) }

  /// Whether the window may become key; true by default (window.can-become-key, iOS 15).
  ///
  /// Asked by `makeKey()` and `makeKeyAndVisible()`, and of each candidate when the key window is
  /// hidden. An overlay that is not to take the keyboard away answers no:
  ///
  /// ```swift
  /// final class Overlay: UIWindow {
  ///   override var canBecomeKey: Bool { false }
  /// }
  /// ```
  ///
  /// It is shown all the same and gets its touches; the window that was key stays key.
  open var canBecomeKey: Bool {
    dispatcher.base(.canBecomeKey, of: self) { true }
  }

  /// Makes the window key, without showing it.
  ///
  /// The old key window gets `resignKey()`, then this one `becomeKey()`, each followed by its
  /// notification (window.key-callbacks). Nobody is told where it was key already. The keyboard
  /// then belongs to this window's first responder, which it has kept
  /// (first-responder.key-window-root).
  open func makeKey() {
    dispatcher.baseVoid(.makeKey, of: self) {
      simulation.windowServer.makeKey(self)
    }
  }

  /// Shows the window in front of its level and makes it key (window.make-key-and-visible).
  ///
  /// Showing comes first: the root controller's view is loaded and gets `viewWillAppear(_:)`, and
  /// its `viewDidAppear(_:)` is held back until the window is key, so that a controller that takes
  /// the focus there has the keyboard as well. A window that is shown already comes to the front of
  /// its level.
  open func makeKeyAndVisible() {
    dispatcher.baseVoid(.makeKeyAndVisible, of: self) {
      simulation.appearance.holdingDidAppear {
        simulation.windowServer.show(self)
        simulation.windowServer.makeKey(self)
      }
    }
  }

  /// Called when the window became key; does nothing.
  ///
  /// `isKeyWindow` is true by then. An override may make another window key; that one is key then.
  open func becomeKey() {
    dispatcher.baseVoid(.becomeKey, of: self) {}
  }

  /// Called when the window is key no longer; does nothing.
  ///
  /// The new key window is known by then. When this one was hidden it is looked for afterwards
  /// (window.hidden-key-window).
  open func resignKey() {
    dispatcher.baseVoid(.resignKey, of: self) {}
  }

  /// Hands an event to the recognizers and views of this window.
  ///
  /// The application calls it once for each window that has a touch of a touches event, and on the
  /// key window alone for keys, shakes and remote commands. Hit-testing and the questions to
  /// recognizers about new touches are over by then (dispatch.hit-test-before-send-event). The
  /// inherited version does the rest for this window: recognizers first, then what they cancel or
  /// hold back, then the touches methods of the views (dispatch.window-step-order).
  ///
  /// An override that does not call super keeps the event from all of them
  /// (dispatch.override-must-call-super). One that only looks on calls it last:
  ///
  /// ```swift
  /// override func sendEvent(_ event: UIEvent) {
  ///   for touch in event.touches(for: self) ?? [] where touch.phase == .began { taps += 1 }
  ///   super.sendEvent(event)
  /// }
  /// ```
  ///
  /// That counts every finger that comes down in the window, whoever gets it.
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
  ///
  /// Made when somebody first asks for it. A responder below that answers one of its own is found
  /// before it, because the search comes up from the first responder.
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
