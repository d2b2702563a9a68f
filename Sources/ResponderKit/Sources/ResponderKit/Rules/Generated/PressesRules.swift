// Made by scripts/rulebook from Rulebook/18-presses.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// A press is of one of these types: upArrow, downArrow, leftArrow, rightArrow, select, menu and
  /// playPause.
  ///
  /// Rule 411, `press.types`: header comment; holds.
  public static var pressTypes: Rule { Rule(411) }

  /// A press has begun, changes (analog buttons only) or is stationary, and then has ended or was
  /// cancelled.
  ///
  /// Rule 412, `press.phases`: header comment; reports.
  public static var pressPhases: Rule { Rule(412) }

  /// A press starts at what has the focus of keyboards and remotes, else at the first responder;
  /// press.responder stays that object.
  ///
  /// Rule 413, `press.initial-object`: documented; decides.
  public static var pressInitialObject: Rule { Rule(413) }

  /// Without either it starts where key commands do (key-command.no-first-responder).
  ///
  /// Rule 414, `press.no-responder-fallback`: inferred; decides.
  public static var pressNoResponderFallback: Rule { Rule(414) }

  /// The inherited presses methods pass the presses on to next, each method on its own.
  ///
  /// Rule 415, `press.default-forwards`: documented; decides.
  public static var pressDefaultForwards: Rule { Rule(415) }

  /// Gesture recognizers on the line of views above the responder get a press before it, and may
  /// cancel or delay it as they do with touches.
  ///
  /// Rule 416, `press.recognizers-first`: documented; decides.
  public static var pressRecognizersFirst: Rule { Rule(416) }

  /// Who handles presses should override all four methods; for each press it gets one call that
  /// ends it, never two.
  ///
  /// Rule 417, `press.override-all-four`: header comment; decides.
  public static var pressOverrideAllFour: Rule { Rule(417) }

  /// press.key is there only for the keys of a hardware keyboard.
  ///
  /// Rule 418, `press.key-property`: header comment; holds.
  public static var pressKeyProperty: Rule { Rule(418) }

  /// Keys of a hardware keyboard go to the first responder of the key window.
  ///
  /// Rule 419, `press.key-goes-to-key-window`: documented; decides.
  public static var pressKeyGoesToKeyWindow: Rule { Rule(419) }

  /// Active are the key commands of all responders on the chain, from the first responder up.
  ///
  /// Rule 420, `key-command.collected-from-chain`: documented; decides.
  public static var keyCommandCollectedFromChain: Rule { Rule(420) }

  /// A command matches a key when input and modifier flags are both the same, with no modifier more
  /// or less; letters are compared without regard to case.
  ///
  /// Rule 421, `key-command.match`: documented; decides.
  public static var keyCommandMatch: Rule { Rule(421) }

  /// The action of a matching command goes along the chain, from the first responder to the first
  /// object that can perform it, and no farther.
  ///
  /// Rule 422, `key-command.nearest-wins`: documented; decides.
  public static var keyCommandNearestWins: Rule { Rule(422) }

  /// Up to iOS 14 key commands come before text input and before the movement of the focus.
  ///
  /// Rule 423, `key-command.before-text-pre15`: documented; decides.
  public static var keyCommandBeforeTextPre15: Rule { Rule(423) }

  /// From iOS 15 on text input and the focus take the keys that they use first, unless the command
  /// has wantsPriorityOverSystemBehavior set.
  ///
  /// Rule 424, `key-command.after-text-ios15`: documented; decides.
  public static var keyCommandAfterTextIos15: Rule { Rule(424) }

  /// Keys that the system reserves never reach the app.
  ///
  /// Rule 425, `key-command.system-first`: documented; decides.
  public static var keyCommandSystemFirst: Rule { Rule(425) }

  /// A view controller can add and remove key commands without an override of keyCommands.
  ///
  /// Rule 426, `key-command.controller-registration`: header comment; decides.
  public static var keyCommandControllerRegistration: Rule { Rule(426) }

  /// The action of a key command takes one argument, the sender.
  ///
  /// Rule 427, `key-command.action-form`: header comment; holds.
  public static var keyCommandActionForm: Rule { Rule(427) }

  /// UIKeyCommand is a UICommand: menus are built with it, and validate(_:) sees it before it is
  /// shown.
  ///
  /// Rule 428, `key-command.is-command`: header comment; holds.
  public static var keyCommandIsCommand: Rule { Rule(428) }

  /// A key that neither a command nor text input took arrives as pressesBegan and pressesEnded; one
  /// that was taken does not.
  ///
  /// Rule 429, `key-command.raw-key-after`: inferred; decides.
  public static var keyCommandRawKeyAfter: Rule { Rule(429) }

  /// Without a first responder key commands start at the top visible view controller of the key
  /// window if its canBecomeFirstResponder is true, though it never became it, and otherwise at the
  /// key window.
  ///
  /// Rule 564, `key-command.no-first-responder`: disputed; decides.
  public static var keyCommandNoFirstResponder: Rule { Rule(564) }

  /// A command with the attribute disabled does not match, and the search goes on.
  ///
  /// Rule 565, `key-command.disabled`: inferred; decides.
  public static var keyCommandDisabled: Rule { Rule(565) }
}

