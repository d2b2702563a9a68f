import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// A recognizer takes a touch away from its view, or waits, or is prevented. UIKit's own recognizers
// are never changed.

extension RemedyTable {
  /// A recognizer took the touch of the wanted view.
  func taking(_ reason: Reason) -> [Remedy] {
    guard [.touchTaken, .touchHeld].contains(reason.id),
      let taker = object("by", of: reason) as? UIGestureRecognizer, !taker.isOwn,
      let name = reference(taker), let wanted = wantedView, let inner = reference(wanted)
    else { return [] }
    var remedies = declining(taker, in: wanted)
    var keeping = [Edit.Change.set(path: "\(name).cancelsTouchesInView", value: false)]
    // Otherwise the view would still hear of its touch only when the recognizer has failed.
    if taker.delaysTouchesBegan {
      keeping.append(.set(path: "\(name).delaysTouchesBegan", value: false))
    }
    remedies.append(
      Remedy(
        .set,
        [
          "object": JSONValue(name), "property": "cancelsTouchesInView", "value": false,
        ],
        Edit(keeping)
      )
    )
    remedies.append(
      Remedy(
        .recognizerRefuse,
        ["wanted": JSONValue(inner)],
        .set("\(inner).overrides.gestureRecognizerShouldBegin", false),
        swift: [
          "class \(SwiftName.ofClass(inner, "View")): \(simulation.objects.className(of: wanted)) {",
          "  override func gestureRecognizerShouldBegin(",
          "    _ gestureRecognizer: UIGestureRecognizer",
          "  ) -> Bool {",
          "    false",
          "  }",
          "}",
        ]
      )
    )
    remedies += recognizers(of: wanted).filter { $0 !== taker }.flatMap { waits(taker, for: $0) }
    // Last: it takes the recognizer away everywhere, and not only from this touch.
    remedies.append(.set(name, "isEnabled", false))
    return remedies
  }

  /// A recognizer that should recognize has to wait, is prevented, or was refused.
  func waiting(_ reason: Reason) -> [Remedy] {
    guard let recognizer = object("recognizer", of: reason) as? UIGestureRecognizer,
      let name = reference(recognizer)
    else { return [] }
    let other = object("by", of: reason) as? UIGestureRecognizer
    switch reason.id {
    case .recognizerWaits, .recognizerRing:
      guard let other else { return [] }
      return independent(recognizer, of: other) + failing(other, recognizer)
    case .recognizerPrevented:
      guard let other else { return [] }
      return together(recognizer, other) + failing(other, recognizer)
        + waits(other, for: recognizer)
    case .recognizerExcluded:
      guard let other else { return [] }
      return independent(recognizer, of: other) + together(recognizer, other)
        + failing(other, recognizer) + waits(other, for: recognizer)
    case .recognizerRefused:
      return answering(recognizer, true, ["shouldReceiveEvent", "shouldReceiveTouch"])
        + off(recognizer, "shouldReceive")
    case .recognizerMayNotBegin:
      let views = event.records.compactMap { record -> UIView? in
        guard record.kind == .answered, record.method == .gestureRecognizerShouldBegin,
          case .flag(false)? = record[.answer]
        else { return nil }
        return counterpart(record.at) as? UIView
      }
      // The last of them helps because a view is asked only about recognizers that would take its
      // touches.
      return answering(recognizer, true, ["shouldBegin"])
        + views.flatMap { off($0, "gestureRecognizerShouldBegin") }
        + [.set(name, "cancelsTouchesInView", false)]
    default: return []
    }
  }

  // MARK: - One remedy

