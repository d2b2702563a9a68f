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
      Text(
        """
          For a new touch UIKit asks the visible windows of the touched scene from front to back and \
          uses the first one whose hitTest returns a view.
          """,
        zh: """
          对于新触摸，UIKit 从前到后询问被触摸场景中的可见窗口，使用第一个 hitTest 返回视图的窗口。
          """
      ),
      practice: Text(
        """
          An overlay window in front is asked before your main window, whichever of the two is key. \
          Look at its windowLevel and its hitTest when touches vanish.
          """,
        zh: """
          前面的悬浮窗口先于主要内容的窗口被问，与谁是关键窗口无关。触摸不见了，就看看它的 \
          windowLevel 和 hitTest。
          """
      ),
      places: "Windows/WindowServer.swift#windowFrontmostVisibleIsAskedFirst",
      sources: "X-lldb X-livsy"
    ),
    RuleEntry(
      29,
      "window.level-orders-first",
      section: 3,
      .documented,
      .holds,
      Text(
        """
          A window with a higher windowLevel is always in front of one with a lower level.
          """,
        zh: "windowLevel 较高的窗口总在较低的窗口前面。"
      ),
      places: "Windows/WindowServer.swift#frontToBack",
      sources: "D:UIWindow.windowLevel D:UIWindow.Level"
    ),
    RuleEntry(
      30,
      "window.level-constants",
      section: 3,
      .documented,
      .holds,
      Text(
        "normal is 0, statusBar is 1000, alert is 2000; the default level is normal.",
        zh: "normal 为 0，statusBar 为 1000，alert 为 2000；默认级别是 normal。"
      ),
      places: "Windows/UIWindow.swift#Level",
      sources: "D:UIWindow.Level H:UIWindow"
    ),
    RuleEntry(
      31,
      "window.same-level-latest-shown-on-top",
      section: 3,
      .widelyObserved,
      .holds,
      Text(
        """
          Among windows of equal level, the one made visible (or ordered front) most recently is in \
          front.
          """,
        zh: "级别相同的窗口中，最近变为可见（或被移到最前）的在最前面。"
      ),
      places: "Windows/WindowServer.swift#frontToBack",
      sources: "D:UIWindow.Level X-livsy"
    ),
    RuleEntry(
      32,
      "window.skips-hidden",
      section: 3,
      .documented,
      .decides,
      Text(
        """
          A window with isHidden true takes no part in window choice; windows are hidden until \
          shown.
          """,
        zh: "isHidden 为 true 的窗口不参与窗口的选择；窗口在显示之前都是隐藏的。"
      ),
      places: "Windows/WindowServer.swift#windowSkipsHidden",
      sources: "D:UIWindow H:UIWindow X-lldb"
    ),
    RuleEntry(
      33,
      "window.nil-hit-falls-through",
      section: 3,
      .widelyObserved,
      .decides,
      Text(
        """
          If a front window's hitTest returns nil, the next window behind it is asked; this is how \
          pass-through overlay windows work.
          """,
        zh: """
          如果前面窗口的 hitTest 返回 nil，就问它后面的窗口；可穿透的悬浮窗口就是这样工作的。
          """
      ),
      practice: Text(
        """
          A window in which nobody is hit lets the touch fall to the window behind it. Floating \
          windows are made that way: answer nil wherever they show nothing.
          """,
        zh: """
          窗口里没有视图命中时，触摸落到后面的窗口。悬浮窗就是这样做的：在没有内容的地方返回 nil。
          """
      ),
      places: "Windows/WindowServer.swift#windowNilHitFallsThrough",
      sources: "X-livsy X-post"
    ),
    RuleEntry(
      34,
      "window.touch-ignores-key-status",
      section: 3,
      .documented,
      .holds,
      Text(
        """
          The window that receives a touch is the one under the finger; being key is neither needed \
          nor sufficient.
          """,
        zh: "接收触摸的窗口是手指下面的那个；是不是关键窗口，既不必要也不充分。"
      ),
      places: "Windows/WindowServer.swift#chooseWindow",
      sources: "D:UIWindow"
    ),
    RuleEntry(
      35,
      "window.touch-does-not-change-key",
      section: 3,
      .singleObservation,
      .holds,
      Text(
        """
          A plain touch in a non-key window does not make it key; focusing a text field by tapping \
          it does make its window key.
          """,
        zh: """
          在非关键窗口上的普通触摸不会使它成为关键窗口；点按文本框使其获得焦点，则会使它的窗口成为关\
          键窗口。
          """
      ),
      practice: Text(
        """
          Tapping in another window leaves the keyboard where it is, until something there takes the \
          focus.
          """,
        zh: "在另一个窗口里点按不会移动键盘，要等那里有对象取得焦点。"
      ),
      places: "FirstResponder/EditableText+Focus.swift#focusByTap",
      sources: "X-note"
    ),
    RuleEntry(
      36,
      "window.touch-window-is-fixed",
      section: 3,
      .documented,
      .holds,
      Text(
        """
          A touch keeps the window chosen when it began, even if the finger leaves the window or \
          another window appears on top.
          """,
        zh: """
          触摸始终属于它开始时选定的窗口，即使手指离开了该窗口，或者上面出现了别的窗口。
          """
      ),
      places: "Touches/UITouch.swift#touchWindow",
      sources: "D:UITouch.window"
    ),
    RuleEntry(
      37,
      "window.one-key-window",
      section: 3,
      .headerComment,
      .holds,
      Text(
        """
          At most one window is key, per application or per scene depending on the SDK the app was \
          built with.
          """,
        zh: "同一时间最多一个关键窗口；按应用还是按场景计算，取决于应用构建时所用的 SDK。"
      ),
      places: "Windows/WindowServer.swift#makeKey",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      38,
      "window.make-key-and-visible",
      section: 3,
      .headerComment,
      .holds,
      Text(
        """
          makeKeyAndVisible unhides the window, brings it to the front of its level and makes it \
          key; makeKey only changes key status.
          """,
        zh: """
          makeKeyAndVisible 使窗口不再隐藏，移到同级别的最前面，并成为关键窗口；makeKey 只改变关键状\
          态。
          """
      ),
      places: "Windows/UIWindow.swift#makeKeyAndVisible",
      sources: "H:UIWindow D:UIWindow.makeKeyAndVisible()"
    ),
    RuleEntry(
      39,
      "window.can-become-key",
      section: 3,
      .headerComment,
      .decides,
      Text(
        "A window whose canBecomeKey is false is never made key.",
        zh: "canBecomeKey 为 false 的窗口永远不会成为关键窗口。"
      ),
      places: "Windows/WindowServer.swift#windowCanBecomeKey",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      40,
      "window.key-callbacks",
      section: 3,
      .headerComment,
      .decides,
      Text(
        """
          A key change calls resignKey on the old window and becomeKey on the new one and posts \
          didResignKey and didBecomeKey notifications with the window as object.
          """,
        zh: """
          关键窗口改变时，对旧窗口调用 resignKey，对新窗口调用 becomeKey，并以窗口为对象发出 \
          didResignKey 和 didBecomeKey 通知。
          """
      ),
      places: "Windows/WindowServer.swift#windowKeyCallbacks",
      sources: "H:UIWindow D:UIWindow.didBecomeKeyNotification†"
    ),
    RuleEntry(
      41,
      "window.visibility-notifications",
      section: 3,
      .headerComment,
      .decides,
      Text(
        """
          Showing and hiding a window post didBecomeVisible and didBecomeHidden with no user info.
          """,
        zh: """
          显示和隐藏窗口会发出 didBecomeVisible 和 didBecomeHidden 通知，不带 userInfo。
          """
      ),
      places: "Windows/WindowServer.swift#windowVisibilityNotifications",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      42,
      "window.without-scene-not-shown",
      section: 3,
      .documented,
      .decides,
      Text(
        """
          In a scene-based app a window whose windowScene is nil is not on any screen and gets no \
          touches.
          """,
        zh: "在使用场景的应用中，windowScene 为 nil 的窗口不在任何屏幕上，得不到触摸。"
      ),
      practice: Text(
        """
          A window made in code needs its windowScene before it can be seen or touched. Forgetting \
          it is the usual reason why a new window stays away.
          """,
        zh: """
          代码创建的窗口要先设置 windowScene 才能看到和点到。新窗口不出现，多半是忘了它。
          """
      ),
      places: "Windows/WindowServer.swift#windowWithoutSceneNotShown",
      sources: "D:UIWindow.windowScene"
    ),
    RuleEntry(
      43,
      "window.first-responder-per-window",
      section: 3,
      .widelyObserved,
      .holds,
      Text(
        """
          Each window remembers its own first responder; the one that matters for key and motion \
          input is that of the key window.
          """,
        zh: """
          每个窗口各自记住自己的第一响应者；对按键和运动输入起作用的是关键窗口的那一个。
          """
      ),
      places: "Windows/UIWindow.swift#firstResponderStorage",
      sources: "RT D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      44,
      "window.is-a-view",
      section: 3,
      .documented,
      .holds,
      Text(
        """
          UIWindow is a UIView, so alpha, hidden, interaction-enabled and point-inside rules apply \
          to the window itself first.
          """,
        zh: """
          UIWindow 也是 UIView，所以 alpha、隐藏、交互开关和 point(inside:with:) 的规则首先用在窗口\
          自己身上。
          """
      ),
      places: "Windows/UIWindow.swift#UIWindow",
      sources: "D:UIWindow A1"
    ),
    RuleEntry(
      45,
      "window.system-gate-recognizers",
      section: 3,
      .singleObservation,
      .decides,
      Text(
        """
          UIKit attaches its own gate recognizers to the window, and they appear in \
          UITouch.gestureRecognizers; a simulator should leave them out by default and show them \
          only in an "internals" mode.
          """,
        zh: """
          UIKit 在窗口上装有自己的门控手势识别器，它们会出现在 UITouch.gestureRecognizers 里；模拟时\
          默认应略去，只在“内部”模式下显示。
          """
      ),
      places: "Gestures/GestureCollecting.swift#windowSystemGateRecognizers",
      sources: "X-lldb RT"
    ),
    RuleEntry(
      46,
      "window.keyboard-is-separate-window",
      section: 3,
      .widelyObserved,
      .holds,
      Text(
        """
          The software keyboard and text-effects content live in their own higher-level windows, so \
          keyboard touches never hit-test into the app's main window.
          """,
        zh: """
          软键盘和文本特效的内容位于各自级别更高的窗口里，所以键盘上的触摸从不会在应用的主窗口里做命\
          中测试。
          """
      ),
      places: "FirstResponder/Keyboard.swift#makeWindow",
      sources: "X-lldb X-so"
    ),
    RuleEntry(
      47,
      "window.app-key-window-deprecated",
      section: 3,
      .headerComment,
      .holds,
      Text(
        """
          UIApplication.keyWindow and UIApplication.windows are legacy; scene-aware code asks \
          UIWindowScene.windows and UIWindowScene.keyWindow (15.0).
          """,
        zh: """
          UIApplication.keyWindow 和 UIApplication.windows 已经过时；使用场景的代码应查询 \
          UIWindowScene.windows 和 UIWindowScene.keyWindow（15.0）。
          """
      ),
      places: "Windows/UIApplication.swift#keyWindow",
      sources: "H:UIApplication D:UIWindowScene.keyWindow"
    ),
    RuleEntry(
      530,
      "window.hidden-key-window",
      section: 3,
      .singleObservation,
      .decides,
      Text(
        """
          Hiding the key window makes it resign key, and the frontmost remaining visible window of \
          its scene that can become key takes over, usually the window that was key before; its \
          first responder has the keyboard again.
          """,
        zh: """
          隐藏关键窗口会使它放弃关键状态，由同一场景中剩下的、可见且能成为关键窗口的最前一个接替，通\
          常是之前的那个关键窗口；它的第一响应者重新得到键盘。
          """
      ),
      places: "Windows/WindowServer.swift#windowHiddenKeyWindow",
      sources: "X-radar X-issue"
    ),
    RuleEntry(
      531,
      "window.root-controller-view",
      section: 3,
      .documented,
      .holds,
      Text(
        """
          Assigning rootViewController takes the old root's view out of the window and puts the new \
          one's in, sized to the window; nil leaves the window empty, so touches hit the window \
          itself, and a controller assigned to a second window leaves the first.
          """,
        zh: """
          给 rootViewController 赋值时，旧的根视图移出窗口，新的根视图放入并调整为窗口大小；赋 nil \
          则窗口变空，触摸会命中窗口自己；把控制器赋给第二个窗口，它就离开第一个窗口。
          """
      ),
      places: "Windows/WindowServer.swift#setRoot",
      sources: "D:UIWindow.rootViewController† X-meas"
    ),
  ]
}