extension RuleSection {
  static let presses = RuleSection(
    number: 18,
    title: Text(
      "Presses and key commands",
      zh: "按键与快捷键"
    ),
    rules: pressesRules
  )

  private static let pressesRules: [RuleEntry] = [
    RuleEntry(
      411,
      "press.types",
      section: 18,
      .headerComment,
      .holds,
      Text(
        """
          A press is of one of these types: upArrow, downArrow, leftArrow, rightArrow, select, menu \
          and playPause.
          """,
        zh: """
          按压的类型是下列之一：upArrow、downArrow、leftArrow、rightArrow、select、menu 和 playPause\
          。
          """
      ),
      places: "Presses/UIPress.swift#PressType",
      sources: "H:UIPress"
    ),
    RuleEntry(
      412,
      "press.phases",
      section: 18,
      .headerComment,
      .reports,
      Text(
        """
          A press has begun, changes (analog buttons only) or is stationary, and then has ended or \
          was cancelled.
          """,
        zh: "按压先是开始，然后变化（仅限模拟按钮）或停住，最后结束或被取消。"
      ),
      places: "Presses/PressEnvironment.swift#pressPhases",
      sources: "H:UIPress H:UIResponder"
    ),
    RuleEntry(
      413,
      "press.initial-object",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          A press starts at what has the focus of keyboards and remotes, else at the first \
          responder; press.responder stays that object.
          """,
        zh: """
          按压从键盘和遥控器的焦点所在开始，没有焦点则从第一响应者开始；press.responder 始终是那个对\
          象。
          """
      ),
      practice: Text(
        """
          A key or button has no place on the screen: it begins at what has the focus, else at the \
          first responder, and climbs along next.
          """,
        zh: """
          按键和按钮在屏幕上没有位置：从有焦点的对象开始，没有就从第一响应者开始，沿 next 往上。
          """
      ),
      places: "Presses/PressEnvironment+Delivery.swift#pressInitialObject",
      sources: "D:UIPress.responder D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      414,
      "press.no-responder-fallback",
      section: 18,
      .inferred,
      .decides,
      Text(
        """
          Without either it starts where key commands do (key-command.no-first-responder).
          """,
        zh: "两者都没有时，它从快捷键开始的地方开始（key-command.no-first-responder）。"
      ),
      places: "Presses/PressEnvironment+Delivery.swift#pressNoResponderFallback",
      sources: "INF RT"
    ),
    RuleEntry(
      415,
      "press.default-forwards",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          The inherited presses methods pass the presses on to next, each method on its own.
          """,
        zh: "继承来的 presses 方法把按压传给 next，每个方法各自独立。"
      ),
      places: "Presses/UIResponder+Presses.swift#pressDefaultForwards",
      sources: "D:UIResponder.pressesBegan(_:with:)"
    ),
    RuleEntry(
      416,
      "press.recognizers-first",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          Gesture recognizers on the line of views above the responder get a press before it, and \
          may cancel or delay it as they do with touches.
          """,
        zh: """
          响应者以上一线视图上的手势识别器先于它得到按压，可以像对触摸一样取消或延迟它。
          """
      ),
      places: """
        Gestures/GestureHoldingPresses.swift#pressRecognizersFirst \
        Gestures/GesturePresses.swift#pressRecognizersFirst
        """,
      sources: "H:UIGestureRecognizer D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      417,
      "press.override-all-four",
      section: 18,
      .headerComment,
      .decides,
      Text(
        """
          Who handles presses should override all four methods; for each press it gets one call that \
          ends it, never two.
          """,
        zh: """
          处理按压的对象应重写全部四个方法；对每个按压，它恰好得到一次结束它的调用，绝不会有两次。
          """
      ),
      practice: Text(
        """
          As with touches: a button that was pressed must be released in pressesCancelled, too.
          """,
        zh: "与触摸一样：按下的按钮在 pressesCancelled 里也要放开。"
      ),
      places: "Presses/PressEnvironment.swift#pressOverrideAllFour",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      418,
      "press.key-property",
      section: 18,
      .headerComment,
      .holds,
      Text(
        "press.key is there only for the keys of a hardware keyboard.",
        zh: "只有硬件键盘的按键才有 press.key。"
      ),
      places: "Presses/UIPress.swift#key",
      sources: "H:UIPress"
    ),
    RuleEntry(
      419,
      "press.key-goes-to-key-window",
      section: 18,
      .documented,
      .decides,
      Text(
        "Keys of a hardware keyboard go to the first responder of the key window.",
        zh: "硬件键盘的按键发给关键窗口的第一响应者。"
      ),
      places: "Events/EventQueue.swift#pressKeyGoesToKeyWindow",
      sources: "D:UIResponder.becomeFirstResponder() D:UIWindow"
    ),
    RuleEntry(
      420,
      "key-command.collected-from-chain",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          Active are the key commands of all responders on the chain, from the first responder up.
          """,
        zh: "有效的快捷键是从第一响应者向上，链上所有响应者的快捷键。"
      ),
      practice: Text(
        """
          A shortcut works only while its responder is on the chain of the first responder. Put it \
          on the controller, or higher, if it has to work wherever the focus is.
          """,
        zh: """
          只有所属的响应者在第一响应者的链上，快捷键才有效。要在任何焦点下都有效，就放在控制器或更上\
          层。
          """
      ),
      places: "Presses/PressEnvironment+KeyCommands.swift#keyCommandCollectedFromChain",
      sources: "D:UIResponder.keyCommands D:UIKeyCommand"
    ),
    RuleEntry(
      421,
      "key-command.match",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          A command matches a key when input and modifier flags are both the same, with no modifier \
          more or less; letters are compared without regard to case.
          """,
        zh: """
          输入和修饰键都相同，修饰键一个不多一个不少，快捷键才与按键匹配；字母不分大小写。
          """
      ),
      practice: Text(
        """
          Caps Lock and a shift that is not named count as other keys: a command for "a" does not \
          hear shift-A.
          """,
        zh: "没有列出的 Shift 等修饰键算作另一个组合：“a”的快捷键听不到 Shift-A。"
      ),
      places: "Presses/PressEnvironment+KeyCommands.swift#keyCommandMatch",
      sources: "D:UIKeyCommand RI"
    ),
    RuleEntry(
      422,
      "key-command.nearest-wins",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          The action of a matching command goes along the chain, from the first responder to the \
          first object that can perform it, and no farther.
          """,
        zh: """
          匹配的快捷键的动作沿链传递，从第一响应者到第一个能执行它的对象为止，不再往前。
          """
      ),
      practice: Text(
        """
          The responder that lists a command need not be the one that performs it: the action goes \
          along the chain like that of a menu.
          """,
        zh: "列出命令的响应者不一定执行它：动作像菜单命令一样沿链寻找执行者。"
      ),
      places: "Presses/PressEnvironment+KeyCommands.swift#keyCommandNearestWins",
      sources: "D:UIKeyCommand D:UIResponder.keyCommands"
    ),
    RuleEntry(
      423,
      "key-command.before-text-pre15",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          Up to iOS 14 key commands come before text input and before the movement of the focus.
          """,
        zh: "直到 iOS 14，快捷键先于文本输入和焦点移动。"
      ),
      places: "Presses/PressEnvironment+KeyCommands.swift#keyCommandBeforeTextPre15",
      sources: "D:UIKeyCommand.wantsPriorityOverSystemBehavior"
    ),
    RuleEntry(
      424,
      "key-command.after-text-ios15",
      section: 18,
      .documented,
      .decides,
      Text(
        """
          From iOS 15 on text input and the focus take the keys that they use first, unless the \
          command has wantsPriorityOverSystemBehavior set.
          """,
        zh: """
          从 iOS 15 起，文本输入和焦点先取走它们要用的按键，除非快捷键设置了 \
          wantsPriorityOverSystemBehavior。
          """
      ),
      practice: Text(
        """
          A shortcut without modifiers no longer wins against typing. Set \
          wantsPriorityOverSystemBehavior if it must, or give it a modifier.
          """,
        zh: """
          不带修饰键的快捷键不再优先于打字。确有需要就设 wantsPriorityOverSystemBehavior，或加上修饰\
          键。
          """
      ),
      places: "Presses/PressEnvironment+KeyCommands.swift#keyCommandAfterTextIos15",
      sources: "D:UIKeyCommand.wantsPriorityOverSystemBehavior H:UIKeyCommand"
    ),
    RuleEntry(
      425,
      "key-command.system-first",
      section: 18,
      .documented,
      .decides,
      Text(
        "Keys that the system reserves never reach the app.",
        zh: "系统保留的按键从不到达应用。"
      ),
      places: "Presses/PressEnvironment.swift#keyCommandSystemFirst",
      sources: "D:UIKeyCommand"
    ),
    RuleEntry(
      426,
      "key-command.controller-registration",
      section: 18,
      .headerComment,
      .decides,
      Text(
        """
          A view controller can add and remove key commands without an override of keyCommands.
          """,
        zh: "视图控制器不必重写 keyCommands 就可以添加和移除快捷键。"
      ),
      places: "Presses/UIViewController+KeyCommands.swift#keyCommandControllerRegistration",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      427,
      "key-command.action-form",
      section: 18,
      .headerComment,
      .holds,
      Text(
        "The action of a key command takes one argument, the sender.",
        zh: "快捷键的动作带一个参数，即 sender。"
      ),
      places: "Responders/Selector.swift#argumentCount",
      sources: "H:UIKeyCommand"
    ),
    RuleEntry(
      428,
      "key-command.is-command",
      section: 18,
      .headerComment,
      .holds,
      Text(
        """
          UIKeyCommand is a UICommand: menus are built with it, and validate(_:) sees it before it \
          is shown.
          """,
        zh: "UIKeyCommand 是一种 UICommand：菜单用它来构建，显示之前会经过 validate(_:)。"
      ),
      places: "Presses/UIKeyCommand.swift#UIKeyCommand",
      sources: "H:UIKeyCommand D:UIResponder.validate(_:)"
    ),
    RuleEntry(
      429,
      "key-command.raw-key-after",
      section: 18,
      .inferred,
      .decides,
      Text(
        """
          A key that neither a command nor text input took arrives as pressesBegan and pressesEnded; \
          one that was taken does not.
          """,
        zh: """
          快捷键和文本输入都没有取走的按键以 pressesBegan 和 pressesEnded 到达；被取走的则不会。
          """
      ),
      practice: Text(
        """
          pressesBegan sees only the keys that nobody else wanted. While a text field has the focus, \
          that is hardly any.
          """,
        zh: "pressesBegan 只看到没人要的按键。文本框有焦点时几乎一个也没有。"
      ),
      places: "Presses/PressEnvironment+Delivery.swift#keyCommandRawKeyAfter",
      sources: "INF D:UIKeyCommand"
    ),
    RuleEntry(
      564,
      "key-command.no-first-responder",
      section: 18,
      .disputed,
      .decides,
      Text(
        """
          Without a first responder key commands start at the top visible view controller of the key \
          window if its canBecomeFirstResponder is true, though it never became it, and otherwise at \
          the key window.
          """,
        zh: """
          没有第一响应者时，如果关键窗口最上层可见的视图控制器的 canBecomeFirstResponder 为 true，快\
          捷键就从它开始，尽管它从未成为第一响应者；否则从关键窗口开始。
          """
      ),
      practice: Text(
        """
          Shortcuts of a controller work without a first responder if it answers true from \
          canBecomeFirstResponder; it need not become one.
          """,
        zh: """
          没有第一响应者时，控制器的 canBecomeFirstResponder 返回 true，快捷键就有效，不必真的成为第\
          一响应者。
          """
      ),
      places: """
        Presses/PressEnvironment+KeyCommands.swift#keyCommandNoFirstResponder \
        Profile/Toggle.swift#keyCommandNoFirstResponder
        """,
      sources: "X-so RI"
    ),
    RuleEntry(
      565,
      "key-command.disabled",
      section: 18,
      .inferred,
      .decides,
      Text(
        "A command with the attribute disabled does not match, and the search goes on.",
        zh: "attributes 含有 disabled 的快捷键不匹配，查找继续。"
      ),
      places: "Presses/PressEnvironment+KeyCommands.swift#keyCommandDisabled",
      sources: "D:UICommand† RI"
    ),
  ]
}
