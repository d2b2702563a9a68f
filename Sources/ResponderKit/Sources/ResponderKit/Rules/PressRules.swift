extension Rule {
  public static var pressTypes: Rule { Rule(411) }
  public static var pressPhases: Rule { Rule(412) }
  public static var pressInitialObject: Rule { Rule(413) }
  public static var pressNoResponderFallback: Rule { Rule(414) }
  public static var pressDefaultForwards: Rule { Rule(415) }
  public static var pressRecognizersFirst: Rule { Rule(416) }
  public static var pressOverrideAllFour: Rule { Rule(417) }
  public static var pressKeyProperty: Rule { Rule(418) }
  public static var pressKeyGoesToKeyWindow: Rule { Rule(419) }
  public static var keyCommandCollectedFromChain: Rule { Rule(420) }
  public static var keyCommandMatch: Rule { Rule(421) }
  public static var keyCommandNearestWins: Rule { Rule(422) }
  public static var keyCommandBeforeTextPre15: Rule { Rule(423) }
  public static var keyCommandAfterTextIos15: Rule { Rule(424) }
  public static var keyCommandSystemFirst: Rule { Rule(425) }
  public static var keyCommandControllerRegistration: Rule { Rule(426) }
  public static var keyCommandActionForm: Rule { Rule(427) }
  public static var keyCommandIsCommand: Rule { Rule(428) }
  public static var keyCommandRawKeyAfter: Rule { Rule(429) }
  public static var keyCommandNoFirstResponder: Rule { Rule(564) }
  public static var keyCommandDisabled: Rule { Rule(565) }
}

extension RuleEntry {
  /// The rules of section 18 of the rulebook.
  static let pressRules: [RuleEntry] = [
    RuleEntry(
      411,
      "press.types",
      section: 18,
      .headerComment,
      .holds,
      """
      A press is of one of these types: upArrow, downArrow, leftArrow, rightArrow, select, \
      menu and playPause.
      """
    ),
    RuleEntry(
      412,
      "press.phases",
      section: 18,
      .headerComment,
      .reports,
      """
      A press has begun, changes (analog buttons only) or is stationary, and then has ended or \
      was cancelled.
      """
    ),
    RuleEntry(
      413,
      "press.initial-object",
      section: 18,
      .documented,
      .decides,
      """
      A press starts at what has the focus of keyboards and remotes, else at the first \
      responder; press.responder stays that object.
      """
    ),
    RuleEntry(
      414,
      "press.no-responder-fallback",
      section: 18,
      .inferred,
      .decides,
      "Without either it starts where key commands do (key-command.no-first-responder)."
    ),
    RuleEntry(
      415,
      "press.default-forwards",
      section: 18,
      .documented,
      .decides,
      "The inherited presses methods pass the presses on to next, each method on its own."
    ),
    RuleEntry(
      416,
      "press.recognizers-first",
      section: 18,
      .documented,
      .decides,
      """
      Gesture recognizers on the line of views above the responder get a press before it, and \
      may cancel or delay it as they do with touches.
      """
    ),
    RuleEntry(
      417,
      "press.override-all-four",
      section: 18,
      .headerComment,
      .decides,
      """
      Who handles presses should override all four methods; for each press it gets one call \
      that ends it, never two.
      """
    ),
    RuleEntry(
      418,
      "press.key-property",
      section: 18,
      .headerComment,
      .holds,
      "press.key is there only for the keys of a hardware keyboard."
    ),
    RuleEntry(
      419,
      "press.key-goes-to-key-window",
      section: 18,
      .documented,
      .decides,
      "Keys of a hardware keyboard go to the first responder of the key window."
    ),
    RuleEntry(
      420,
      "key-command.collected-from-chain",
      section: 18,
      .documented,
      .decides,
      "Active are the key commands of all responders on the chain, from the first responder up."
    ),
    RuleEntry(
      421,
      "key-command.match",
      section: 18,
      .documented,
      .decides,
      """
      A command matches a key when input and modifier flags are both the same, with no \
      modifier more or less; letters are compared without regard to case.
      """
    ),
    RuleEntry(
      422,
      "key-command.nearest-wins",
      section: 18,
      .documented,
      .decides,
      """
      The action of a matching command goes along the chain, from the first responder to the \
      first object that can perform it, and no farther.
      """
    ),
    RuleEntry(
      423,
      "key-command.before-text-pre15",
      section: 18,
      .documented,
      .decides,
      "Up to iOS 14 key commands come before text input and before the movement of the focus."
    ),
    RuleEntry(
      424,
      "key-command.after-text-ios15",
      section: 18,
      .documented,
      .decides,
      """
      From iOS 15 on text input and the focus take the keys that they use first, unless the \
      command has wantsPriorityOverSystemBehavior set.
      """
    ),
    RuleEntry(
      425,
      "key-command.system-first",
      section: 18,
      .documented,
      .decides,
      "Keys that the system reserves never reach the app."
    ),
    RuleEntry(
      426,
      "key-command.controller-registration",
      section: 18,
      .headerComment,
      .decides,
      "A view controller can add and remove key commands without an override of keyCommands."
    ),
    RuleEntry(
      427,
      "key-command.action-form",
      section: 18,
      .headerComment,
      .holds,
      "The action of a key command takes one argument, the sender."
    ),
    RuleEntry(
      428,
      "key-command.is-command",
      section: 18,
      .headerComment,
      .holds,
      """
      UIKeyCommand is a UICommand: menus are built with it, and validate(_:) sees it before it \
      is shown.
      """
    ),
    RuleEntry(
      429,
      "key-command.raw-key-after",
      section: 18,
      .inferred,
      .decides,
      """
      A key that neither a command nor text input took arrives as pressesBegan and \
      pressesEnded; one that was taken does not.
      """
    ),
    RuleEntry(
      564,
      "key-command.no-first-responder",
      section: 18,
      .disputed,
      .decides,
      """
      Without a first responder key commands start at the top visible view controller of the \
      key window if its canBecomeFirstResponder is true, though it never became it, and \
      otherwise at the key window.
      """
    ),
    RuleEntry(
      565,
      "key-command.disabled",
      section: 18,
      .inferred,
      .decides,
      "A command with the attribute disabled does not match, and the search goes on."
    ),
  ]
}
