/// The ids of the rulebook, by section: the list that `RuleListTests` holds the model against.
enum RulebookIDs {
  /// Every id of the sections that the model covers.
  static let all: [(section: Int, id: String)] = sections.flatMap { section, ids in
    ids.split(whereSeparator: \.isWhitespace).map { (section, String($0)) }
  }

  private static let sections: [(Int, String)] = [
    (
      1,
      """
      dispatch.queue-is-fifo dispatch.main-thread-only dispatch.event-types
      dispatch.event-subtypes dispatch.initial-object-by-type dispatch.sensor-data-bypasses-chain
      dispatch.hit-test-before-send-event dispatch.app-send-event-then-window
      dispatch.override-must-call-super dispatch.recognizers-before-views
      dispatch.window-step-order dispatch.non-touch-goes-to-key-window
      dispatch.one-event-many-touches dispatch.event-object-reused
      dispatch.pointer-events-need-recognizers dispatch.keyboard-peeks-first
      dispatch.unhandled-is-dropped dispatch.deterministic-time-source
      """
    ),
    (
      2,
      """
      ignore.begin-end-nests ignore.drops-not-defers ignore.user-interaction-disabled-drops
      ignore.animating-view-is-ineligible ignore.allow-user-interaction-option
      ignore.animation-uses-final-geometry ignore.animation-start-cancels-touch
      ignore.alpha-animation-to-zero ignore.transition-views-blocked
      """
    ),
    (
      3,
      """
      window.frontmost-visible-is-asked-first window.level-orders-first window.level-constants
      window.same-level-latest-shown-on-top window.skips-hidden window.nil-hit-falls-through
      window.touch-ignores-key-status window.touch-does-not-change-key
      window.touch-window-is-fixed window.one-key-window window.make-key-and-visible
      window.can-become-key window.key-callbacks window.visibility-notifications
      window.without-scene-not-shown window.first-responder-per-window window.is-a-view
      window.system-gate-recognizers window.keyboard-is-separate-window
      window.app-key-window-deprecated window.hidden-key-window window.root-controller-view
      """
    ),
    (
      4,
      """
      hit-test.starts-at-window hit-test.check-order hit-test.skips-hidden
      hit-test.skips-interaction-disabled hit-test.skips-near-zero-alpha hit-test.alpha-boundary
      hit-test.alpha-is-per-view hit-test.hidden-is-per-view hit-test.point-inside-prunes
      hit-test.point-inside-default-is-bounds hit-test.bounds-half-open
      hit-test.reverse-subview-order hit-test.first-non-nil-wins hit-test.self-is-fallback
      hit-test.sibling-fall-through hit-test.converts-point-per-level hit-test.honours-transform
      hit-test.honours-bounds-origin hit-test.non-invertible-transform
      hit-test.clips-to-bounds-irrelevant hit-test.outside-superview-not-hit
      hit-test.enlarge-by-point-inside hit-test.override-can-redirect
      hit-test.override-nil-passes-through hit-test.content-transparency-ignored
      hit-test.mask-and-corner-ignored hit-test.z-position-ignored hit-test.layers-are-not-hit
      hit-test.recognizers-not-considered hit-test.touches-overrides-not-considered
      hit-test.accessibility-not-considered hit-test.disabled-control-declines
      hit-test.enabled-child-of-disabled-control hit-test.label-and-image-view-off
      hit-test.plain-view-on hit-test.may-run-many-times hit-test.must-be-pure
      hit-test.once-per-touch hit-test.event-may-be-nil hit-test.event-independent-default
      hit-test.classes-with-own-override hit-test.bars-extend-touch-area
      hit-test.modal-covers-presenter hit-test.presentation-layer-not-used
      hit-test.ios18-root-may-win hit-test.view-controller-not-involved
      hit-test.private-animation-flag-is-not-uikit hit-test.checks-in-default
      hit-test.cell-content-view-in-front hit-test.subview-order-changes
      hit-test.subview-insertion hit-test.point-to-superview hit-test.convert-point
      hit-test.convert-rect hit-test.frame-is-derived hit-test.frame-assignment
      hit-test.bounds-assignment hit-test.affine-conventions
      hit-test.layer-list
      """
    ),
    (
      5,
      """
      touch.one-object-per-finger touch.mutated-in-place touch.phase-sequence
      touch.stationary-has-no-callback touch.region-phases touch.view-is-fixed
      touch.view-nil-after-recognition touch.terminal-exactly-once touch.tap-count-definition
      touch.tap-count-thresholds touch.tap-count-lost-on-drag-or-hold touch.timestamp
      touch.location-in-view touch.previous-location touch.precise-location-not-for-hit-test
      touch.types touch.coalesced-and-predicted touch.estimated-updates touch.recognizer-list
      touch.sets-by-filter touch.cancel-when-inactive touch.cancel-when-view-leaves-window
      touch.cancel-by-recognizer touch.cancel-by-scroll touch.cancel-by-system-gesture
      touch.cancelled-must-restore touch.flag-changes-mid-touch touch.end-location-may-be-outside
      touch.force-and-radius touch.released-after-end touch.removed-view-does-not-climb
      """
    ),
    (
      6,
      """
      multi.default-off multi.only-first-touch multi.extra-touch-stays-ignored
      multi.recognizers-unaffected multi.other-views-independent multi.batched-by-phase-and-view
      multi.set-holds-only-changed multi.phase-call-order exclusive.default-off
      exclusive.blocks-other-views exclusive.needs-idle-window exclusive.scope-is-window
      exclusive.recognizers-ignore-it exclusive.idiom-two-buttons
      """
    ),
    (
      7,
      """
      delivery.hit-view-is-first delivery.default-forwards-to-next delivery.per-method-forwarding
      delivery.override-swallows delivery.super-continues delivery.override-all-four-if-no-super
      delivery.partial-override-effect delivery.touch-view-unchanged-up-chain
      delivery.control-ignores-foreign-touch delivery.control-stops-forwarding
      delivery.plain-classes-inherit delivery.scroll-family-swallows
      delivery.never-call-next-directly delivery.end-of-chain
      delivery.no-interception-by-parent-later
      """
    ),
    (
      8,
      """
      chain.base-next-nil chain.view-next chain.view-without-superview
      chain.controller-next-is-views-superview chain.controller-next-when-root-of-window
      chain.controller-next-when-presented chain.controller-not-loaded
      chain.child-controller-order chain.parent-not-direct-next
      chain.presented-skips-presenter-view chain.popover-like-presented
      chain.alert-own-window-legacy chain.private-wrappers-in-dumps chain.window-next-pre13
      chain.window-next-ios13 chain.scene-delegate-not-in-chain chain.application-next
      chain.app-delegate-ends chain.navigation-and-tab chain.override-allowed
      chain.evaluated-lazily chain.recognizers-not-members chain.layers-not-members
      chain.who-is-a-responder chain.bar-button-items chain.modal-action-gate
      chain.search-is-not-hit-test
      """
    ),
    (
      9,
      """
      gesture.receives-own-view-and-descendants gesture.not-siblings
      gesture.collected-along-superviews gesture.collected-once-per-touch
      gesture.disabled-not-collected gesture.disable-cancels gesture.view-interaction-disabled
      gesture.touch-type-filter gesture.exclusive-touch-type gesture.press-type-filter
      gesture.one-recognizer-one-view gesture.getter-override-hides
      gesture.should-receive-event-first gesture.should-receive-touch
      gesture.should-receive-touch-early gesture.should-receive-press
      gesture.should-receive-false-is-local gesture.touches-before-view
      gesture.delivery-order-depth-first gesture.same-view-order
      """
    ),
    (
      10,
      """
      gesture.states gesture.discrete-transitions gesture.continuous-transitions
      gesture.illegal-transition-ignored gesture.action-on-transition
      gesture.cancelled-sends-action gesture.failed-sends-nothing gesture.reset-sends-nothing
      gesture.reset-after-terminal gesture.reset-ignores-live-touches gesture.action-timing
      gesture.action-signatures gesture.many-targets gesture.targets-need-non-nil
      gesture.subclass-calls-super gesture.ignore-touch gesture.location-default
      gesture.touch-cancelled-moves-to-cancelled gesture.removed-while-active
      gesture.prevented-stays-out
      """
    ),
    (
      11,
      """
      gesture.delegate-order gesture.should-begin-once-per-attempt gesture.view-should-begin
      gesture.view-should-begin-applies-to-ancestors gesture.simultaneous-default-no
      gesture.simultaneous-yes-is-final gesture.simultaneous-asked-when-blocking
      gesture.prevention-scope gesture.prevented-goes-to-failed
      gesture.already-active-not-prevented gesture.can-prevent-default-yes
      gesture.prevention-one-way gesture.tap-does-not-prevent-higher-tap
      gesture.child-beats-ancestor-by-order gesture.require-to-fail-holds
      gesture.require-to-fail-fails gesture.require-to-fail-idle-b gesture.require-persists
      gesture.dynamic-failure-requirements gesture.require-is-not-priority
      gesture.single-and-double-without-require gesture.single-requires-double-delay
      gesture.swipe-vs-pan gesture.long-press-and-tap
      """
    ),
    (
      12,
      """
      gesture.cancels-touches-in-view gesture.cancels-drops-pending
      gesture.cancels-false-lets-both gesture.action-vs-cancel-order
      gesture.after-cancel-nothing-more gesture.cancel-target-is-hit-view
      gesture.failure-does-not-cancel gesture.delays-began-default-false gesture.delays-began-true
      gesture.delays-began-flush gesture.delays-ended-default-true gesture.delays-ended-on-success
      gesture.delays-ended-double-tap-true gesture.delays-ended-double-tap-false
      gesture.delays-ended-cost gesture.delayed-ended-off-event
      gesture.holders-are-all-recognizers gesture.two-finger-sequence gesture.continuous-sequence
      gesture.control-beats-ancestor-list gesture.control-list-mechanism
      gesture.list-only-single-tap-single-finger gesture.recognizer-on-control-wins
      gesture.plain-uicontrol-not-protected gesture.plain-uicontrol-fix gesture.tap-on-table-cell
      """
    ),
    (
      13,
      """
      tap.defaults tap.recognizes-on-up tap.location-is-first-tap tap.max-duration
      tap.allowable-movement tap.inter-tap-interval tap.inter-tap-distance
      tap.too-many-fingers-fails tap.sends-once tap.button-mask long-press.defaults
      long-press.begins-on-timer long-press.moves-too-far-fails long-press.continuous
      long-press.early-up-fails long-press.prior-taps long-press.zero-duration pan.defaults
      pan.hysteresis pan.translation-starts pan.too-many-touches pan.ends-when-all-up
      pan.set-translation pan.should-begin-direction swipe.defaults swipe.discrete-before-up
      swipe.speed-trade-off swipe.thresholds swipe.location-is-start swipe.direction-mask
      pinch.two-touches pinch.scale pinch.threshold rotation.two-touches rotation.threshold
      edge-pan.is-pan edge-pan.edge-width edge-pan.interface-orientation edge-pan.interactive-pop
      hover.no-op-on-phone text-interaction.own-taps swipe.finger-count
      pan.velocity
      """
    ),
    (
      14,
      """
      control.event-bits control.event-masks control.tracks-own-touch-only control.subview-touches
      control.begin-order control.begin-false-stops control.touch-down-repeat
      control.continue-order control.drag-inside-outside control.drag-enter-exit control.up-order
      control.up-inside-uses-slop control.cancel-order control.cancel-event-nil
      control.highlight-follows-inside control.touch-inside-valid-while-tracking
      control.single-touch-default control.disabled-ignores-touch control.disabled-mid-track
      control.does-not-forward-touches control.no-target-still-consumes control.send-actions-order
      control.send-action-goes-through-app control.override-send-action control.action-forms
      control.targets-not-retained control.nil-target control.all-targets-null-marker
      control.duplicate-registration control.remove-with-nil control.uiaction-unique
      control.programmatic-change-is-silent control.primary-action control.menu-primary-action
      control.button-action-event control.button-toggle control.switch-value
      control.slider-continuous control.slider-thumb-only control.stepper control.segmented
      control.text-field-events control.did-end-on-exit control.bar-button
      control.keeps-tracking-outside control.remove-by-event control.disabled-action
      control.stepper-press control.switch-thumb
      """
    ),
    (
      15,
      """
      scroll.delays-content-default scroll.delay-waits scroll.delay-length
      scroll.quick-tap-is-delivered scroll.delay-is-a-recognizer scroll.no-delay
      scroll.should-begin scroll.should-cancel-default scroll.should-cancel-effect
      scroll.should-cancel-when-asked scroll.can-cancel-false scroll.button-drag-default
      scroll.scroll-from-buttons scroll.table-and-collection-cancel scroll.no-effect-on-presses
      scroll.hit-test-is-normal scroll.pan-owner scroll.pinch-owner scroll.pan-prevents
      scroll.is-tracking scroll.touch-while-decelerating scroll.delegate-order
      scroll.disabled-scrolling scroll.content-fits scroll.direction-lock
      scroll.nested-same-direction scroll.nested-cross-direction scroll.swallows-touches
      scroll.zoom-two-fingers scroll.scrolls-to-top scroll.keyboard-dismiss-mode
      scroll.content-offset scroll.offset-range scroll.drag-offset scroll.release-velocity
      scroll.deceleration scroll.rubber-band scroll.return-to-range scroll.to-top-keeps-x
      scroll.zoom-scale scroll.slider-inside scroll.row-follows-touches
      scroll.row-highlight-then-select scroll.row-selection-until-lift scroll.in-sheet
      scroll.refresh-control
      scroll.pixel-grid
      scroll.resting-fingers-do-not-count
      """
    ),
    (
      16,
      """
      motion.only-shake motion.initial-first-responder motion.default-forwards
      motion.no-first-responder motion.two-callbacks motion.cancel-causes
      motion.cancel-instead-of-end motion.first-responder-must-opt-in motion.shake-to-edit-default
      motion.shake-to-edit-independent motion.shake-to-edit-at-application
      motion.undo-manager-lookup motion.repeat-lockout motion.subtype-check
      """
    ),
    (
      17,
      """
      remote.needs-begin remote.command-center remote.begin-not-deprecated
      remote.initial-first-responder remote.no-first-responder remote.must-be-now-playing
      remote.background remote.seek-pairs remote.single-callback remote.command-disabled
      """
    ),
    (
      18,
      """
      press.types press.phases press.initial-object press.no-responder-fallback
      press.default-forwards press.recognizers-first press.override-all-four press.key-property
      press.key-goes-to-key-window key-command.collected-from-chain key-command.match
      key-command.nearest-wins key-command.before-text-pre15 key-command.after-text-ios15
      key-command.system-first key-command.controller-registration key-command.action-form
      key-command.is-command key-command.raw-key-after key-command.no-first-responder
      key-command.disabled
      """
    ),
    (
      19,
      """
      action.explicit-target action.nil-target-search action.nil-target-start
      action.nil-target-sender-chain action.send-result action.nil-event-allowed
      action.probe-by-send action.first-match-stops action.can-perform-default
      action.can-perform-forwarding action.target-for-action action.target-nil-ends
      action.can-perform-many-calls action.can-perform-false-hides action.false-continues
      action.controller-target-helper action.modal-gate action.sender-passed-on
      action.menu-commands-same-path action.validate-command action.build-menu
      edit-menu.actions-list edit-menu.needs-first-responder edit-menu.starts-at-first-responder
      edit-menu.item-visible-if-target edit-menu.chain-wide edit-menu.sender
      edit-menu.text-view-answers edit-menu.controller-deprecated edit-menu.single-controller
      edit-menu.custom-action edit-menu.update-revalidates edit-menu.resign-hides
      edit-menu.interaction edit-menu.interaction-suggested edit-menu.interaction-first-responder
      edit-menu.interaction-reload edit-menu.text-delegate-hook action.explicit-target-missing
      action.nil-target-no-start edit-menu.evaluated-when-shown edit-menu.choice-hides
      edit-menu.text-long-press edit-menu.cell-delegate edit-menu.cell-override
      edit-menu.context-menu
      """
    ),
    (
      20,
      """
      first-responder.one-per-window first-responder.can-become-default
      first-responder.can-resign-default first-responder.needs-window
      first-responder.become-steps-doc first-responder.become-refused-by-current
      first-responder.become-refused-by-self first-responder.already
      first-responder.override-calls-super first-responder.is-first-during-become
      first-responder.resign-default first-responder.resign-not-to-next
      first-responder.nil-is-normal first-responder.not-on-touch first-responder.text-auto
      first-responder.outside-tap-keeps first-responder.control-can-become
      first-responder.controller-can-become first-responder.will-appear-false
      first-responder.did-load-false first-responder.did-appear-ok first-responder.is-appearing-ok
      first-responder.deferred first-responder.deferred-cancelled first-responder.lifecycle-order
      first-responder.will-appear-with-window first-responder.removed-resigns
      first-responder.removed-ignores-refusal first-responder.hidden-keeps
      first-responder.interaction-disabled-keeps first-responder.disabled-text-field
      first-responder.key-window-root first-responder.become-does-not-make-key
      first-responder.modal-preserved first-responder.popover-keeps first-responder.end-editing
      first-responder.end-editing-result first-responder.end-editing-scope
      first-responder.send-resign-nil-target first-responder.app-inactive-keeps
      first-responder.input-view-lookup first-responder.input-view-own
      first-responder.input-view-controller first-responder.reload-input-views
      first-responder.keyboard-for-key-input first-responder.no-input-no-keyboard
      first-responder.hardware-keyboard first-responder.form-sheet-keyboard text.begin-order
      text.begin-refused text.end-order text.end-refused text.did-end-reason-replaces
      text.switch-order text.switch-refused text.keyboard-order text.keyboard-notification-object
      text.should-change text.should-return text.text-view text.tap-via-recognizers
      text.caret-tap-keeps first-responder.end-editing-calls-resign
      first-responder.transition-order text.return-order text.return-in-text-view
      text.edit-at-selection
      first-responder.transition-flags
      first-responder.push-preserved
      text.typing-is-undoable
      text.text-view-is-a-scroll-view
      """
    ),
  ]
}
