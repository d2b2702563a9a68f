extension RuleSources {
  /// The sources of section 14: controls.
  static let control = """
    control.event-bits H:UIControl
    control.event-masks H:UIControl
    control.tracks-own-touch-only X-ocp
    control.subview-touches X-so H:UILabel H:UIImageView
    control.begin-order H:UIControl CH WO X-ocp
    control.begin-false-stops D:UIControl.beginTracking(_:with:)
    control.touch-down-repeat H:UIControl
    control.continue-order D:UIControl.continueTracking(_:with:)† CH WO
    control.drag-inside-outside D:UIControl.Event RI
    control.drag-enter-exit D:UIControl.Event CH WO
    control.up-order H:UIControl CH WO
    control.up-inside-uses-slop X-slop
    control.cancel-order D:UIControl.cancelTracking(with:) CH X-ocp
    control.cancel-event-nil H:UIControl
    control.highlight-follows-inside H:UIControl
    control.touch-inside-valid-while-tracking H:UIControl
    control.single-touch-default H:UIView
    control.disabled-ignores-touch H:UIControl
    control.disabled-mid-track X-radar
    control.does-not-forward-touches RT X-ocp A1
    control.no-target-still-consumes A1 RT
    control.send-actions-order H:UIControl INF
    control.send-action-goes-through-app D:UIControl.sendAction(_:to:for:)
    control.override-send-action H:UIControl
    control.action-forms H:UIControl D:UIControl
    control.targets-not-retained H:UIControl
    control.nil-target H:UIControl
    control.all-targets-null-marker H:UIControl
    control.duplicate-registration AK
    control.remove-with-nil H:UIControl
    control.uiaction-unique H:UIControl
    control.programmatic-change-is-silent H:UISwitch H:UISlider H:UISegmentedControl D:UIControl
    control.primary-action H:UIControl D:UIControl.Event.primaryActionTriggered† X-neu
    control.menu-primary-action H:UIControl RI
    control.button-action-event D:UIButton† X-slop
    control.button-toggle H:UIButton
    control.switch-value H:UISwitch D:UISwitch†
    control.slider-continuous H:UISlider
    control.slider-thumb-only H:UIView X-so
    control.stepper H:UIStepper
    control.segmented H:UISegmentedControl AK
    control.text-field-events H:UIControl D:UITextField
    control.did-end-on-exit X-neu D:UITextField
    control.bar-button H:UIBarButtonItem D:UIBarButtonItem.target†
    control.keeps-tracking-outside D:UIControl D:UITouch.view
    control.remove-by-event H:UIControl RI
    control.disabled-action RI AK
    control.stepper-press H:UIStepper X-meas RI
    control.switch-thumb X-meas
    """
}
