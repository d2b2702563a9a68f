import Foundation

/// The windows on the screen: their order, which is key, and which gets a touch.
///
/// It owns none of the windows: each is listed when it is made and drops out of the answers when it
/// goes.
@_spi(Workbench) public final class WindowServer: SimulationEnvironment {
  /// The windows that were made, of which some are gone; nothing here keeps one alive.
  private var windows: [ObjectIndex] = []
  private var lastShownOrder = 0
  private var keyWindowIndex: ObjectIndex?
  private var screenObject: UIScreen?

  /// Lists a window that was made.
  func list(_ window: UIWindow) {
    windows.append(window.index)
    window.showsChange(.tree)
  }

  /// The windows that were made, in that order, without those that are going.
  var all: some Sequence<UIWindow> { windows.lazy.compactMap { [self] in window(at: $0) } }

  /// Returns a window by the index by which it is referred to, unless it is going.
  func window(at index: ObjectIndex?) -> UIWindow? {
    dispatcher.objects.living(at: index) as? UIWindow
  }

  /// The windows that can get a touch, from front to back.
  ///
  /// - window.level-orders-first, window.same-level-latest-shown-on-top
  /// - window.without-scene-not-shown: from iOS 13 a window needs a scene.
  ///
  /// Hidden ones are among them, so that the search can say why it passes them by. Sorted anew each
  /// time: levels change seldom, and a list kept in order would have to hear of each change.
  func frontToBack(of scene: UIWindowScene? = nil) -> [UIWindow] {
    var found: [UIWindow] = []
    for index in windows {
      guard let window = window(at: index), scene == nil || window.scene === scene else { continue }
      found.append(window)
    }
    // Most apps have one window, and every touch asks.
    guard found.count > 1 else { return found }
    return found.sorted {
      ($0.level.rawValue, $0.shownOrder) > ($1.level.rawValue, $1.shownOrder)
    }
  }

