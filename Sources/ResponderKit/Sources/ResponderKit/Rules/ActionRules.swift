extension Rule {
  public static var actionExplicitTarget: Rule { Rule(430) }
  public static var actionNilTargetSearch: Rule { Rule(431) }
  public static var actionNilTargetStart: Rule { Rule(432) }
  public static var actionNilTargetSenderChain: Rule { Rule(433) }
  public static var actionSendResult: Rule { Rule(434) }
  public static var actionNilEventAllowed: Rule { Rule(435) }
  public static var actionProbeBySend: Rule { Rule(436) }
  public static var actionFirstMatchStops: Rule { Rule(437) }
  public static var actionCanPerformDefault: Rule { Rule(438) }
  public static var actionCanPerformForwarding: Rule { Rule(439) }
  public static var actionTargetForAction: Rule { Rule(440) }
  public static var actionTargetNilEnds: Rule { Rule(441) }
  public static var actionCanPerformManyCalls: Rule { Rule(442) }
  public static var actionCanPerformFalseHides: Rule { Rule(443) }
  public static var actionFalseContinues: Rule { Rule(444) }
  public static var actionControllerTargetHelper: Rule { Rule(445) }
  public static var actionModalGate: Rule { Rule(446) }
  public static var actionSenderPassedOn: Rule { Rule(447) }
  public static var actionMenuCommandsSamePath: Rule { Rule(448) }
  public static var actionValidateCommand: Rule { Rule(449) }
  public static var actionBuildMenu: Rule { Rule(450) }
  public static var editMenuActionsList: Rule { Rule(451) }
  public static var editMenuNeedsFirstResponder: Rule { Rule(452) }
  public static var editMenuStartsAtFirstResponder: Rule { Rule(453) }
  public static var editMenuItemVisibleIfTarget: Rule { Rule(454) }
  public static var editMenuChainWide: Rule { Rule(455) }
  public static var editMenuSender: Rule { Rule(456) }
  public static var editMenuTextViewAnswers: Rule { Rule(457) }
  public static var editMenuControllerDeprecated: Rule { Rule(458) }
  public static var editMenuSingleController: Rule { Rule(459) }
  public static var editMenuCustomAction: Rule { Rule(460) }
  public static var editMenuUpdateRevalidates: Rule { Rule(461) }
  public static var editMenuResignHides: Rule { Rule(462) }
  public static var editMenuInteraction: Rule { Rule(463) }
  public static var editMenuInteractionSuggested: Rule { Rule(464) }
  public static var editMenuInteractionFirstResponder: Rule { Rule(465) }
  public static var editMenuInteractionReload: Rule { Rule(466) }
  public static var editMenuTextDelegateHook: Rule { Rule(467) }
  public static var actionExplicitTargetMissing: Rule { Rule(566) }
  public static var actionNilTargetNoStart: Rule { Rule(567) }
  public static var editMenuEvaluatedWhenShown: Rule { Rule(568) }
  public static var editMenuChoiceHides: Rule { Rule(569) }
  public static var editMenuTextLongPress: Rule { Rule(570) }
  public static var editMenuCellDelegate: Rule { Rule(571) }
  public static var editMenuCellOverride: Rule { Rule(572) }
  public static var editMenuContextMenu: Rule { Rule(573) }
}

