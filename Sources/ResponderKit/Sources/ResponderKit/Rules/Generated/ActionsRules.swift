// Made by scripts/rulebook from Rulebook/19-actions.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// With a target, UIApplication.sendAction calls the method on exactly that object; the chain is
  /// not used and the target need not be a responder.
  ///
  /// Rule 430, `action.explicit-target`: documented; decides.
  public static var actionExplicitTarget: Rule { Rule(430) }

  /// With target nil the action goes to the first object along a responder chain that can perform
  /// it.
  ///
  /// Rule 431, `action.nil-target-search`: documented; decides.
  public static var actionNilTargetSearch: Rule { Rule(431) }

  /// Start of the search: simulator default is the key window's first responder if there is one,
  /// otherwise the sender if it is a responder; offer "sender first" and "first responder only" as
  /// modes.
  ///
  /// Rule 432, `action.nil-target-start`: disputed; decides.
  public static var actionNilTargetStart: Rule { Rule(432) }

  /// When a sender view is used as start, its own superviews and controllers are searched, so a
  /// button can reach its controller without any first responder.
  ///
  /// Rule 433, `action.nil-target-sender-chain`: widely observed; decides.
  public static var actionNilTargetSenderChain: Rule { Rule(433) }

  /// sendAction returns true if some object handled the action, false if nobody did; false is not
  /// an error.
  ///
  /// Rule 434, `action.send-result`: documented; decides.
  public static var actionSendResult: Rule { Rule(434) }

  /// The event argument may be nil for actions sent by code.
  ///
  /// Rule 435, `action.nil-event-allowed`: documented; holds.
  public static var actionNilEventAllowed: Rule { Rule(435) }

  /// Sending an action with nil target is a known way to reach the current first responder (a
  /// category method that records self).
  ///
  /// Rule 436, `action.probe-by-send`: widely observed; holds.
  public static var actionProbeBySend: Rule { Rule(436) }

  /// The search stops at the first object that performs the action.
  ///
  /// Rule 437, `action.first-match-stops`: documented; decides.
  public static var actionFirstMatchStops: Rule { Rule(437) }

  /// The default canPerformAction returns true if the object's class implements the action method.
  ///
  /// Rule 438, `action.can-perform-default`: documented; decides.
  public static var actionCanPerformDefault: Rule { Rule(438) }

  /// Apple's page also says the default asks the next responder when the object does not implement
  /// it; simulator: canPerformAction answers for self only and the walk is done by
  /// target(forAction:).
  ///
  /// Rule 439, `action.can-perform-forwarding`: disputed; decides.
  public static var actionCanPerformForwarding: Rule { Rule(439) }

  /// target(forAction:withSender:) returns self if canPerformAction is true, otherwise asks next;
  /// an override may return a different object to redirect.
  ///
  /// Rule 440, `action.target-for-action`: header comment; decides.
  public static var actionTargetForAction: Rule { Rule(440) }

  /// If nobody in the chain can perform it, target(forAction:) returns nil and the action is not
  /// sent.
  ///
  /// Rule 441, `action.target-nil-ends`: documented; decides.
  public static var actionTargetNilEnds: Rule { Rule(441) }

  /// canPerformAction may be called many times with different senders, including nil, and must be
  /// cheap and free of side effects.
  ///
  /// Rule 442, `action.can-perform-many-calls`: documented; holds.
  public static var actionCanPerformManyCalls: Rule { Rule(442) }

  /// If canPerformAction is false along the whole chain, the command is disabled or left out.
  ///
  /// Rule 443, `action.can-perform-false-hides`: documented; decides.
  public static var actionCanPerformFalseHides: Rule { Rule(443) }

  /// A false answer of one object passes the question to the next, it does not veto ancestors.
  ///
  /// Rule 444, `action.false-continues`: documented; decides.
  public static var actionFalseContinues: Rule { Rule(444) }

  /// targetViewController(forAction:sender:) walks ancestor controllers for show and showDetail
  /// style actions; a controller opts out by canPerformAction false.
  ///
  /// Rule 445, `action.controller-target-helper`: header comment; decides.
  public static var actionControllerTargetHelper: Rule { Rule(445) }

  /// A presenting controller with performsActionsWhilePresentingModally false is skipped.
  ///
  /// Rule 446, `action.modal-gate`: header comment; decides.
  public static var actionModalGate: Rule { Rule(446) }

  /// The sender argument reaches the handler unchanged and may be nil.
  ///
  /// Rule 447, `action.sender-passed-on`: documented; holds.
  public static var actionSenderPassedOn: Rule { Rule(447) }

  /// Menu and key commands (UICommand, UIKeyCommand) are sent as nil-target actions with the
  /// command object as sender.
  ///
  /// Rule 448, `action.menu-commands-same-path`: documented; decides.
  public static var actionMenuCommandsSamePath: Rule { Rule(448) }

  /// Before a menu is shown, validate(_:) is called on the responder that would handle the command,
  /// which may change title, state and attributes.
  ///
  /// Rule 449, `action.validate-command`: documented; decides.
  public static var actionValidateCommand: Rule { Rule(449) }

  /// buildMenu(with:) is a responder override: the application and its delegate are asked for the
  /// main menu, other responders for menus that belong to them; it does not send actions.
  ///
  /// Rule 450, `action.build-menu`: documented; decides.
  public static var actionBuildMenu: Rule { Rule(450) }

  /// The standard edit actions are optional methods that every responder may implement; UIResponder
  /// itself implements none of them for real.
  ///
  /// Rule 451, `edit-menu.actions-list`: header comment; holds.
  public static var editMenuActionsList: Rule { Rule(451) }

  /// The classic menu shows only if some view is first responder and at least one command is
  /// available.
  ///
  /// Rule 452, `edit-menu.needs-first-responder`: widely observed; decides.
  public static var editMenuNeedsFirstResponder: Rule { Rule(452) }

  /// Commands of the edit menu are looked up and sent from the first responder up the chain.
  ///
  /// Rule 453, `edit-menu.starts-at-first-responder`: documented; decides.
  public static var editMenuStartsAtFirstResponder: Rule { Rule(453) }

  /// A standard or custom item appears only if target(forAction:) from the first responder finds an
  /// object.
  ///
  /// Rule 454, `edit-menu.item-visible-if-target`: documented; decides.
  public static var editMenuItemVisibleIfTarget: Rule { Rule(454) }

  /// Items can come from any object of the chain, for example selectAll from a view controller that
  /// is not itself first responder.
  ///
  /// Rule 455, `edit-menu.chain-wide`: widely observed; decides.
  public static var editMenuChainWide: Rule { Rule(455) }

  /// canPerformAction for the standard editing commands is documented to get the application object
  /// as sender; the action of a custom UIMenuController item gets the shared menu controller, not
  /// the item, and a command-based item its command object.
  ///
  /// Rule 456, `edit-menu.sender`: documented; holds.
  public static var editMenuSender: Rule { Rule(456) }

  /// Text fields and text views implement the standard actions and answer canPerformAction from
  /// their state: cut and copy only with a selection, select only with text and no selection,
  /// selectAll only if not everything is selected, paste only with something on the pasteboard.
  ///
  /// Rule 457, `edit-menu.text-view-answers`: widely observed; decides.
  public static var editMenuTextViewAnswers: Rule { Rule(457) }

  /// UIMenuController is deprecated from iOS 16; setTargetRect and setMenuVisible already from 13,
  /// replaced by showMenu(from:rect:).
  ///
  /// Rule 458, `edit-menu.controller-deprecated`: header comment; decides.
  public static var editMenuControllerDeprecated: Rule { Rule(458) }

  /// There is one shared UIMenuController; menuItems adds to the standard items.
  ///
  /// Rule 459, `edit-menu.single-controller`: documented; holds.
  public static var editMenuSingleController: Rule { Rule(459) }

  /// A custom item sends its selector as a nil-target action from the first responder.
  ///
  /// Rule 460, `edit-menu.custom-action`: documented; decides.
  public static var editMenuCustomAction: Rule { Rule(460) }

  /// update() or showing the menu again asks canPerformAction again for every item.
  ///
  /// Rule 461, `edit-menu.update-revalidates`: documented; decides.
  public static var editMenuUpdateRevalidates: Rule { Rule(461) }

  /// When the first responder resigns the menu is dismissed.
  ///
  /// Rule 462, `edit-menu.resign-hides`: widely observed; decides.
  public static var editMenuResignHides: Rule { Rule(462) }

  /// UIEditMenuInteraction is added to a view with addInteraction; presentEditMenu(with:) shows a
  /// menu for a source point; a menu already open is dismissed first.
  ///
  /// Rule 463, `edit-menu.interaction`: header comment; decides.
  public static var editMenuInteraction: Rule { Rule(463) }

  /// Suggested actions are worked out from the source point in the interaction's view; the delegate
  /// may return a new menu made from them, its own, or nil for the default; an empty menu means no
  /// menu.
  ///
  /// Rule 464, `edit-menu.interaction-suggested`: header comment; decides.
  public static var editMenuInteractionSuggested: Rule { Rule(464) }

  /// Whether the interaction's view must be first responder for standard suggested actions is not
  /// documented; reports say the view should be able to be and be first responder; keep it as an
  /// option (default: required for standard actions).
  ///
  /// Rule 465, `edit-menu.interaction-first-responder`: disputed; decides.
  public static var editMenuInteractionFirstResponder: Rule { Rule(465) }

  /// reloadVisibleMenu asks the delegate again; updateVisibleMenuPosition asks only for the target
  /// rectangle; both do nothing without an open menu.
  ///
  /// Rule 466, `edit-menu.interaction-reload`: header comment; decides.
  public static var editMenuInteractionReload: Rule { Rule(466) }

  /// UITextFieldDelegate and UITextViewDelegate can replace the edit menu for a text range and are
  /// told before it appears and before it goes.
  ///
  /// Rule 467, `edit-menu.text-delegate-hook`: header comment; decides.
  public static var editMenuTextDelegateHook: Rule { Rule(467) }

  /// Sending an action to an explicit target that does not implement it is a programming error
  /// (unrecognized selector on a device): the chain is not searched. The simulator reports the
  /// error and calls nothing.
  ///
  /// Rule 566, `action.explicit-target-missing`: widely observed; reports.
  public static var actionExplicitTargetMissing: Rule { Rule(566) }

  /// With neither a first responder nor a responder as sender, a nil-target action starts at the
  /// application object and goes on to its delegate; windows and controllers are not asked.
  ///
  /// Rule 567, `action.nil-target-no-start`: single observation; decides.
  public static var actionNilTargetNoStart: Rule { Rule(567) }

  /// Whether the menu comes up, and with which items, is decided by the call that shows it: without
  /// a first responder at that moment it stays hidden, and becoming first responder later does not
  /// bring it up.
  ///
  /// Rule 568, `edit-menu.evaluated-when-shown`: widely observed; decides.
  public static var editMenuEvaluatedWhenShown: Rule { Rule(568) }

  /// Choosing an item sends its action and hides the menu; hiding does not change the first
  /// responder.
  ///
  /// Rule 569, `edit-menu.choice-hides`: documented; decides.
  public static var editMenuChoiceHides: Rule { Rule(569) }

  /// A long press in a focused text object brings up its own edit menu; choosing Select or Select
  /// All changes the selection and brings the menu up again with the commands for it.
  ///
  /// Rule 570, `edit-menu.text-long-press`: widely observed; decides.
  public static var editMenuTextLongPress: Rule { Rule(570) }

  /// A long press on a table or collection cell shows the edit menu if the delegate's
  /// shouldShowMenu answers true. Copy, cut and paste are decided by the delegate's
  /// canPerformAction and sent to its performAction; a custom item is shown only if the cell class
  /// implements its action, which is then called on the cell and not on the delegate.
  ///
  /// Rule 571, `edit-menu.cell-delegate`: widely observed; decides.
  public static var editMenuCellDelegate: Rule { Rule(571) }

  /// If the cell class overrides canPerformAction, its answer replaces the delegate's:
  /// shouldShowMenu is still asked, the delegate's canPerformAction and performAction are not
  /// called.
  ///
  /// Rule 572, `edit-menu.cell-override`: single observation; decides.
  public static var editMenuCellOverride: Rule { Rule(572) }

  /// A UIContextMenuInteraction asks its delegate for a configuration when a press on its view has
  /// lasted about as long as a long press, and shows no menu for nil. While the menu is up a tap
  /// outside only dismisses it, and a tap on an item runs its action and dismisses it.
  ///
  /// Rule 573, `edit-menu.context-menu`: inferred; decides.
  public static var editMenuContextMenu: Rule { Rule(573) }
}

