// Made by scripts/rulebook from the files of Rulebook.

extension RuleSection {
  /// The sections, in the order of the rulebook.
  public static let all: [RuleSection] = [
    .dispatch, .ignoring, .windows, .hitTesting, .touches, .severalFingers, .delivery, .chain,
    .gestureTouches, .gestureStates, .gestureArbitration, .gestureViews, .recognizers, .controls,
    .scrolling, .motion, .remoteControl, .presses, .actions, .firstResponder,
  ]
}
