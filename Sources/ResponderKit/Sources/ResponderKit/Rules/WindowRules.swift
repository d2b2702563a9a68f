extension Rule {
  public static var windowFrontmostVisibleIsAskedFirst: Rule { Rule(28) }
  public static var windowLevelOrdersFirst: Rule { Rule(29) }
  public static var windowLevelConstants: Rule { Rule(30) }
  public static var windowSameLevelLatestShownOnTop: Rule { Rule(31) }
  public static var windowSkipsHidden: Rule { Rule(32) }
  public static var windowNilHitFallsThrough: Rule { Rule(33) }
  public static var windowTouchIgnoresKeyStatus: Rule { Rule(34) }
  public static var windowTouchDoesNotChangeKey: Rule { Rule(35) }
  public static var windowTouchWindowIsFixed: Rule { Rule(36) }
  public static var windowOneKeyWindow: Rule { Rule(37) }
  public static var windowMakeKeyAndVisible: Rule { Rule(38) }
  public static var windowCanBecomeKey: Rule { Rule(39) }
  public static var windowKeyCallbacks: Rule { Rule(40) }
  public static var windowVisibilityNotifications: Rule { Rule(41) }
  public static var windowWithoutSceneNotShown: Rule { Rule(42) }
  public static var windowFirstResponderPerWindow: Rule { Rule(43) }
  public static var windowIsAView: Rule { Rule(44) }
  public static var windowSystemGateRecognizers: Rule { Rule(45) }
  public static var windowKeyboardIsSeparateWindow: Rule { Rule(46) }
  public static var windowAppKeyWindowDeprecated: Rule { Rule(47) }
  public static var windowHiddenKeyWindow: Rule { Rule(530) }
  public static var windowRootControllerView: Rule { Rule(531) }
}

extension RuleEntry {
  /// The rules of section 3 of the rulebook.
  static let windowRules: [RuleEntry] = [
    RuleEntry(
      28,
      "window.frontmost-visible-is-asked-first",
      section: 3,
      .widelyObserved,
      .decides,
      """
      For a new touch UIKit asks the visible windows of the touched scene from front to back \
      and uses the first one whose hitTest returns a view.
      """
    ),
    RuleEntry(
      29,
      "window.level-orders-first",
      section: 3,
      .documented,
      .holds,
      "A window with a higher windowLevel is always in front of one with a lower level."
    ),
    RuleEntry(
      30,
      "window.level-constants",
      section: 3,
      .documented,
      .holds,
      "normal is 0, statusBar is 1000, alert is 2000; the default level is normal."
    ),
    RuleEntry(
      31,
      "window.same-level-latest-shown-on-top",
      section: 3,
      .widelyObserved,
      .holds,
      """
      Among windows of equal level, the one made visible (or ordered front) most recently is \
      in front.
      """
    ),
    RuleEntry(
      32,
      "window.skips-hidden",
      section: 3,
      .documented,
      .decides,
      """
      A window with isHidden true takes no part in window choice; windows are hidden until \
      shown.
      """
    ),
    RuleEntry(
      33,
      "window.nil-hit-falls-through",
      section: 3,
      .widelyObserved,
      .decides,
      """
      If a front window's hitTest returns nil, the next window behind it is asked; this is how \
      pass-through overlay windows work.
      """
    ),
    RuleEntry(
      34,
      "window.touch-ignores-key-status",
      section: 3,
      .documented,
      .holds,
      """
      The window that receives a touch is the one under the finger; being key is neither \
      needed nor sufficient.
      """
    ),
    RuleEntry(
      35,
      "window.touch-does-not-change-key",
      section: 3,
      .singleObservation,
      .holds,
      """
      A plain touch in a non-key window does not make it key; focusing a text field by tapping \
      it does make its window key.
      """
    ),
    RuleEntry(
      36,
      "window.touch-window-is-fixed",
      section: 3,
      .documented,
      .holds,
      """
      A touch keeps the window chosen when it began, even if the finger leaves the window or \
      another window appears on top.
      """
    ),
    RuleEntry(
      37,
      "window.one-key-window",
      section: 3,
      .headerComment,
      .holds,
      """
      At most one window is key, per application or per scene depending on the SDK the app was \
      built with.
      """
    ),
    RuleEntry(
      38,
      "window.make-key-and-visible",
      section: 3,
      .headerComment,
      .holds,
      """
      makeKeyAndVisible unhides the window, brings it to the front of its level and makes it \
      key; makeKey only changes key status.
      """
    ),
    RuleEntry(
      39,
      "window.can-become-key",
      section: 3,
      .headerComment,
      .decides,
      "A window whose canBecomeKey is false is never made key."
    ),
    RuleEntry(
      40,
      "window.key-callbacks",
      section: 3,
      .headerComment,
      .decides,
      """
      A key change calls resignKey on the old window and becomeKey on the new one and posts \
      didResignKey and didBecomeKey notifications with the window as object.
      """
    ),
    RuleEntry(
      41,
      "window.visibility-notifications",
      section: 3,
      .headerComment,
      .decides,
      "Showing and hiding a window post didBecomeVisible and didBecomeHidden with no user info."
    ),
    RuleEntry(
      42,
      "window.without-scene-not-shown",
      section: 3,
      .documented,
      .decides,
      """
      In a scene-based app a window whose windowScene is nil is not on any screen and gets no \
      touches.
      """
    ),
    RuleEntry(
      43,
      "window.first-responder-per-window",
      section: 3,
      .widelyObserved,
      .holds,
      """
      Each window remembers its own first responder; the one that matters for key and motion \
      input is that of the key window.
      """
    ),
    RuleEntry(
      44,
      "window.is-a-view",
      section: 3,
      .documented,
      .holds,
      """
      UIWindow is a UIView, so alpha, hidden, interaction-enabled and point-inside rules apply \
      to the window itself first.
      """
    ),
    RuleEntry(
      45,
      "window.system-gate-recognizers",
      section: 3,
      .singleObservation,
      .decides,
      """
      UIKit attaches its own gate recognizers to the window, and they appear in \
      UITouch.gestureRecognizers; a simulator should leave them out by default and show them \
      only in an "internals" mode.
      """
    ),
    RuleEntry(
      46,
      "window.keyboard-is-separate-window",
      section: 3,
      .widelyObserved,
      .holds,
      """
      The software keyboard and text-effects content live in their own higher-level windows, \
      so keyboard touches never hit-test into the app's main window.
      """
    ),
    RuleEntry(
      47,
      "window.app-key-window-deprecated",
      section: 3,
      .headerComment,
      .holds,
      """
      UIApplication.keyWindow and UIApplication.windows are legacy; scene-aware code asks \
      UIWindowScene.windows and UIWindowScene.keyWindow (15.0).
      """
    ),
    RuleEntry(
      530,
      "window.hidden-key-window",
      section: 3,
      .singleObservation,
      .decides,
      """
      Hiding the key window makes it resign key, and the frontmost remaining visible window of \
      its scene that can become key takes over, usually the window that was key before; its \
      first responder has the keyboard again.
      """
    ),
    RuleEntry(
      531,
      "window.root-controller-view",
      section: 3,
      .documented,
      .holds,
      """
      Assigning rootViewController takes the old root's view out of the window and puts the \
      new one's in, sized to the window; nil leaves the window empty, so touches hit the \
      window itself, and a controller assigned to a second window leaves the first.
      """
    ),
  ]
}
