// Made by scripts/rulebook from Rulebook/16-motion.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// The only motion event delivered to responders is the shake.
  ///
  /// Rule 387, `motion.only-shake`: header comment; holds.
  public static var motionOnlyShake: Rule { Rule(387) }

  /// motionBegan and motionEnded go to the first responder of the key window.
  ///
  /// Rule 388, `motion.initial-first-responder`: documented; decides.
  public static var motionInitialFirstResponder: Rule { Rule(388) }

  /// The default motion methods forward to next.
  ///
  /// Rule 389, `motion.default-forwards`: documented; decides.
  public static var motionDefaultForwards: Rule { Rule(389) }

  /// With no first responder the event starts at the top visible view controller of the key window
  /// (the root controller, then whatever it presents, then the shown child of a navigation or tab
  /// controller) and goes up the chain from there; other containers are not entered, and a window
  /// without a controller is itself the start.
  ///
  /// Rule 390, `motion.no-first-responder`: disputed; decides.
  public static var motionNoFirstResponder: Rule { Rule(390) }

  /// UIKit reports only the start and the end of a shake, never single movements.
  ///
  /// Rule 391, `motion.two-callbacks`: documented; holds.
  public static var motionTwoCallbacks: Rule { Rule(391) }

  /// motionCancelled comes if the app becomes inactive, the receiving view leaves its window, or
  /// the shaking goes on too long.
  ///
  /// Rule 392, `motion.cancel-causes`: documented; decides.
  public static var motionCancelCauses: Rule { Rule(392) }

  /// A shake ends with exactly one of motionEnded or motionCancelled.
  ///
  /// Rule 393, `motion.cancel-instead-of-end`: documented; holds.
  public static var motionCancelInsteadOfEnd: Rule { Rule(393) }

  /// A view controller that wants shakes must return true from canBecomeFirstResponder and become
  /// first responder, unless it lies on the chain of the current first responder or, when there is
  /// none, on the chain that motion.no-first-responder names.
  ///
  /// Rule 394, `motion.first-responder-must-opt-in`: documented; holds.
  public static var motionFirstResponderMustOptIn: Rule { Rule(394) }

  /// applicationSupportsShakeToEdit is true by default; a shake then offers undo/redo if the undo
  /// manager found along the chain has something to undo.
  ///
  /// Rule 395, `motion.shake-to-edit-default`: documented; decides.
  public static var motionShakeToEditDefault: Rule { Rule(395) }

  /// Motion callbacks are delivered whether or not shake-to-edit is on.
  ///
  /// Rule 396, `motion.shake-to-edit-independent`: widely observed; holds.
  public static var motionShakeToEditIndependent: Rule { Rule(396) }

  /// The undo prompt is made at UIApplication, the end of the chain, so a responder that handles
  /// motion without calling super can suppress it.
  ///
  /// Rule 397, `motion.shake-to-edit-at-application`: widely observed; holds.
  public static var motionShakeToEditAtApplication: Rule { Rule(397) }

  /// undoManager is looked up along the responder chain; the window supplies one by default.
  ///
  /// Rule 398, `motion.undo-manager-lookup`: documented; decides.
  public static var motionUndoManagerLookup: Rule { Rule(398) }

  /// A second shake within about 1 to 2 seconds is not reported separately.
  ///
  /// Rule 399, `motion.repeat-lockout`: single observation; decides.
  public static var motionRepeatLockout: Rule { Rule(399) }

  /// Handlers check the subtype argument for motionShake; the event has type motion and no touches.
  ///
  /// Rule 400, `motion.subtype-check`: documented; holds.
  public static var motionSubtypeCheck: Rule { Rule(400) }
}

extension RuleSection {
  static let motion = RuleSection(
    number: 16,
    title: Text(
      "Motion",
      zh: "运动"
    ),
    rules: motionRules
  )

