// Made by scripts/rulebook from Rulebook/03-windows.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// For a new touch UIKit asks the visible windows of the touched scene from front to back and
  /// uses the first one whose hitTest returns a view.
  ///
  /// Rule 28, `window.frontmost-visible-is-asked-first`: widely observed; decides.
  public static var windowFrontmostVisibleIsAskedFirst: Rule { Rule(28) }

  /// A window with a higher windowLevel is always in front of one with a lower level.
  ///
  /// Rule 29, `window.level-orders-first`: documented; holds.
  public static var windowLevelOrdersFirst: Rule { Rule(29) }

  /// normal is 0, statusBar is 1000, alert is 2000; the default level is normal.
  ///
  /// Rule 30, `window.level-constants`: documented; holds.
  public static var windowLevelConstants: Rule { Rule(30) }

  /// Among windows of equal level, the one made visible (or ordered front) most recently is in
  /// front.
  ///
  /// Rule 31, `window.same-level-latest-shown-on-top`: widely observed; holds.
  public static var windowSameLevelLatestShownOnTop: Rule { Rule(31) }

  /// A window with isHidden true takes no part in window choice; windows are hidden until shown.
  ///
  /// Rule 32, `window.skips-hidden`: documented; decides.
  public static var windowSkipsHidden: Rule { Rule(32) }

  /// If a front window's hitTest returns nil, the next window behind it is asked; this is how pass-
  /// through overlay windows work.
  ///
  /// Rule 33, `window.nil-hit-falls-through`: widely observed; decides.
  public static var windowNilHitFallsThrough: Rule { Rule(33) }

  /// The window that receives a touch is the one under the finger; being key is neither needed nor
  /// sufficient.
  ///
  /// Rule 34, `window.touch-ignores-key-status`: documented; holds.
  public static var windowTouchIgnoresKeyStatus: Rule { Rule(34) }

  /// A plain touch in a non-key window does not make it key; focusing a text field by tapping it
  /// does make its window key.
  ///
  /// Rule 35, `window.touch-does-not-change-key`: single observation; holds.
  public static var windowTouchDoesNotChangeKey: Rule { Rule(35) }

  /// A touch keeps the window chosen when it began, even if the finger leaves the window or another
  /// window appears on top.
  ///
  /// Rule 36, `window.touch-window-is-fixed`: documented; holds.
  public static var windowTouchWindowIsFixed: Rule { Rule(36) }

  /// At most one window is key, per application or per scene depending on the SDK the app was built
  /// with.
  ///
  /// Rule 37, `window.one-key-window`: header comment; holds.
  public static var windowOneKeyWindow: Rule { Rule(37) }

  /// makeKeyAndVisible unhides the window, brings it to the front of its level and makes it key;
  /// makeKey only changes key status.
  ///
  /// Rule 38, `window.make-key-and-visible`: header comment; holds.
  public static var windowMakeKeyAndVisible: Rule { Rule(38) }

  /// A window whose canBecomeKey is false is never made key.
  ///
  /// Rule 39, `window.can-become-key`: header comment; decides.
  public static var windowCanBecomeKey: Rule { Rule(39) }

  /// A key change calls resignKey on the old window and becomeKey on the new one and posts
  /// didResignKey and didBecomeKey notifications with the window as object.
  ///
  /// Rule 40, `window.key-callbacks`: header comment; decides.
  public static var windowKeyCallbacks: Rule { Rule(40) }

  /// Showing and hiding a window post didBecomeVisible and didBecomeHidden with no user info.
  ///
  /// Rule 41, `window.visibility-notifications`: header comment; decides.
  public static var windowVisibilityNotifications: Rule { Rule(41) }

  /// In a scene-based app a window whose windowScene is nil is not on any screen and gets no
  /// touches.
  ///
  /// Rule 42, `window.without-scene-not-shown`: documented; decides.
  public static var windowWithoutSceneNotShown: Rule { Rule(42) }

  /// Each window remembers its own first responder; the one that matters for key and motion input
  /// is that of the key window.
  ///
  /// Rule 43, `window.first-responder-per-window`: widely observed; holds.
  public static var windowFirstResponderPerWindow: Rule { Rule(43) }

  /// UIWindow is a UIView, so alpha, hidden, interaction-enabled and point-inside rules apply to
  /// the window itself first.
  ///
  /// Rule 44, `window.is-a-view`: documented; holds.
  public static var windowIsAView: Rule { Rule(44) }

  /// UIKit attaches its own gate recognizers to the window, and they appear in
  /// UITouch.gestureRecognizers; a simulator should leave them out by default and show them only in
  /// an "internals" mode.
  ///
  /// Rule 45, `window.system-gate-recognizers`: single observation; decides.
  public static var windowSystemGateRecognizers: Rule { Rule(45) }

  /// The software keyboard and text-effects content live in their own higher-level windows, so
  /// keyboard touches never hit-test into the app's main window.
  ///
  /// Rule 46, `window.keyboard-is-separate-window`: widely observed; holds.
  public static var windowKeyboardIsSeparateWindow: Rule { Rule(46) }

  /// UIApplication.keyWindow and UIApplication.windows are legacy; scene-aware code asks
  /// UIWindowScene.windows and UIWindowScene.keyWindow (15.0).
  ///
  /// Rule 47, `window.app-key-window-deprecated`: header comment; holds.
  public static var windowAppKeyWindowDeprecated: Rule { Rule(47) }

  /// Hiding the key window makes it resign key, and the frontmost remaining visible window of its
  /// scene that can become key takes over, usually the window that was key before; its first
  /// responder has the keyboard again.
  ///
  /// Rule 530, `window.hidden-key-window`: single observation; decides.
  public static var windowHiddenKeyWindow: Rule { Rule(530) }

  /// Assigning rootViewController takes the old root's view out of the window and puts the new
  /// one's in, sized to the window; nil leaves the window empty, so touches hit the window itself,
  /// and a controller assigned to a second window leaves the first.
  ///
  /// Rule 531, `window.root-controller-view`: documented; holds.
  public static var windowRootControllerView: Rule { Rule(531) }
}

