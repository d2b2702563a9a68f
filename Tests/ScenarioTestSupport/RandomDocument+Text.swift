extension RandomDocument {
  /// Makes a view a text field or a text view.
  mutating func takesText(_ view: inout DocumentValue, _ id: String) {
    let isField = numbers.once(in: 2)
    view["class"] = isField ? "UITextField" : "UITextView"
    view["text"] = "some words to touch"
    if isField { controls.append(id) }
    fields.append(id)
    traits(of: &view)
    if !isField {
      // A text view is a scroll view; its content may be more than it shows.
      scrollViews.append(id)
      if numbers.once(in: 2) { view["text"] = .text(String(repeating: "many lines\n", count: 60)) }
      if numbers.once(in: 4) { view["isScrollEnabled"] = false }
    }
    var delegate: DocumentValue = [:]
    for question in [
      "shouldBeginEditing", "shouldEndEditing", isField ? "shouldReturn" : "shouldChangeTextIn",
    ] where numbers.once(in: 4) {
      delegate[question] = answer()
    }
    for told in ["didBeginEditing", "didEndEditing", "didChangeSelection"]
    where numbers.once(in: 5) {
      delegate[told] = .list(mischief(onField: id))
    }
    if delegate != [:] { view["delegate"] = ["overrides": delegate] }
  }

  /// What the keyboard of a field is like.
  private mutating func traits(of view: inout DocumentValue) {
    for (trait, value) in [
      ("keyboardType", "emailAddress"), ("returnKeyType", "go"), ("autocorrectionType", "no"),
      ("autocapitalizationType", "words"),
    ] where numbers.once(in: 6) {
      view[trait] = .text(value)
    }
    for flag in ["isSecureTextEntry", "enablesReturnKeyAutomatically"] where numbers.once(in: 8) {
      view[flag] = true
    }
  }

  private mutating func mischief(onField id: String) -> [DocumentValue] {
    guard numbers.once(in: 2) else { return mischief(on: id) }
    let other = DocumentValue.text(numbers.pick(fields) ?? id)
    return atSomeTime([
      "call": numbers.once(in: 2) ? "becomeFirstResponder" : "resignFirstResponder", "on": other,
    ])
  }

  /// A step with text: another field gets the focus, or somebody types.
  mutating func textStep() -> DocumentValue {
    guard let field = numbers.pick(fields), numbers.once(in: 2) else {
      return [
        "send": "text-input.type", "text": .text(numbers.pick(["ab", "a\u{8}", "x\n"]) ?? "a"),
      ]
    }
    // What was typed can be undone, while the field has the focus.
    if numbers.once(in: 6) { return ["send": "motion.shake"] }
    let stimulus = numbers.once(in: 3) ? "first-responder.resign" : "first-responder.become"
    return ["send": .text(stimulus), "on": .text(field)]
  }
}