  /// The scene on which fingers come down when a stimulus names none.
  var touchedScene: UIWindowScene? {
    keyWindow?.scene
      ?? simulation.application.sceneList.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  /// The app's own windows, from back to front, without UIKit's private ones.
  func appWindows(of scene: UIWindowScene? = nil) -> [UIWindow] {
    frontToBack(of: scene).reversed().filter { !($0 is PrivateWindow) }
  }

  /// Chooses the window for a new touch: the first from the front whose hitTest answers a view.
  ///
  /// From iOS 13 only windows of the touched scene are asked.
  func chooseWindow(
    at screenPoint: CGPoint,
    event: UIEvent?,
    in scene: UIWindowScene? = nil
  ) -> (window: UIWindow, view: UIView)? {
    let touched = scene ?? touchedScene
    // Windows of other scenes go by without a word; what is hidden or in no scene is named with its
    // rule, since that is the usual reason why an overlay gets nothing.
    for window in frontToBack() {
      if window.hidden {
        dispatcher.emit(.declined, .route, at: window.index, rule: .windowSkipsHidden)
        continue
      }
      if simulation.profile.ios >= 13 {
        guard let scene = window.scene else {
          dispatcher.emit(.declined, .route, at: window.index, rule: .windowWithoutSceneNotShown)
          continue
        }
        guard scene === touched else { continue }
      }
      guard let point = window.geometry.fromSuperview(screenPoint) else {
        dispatcher.emit(.declined, .route, at: window.index, rule: .hitTestNonInvertibleTransform)
        continue
      }
      // The result of the last call counts, however often UIKit asks (hit-test.may-run-many-times).
      var hit: UIView?
      for _ in 0..<simulation.hitTestCalls {
        hit = window.askHitTest(point, with: event)
      }
      // An override went wrong: nothing behind its window is asked on that account.
      guard dispatcher.failure == nil else { return nil }
      guard let hit else {
        dispatcher.emit(.declined, .route, at: window.index, rule: .windowNilHitFallsThrough)
        continue
      }
      dispatcher.emit(
        .windowChosen,
        .route,
        at: window.index,
        rule: .windowFrontmostVisibleIsAskedFirst,
        fields: [TraceField(.view, .object(hit.index))]
      )
      return (window, hit)
    }
    return nil
  }

  // MARK: - Showing

  /// Shows a window in front of its level.
  ///
  /// A window that is visible already is brought to the front, and nobody is told.
  func show(_ window: UIWindow) {
    order(front: window)
    window.isHidden = false
  }

  func order(front window: UIWindow) {
    lastShownOrder += 1
    window.shownOrder = lastShownOrder
  }

  func visibilityDidChange(_ window: UIWindow) {
    if window.hidden {
      dispatcher.post("didBecomeHidden", object: window, rule: .windowVisibilityNotifications)
      // Key status goes on before controllers disappear: their last callbacks find the new key
      // window.
      if isKey(window) { replaceKeyWindow(window) }
    } else {
      order(front: window)
      // Posted before the root controller appears, so that observers see the window come first.
      dispatcher.post("didBecomeVisible", object: window, rule: .windowVisibilityNotifications)
    }
    simulation.appearance.rootVisibilityDidChange(of: window)
  }

  /// Lists a private window in front of those of its level, without a word to the app.
  ///
  /// The flag is written directly, past `isHidden`: no notification, no change of the key window.
  /// It is listed anew because it may be taken away between two uses.
  func bringIn(_ window: PrivateWindow) {
    window.hidden = false
    takeFromList(window)
    list(window)
    order(front: window)
  }

  /// Takes a private window from the list, so that no touch has to pass it by.
  func takeAway(_ window: PrivateWindow) {
    window.hidden = true
    takeFromList(window)
  }

  private func takeFromList(_ window: PrivateWindow) {
    windows.removeAll { $0 == window.index }
    window.showsChange(.tree)
  }

  // MARK: - Key

  /// The key window that events without a location go through.
  @_spi(Workbench) public var keyWindow: UIWindow? { keyWindowStorage }

  /// The window that was made key last.
  private var keyWindowStorage: UIWindow? {
    get { window(at: keyWindowIndex) }
    set { keyWindowIndex = newValue?.index }
  }

  /// Whether a window is key: in its scene from iOS 15, in the app before.
  func isKey(_ window: UIWindow) -> Bool { keyWindow(besides: window) === window }

  /// The key window of those among which `window` is one: its scene's from iOS 15, else the app's.
  private func keyWindow(besides window: UIWindow) -> UIWindow? {
    guard simulation.profile.ios >= 15, let scene = window.scene else { return keyWindowStorage }
    return scene.keyWindowStorage
  }

  /// Makes a window key, if it can be (window.can-become-key, window.one-key-window).
  ///
  /// Of the key windows of several scenes, the one made key last gets events without a location.
  ///
  /// - Returns: Whether it is key now.
  @discardableResult
  func makeKey(_ window: UIWindow) -> Bool {
    if isKey(window), keyWindowStorage === window { return true }
    if simulation.profile.ios >= 15 {
      let can: Bool = dispatcher.call(
        .canBecomeKey,
        on: window,
        deciding: { answer, _ in answer ? nil : .windowCanBecomeKey }
      ) { window.canBecomeKey }
      guard can else { return false }
    }
    // What `canBecomeKey` has changed counts, so the old key window is looked up after the
    // question.
    let old = keyWindow(besides: window)
    let oldOfApp = keyWindowStorage
    window.scene?.keyWindowStorage = window
    keyWindowStorage = window
    // Both places are written before anybody is told: `isKeyWindow` is right inside the callbacks.
    if old !== window {
      if let old { tellResignKey(old) }
      // The callback may have made another window key.
      guard isKey(window) else { return false }
      tellBecomeKey(window)
    }
    if oldOfApp !== window { simulation.keyWindowDidChange(from: oldOfApp, to: window) }
    return isKey(window)
  }

  private func tellResignKey(_ window: UIWindow) {
    tell(.resignKey, window, notification: "didResignKey") { window.resignKey() }
  }

  private func tellBecomeKey(_ window: UIWindow) {
    tell(.becomeKey, window, notification: "didBecomeKey") { window.becomeKey() }
  }

  private func tell(
    _ method: Method,
    _ window: UIWindow,
    notification: String,
    body: () -> Void
  ) {
    dispatcher.callVoid(method, on: window, deciding: { _ in .windowKeyCallbacks }) {
      body()
    }
    dispatcher.post(notification, object: window)
  }

  /// The key window was hidden: the frontmost visible one of its scene that can be key takes over.
  private func replaceKeyWindow(_ window: UIWindow) {
    let scene = window.scene
    if scene?.keyWindowStorage === window { scene?.keyWindowStorage = nil }
    let wasOfApp = keyWindowStorage === window
    if wasOfApp { keyWindowStorage = nil }
    tellResignKey(window)
    // From the front, in the same scene only. Nothing remembers which window was key before it.
    for candidate in appWindows(of: scene).reversed() where !candidate.hidden {
      if makeKey(candidate) {
        dispatcher.emit(.windowChosen, .route, at: candidate.index, rule: .windowHiddenKeyWindow)
        return
      }
    }
    if wasOfApp { simulation.keyWindowDidChange(from: window, to: keyWindowStorage) }
  }

  // MARK: - The screen

  /// The screen of the simulation.device.
  @_spi(Workbench) public var screen: UIScreen {
    if let screenObject { return screenObject }
    let made = UIScreen(of: simulation)
    screenObject = made
    return made
  }

  /// Turns the device: the screen and the windows that fill it swap width and height.
  @_spi(Workbench) public func rotate(to orientation: String) {
    let simulation = simulation
    let wasUpright = simulation.device.orientation.hasPrefix("portrait")
    simulation.device.orientation = orientation
    guard orientation.hasPrefix("portrait") != wasUpright else { return }
    let old = simulation.device.screen
    simulation.device.screen = CGSize(width: old.height, height: old.width)
    // A window of another size was placed by the app, which is to move it by itself.
    for window in all where window.geometry.bounds.size == old {
      window.frame = CGRect(origin: window.frame.origin, size: simulation.device.screen)
      simulation.appearance.windowDidResize(window)
    }
  }

  // MARK: - Root controller

  /// Gives a window another root controller (window.root-controller-view).
  func setRoot(_ controller: UIViewController?, of window: UIWindow) {
    guard controller !== window.rootController else { return }
    if let other = controller?.rootOfWindow, other !== window { other.rootViewController = nil }
    // Both links are written before anything appears: the new root's first callback finds its
    // window.
    let old = window.rootController
    window.rootController = controller
    old?.rootOfWindow = nil
    controller?.rootOfWindow = window
    simulation.appearance.rootDidChange(of: window, from: old, to: controller)
  }
}
