@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let other = Parameter("otherGestureRecognizer", .object("UIGestureRecognizer"))
  private static let event = Parameter("event", .object("UIEvent"))

  /// What a class of its own may answer.
  static let recognizerQuestions: [MethodRow] = [
    .overriding(
      .canPrevent,
      swift: "func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool",
      [Parameter("preventedGestureRecognizer", .object("UIGestureRecognizer"))],
      answer: .flag,
      forms: .question,
      "Answers whether it keeps another from recognizing."
    ),
    .overriding(
      .canBePrevented,
      swift: "func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool",
      [Parameter("preventingGestureRecognizer", .object("UIGestureRecognizer"))],
      answer: .flag,
      forms: .question,
      "Answers whether another can keep it from recognizing."
    ),
    .overriding(
      .shouldRequireFailure,
      swift: "func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      [other],
      answer: .flag,
      forms: .question,
      "Answers whether this attempt waits for another's failure."
    ),
    .overriding(
      .shouldBeRequiredToFail,
      swift: "func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool",
      [other],
      answer: .flag,
      forms: .question,
      "Answers whether another's attempt waits for this one's failure."
    ),
    .overriding(
      .shouldReceive,
      swift: "func shouldReceive(_ event: UIEvent) -> Bool",
      [event],
      answer: .flag,
      forms: .question,
      "Answers whether it sees the new touches of an event (iOS 13.4)."
    ),
  ]

  /// What a class of its own is told.
  static let recognizerTouches: [MethodRow] = {
    let parameters = [Parameter("touches", .list(.object("UITouch"))), event]
    let presses = [
      Parameter("presses", .list(.object("UIPress"))),
      Parameter("event", .object("UIPressesEvent")),
    ]
    return [
      .overriding(
        .touchesBegan,
        swift: "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)",
        parameters,
        "Told that fingers came down."
      ),
      .overriding(
        .touchesMoved,
        swift: "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)",
        parameters,
        "Told that fingers moved."
      ),
      .overriding(
        .touchesEnded,
        swift: "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)",
        parameters,
        "Told that fingers were lifted."
      ),
      .overriding(
        .touchesCancelled,
        swift: "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)",
        parameters,
        "Told that touches were taken away."
      ),
      .overriding(
        .pressesBegan,
        swift: "func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent)",
        presses,
        "Told that keys or buttons went down."
      ),
      .overriding(
        .pressesChanged,
        swift: "func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent)",
        presses,
        "Told that analog buttons changed."
      ),
      .overriding(
        .pressesEnded,
        swift: "func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent)",
        presses,
        "Told that keys or buttons were let go."
      ),
      .overriding(
        .pressesCancelled,
        swift: "func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent)",
        presses,
        "Told that presses were taken away."
      ),
      .overriding(
        .reset,
        swift: "func reset()",
        "Told that an attempt is over, before the state is possible again."
      ),
    ]
  }()

  private static let target = Parameter("target", .optional(.object("NSObject")))
  static let recognizerView = Parameter("view", .optional(.object("UIView")))

  static let recognizerCalls: [MethodRow] = [
    .calling(
      "addTarget",
      swift: "func addTarget(_ target: Any, action: Selector)",
      [Parameter("target", .object("NSObject")), Parameter("action", .selector)],
      "Adds a target; the same pair again counts once."
    ) { (recognizer: UIGestureRecognizer, arguments) in
      if let target = arguments[argument: 0].object {
        recognizer.addTarget(target, action: arguments.selector(1))
      }
      return .none
    },
    .calling(
      "removeTarget",
      swift: "func removeTarget(_ target: Any?, action: Selector?)",
      [target, Parameter("action", .optional(.selector))],
      "Takes targets back; null matches every target or action."
    ) { (recognizer: UIGestureRecognizer, arguments) in
      recognizer.removeTarget(
        arguments[argument: 0].object,
        action: arguments[argument: 1].text.map { Selector($0) }
      )
      return .none
    },
    .calling(
      "require",
      swift: "func require(toFail otherGestureRecognizer: UIGestureRecognizer)",
      [other],
      "Waits for another's failure in every attempt."
    ) { (recognizer: UIGestureRecognizer, arguments) in
      if let other: UIGestureRecognizer = arguments.object(0) { recognizer.require(toFail: other) }
      return .none
    },
    .calling(
      "ignore",
      swift: "func ignore(_ touch: UITouch, for event: UIEvent)",
      [Parameter("touch", .object("UITouch")), event],
      "Lets go of a touch, which then stays with its view."
    ) { (recognizer: UIGestureRecognizer, arguments) in
      if let touch: UITouch = arguments.object(0), let event: UIEvent = arguments.object(1) {
        recognizer.ignore(touch, for: event)
      }
      return .none
    },
    .calling(
      "location(in:)",
      swift: "func location(in view: UIView?) -> CGPoint",
      [recognizerView],
      answer: .point,
      "Answers where the gesture is in a view's bounds; null means the window's."
    ) { (recognizer: UIGestureRecognizer, arguments) in
      .point(recognizer.location(in: arguments.object(0)))
    },
    .calling(
      "location(ofTouch:in:)",
      swift: "func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint",
      [Parameter("touchIndex", .integer), recognizerView],
      answer: .point,
      "Answers where one of its fingers is in a view's bounds."
    ) { (recognizer: UIGestureRecognizer, arguments) in
      .point(
        recognizer.location(ofTouch: Int(arguments.number(0)), in: arguments.object(1))
      )
    },
  ]
}
