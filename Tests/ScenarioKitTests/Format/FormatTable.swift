/// What the page of the format names, written down a second time, so that none of it gets lost.
///
/// One text for each row of its tables; words are divided by spaces.
enum FormatTable {
  static let document = """
    format id title summary claims tags modules profile app variants script comment $schema
    """

  static let app = "windows scenes delegate application device objects extensions origin"

  /// The keys of a node, by class; those of its superclasses count too.
  static let properties: [String: String] = [
    "UIApplication": "applicationSupportsShakeToEdit isNowPlaying delegate",
    "UIView": """
    subviews gestureRecognizers interactions layer frame bounds center transform isHidden alpha \
    isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch clipsToBounds \
    backgroundColor tag
    """,
    "UIWindow": "rootViewController windowLevel isKey windowScene subviews",
    "UIControl": "targets isEnabled isSelected isHighlighted",
    "UITextField": "text selectedTextRange inputView inputAccessoryView delegate",
    "UITextView": """
    text selectedTextRange inputView inputAccessoryView isEditable isSelectable delegate
    """,
    "UISlider": "value isContinuous", "UISwitch": "isOn", "UIStepper": "value isContinuous",
    "UISegmentedControl": "segments isMomentary",
    "UIButton": "title menu showsMenuAsPrimaryAction",
    "UIScrollView": """
    contentSize contentOffset contentInset refreshControl panGestureRecognizer \
    pinchGestureRecognizer isScrollEnabled isPagingEnabled bounces delaysContentTouches \
    canCancelContentTouches scrollsToTop delegate
    """,
    "UITableView": "sections numberOfRows rowHeight delegate",
    "UICollectionView": "sections numberOfItems itemSize delegate",
    "UITableViewCell": "contentView subviews", "UICollectionViewCell": "contentView subviews",
    "UIViewController": """
    view children presentedViewController keyCommands navigationItem toolbarItems
    """,
    "UINavigationController": "viewControllers",
    "UITabBarController": "viewControllers selectedIndex",
    "UIAlertController": "preferredStyle actions textFields",
    "UIGestureRecognizer": """
    requireToFail target action targets delegate isEnabled cancelsTouchesInView \
    delaysTouchesBegan delaysTouchesEnded allowedTouchTypes
    """,
    "UIAction": "title attributes identifier handler", "UICommand": "title action attributes",
    "UIKeyCommand": "title action input modifierFlags attributes", "UIMenu": "title children",
    "UIMenuItem": "title action", "UIBarButtonItem": "title target action",
    "UIAlertAction": "title handler", "UIEditMenuInteraction": "delegate",
    "UIContextMenuInteraction": "delegate", "UndoManager": "canUndo canRedo",
    "CALayer": "zPosition anchorPoint transform cornerRadius sublayers frame",
  ]

  /// What can be read of the objects that are always there.
  static let fixtures: [String: String] = [
    "keyboard": "isVisible frame inputView inputAccessoryView", "menu": "isVisible items",
    "undoPrompt": "isVisible", "pasteboard": "string", "focusSystem": "focusedItem",
    "remoteCommandCenter": "playCommand pauseCommand nextTrackCommand previousTrackCommand",
    "menuController": "", "notifications": "",
    "device": "userInterfaceIdiom screen orientation hasHardwareKeyboard",
  ]

  static let actions = "super return if note call set animate after release"

  /// The methods of a class that a document may override, by the forms that stand for them.
  static let methods: [(forms: String, className: String, names: String)] = [
    ("an object, null, {\"nilIfSelf\"}, {\"nilIf\"}", "UIView", "hitTest"),
    (
      """
      true, false, {"inset"}, {"rect"}, {"ellipse"}, {"only"}, {"also"}, {"except"}
      """, "UIView", "pointInside"
    ),
    (direction, "UIView", "gestureRecognizerShouldBegin"),
    (
      question, "UIGestureRecognizer",
      "canPrevent canBePrevented shouldRequireFailure shouldBeRequiredToFail shouldReceive"
    ),
    ("true, false, {\"only\"}, {\"also\"}, {\"except\"}", "UIResponder", "canPerformAction"),
    (
      question, "UIResponder",
      """
      canBecomeFirstResponder canResignFirstResponder becomeFirstResponder resignFirstResponder
      """
    ),
    (question, "UIWindow", "canBecomeKey"),
    (question, "UIControl", "beginTracking continueTracking"),
    (question, "UIScrollView", "touchesShouldBegin touchesShouldCancel"),
    (
      question, "UIViewController",
      "disablesAutomaticKeyboardDismissal performsActionsWhilePresentingModally"
    ),
    (
      object, "UIResponder",
      """
      next target inputView inputAccessoryView inputViewController inputAccessoryViewController \
      undoManager
      """
    ),
    ("", "UIView", "gestureRecognizers"), ("", "UIResponder", "keyCommands"),
    (
      "", "UIResponder",
      """
      touchesBegan touchesMoved touchesEnded touchesCancelled pressesBegan pressesChanged \
      pressesEnded pressesCancelled motionBegan motionEnded motionCancelled remoteControlReceived \
      validate buildMenu
      """
    ),
    ("", "UIApplication", "sendEvent sendAction"),
    ("", "UIWindow", "sendEvent becomeKey resignKey"),
    ("", "UIControl", "sendAction endTracking cancelTracking"),
    (
      "", "UIViewController",
      """
      loadView viewDidLoad viewWillAppear viewIsAppearing viewDidAppear viewWillDisappear \
      viewDidDisappear
      """
    ),
    ("", "UIView", "layoutSubviews didMoveToSuperview didMoveToWindow willMove(toWindow:)"),
    ("", "UIGestureRecognizer", "reset touchesBegan"),
  ]

