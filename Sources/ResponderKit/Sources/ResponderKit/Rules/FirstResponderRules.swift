extension Rule {
  public static var firstResponderOnePerWindow: Rule { Rule(468) }
  public static var firstResponderCanBecomeDefault: Rule { Rule(469) }
  public static var firstResponderCanResignDefault: Rule { Rule(470) }
  public static var firstResponderNeedsWindow: Rule { Rule(471) }
  public static var firstResponderBecomeStepsDoc: Rule { Rule(472) }
  public static var firstResponderBecomeRefusedByCurrent: Rule { Rule(473) }
  public static var firstResponderBecomeRefusedBySelf: Rule { Rule(474) }
  public static var firstResponderAlready: Rule { Rule(475) }
  public static var firstResponderOverrideCallsSuper: Rule { Rule(476) }
  public static var firstResponderIsFirstDuringBecome: Rule { Rule(477) }
  public static var firstResponderResignDefault: Rule { Rule(478) }
  public static var firstResponderResignNotToNext: Rule { Rule(479) }
  public static var firstResponderNilIsNormal: Rule { Rule(480) }
  public static var firstResponderNotOnTouch: Rule { Rule(481) }
  public static var firstResponderTextAuto: Rule { Rule(482) }
  public static var firstResponderOutsideTapKeeps: Rule { Rule(483) }
  public static var firstResponderControlCanBecome: Rule { Rule(484) }
  public static var firstResponderControllerCanBecome: Rule { Rule(485) }
  public static var firstResponderWillAppearFalse: Rule { Rule(486) }
  public static var firstResponderDidLoadFalse: Rule { Rule(487) }
  public static var firstResponderDidAppearOk: Rule { Rule(488) }
  public static var firstResponderIsAppearingOk: Rule { Rule(489) }
  public static var firstResponderDeferred: Rule { Rule(490) }
  public static var firstResponderDeferredCancelled: Rule { Rule(491) }
  public static var firstResponderLifecycleOrder: Rule { Rule(492) }
  public static var firstResponderWillAppearWithWindow: Rule { Rule(493) }
  public static var firstResponderRemovedResigns: Rule { Rule(494) }
  public static var firstResponderRemovedIgnoresRefusal: Rule { Rule(495) }
  public static var firstResponderHiddenKeeps: Rule { Rule(496) }
  public static var firstResponderInteractionDisabledKeeps: Rule { Rule(497) }
  public static var firstResponderDisabledTextField: Rule { Rule(498) }
  public static var firstResponderKeyWindowRoot: Rule { Rule(499) }
  public static var firstResponderBecomeDoesNotMakeKey: Rule { Rule(500) }
  public static var firstResponderModalPreserved: Rule { Rule(501) }
  public static var firstResponderPopoverKeeps: Rule { Rule(502) }
  public static var firstResponderEndEditing: Rule { Rule(503) }
  public static var firstResponderEndEditingResult: Rule { Rule(504) }
  public static var firstResponderEndEditingScope: Rule { Rule(505) }
  public static var firstResponderSendResignNilTarget: Rule { Rule(506) }
  public static var firstResponderAppInactiveKeeps: Rule { Rule(507) }
  public static var firstResponderInputViewLookup: Rule { Rule(508) }
  public static var firstResponderInputViewOwn: Rule { Rule(509) }
  public static var firstResponderInputViewController: Rule { Rule(510) }
  public static var firstResponderReloadInputViews: Rule { Rule(511) }
  public static var firstResponderKeyboardForKeyInput: Rule { Rule(512) }
  public static var firstResponderNoInputNoKeyboard: Rule { Rule(513) }
  public static var firstResponderHardwareKeyboard: Rule { Rule(514) }
  public static var firstResponderFormSheetKeyboard: Rule { Rule(515) }
  public static var textBeginOrder: Rule { Rule(516) }
  public static var textBeginRefused: Rule { Rule(517) }
  public static var textEndOrder: Rule { Rule(518) }
  public static var textEndRefused: Rule { Rule(519) }
  public static var textDidEndReasonReplaces: Rule { Rule(520) }
  public static var textSwitchOrder: Rule { Rule(521) }
  public static var textSwitchRefused: Rule { Rule(522) }
  public static var textKeyboardOrder: Rule { Rule(523) }
  public static var textKeyboardNotificationObject: Rule { Rule(524) }
  public static var textShouldChange: Rule { Rule(525) }
  public static var textShouldReturn: Rule { Rule(526) }
  public static var textTextView: Rule { Rule(527) }
  public static var textTapViaRecognizers: Rule { Rule(528) }
  public static var textCaretTapKeeps: Rule { Rule(529) }
  public static var firstResponderEndEditingCallsResign: Rule { Rule(574) }
  public static var firstResponderTransitionOrder: Rule { Rule(575) }
  public static var textReturnOrder: Rule { Rule(576) }
  public static var textReturnInTextView: Rule { Rule(577) }
  public static var textEditAtSelection: Rule { Rule(578) }
  public static var firstResponderTransitionFlags: Rule { Rule(584) }
  public static var firstResponderPushPreserved: Rule { Rule(585) }
  public static var textTypingIsUndoable: Rule { Rule(586) }
  public static var textTextViewIsAScrollView: Rule { Rule(587) }
}

