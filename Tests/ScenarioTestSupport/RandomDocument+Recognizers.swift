extension RandomDocument {
  /// Recognizers of one view.
  mutating func gestureRecognizers() -> DocumentValue {
    .list((0...numbers.next(below: 3)).map { _ in recognizer() })
  }

  private mutating func recognizer() -> DocumentValue {
    let id = "r\(recognizers.count + 1)"
    var recognizer: DocumentValue = ["id": .text(id)]
    switch numbers.next(below: 8) {
    case 0:
      recognizer["class"] = "UITapGestureRecognizer"
      few("numberOfTapsRequired", 3, of: &recognizer)
      few("numberOfTouchesRequired", 2, of: &recognizer)
    case 1:
      recognizer["class"] = "UILongPressGestureRecognizer"
      few("numberOfTapsRequired", 2, of: &recognizer)
      if numbers.once(in: 3) { recognizer["minimumPressDuration"] = 0.1 }
    case 2:
      recognizer["class"] = "UIPanGestureRecognizer"
      few("minimumNumberOfTouches", 2, of: &recognizer)
      few("maximumNumberOfTouches", 2, of: &recognizer)
    case 3:
      recognizer["class"] = "UISwipeGestureRecognizer"
      recognizer["direction"] = .text(numbers.pick(["left", "right", "up", "down"]) ?? "left")
    case 4: recognizer["class"] = "UIPinchGestureRecognizer"
    case 5: recognizer["class"] = "UIRotationGestureRecognizer"
    case 6:
      recognizer["class"] = "UIScreenEdgePanGestureRecognizer"
      recognizer["edges"] = ["left", "top"]
    default:
      recognizer["class"] = "UIGestureRecognizer"
      recognizer["overrides"] = wildness()
    }
    for (flag, chance) in [
      ("cancelsTouchesInView", 2), ("delaysTouchesEnded", 2), ("requiresExclusiveTouchType", 9),
    ] where numbers.once(in: chance) {
      recognizer[flag] = false
    }
    if numbers.once(in: 4) { recognizer["delaysTouchesBegan"] = true }
    // One that stands before; the script adds others, and cycles with them.
    if numbers.once(in: 3), let other = numbers.pick(recognizers) {
      recognizer["requireToFail"] = [.text(other)]
    }
    if numbers.once(in: 2) {
      recognizer["target"] = "target"
      recognizer["action"] = "acted:"
    }
    if numbers.once(in: 3) { recognizer["delegate"] = ["overrides": delegateAnswers()] }
    recognizers.append(id)
    return recognizer
  }

  private mutating func few(_ key: String, _ limit: Int, of node: inout DocumentValue) {
    if numbers.once(in: 2) { node[key] = .number(Double(1 + numbers.next(below: limit))) }
  }

  private mutating func delegateAnswers() -> DocumentValue {
    var answers: DocumentValue = [:]
    for question in [
      "shouldBegin", "shouldReceiveTouch", "shouldReceiveEvent",
      "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
    ] where numbers.once(in: 3) {
      answers[question] = answer()
    }
    return answers
  }

  /// The methods of a class of the app's own, which assigns any state at any time.
  private mutating func wildness() -> DocumentValue {
    var overrides: DocumentValue = [:]
    for method in ["touchesBegan", "touchesMoved", "touchesEnded", "reset"]
    where numbers.once(in: 2) {
      let states = ["began", "changed", "ended", "cancelled", "failed", "possible"]
      let state = DocumentValue.text(numbers.pick(states) ?? "failed")
      let assignment: DocumentValue = ["set": ["$self.state": state]]
      let often = DocumentValue.number(Double(numbers.next(below: 3)))
      overrides[method] = [
        "super",
        numbers.once(in: 2)
          ? assignment : ["if": ["$count": ["above": often]], "then": [assignment]],
      ]
    }
    for question in ["canPrevent", "canBePrevented", "shouldRequireFailure", "shouldReceive"]
    where numbers.once(in: 5) {
      overrides[question] = answer()
    }
    return overrides
  }
}