  private func recognizers(of view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []).filter { !$0.isOwn }
  }

  /// The delegate refuses touches in a view; without one, the controller becomes it.
  func declining(_ recognizer: UIGestureRecognizer, in wanted: UIView) -> [Remedy] {
    // What a recognizer of the very view should not see leaves it nothing.
    guard let name = reference(recognizer), let inner = reference(wanted),
      recognizer.view !== wanted
    else { return [] }
    var changes: [Edit.Change] = []
    let swift: [String]
    let delegate: String
    if recognizer.delegateObject != nil {
      delegate = "\(name).delegate"
    } else {
      guard let controller = controller(above: recognizer.view) else { return [] }
      changes.append(.set(path: "\(name).delegate", value: JSONValue(controller)))
      delegate = controller
    }
    changes.append(
      .set(
        path: "\(delegate).overrides.shouldReceiveTouch",
        value: ["unless": ["$touch.view": ["under": JSONValue(inner)]]]
      )
    )
    let variable = SwiftName.of(inner)
    swift = SwiftClass(session: session).delegate(
      of: recognizer,
      name,
      fields: [variable],
      "shouldReceiveTouch",
      [
        "guard let \(variable) else { return true }",
        "return touch.view?.isDescendant(of: \(variable)) != true",
      ]
    )
    return [
      Remedy(
        .recognizerDecline,
        ["recognizer": JSONValue(name), "wanted": JSONValue(inner)],
        Edit(changes),
        swift: swift
      )
    ]
  }

  private func controller(above view: UIView?) -> String? {
    var current = view
    while let view = current {
      if let controller = simulation.controller(of: view), let name = reference(controller) {
        return name
      }
      current = view.superview
    }
    return nil
  }

  private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> [Remedy] {
    guard !one.isOwn, let name = reference(one), let awaited = reference(other),
      !one.failureRequirements.contains(where: { $0 === other })
    else { return [] }
    return [
      Remedy(
        .recognizerWait,
        ["recognizer": JSONValue(name), "other": JSONValue(awaited)],
        .call("require", on: name, with: [JSONValue(awaited)])
      )
    ]
  }

  /// The requirement is taken back: where it was set, or where a delegate asks for it.
  private func independent(
    _ recognizer: UIGestureRecognizer,
    of other: UIGestureRecognizer
  ) -> [Remedy] {
    guard let name = reference(recognizer), let awaited = reference(other) else { return [] }
    var remedies: [Remedy] = []
    let required = recognizer.failureRequirements
    let args: JSONValue = ["recognizer": JSONValue(name), "other": JSONValue(awaited)]
    if required.contains(where: { $0 === other }) {
      let rest = required.filter { $0 !== other }.compactMap { reference($0) }
      remedies.append(
        Remedy(
          .recognizerNoWait,
          args,
          .set("\(name).requireToFail", JSONValue(rest)),
          swift: anew(recognizer, name, without: awaited)
        )
      )
    }
    remedies += answering(recognizer, false, ["shouldRequireFailureOf"])
    remedies += answering(other, false, ["shouldBeRequiredToFailBy"])
    remedies += off(recognizer, "shouldRequireFailure") + off(other, "shouldBeRequiredToFail")
    return remedies
  }

  /// Both recognize: what a delegate says where there is one, else what the class says.
  private func together(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> [Remedy] {
    guard let name = reference(one), let second = reference(other) else { return [] }
    let args: JSONValue = ["recognizer": JSONValue(name), "other": JSONValue(second)]
    var remedies: [Remedy] = []
    for (recognizer, id) in [(one, name), (other, second)]
    where !recognizer.isOwn && recognizer.delegateObject != nil {
      remedies.append(
        Remedy(
          .recognizerTogether,
          args,
          .set("\(id).delegate.overrides.shouldRecognizeSimultaneouslyWith", true),
          swift: simultaneous(recognizer, id)
        )
      )
    }
    if remedies.isEmpty, !one.isOwn, let controller = controller(above: one.view) {
      remedies.append(
        Remedy(
          .recognizerTogether,
          args,
          Edit([
            .set(path: "\(name).delegate", value: JSONValue(controller)),
            .set(
              path: "\(controller).overrides.shouldRecognizeSimultaneouslyWith",
              value: true
            ),
          ]),
          swift: simultaneous(one, name)
        )
      )
    }
    if !one.isOwn {
      remedies.append(
        Remedy(
          .overrideAnswer,
          ["object": JSONValue(name), "method": "canBePrevented", "answer": false],
          .set("\(name).overrides.canBePrevented", false),
          swift: [
            "class \(SwiftName.ofClass(name, "Recognizer")): \(simulation.objects.className(of: one)) {",
            "  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }",
            "}",
          ]
        )
      )
    }
    return remedies
  }

  private func simultaneous(_ recognizer: UIGestureRecognizer, _ name: String) -> [String] {
    SwiftClass(session: session).delegate(
      of: recognizer,
      name,
      "shouldRecognizeSimultaneouslyWith",
      ["true"]
    )
  }

  /// UIKit takes no requirement back: the recognizer is made without it.
  private func anew(
    _ recognizer: UIGestureRecognizer,
    _ name: String,
    without awaited: String
  ) -> [String] {
    let variable = SwiftName.of(name)
    let type = simulation.objects.className(of: recognizer)
    let view = reference(recognizer.view).map { SwiftName.of($0) }
    return [
      "let \(variable) = \(type)()  // without require(toFail: \(SwiftName.of(awaited)))"
    ] + (view.map { ["\($0).addGestureRecognizer(\(variable))"] } ?? [])
  }

  /// The other one gives way: its delegate declines here, or it is switched off.
  private func failing(
    _ other: UIGestureRecognizer,
    _ recognizer: UIGestureRecognizer
  ) -> [Remedy] {
    guard !other.isOwn, let name = reference(other) else { return [] }
    let declined = recognizer.view.map { declining(other, in: $0) } ?? []
    return declined + [.set(name, "isEnabled", false)]
  }

  /// The delegate answers another thing, where the document lets it answer at all.
  private func answering(
    _ recognizer: UIGestureRecognizer,
    _ answer: Bool,
    _ methods: [String]
  ) -> [Remedy] {
    guard let name = reference(recognizer), let delegate = recognizer.delegateObject else {
      return []
    }
    return methods.filter { session.override($0, of: delegate) != nil }.map { method in
      Remedy(
        .recognizerAnswer,
        [
          "recognizer": JSONValue(name), "method": JSONValue(method), "answer": JSONValue(answer),
        ],
        .set("\(name).delegate.overrides.\(method)", JSONValue(answer)),
        swift: SwiftClass(session: session).delegate(of: recognizer, name, method, ["\(answer)"])
      )
    }
  }
}