  private static let motionRules: [RuleEntry] = [
    RuleEntry(
      387,
      "motion.only-shake",
      section: 16,
      .headerComment,
      .holds,
      Text(
        "The only motion event delivered to responders is the shake.",
        zh: "送给响应者的运动事件只有摇动一种。"
      ),
      places: "Events/UIEvent.swift#motionShake",
      sources: "H:UIEvent D:UIResponder.motionBegan(_:with:)"
    ),
    RuleEntry(
      388,
      "motion.initial-first-responder",
      section: 16,
      .documented,
      .decides,
      Text(
        "motionBegan and motionEnded go to the first responder of the key window.",
        zh: "motionBegan 和 motionEnded 发给关键窗口的第一响应者。"
      ),
      practice: Text(
        """
          A shake has no place on the screen, so there is nothing to hit-test: it begins at the \
          first responder of the key window and climbs from there.
          """,
        zh: "摇动在屏幕上没有位置，无从命中测试：它从关键窗口的第一响应者开始，沿链往上。"
      ),
      places: "Motion/MotionSource.swift#motionInitialFirstResponder",
      sources: "D:UIResponder.motionEnded(_:with:) AG A2"
    ),
    RuleEntry(
      389,
      "motion.default-forwards",
      section: 16,
      .documented,
      .decides,
      Text(
        "The default motion methods forward to next.",
        zh: "默认的 motion 方法转发给 next。"
      ),
      practice: Text(
        """
          The methods of UIResponder pass a shake on to next, as with touches. An override that does \
          not call super ends its way.
          """,
        zh: """
          UIResponder 的方法像触摸一样把摇动交给 next。重写而不调用 super，路程就到此为止。
          """
      ),
      places: "Motion/UIResponder+Motion.swift#motionDefaultForwards",
      sources: "D:UIResponder.motionBegan(_:with:)"
    ),
    RuleEntry(
      390,
      "motion.no-first-responder",
      section: 16,
      .disputed,
      .decides,
      Text(
        """
          With no first responder the event starts at the top visible view controller of the key \
          window (the root controller, then whatever it presents, then the shown child of a \
          navigation or tab controller) and goes up the chain from there; other containers are not \
          entered, and a window without a controller is itself the start.
          """,
        zh: """
          没有第一响应者时，事件从关键窗口最上层可见的视图控制器开始（根控制器，然后是它呈现的控制器\
          ，再是导航或标签控制器中显示的子控制器），由此沿链向上；不进入其他容器；没有控制器的窗口自\
          己就是起点。
          """
      ),
      practice: Text(
        """
          Without a first responder the system picks a place to start. Do not rely on which one it \
          is: it changed between versions.
          """,
        zh: "没有第一响应者时由系统选择起点。不要依赖具体是哪个，它随版本变化。"
      ),
      places: """
        Motion/MotionSource.swift#motionNoFirstResponder Profile/Toggle.swift#motionNoFirstResponder
        """,
      sources: "X-meas RT X-post"
    ),
    RuleEntry(
      391,
      "motion.two-callbacks",
      section: 16,
      .documented,
      .holds,
      Text(
        "UIKit reports only the start and the end of a shake, never single movements.",
        zh: "UIKit 只报告摇动的开始和结束，从不报告单个动作。"
      ),
      places: "Motion/MotionSource.swift#beginShake",
      sources: "D:UIResponder.motionBegan(_:with:)"
    ),
    RuleEntry(
      392,
      "motion.cancel-causes",
      section: 16,
      .documented,
      .decides,
      Text(
        """
          motionCancelled comes if the app becomes inactive, the receiving view leaves its window, \
          or the shaking goes on too long.
          """,
        zh: """
          应用变为不活跃、接收的视图离开窗口，或摇动持续太久时，会收到 motionCancelled。
          """
      ),
      practice: Text(
        "Treat it like the end of the shake without its effect.",
        zh: "把它当作没有效果的摇动结束来处理。"
      ),
      places: "Motion/MotionSource.swift#motionCancelCauses",
      sources: "D:UIResponder.motionCancelled(_:with:)"
    ),
    RuleEntry(
      393,
      "motion.cancel-instead-of-end",
      section: 16,
      .documented,
      .holds,
      Text(
        "A shake ends with exactly one of motionEnded or motionCancelled.",
        zh: "一次摇动恰好以 motionEnded 或 motionCancelled 之一结束。"
      ),
      places: "Motion/MotionSource.swift#finishShake",
      sources: "D:UIResponder.motionCancelled(_:with:)"
    ),
    RuleEntry(
      394,
      "motion.first-responder-must-opt-in",
      section: 16,
      .documented,
      .holds,
      Text(
        """
          A view controller that wants shakes must return true from canBecomeFirstResponder and \
          become first responder, unless it lies on the chain of the current first responder or, \
          when there is none, on the chain that motion.no-first-responder names.
          """,
        zh: """
          想要接收摇动的视图控制器必须在 canBecomeFirstResponder 中返回 true 并成为第一响应者，除非\
          它在当前第一响应者的链上，或者没有第一响应者时，在 motion.no-first-responder 所说的链上。
          """
      ),
      practice: Text(
        """
          A controller that wants shakes has to become first responder, and for that answer true \
          from canBecomeFirstResponder; otherwise the event may never pass it.
          """,
        zh: """
          想接收摇动的控制器要成为第一响应者，为此 canBecomeFirstResponder 要返回 true；否则事件可能\
          根本不经过它。
          """
      ),
      places: "Motion/MotionSource.swift#initialResponder",
      sources: "AG D:UIResponder.canBecomeFirstResponder"
    ),
    RuleEntry(
      395,
      "motion.shake-to-edit-default",
      section: 16,
      .documented,
      .decides,
      Text(
        """
          applicationSupportsShakeToEdit is true by default; a shake then offers undo/redo if the \
          undo manager found along the chain has something to undo.
          """,
        zh: """
          applicationSupportsShakeToEdit 默认为 true；这时如果沿链找到的撤销管理器有可撤销的内容，摇\
          动就会提供撤销或重做。
          """
      ),
      practice: Text(
        """
          An app with its own shake feature should switch it off, or the undo question comes up as \
          well.
          """,
        zh: "自己用到摇动的应用应当把它关掉，否则还会出现撤销的询问。"
      ),
      places: "Motion/MotionSource+ShakeToEdit.swift#motionShakeToEditDefault",
      sources: "D:UIApplication.applicationSupportsShakeToEdit H:UIApplication"
    ),
    RuleEntry(
      396,
      "motion.shake-to-edit-independent",
      section: 16,
      .widelyObserved,
      .holds,
      Text(
        "Motion callbacks are delivered whether or not shake-to-edit is on.",
        zh: "无论是否开启摇动编辑，都会送达运动回调。"
      ),
      places: "Motion/MotionSource.swift#sendShake",
      sources: "X-so"
    ),
    RuleEntry(
      397,
      "motion.shake-to-edit-at-application",
      section: 16,
      .widelyObserved,
      .holds,
      Text(
        """
          The undo prompt is made at UIApplication, the end of the chain, so a responder that \
          handles motion without calling super can suppress it.
          """,
        zh: """
          撤销的提示在 UIApplication 即链的末端作出，所以处理运动而不调用 super 的响应者可以抑制它。
          """
      ),
      places: "Motion/MotionSource+ShakeToEdit.swift#offerUndo",
      sources: "RT INF"
    ),
    RuleEntry(
      398,
      "motion.undo-manager-lookup",
      section: 16,
      .documented,
      .decides,
      Text(
        """
          undoManager is looked up along the responder chain; the window supplies one by default.
          """,
        zh: "undoManager 沿响应者链查找；窗口默认提供一个。"
      ),
      places: "Windows/UIWindow.swift#motionUndoManagerLookup",
      sources: "D:UIResponder.undoManager†"
    ),
    RuleEntry(
      399,
      "motion.repeat-lockout",
      section: 16,
      .singleObservation,
      .decides,
      Text(
        "A second shake within about 1 to 2 seconds is not reported separately.",
        zh: "约 1 到 2 秒之内的第二次摇动不单独报告。"
      ),
      places: "Motion/MotionSource.swift#motionRepeatLockout",
      sources: "X-neu X-run"
    ),
    RuleEntry(
      400,
      "motion.subtype-check",
      section: 16,
      .documented,
      .holds,
      Text(
        """
          Handlers check the subtype argument for motionShake; the event has type motion and no \
          touches.
          """,
        zh: "处理者检查 subtype 参数是否为 motionShake；事件的类型是 motion，没有触摸。"
      ),
      places: "Events/UIEvent.swift#motionShake",
      sources: "D:UIEvent.EventSubtype"
    ),
  ]
}