extension RuleEntry {
  /// The rules of section 20 of the rulebook.
  static let firstResponderRules: [RuleEntry] = [
    RuleEntry(
      468,
      "first-responder.one-per-window",
      section: 20,
      .widelyObserved,
      .decides,
      "Each window has at most one first responder."
    ),
    RuleEntry(
      469,
      "first-responder.can-become-default",
      section: 20,
      .documented,
      .decides,
      "canBecomeFirstResponder is false by default."
    ),
    RuleEntry(
      470,
      "first-responder.can-resign-default",
      section: 20,
      .documented,
      .decides,
      "canResignFirstResponder is true by default."
    ),
    RuleEntry(
      471,
      "first-responder.needs-window",
      section: 20,
      .documented,
      .decides,
      """
      becomeFirstResponder must be called only on a view that is in a window; otherwise the \
      result is not defined by Apple, in practice false.
      """
    ),
    RuleEntry(
      472,
      "first-responder.become-steps-doc",
      section: 20,
      .documented,
      .decides,
      """
      Documented steps: ask the current first responder to resign; if it agrees check \
      canBecomeFirstResponder of the new one; if true make it first responder and return true.
      """
    ),
    RuleEntry(
      473,
      "first-responder.become-refused-by-current",
      section: 20,
      .documented,
      .decides,
      """
      If the current one refuses to resign, becomeFirstResponder returns false and nothing \
      changes.
      """
    ),
    RuleEntry(
      474,
      "first-responder.become-refused-by-self",
      section: 20,
      .documented,
      .decides,
      "If canBecomeFirstResponder is false it returns false."
    ),
    RuleEntry(
      475,
      "first-responder.already",
      section: 20,
      .widelyObserved,
      .decides,
      "Calling it on the current first responder returns true and changes nothing."
    ),
    RuleEntry(
      476,
      "first-responder.override-calls-super",
      section: 20,
      .documented,
      .decides,
      "Overrides of becomeFirstResponder and resignFirstResponder must call super."
    ),
    RuleEntry(
      477,
      "first-responder.is-first-during-become",
      section: 20,
      .widelyObserved,
      .holds,
      """
      isFirstResponder is true after super.becomeFirstResponder returns true inside an \
      override.
      """
    ),
    RuleEntry(
      478,
      "first-responder.resign-default",
      section: 20,
      .documented,
      .decides,
      """
      The default resignFirstResponder returns false and changes nothing if \
      canResignFirstResponder is false; otherwise it gives up the state and returns true, and \
      afterwards there is no first responder until another becomes it.
      """
    ),
    RuleEntry(
      479,
      "first-responder.resign-not-to-next",
      section: 20,
      .widelyObserved,
      .holds,
      "Resigning does not make next the first responder."
    ),
    RuleEntry(
      480,
      "first-responder.nil-is-normal",
      section: 20,
      .widelyObserved,
      .holds,
      """
      Most of the time an app has no first responder at all; a new screen does not get one \
      automatically.
      """
    ),
    RuleEntry(
      481,
      "first-responder.not-on-touch",
      section: 20,
      .documented,
      .holds,
      "A touch on an ordinary view does not make it first responder."
    ),
    RuleEntry(
      482,
      "first-responder.text-auto",
      section: 20,
      .documented,
      .decides,
      """
      Text fields and editable text views become first responder when tapped; all other \
      objects must call becomeFirstResponder.
      """
    ),
    RuleEntry(
      483,
      "first-responder.outside-tap-keeps",
      section: 20,
      .widelyObserved,
      .holds,
      "A tap outside a text field does not make it resign; code must do it."
    ),
    RuleEntry(
      484,
      "first-responder.control-can-become",
      section: 20,
      .inferred,
      .decides,
      """
      UIControl and UIViewController override canBecomeFirstResponder; what a plain control \
      answers was not verified, so the simulator uses false unless a test double says \
      otherwise.
      """
    ),
    RuleEntry(
      485,
      "first-responder.controller-can-become",
      section: 20,
      .documented,
      .decides,
      """
      A view controller may become first responder if it overrides canBecomeFirstResponder to \
      true and its view is in a window.
      """
    ),
    RuleEntry(
      486,
      "first-responder.will-appear-false",
      section: 20,
      .documented,
      .decides,
      """
      In viewWillAppear the view is normally not yet in a window and becomeFirstResponder \
      returns false; the stated reason is that the object graph is not yet established.
      """
    ),
    RuleEntry(
      487,
      "first-responder.did-load-false",
      section: 20,
      .widelyObserved,
      .decides,
      "The same holds in viewDidLoad."
    ),
    RuleEntry(
      488,
      "first-responder.did-appear-ok",
      section: 20,
      .documented,
      .decides,
      "In viewDidAppear the view is in a window and the call works."
    ),
    RuleEntry(
      489,
      "first-responder.is-appearing-ok",
      section: 20,
      .documented,
      .decides,
      "In viewIsAppearing the view has been added to the hierarchy and the call can work."
    ),
    RuleEntry(
      490,
      "first-responder.deferred",
      section: 20,
      .widelyObserved,
      .decides,
      """
      A call made while the view is off-window is remembered by UIKit and retried when the \
      view moves into a window, which is why text fields focused in viewDidLoad or \
      viewWillAppear often do get the keyboard although the call returned false.
      """
    ),
    RuleEntry(
      491,
      "first-responder.deferred-cancelled",
      section: 20,
      .inferred,
      .decides,
      """
      The remembered request is dropped if another responder becomes first responder or resign \
      is called before the view gets a window.
      """
    ),
    RuleEntry(
      492,
      "first-responder.lifecycle-order",
      section: 20,
      .documented,
      .decides,
      """
      Order: loadView, viewDidLoad, viewWillAppear, view added to window, viewIsAppearing, \
      layout, viewDidAppear.
      """
    ),
    RuleEntry(
      493,
      "first-responder.will-appear-with-window",
      section: 20,
      .widelyObserved,
      .decides,
      """
      In viewWillAppear on the way back (pop, dismissal of a non-full-screen sheet) the view \
      may already be in a window, so the call may succeed there; decide by the window test, \
      not by the method name.
      """
    ),
    RuleEntry(
      494,
      "first-responder.removed-resigns",
      section: 20,
      .widelyObserved,
      .decides,
      """
      Removing the first responder, or an ancestor of it, from the hierarchy makes it resign \
      before the removal, even if it is added again at once.
      """
    ),
    RuleEntry(
      495,
      "first-responder.removed-ignores-refusal",
      section: 20,
      .headerComment,
      .decides,
      """
      Resigning by removal is not stopped by shouldEndEditing or canResign; didEndEditing is \
      still called.
      """
    ),
    RuleEntry(
      496,
      "first-responder.hidden-keeps",
      section: 20,
      .inferred,
      .holds,
      "Setting isHidden or alpha 0 does not resign; the view stays first responder."
    ),
    RuleEntry(
      497,
      "first-responder.interaction-disabled-keeps",
      section: 20,
      .inferred,
      .holds,
      """
      Setting isUserInteractionEnabled false does not resign, but the view is not tapped into \
      focus any more.
      """
    ),
    RuleEntry(
      498,
      "first-responder.disabled-text-field",
      section: 20,
      .widelyObserved,
      .decides,
      """
      A UITextField with isEnabled false cannot become first responder by tap and refuses when \
      asked.
      """
    ),
    RuleEntry(
      499,
      "first-responder.key-window-root",
      section: 20,
      .documented,
      .decides,
      """
      The keyboard and key events follow the first responder of the key window; a first \
      responder in a non-key window keeps its status but gets no keys.
      """
    ),
    RuleEntry(
      500,
      "first-responder.become-does-not-make-key",
      section: 20,
      .singleObservation,
      .holds,
      "becomeFirstResponder does not make its window key."
    ),
    RuleEntry(
      501,
      "first-responder.modal-preserved",
      section: 20,
      .widelyObserved,
      .decides,
      """
      Presenting a controller or an alert makes the current first responder resign (keyboard \
      goes), and after the dismissal UIKit makes the same object first responder again without a \
      call by the app; one that had already resigned before the presentation is not restored. The \
      question that a shake brings up (undo) is such an alert.
      """
    ),
    RuleEntry(
      502,
      "first-responder.popover-keeps",
      section: 20,
      .inferred,
      .decides,
      """
      Presentations that do not cover, such as popovers, follow the same rule as far as text \
      focus is concerned; make it a switch.
      """
    ),
    RuleEntry(
      503,
      "first-responder.end-editing",
      section: 20,
      .documented,
      .decides,
      """
      endEditing(_:) looks at the receiver and its subviews for a text field that is first \
      responder and asks it to resign; true forces without asking.
      """
    ),
    RuleEntry(
      504,
      "first-responder.end-editing-result",
      section: 20,
      .documented,
      .decides,
      "It returns true if something resigned."
    ),
    RuleEntry(
      505,
      "first-responder.end-editing-scope",
      section: 20,
      .documented,
      .decides,
      "It affects only first responders inside the receiver's subtree."
    ),
    RuleEntry(
      506,
      "first-responder.send-resign-nil-target",
      section: 20,
      .widelyObserved,
      .holds,
      """
      Sending resignFirstResponder as a nil-target action dismisses the keyboard from \
      anywhere, as it starts at the first responder.
      """
    ),
    RuleEntry(
      507,
      "first-responder.app-inactive-keeps",
      section: 20,
      .inferred,
      .holds,
      """
      The app becoming inactive or going to the background does not change the first \
      responder.
      """
    ),
    RuleEntry(
      508,
      "first-responder.input-view-lookup",
      section: 20,
      .headerComment,
      .decides,
      """
      inputView and inputAccessoryView are looked up from the first responder up the chain; \
      the first non-nil one is shown.
      """
    ),
    RuleEntry(
      509,
      "first-responder.input-view-own",
      section: 20,
      .headerComment,
      .decides,
      """
      A UITextField or UITextView property inputView set to nil falls back to the chain; a \
      change while first responder takes effect only on reloadInputViews.
      """
    ),
    RuleEntry(
      510,
      "first-responder.input-view-controller",
      section: 20,
      .headerComment,
      .decides,
      "inputViewController and inputAccessoryViewController are looked up the same way."
    ),
    RuleEntry(
      511,
      "first-responder.reload-input-views",
      section: 20,
      .headerComment,
      .decides,
      """
      reloadInputViews acts at once if the object is first responder, otherwise it does \
      nothing.
      """
    ),
    RuleEntry(
      512,
      "first-responder.keyboard-for-key-input",
      section: 20,
      .headerComment,
      .decides,
      """
      The system keyboard appears for a first responder that conforms to UIKeyInput or \
      UITextInput and has no inputView of its own in the chain.
      """
    ),
    RuleEntry(
      513,
      "first-responder.no-input-no-keyboard",
      section: 20,
      .documented,
      .decides,
      """
      A first responder without text input and without input views shows no keyboard; becoming \
      first responder is not the same as showing a keyboard.
      """
    ),
    RuleEntry(
      514,
      "first-responder.hardware-keyboard",
      section: 20,
      .widelyObserved,
      .decides,
      """
      With a hardware keyboard the software keyboard may not appear although the object is \
      first responder.
      """
    ),
    RuleEntry(
      515,
      "first-responder.form-sheet-keyboard",
      section: 20,
      .headerComment,
      .decides,
      """
      A presented controller whose disablesAutomaticKeyboardDismissal is true (default for \
      form sheet) keeps the keyboard on screen after the text object has resigned; the \
      property is asked of the presented controller itself, for example the navigation \
      controller, not of a controller inside it.
      """
    ),
    RuleEntry(
      516,
      "text.begin-order",
      section: 20,
      .documented,
      .decides,
      """
      Text field start: shouldBeginEditing; if true it becomes first responder; keyboard \
      notifications; didBeginEditing; textDidBeginEditing notification; editingDidBegin event.
      """
    ),
    RuleEntry(
      517,
      "text.begin-refused",
      section: 20,
      .documented,
      .decides,
      "shouldBeginEditing false keeps the field from becoming first responder."
    ),
    RuleEntry(
      518,
      "text.end-order",
      section: 20,
      .documented,
      .decides,
      """
      End: shouldEndEditing; if true it resigns; keyboard hide notifications; didEndEditing; \
      textDidEndEditing notification; editingDidEnd event.
      """
    ),
    RuleEntry(
      519,
      "text.end-refused",
      section: 20,
      .headerComment,
      .decides,
      """
      shouldEndEditing false makes resignFirstResponder return false, except when forced or \
      removed from the window.
      """
    ),
    RuleEntry(
      520,
      "text.did-end-reason-replaces",
      section: 20,
      .headerComment,
      .decides,
      "If didEndEditing(_:reason:) is implemented it is called instead of didEndEditing(_:)."
    ),
    RuleEntry(
      521,
      "text.switch-order",
      section: 20,
      .authorKnowledge,
      .decides,
      "Moving from field A to B: B.shouldBegin, A.shouldEnd, A.didEnd, B.didBegin."
    ),
    RuleEntry(
      522,
      "text.switch-refused",
      section: 20,
      .inferred,
      .decides,
      """
      If B refuses nothing changes for A; if A refuses B does not become first responder \
      although its shouldBegin was asked.
      """
    ),
    RuleEntry(
      523,
      "text.keyboard-order",
      section: 20,
      .documented,
      .decides,
      """
      Keyboard notifications are willShow and didShow when it appears, willChangeFrame and \
      didChangeFrame when it changes (also when already visible), willHide and didHide when it \
      goes; willHide is not sent when focus moves directly to another text object.
      """
    ),
    RuleEntry(
      524,
      "text.keyboard-notification-object",
      section: 20,
      .headerComment,
      .holds,
      """
      The object of keyboard notifications is the screen (16.1), earlier nil; user info has \
      begin and end frames, duration and curve in screen coordinates.
      """
    ),
    RuleEntry(
      525,
      "text.should-change",
      section: 20,
      .headerComment,
      .decides,
      """
      shouldChangeCharacters is asked before each user edit and false drops it; editingChanged \
      is sent for user edits, not for assignments by code.
      """
    ),
    RuleEntry(
      526,
      "text.should-return",
      section: 20,
      .headerComment,
      .decides,
      "shouldReturn is asked for the return key; false or no resign leaves editing on."
    ),
    RuleEntry(
      527,
      "text.text-view",
      section: 20,
      .headerComment,
      .decides,
      """
      UITextView follows the same pattern with textView delegate methods; isEditable false \
      lets it select but not edit, and isSelectable false keeps it from taking focus by tap.
      """
    ),
    RuleEntry(
      528,
      "text.tap-via-recognizers",
      section: 20,
      .widelyObserved,
      .decides,
      """
      Text views and text fields place focus by their own recognizers, so an ancestor \
      recognizer that cancels or prevents those taps can keep them from getting focus.
      """
    ),
    RuleEntry(
      529,
      "text.caret-tap-keeps",
      section: 20,
      .inferred,
      .holds,
      """
      A tap inside a text object that is already first responder moves the caret and sends no \
      begin callbacks.
      """
    ),
    RuleEntry(
      574,
      "first-responder.end-editing-calls-resign",
      section: 20,
      .widelyObserved,
      .decides,
      """
      endEditing does its work by calling resignFirstResponder on the first responder, and \
      force only sets aside a refusing shouldEndEditing. An override that returns true without \
      calling super therefore stays first responder with its keyboard, even when forced.
      """
    ),
    RuleEntry(
      575,
      "first-responder.transition-order",
      section: 20,
      .widelyObserved,
      .decides,
      """
      Push: old willDisappear, new willAppear, old didDisappear, new didAppear; pop likewise. \
      Full-screen presentation: presenter willDisappear, presented willAppear, presented \
      didAppear, presenter didDisappear; dismissal mirrors it, and a presentation that does not \
      cover sends the presenter nothing. An interactive pop sends willDisappear to the top and \
      willAppear to the one below when it begins; finished, it goes on like any pop; given up, the \
      one below is told willDisappear and didDisappear, then the top willAppear and didAppear.
      """
    ),
    RuleEntry(
      576,
      "text.return-order",
      section: 20,
      .widelyObserved,
      .decides,
      """
      The return key in a text field asks shouldReturn (absent counts as true) and stops there \
      if it is false. Otherwise editingDidEndOnExit and primaryActionTriggered are sent, and \
      the field resigns only if editingDidEndOnExit has a target; a true answer alone does not \
      resign.
      """
    ),
    RuleEntry(
      577,
      "text.return-in-text-view",
      section: 20,
      .widelyObserved,
      .decides,
      "In a text view the return key inserts a newline and focus stays."
    ),
    RuleEntry(
      578,
      "text.edit-at-selection",
      section: 20,
      .widelyObserved,
      .decides,
      """
      A hardware key inserts once, at key down. Typed text replaces the selection or goes in \
      at the caret: shouldChange is asked with the replaced range and the new text, and each \
      accepted edit is followed by editingChanged. Backspace without a selection removes the \
      character before the caret and does nothing at the start of the text.
      """
    ),
    RuleEntry(
      584,
      "first-responder.transition-flags",
      section: 20,
      .headerComment,
      .notSimulated("not yet: the flags are missing"),
      """
      isBeingPresented is true from viewWillAppear to viewDidAppear, both included, of a \
      presentation, isBeingDismissed from viewWillDisappear to viewDidDisappear; isMovingToParent \
      and isMovingFromParent likewise for containers; false at any other time, and false for the \
      controller that is covered; the same without animation.
      """
    ),
    RuleEntry(
      585,
      "first-responder.push-preserved",
      section: 20,
      .singleObservation,
      .notSimulated("not yet: a push leaves the first responder alone"),
      """
      A push makes a first responder of the covered controller resign (the keyboard leaves with \
      it), and the pop that uncovers it gives the focus back to the same object, unless it had \
      resigned before.
      """
    ),
    RuleEntry(
      586,
      "text.typing-is-undoable",
      section: 20,
      .documented,
      .notSimulated("not yet: typing is not registered for undo"),
      """
      What a user types into a text field or text view is registered with its undo manager, so \
      that a shake offers to undo it while it is first responder.
      """
    ),
    RuleEntry(
      587,
      "text.text-view-is-a-scroll-view",
      section: 20,
      .documented,
      .notSimulated("not yet: a text view does not scroll"),
      """
      UITextView is a UIScrollView: it has its pan recognizer, offset, insets and delegate \
      callbacks, takes part in scrollsToTop and in nested scrolling; isScrollEnabled false leaves \
      touches to the scroll view around it. Its text-interaction recognizers work beside the pan.
      """
    ),
  ]
}
