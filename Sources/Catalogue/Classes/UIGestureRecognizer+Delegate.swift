@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let other = Parameter("otherGestureRecognizer", .object("UIGestureRecognizer"))
  private static let event = Parameter("event", .object("UIEvent"))
  private static let recognizer = Parameter("gestureRecognizer", .object("UIGestureRecognizer"))

  /// What its delegate is asked.
  static let recognizerDelegate: [MethodRow] = [
    .overriding(
      .shouldBegin,
      swift: "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
      [recognizer],
      answer: .flag,
      forms: [.question, .direction],
      "Answers whether it may leave possible."
    ),
    .overriding(
      .shouldReceiveTouch,
      swift: "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldReceive touch: UITouch) -> Bool",
      [recognizer, Parameter("touch", .object("UITouch"))],
      answer: .flag,
      forms: .question,
      "Answers whether it sees a new touch."
    ),
    .overriding(
      .shouldReceiveEvent,
      swift: "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldReceive event: UIEvent) -> Bool",
      [recognizer, event],
      answer: .flag,
      forms: .question,
      "Answers whether it sees the new touches of an event (iOS 13.4)."
    ),
    .overriding(
      .shouldReceivePress,
      swift: "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldReceive press: UIPress) -> Bool",
      [recognizer, Parameter("press", .object("UIPress"))],
      answer: .flag,
      forms: .question,
      "Answers whether it sees a new key or button."
    ),
    .overriding(
      .shouldRecognizeSimultaneouslyWith,
      swift: "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      [recognizer, other],
      answer: .flag,
      forms: .question,
      "Answers whether both may recognize; a yes of either is enough."
    ),
    .overriding(
      .shouldRequireFailureOf,
      swift: "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      [recognizer, other],
      answer: .flag,
      forms: .question,
      "Answers whether this attempt waits for another's failure."
    ),
    .overriding(
      .shouldBeRequiredToFailBy,
      swift: "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
        + "shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      [recognizer, other],
      answer: .flag,
      forms: .question,
      "Answers whether another's attempt waits for this one's failure."
    ),
  ]
}