extension RuleEntry {
  /// The rules of section 19 of the rulebook.
  static let actionRules: [RuleEntry] = [
    RuleEntry(
      430,
      "action.explicit-target",
      section: 19,
      .documented,
      .decides,
      """
      With a target, UIApplication.sendAction calls the method on exactly that object; the \
      chain is not used and the target need not be a responder.
      """
    ),
    RuleEntry(
      431,
      "action.nil-target-search",
      section: 19,
      .documented,
      .decides,
      """
      With target nil the action goes to the first object along a responder chain that can \
      perform it.
      """
    ),
    RuleEntry(
      432,
      "action.nil-target-start",
      section: 19,
      .disputed,
      .decides,
      """
      Start of the search: simulator default is the key window's first responder if there is \
      one, otherwise the sender if it is a responder; offer "sender first" and "first \
      responder only" as modes.
      """
    ),
    RuleEntry(
      433,
      "action.nil-target-sender-chain",
      section: 19,
      .widelyObserved,
      .decides,
      """
      When a sender view is used as start, its own superviews and controllers are searched, so \
      a button can reach its controller without any first responder.
      """
    ),
    RuleEntry(
      434,
      "action.send-result",
      section: 19,
      .documented,
      .decides,
      """
      sendAction returns true if some object handled the action, false if nobody did; false is \
      not an error.
      """
    ),
    RuleEntry(
      435,
      "action.nil-event-allowed",
      section: 19,
      .documented,
      .holds,
      "The event argument may be nil for actions sent by code."
    ),
    RuleEntry(
      436,
      "action.probe-by-send",
      section: 19,
      .widelyObserved,
      .holds,
      """
      Sending an action with nil target is a known way to reach the current first responder (a \
      category method that records self).
      """
    ),
    RuleEntry(
      437,
      "action.first-match-stops",
      section: 19,
      .documented,
      .decides,
      "The search stops at the first object that performs the action."
    ),
    RuleEntry(
      438,
      "action.can-perform-default",
      section: 19,
      .documented,
      .decides,
      """
      The default canPerformAction returns true if the object's class implements the action \
      method.
      """
    ),
    RuleEntry(
      439,
      "action.can-perform-forwarding",
      section: 19,
      .disputed,
      .decides,
      """
      Apple's page also says the default asks the next responder when the object does not \
      implement it; simulator: canPerformAction answers for self only and the walk is done by \
      target(forAction:).
      """
    ),
    RuleEntry(
      440,
      "action.target-for-action",
      section: 19,
      .headerComment,
      .decides,
      """
      target(forAction:withSender:) returns self if canPerformAction is true, otherwise asks \
      next; an override may return a different object to redirect.
      """
    ),
    RuleEntry(
      441,
      "action.target-nil-ends",
      section: 19,
      .documented,
      .decides,
      """
      If nobody in the chain can perform it, target(forAction:) returns nil and the action is \
      not sent.
      """
    ),
    RuleEntry(
      442,
      "action.can-perform-many-calls",
      section: 19,
      .documented,
      .holds,
      """
      canPerformAction may be called many times with different senders, including nil, and \
      must be cheap and free of side effects.
      """
    ),
    RuleEntry(
      443,
      "action.can-perform-false-hides",
      section: 19,
      .documented,
      .decides,
      "If canPerformAction is false along the whole chain, the command is disabled or left out."
    ),
    RuleEntry(
      444,
      "action.false-continues",
      section: 19,
      .documented,
      .decides,
      """
      A false answer of one object passes the question to the next, it does not veto \
      ancestors.
      """
    ),
    RuleEntry(
      445,
      "action.controller-target-helper",
      section: 19,
      .headerComment,
      .decides,
      """
      targetViewController(forAction:sender:) walks ancestor controllers for show and \
      showDetail style actions; a controller opts out by canPerformAction false.
      """
    ),
    RuleEntry(
      446,
      "action.modal-gate",
      section: 19,
      .headerComment,
      .decides,
      "A presenting controller with performsActionsWhilePresentingModally false is skipped."
    ),
    RuleEntry(
      447,
      "action.sender-passed-on",
      section: 19,
      .documented,
      .holds,
      "The sender argument reaches the handler unchanged and may be nil."
    ),
    RuleEntry(
      448,
      "action.menu-commands-same-path",
      section: 19,
      .documented,
      .decides,
      """
      Menu and key commands (UICommand, UIKeyCommand) are sent as nil-target actions with the \
      command object as sender.
      """
    ),
    RuleEntry(
      449,
      "action.validate-command",
      section: 19,
      .documented,
      .decides,
      """
      Before a menu is shown, validate(_:) is called on the responder that would handle the \
      command, which may change title, state and attributes.
      """
    ),
    RuleEntry(
      450,
      "action.build-menu",
      section: 19,
      .documented,
      .decides,
      """
      buildMenu(with:) is a responder override: the application and its delegate are asked for \
      the main menu, other responders for menus that belong to them; it does not send actions.
      """
    ),
    RuleEntry(
      451,
      "edit-menu.actions-list",
      section: 19,
      .headerComment,
      .holds,
      """
      The standard edit actions are optional methods that every responder may implement; \
      UIResponder itself implements none of them for real.
      """
    ),
    RuleEntry(
      452,
      "edit-menu.needs-first-responder",
      section: 19,
      .widelyObserved,
      .decides,
      """
      The classic menu shows only if some view is first responder and at least one command is \
      available.
      """
    ),
    RuleEntry(
      453,
      "edit-menu.starts-at-first-responder",
      section: 19,
      .documented,
      .decides,
      "Commands of the edit menu are looked up and sent from the first responder up the chain."
    ),
    RuleEntry(
      454,
      "edit-menu.item-visible-if-target",
      section: 19,
      .documented,
      .decides,
      """
      A standard or custom item appears only if target(forAction:) from the first responder \
      finds an object.
      """
    ),
    RuleEntry(
      455,
      "edit-menu.chain-wide",
      section: 19,
      .widelyObserved,
      .decides,
      """
      Items can come from any object of the chain, for example selectAll from a view \
      controller that is not itself first responder.
      """
    ),
    RuleEntry(
      456,
      "edit-menu.sender",
      section: 19,
      .documented,
      .holds,
      """
      canPerformAction for the standard editing commands is documented to get the application \
      object as sender; the action of a custom UIMenuController item gets the shared menu \
      controller, not the item, and a command-based item its command object.
      """
    ),
    RuleEntry(
      457,
      "edit-menu.text-view-answers",
      section: 19,
      .widelyObserved,
      .decides,
      """
      Text fields and text views implement the standard actions and answer canPerformAction \
      from their state: cut and copy only with a selection, select only with text and no \
      selection, selectAll only if not everything is selected, paste only with something on \
      the pasteboard.
      """
    ),
    RuleEntry(
      458,
      "edit-menu.controller-deprecated",
      section: 19,
      .headerComment,
      .decides,
      """
      UIMenuController is deprecated from iOS 16; setTargetRect and setMenuVisible already \
      from 13, replaced by showMenu(from:rect:).
      """
    ),
    RuleEntry(
      459,
      "edit-menu.single-controller",
      section: 19,
      .documented,
      .holds,
      "There is one shared UIMenuController; menuItems adds to the standard items."
    ),
    RuleEntry(
      460,
      "edit-menu.custom-action",
      section: 19,
      .documented,
      .decides,
      "A custom item sends its selector as a nil-target action from the first responder."
    ),
    RuleEntry(
      461,
      "edit-menu.update-revalidates",
      section: 19,
      .documented,
      .decides,
      "update() or showing the menu again asks canPerformAction again for every item."
    ),
    RuleEntry(
      462,
      "edit-menu.resign-hides",
      section: 19,
      .widelyObserved,
      .decides,
      "When the first responder resigns the menu is dismissed."
    ),
    RuleEntry(
      463,
      "edit-menu.interaction",
      section: 19,
      .headerComment,
      .decides,
      """
      UIEditMenuInteraction is added to a view with addInteraction; presentEditMenu(with:) \
      shows a menu for a source point; a menu already open is dismissed first.
      """
    ),
    RuleEntry(
      464,
      "edit-menu.interaction-suggested",
      section: 19,
      .headerComment,
      .decides,
      """
      Suggested actions are worked out from the source point in the interaction's view; the \
      delegate may return a new menu made from them, its own, or nil for the default; an empty \
      menu means no menu.
      """
    ),
    RuleEntry(
      465,
      "edit-menu.interaction-first-responder",
      section: 19,
      .disputed,
      .decides,
      """
      Whether the interaction's view must be first responder for standard suggested actions is \
      not documented; reports say the view should be able to be and be first responder; keep \
      it as an option (default: required for standard actions).
      """
    ),
    RuleEntry(
      466,
      "edit-menu.interaction-reload",
      section: 19,
      .headerComment,
      .decides,
      """
      reloadVisibleMenu asks the delegate again; updateVisibleMenuPosition asks only for the \
      target rectangle; both do nothing without an open menu.
      """
    ),
    RuleEntry(
      467,
      "edit-menu.text-delegate-hook",
      section: 19,
      .headerComment,
      .decides,
      """
      UITextFieldDelegate and UITextViewDelegate can replace the edit menu for a text range \
      and are told before it appears and before it goes.
      """
    ),
    RuleEntry(
      566,
      "action.explicit-target-missing",
      section: 19,
      .widelyObserved,
      .reports,
      """
      Sending an action to an explicit target that does not implement it is a programming \
      error (unrecognized selector on a device): the chain is not searched. The simulator \
      reports the error and calls nothing.
      """
    ),
    RuleEntry(
      567,
      "action.nil-target-no-start",
      section: 19,
      .singleObservation,
      .decides,
      """
      With neither a first responder nor a responder as sender, a nil-target action starts at \
      the application object and goes on to its delegate; windows and controllers are not \
      asked.
      """
    ),
    RuleEntry(
      568,
      "edit-menu.evaluated-when-shown",
      section: 19,
      .widelyObserved,
      .decides,
      """
      Whether the menu comes up, and with which items, is decided by the call that shows it: \
      without a first responder at that moment it stays hidden, and becoming first responder \
      later does not bring it up.
      """
    ),
    RuleEntry(
      569,
      "edit-menu.choice-hides",
      section: 19,
      .documented,
      .decides,
      """
      Choosing an item sends its action and hides the menu; hiding does not change the first \
      responder.
      """
    ),
    RuleEntry(
      570,
      "edit-menu.text-long-press",
      section: 19,
      .widelyObserved,
      .decides,
      """
      A long press in a focused text object brings up its own edit menu; choosing Select or \
      Select All changes the selection and brings the menu up again with the commands for it.
      """
    ),
    RuleEntry(
      571,
      "edit-menu.cell-delegate",
      section: 19,
      .widelyObserved,
      .decides,
      """
      A long press on a table or collection cell shows the edit menu if the delegate's \
      shouldShowMenu answers true. Copy, cut and paste are decided by the delegate's \
      canPerformAction and sent to its performAction; a custom item is shown only if the cell \
      class implements its action, which is then called on the cell and not on the delegate.
      """
    ),
    RuleEntry(
      572,
      "edit-menu.cell-override",
      section: 19,
      .singleObservation,
      .decides,
      """
      If the cell class overrides canPerformAction, its answer replaces the delegate's: \
      shouldShowMenu is still asked, the delegate's canPerformAction and performAction are not \
      called.
      """
    ),
    RuleEntry(
      573,
      "edit-menu.context-menu",
      section: 19,
      .inferred,
      .decides,
      """
      A UIContextMenuInteraction asks its delegate for a configuration when a press on its \
      view has lasted about as long as a long press, and shows no menu for nil. While the menu \
      is up a tap outside only dismisses it, and a tap on an item runs its action and \
      dismisses it.
      """
    ),
  ]
}
