import Foundation
import ResponderKit

/// The names that a profile can have, with their settings and defaults.
enum ProfileFormat {
  /// The settings of each toggle, the default first.
  static let toggles: [String: [String]] = {
    var toggles: [String: [String]] = [
      "gesture.action-vs-cancel-order": ["cancelFirst", "actionFirst"],
      "gesture.action-timing": ["sameEvent", "nextTurn"],
      "gesture.same-view-order": ["lastAddedFirst", "firstAddedFirst"],
      "gesture.control-beats-ancestor-list": ["listed", "listedAndSliderPans", "none"],
      "pan.translation-starts": ["included", "excluded"],
      "control.drag-enter-exit": ["crossingFirst", "insideOutsideFirst"],
      "control.disabled-mid-track": ["continue", "cancel"],
      "scroll.table-and-collection-cancel": ["base", "permissive"],
      "motion.no-first-responder": ["topController", "keyWindow", "nobody"],
      "remote.no-first-responder": ["keyWindow", "nobody"],
      "key-command.no-first-responder": ["willingController", "anyController"],
      "action.nil-target-start": ["firstResponderElseSender", "sender", "firstResponder"],
      "edit-menu.interaction-first-responder": ["standardActions", "always", "never"],
    ]
    for name in [
      "hit-test.disabled-control-declines", "touch.cancel-when-view-leaves-window",
      "gesture.cancelled-sends-action", "first-responder.deferred",
      "first-responder.modal-preserved", "first-responder.popover-keeps",
    ] { toggles[name] = ["true", "false"] }
    for name in [
      "touch.view-nil-after-recognition", "touch.tap-count-lost-on-drag-or-hold",
      "window.system-gate-recognizers", "chain.private-wrappers-in-dumps",
      "action.can-perform-forwarding", "first-responder.become-steps-doc",
    ] { toggles[name] = ["false", "true"] }
    return toggles
  }()

  /// The numbers with their defaults.
  static let numbers: [String: Double] = [
    "minimumHitAlpha": 0.01, "hitTestCalls": 1, "tapCountInterval": 0.35, "tapCountDistance": 45,
    "tapMaximumDuration": 0.75, "tapAllowableMovement": 45, "tapMaximumInterval": 0.35,
    "textTapInterval": 0.43, "panHysteresis": 10, "swipeMaximumDuration": 0.5,
    "swipeMinimumMovement": 50, "swipeMaximumCrossMovement": 50, "pinchThreshold": 8,
    "rotationThreshold": 10 * .pi / 180, "screenEdgeWidth": 13, "contentTouchDelay": 0.15,
    "scrollTravelOff": 10, "scrollDecelerationRate": 0.998, "scrollDecelerationStop": 10,
    "scrollVelocityWindow": 0.1, "rubberBandCoefficient": 0.55, "scrollReturnDuration": 0.7,
    "scrollEdgeSpring": 11, "sheetDismissShare": 0.5, "sheetDismissVelocity": 1000,
    "stepperRepeatDelay": 0.5, "contextMenuPress": 0.5, "controlSlop": 70, "barTouchMargin": 0,
    "shakeLockout": 1, "transitionDuration": 0.5,
  ]

  /// What a number can be: each is a duration, a distance or a share, but for the count of calls.
  static func range(of name: String) -> ClosedRange<Double> {
    name == ProfileNumber.hitTestCalls.rawValue ? 1...10 : 0...1_000_000
  }

  /// A version as documents write it: `13.4`, `17`.
  static func text(_ version: Double) -> String {
    version == version.rounded() ? String(Int(version)) : String(version)
  }
}
