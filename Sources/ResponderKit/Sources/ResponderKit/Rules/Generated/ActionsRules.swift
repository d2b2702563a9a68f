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
      Text("""
          With a target, UIApplication.sendAction calls the method on exactly that object; the chain \
          is not used and the target need not be a responder.
          """),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      431,
      "action.nil-target-search",
      section: 19,
      .documented,
      .decides,
      Text("""
          With target nil the action goes to the first object along a responder chain that can \
          perform it.
          """),
      practice: Text(
        """
          An action without a target climbs the responder chain and stops at the first object that \
          implements it. Menus, key commands and bar buttons all rely on this.
          """,
        zh: """
          没有目标的动作沿响应者链往上，停在第一个实现它的对象。菜单、按键命令和栏按钮都依赖这一点。
          """
      ),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "D:UIApplication.sendAction(_:to:from:for:) D:UIControl.addTarget(_:action:for:)"
    ),
    RuleEntry(
      432,
      "action.nil-target-start",
      section: 19,
      .disputed,
      .decides,
      Text("""
          Start of the search: simulator default is the key window's first responder if there is \
          one, otherwise the sender if it is a responder; offer "sender first" and "first responder \
          only" as modes.
          """),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "D:UIApplication.sendAction AG X-neu X-bou X-osk"
    ),
    RuleEntry(
      433,
      "action.nil-target-sender-chain",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          When a sender view is used as start, its own superviews and controllers are searched, so a \
          button can reach its controller without any first responder.
          """),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "X-bou X-neu"
    ),
    RuleEntry(
      434,
      "action.send-result",
      section: 19,
      .documented,
      .decides,
      Text("""
          sendAction returns true if some object handled the action, false if nobody did; false is \
          not an error.
          """),
      practice: Text(
        """
          sendAction answers whether anybody took the action: a cheap way to ask whether the chain \
          has somebody for it.
          """,
        zh: "sendAction 返回是否有人处理：这是询问链上有没有处理者的简便办法。"
      ),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      435,
      "action.nil-event-allowed",
      section: 19,
      .documented,
      .holds,
      Text("The event argument may be nil for actions sent by code."),
      places: "",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      436,
      "action.probe-by-send",
      section: 19,
      .widelyObserved,
      .holds,
      Text("""
          Sending an action with nil target is a known way to reach the current first responder (a \
          category method that records self).
          """),
      places: "",
      sources: "X-so"
    ),
    RuleEntry(
      437,
      "action.first-match-stops",
      section: 19,
      .documented,
      .decides,
      Text("The search stops at the first object that performs the action."),
      practice: Text(
        """
          Only one object performs an action. If two on the way implement it, the nearer one wins \
          and the other never hears of it.
          """,
        zh: """
          一个动作只由一个对象执行。路上有两个都实现了它时，近的那个执行，另一个不会知道。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "AG D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      438,
      "action.can-perform-default",
      section: 19,
      .documented,
      .decides,
      Text("""
          The default canPerformAction returns true if the object's class implements the action \
          method.
          """),
      practice: Text(
        """
          canPerformAction(_:withSender:) answers by default whether the object implements the \
          action. Answer false to let the search go on above.
          """,
        zh: """
          canPerformAction(_:withSender:) 默认回答对象是否实现了该动作。返回 false 则继续往上查找。
          """
      ),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "D:UIResponder.canPerformAction(_:withSender:)"
    ),
    RuleEntry(
      439,
      "action.can-perform-forwarding",
      section: 19,
      .disputed,
      .decides,
      Text("""
          Apple's page also says the default asks the next responder when the object does not \
          implement it; simulator: canPerformAction answers for self only and the walk is done by \
          target(forAction:).
          """),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "D:UIResponder.canPerformAction(_:withSender:) H:UIResponder"
    ),
    RuleEntry(
      440,
      "action.target-for-action",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          target(forAction:withSender:) returns self if canPerformAction is true, otherwise asks \
          next; an override may return a different object to redirect.
          """),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "H:UIResponder D:UIResponder.target(forAction:withSender:)"
    ),
    RuleEntry(
      441,
      "action.target-nil-ends",
      section: 19,
      .documented,
      .decides,
      Text("""
          If nobody in the chain can perform it, target(forAction:) returns nil and the action is \
          not sent.
          """),
      places: """
        Actions/Sending/Simulation+ActionSending.swift Actions/Sending/UIResponder+Actions.swift \
        Presses/KeyCommandSearch.swift
        """,
      sources: "D:UIResponder.target(forAction:withSender:)"
    ),
    RuleEntry(
      442,
      "action.can-perform-many-calls",
      section: 19,
      .documented,
      .holds,
      Text("""
          canPerformAction may be called many times with different senders, including nil, and must \
          be cheap and free of side effects.
          """),
      places: "",
      sources: "D:UIResponder.canPerformAction(_:withSender:)"
    ),
    RuleEntry(
      443,
      "action.can-perform-false-hides",
      section: 19,
      .documented,
      .decides,
      Text("""
          If canPerformAction is false along the whole chain, the command is disabled or left out.
          """),
      places: "Actions/Menus/Simulation+MenuEntries.swift",
      sources: "D:UIResponder.canPerformAction(_:withSender:)"
    ),
    RuleEntry(
      444,
      "action.false-continues",
      section: 19,
      .documented,
      .decides,
      Text("""
          A false answer of one object passes the question to the next, it does not veto ancestors.
          """),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "H:UIResponder D:UIResponder.target(forAction:withSender:)"
    ),
    RuleEntry(
      445,
      "action.controller-target-helper",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          targetViewController(forAction:sender:) walks ancestor controllers for show and showDetail \
          style actions; a controller opts out by canPerformAction false.
          """),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      446,
      "action.modal-gate",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          A presenting controller with performsActionsWhilePresentingModally false is skipped.
          """),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      447,
      "action.sender-passed-on",
      section: 19,
      .documented,
      .holds,
      Text("The sender argument reaches the handler unchanged and may be nil."),
      places: "",
      sources: "D:UIApplication.sendAction(_:to:from:for:)"
    ),
    RuleEntry(
      448,
      "action.menu-commands-same-path",
      section: 19,
      .documented,
      .decides,
      Text("""
          Menu and key commands (UICommand, UIKeyCommand) are sent as nil-target actions with the \
          command object as sender.
          """),
      places: "Actions/Menus/Simulation+MenuEntries.swift",
      sources: "D:UICommand† H:UIKeyCommand"
    ),
    RuleEntry(
      449,
      "action.validate-command",
      section: 19,
      .documented,
      .decides,
      Text("""
          Before a menu is shown, validate(_:) is called on the responder that would handle the \
          command, which may change title, state and attributes.
          """),
      places: "Actions/Menus/UIResponder+Menus.swift",
      sources: "D:UIResponder.validate(_:) H:UIResponder"
    ),
    RuleEntry(
      450,
      "action.build-menu",
      section: 19,
      .documented,
      .decides,
      Text("""
          buildMenu(with:) is a responder override: the application and its delegate are asked for \
          the main menu, other responders for menus that belong to them; it does not send actions.
          """),
      places: "Actions/Menus/UIResponder+Menus.swift",
      sources: "H:UIResponder D:UIMenuBuilder†"
    ),
    RuleEntry(
      451,
      "edit-menu.actions-list",
      section: 19,
      .headerComment,
      .holds,
      Text("""
          The standard edit actions are optional methods that every responder may implement; \
          UIResponder itself implements none of them for real.
          """),
      places: "",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      452,
      "edit-menu.needs-first-responder",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          The classic menu shows only if some view is first responder and at least one command is \
          available.
          """),
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
        Actions/EditMenu/Simulation+TextMenu.swift Actions/EditMenu/UIMenuController.swift
        """,
      sources: "X-so D:UIMenuController X-post"
    ),
    RuleEntry(
      453,
      "edit-menu.starts-at-first-responder",
      section: 19,
      .documented,
      .decides,
      Text("""
          Commands of the edit menu are looked up and sent from the first responder up the chain.
          """),
      places: """
        Actions/EditMenu/Simulation+TextMenu.swift Actions/EditMenu/UIMenuController.swift
        """,
      sources: "AG D:UIResponderStandardEditActions"
    ),
    RuleEntry(
      454,
      "edit-menu.item-visible-if-target",
      section: 19,
      .documented,
      .decides,
      Text("""
          A standard or custom item appears only if target(forAction:) from the first responder \
          finds an object.
          """),
      practice: Text(
        """
          An item is shown only if somebody on the chain says yes to its action. An empty menu \
          usually means that nobody did.
          """,
        zh: "只有链上有人对其动作说“能”，菜单项才会显示。菜单为空通常是因为没人说“能”。"
      ),
      places: "Actions/Menus/Simulation+MenuEntries.swift",
      sources: "D:UIResponder.canPerformAction(_:withSender:) X-berre"
    ),
    RuleEntry(
      455,
      "edit-menu.chain-wide",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          Items can come from any object of the chain, for example selectAll from a view controller \
          that is not itself first responder.
          """),
      practice: Text(
        """
          Every object of the chain adds what it can do: a view offers Copy, its controller Delete, \
          and both stand in one menu.
          """,
        zh: """
          链上的每个对象都贡献自己能做的：视图提供“拷贝”，控制器提供“删除”，两者出现在同一菜单里。
          """
      ),
      places: "Actions/Menus/Simulation+MenuEntries.swift",
      sources: "X-berre"
    ),
    RuleEntry(
      456,
      "edit-menu.sender",
      section: 19,
      .documented,
      .holds,
      Text("""
          canPerformAction for the standard editing commands is documented to get the application \
          object as sender; the action of a custom UIMenuController item gets the shared menu \
          controller, not the item, and a command-based item its command object.
          """),
      places: "",
      sources: "D:UIResponder.canPerformAction(_:withSender:) X-so"
    ),
    RuleEntry(
      457,
      "edit-menu.text-view-answers",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          Text fields and text views implement the standard actions and answer canPerformAction from \
          their state: cut and copy only with a selection, select only with text and no selection, \
          selectAll only if not everything is selected, paste only with something on the pasteboard.
          """),
      places: "Actions/Sending/UIResponder+Actions.swift",
      sources: "D:Human-Interface-Guidelines X-so"
    ),
    RuleEntry(
      458,
      "edit-menu.controller-deprecated",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          UIMenuController is deprecated from iOS 16; setTargetRect and setMenuVisible already from \
          13, replaced by showMenu(from:rect:).
          """),
      places: "Actions/EditMenu/UIMenuController.swift",
      sources: "H:UIMenuController D:UIMenuController"
    ),
    RuleEntry(
      459,
      "edit-menu.single-controller",
      section: 19,
      .documented,
      .holds,
      Text("There is one shared UIMenuController; menuItems adds to the standard items."),
      places: "",
      sources: "H:UIMenuController"
    ),
    RuleEntry(
      460,
      "edit-menu.custom-action",
      section: 19,
      .documented,
      .decides,
      Text("""
          A custom item sends its selector as a nil-target action from the first responder.
          """),
      places: "Actions/EditMenu/UIMenuController.swift",
      sources: "D:UIMenuItem† AG"
    ),
    RuleEntry(
      461,
      "edit-menu.update-revalidates",
      section: 19,
      .documented,
      .decides,
      Text("""
          update() or showing the menu again asks canPerformAction again for every item.
          """),
      places: "Actions/EditMenu/UIMenuController.swift",
      sources: "H:UIMenuController D:UIMenuController.update()†"
    ),
    RuleEntry(
      462,
      "edit-menu.resign-hides",
      section: 19,
      .widelyObserved,
      .decides,
      Text("When the first responder resigns the menu is dismissed."),
      places: "Actions/Menus/ScreenMenu.swift",
      sources: "X-so"
    ),
    RuleEntry(
      463,
      "edit-menu.interaction",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          UIEditMenuInteraction is added to a view with addInteraction; presentEditMenu(with:) shows \
          a menu for a source point; a menu already open is dismissed first.
          """),
      places: """
        Actions/EditMenu/Simulation+EditMenuInteraction.swift \
        Actions/EditMenu/UIEditMenuInteraction+Asking.swift
        """,
      sources: "H:UIEditMenuInteraction"
    ),
    RuleEntry(
      464,
      "edit-menu.interaction-suggested",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          Suggested actions are worked out from the source point in the interaction's view; the \
          delegate may return a new menu made from them, its own, or nil for the default; an empty \
          menu means no menu.
          """),
      places: "Actions/EditMenu/Simulation+EditMenuInteraction.swift",
      sources: "H:UIEditMenuInteraction D:UIEditMenuInteractionDelegate"
    ),
    RuleEntry(
      465,
      "edit-menu.interaction-first-responder",
      section: 19,
      .disputed,
      .decides,
      Text("""
          Whether the interaction's view must be first responder for standard suggested actions is \
          not documented; reports say the view should be able to be and be first responder; keep it \
          as an option (default: required for standard actions).
          """),
      places: "Actions/EditMenu/Simulation+EditMenuInteraction.swift",
      sources: "X-so D:UIEditMenuInteraction"
    ),
    RuleEntry(
      466,
      "edit-menu.interaction-reload",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          reloadVisibleMenu asks the delegate again; updateVisibleMenuPosition asks only for the \
          target rectangle; both do nothing without an open menu.
          """),
      places: """
        Actions/EditMenu/Simulation+EditMenuInteraction.swift \
        Actions/EditMenu/UIEditMenuInteraction.swift
        """,
      sources: "H:UIEditMenuInteraction"
    ),
    RuleEntry(
      467,
      "edit-menu.text-delegate-hook",
      section: 19,
      .headerComment,
      .decides,
      Text("""
          UITextFieldDelegate and UITextViewDelegate can replace the edit menu for a text range and \
          are told before it appears and before it goes.
          """),
      places: "Actions/EditMenu/Simulation+TextMenu.swift",
      sources: "H:UITextField H:UITextView"
    ),
    RuleEntry(
      566,
      "action.explicit-target-missing",
      section: 19,
      .widelyObserved,
      .reports,
      Text("""
          Sending an action to an explicit target that does not implement it is a programming error \
          (unrecognized selector on a device): the chain is not searched. The simulator reports the \
          error and calls nothing.
          """),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "X-so INF"
    ),
    RuleEntry(
      567,
      "action.nil-target-no-start",
      section: 19,
      .singleObservation,
      .decides,
      Text("""
          With neither a first responder nor a responder as sender, a nil-target action starts at \
          the application object and goes on to its delegate; windows and controllers are not asked.
          """),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "X-osk"
    ),
    RuleEntry(
      568,
      "edit-menu.evaluated-when-shown",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          Whether the menu comes up, and with which items, is decided by the call that shows it: \
          without a first responder at that moment it stays hidden, and becoming first responder \
          later does not bring it up.
          """),
      places: "Actions/EditMenu/UIMenuController.swift",
      sources: "X-issue"
    ),
    RuleEntry(
      569,
      "edit-menu.choice-hides",
      section: 19,
      .documented,
      .decides,
      Text("""
          Choosing an item sends its action and hides the menu; hiding does not change the first \
          responder.
          """),
      places: "Actions/Menus/ScreenMenu.swift",
      sources: "D:UIMenuController† X-so"
    ),
    RuleEntry(
      570,
      "edit-menu.text-long-press",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          A long press in a focused text object brings up its own edit menu; choosing Select or \
          Select All changes the selection and brings the menu up again with the commands for it.
          """),
      places: "FirstResponder/TextRecognizers.swift",
      sources: "X-meas"
    ),
    RuleEntry(
      571,
      "edit-menu.cell-delegate",
      section: 19,
      .widelyObserved,
      .decides,
      Text("""
          A long press on a table or collection cell shows the edit menu if the delegate's \
          shouldShowMenu answers true. Copy, cut and paste are decided by the delegate's \
          canPerformAction and sent to its performAction; a custom item is shown only if the cell \
          class implements its action, which is then called on the cell and not on the delegate.
          """),
      places: """
        Tables/CellList+Menu.swift Tables/UICollectionView+Menu.swift Tables/UITableView+Menu.swift
        """,
      sources: "X-issue D:UITableViewDelegate†"
    ),
    RuleEntry(
      572,
      "edit-menu.cell-override",
      section: 19,
      .singleObservation,
      .decides,
      Text("""
          If the cell class overrides canPerformAction, its answer replaces the delegate's: \
          shouldShowMenu is still asked, the delegate's canPerformAction and performAction are not \
          called.
          """),
      places: "Tables/CellList+Menu.swift",
      sources: "X-radar"
    ),
    RuleEntry(
      573,
      "edit-menu.context-menu",
      section: 19,
      .inferred,
      .decides,
      Text("""
          A UIContextMenuInteraction asks its delegate for a configuration when a press on its view \
          has lasted about as long as a long press, and shows no menu for nil. While the menu is up \
          a tap outside only dismisses it, and a tap on an item runs its action and dismisses it.
          """),
      places: "Actions/EditMenu/UIContextMenuInteraction.swift Actions/Menus/MenuWindow.swift",
      sources: "D:UIContextMenuInteraction† RI"
    ),
  ]
}
