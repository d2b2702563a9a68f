// Made by scripts/rulebook from Rulebook/20-first-responder.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// Each window has at most one first responder.
  ///
  /// Rule 468, `first-responder.one-per-window`: widely observed; decides.
  public static var firstResponderOnePerWindow: Rule { Rule(468) }

  /// canBecomeFirstResponder is false by default.
  ///
  /// Rule 469, `first-responder.can-become-default`: documented; decides.
  public static var firstResponderCanBecomeDefault: Rule { Rule(469) }

  /// canResignFirstResponder is true by default.
  ///
  /// Rule 470, `first-responder.can-resign-default`: documented; decides.
  public static var firstResponderCanResignDefault: Rule { Rule(470) }

  /// becomeFirstResponder must be called only on a view that is in a window; otherwise the result
  /// is not defined by Apple, in practice false.
  ///
  /// Rule 471, `first-responder.needs-window`: documented; decides.
  public static var firstResponderNeedsWindow: Rule { Rule(471) }

  /// Documented steps: ask the current first responder to resign; if it agrees check
  /// canBecomeFirstResponder of the new one; if true make it first responder and return true.
  ///
  /// Rule 472, `first-responder.become-steps-doc`: documented; decides.
  public static var firstResponderBecomeStepsDoc: Rule { Rule(472) }

  /// If the current one refuses to resign, becomeFirstResponder returns false and nothing changes.
  ///
  /// Rule 473, `first-responder.become-refused-by-current`: documented; decides.
  public static var firstResponderBecomeRefusedByCurrent: Rule { Rule(473) }

  /// If canBecomeFirstResponder is false it returns false.
  ///
  /// Rule 474, `first-responder.become-refused-by-self`: documented; decides.
  public static var firstResponderBecomeRefusedBySelf: Rule { Rule(474) }

  /// Calling it on the current first responder returns true and changes nothing.
  ///
  /// Rule 475, `first-responder.already`: widely observed; decides.
  public static var firstResponderAlready: Rule { Rule(475) }

  /// Overrides of becomeFirstResponder and resignFirstResponder must call super.
  ///
  /// Rule 476, `first-responder.override-calls-super`: documented; decides.
  public static var firstResponderOverrideCallsSuper: Rule { Rule(476) }

  /// isFirstResponder is true after super.becomeFirstResponder returns true inside an override.
  ///
  /// Rule 477, `first-responder.is-first-during-become`: widely observed; holds.
  public static var firstResponderIsFirstDuringBecome: Rule { Rule(477) }

  /// The default resignFirstResponder returns false and changes nothing if canResignFirstResponder
  /// is false; otherwise it gives up the state and returns true, and afterwards there is no first
  /// responder until another becomes it.
  ///
  /// Rule 478, `first-responder.resign-default`: documented; decides.
  public static var firstResponderResignDefault: Rule { Rule(478) }

  /// Resigning does not make next the first responder.
  ///
  /// Rule 479, `first-responder.resign-not-to-next`: widely observed; holds.
  public static var firstResponderResignNotToNext: Rule { Rule(479) }

  /// Most of the time an app has no first responder at all; a new screen does not get one
  /// automatically.
  ///
  /// Rule 480, `first-responder.nil-is-normal`: widely observed; holds.
  public static var firstResponderNilIsNormal: Rule { Rule(480) }

  /// A touch on an ordinary view does not make it first responder.
  ///
  /// Rule 481, `first-responder.not-on-touch`: documented; holds.
  public static var firstResponderNotOnTouch: Rule { Rule(481) }

  /// Text fields and editable text views become first responder when tapped; all other objects must
  /// call becomeFirstResponder.
  ///
  /// Rule 482, `first-responder.text-auto`: documented; decides.
  public static var firstResponderTextAuto: Rule { Rule(482) }

  /// A tap outside a text field does not make it resign; code must do it.
  ///
  /// Rule 483, `first-responder.outside-tap-keeps`: widely observed; holds.
  public static var firstResponderOutsideTapKeeps: Rule { Rule(483) }

  /// UIControl and UIViewController override canBecomeFirstResponder; what a plain control answers
  /// was not verified, so the simulator uses false unless a test double says otherwise.
  ///
  /// Rule 484, `first-responder.control-can-become`: inferred; decides.
  public static var firstResponderControlCanBecome: Rule { Rule(484) }

  /// A view controller may become first responder if it overrides canBecomeFirstResponder to true
  /// and its view is in a window.
  ///
  /// Rule 485, `first-responder.controller-can-become`: documented; decides.
  public static var firstResponderControllerCanBecome: Rule { Rule(485) }

  /// In viewWillAppear the view is normally not yet in a window and becomeFirstResponder returns
  /// false; the stated reason is that the object graph is not yet established.
  ///
  /// Rule 486, `first-responder.will-appear-false`: documented; decides.
  public static var firstResponderWillAppearFalse: Rule { Rule(486) }

  /// The same holds in viewDidLoad.
  ///
  /// Rule 487, `first-responder.did-load-false`: widely observed; decides.
  public static var firstResponderDidLoadFalse: Rule { Rule(487) }

  /// In viewDidAppear the view is in a window and the call works.
  ///
  /// Rule 488, `first-responder.did-appear-ok`: documented; decides.
  public static var firstResponderDidAppearOk: Rule { Rule(488) }

  /// In viewIsAppearing the view has been added to the hierarchy and the call can work.
  ///
  /// Rule 489, `first-responder.is-appearing-ok`: documented; decides.
  public static var firstResponderIsAppearingOk: Rule { Rule(489) }

  /// A call made while the view is off-window is remembered by UIKit and retried when the view
  /// moves into a window, which is why text fields focused in viewDidLoad or viewWillAppear often
  /// do get the keyboard although the call returned false.
  ///
  /// Rule 490, `first-responder.deferred`: widely observed; decides.
  public static var firstResponderDeferred: Rule { Rule(490) }

  /// The remembered request is dropped if another responder becomes first responder or resign is
  /// called before the view gets a window.
  ///
  /// Rule 491, `first-responder.deferred-cancelled`: inferred; decides.
  public static var firstResponderDeferredCancelled: Rule { Rule(491) }

  /// Order: loadView, viewDidLoad, viewWillAppear, view added to window, viewIsAppearing, layout,
  /// viewDidAppear.
  ///
  /// Rule 492, `first-responder.lifecycle-order`: documented; decides.
  public static var firstResponderLifecycleOrder: Rule { Rule(492) }

  /// In viewWillAppear on the way back (pop, dismissal of a non-full-screen sheet) the view may
  /// already be in a window, so the call may succeed there; decide by the window test, not by the
  /// method name.
  ///
  /// Rule 493, `first-responder.will-appear-with-window`: widely observed; decides.
  public static var firstResponderWillAppearWithWindow: Rule { Rule(493) }

  /// Removing the first responder, or an ancestor of it, from the hierarchy makes it resign before
  /// the removal, even if it is added again at once.
  ///
  /// Rule 494, `first-responder.removed-resigns`: widely observed; decides.
  public static var firstResponderRemovedResigns: Rule { Rule(494) }

  /// Resigning by removal is not stopped by shouldEndEditing or canResign; didEndEditing is still
  /// called.
  ///
  /// Rule 495, `first-responder.removed-ignores-refusal`: header comment; decides.
  public static var firstResponderRemovedIgnoresRefusal: Rule { Rule(495) }

  /// Setting isHidden or alpha 0 does not resign; the view stays first responder.
  ///
  /// Rule 496, `first-responder.hidden-keeps`: inferred; holds.
  public static var firstResponderHiddenKeeps: Rule { Rule(496) }

  /// Setting isUserInteractionEnabled false does not resign, but the view is not tapped into focus
  /// any more.
  ///
  /// Rule 497, `first-responder.interaction-disabled-keeps`: inferred; holds.
  public static var firstResponderInteractionDisabledKeeps: Rule { Rule(497) }

  /// A UITextField with isEnabled false cannot become first responder by tap and refuses when
  /// asked.
  ///
  /// Rule 498, `first-responder.disabled-text-field`: widely observed; decides.
  public static var firstResponderDisabledTextField: Rule { Rule(498) }

  /// The keyboard and key events follow the first responder of the key window; a first responder in
  /// a non-key window keeps its status but gets no keys.
  ///
  /// Rule 499, `first-responder.key-window-root`: documented; decides.
  public static var firstResponderKeyWindowRoot: Rule { Rule(499) }

  /// becomeFirstResponder does not make its window key.
  ///
  /// Rule 500, `first-responder.become-does-not-make-key`: single observation; holds.
  public static var firstResponderBecomeDoesNotMakeKey: Rule { Rule(500) }

  /// Presenting a controller or an alert makes the current first responder resign (keyboard goes),
  /// and after the dismissal UIKit makes the same object first responder again without a call by
  /// the app; one that had already resigned before the presentation is not restored. The question
  /// that a shake brings up (undo) is such an alert.
  ///
  /// Rule 501, `first-responder.modal-preserved`: widely observed; decides.
  public static var firstResponderModalPreserved: Rule { Rule(501) }

  /// Presentations that do not cover, such as popovers, follow the same rule as far as text focus
  /// is concerned; make it a switch.
  ///
  /// Rule 502, `first-responder.popover-keeps`: inferred; decides.
  public static var firstResponderPopoverKeeps: Rule { Rule(502) }

  /// endEditing(_:) looks at the receiver and its subviews for a text field that is first responder
  /// and asks it to resign; true forces without asking.
  ///
  /// Rule 503, `first-responder.end-editing`: documented; decides.
  public static var firstResponderEndEditing: Rule { Rule(503) }

  /// It returns true if something resigned.
  ///
  /// Rule 504, `first-responder.end-editing-result`: documented; decides.
  public static var firstResponderEndEditingResult: Rule { Rule(504) }

  /// It affects only first responders inside the receiver's subtree.
  ///
  /// Rule 505, `first-responder.end-editing-scope`: documented; decides.
  public static var firstResponderEndEditingScope: Rule { Rule(505) }

  /// Sending resignFirstResponder as a nil-target action dismisses the keyboard from anywhere, as
  /// it starts at the first responder.
  ///
  /// Rule 506, `first-responder.send-resign-nil-target`: widely observed; holds.
  public static var firstResponderSendResignNilTarget: Rule { Rule(506) }

  /// The app becoming inactive or going to the background does not change the first responder.
  ///
  /// Rule 507, `first-responder.app-inactive-keeps`: inferred; holds.
  public static var firstResponderAppInactiveKeeps: Rule { Rule(507) }

  /// inputView and inputAccessoryView are looked up from the first responder up the chain; the
  /// first non-nil one is shown.
  ///
  /// Rule 508, `first-responder.input-view-lookup`: header comment; decides.
  public static var firstResponderInputViewLookup: Rule { Rule(508) }

  /// A UITextField or UITextView property inputView set to nil falls back to the chain; a change
  /// while first responder takes effect only on reloadInputViews.
  ///
  /// Rule 509, `first-responder.input-view-own`: header comment; decides.
  public static var firstResponderInputViewOwn: Rule { Rule(509) }

  /// inputViewController and inputAccessoryViewController are looked up the same way.
  ///
  /// Rule 510, `first-responder.input-view-controller`: header comment; decides.
  public static var firstResponderInputViewController: Rule { Rule(510) }

  /// reloadInputViews acts at once if the object is first responder, otherwise it does nothing.
  ///
  /// Rule 511, `first-responder.reload-input-views`: header comment; decides.
  public static var firstResponderReloadInputViews: Rule { Rule(511) }

  /// The system keyboard appears for a first responder that conforms to UIKeyInput or UITextInput
  /// and has no inputView of its own in the chain.
  ///
  /// Rule 512, `first-responder.keyboard-for-key-input`: header comment; decides.
  public static var firstResponderKeyboardForKeyInput: Rule { Rule(512) }

  /// A first responder without text input and without input views shows no keyboard; becoming first
  /// responder is not the same as showing a keyboard.
  ///
  /// Rule 513, `first-responder.no-input-no-keyboard`: documented; decides.
  public static var firstResponderNoInputNoKeyboard: Rule { Rule(513) }

  /// With a hardware keyboard the software keyboard may not appear although the object is first
  /// responder.
  ///
  /// Rule 514, `first-responder.hardware-keyboard`: widely observed; decides.
  public static var firstResponderHardwareKeyboard: Rule { Rule(514) }

  /// A presented controller whose disablesAutomaticKeyboardDismissal is true (default for form
  /// sheet) keeps the keyboard on screen after the text object has resigned; the property is asked
  /// of the presented controller itself, for example the navigation controller, not of a controller
  /// inside it.
  ///
  /// Rule 515, `first-responder.form-sheet-keyboard`: header comment; decides.
  public static var firstResponderFormSheetKeyboard: Rule { Rule(515) }

  /// Text field start: shouldBeginEditing; if true it becomes first responder; keyboard
  /// notifications; didBeginEditing; textDidBeginEditing notification; editingDidBegin event.
  ///
  /// Rule 516, `text.begin-order`: documented; decides.
  public static var textBeginOrder: Rule { Rule(516) }

  /// shouldBeginEditing false keeps the field from becoming first responder.
  ///
  /// Rule 517, `text.begin-refused`: documented; decides.
  public static var textBeginRefused: Rule { Rule(517) }

  /// End: shouldEndEditing; if true it resigns; keyboard hide notifications; didEndEditing;
  /// textDidEndEditing notification; editingDidEnd event.
  ///
  /// Rule 518, `text.end-order`: documented; decides.
  public static var textEndOrder: Rule { Rule(518) }

  /// shouldEndEditing false makes resignFirstResponder return false, except when forced or removed
  /// from the window.
  ///
  /// Rule 519, `text.end-refused`: header comment; decides.
  public static var textEndRefused: Rule { Rule(519) }

  /// If didEndEditing(_:reason:) is implemented it is called instead of didEndEditing(_:).
  ///
  /// Rule 520, `text.did-end-reason-replaces`: header comment; decides.
  public static var textDidEndReasonReplaces: Rule { Rule(520) }

  /// Moving from field A to B: B.shouldBegin, A.shouldEnd, A.didEnd, B.didBegin.
  ///
  /// Rule 521, `text.switch-order`: author knowledge; decides.
  public static var textSwitchOrder: Rule { Rule(521) }

  /// If B refuses nothing changes for A; if A refuses B does not become first responder although
  /// its shouldBegin was asked.
  ///
  /// Rule 522, `text.switch-refused`: inferred; decides.
  public static var textSwitchRefused: Rule { Rule(522) }

  /// Keyboard notifications are willShow and didShow when it appears, willChangeFrame and
  /// didChangeFrame when it changes (also when already visible), willHide and didHide when it goes;
  /// willHide is not sent when focus moves directly to another text object.
  ///
  /// Rule 523, `text.keyboard-order`: documented; decides.
  public static var textKeyboardOrder: Rule { Rule(523) }

  /// The object of keyboard notifications is the screen (16.1), earlier nil; user info has begin
  /// and end frames, duration and curve in screen coordinates.
  ///
  /// Rule 524, `text.keyboard-notification-object`: header comment; holds.
  public static var textKeyboardNotificationObject: Rule { Rule(524) }

  /// shouldChangeCharacters is asked before each user edit and false drops it; editingChanged is
  /// sent for user edits, not for assignments by code.
  ///
  /// Rule 525, `text.should-change`: header comment; decides.
  public static var textShouldChange: Rule { Rule(525) }

  /// shouldReturn is asked for the return key; false or no resign leaves editing on.
  ///
  /// Rule 526, `text.should-return`: header comment; decides.
  public static var textShouldReturn: Rule { Rule(526) }

  /// UITextView follows the same pattern with textView delegate methods; isEditable false lets it
  /// select but not edit, and isSelectable false keeps it from taking focus by tap.
  ///
  /// Rule 527, `text.text-view`: header comment; decides.
  public static var textTextView: Rule { Rule(527) }

  /// Text views and text fields place focus by their own recognizers, so an ancestor recognizer
  /// that cancels or prevents those taps can keep them from getting focus.
  ///
  /// Rule 528, `text.tap-via-recognizers`: widely observed; decides.
  public static var textTapViaRecognizers: Rule { Rule(528) }

  /// A tap inside a text object that is already first responder moves the caret and sends no begin
  /// callbacks.
  ///
  /// Rule 529, `text.caret-tap-keeps`: inferred; holds.
  public static var textCaretTapKeeps: Rule { Rule(529) }

  /// endEditing does its work by calling resignFirstResponder on the first responder, and force
  /// only sets aside a refusing shouldEndEditing. An override that returns true without calling
  /// super therefore stays first responder with its keyboard, even when forced.
  ///
  /// Rule 574, `first-responder.end-editing-calls-resign`: widely observed; decides.
  public static var firstResponderEndEditingCallsResign: Rule { Rule(574) }

  /// Push: old willDisappear, new willAppear, old didDisappear, new didAppear; pop likewise. Full-
  /// screen presentation: presenter willDisappear, presented willAppear, presented didAppear,
  /// presenter didDisappear; dismissal mirrors it, and a presentation that does not cover sends the
  /// presenter nothing. An interactive pop sends willDisappear to the top and willAppear to the one
  /// below when it begins; finished, it goes on like any pop; given up, the one below is told
  /// willDisappear and didDisappear, then the top willAppear and didAppear.
  ///
  /// Rule 575, `first-responder.transition-order`: widely observed; decides.
  public static var firstResponderTransitionOrder: Rule { Rule(575) }

  /// The return key in a text field asks shouldReturn (absent counts as true) and stops there if it
  /// is false. Otherwise editingDidEndOnExit and primaryActionTriggered are sent, and the field
  /// resigns only if editingDidEndOnExit has a target; a true answer alone does not resign.
  ///
  /// Rule 576, `text.return-order`: widely observed; decides.
  public static var textReturnOrder: Rule { Rule(576) }

  /// In a text view the return key inserts a newline and focus stays.
  ///
  /// Rule 577, `text.return-in-text-view`: widely observed; decides.
  public static var textReturnInTextView: Rule { Rule(577) }

  /// A hardware key inserts once, at key down. Typed text replaces the selection or goes in at the
  /// caret: shouldChange is asked with the replaced range and the new text, and each accepted edit
  /// is followed by editingChanged. Backspace without a selection removes the character before the
  /// caret and does nothing at the start of the text.
  ///
  /// Rule 578, `text.edit-at-selection`: widely observed; decides.
  public static var textEditAtSelection: Rule { Rule(578) }

  /// isBeingPresented is true from viewWillAppear to viewDidAppear, both included, of a
  /// presentation, isBeingDismissed from viewWillDisappear to viewDidDisappear; isMovingToParent
  /// and isMovingFromParent likewise for containers; false at any other time, and false for the
  /// controller that is covered; the same without animation.
  ///
  /// Rule 584, `first-responder.transition-flags`: header comment; not simulated: not yet: the
  /// flags are missing.
  public static var firstResponderTransitionFlags: Rule { Rule(584) }

  /// A push makes a first responder of the covered controller resign (the keyboard leaves with it),
  /// and the pop that uncovers it gives the focus back to the same object, unless it had resigned
  /// before.
  ///
  /// Rule 585, `first-responder.push-preserved`: single observation; not simulated: not yet: a push
  /// leaves the first responder alone.
  public static var firstResponderPushPreserved: Rule { Rule(585) }

  /// What a user types into a text field or text view is registered with its undo manager, so that
  /// a shake offers to undo it while it is first responder.
  ///
  /// Rule 586, `text.typing-is-undoable`: documented; not simulated: not yet: typing is not
  /// registered for undo.
  public static var textTypingIsUndoable: Rule { Rule(586) }

  /// UITextView is a UIScrollView: it has its pan recognizer, offset, insets and delegate
  /// callbacks, takes part in scrollsToTop and in nested scrolling; isScrollEnabled false leaves
  /// touches to the scroll view around it. Its text-interaction recognizers work beside the pan.
  ///
  /// Rule 587, `text.text-view-is-a-scroll-view`: documented; not simulated: not yet: a text view
  /// does not scroll.
  public static var textTextViewIsAScrollView: Rule { Rule(587) }
}

