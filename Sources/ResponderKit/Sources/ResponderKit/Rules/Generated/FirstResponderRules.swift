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
  /// Rule 584, `first-responder.transition-flags`: header comment; holds.
  public static var firstResponderTransitionFlags: Rule { Rule(584) }

  /// A push makes a first responder of the covered controller resign (the keyboard leaves with it),
  /// and the pop that uncovers it gives the focus back to the same object, unless it had resigned
  /// before.
  ///
  /// Rule 585, `first-responder.push-preserved`: single observation; decides.
  public static var firstResponderPushPreserved: Rule { Rule(585) }

  /// What a user types into a text field or text view is registered with its undo manager, so that
  /// a shake offers to undo it while it is first responder.
  ///
  /// Rule 586, `text.typing-is-undoable`: documented; decides.
  public static var textTypingIsUndoable: Rule { Rule(586) }

  /// UITextView is a UIScrollView: it has its pan recognizer, offset, insets and delegate
  /// callbacks, takes part in scrollsToTop and in nested scrolling; isScrollEnabled false leaves
  /// touches to the scroll view around it. Its text-interaction recognizers work beside the pan.
  ///
  /// Rule 587, `text.text-view-is-a-scroll-view`: documented; holds.
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
      Text(
        "Each window has at most one first responder.",
        zh: "每个窗口最多有一个第一响应者。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderOnePerWindow",
      sources: "RT D:UIResponder.isFirstResponder"
    ),
    RuleEntry(
      469,
      "first-responder.can-become-default",
      section: 20,
      .documented,
      .decides,
      Text(
        "canBecomeFirstResponder is false by default.",
        zh: "canBecomeFirstResponder 默认为 false。"
      ),
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
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderCanBecomeDefault",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      470,
      "first-responder.can-resign-default",
      section: 20,
      .documented,
      .decides,
      Text(
        "canResignFirstResponder is true by default.",
        zh: "canResignFirstResponder 默认为 true。"
      ),
      places: """
        FirstResponder/UIResponder+Focus.swift#firstResponderCanResignDefault \
        Responders/UIResponder.swift#firstResponderCanResignDefault
        """,
      sources: "H:UIResponder"
    ),
    RuleEntry(
      471,
      "first-responder.needs-window",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          becomeFirstResponder must be called only on a view that is in a window; otherwise the \
          result is not defined by Apple, in practice false.
          """,
        zh: """
          becomeFirstResponder 只能对在窗口中的视图调用；否则苹果没有规定结果，实际上是 false。
          """
      ),
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
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderNeedsWindow",
      sources: "D:UIResponder.becomeFirstResponder() D:UIResponder.canBecomeFirstResponder"
    ),
    RuleEntry(
      472,
      "first-responder.become-steps-doc",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          Documented steps: ask the current first responder to resign; if it agrees check \
          canBecomeFirstResponder of the new one; if true make it first responder and return true.
          """,
        zh: """
          文档中的步骤：请当前的第一响应者放弃；如果同意，检查新对象的 canBecomeFirstResponder；为 \
          true 就使它成为第一响应者并返回 true。
          """
      ),
      practice: Text(
        """
          A false answer has three possible reasons: no window, the present one refuses, or this one \
          cannot. Ask which.
          """,
        zh: "返回 false 有三种可能：不在窗口里、现任拒绝、自己不能。先弄清是哪一种。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderBecomeStepsDoc",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      473,
      "first-responder.become-refused-by-current",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          If the current one refuses to resign, becomeFirstResponder returns false and nothing \
          changes.
          """,
        zh: "如果当前的第一响应者拒绝放弃，becomeFirstResponder 返回 false，什么也不改变。"
      ),
      practice: Text(
        """
          The present first responder is asked first, and may refuse to resign: a text field with an \
          invalid text does so. Then nobody changes.
          """,
        zh: "先问现任第一响应者，它可以拒绝放弃：内容无效的文本框就会这样。于是谁也不变。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderBecomeRefusedByCurrent",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      474,
      "first-responder.become-refused-by-self",
      section: 20,
      .documented,
      .decides,
      Text(
        "If canBecomeFirstResponder is false it returns false.",
        zh: "如果 canBecomeFirstResponder 为 false，它返回 false。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderBecomeRefusedBySelf",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      475,
      "first-responder.already",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        "Calling it on the current first responder returns true and changes nothing.",
        zh: "对当前的第一响应者调用它返回 true，什么也不改变。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderAlready",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      476,
      "first-responder.override-calls-super",
      section: 20,
      .documented,
      .decides,
      Text(
        "Overrides of becomeFirstResponder and resignFirstResponder must call super.",
        zh: "重写 becomeFirstResponder 和 resignFirstResponder 必须调用 super。"
      ),
      practice: Text(
        """
          An override without super leaves the system with another idea of the focus than your view.
          """,
        zh: "重写而不调用 super，系统与视图对焦点的认识就不一致。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderOverrideCallsSuper",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      477,
      "first-responder.is-first-during-become",
      section: 20,
      .widelyObserved,
      .holds,
      Text(
        """
          isFirstResponder is true after super.becomeFirstResponder returns true inside an override.
          """,
        zh: """
          在重写中，super.becomeFirstResponder 返回 true 之后，isFirstResponder 就是 true。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#becomeFirstResponderAsUIKit",
      sources: "X-so D:UIResponder.isFirstResponder"
    ),
    RuleEntry(
      478,
      "first-responder.resign-default",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          The default resignFirstResponder returns false and changes nothing if \
          canResignFirstResponder is false; otherwise it gives up the state and returns true, and \
          afterwards there is no first responder until another becomes it.
          """,
        zh: """
          如果 canResignFirstResponder 为 false，默认的 resignFirstResponder 返回 false，什么也不改\
          变；否则放弃该身份并返回 true，此后在别的对象成为之前没有第一响应者。
          """
      ),
      practice: Text(
        """
          Nobody inherits the focus. Key commands and menus of the controller stop working until \
          somebody becomes first responder.
          """,
        zh: """
          焦点不会自动交给谁。在有对象成为第一响应者之前，控制器的快捷键和菜单都不再有效。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderResignDefault",
      sources: "D:UIResponder.resignFirstResponder() AG"
    ),
    RuleEntry(
      479,
      "first-responder.resign-not-to-next",
      section: 20,
      .widelyObserved,
      .holds,
      Text(
        "Resigning does not make next the first responder.",
        zh: "放弃并不会使 next 成为第一响应者。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#resignFirstResponderAsUIKit",
      sources: "X-osk D:UIResponder.resignFirstResponder()"
    ),
    RuleEntry(
      480,
      "first-responder.nil-is-normal",
      section: 20,
      .widelyObserved,
      .holds,
      Text(
        """
          Most of the time an app has no first responder at all; a new screen does not get one \
          automatically.
          """,
        zh: "应用大多数时候根本没有第一响应者；新的界面不会自动得到一个。"
      ),
      practice: Text(
        """
          Shake, menus and nil-target actions then start elsewhere: make the controller first \
          responder in viewDidAppear if it should hear them.
          """,
        zh: """
          摇动、菜单和目标为 nil 的动作这时从别处开始：控制器想收到，就在 viewDidAppear 里成为第一响\
          应者。
          """
      ),
      places: "FirstResponder/FirstResponderEnvironment.swift#current",
      sources: "X-osk X-bou"
    ),
    RuleEntry(
      481,
      "first-responder.not-on-touch",
      section: 20,
      .documented,
      .holds,
      Text(
        "A touch on an ordinary view does not make it first responder.",
        zh: "触摸普通视图不会使它成为第一响应者。"
      ),
      practice: Text(
        """
          A touch does not move the focus by itself. Text fields ask for it when they are tapped; an \
          ordinary view has to call becomeFirstResponder.
          """,
        zh: """
          触摸本身不会转移焦点。文本框被点时会自己请求；普通视图要自己调用 becomeFirstResponder。
          """
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "AG A2"
    ),
    RuleEntry(
      482,
      "first-responder.text-auto",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          Text fields and editable text views become first responder when tapped; all other objects \
          must call becomeFirstResponder.
          """,
        zh: """
          文本框和可编辑的文本视图在点按时成为第一响应者；其他对象都必须调用 becomeFirstResponder。
          """
      ),
      places: "FirstResponder/EditableText+Focus.swift#firstResponderTextAuto",
      sources: "AG A2"
    ),
    RuleEntry(
      483,
      "first-responder.outside-tap-keeps",
      section: 20,
      .widelyObserved,
      .holds,
      Text(
        "A tap outside a text field does not make it resign; code must do it.",
        zh: "在文本框外点按不会使它放弃；必须由代码来做。"
      ),
      practice: Text(
        """
          Tapping beside a text field does not end editing. Call endEditing(true) yourself, from a \
          recognizer or a background view.
          """,
        zh: """
          点文本框以外的地方不会结束编辑。要自己在手势或背景视图里调用 endEditing(true)。
          """
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "X-so D:UITextField"
    ),
    RuleEntry(
      484,
      "first-responder.control-can-become",
      section: 20,
      .inferred,
      .decides,
      Text(
        """
          UIControl and UIViewController override canBecomeFirstResponder; what a plain control \
          answers was not verified, so the simulator uses false unless a test double says otherwise.
          """,
        zh: """
          UIControl 和 UIViewController 重写了 canBecomeFirstResponder；普通控件回答什么没有得到验证\
          ，所以模拟时为 false，除非测试替身另有规定。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderControlCanBecome",
      sources: "RT H:UIResponder INF"
    ),
    RuleEntry(
      485,
      "first-responder.controller-can-become",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          A view controller may become first responder if it overrides canBecomeFirstResponder to \
          true and its view is in a window.
          """,
        zh: """
          视图控制器把 canBecomeFirstResponder 重写为 true，并且它的视图在窗口中，就可以成为第一响应\
          者。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderControllerCanBecome",
      sources: "AG D:UIResponder.canBecomeFirstResponder"
    ),
    RuleEntry(
      486,
      "first-responder.will-appear-false",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          In viewWillAppear the view is normally not yet in a window and becomeFirstResponder \
          returns false; the stated reason is that the object graph is not yet established.
          """,
        zh: """
          在 viewWillAppear 中，视图通常还不在窗口里，becomeFirstResponder 返回 false；所说的原因是\
          对象图尚未建立。
          """
      ),
      practice: Text(
        """
          Ask in viewDidAppear or viewIsAppearing. A text field gets its keyboard all the same, \
          because the request is remembered.
          """,
        zh: """
          在 viewDidAppear 或 viewIsAppearing 里请求。文本框还是会得到键盘，因为请求被记住了。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderWillAppearFalse",
      sources: "AG A2"
    ),
    RuleEntry(
      487,
      "first-responder.did-load-false",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        "The same holds in viewDidLoad.",
        zh: "在 viewDidLoad 中同样如此。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderDidLoadFalse",
      sources: "X-so"
    ),
    RuleEntry(
      488,
      "first-responder.did-appear-ok",
      section: 20,
      .documented,
      .decides,
      Text(
        "In viewDidAppear the view is in a window and the call works.",
        zh: "在 viewDidAppear 中，视图已在窗口里，调用有效。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderDidAppearOk",
      sources: "AG D:UIViewController.viewDidAppear(_:)†"
    ),
    RuleEntry(
      489,
      "first-responder.is-appearing-ok",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          In viewIsAppearing the view has been added to the hierarchy and the call can work.
          """,
        zh: "在 viewIsAppearing 中，视图已加入层级，调用可以有效。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderIsAppearingOk",
      sources: "D:UIViewController.viewIsAppearing(_:)"
    ),
    RuleEntry(
      490,
      "first-responder.deferred",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          A call made while the view is off-window is remembered by UIKit and retried when the view \
          moves into a window, which is why text fields focused in viewDidLoad or viewWillAppear \
          often do get the keyboard although the call returned false.
          """,
        zh: """
          视图不在窗口时的调用会被 UIKit 记住，等视图进入窗口时重试，所以在 viewDidLoad 或 \
          viewWillAppear 中要求焦点的文本框，尽管调用返回 false，往往还是得到键盘。
          """
      ),
      practice: Text(
        "The answer false is no failure yet: the focus comes with the window.",
        zh: "返回 false 还不是失败：进入窗口时焦点就来了。"
      ),
      places: "FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderDeferred",
      sources: "X-trace RT"
    ),
    RuleEntry(
      491,
      "first-responder.deferred-cancelled",
      section: 20,
      .inferred,
      .decides,
      Text(
        """
          The remembered request is dropped if another responder becomes first responder or resign \
          is called before the view gets a window.
          """,
        zh: """
          在视图进入窗口之前，如果别的响应者成为第一响应者，或调用了 resign，记住的请求就作废。
          """
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderDeferredCancelled
        """,
      sources: "RT INF"
    ),
    RuleEntry(
      492,
      "first-responder.lifecycle-order",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          Order: loadView, viewDidLoad, viewWillAppear, view added to window, viewIsAppearing, \
          layout, viewDidAppear.
          """,
        zh: """
          顺序：loadView、viewDidLoad、viewWillAppear、视图加入窗口、viewIsAppearing、布局、\
          viewDidAppear。
          """
      ),
      places: """
        Controllers/UIViewController+Appearance.swift#firstResponderLifecycleOrder \
        Controllers/UIViewController+Loading.swift#firstResponderLifecycleOrder
        """,
      sources: "D:UIViewController D:UIViewController.viewIsAppearing(_:)"
    ),
    RuleEntry(
      493,
      "first-responder.will-appear-with-window",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          In viewWillAppear on the way back (pop, dismissal of a non-full-screen sheet) the view may \
          already be in a window, so the call may succeed there; decide by the window test, not by \
          the method name.
          """,
        zh: """
          返回时（弹出、关闭非全屏的表单）的 viewWillAppear 中，视图可能已在窗口里，所以调用在那里可\
          能成功；要看是否在窗口中，而不是看方法名。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#firstResponderWillAppearWithWindow",
      sources: "X-so D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      494,
      "first-responder.removed-resigns",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          Removing the first responder, or an ancestor of it, from the hierarchy makes it resign \
          before the removal, even if it is added again at once.
          """,
        zh: "把第一响应者或它的祖先移出层级，会使它在移除之前放弃，即使立刻再加回来。"
      ),
      practice: Text(
        """
          Reloading a table while a field in it is edited ends the editing. Update the other rows \
          instead.
          """,
        zh: "在编辑单元格里的文本框时重新加载表格，会结束编辑。应只更新其他行。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderRemovedResigns
        """,
      sources: "X-trace"
    ),
    RuleEntry(
      495,
      "first-responder.removed-ignores-refusal",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          Resigning by removal is not stopped by shouldEndEditing or canResign; didEndEditing is \
          still called.
          """,
        zh: """
          因移除而放弃不会被 shouldEndEditing 或 canResign 阻止；didEndEditing 仍会调用。
          """
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderRemovedIgnoresRefusal
        """,
      sources: "H:UITextField"
    ),
    RuleEntry(
      496,
      "first-responder.hidden-keeps",
      section: 20,
      .inferred,
      .holds,
      Text(
        "Setting isHidden or alpha 0 does not resign; the view stays first responder.",
        zh: "设置 isHidden 或 alpha 0 不会使它放弃；该视图仍是第一响应者。"
      ),
      practice: Text(
        "Hide a field and the keyboard stays. Call resignFirstResponder first.",
        zh: "隐藏文本框，键盘还在。先调用 resignFirstResponder。"
      ),
      places: "Views/UIView.swift#isHidden",
      sources: "INF X-so"
    ),
    RuleEntry(
      497,
      "first-responder.interaction-disabled-keeps",
      section: 20,
      .inferred,
      .holds,
      Text(
        """
          Setting isUserInteractionEnabled false does not resign, but the view is not tapped into \
          focus any more.
          """,
        zh: "把 isUserInteractionEnabled 设为 false 不会使它放弃，但不能再靠点按得到焦点。"
      ),
      places: "Views/UIView.swift#isUserInteractionEnabled",
      sources: "INF"
    ),
    RuleEntry(
      498,
      "first-responder.disabled-text-field",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          A UITextField with isEnabled false cannot become first responder by tap and refuses when \
          asked.
          """,
        zh: """
          isEnabled 为 false 的 UITextField 不能靠点按成为第一响应者，用代码要求也会拒绝。
          """
      ),
      places: "FirstResponder/UITextField.swift#firstResponderDisabledTextField",
      sources: "X-so H:UIControl"
    ),
    RuleEntry(
      499,
      "first-responder.key-window-root",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          The keyboard and key events follow the first responder of the key window; a first \
          responder in a non-key window keeps its status but gets no keys.
          """,
        zh: """
          键盘和按键事件跟随关键窗口的第一响应者；非关键窗口中的第一响应者保留身份，但得不到按键。
          """
      ),
      practice: Text(
        """
          Two windows can each have a first responder; typing goes to the one of the key window.
          """,
        zh: "两个窗口可以各有第一响应者；键盘输入给关键窗口的那个。"
      ),
      places: "Simulation/Simulation+WindowHooks.swift#firstResponderKeyWindowRoot",
      sources: "D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      500,
      "first-responder.become-does-not-make-key",
      section: 20,
      .singleObservation,
      .holds,
      Text(
        "becomeFirstResponder does not make its window key.",
        zh: "becomeFirstResponder 不会使它的窗口成为关键窗口。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#becomeFirstResponderAsUIKit",
      sources: "X-note"
    ),
    RuleEntry(
      501,
      "first-responder.modal-preserved",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          Presenting a controller or an alert makes the current first responder resign (keyboard \
          goes), and after the dismissal UIKit makes the same object first responder again without a \
          call by the app; one that had already resigned before the presentation is not restored. \
          The question that a shake brings up (undo) is such an alert.
          """,
        zh: """
          呈现控制器或警告框会使当前的第一响应者放弃（键盘收起），关闭之后 UIKit 不需应用调用就使同\
          一对象重新成为第一响应者；在呈现之前就已放弃的不会恢复。摇动引出的询问（撤销）就是这样的警\
          告框。
          """
      ),
      practice: Text(
        """
          After an alert the keyboard comes back by itself. Resign before you present if it should \
          stay away.
          """,
        zh: "警告框关闭后键盘会自己回来。不想让它回来，就在呈现之前先放弃。"
      ),
      places: """
        Controllers/Presentation.swift#firstResponderModalPreserved \
        Controllers/AppearanceEnvironment+Presentation.swift#firstResponderModalPreserved
        """,
      sources: "RT X-so X-radar X-issue"
    ),
    RuleEntry(
      502,
      "first-responder.popover-keeps",
      section: 20,
      .inferred,
      .decides,
      Text(
        """
          Presentations that do not cover, such as popovers, follow the same rule as far as text \
          focus is concerned; make it a switch.
          """,
        zh: "不覆盖内容的呈现，例如弹出框，就文本焦点而言遵循同样的规则；可配置。"
      ),
      places: "Controllers/AppearanceEnvironment+Presentation.swift#firstResponderPopoverKeeps",
      sources: "INF"
    ),
    RuleEntry(
      503,
      "first-responder.end-editing",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          endEditing(_:) looks at the receiver and its subviews for a text field that is first \
          responder and asks it to resign; true forces without asking.
          """,
        zh: """
          endEditing(_:) 在接收者及其子视图中寻找是第一响应者的文本框，请它放弃；true 表示强制而不询\
          问。
          """
      ),
      places: "FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderEndEditing",
      sources: "D:UIView.endEditing(_:) H:UITextField"
    ),
    RuleEntry(
      504,
      "first-responder.end-editing-result",
      section: 20,
      .documented,
      .decides,
      Text(
        "It returns true if something resigned.",
        zh: "有对象放弃时它返回 true。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderEndEditingResult
        """,
      sources: "D:UIView.endEditing(_:)"
    ),
    RuleEntry(
      505,
      "first-responder.end-editing-scope",
      section: 20,
      .documented,
      .decides,
      Text(
        "It affects only first responders inside the receiver's subtree.",
        zh: "它只影响接收者子树之内的第一响应者。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderEndEditingScope
        """,
      sources: "D:UIView.endEditing(_:)"
    ),
    RuleEntry(
      506,
      "first-responder.send-resign-nil-target",
      section: 20,
      .widelyObserved,
      .holds,
      Text(
        """
          Sending resignFirstResponder as a nil-target action dismisses the keyboard from anywhere, \
          as it starts at the first responder.
          """,
        zh: """
          把 resignFirstResponder 作为目标为 nil 的动作发送，可以在任何地方收起键盘，因为它从第一响\
          应者开始。
          """
      ),
      practice: Text(
        "The shortest way to close the keyboard without knowing who has it.",
        zh: "不知道谁占着键盘时，这是收起它的最短写法。"
      ),
      places: "Actions/Sending/ActionSender+Methods.swift#standardAction",
      sources: "X-so"
    ),
    RuleEntry(
      507,
      "first-responder.app-inactive-keeps",
      section: 20,
      .inferred,
      .holds,
      Text(
        """
          The app becoming inactive or going to the background does not change the first responder.
          """,
        zh: "应用变为不活跃或进入后台不会改变第一响应者。"
      ),
      places: "Windows/LifecycleSource.swift#resignActive",
      sources: "INF X-so"
    ),
    RuleEntry(
      508,
      "first-responder.input-view-lookup",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          inputView and inputAccessoryView are looked up from the first responder up the chain; the \
          first non-nil one is shown.
          """,
        zh: """
          inputView 和 inputAccessoryView 从第一响应者沿链向上查找；显示第一个非 nil 的。
          """
      ),
      practice: Text(
        """
          Put inputAccessoryView on the controller and every field below it shows the bar.
          """,
        zh: "把 inputAccessoryView 放在控制器上，它下面的每个文本框都会显示这条栏。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderInputViewLookup
        """,
      sources: "H:UIResponder"
    ),
    RuleEntry(
      509,
      "first-responder.input-view-own",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          A UITextField or UITextView property inputView set to nil falls back to the chain; a \
          change while first responder takes effect only on reloadInputViews.
          """,
        zh: """
          UITextField 或 UITextView 的 inputView 属性为 nil 时改为沿链查找；身为第一响应者时的修改要\
          到 reloadInputViews 才生效。
          """
      ),
      practice: Text(
        """
          Changing inputView of the focused field shows nothing until reloadInputViews is called.
          """,
        zh: "修改有焦点的文本框的 inputView 后，要调用 reloadInputViews 才看得到。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderInputViewOwn
        """,
      sources: "H:UITextField H:UITextView"
    ),
    RuleEntry(
      510,
      "first-responder.input-view-controller",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          inputViewController and inputAccessoryViewController are looked up the same way.
          """,
        zh: "inputViewController 和 inputAccessoryViewController 以同样的方式查找。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderInputViewController
        """,
      sources: "H:UIResponder"
    ),
    RuleEntry(
      511,
      "first-responder.reload-input-views",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          reloadInputViews acts at once if the object is first responder, otherwise it does nothing.
          """,
        zh: "对象是第一响应者时 reloadInputViews 立即生效，否则不做任何事。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderReloadInputViews
        """,
      sources: "H:UIResponder D:UIResponder.reloadInputViews()"
    ),
    RuleEntry(
      512,
      "first-responder.keyboard-for-key-input",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          The system keyboard appears for a first responder that conforms to UIKeyInput or \
          UITextInput and has no inputView of its own in the chain.
          """,
        zh: """
          第一响应者遵循 UIKeyInput 或 UITextInput，并且链上没有 inputView 时，系统键盘出现。
          """
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderKeyboardForKeyInput
        """,
      sources: "H:UITextInput H:UIResponder"
    ),
    RuleEntry(
      513,
      "first-responder.no-input-no-keyboard",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          A first responder without text input and without input views shows no keyboard; becoming \
          first responder is not the same as showing a keyboard.
          """,
        zh: """
          没有文本输入也没有输入视图的第一响应者不显示键盘；成为第一响应者不等于显示键盘。
          """
      ),
      practice: Text(
        "A first responder for menus or shakes needs no keyboard, and gets none.",
        zh: "为菜单或摇动而当的第一响应者不需要键盘，也不会有键盘。"
      ),
      places: """
        FirstResponder/Keyboard.swift#firstResponderNoInputNoKeyboard \
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderNoInputNoKeyboard
        """,
      sources: "D:UIResponder.inputView† AG"
    ),
    RuleEntry(
      514,
      "first-responder.hardware-keyboard",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          With a hardware keyboard the software keyboard may not appear although the object is first \
          responder.
          """,
        zh: "连着硬件键盘时，即使对象是第一响应者，软键盘也可能不出现。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderHardwareKeyboard
        """,
      sources: "D:UITextField X-so"
    ),
    RuleEntry(
      515,
      "first-responder.form-sheet-keyboard",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          A presented controller whose disablesAutomaticKeyboardDismissal is true (default for form \
          sheet) keeps the keyboard on screen after the text object has resigned; the property is \
          asked of the presented controller itself, for example the navigation controller, not of a \
          controller inside it.
          """,
        zh: """
          被呈现的控制器的 disablesAutomaticKeyboardDismissal 为 true（form sheet 的默认值）时，文本\
          对象放弃之后键盘仍留在屏幕上；询问的是被呈现的控制器自己，例如导航控制器，而不是它里面的控\
          制器。
          """
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Keyboard.swift#firstResponderFormSheetKeyboard
        """,
      sources: "H:UIViewController X-so"
    ),
    RuleEntry(
      516,
      "text.begin-order",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          Text field start: shouldBeginEditing; if true it becomes first responder; keyboard \
          notifications; didBeginEditing; textDidBeginEditing notification; editingDidBegin event.
          """,
        zh: """
          文本框开始编辑：shouldBeginEditing；为 true 则成为第一响应者；键盘通知；didBeginEditing；\
          textDidBeginEditing 通知；editingDidBegin 事件。
          """
      ),
      places: "FirstResponder/EditableText+Focus.swift#textBeginOrder",
      sources: "D:UITextField D:UITextFieldDelegate"
    ),
    RuleEntry(
      517,
      "text.begin-refused",
      section: 20,
      .documented,
      .decides,
      Text(
        "shouldBeginEditing false keeps the field from becoming first responder.",
        zh: "shouldBeginEditing 返回 false 使文本框不能成为第一响应者。"
      ),
      places: """
        FirstResponder/UITextField.swift#textBeginRefused \
        FirstResponder/UITextView.swift#textBeginRefused
        """,
      sources: "H:UITextField"
    ),
    RuleEntry(
      518,
      "text.end-order",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          End: shouldEndEditing; if true it resigns; keyboard hide notifications; didEndEditing; \
          textDidEndEditing notification; editingDidEnd event.
          """,
        zh: """
          结束：shouldEndEditing；为 true 则放弃；键盘隐藏的通知；didEndEditing；textDidEndEditing \
          通知；editingDidEnd 事件。
          """
      ),
      places: "FirstResponder/EditableText+Focus.swift#textEndOrder",
      sources: "D:UITextField"
    ),
    RuleEntry(
      519,
      "text.end-refused",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          shouldEndEditing false makes resignFirstResponder return false, except when forced or \
          removed from the window.
          """,
        zh: """
          shouldEndEditing 返回 false 使 resignFirstResponder 返回 false，除非是强制的，或视图被移出\
          窗口。
          """
      ),
      practice: Text(
        """
          A field that refuses to end keeps the whole screen from changing focus. Check when the \
          form is sent instead.
          """,
        zh: "拒绝结束的文本框会让整个界面换不了焦点。改为在提交表单时检查。"
      ),
      places: """
        FirstResponder/UITextField.swift#textEndRefused \
        FirstResponder/UITextView.swift#textEndRefused
        """,
      sources: "H:UITextField"
    ),
    RuleEntry(
      520,
      "text.did-end-reason-replaces",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          If didEndEditing(_:reason:) is implemented it is called instead of didEndEditing(_:).
          """,
        zh: "如果实现了 didEndEditing(_:reason:)，就调用它而不调用 didEndEditing(_:)。"
      ),
      practice: Text(
        "Implement one of the two only: the shorter one is never called beside it.",
        zh: "两个只实现一个：有了带 reason 的，另一个就不会被调用。"
      ),
      places: "FirstResponder/UITextField.swift#textDidEndReasonReplaces",
      sources: "H:UITextField"
    ),
    RuleEntry(
      521,
      "text.switch-order",
      section: 20,
      .authorKnowledge,
      .decides,
      Text(
        "Moving from field A to B: B.shouldBegin, A.shouldEnd, A.didEnd, B.didBegin.",
        zh: "从文本框 A 转到 B：B.shouldBegin、A.shouldEnd、A.didEnd、B.didBegin。"
      ),
      practice: Text(
        """
          The new field is asked before the old one, so that nothing has changed yet if it refuses.
          """,
        zh: "先问新文本框再问旧的，所以新的拒绝时什么都还没变。"
      ),
      places: "FirstResponder/UIResponder+Focus.swift#textSwitchOrder",
      sources: "AK D:UIResponder.becomeFirstResponder()"
    ),
    RuleEntry(
      522,
      "text.switch-refused",
      section: 20,
      .inferred,
      .decides,
      Text(
        """
          If B refuses nothing changes for A; if A refuses B does not become first responder \
          although its shouldBegin was asked.
          """,
        zh: """
          如果 B 拒绝，A 没有任何变化；如果 A 拒绝，B 不会成为第一响应者，尽管已经问过它的 \
          shouldBegin。
          """
      ),
      places: "FirstResponder/UIResponder+Focus.swift#textSwitchRefused",
      sources: "INF"
    ),
    RuleEntry(
      523,
      "text.keyboard-order",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          Keyboard notifications are willShow and didShow when it appears, willChangeFrame and \
          didChangeFrame when it changes (also when already visible), willHide and didHide when it \
          goes; willHide is not sent when focus moves directly to another text object.
          """,
        zh: """
          键盘通知：出现时是 willShow 和 didShow，变化时（包括已经可见时）是 willChangeFrame 和 \
          didChangeFrame，消失时是 willHide 和 didHide；焦点直接转到另一个文本对象时不发送 willHide\
          。
          """
      ),
      practice: Text(
        """
          Going from field to field the keyboard does not hide. Follow the frame, not show and hide.
          """,
        zh: "在文本框之间切换时键盘不会隐藏。应跟随 frame，而不是显示与隐藏的通知。"
      ),
      places: "FirstResponder/Keyboard.swift#textKeyboardOrder",
      sources: "D:UITextField H:UIWindow"
    ),
    RuleEntry(
      524,
      "text.keyboard-notification-object",
      section: 20,
      .headerComment,
      .holds,
      Text(
        """
          The object of keyboard notifications is the screen (16.1), earlier nil; user info has \
          begin and end frames, duration and curve in screen coordinates.
          """,
        zh: """
          键盘通知的对象是屏幕（16.1），以前为 nil；userInfo 中有屏幕坐标的开始和结束 frame、时长以\
          及曲线。
          """
      ),
      places: "FirstResponder/Keyboard.swift#Info",
      sources: "H:UIWindow"
    ),
    RuleEntry(
      525,
      "text.should-change",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          shouldChangeCharacters is asked before each user edit and false drops it; editingChanged \
          is sent for user edits, not for assignments by code.
          """,
        zh: """
          每次用户编辑之前询问 shouldChangeCharacters，返回 false 则放弃这次编辑；editingChanged 为\
          用户的编辑发送，代码赋值不发送。
          """
      ),
      practice: Text(
        """
          The delegate is asked before each edit that the user makes. Text that code assigns is \
          neither asked for nor told: send editingChanged yourself if somebody waits for it.
          """,
        zh: """
          用户每次编辑前都会问代理。代码赋值既不询问也不通知：有人等着就自己发送 editingChanged。
          """
      ),
      places: "FirstResponder/Typing/FirstResponderEnvironment+Typing.swift#textShouldChange",
      sources: "H:UITextField X-so"
    ),
    RuleEntry(
      526,
      "text.should-return",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          shouldReturn is asked for the return key; false or no resign leaves editing on.
          """,
        zh: "按回车键时询问 shouldReturn；返回 false 或没有放弃，编辑就继续。"
      ),
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
      places: "Controls/UITextField+Return.swift#textShouldReturn",
      sources: "H:UITextField"
    ),
    RuleEntry(
      527,
      "text.text-view",
      section: 20,
      .headerComment,
      .decides,
      Text(
        """
          UITextView follows the same pattern with textView delegate methods; isEditable false lets \
          it select but not edit, and isSelectable false keeps it from taking focus by tap.
          """,
        zh: """
          UITextView 以 textView 代理方法遵循同样的模式；isEditable 为 false 时可以选择但不能编辑，\
          isSelectable 为 false 时不能靠点按得到焦点。
          """
      ),
      places: """
        FirstResponder/TextRecognizers.swift#textTextView \
        FirstResponder/UITextView.swift#textTextView
        """,
      sources: "H:UITextView"
    ),
    RuleEntry(
      528,
      "text.tap-via-recognizers",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          Text views and text fields place focus by their own recognizers, so an ancestor recognizer \
          that cancels or prevents those taps can keep them from getting focus.
          """,
        zh: """
          文本视图和文本框用自己的识别器取得焦点，所以祖先上取消或阻止这些点按的识别器会使它们得不到\
          焦点。
          """
      ),
      practice: Text(
        """
          A tap recognizer around a form must not cancel the field's touches, or the field cannot be \
          tapped into focus.
          """,
        zh: "表单外层的点按识别器不能取消文本框的触摸，否则点不进文本框。"
      ),
      places: """
        FirstResponder/EditableText+Focus.swift#textTapViaRecognizers \
        FirstResponder/TextRecognizers.swift#textTapViaRecognizers
        """,
      sources: "RT X-so"
    ),
    RuleEntry(
      529,
      "text.caret-tap-keeps",
      section: 20,
      .inferred,
      .holds,
      Text(
        """
          A tap inside a text object that is already first responder moves the caret and sends no \
          begin callbacks.
          """,
        zh: "在已是第一响应者的文本对象里点按会移动光标，不发送任何开始编辑的回调。"
      ),
      places: "FirstResponder/EditableText+Focus.swift#takeTap",
      sources: "INF"
    ),
    RuleEntry(
      574,
      "first-responder.end-editing-calls-resign",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          endEditing does its work by calling resignFirstResponder on the first responder, and force \
          only sets aside a refusing shouldEndEditing. An override that returns true without calling \
          super therefore stays first responder with its keyboard, even when forced.
          """,
        zh: """
          endEditing 通过对第一响应者调用 resignFirstResponder 来完成，force 只是不理会 \
          shouldEndEditing 的拒绝。因此，返回 true 而不调用 super 的重写仍是第一响应者，键盘也还在，\
          强制时也一样。
          """
      ),
      practice: Text(
        """
          An override of resignFirstResponder has to call super, or nothing can close this keyboard.
          """,
        zh: "重写 resignFirstResponder 必须调用 super，否则什么也收不起这个键盘。"
      ),
      places: """
        FirstResponder/FirstResponderEnvironment+Leaving.swift#firstResponderEndEditingCallsResign
        """,
      sources: "X-issue INF"
    ),
    RuleEntry(
      575,
      "first-responder.transition-order",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          Push: old willDisappear, new willAppear, old didDisappear, new didAppear; pop likewise. \
          Full-screen presentation: presenter willDisappear, presented willAppear, presented \
          didAppear, presenter didDisappear; dismissal mirrors it, and a presentation that does not \
          cover sends the presenter nothing. An interactive pop sends willDisappear to the top and \
          willAppear to the one below when it begins; finished, it goes on like any pop; given up, \
          the one below is told willDisappear and didDisappear, then the top willAppear and \
          didAppear.
          """,
        zh: """
          压入：旧的 willDisappear、新的 willAppear、旧的 didDisappear、新的 didAppear；弹出也一样。\
          全屏呈现：呈现者 willDisappear、被呈现者 willAppear、被呈现者 didAppear、呈现者 \
          didDisappear；关闭时与此相反，不覆盖的呈现不给呈现者发送任何消息。交互式弹出开始时，给最上\
          面的发送 willDisappear，给下面的发送 willAppear；完成时与普通弹出一样继续；放弃时，给下面\
          的发送 willDisappear 和 didDisappear，然后给最上面的发送 willAppear 和 didAppear。
          """
      ),
      practice: Text(
        """
          viewWillDisappear is no proof that the screen goes: a swipe back may be given up. Do final \
          work in viewDidDisappear.
          """,
        zh: """
          viewWillDisappear 不表示界面一定会消失：返回手势可能中途放弃。收尾的工作放到 \
          viewDidDisappear。
          """
      ),
      places: """
        Controllers/ContainerTransition.swift#firstResponderTransitionOrder \
        Controllers/AppearanceEnvironment+Presentation.swift#firstResponderTransitionOrder
        """,
      sources: "AK RI X-issue"
    ),
    RuleEntry(
      576,
      "text.return-order",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          The return key in a text field asks shouldReturn (absent counts as true) and stops there \
          if it is false. Otherwise editingDidEndOnExit and primaryActionTriggered are sent, and the \
          field resigns only if editingDidEndOnExit has a target; a true answer alone does not \
          resign.
          """,
        zh: """
          文本框中的回车键询问 shouldReturn（没有实现算作 true），返回 false 就到此为止。否则发送 \
          editingDidEndOnExit 和 primaryActionTriggered，只有 editingDidEndOnExit 有目标时文本框才放\
          弃；单是返回 true 不会放弃。
          """
      ),
      practice: Text(
        """
          Return sends two events to a field's targets, and only a target for the first of them \
          makes the field resign by itself.
          """,
        zh: """
          回车键给文本框的目标发两个事件；只有第一个事件有目标，文本框才会自己放弃焦点。
          """
      ),
      places: "Controls/UITextField+Return.swift#textReturnOrder",
      sources: "D:UITextFieldDelegate† X-so X-neu RI"
    ),
    RuleEntry(
      577,
      "text.return-in-text-view",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        "In a text view the return key inserts a newline and focus stays.",
        zh: "在文本视图中，回车键插入换行，焦点不变。"
      ),
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
      places: """
        FirstResponder/Typing/FirstResponderEnvironment+Typing.swift#textReturnInTextView
        """,
      sources: "D:UITextViewDelegate† X-meas"
    ),
    RuleEntry(
      578,
      "text.edit-at-selection",
      section: 20,
      .widelyObserved,
      .decides,
      Text(
        """
          A hardware key inserts once, at key down. Typed text replaces the selection or goes in at \
          the caret: shouldChange is asked with the replaced range and the new text, and each \
          accepted edit is followed by editingChanged. Backspace without a selection removes the \
          character before the caret and does nothing at the start of the text.
          """,
        zh: """
          硬件键盘的按键在按下时插入一次。输入的文字替换选中内容，或插在光标处：以被替换的范围和新文\
          字询问 shouldChange，每次接受的编辑之后发送 editingChanged。没有选中内容时，退格键删除光标\
          前的字符，在文字开头则不做任何事。
          """
      ),
      places: """
        FirstResponder/Typing/FirstResponderEnvironment+Typing.swift#textEditAtSelection
        """,
      sources: "D:UITextFieldDelegate† X-meas RI"
    ),
    RuleEntry(
      584,
      "first-responder.transition-flags",
      section: 20,
      .headerComment,
      .holds,
      Text(
        """
          isBeingPresented is true from viewWillAppear to viewDidAppear, both included, of a \
          presentation, isBeingDismissed from viewWillDisappear to viewDidDisappear; \
          isMovingToParent and isMovingFromParent likewise for containers; false at any other time, \
          and false for the controller that is covered; the same without animation.
          """,
        zh: """
          在一次呈现中，从 viewWillAppear 到 viewDidAppear（包括两者）isBeingPresented 为 true，从 \
          viewWillDisappear 到 viewDidDisappear isBeingDismissed 为 true；容器的 isMovingToParent 和 \
          isMovingFromParent 同理；其他时候为 false，被覆盖的控制器也为 false；没有动画时也一样。
          """
      ),
      practice: Text(
        """
          Tells whether the screen comes for the first time or comes back: viewWillAppear alone \
          cannot.
          """,
        zh: "用它区分界面是初次出现还是返回：单靠 viewWillAppear 分不出来。"
      ),
      places: "Controllers/UIViewController+Moving.swift#isBeingPresented",
      sources: "H:UIViewController X-suite"
    ),
    RuleEntry(
      585,
      "first-responder.push-preserved",
      section: 20,
      .singleObservation,
      .decides,
      Text(
        """
          A push makes a first responder of the covered controller resign (the keyboard leaves with \
          it), and the pop that uncovers it gives the focus back to the same object, unless it had \
          resigned before.
          """,
        zh: """
          压入会使被覆盖的控制器中的第一响应者放弃（键盘随之收起），重新露出它的弹出把焦点还给同一对\
          象，除非它之前已经放弃。
          """
      ),
      practice: Text(
        """
          The keyboard goes with the push and comes back with the pop, without a line of code.
          """,
        zh: "键盘随压入而收起，随弹出而回来，不用写一行代码。"
      ),
      places: "Controllers/AppearanceEnvironment+PushedFocus.swift#preserveFocus",
      sources: "X-issue"
    ),
    RuleEntry(
      586,
      "text.typing-is-undoable",
      section: 20,
      .documented,
      .decides,
      Text(
        """
          What a user types into a text field or text view is registered with its undo manager, so \
          that a shake offers to undo it while it is first responder.
          """,
        zh: """
          用户在文本框或文本视图中输入的内容会登记到它的撤销管理器，所以它是第一响应者时，摇动会提供\
          撤销。
          """
      ),
      practice: Text(
        "Clear the undo manager when a form is reset, or a shake brings old text back.",
        zh: "重置表单时要清空撤销管理器，否则一摇动旧文字又回来了。"
      ),
      places: "FirstResponder/Typing/TypingRun.swift#registerEdit",
      sources: "D:UITextView X-radar"
    ),
    RuleEntry(
      587,
      "text.text-view-is-a-scroll-view",
      section: 20,
      .documented,
      .holds,
      Text(
        """
          UITextView is a UIScrollView: it has its pan recognizer, offset, insets and delegate \
          callbacks, takes part in scrollsToTop and in nested scrolling; isScrollEnabled false \
          leaves touches to the scroll view around it. Its text-interaction recognizers work beside \
          the pan.
          """,
        zh: """
          UITextView 是 UIScrollView：它有自己的拖移手势识别器、偏移、边距和代理回调，参与 \
          scrollsToTop 和嵌套滚动；isScrollEnabled 为 false 时把触摸留给外面的滚动视图。它的文本交互\
          识别器与拖移并行工作。
          """
      ),
      practice: Text(
        """
          A text view in a list scrolls itself first. Set isScrollEnabled to false and let it grow \
          if the list should scroll.
          """,
        zh: """
          列表里的文本视图先滚动自己。想让列表滚动，就把它的 isScrollEnabled 设为 false，让它随内容\
          变高。
          """
      ),
      places: "FirstResponder/UITextView.swift#UITextView",
      sources: "D:UITextView H:UITextView"
    ),
  ]
}
