import Foundation

extension Simulation {
  /// The windows that can get a touch, from front to back.
  ///
  /// - window.level-orders-first, window.same-level-latest-shown-on-top
  /// - window.without-scene-not-shown: from iOS 13 a window needs a scene.
  func windowsFrontToBack(of scene: UIWindowScene? = nil) -> [UIWindow] {
    windows.compactMap(\.window)
      .filter { scene == nil || $0.scene === scene }
      .sorted {
        ($0.level.rawValue, $0.shownOrder) > ($1.level.rawValue, $1.shownOrder)
      }
  }

  /// Chooses the window for a new touch: the first from the front whose hitTest answers a view.
  func chooseWindow(at screenPoint: CGPoint, event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in windowsFrontToBack() {
      if window.hidden {
        emit(.declined, .route, at: window.index, rule: .windowSkipsHidden)
        continue
      }
      if profile.ios >= 13, window.scene == nil {
        emit(.declined, .route, at: window.index, rule: .windowWithoutSceneNotShown)
        continue
      }
      guard let point = window.geometry.fromSuperview(screenPoint) else { continue }
      // The result of the last call counts, however often UIKit asks (hit-test.may-run-many-times).
      var hit: UIView?
      for _ in 0..<max(1, Int(profile.number(.hitTestCalls))) {
        hit = window.askHitTest(point, with: event)
      }
      guard failure == nil else { return nil }
      guard let hit else {
        emit(.declined, .route, at: window.index, rule: .windowNilHitFallsThrough)
        continue
      }
      emit(
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
  func show(_ window: UIWindow) {
    order(front: window)
    window.isHidden = false
  }

  func order(front window: UIWindow) {
    lastShownOrder += 1
    window.shownOrder = lastShownOrder
  }

  func windowVisibilityDidChange(_ window: UIWindow) {
    if window.hidden {
      post("didBecomeHidden", object: window, rule: .windowVisibilityNotifications)
      if isKey(window) { replaceKeyWindow(window) }
    } else {
      order(front: window)
      post("didBecomeVisible", object: window, rule: .windowVisibilityNotifications)
    }
    rootVisibilityDidChange(of: window)
  }

  /// Posts a notification; names are UIKit's without the word Notification.
  func post(_ name: String, object: AnyObject?, rule: Rule? = nil) {
    emit(
      .notification,
      .full,
      at: object.map { index(of: $0) },
      rule: rule,
      fields: [TraceField(.name, .text(name))]
    )
    observer?.didOccur(.notification(name, object: object))
  }

  // MARK: - Key

  /// The key window that events without a location go through.
  @_spi(Workbench) public var keyWindow: UIWindow? { keyWindowStorage }

  func isKey(_ window: UIWindow) -> Bool {
    profile.ios >= 15
      ? window.scene?.keyWindowStorage === window || keyWindowStorage === window
      : keyWindowStorage === window
  }

  /// Makes a window key, if it can be (window.can-become-key, window.one-key-window).
  func makeKey(_ window: UIWindow) {
    guard !isKey(window) || keyWindowStorage !== window else { return }
    if profile.ios >= 15 {
      let can: Bool = call(.canBecomeKey, on: window) { window.canBecomeKey }
      guard can else {
        emit(.declined, .route, at: window.index, rule: .windowCanBecomeKey)
        return
      }
    }
    // From iOS 15 each scene has its own key window; before, the app had one.
    let old = profile.ios >= 15 ? window.scene?.keyWindowStorage : keyWindowStorage
    window.scene?.keyWindowStorage = window
    keyWindowStorage = window
    guard old !== window else { return }
    if let old { tellResignKey(old) }
    tellBecomeKey(window)
    keyWindowDidChange(from: old, to: window)
  }

  private func tellResignKey(_ window: UIWindow) {
    let _: NoAnswer = call(
      .resignKey,
      on: window,
      deciding: { _, _ in .windowKeyCallbacks }
    ) {
      window.resignKey()
      return NoAnswer()
    }
    post("didResignKey", object: window)
  }

  private func tellBecomeKey(_ window: UIWindow) {
    let _: NoAnswer = call(
      .becomeKey,
      on: window,
      deciding: { _, _ in .windowKeyCallbacks }
    ) {
      window.becomeKey()
      return NoAnswer()
    }
    post("didBecomeKey", object: window)
  }

  /// The key window was hidden: the frontmost visible one of its scene that can be key takes over.
  private func replaceKeyWindow(_ window: UIWindow) {
    let scene = window.scene
    if scene?.keyWindowStorage === window { scene?.keyWindowStorage = nil }
    keyWindowStorage = nil
    tellResignKey(window)
    for candidate in windowsFrontToBack(of: scene) where !candidate.hidden {
      emit(.declined, .full, at: window.index, rule: .windowHiddenKeyWindow)
      makeKey(candidate)
      if keyWindowStorage === candidate { return }
    }
    keyWindowDidChange(from: window, to: nil)
  }

  // MARK: - Root controller

  /// Gives a window another root controller (window.root-controller-view).
  func setRoot(_ controller: UIViewController?, of window: UIWindow) {
    guard controller !== window.rootController else { return }
    if let other = controller?.rootOfWindow, other !== window { other.rootViewController = nil }
    let old = window.rootController
    window.rootController = controller
    old?.rootOfWindow = nil
    controller?.rootOfWindow = window
    rootDidChange(of: window, from: old, to: controller)
  }
}