extension RuleSection {
  static let actions = RuleSection(
    number: 19,
    title: Text(
      "Actions and the edit menu",
      zh: "动作与编辑菜单"
    ),
    rules: actionsRules
  )

  private static let actionsRules: [RuleEntry] = [
    RuleEntry(
      430,
      "action.explicit-target",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          With a target, UIApplication.sendAction calls the method on exactly that object; the chain \
          is not used and the target need not be a responder.
          """,
        zh: """
          有目标时，UIApplication.sendAction 恰好在那个对象上调用方法；不使用响应者链，目标也不必是\
          响应者。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionExplicitTarget",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      431,
      "action.nil-target-search",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          With target nil the action goes to the first object along a responder chain that can \
          perform it.
          """,
        zh: "目标为 nil 时，动作发给响应者链上第一个能执行它的对象。"
      ),
      practice: Text(
        """
          An action without a target climbs the responder chain and stops at the first object that \
          implements it. Menus, key commands and bar buttons all rely on this.
          """,
        zh: """
          没有目标的动作沿响应者链往上，停在第一个实现它的对象。菜单、快捷键和栏按钮都依赖这一点。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionNilTargetSearch",
      sources: "D:UIApplication.sendAction(_:to:from:for:) D:UIControl.addTarget(_:action:for:)"
    ),
    RuleEntry(
      432,
      "action.nil-target-start",
      section: 19,
      .disputed,
      .decides,
      Text(
        """
          Start of the search: simulator default is the key window's first responder if there is \
          one, otherwise the sender if it is a responder; offer "sender first" and "first responder \
          only" as modes.
          """,
        zh: """
          查找的起点：模拟时默认是关键窗口的第一响应者；没有时，如果 sender 是响应者就从它开始；另有\
          “sender 优先”和“只用第一响应者”两种模式可选。
          """
      ),
      practice: Text(
        """
          A button in a toolbar and a text field with the focus may find different handlers for the \
          same action. Name the target if only one is right.
          """,
        zh: """
          工具栏里的按钮和有焦点的文本框可能为同一动作找到不同的处理者。只有一个是对的，就写明目标。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionNilTargetStart",
      sources: "D:UIApplication.sendAction AG X-neu X-bou X-osk"
    ),
    RuleEntry(
      433,
      "action.nil-target-sender-chain",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          When a sender view is used as start, its own superviews and controllers are searched, so a \
          button can reach its controller without any first responder.
          """,
        zh: """
          以 sender 视图为起点时，查找它自己的父视图和控制器，所以按钮不靠任何第一响应者也能到达它的\
          控制器。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionNilTargetSenderChain",
      sources: "X-bou X-neu"
    ),
    RuleEntry(
      434,
      "action.send-result",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          sendAction returns true if some object handled the action, false if nobody did; false is \
          not an error.
          """,
        zh: "有对象处理了动作，sendAction 返回 true；没有则返回 false；false 不是错误。"
      ),
      practice: Text(
        """
          sendAction answers whether anybody took the action: a cheap way to ask whether the chain \
          has somebody for it.
          """,
        zh: "sendAction 返回是否有人处理：这是询问链上有没有处理者的简便办法。"
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionSendResult",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      435,
      "action.nil-event-allowed",
      section: 19,
      .documented,
      .holds,
      Text(
        "The event argument may be nil for actions sent by code.",
        zh: "代码发送动作时，event 参数可以是 nil。"
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#sendAsUIKit",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      436,
      "action.probe-by-send",
      section: 19,
      .widelyObserved,
      .holds,
      Text(
        """
          Sending an action with nil target is a known way to reach the current first responder (a \
          category method that records self).
          """,
        zh: """
          发送目标为 nil 的动作是取得当前第一响应者的已知手法（用一个记录 self 的分类方法）。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#searchStart",
      sources: "X-so"
    ),
    RuleEntry(
      437,
      "action.first-match-stops",
      section: 19,
      .documented,
      .decides,
      Text(
        "The search stops at the first object that performs the action.",
        zh: "查找止于第一个执行该动作的对象。"
      ),
      practice: Text(
        """
          Only one object performs an action. If two on the way implement it, the nearer one wins \
          and the other never hears of it.
          """,
        zh: """
          一个动作只由一个对象执行。路上有两个都实现了它时，近的那个执行，另一个不会知道。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionFirstMatchStops",
      sources: "AG D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      438,
      "action.can-perform-default",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          The default canPerformAction returns true if the object's class implements the action \
          method.
          """,
        zh: "对象的类实现了该动作方法，默认的 canPerformAction 就返回 true。"
      ),
      practice: Text(
        """
          canPerformAction(_:withSender:) answers by default whether the object implements the \
          action. Answer false to let the search go on above.
          """,
        zh: """
          canPerformAction(_:withSender:) 默认回答对象是否实现了该动作。返回 false 则继续往上查找。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionCanPerformDefault",
      sources: "D:UIResponder.canPerformAction(_:withSender:)"
    ),
    RuleEntry(
      439,
      "action.can-perform-forwarding",
      section: 19,
      .disputed,
      .decides,
      Text(
        """
          Apple's page also says the default asks the next responder when the object does not \
          implement it; simulator: canPerformAction answers for self only and the walk is done by \
          target(forAction:).
          """,
        zh: """
          苹果的文档还说，对象没有实现时，默认实现会询问下一个响应者；模拟时 canPerformAction 只为自\
          己作答，遍历由 target(forAction:) 完成。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionCanPerformForwarding",
      sources: "D:UIResponder.canPerformAction(_:withSender:) H:UIResponder"
    ),
    RuleEntry(
      440,
      "action.target-for-action",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          target(forAction:withSender:) returns self if canPerformAction is true, otherwise asks \
          next; an override may return a different object to redirect.
          """,
        zh: """
          canPerformAction 为 true 时 target(forAction:withSender:) 返回 self，否则询问 next；重写可\
          以返回别的对象来改变去向。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionTargetForAction",
      sources: "H:UIResponder D:UIResponder.target(forAction:withSender:)"
    ),
    RuleEntry(
      441,
      "action.target-nil-ends",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          If nobody in the chain can perform it, target(forAction:) returns nil and the action is \
          not sent.
          """,
        zh: "如果链上没有谁能执行它，target(forAction:) 返回 nil，动作不发送。"
      ),
      places: """
        Actions/Sending/ActionSender+Sending.swift#actionTargetNilEnds \
        Actions/Sending/UIResponder+Actions.swift#actionTargetNilEnds \
        Presses/PressEnvironment+KeyCommands.swift#actionTargetNilEnds
        """,
      sources: "D:UIResponder.target(forAction:withSender:)"
    ),
    RuleEntry(
      442,
      "action.can-perform-many-calls",
      section: 19,
      .documented,
      .holds,
      Text(
        """
          canPerformAction may be called many times with different senders, including nil, and must \
          be cheap and free of side effects.
          """,
        zh: """
          canPerformAction 可能以不同的 sender（包括 nil）被多次调用，必须开销小且没有副作用。
          """
      ),
      practice: Text(
        """
          It is called whenever a menu is about to be shown. Answer from state you have; do not \
          compute or change anything.
          """,
        zh: "每次要显示菜单时都会调用它。用现成的状态回答，不要计算，也不要改变任何东西。"
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#askCanPerform",
      sources: "D:UIResponder.canPerformAction(_:withSender:)"
    ),
    RuleEntry(
      443,
      "action.can-perform-false-hides",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          If canPerformAction is false along the whole chain, the command is disabled or left out.
          """,
        zh: "如果整条链上 canPerformAction 都是 false，该命令被禁用或略去。"
      ),
      places: "Actions/Menus/ScreenMenu+Entries.swift#actionCanPerformFalseHides",
      sources: "D:UIResponder.canPerformAction(_:withSender:)"
    ),
    RuleEntry(
      444,
      "action.false-continues",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          A false answer of one object passes the question to the next, it does not veto ancestors.
          """,
        zh: "一个对象返回 false，是把问题交给下一个，并不否决祖先。"
      ),
      practice: Text(
        """
          To keep an action from going further up, implement it and do nothing; answering false \
          sends it on.
          """,
        zh: "不想让动作继续往上，就实现它而什么也不做；返回 false 反而让它继续走。"
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionFalseContinues",
      sources: "H:UIResponder D:UIResponder.target(forAction:withSender:)"
    ),
    RuleEntry(
      445,
      "action.controller-target-helper",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          targetViewController(forAction:sender:) walks ancestor controllers for show and showDetail \
          style actions; a controller opts out by canPerformAction false.
          """,
        zh: """
          targetViewController(forAction:sender:) 为 show、showDetail 一类的动作沿祖先控制器查找；控\
          制器在 canPerformAction 中返回 false 就不参与。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionControllerTargetHelper",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      446,
      "action.modal-gate",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          A presenting controller with performsActionsWhilePresentingModally false is skipped.
          """,
        zh: "正在呈现而 performsActionsWhilePresentingModally 为 false 的控制器被跳过。"
      ),
      practice: Text(
        """
          Commands then go past the covered screen to whoever stands above it in the chain.
          """,
        zh: "命令会越过被盖住的界面，交给链上更上面的对象。"
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#actionModalGate",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      447,
      "action.sender-passed-on",
      section: 19,
      .documented,
      .holds,
      Text(
        "The sender argument reaches the handler unchanged and may be nil.",
        zh: "sender 参数原样到达处理者，可以是 nil。"
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#deliver",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      448,
      "action.menu-commands-same-path",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          Menu and key commands (UICommand, UIKeyCommand) are sent as nil-target actions with the \
          command object as sender.
          """,
        zh: """
          菜单命令和快捷键（UICommand、UIKeyCommand）作为目标为 nil 的动作发送，以命令对象为 sender\
          。
          """
      ),
      places: "Actions/Menus/ScreenMenu+Entries.swift#actionMenuCommandsSamePath",
      sources: "D:UICommand† H:UIKeyCommand"
    ),
    RuleEntry(
      449,
      "action.validate-command",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          Before a menu is shown, validate(_:) is called on the responder that would handle the \
          command, which may change title, state and attributes.
          """,
        zh: """
          菜单显示之前，对将会处理命令的响应者调用 validate(_:)，它可以改变标题、状态和属性。
          """
      ),
      practice: Text(
        """
          Change title and state here rather than rebuild the menu: it runs each time before the \
          menu is shown.
          """,
        zh: "标题和状态在这里改，不必重建菜单：每次显示菜单之前它都会运行。"
      ),
      places: "Actions/Menus/UIResponder+Menus.swift#actionValidateCommand",
      sources: "D:UIResponder.validate(_:) H:UIResponder"
    ),
    RuleEntry(
      450,
      "action.build-menu",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          buildMenu(with:) is a responder override: the application and its delegate are asked for \
          the main menu, other responders for menus that belong to them; it does not send actions.
          """,
        zh: """
          buildMenu(with:) 是响应者可以重写的方法：主菜单询问应用及其代理，属于其他响应者的菜单则询\
          问它们；它不发送动作。
          """
      ),
      places: "Actions/Menus/UIResponder+Menus.swift#actionBuildMenu",
      sources: "H:UIResponder D:UIMenuBuilder†"
    ),
    RuleEntry(
      451,
      "edit-menu.actions-list",
      section: 19,
      .headerComment,
      .holds,
      Text(
        """
          The standard edit actions are optional methods that every responder may implement; \
          UIResponder itself implements none of them for real.
          """,
        zh: """
          标准编辑动作是每个响应者都可以实现的可选方法；UIResponder 自己实际上一个也没有实现。
          """
      ),
      places: "Actions/EditMenu/StandardEditAction.swift#StandardEditAction",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      452,
      "edit-menu.needs-first-responder",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          The classic menu shows only if some view is first responder and at least one command is \
          available.
          """,
        zh: "只有某个视图是第一响应者并且至少有一个命令可用时，传统菜单才会显示。"
      ),
      practice: Text(
        """
          The menu's commands are looked up from the first responder. A view that wants Copy must be \
          able to become it, and be it, when the menu is shown.
          """,
        zh: """
          菜单命令从第一响应者开始查找。想要“拷贝”的视图必须能成为、并且在菜单显示时正是第一响应者。
          """
      ),
      places: """
        Actions/EditMenu/ScreenMenu+TextMenu.swift#editMenuNeedsFirstResponder \
        Actions/EditMenu/UIMenuController.swift#editMenuNeedsFirstResponder
        """,
      sources: "X-so D:UIMenuController X-post"
    ),
    RuleEntry(
      453,
      "edit-menu.starts-at-first-responder",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          Commands of the edit menu are looked up and sent from the first responder up the chain.
          """,
        zh: "编辑菜单的命令从第一响应者开始沿链向上查找和发送。"
      ),
      places: """
        Actions/EditMenu/ScreenMenu+TextMenu.swift#editMenuStartsAtFirstResponder \
        Actions/EditMenu/UIMenuController.swift#editMenuStartsAtFirstResponder
        """,
      sources: "AG D:UIResponderStandardEditActions"
    ),
    RuleEntry(
      454,
      "edit-menu.item-visible-if-target",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          A standard or custom item appears only if target(forAction:) from the first responder \
          finds an object.
          """,
        zh: """
          标准项或自定义项只有在从第一响应者调用 target(forAction:) 能找到对象时才出现。
          """
      ),
      practice: Text(
        """
          An item is shown only if somebody on the chain says yes to its action. An empty menu \
          usually means that nobody did.
          """,
        zh: "只有链上有人对其动作说“能”，菜单项才会显示。菜单为空通常是因为没人说“能”。"
      ),
      places: "Actions/Menus/ScreenMenu+Entries.swift#editMenuItemVisibleIfTarget",
      sources: "D:UIResponder.canPerformAction(_:withSender:) X-berre"
    ),
    RuleEntry(
      455,
      "edit-menu.chain-wide",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          Items can come from any object of the chain, for example selectAll from a view controller \
          that is not itself first responder.
          """,
        zh: """
          菜单项可以来自链上的任何对象，例如来自自己并非第一响应者的视图控制器的 selectAll。
          """
      ),
      practice: Text(
        """
          Every object of the chain adds what it can do: a view offers Copy, its controller Delete, \
          and both stand in one menu.
          """,
        zh: """
          链上的每个对象都贡献自己能做的：视图提供“拷贝”，控制器提供“删除”，两者出现在同一菜单里。
          """
      ),
      places: "Actions/Menus/ScreenMenu+Entries.swift#editMenuChainWide",
      sources: "X-berre"
    ),
    RuleEntry(
      456,
      "edit-menu.sender",
      section: 19,
      .documented,
      .holds,
      Text(
        """
          canPerformAction for the standard editing commands is documented to get the application \
          object as sender; the action of a custom UIMenuController item gets the shared menu \
          controller, not the item, and a command-based item its command object.
          """,
        zh: """
          按文档，标准编辑命令的 canPerformAction 得到的 sender 是应用对象；自定义 UIMenuController \
          项的动作得到的是共享的菜单控制器而不是该项，基于命令的项得到的是它的命令对象。
          """
      ),
      practice: Text(
        """
          Do not cast the sender to the item that was chosen: it is another object, depending on the \
          kind of menu.
          """,
        zh: "不要把 sender 当作被选中的那一项：它随菜单种类而不同。"
      ),
      places: "Actions/EditMenu/UIMenuController.swift#entry",
      sources: "D:UIResponder.canPerformAction(_:withSender:) X-so"
    ),
    RuleEntry(
      457,
      "edit-menu.text-view-answers",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          Text fields and text views implement the standard actions and answer canPerformAction from \
          their state: cut and copy only with a selection, select only with text and no selection, \
          selectAll only if not everything is selected, paste only with something on the pasteboard.
          """,
        zh: """
          文本框和文本视图实现了标准动作，并按自身状态回答 canPerformAction：有选中内容才能 cut 和 \
          copy，有文字而没有选中才能 select，没有全选才能 selectAll，剪贴板有内容才能 paste。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift#editMenuTextViewAnswers",
      sources: "D:Human-Interface-Guidelines X-so"
    ),
    RuleEntry(
      458,
      "edit-menu.controller-deprecated",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          UIMenuController is deprecated from iOS 16; setTargetRect and setMenuVisible already from \
          13, replaced by showMenu(from:rect:).
          """,
        zh: """
          UIMenuController 从 iOS 16 起弃用；setTargetRect 和 setMenuVisible 从 iOS 13 起就已弃用，\
          由 showMenu(from:rect:) 取代。
          """
      ),
      places: "Actions/EditMenu/UIMenuController.swift#editMenuControllerDeprecated",
      sources: "H:UIMenuController D:UIMenuController"
    ),
    RuleEntry(
      459,
      "edit-menu.single-controller",
      section: 19,
      .documented,
      .holds,
      Text(
        "There is one shared UIMenuController; menuItems adds to the standard items.",
        zh: "只有一个共享的 UIMenuController；menuItems 加在标准项之后。"
      ),
      places: "Actions/EditMenu/UIMenuController.swift#shared",
      sources: "H:UIMenuController"
    ),
    RuleEntry(
      460,
      "edit-menu.custom-action",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          A custom item sends its selector as a nil-target action from the first responder.
          """,
        zh: "自定义项把它的选择器作为目标为 nil 的动作从第一响应者发送。"
      ),
      places: "Actions/EditMenu/UIMenuController.swift#editMenuCustomAction",
      sources: "D:UIMenuItem† AG"
    ),
    RuleEntry(
      461,
      "edit-menu.update-revalidates",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          update() or showing the menu again asks canPerformAction again for every item.
          """,
        zh: "update() 或再次显示菜单会对每一项重新询问 canPerformAction。"
      ),
      places: "Actions/EditMenu/UIMenuController.swift#editMenuUpdateRevalidates",
      sources: "H:UIMenuController D:UIMenuController.update()†"
    ),
    RuleEntry(
      462,
      "edit-menu.resign-hides",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        "When the first responder resigns the menu is dismissed.",
        zh: "第一响应者放弃时菜单消失。"
      ),
      practice: Text(
        """
          A menu that goes at once was probably shown before something else took the focus.
          """,
        zh: "菜单一闪就消失，多半是显示之后别的对象取得了焦点。"
      ),
      places: "Actions/Menus/ScreenMenu.swift#editMenuResignHides",
      sources: "X-so"
    ),
    RuleEntry(
      463,
      "edit-menu.interaction",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          UIEditMenuInteraction is added to a view with addInteraction; presentEditMenu(with:) shows \
          a menu for a source point; a menu already open is dismissed first.
          """,
        zh: """
          UIEditMenuInteraction 用 addInteraction 加到视图上；presentEditMenu(with:) 为一个源点显示\
          菜单；已打开的菜单先消失。
          """
      ),
      places: """
        Actions/EditMenu/ScreenMenu+EditMenuInteraction.swift#editMenuInteraction \
        Actions/EditMenu/UIEditMenuInteraction+Asking.swift#editMenuInteraction
        """,
      sources: "H:UIEditMenuInteraction"
    ),
    RuleEntry(
      464,
      "edit-menu.interaction-suggested",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          Suggested actions are worked out from the source point in the interaction's view; the \
          delegate may return a new menu made from them, its own, or nil for the default; an empty \
          menu means no menu.
          """,
        zh: """
          建议的动作由交互所在视图中的源点得出；代理可以返回由它们组成的新菜单、自己的菜单，或返回 \
          nil 使用默认菜单；空菜单表示不显示。
          """
      ),
      places: """
        Actions/EditMenu/ScreenMenu+EditMenuInteraction.swift#editMenuInteractionSuggested
        """,
      sources: "H:UIEditMenuInteraction D:UIEditMenuInteractionDelegate"
    ),
    RuleEntry(
      465,
      "edit-menu.interaction-first-responder",
      section: 19,
      .disputed,
      .decides,
      Text(
        """
          Whether the interaction's view must be first responder for standard suggested actions is \
          not documented; reports say the view should be able to be and be first responder; keep it \
          as an option (default: required for standard actions).
          """,
        zh: """
          要得到标准的建议动作，交互所在的视图是否必须是第一响应者，没有文档说明；有报告说该视图应当\
          能够成为并且就是第一响应者；作为选项保留（默认：标准动作需要）。
          """
      ),
      places: """
        Actions/EditMenu/ScreenMenu+EditMenuInteraction.swift#editMenuInteractionFirstResponder
        """,
      sources: "X-so D:UIEditMenuInteraction"
    ),
    RuleEntry(
      466,
      "edit-menu.interaction-reload",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          reloadVisibleMenu asks the delegate again; updateVisibleMenuPosition asks only for the \
          target rectangle; both do nothing without an open menu.
          """,
        zh: """
          reloadVisibleMenu 重新询问代理；updateVisibleMenuPosition 只询问目标矩形；没有打开的菜单时\
          两者都不起作用。
          """
      ),
      places: """
        Actions/EditMenu/ScreenMenu+EditMenuInteraction.swift#editMenuInteractionReload \
        Actions/EditMenu/UIEditMenuInteraction.swift#editMenuInteractionReload
        """,
      sources: "H:UIEditMenuInteraction"
    ),
    RuleEntry(
      467,
      "edit-menu.text-delegate-hook",
      section: 19,
      .headerComment,
      .decides,
      Text(
        """
          UITextFieldDelegate and UITextViewDelegate can replace the edit menu for a text range and \
          are told before it appears and before it goes.
          """,
        zh: """
          UITextFieldDelegate 和 UITextViewDelegate 可以替换文本范围的编辑菜单，并在它出现之前和消失\
          之前得到通知。
          """
      ),
      places: "Actions/EditMenu/ScreenMenu+TextMenu.swift#editMenuTextDelegateHook",
      sources: "H:UITextField H:UITextView"
    ),
    RuleEntry(
      566,
      "action.explicit-target-missing",
      section: 19,
      .widelyObserved,
      .reports,
      Text(
        """
          Sending an action to an explicit target that does not implement it is a programming error \
          (unrecognized selector on a device): the chain is not searched. The simulator reports the \
          error and calls nothing.
          """,
        zh: """
          把动作发给没有实现它的明确目标是编程错误（在设备上是无法识别的选择器）：不会沿链查找。模拟\
          时报告该错误，什么也不调用。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionExplicitTargetMissing",
      sources: "X-so INF"
    ),
    RuleEntry(
      567,
      "action.nil-target-no-start",
      section: 19,
      .singleObservation,
      .decides,
      Text(
        """
          With neither a first responder nor a responder as sender, a nil-target action starts at \
          the application object and goes on to its delegate; windows and controllers are not asked.
          """,
        zh: """
          既没有第一响应者，sender 也不是响应者时，目标为 nil 的动作从应用对象开始，再到它的代理；窗\
          口和控制器不会被问到。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#actionNilTargetNoStart",
      sources: "X-osk"
    ),
    RuleEntry(
      568,
      "edit-menu.evaluated-when-shown",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          Whether the menu comes up, and with which items, is decided by the call that shows it: \
          without a first responder at that moment it stays hidden, and becoming first responder \
          later does not bring it up.
          """,
        zh: """
          菜单是否出现、有哪些项，由显示它的那次调用决定：那时没有第一响应者，它就不出现，之后再成为\
          第一响应者也不会使它出现。
          """
      ),
      places: "Actions/EditMenu/UIMenuController.swift#editMenuEvaluatedWhenShown",
      sources: "X-issue"
    ),
    RuleEntry(
      569,
      "edit-menu.choice-hides",
      section: 19,
      .documented,
      .decides,
      Text(
        """
          Choosing an item sends its action and hides the menu; hiding does not change the first \
          responder.
          """,
        zh: "选择一项会发送它的动作并隐藏菜单；隐藏不改变第一响应者。"
      ),
      places: "Actions/Menus/ScreenMenu.swift#editMenuChoiceHides",
      sources: "D:UIMenuController† X-so"
    ),
    RuleEntry(
      570,
      "edit-menu.text-long-press",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          A long press in a focused text object brings up its own edit menu; choosing Select or \
          Select All changes the selection and brings the menu up again with the commands for it.
          """,
        zh: """
          在有焦点的文本对象中长按会出现它自己的编辑菜单；选择“选择”或“全选”会改变选中内容，并带着相\
          应的命令再次显示菜单。
          """
      ),
      places: "FirstResponder/TextRecognizers.swift#editMenuTextLongPress",
      sources: "X-meas"
    ),
    RuleEntry(
      571,
      "edit-menu.cell-delegate",
      section: 19,
      .widelyObserved,
      .decides,
      Text(
        """
          A long press on a table or collection cell shows the edit menu if the delegate's \
          shouldShowMenu answers true. Copy, cut and paste are decided by the delegate's \
          canPerformAction and sent to its performAction; a custom item is shown only if the cell \
          class implements its action, which is then called on the cell and not on the delegate.
          """,
        zh: """
          如果代理的 shouldShowMenu 返回 true，长按表格或集合视图的单元格会显示编辑菜单。拷贝、剪切\
          和粘贴由代理的 canPerformAction 决定，并发给它的 performAction；自定义项只有在单元格的类实\
          现了它的动作时才显示，动作随后在单元格上调用，而不是在代理上。
          """
      ),
      places: "Tables/CellList+Menu.swift#editMenuCellDelegate",
      sources: "X-issue D:UITableViewDelegate†"
    ),
    RuleEntry(
      572,
      "edit-menu.cell-override",
      section: 19,
      .singleObservation,
      .decides,
      Text(
        """
          If the cell class overrides canPerformAction, its answer replaces the delegate's: \
          shouldShowMenu is still asked, the delegate's canPerformAction and performAction are not \
          called.
          """,
        zh: """
          如果单元格的类重写了 canPerformAction，它的回答取代代理的：仍会询问 shouldShowMenu，而代理\
          的 canPerformAction 和 performAction 不会被调用。
          """
      ),
      places: "Tables/CellList+Menu.swift#editMenuCellOverride",
      sources: "X-radar"
    ),
    RuleEntry(
      573,
      "edit-menu.context-menu",
      section: 19,
      .inferred,
      .decides,
      Text(
        """
          A UIContextMenuInteraction asks its delegate for a configuration when a press on its view \
          has lasted about as long as a long press, and shows no menu for nil. While the menu is up \
          a tap outside only dismisses it, and a tap on an item runs its action and dismisses it.
          """,
        zh: """
          在 UIContextMenuInteraction 的视图上按住约一次长按的时间后，它向代理询问配置，得到 nil 就\
          不显示菜单。菜单显示期间，点按外面只会关闭它，点按某一项会运行其动作并关闭它。
          """
      ),
      places: """
        Actions/EditMenu/UIContextMenuInteraction.swift#editMenuContextMenu \
        Actions/Menus/MenuWindow.swift#editMenuContextMenu
        """,
      sources: "D:UIContextMenuInteraction† RI"
    ),
  ]
}