extension RuleSection {
  static let windows = RuleSection(
    number: 3,
    title: Text(
      "Windows",
      zh: "窗口"
    ),
    rules: windowsRules
  )

  private static let windowsRules: [RuleEntry] = [
    RuleEntry(
      28,
      "window.frontmost-visible-is-asked-first",
      section: 3,
      .widelyObserved,
      .decides,
      Text("""
          For a new touch UIKit asks the visible windows of the touched scene from front to back and \
          uses the first one whose hitTest returns a view.
          """),
      places: "Windows/Simulation+Windows.swift",
      sources: "X-lldb X-livsy"
    ),
    RuleEntry(
      29,
      "window.level-orders-first",
      section: 3,
      .documented,
      .holds,
      Text("""
          A window with a higher windowLevel is always in front of one with a lower level.
          """),
      places: "",
      sources: "D:UIWindow.windowLevel D:UIWindow.Level"
    ),
    RuleEntry(
      30,
      "window.level-constants",
      section: 3,
      .documented,
      .holds,
      Text("normal is 0, statusBar is 1000, alert is 2000; the default level is normal."),
      places: "",
      sources: "D:UIWindow.Level H:UIWindow"
    ),
    RuleEntry(
      31,
      "window.same-level-latest-shown-on-top",
      section: 3,
      .widelyObserved,
      .holds,
      Text("""
          Among windows of equal level, the one made visible (or ordered front) most recently is in \
          front.
          """),
      places: "",
      sources: "D:UIWindow.Level X-livsy"
    ),
    RuleEntry(
      32,
      "window.skips-hidden",
      section: 3,
      .documented,
      .decides,
      Text("""
          A window with isHidden true takes no part in window choice; windows are hidden until \
          shown.
          """),
      places: "Windows/Simulation+Windows.swift",
      sources: "D:UIWindow H:UIWindow X-lldb"
    ),
    RuleEntry(
      33,
      "window.nil-hit-falls-through",
      section: 3,
      .widelyObserved,
      .decides,
      Text("""
          If a front window's hitTest returns nil, the next window behind it is asked; this is how \
          pass-through overlay windows work.
          """),
      practice: Text(
        """
          A window in which nobody is hit lets the touch fall to the window behind it. Floating \
          windows are made that way: answer nil wherever they show nothing.
          """,
        zh: """
          窗口里没有视图命中时，触摸落到后面的窗口。悬浮窗就是这样做的：在没有内容的地方返回 nil。
          """
      ),
      places: "Windows/Simulation+Windows.swift",
      sources: "X-livsy X-post"
    ),
    RuleEntry(
      34,
      "window.touch-ignores-key-status",
      section: 3,
      .documented,
      .holds,
      Text("""
          The window that receives a touch is the one under the finger; being key is neither needed \
          nor sufficient.
          """),
      places: "",
      sources: "D:UIWindow"
    ),
    RuleEntry(
      35,
      "window.touch-does-not-change-key",
      section: 3,
      .singleObservation,
      .holds,
      Text("""
          A plain touch in a non-key window does not make it key; focusing a text field by tapping \
          it does make its window key.
          """),
      places: "",
      sources: "X-note"
    ),
    RuleEntry(
      36,
      "window.touch-window-is-fixed",
      section: 3,
      .documented,
      .holds,
      Text("""
          A touch keeps the window chosen when it began, even if the finger leaves the window or \
          another window appears on top.
          """),
      places: "",
      sources: "D:UITouch.window"
    ),
    RuleEntry(
      37,
      "window.one-key-window",
      section: 3,
      .headerComment,
      .holds,
      Text("""
          At most one window is key, per application or per scene depending on the SDK the app was \
          built with.
          """),
      places: "",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      38,
      "window.make-key-and-visible",
      section: 3,
      .headerComment,
      .holds,
      Text("""
          makeKeyAndVisible unhides the window, brings it to the front of its level and makes it \
          key; makeKey only changes key status.
          """),
      places: "",
      sources: "H:UIWindow D:UIWindow.makeKeyAndVisible()"
    ),
    RuleEntry(
      39,
      "window.can-become-key",
      section: 3,
      .headerComment,
      .decides,
      Text("A window whose canBecomeKey is false is never made key."),
      places: "Windows/Simulation+Windows.swift",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      40,
      "window.key-callbacks",
      section: 3,
      .headerComment,
      .decides,
      Text("""
          A key change calls resignKey on the old window and becomeKey on the new one and posts \
          didResignKey and didBecomeKey notifications with the window as object.
          """),
      places: "Windows/Simulation+Windows.swift",
      sources: "H:UIWindow D:UIWindow.didBecomeKeyNotification†"
    ),
    RuleEntry(
      41,
      "window.visibility-notifications",
      section: 3,
      .headerComment,
      .decides,
      Text("""
          Showing and hiding a window post didBecomeVisible and didBecomeHidden with no user info.
          """),
      places: "Windows/Simulation+Windows.swift",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      42,
      "window.without-scene-not-shown",
      section: 3,
      .documented,
      .decides,
      Text("""
          In a scene-based app a window whose windowScene is nil is not on any screen and gets no \
          touches.
          """),
      places: "Windows/Simulation+Windows.swift",
      sources: "D:UIWindow.windowScene"
    ),
    RuleEntry(
      43,
      "window.first-responder-per-window",
      section: 3,
      .widelyObserved,
      .holds,
      Text("""
          Each window remembers its own first responder; the one that matters for key and motion \
          input is that of the key window.
          """),
      places: "",
      sources: "RT D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      44,
      "window.is-a-view",
      section: 3,
      .documented,
      .holds,
      Text("""
          UIWindow is a UIView, so alpha, hidden, interaction-enabled and point-inside rules apply \
          to the window itself first.
          """),
      places: "",
      sources: "D:UIWindow A1"
    ),
    RuleEntry(
      45,
      "window.system-gate-recognizers",
      section: 3,
      .singleObservation,
      .decides,
      Text("""
          UIKit attaches its own gate recognizers to the window, and they appear in \
          UITouch.gestureRecognizers; a simulator should leave them out by default and show them \
          only in an "internals" mode.
          """),
      places: "Gestures/GestureCollecting.swift",
      sources: "X-lldb RT"
    ),
    RuleEntry(
      46,
      "window.keyboard-is-separate-window",
      section: 3,
      .widelyObserved,
      .holds,
      Text("""
          The software keyboard and text-effects content live in their own higher-level windows, so \
          keyboard touches never hit-test into the app's main window.
          """),
      places: "",
      sources: "X-lldb X-so"
    ),
    RuleEntry(
      47,
      "window.app-key-window-deprecated",
      section: 3,
      .headerComment,
      .holds,
      Text("""
          UIApplication.keyWindow and UIApplication.windows are legacy; scene-aware code asks \
          UIWindowScene.windows and UIWindowScene.keyWindow (15.0).
          """),
      places: "",
      sources: "H:UIApplication D:UIWindowScene.keyWindow"
    ),
    RuleEntry(
      530,
      "window.hidden-key-window",
      section: 3,
      .singleObservation,
      .decides,
      Text("""
          Hiding the key window makes it resign key, and the frontmost remaining visible window of \
          its scene that can become key takes over, usually the window that was key before; its \
          first responder has the keyboard again.
          """),
      places: "Windows/Simulation+Windows.swift",
      sources: "X-radar X-issue"
    ),
    RuleEntry(
      531,
      "window.root-controller-view",
      section: 3,
      .documented,
      .holds,
      Text("""
          Assigning rootViewController takes the old root's view out of the window and puts the new \
          one's in, sized to the window; nil leaves the window empty, so touches hit the window \
          itself, and a controller assigned to a second window leaves the first.
          """),
      places: "",
      sources: "D:UIWindow.rootViewController† X-meas"
    ),
  ]
}
