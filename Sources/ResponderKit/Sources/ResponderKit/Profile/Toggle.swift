/// A point on which the sources disagree, named by the rule it turns.
///
/// The default is what the rulebook takes for most likely. A document turns it by the rule's id,
/// and the trace names the same rule either way, so that two runs can be laid side by side.
public enum Toggle: String, CaseIterable, Sendable {
  case disabledControlDeclines = "hit-test.disabled-control-declines"
  case animatingViewIsIneligible = "ignore.animating-view-is-ineligible"
  case animationStartCancelsTouch = "ignore.animation-start-cancels-touch"
  case cancelWhenViewLeavesWindow = "touch.cancel-when-view-leaves-window"
  case deferredFirstResponder = "first-responder.deferred"
  case modalPreserved = "first-responder.modal-preserved"
  case pushPreserved = "first-responder.push-preserved"
  case popoverKeeps = "first-responder.popover-keeps"
  case tapCountLostOnDragOrHold = "touch.tap-count-lost-on-drag-or-hold"
  case privateWrappersInDumps = "chain.private-wrappers-in-dumps"
  case canPerformForwarding = "action.can-perform-forwarding"
  case becomeStepsDoc = "first-responder.become-steps-doc"
  case dragEnterExitOrder = "control.drag-enter-exit"
  case disabledMidTrack = "control.disabled-mid-track"
  case motionNoFirstResponder = "motion.no-first-responder"
  case remoteNoFirstResponder = "remote.no-first-responder"
  case keyCommandNoFirstResponder = "key-command.no-first-responder"
  case nilTargetStart = "action.nil-target-start"
  case editMenuFirstResponder = "edit-menu.interaction-first-responder"
  case systemGateRecognizers = "window.system-gate-recognizers"
  case viewNilAfterRecognition = "touch.view-nil-after-recognition"
  case cancelledSendsAction = "gesture.cancelled-sends-action"
  case actionVsCancelOrder = "gesture.action-vs-cancel-order"
  case actionTiming = "gesture.action-timing"
  case sameViewOrder = "gesture.same-view-order"
  case controlBeatsAncestor = "gesture.control-beats-ancestor-list"
  case panTranslationStarts = "pan.translation-starts"
  case tableAndCollectionCancel = "scroll.table-and-collection-cancel"

  /// What a toggle can be set to; a document writes true, false or the case's name.
  ///
  /// One list for all toggles; `settings` says which of them belong to one.
  public enum Setting: String, Sendable {
    case on = "true"
    case off = "false"
    case swallowed, skipped
    case crossingFirst, insideOutsideFirst
    case `continue`, cancel
    case topController, keyWindow, nobody
    case firstResponderElseSender, sender, firstResponder
    case standardActions, always, never
    case willingController, anyController
    case cancelFirst, actionFirst
    case sameEvent, nextTurn
    case lastAddedFirst, firstAddedFirst
    case listed, listedAndSliderPans, none
    case included, excluded
    case base, permissive
  }

  /// The settings a document may choose, the default first.
  public var settings: [Setting] {
    switch self {
    // The order counts: the first is the default.
    case .disabledControlDeclines, .cancelWhenViewLeavesWindow, .deferredFirstResponder,
      .modalPreserved, .pushPreserved, .popoverKeeps, .cancelledSendsAction:
      [.on, .off]
    case .tapCountLostOnDragOrHold, .privateWrappersInDumps, .canPerformForwarding,
      .becomeStepsDoc, .viewNilAfterRecognition, .systemGateRecognizers,
      .animationStartCancelsTouch:
      [.off, .on]
    case .animatingViewIsIneligible: [.swallowed, .skipped]
    case .dragEnterExitOrder: [.crossingFirst, .insideOutsideFirst]
    case .disabledMidTrack: [.continue, .cancel]
    case .motionNoFirstResponder: [.topController, .keyWindow, .nobody]
    case .remoteNoFirstResponder: [.keyWindow, .nobody]
    case .keyCommandNoFirstResponder: [.willingController, .anyController]
    case .nilTargetStart: [.firstResponderElseSender, .sender, .firstResponder]
    case .editMenuFirstResponder: [.standardActions, .always, .never]
    case .actionVsCancelOrder: [.cancelFirst, .actionFirst]
    case .actionTiming: [.sameEvent, .nextTurn]
    case .sameViewOrder: [.lastAddedFirst, .firstAddedFirst]
    case .controlBeatsAncestor: [.listed, .listedAndSliderPans, .none]
    case .panTranslationStarts: [.included, .excluded]
    case .tableAndCollectionCancel: [.base, .permissive]
    }
  }

  /// The default.
  public var standard: Setting { settings[0] }
}
