extension RuleSources {
  /// The sources of section 20: first responder and text.
  static let firstResponder = """
    first-responder.one-per-window RT D:UIResponder.isFirstResponder
    first-responder.can-become-default H:UIResponder
    first-responder.can-resign-default H:UIResponder
    first-responder.needs-window D:UIResponder.becomeFirstResponder()
      D:UIResponder.canBecomeFirstResponder
    first-responder.become-steps-doc D:UIResponder.becomeFirstResponder()
    first-responder.become-refused-by-current D:UIResponder.becomeFirstResponder()
    first-responder.become-refused-by-self D:UIResponder.becomeFirstResponder()
    first-responder.already D:UIResponder.becomeFirstResponder()
    first-responder.override-calls-super D:UIResponder.becomeFirstResponder()
    first-responder.is-first-during-become X-so D:UIResponder.isFirstResponder
    first-responder.resign-default D:UIResponder.resignFirstResponder() AG
    first-responder.resign-not-to-next X-osk D:UIResponder.resignFirstResponder()
    first-responder.nil-is-normal X-osk X-bou
    first-responder.not-on-touch AG A2
    first-responder.text-auto AG A2
    first-responder.outside-tap-keeps X-so D:UITextField
    first-responder.control-can-become RT H:UIResponder INF
    first-responder.controller-can-become AG D:UIResponder.canBecomeFirstResponder
    first-responder.will-appear-false AG A2
    first-responder.did-load-false X-so
    first-responder.did-appear-ok AG D:UIViewController.viewDidAppear(_:)†
    first-responder.is-appearing-ok D:UIViewController.viewIsAppearing(_:)
    first-responder.deferred X-trace RT
    first-responder.deferred-cancelled RT INF
    first-responder.lifecycle-order D:UIViewController D:UIViewController.viewIsAppearing(_:)
    first-responder.will-appear-with-window X-so D:UIResponder.becomeFirstResponder()
    first-responder.removed-resigns X-trace
    first-responder.removed-ignores-refusal H:UITextField
    first-responder.hidden-keeps INF X-so
    first-responder.interaction-disabled-keeps INF
    first-responder.disabled-text-field X-so H:UIControl
    first-responder.key-window-root D:UIResponder.becomeFirstResponder()
    first-responder.become-does-not-make-key X-note
    first-responder.modal-preserved RT X-so X-radar X-issue
    first-responder.popover-keeps INF
    first-responder.end-editing D:UIView.endEditing(_:) H:UITextField
    first-responder.end-editing-result D:UIView.endEditing(_:)
    first-responder.end-editing-scope D:UIView.endEditing(_:)
    first-responder.send-resign-nil-target X-so
    first-responder.app-inactive-keeps INF X-so
    first-responder.input-view-lookup H:UIResponder
    first-responder.input-view-own H:UITextField H:UITextView
    first-responder.input-view-controller H:UIResponder
    first-responder.reload-input-views H:UIResponder D:UIResponder.reloadInputViews()
    first-responder.keyboard-for-key-input H:UITextInput H:UIResponder
    first-responder.no-input-no-keyboard D:UIResponder.inputView† AG
    first-responder.hardware-keyboard D:UITextField X-so
    first-responder.form-sheet-keyboard H:UIViewController X-so
    text.begin-order D:UITextField D:UITextFieldDelegate
    text.begin-refused H:UITextField
    text.end-order D:UITextField
    text.end-refused H:UITextField
    text.did-end-reason-replaces H:UITextField
    text.switch-order AK D:UIResponder.becomeFirstResponder()
    text.switch-refused INF
    text.keyboard-order D:UITextField H:UIWindow
    text.keyboard-notification-object H:UIWindow
    text.should-change H:UITextField X-so
    text.should-return H:UITextField
    text.text-view H:UITextView
    text.tap-via-recognizers RT X-so
    text.caret-tap-keeps INF
    first-responder.end-editing-calls-resign X-issue INF
    first-responder.transition-order AK RI X-issue
    text.return-order D:UITextFieldDelegate† X-so X-neu RI
    text.return-in-text-view D:UITextViewDelegate† X-meas
    text.edit-at-selection D:UITextFieldDelegate† X-meas RI
    first-responder.transition-flags H:UIViewController X-suite
    first-responder.push-preserved X-issue
    text.typing-is-undoable D:UITextView X-radar
    text.text-view-is-a-scroll-view D:UITextView H:UITextView
    """
}
