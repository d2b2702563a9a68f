import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// A control does not send, an action finds nobody, a message begins where it does not come by.

extension RemedyTable {
  func controls(_ reason: Reason) -> [Remedy] {
    // At the control itself a name is that of one of its events, which it sends in any case; only a
    // colon makes an action of it.
    guard [.controlNoTarget, .controlOtherEvent, .controlLeft].contains(reason.id),
      let control = object("control", of: reason) as? UIControl, let name = reference(control),
      case .occurrence(let owner, let action, false) = concern,
      action.hasSuffix(":") || owner != name,
      let target = owner ?? control.sentActions.first?.target.flatMap({ reference($0) })
    else { return [] }
    let sent = event.records
      .filter { $0.kind == .controlEvent && counterpart($0.at) === control }
      .compactMap { $0.text(.event) }
    // The last that it does send is the one that says that it was used.
    guard let used = sent.last else { return [] }
    return [
      Remedy(
        .controlTarget,
        [
          "control": JSONValue(name), "event": JSONValue(used), "target": JSONValue(target),
          "action": JSONValue(action),
        ],
        .call(
          "addTarget",
          on: name,
          with: [JSONValue(target), JSONValue(action), JSONValue(used)]
        ),
        swift: [
          "\(SwiftName.of(name)).addTarget(\(SwiftName.of(target)), action: "
            + "\"\(action)\", for: .\(used))"
        ]
      )
    ]
  }

  /// An action goes to whoever implements it and says so, on the way from where it begins.
  func actions(_ reason: Reason) -> [Remedy] {
    guard let action = argument("action", of: reason) else { return [] }
    let owner = object("wanted", of: reason) ?? object("object", of: reason) ?? wanted
    guard let owner, let name = reference(owner) else { return [] }
    switch reason.id {
    case .actionRefused: return off(owner, "canPerformAction") + performing(owner, name, action)
    case .actionNobody: return implementing(owner, name, action) + leading(to: owner, name)
    case .actionElsewhere:
      let got = object("got", of: reason)
      return implementing(owner, name, action) + (got.map { refusing($0, action) } ?? [])
        + leading(to: owner, name)
    default: return []
    }
  }

  private func implementing(_ owner: AnyObject, _ name: String, _ action: String) -> [Remedy] {
    guard !simulation.actions.implements(ResponderKit.Selector(action), owner) else { return [] }
    return [
      Remedy(
        .actionImplement,
        ["object": JSONValue(name), "action": JSONValue(action)],
        .set("\(name).implements", [JSONValue(action)]),
        swift: [
          "class \(SwiftName.ofClass(name, "Target")): \(simulation.objects.className(of: owner)) {",
          "  @objc func \(SwiftName.ofAction(action)) {}",
          "}",
        ]
      )
    ]
  }

  private func performing(_ owner: AnyObject, _ name: String, _ action: String) -> [Remedy] {
    guard owner is UIResponder else { return [] }
    return [answer(name, owner, "canPerformAction", ["also": [JSONValue(action)]], "true")]
  }

  private func refusing(_ got: AnyObject, _ action: String) -> [Remedy] {
    guard got is UIResponder, let name = reference(got) else { return [] }
    return [answer(name, got, "canPerformAction", ["except": [JSONValue(action)]], "false")]
  }

  private func answer(
    _ name: String,
    _ object: AnyObject,
    _ method: String,
    _ value: JSONValue,
    _ said: String
  ) -> Remedy {
    let first = value.members.map(\.value).first?[0]?.string ?? ""
    return Remedy(
      .overrideAnswer,
      ["object": JSONValue(name), "method": JSONValue(method), "answer": JSONValue(said)],
      .set("\(name).overrides.\(method)", value),
      swift: [
        "class \(SwiftName.ofClass(name, "Responder")): \(simulation.objects.className(of: object)) {",
        "  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {",
        "    if action == \"\(first)\" { return \(said) }",
        "    return super.canPerformAction(action, withSender: sender)",
        "  }",
        "}",
      ]
    )
  }

  /// The chain of whoever had the message last leads on to the wanted object.
  private func leading(to wanted: AnyObject, _ name: String) -> [Remedy] {
    guard wanted is UIResponder else { return [] }
    let last =
      event.records.last { $0.kind == .actionSearched || $0.kind == .discarded }?.at
      ?? event.outcome?.path.last
    guard let object = counterpart(last) as? UIResponder, object !== wanted,
      let from = reference(object)
    else { return [] }
    return [
      Remedy(
        .chainNext,
        ["object": JSONValue(from), "next": JSONValue(name)],
        .set("\(from).overrides.next", JSONValue(name)),
        swift: [
          "class \(SwiftName.ofClass(from, "Responder")): \(simulation.objects.className(of: object)) {",
          "  weak var \(SwiftName.of(name)): UIResponder?",
          "  override var next: UIResponder? { \(SwiftName.of(name)) }",
          "}",
        ]
      )
    ]
  }

  // MARK: - Messages

  func messages(_ reason: Reason) -> [Remedy] {
    switch reason.id {
    case .chainPassedOn, .chainPassedOff, .chainNotHandled: return handling()
    case .chainElsewhere, .chainNobody, .chainNoStart:
      guard let wanted, let name = reference(wanted) else { return [] }
      return becoming(wanted, name) + letting(wanted) + leading(to: wanted, name) + handling()
    default: return []
    }
  }

  /// The wanted object gets a method of its own for the message.
  private func handling() -> [Remedy] {
    guard let wanted, let name = reference(wanted), wanted is UIResponder,
      let message = event.outcome?.message,
      message.hasPrefix("touches") || message.hasPrefix("motion") || message.hasPrefix("presses")
        || message == "remoteControlReceived"
    else { return [] }
    // An override that has its own to do does that, and no longer passes the message on.
    let written = session.override(message, of: wanted)
    let isPassing = written == "super" || written?.elements.contains("super") == true
    guard written == nil || isPassing else { return [] }
    let body = (written?.elements.map(\.self) ?? []).filter { $0 != "super" }
    return [
      Remedy(
        .overrideHandle,
        ["object": JSONValue(name), "method": JSONValue(message)],
        .set("\(name).overrides.\(message)", JSONValue(body)),
        swift: SwiftClass(session: session).overriding(
          wanted,
          name,
          [(message, { _ in [] })]
        )
      )
    ]
  }

  /// Who has the focus and is not wanted lets go of it.
  private func letting(_ wanted: AnyObject) -> [Remedy] {
    guard let current = simulation.firstResponders.current, current !== wanted,
      let name = reference(current)
    else { return [] }
    return [
      Remedy(
        .focusResign,
        ["object": JSONValue(name)],
        .call("resignFirstResponder", on: name, with: [])
      )
    ]
  }
}