extension RuleSection {
  static let firstResponder = RuleSection(
    number: 20,
    title: Text(
      "First responder and input views",
      zh: "第一响应者与输入视图"
    ),
    rules: firstResponderRules
  )

  private static let firstResponderRules: [RuleEntry] = [
    RuleEntry(
      468,
      "first-responder.one-per-window",
      section: 20,
      .widelyObserved,
      .decides,
      Text("Each window has at most one first responder."),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "RT D:UIResponder.isFirstResponder"
    ),
    RuleEntry(
      469,
      "first-responder.can-become-default",
      section: 20,
      .documented,
      .decides,
      Text("canBecomeFirstResponder is false by default."),
      practice: Text(
        """
          A responder says no unless it overrides canBecomeFirstResponder. becomeFirstResponder then \
          answers false, and nothing happens: the most common reason for focus that does not come.
          """,
        zh: """
          不重写 canBecomeFirstResponder 的响应者一律拒绝。becomeFirstResponder 返回 false 且什么也\
          不发生：这是焦点不来的最常见原因。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      470,
      "first-responder.can-resign-default",
      section: 20,
      .documented,
      .decides,
      Text("canResignFirstResponder is true by default."),
      places: "FirstResponder/UIResponder+Focus.swift Responders/UIResponder.swift",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      471,
      "first-responder.needs-window",
      section: 20,
      .documented,
      .decides,
      Text("""
          becomeFirstResponder must be called only on a view that is in a window; otherwise the \
          result is not defined by Apple, in practice false.
          """),
      practice: Text(
        """
          Only what is in a window can be first responder. A call before the view is on the screen \
          comes too early; call in viewDidAppear or viewIsAppearing.
          """,
        zh: """
          只有在窗口里的对象才能成为第一响应者。视图上屏之前调用太早；请在 viewDidAppear 或 \
          viewIsAppearing 里调用。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.becomeFirstResponder() D:UIResponder.canBecomeFirstResponder"
    ),
    RuleEntry(
      472,
      "first-responder.become-steps-doc",
      section: 20,
      .documented,
      .decides,
      Text("""
          Documented steps: ask the current first responder to resign; if it agrees check \
          canBecomeFirstResponder of the new one; if true make it first responder and return true.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      473,
      "first-responder.become-refused-by-current",
      section: 20,
      .documented,
      .decides,
      Text("""
          If the current one refuses to resign, becomeFirstResponder returns false and nothing \
          changes.
          """),
      practice: Text(
        """
          The present first responder is asked first, and may refuse to resign: a text field with an \
          invalid text does so. Then nobody changes.
          """,
        zh: "先问现任第一响应者，它可以拒绝放弃：内容无效的文本框就会这样。于是谁也不变。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      474,
      "first-responder.become-refused-by-self",
      section: 20,
      .documented,
      .decides,
      Text("If canBecomeFirstResponder is false it returns false."),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      475,
      "first-responder.already",
      section: 20,
      .widelyObserved,
      .decides,
      Text("Calling it on the current first responder returns true and changes nothing."),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      476,
      "first-responder.override-calls-super",
      section: 20,
      .documented,
      .decides,
      Text("Overrides of becomeFirstResponder and resignFirstResponder must call super."),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      477,
      "first-responder.is-first-during-become",
      section: 20,
      .widelyObserved,
      .holds,
      Text("""
          isFirstResponder is true after super.becomeFirstResponder returns true inside an override.
          """),
      places: "",
      sources: "X-so D:UIResponder.isFirstResponder"
    ),
    RuleEntry(
      478,
      "first-responder.resign-default",
      section: 20,
      .documented,
      .decides,
      Text("""
          The default resignFirstResponder returns false and changes nothing if \
          canResignFirstResponder is false; otherwise it gives up the state and returns true, and \
          afterwards there is no first responder until another becomes it.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIResponder.resignFirstResponder() AG"
    ),
    RuleEntry(
      479,
      "first-responder.resign-not-to-next",
      section: 20,
      .widelyObserved,
      .holds,
      Text("Resigning does not make next the first responder."),
      places: "",
      sources: "X-osk D:UIResponder.resignFirstResponder()"
    ),
    RuleEntry(
      480,
      "first-responder.nil-is-normal",
      section: 20,
      .widelyObserved,
      .holds,
      Text("""
          Most of the time an app has no first responder at all; a new screen does not get one \
          automatically.
          """),
      places: "",
      sources: "X-osk X-bou"
    ),
    RuleEntry(
      481,
      "first-responder.not-on-touch",
      section: 20,
      .documented,
      .holds,
      Text("A touch on an ordinary view does not make it first responder."),
      practice: Text(
        """
          A touch does not move the focus by itself. Text fields ask for it when they are tapped; an \
          ordinary view has to call becomeFirstResponder.
          """,
        zh: """
          触摸本身不会转移焦点。文本框被点时会自己请求；普通视图要自己调用 becomeFirstResponder。
          """
      ),
      places: "",
      sources: "AG A2"
    ),
    RuleEntry(
      482,
      "first-responder.text-auto",
      section: 20,
      .documented,
      .decides,
      Text("""
          Text fields and editable text views become first responder when tapped; all other objects \
          must call becomeFirstResponder.
          """),
      places: "FirstResponder/EditableText+Focus.swift",
      sources: "AG A2"
    ),
    RuleEntry(
      483,
      "first-responder.outside-tap-keeps",
      section: 20,
      .widelyObserved,
      .holds,
      Text("A tap outside a text field does not make it resign; code must do it."),
      practice: Text(
        """
          Tapping beside a text field does not end editing. Call endEditing(true) yourself, from a \
          recognizer or a background view.
          """,
        zh: """
          点文本框以外的地方不会结束编辑。要自己在手势或背景视图里调用 endEditing(true)。
          """
      ),
      places: "",
      sources: "X-so D:UITextField"
    ),
    RuleEntry(
      484,
      "first-responder.control-can-become",
      section: 20,
      .inferred,
      .decides,
      Text("""
          UIControl and UIViewController override canBecomeFirstResponder; what a plain control \
          answers was not verified, so the simulator uses false unless a test double says otherwise.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "RT H:UIResponder INF"
    ),
    RuleEntry(
      485,
      "first-responder.controller-can-become",
      section: 20,
      .documented,
      .decides,
      Text("""
          A view controller may become first responder if it overrides canBecomeFirstResponder to \
          true and its view is in a window.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "AG D:UIResponder.canBecomeFirstResponder"
    ),
    RuleEntry(
      486,
      "first-responder.will-appear-false",
      section: 20,
      .documented,
      .decides,
      Text("""
          In viewWillAppear the view is normally not yet in a window and becomeFirstResponder \
          returns false; the stated reason is that the object graph is not yet established.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "AG A2"
    ),
    RuleEntry(
      487,
      "first-responder.did-load-false",
      section: 20,
      .widelyObserved,
      .decides,
      Text("The same holds in viewDidLoad."),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "X-so"
    ),
    RuleEntry(
      488,
      "first-responder.did-appear-ok",
      section: 20,
      .documented,
      .decides,
      Text("In viewDidAppear the view is in a window and the call works."),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "AG D:UIViewController.viewDidAppear(_:)†"
    ),
    RuleEntry(
      489,
      "first-responder.is-appearing-ok",
      section: 20,
      .documented,
      .decides,
      Text("""
          In viewIsAppearing the view has been added to the hierarchy and the call can work.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "D:UIViewController.viewIsAppearing(_:)"
    ),
    RuleEntry(
      490,
      "first-responder.deferred",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          A call made while the view is off-window is remembered by UIKit and retried when the view \
          moves into a window, which is why text fields focused in viewDidLoad or viewWillAppear \
          often do get the keyboard although the call returned false.
          """),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "X-trace RT"
    ),
    RuleEntry(
      491,
      "first-responder.deferred-cancelled",
      section: 20,
      .inferred,
      .decides,
      Text("""
          The remembered request is dropped if another responder becomes first responder or resign \
          is called before the view gets a window.
          """),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "RT INF"
    ),
    RuleEntry(
      492,
      "first-responder.lifecycle-order",
      section: 20,
      .documented,
      .decides,
      Text("""
          Order: loadView, viewDidLoad, viewWillAppear, view added to window, viewIsAppearing, \
          layout, viewDidAppear.
          """),
      places: """
        Controllers/UIViewController+Appearance.swift Controllers/UIViewController+Loading.swift
        """,
      sources: "D:UIViewController D:UIViewController.viewIsAppearing(_:)"
    ),
    RuleEntry(
      493,
      "first-responder.will-appear-with-window",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          In viewWillAppear on the way back (pop, dismissal of a non-full-screen sheet) the view may \
          already be in a window, so the call may succeed there; decide by the window test, not by \
          the method name.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "X-so D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      494,
      "first-responder.removed-resigns",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          Removing the first responder, or an ancestor of it, from the hierarchy makes it resign \
          before the removal, even if it is added again at once.
          """),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "X-trace"
    ),
    RuleEntry(
      495,
      "first-responder.removed-ignores-refusal",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          Resigning by removal is not stopped by shouldEndEditing or canResign; didEndEditing is \
          still called.
          """),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "H:UITextField"
    ),
    RuleEntry(
      496,
      "first-responder.hidden-keeps",
      section: 20,
      .inferred,
      .holds,
      Text("Setting isHidden or alpha 0 does not resign; the view stays first responder."),
      places: "",
      sources: "INF X-so"
    ),
    RuleEntry(
      497,
      "first-responder.interaction-disabled-keeps",
      section: 20,
      .inferred,
      .holds,
      Text("""
          Setting isUserInteractionEnabled false does not resign, but the view is not tapped into \
          focus any more.
          """),
      places: "",
      sources: "INF"
    ),
    RuleEntry(
      498,
      "first-responder.disabled-text-field",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          A UITextField with isEnabled false cannot become first responder by tap and refuses when \
          asked.
          """),
      places: "FirstResponder/UITextField.swift",
      sources: "X-so H:UIControl"
    ),
    RuleEntry(
      499,
      "first-responder.key-window-root",
      section: 20,
      .documented,
      .decides,
      Text("""
          The keyboard and key events follow the first responder of the key window; a first \
          responder in a non-key window keeps its status but gets no keys.
          """),
      places: "Simulation/Simulation+WindowHooks.swift",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      500,
      "first-responder.become-does-not-make-key",
      section: 20,
      .singleObservation,
      .holds,
      Text("becomeFirstResponder does not make its window key."),
      places: "",
      sources: "X-note"
    ),
    RuleEntry(
      501,
      "first-responder.modal-preserved",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          Presenting a controller or an alert makes the current first responder resign (keyboard \
          goes), and after the dismissal UIKit makes the same object first responder again without a \
          call by the app; one that had already resigned before the presentation is not restored. \
          The question that a shake brings up (undo) is such an alert.
          """),
      places: "Controllers/Presentation.swift Controllers/Simulation+Presentation.swift",
      sources: "RT X-so X-radar X-issue"
    ),
    RuleEntry(
      502,
      "first-responder.popover-keeps",
      section: 20,
      .inferred,
      .decides,
      Text("""
          Presentations that do not cover, such as popovers, follow the same rule as far as text \
          focus is concerned; make it a switch.
          """),
      places: "Controllers/Simulation+Presentation.swift",
      sources: "INF"
    ),
    RuleEntry(
      503,
      "first-responder.end-editing",
      section: 20,
      .documented,
      .decides,
      Text("""
          endEditing(_:) looks at the receiver and its subviews for a text field that is first \
          responder and asks it to resign; true forces without asking.
          """),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "D:UIView.endEditing(_:) H:UITextField"
    ),
    RuleEntry(
      504,
      "first-responder.end-editing-result",
      section: 20,
      .documented,
      .decides,
      Text("It returns true if something resigned."),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "D:UIView.endEditing(_:)"
    ),
    RuleEntry(
      505,
      "first-responder.end-editing-scope",
      section: 20,
      .documented,
      .decides,
      Text("It affects only first responders inside the receiver's subtree."),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "D:UIView.endEditing(_:)"
    ),
    RuleEntry(
      506,
      "first-responder.send-resign-nil-target",
      section: 20,
      .widelyObserved,
      .holds,
      Text("""
          Sending resignFirstResponder as a nil-target action dismisses the keyboard from anywhere, \
          as it starts at the first responder.
          """),
      places: "",
      sources: "X-so"
    ),
    RuleEntry(
      507,
      "first-responder.app-inactive-keeps",
      section: 20,
      .inferred,
      .holds,
      Text("""
          The app becoming inactive or going to the background does not change the first responder.
          """),
      places: "",
      sources: "INF X-so"
    ),
    RuleEntry(
      508,
      "first-responder.input-view-lookup",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          inputView and inputAccessoryView are looked up from the first responder up the chain; the \
          first non-nil one is shown.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      509,
      "first-responder.input-view-own",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          A UITextField or UITextView property inputView set to nil falls back to the chain; a \
          change while first responder takes effect only on reloadInputViews.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "H:UITextField H:UITextView"
    ),
    RuleEntry(
      510,
      "first-responder.input-view-controller",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          inputViewController and inputAccessoryViewController are looked up the same way.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      511,
      "first-responder.reload-input-views",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          reloadInputViews acts at once if the object is first responder, otherwise it does nothing.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "H:UIResponder D:UIResponder.reloadInputViews()"
    ),
    RuleEntry(
      512,
      "first-responder.keyboard-for-key-input",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          The system keyboard appears for a first responder that conforms to UIKeyInput or \
          UITextInput and has no inputView of its own in the chain.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "H:UITextInput H:UIResponder"
    ),
    RuleEntry(
      513,
      "first-responder.no-input-no-keyboard",
      section: 20,
      .documented,
      .decides,
      Text("""
          A first responder without text input and without input views shows no keyboard; becoming \
          first responder is not the same as showing a keyboard.
          """),
      places: "FirstResponder/Keyboard.swift FirstResponder/Simulation+Keyboard.swift",
      sources: "D:UIResponder.inputView† AG"
    ),
    RuleEntry(
      514,
      "first-responder.hardware-keyboard",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          With a hardware keyboard the software keyboard may not appear although the object is first \
          responder.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "D:UITextField X-so"
    ),
    RuleEntry(
      515,
      "first-responder.form-sheet-keyboard",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          A presented controller whose disablesAutomaticKeyboardDismissal is true (default for form \
          sheet) keeps the keyboard on screen after the text object has resigned; the property is \
          asked of the presented controller itself, for example the navigation controller, not of a \
          controller inside it.
          """),
      places: "FirstResponder/Simulation+Keyboard.swift",
      sources: "H:UIViewController X-so"
    ),
    RuleEntry(
      516,
      "text.begin-order",
      section: 20,
      .documented,
      .decides,
      Text("""
          Text field start: shouldBeginEditing; if true it becomes first responder; keyboard \
          notifications; didBeginEditing; textDidBeginEditing notification; editingDidBegin event.
          """),
      places: "FirstResponder/EditableText+Focus.swift",
      sources: "D:UITextField D:UITextFieldDelegate"
    ),
    RuleEntry(
      517,
      "text.begin-refused",
      section: 20,
      .documented,
      .decides,
      Text("shouldBeginEditing false keeps the field from becoming first responder."),
      places: "FirstResponder/UITextField.swift FirstResponder/UITextView.swift",
      sources: "H:UITextField"
    ),
    RuleEntry(
      518,
      "text.end-order",
      section: 20,
      .documented,
      .decides,
      Text("""
          End: shouldEndEditing; if true it resigns; keyboard hide notifications; didEndEditing; \
          textDidEndEditing notification; editingDidEnd event.
          """),
      places: "FirstResponder/EditableText+Focus.swift",
      sources: "D:UITextField"
    ),
    RuleEntry(
      519,
      "text.end-refused",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          shouldEndEditing false makes resignFirstResponder return false, except when forced or \
          removed from the window.
          """),
      places: "FirstResponder/UITextField.swift FirstResponder/UITextView.swift",
      sources: "H:UITextField"
    ),
    RuleEntry(
      520,
      "text.did-end-reason-replaces",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          If didEndEditing(_:reason:) is implemented it is called instead of didEndEditing(_:).
          """),
      places: "FirstResponder/UITextField.swift",
      sources: "H:UITextField"
    ),
    RuleEntry(
      521,
      "text.switch-order",
      section: 20,
      .authorKnowledge,
      .decides,
      Text("Moving from field A to B: B.shouldBegin, A.shouldEnd, A.didEnd, B.didBegin."),
      practice: Text(
        """
          The new field is asked before the old one, so that nothing has changed yet if it refuses.
          """,
        zh: "先问新文本框再问旧的，所以新的拒绝时什么都还没变。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "AK D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      522,
      "text.switch-refused",
      section: 20,
      .inferred,
      .decides,
      Text("""
          If B refuses nothing changes for A; if A refuses B does not become first responder \
          although its shouldBegin was asked.
          """),
      places: "FirstResponder/UIResponder+Focus.swift",
      sources: "INF"
    ),
    RuleEntry(
      523,
      "text.keyboard-order",
      section: 20,
      .documented,
      .decides,
      Text("""
          Keyboard notifications are willShow and didShow when it appears, willChangeFrame and \
          didChangeFrame when it changes (also when already visible), willHide and didHide when it \
          goes; willHide is not sent when focus moves directly to another text object.
          """),
      places: "FirstResponder/Keyboard.swift",
      sources: "D:UITextField H:UIWindow"
    ),
    RuleEntry(
      524,
      "text.keyboard-notification-object",
      section: 20,
      .headerComment,
      .holds,
      Text("""
          The object of keyboard notifications is the screen (16.1), earlier nil; user info has \
          begin and end frames, duration and curve in screen coordinates.
          """),
      places: "",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      525,
      "text.should-change",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          shouldChangeCharacters is asked before each user edit and false drops it; editingChanged \
          is sent for user edits, not for assignments by code.
          """),
      practice: Text(
        """
          The delegate is asked before each edit that the user makes. Text that code assigns is \
          neither asked for nor told: send editingChanged yourself if somebody waits for it.
          """,
        zh: """
          用户每次编辑前都会问代理。代码赋值既不询问也不通知：有人等着就自己发送 editingChanged。
          """
      ),
      places: "FirstResponder/Typing/Simulation+Typing.swift",
      sources: "H:UITextField X-so"
    ),
    RuleEntry(
      526,
      "text.should-return",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          shouldReturn is asked for the return key; false or no resign leaves editing on.
          """),
      practice: Text(
        """
          A true answer does not end editing. Call resignFirstResponder in shouldReturn, or give \
          editingDidEndOnExit a target.
          """,
        zh: """
          返回 true 不会结束编辑。要在 shouldReturn 里调 resignFirstResponder，或给 \
          editingDidEndOnExit 目标。
          """
      ),
      places: "Controls/UITextField+Return.swift",
      sources: "H:UITextField"
    ),
    RuleEntry(
      527,
      "text.text-view",
      section: 20,
      .headerComment,
      .decides,
      Text("""
          UITextView follows the same pattern with textView delegate methods; isEditable false lets \
          it select but not edit, and isSelectable false keeps it from taking focus by tap.
          """),
      places: "FirstResponder/TextRecognizers.swift FirstResponder/UITextView.swift",
      sources: "H:UITextView"
    ),
    RuleEntry(
      528,
      "text.tap-via-recognizers",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          Text views and text fields place focus by their own recognizers, so an ancestor recognizer \
          that cancels or prevents those taps can keep them from getting focus.
          """),
      places: "FirstResponder/EditableText+Focus.swift FirstResponder/TextRecognizers.swift",
      sources: "RT X-so"
    ),
    RuleEntry(
      529,
      "text.caret-tap-keeps",
      section: 20,
      .inferred,
      .holds,
      Text("""
          A tap inside a text object that is already first responder moves the caret and sends no \
          begin callbacks.
          """),
      places: "",
      sources: "INF"
    ),
    RuleEntry(
      574,
      "first-responder.end-editing-calls-resign",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          endEditing does its work by calling resignFirstResponder on the first responder, and force \
          only sets aside a refusing shouldEndEditing. An override that returns true without calling \
          super therefore stays first responder with its keyboard, even when forced.
          """),
      places: "FirstResponder/Simulation+Focus.swift",
      sources: "X-issue INF"
    ),
    RuleEntry(
      575,
      "first-responder.transition-order",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          Push: old willDisappear, new willAppear, old didDisappear, new didAppear; pop likewise. \
          Full-screen presentation: presenter willDisappear, presented willAppear, presented \
          didAppear, presenter didDisappear; dismissal mirrors it, and a presentation that does not \
          cover sends the presenter nothing. An interactive pop sends willDisappear to the top and \
          willAppear to the one below when it begins; finished, it goes on like any pop; given up, \
          the one below is told willDisappear and didDisappear, then the top willAppear and \
          didAppear.
          """),
      places: "Controllers/ContainerTransition.swift Controllers/Simulation+Presentation.swift",
      sources: "AK RI X-issue"
    ),
    RuleEntry(
      576,
      "text.return-order",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          The return key in a text field asks shouldReturn (absent counts as true) and stops there \
          if it is false. Otherwise editingDidEndOnExit and primaryActionTriggered are sent, and the \
          field resigns only if editingDidEndOnExit has a target; a true answer alone does not \
          resign.
          """),
      practice: Text(
        """
          Return sends two events to a field's targets, and only a target for the first of them \
          makes the field resign by itself.
          """,
        zh: """
          回车键给文本框的目标发两个事件；只有第一个事件有目标，文本框才会自己放弃焦点。
          """
      ),
      places: "Controls/UITextField+Return.swift",
      sources: "D:UITextFieldDelegate† X-so X-neu RI"
    ),
    RuleEntry(
      577,
      "text.return-in-text-view",
      section: 20,
      .widelyObserved,
      .decides,
      Text("In a text view the return key inserts a newline and focus stays."),
      practice: Text(
        """
          A text view has no Return of its own: the key makes a new line. To end editing with it, \
          answer false to the newline in shouldChangeTextIn and resign there.
          """,
        zh: """
          文本视图没有“回车”动作：按键只是换行。想用它结束编辑，就在 shouldChangeTextIn 里拒绝换行并\
          放弃焦点。
          """
      ),
      places: "FirstResponder/Typing/Simulation+Typing.swift",
      sources: "D:UITextViewDelegate† X-meas"
    ),
    RuleEntry(
      578,
      "text.edit-at-selection",
      section: 20,
      .widelyObserved,
      .decides,
      Text("""
          A hardware key inserts once, at key down. Typed text replaces the selection or goes in at \
          the caret: shouldChange is asked with the replaced range and the new text, and each \
          accepted edit is followed by editingChanged. Backspace without a selection removes the \
          character before the caret and does nothing at the start of the text.
          """),
      places: "FirstResponder/Typing/Simulation+Typing.swift",
      sources: "D:UITextFieldDelegate† X-meas RI"
    ),
    RuleEntry(
      584,
      "first-responder.transition-flags",
      section: 20,
      .headerComment,
      .notSimulated(Text("not yet: the flags are missing")),
      Text("""
          isBeingPresented is true from viewWillAppear to viewDidAppear, both included, of a \
          presentation, isBeingDismissed from viewWillDisappear to viewDidDisappear; \
          isMovingToParent and isMovingFromParent likewise for containers; false at any other time, \
          and false for the controller that is covered; the same without animation.
          """),
      places: "",
      sources: "H:UIViewController X-suite"
    ),
    RuleEntry(
      585,
      "first-responder.push-preserved",
      section: 20,
      .singleObservation,
      .notSimulated(Text("not yet: a push leaves the first responder alone")),
      Text("""
          A push makes a first responder of the covered controller resign (the keyboard leaves with \
          it), and the pop that uncovers it gives the focus back to the same object, unless it had \
          resigned before.
          """),
      places: "",
      sources: "X-issue"
    ),
    RuleEntry(
      586,
      "text.typing-is-undoable",
      section: 20,
      .documented,
      .notSimulated(Text("not yet: typing is not registered for undo")),
      Text("""
          What a user types into a text field or text view is registered with its undo manager, so \
          that a shake offers to undo it while it is first responder.
          """),
      places: "",
      sources: "D:UITextView X-radar"
    ),
    RuleEntry(
      587,
      "text.text-view-is-a-scroll-view",
      section: 20,
      .documented,
      .notSimulated(Text("not yet: a text view does not scroll")),
      Text("""
          UITextView is a UIScrollView: it has its pan recognizer, offset, insets and delegate \
          callbacks, takes part in scrollsToTop and in nested scrolling; isScrollEnabled false \
          leaves touches to the scroll view around it. Its text-interaction recognizers work beside \
          the pan.
          """),
      places: "",
      sources: "D:UITextView H:UITextView"
    ),
  ]
}
