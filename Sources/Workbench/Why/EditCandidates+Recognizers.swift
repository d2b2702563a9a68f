import Jansson
@_spi(Workbench) import ResponderKit

extension EditCandidates {
  /// Changes of recognizers: of one that should recognize, or of those that take touches away.
  func recognizers() -> [Edit] {
    if let wanted = wanted as? UIGestureRecognizer { return letting(wanted) }
    return watching.flatMap { taking($0) }
  }

  /// The recognizers of the hit view and the wanted one and of all views above them.
  var watching: [UIGestureRecognizer] {
    var seen: Set<ObjectIdentifier> = []
    return (line + front).flatMap { $0.gestureRecognizers ?? [] }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: - For views

  /// Changes after which a recognizer leaves touches to their view.
  private func taking(_ recognizer: UIGestureRecognizer) -> [Edit] {
    let name = name(recognizer)
    var edits: [Edit] = []
    if recognizer.cancelsTouchesInView { edits.append(.set("\(name).cancelsTouchesInView", false)) }
    if recognizer.delaysTouchesBegan { edits.append(.set("\(name).delaysTouchesBegan", false)) }
    if recognizer.delaysTouchesEnded { edits.append(.set("\(name).delaysTouchesEnded", false)) }
    edits += answers(of: recognizer)
    if recognizer.isEnabled { edits.append(.set("\(name).isEnabled", false)) }
    if let view = wanted as? UIView {
      edits.append(
        Edit(
          changes: [
            .set(path: "\(self.name(view)).overrides.gestureRecognizerShouldBegin", value: false)
          ],
          text: "let \(self.name(view)) refuse recognizers that would take its touch"
        )
      )
    }
    return edits
  }

  // MARK: - For a recognizer

  /// Changes after which a recognizer gets the touch, need not wait and is not prevented.
  private func letting(_ wanted: UIGestureRecognizer) -> [Edit] {
    let name = name(wanted)
    var edits: [Edit] = []
    if !wanted.isEnabled { edits.append(.set("\(name).isEnabled", true)) }
    // A view is asked about those only that would take its touch.
    if wanted.cancelsTouchesInView { edits.append(.set("\(name).cancelsTouchesInView", false)) }
    edits += requirements(of: wanted) + answers(of: wanted)
    let others = watching.filter { $0 !== wanted }
    for other in others {
      edits += requirements(of: other) + answers(of: other) + together(wanted, other)
    }
    for other in others where other.isEnabled {
      edits.append(.set("\(self.name(other)).isEnabled", false))
      edits.append(
        Edit(
          changes: [
            .call("require", on: self.name(other), with: [JSONValue(name)])
          ],
          text: "let \(self.name(other)) wait for \(name) to fail"
        )
      )
    }
    return edits
  }

  /// Each requirement, taken back.
  private func requirements(of recognizer: UIGestureRecognizer) -> [Edit] {
    let required = recognizer.failureRequirements
    return required.map { other in
      let rest = required.filter { $0 !== other }.map { JSONValue(name($0)) }
      return Edit(
        changes: [.set(path: "\(name(recognizer)).requireToFail", value: JSONValue(rest))],
        text: "do not let \(name(recognizer)) wait for \(name(other)) to fail"
      )
    }
  }

  /// What documents let the delegate, the class or a view answer, taken away or turned round.
  private func answers(of recognizer: UIGestureRecognizer) -> [Edit] {
    let name = name(recognizer)
    var edits: [Edit] = []
    if let delegate = recognizer.delegateObject, let overrides = simulation.overrides(of: delegate)
    {
      for method in EditCandidates.questions where overrides.overrides(method) {
        edits += [true, false].map { answer in
          Edit(
            changes: [
              .set(path: "\(name).delegate.overrides.\(method.rawValue)", value: JSONValue(answer))
            ],
            text: "let the delegate of \(name) answer \(answer) to \(method.rawValue)"
          )
        }
      }
    }
    if let overrides = simulation.overrides(of: recognizer) {
      for method in EditCandidates.recognizerMethods where overrides.overrides(method) {
        edits.append(
          Edit(
            changes: [.set(path: "\(name).overrides.\(method.rawValue)", value: .null)],
            text: "take away the override \(name).\(method.rawValue)"
          )
        )
      }
    }
    return edits + viewAnswers()
  }

  private func viewAnswers() -> [Edit] {
    (line + front).flatMap { view -> [Edit] in
      guard let overrides = simulation.overrides(of: view) else { return [] }
      return [Method.gestureRecognizers, .gestureRecognizerShouldBegin]
        .filter { overrides.overrides($0) }
        .map { method in
          Edit(
            changes: [.set(path: "\(name(view)).overrides.\(method.rawValue)", value: .null)],
            text: "take away the override \(name(view)).\(method.rawValue)"
          )
        }
    }
  }

  /// Both recognize: what a delegate says where there is one, else what the class says.
  private func together(_ wanted: UIGestureRecognizer, _ other: UIGestureRecognizer) -> [Edit] {
    let name = name(wanted)
    if let delegate = wanted.delegateObject, simulation.overrides(of: delegate) != nil {
      return [
        Edit(
          changes: [
            .set(path: "\(name).delegate.overrides.shouldRecognizeSimultaneouslyWith", value: true)
          ],
          text: "let the delegate of \(name) allow others to recognize with it"
        )
      ]
    }
    return [
      Edit(
        changes: [.set(path: "\(name).overrides.canBePrevented", value: false)],
        text: "let \(name) answer false to canBePrevented"
      )
    ]
  }

  private static let questions: [Method] = [
    .shouldReceiveEvent, .shouldReceiveTouch, .shouldBegin, .shouldRecognizeSimultaneouslyWith,
    .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
  ]

  private static let recognizerMethods: [Method] = [
    .shouldReceive, .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    .shouldRequireFailure, .shouldBeRequiredToFail, .canPrevent, .canBePrevented,
  ]
}