  /// The methods of delegates, by the class whose delegate it is.
  static let delegateMethods: [(forms: String, className: String, names: String)] = [
    (
      question, "UIGestureRecognizer",
      """
      shouldReceiveTouch shouldReceiveEvent shouldReceivePress shouldRecognizeSimultaneouslyWith \
      shouldRequireFailureOf shouldBeRequiredToFailBy
      """
    ),
    (direction, "UIGestureRecognizer", "shouldBegin"),
    (
      question, "UITextField",
      "shouldReturn shouldBeginEditing shouldChangeCharactersIn shouldClear"
    ),
    ("", "UITextField", "didBeginEditing didEndEditing didChangeSelection"),
    (question, "UITextView", "shouldChangeTextIn"),
    (
      question, "UITableView",
      "shouldHighlightRowAt canPerformActionForRowAt shouldShowMenuForRowAt"
    ),
    (object, "UITableView", "willSelectRowAt"), ("", "UITableView", "didSelectRowAt performAction"),
    (question, "UICollectionView", "shouldSelectItemAt canPerformActionForItemAt"),
    ("", "UICollectionView", "didSelectItemAt performAction"),
    (object, "UIScrollView", "viewForZooming"), (question, "UIScrollView", "shouldScrollToTop"),
    ("", "UIScrollView", "didScroll willBeginDragging willEndDragging didEndDragging"),
    (object, "UIEditMenuInteraction", "menuFor"),
    (object, "UIContextMenuInteraction", "configurationForMenuAtLocation"),
    ("", "UIApplication", "didBecomeActive willResignActive didEnterBackground willTerminate"),
  ]

  private static let question = "true, false, {\"onlyIf\"}, {\"unless\"}"
  private static let direction = question + ", {\"direction\"}"
  private static let object = "an object, null"

  static let steps = "send call set animate after release wait expect ask label when since"

  /// The stimuli, each with its parameters; a default follows its colon.
  static let stimuli: [String: String] = [
    "touch.began": "finger:1 at", "touch.moved": "finger:1 at duration:0 every",
    "touch.ended": "finger:1 at", "touch.cancelled": "finger at", "touch.event": "fingers",
    "touch.play": "fingers every",
    "touch.tap": "at taps:1 fingers:1 spacing:40 duration:0.08 interval:0.15",
    "touch.hold": "at duration:1 fingers:1",
    "touch.drag": """
    from to by path spacing:40 delay:0 duration:0.3 rest:0.1 every fingers:1
    """,
    "touch.flick": "from to by path spacing:40 delay:0 duration:0.1 rest:0 every fingers:1",
    "touch.pinch": "at distance angle duration:0.3 rest:0 every",
    "touch.rotate": "at distance angle duration:0.3 rest:0 every",
    "scroll.statusBarTap": "", "scroll.wheel": "at by", "gesture.hover": "path duration",
    "motion.shake": "duration:0.5 cancelled:false", "motion.began": "", "motion.ended": "",
    "motion.cancelled": "", "remote-control.send": "command",
    "press.key": "input modifierFlags duration:0.05", "press.button": "type duration:0.05",
    "press.began": "input modifierFlags type", "press.changed": "type",
    "press.ended": "input type", "press.cancelled": "input type", "text-input.type": "text",
    "first-responder.become": "on", "first-responder.resign": "on",
    "action.send": "action to:null from:null for:null", "edit-menu.show": "from rect at",
    "edit-menu.choose": "item", "edit-menu.hide": "",
  ]

  static let everyTouch = "type edge force scene"

  static let lifecycle = """
    application.resignActive application.becomeActive application.enterBackground \
    application.enterForeground application.terminate application.rotate
    """

  static let expectations = """
    hit handledBy path discarded returned raised firstResponder values state chain fired calls \
    rule trace anyOf
    """

  static let matchers = """
    near within atLeast atMost above below oneOf not contains is under inside inset direction
    """

  static let diagnostics = """
    json format id unknown-member missing-member wrong-type out-of-range duplicate-id reserved-id \
    unknown-reference unknown-class two-places cycle unknown-method form-not-allowed \
    unknown-argument unknown-stimulus unknown-module unknown-parameter unknown-expectation \
    unknown-matcher unknown-occurrence unknown-rule unknown-toggle unknown-number unknown-variant \
    unknown-label unknown-claim target-lacks-action action-without-target unused-object \
    unreachable-step never-judged relies-on-undefined-order
    """
}
