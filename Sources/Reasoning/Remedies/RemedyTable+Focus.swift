import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// The focus does not come, goes away, or a list refuses a row.

extension RemedyTable {
  func focus(_ reason: Reason) -> [Remedy] {
    guard reason.kind == .focus else { return [] }
    let object = object("object", of: reason) ?? wanted
    guard let object, let name = reference(object) else { return takenAway() }
    switch reason.id {
    case .focusCannot: return allowing(object, name) + becoming(object, name)
    case .focusTooEarly: return later(object, name) + putIn(object)
    case .focusKept:
      let keeper = self.object("by", of: reason)
      return keeper.map { releasing($0) } ?? []
    case .focusNotAsked, .focusGone, .focusTaken, .focusRefused:
      let keeper = simulation.firstResponders.current
      return becoming(object, name) + later(object, name)
        + (keeper === object ? [] : keeper.map { releasing($0) } ?? [])
    default: return []
    }
  }

  /// Makes an object first responder; one that says no by UIKit's default is let first.
  func becoming(_ object: AnyObject, _ name: String) -> [Remedy] {
    guard let responder = object as? UIResponder else { return [] }
    let become = Edit.Change.call("becomeFirstResponder", on: name, with: [])
    let args: JSONValue = ["object": JSONValue(name)]
    guard !canBecome(responder) else {
      return [
        Remedy(
          .focusBecome,
          args,
          Edit([become]),
          swift: ["\(SwiftName.of(name)).becomeFirstResponder()"]
        )
      ]
    }
    return [
      Remedy(
        .focusBecome,
        args,
        Edit([allow(name), become]),
        swift: swiftAllowing(object, name) + ["\(SwiftName.of(name)).becomeFirstResponder()"]
      )
    ]
  }

  private func canBecome(_ responder: UIResponder) -> Bool {
    var answer = false
    // Asked aside: the getter may be overridden, and its call belongs to no event.
    simulation.ask(at: .outcome, { _ in }) { answer = responder.canBecomeFirstResponder }
    return answer
  }

  private func allow(_ name: String) -> Edit.Change {
    .set(path: "\(name).overrides.canBecomeFirstResponder", value: true)
  }

  private func swiftAllowing(_ object: AnyObject, _ name: String) -> [String] {
    [
      "class \(SwiftName.ofClass(name, "Responder")): \(simulation.objects.className(of: object)) {",
      "  override var canBecomeFirstResponder: Bool { true }",
      "}",
    ]
  }

  private func allowing(_ object: AnyObject, _ name: String) -> [Remedy] {
    [
      Remedy(
        .overrideAnswer,
        ["object": JSONValue(name), "method": "canBecomeFirstResponder", "answer": true],
        Edit([allow(name)]),
        swift: swiftAllowing(object, name)
      )
    ]
  }

  /// Asked when the controller has appeared, and not before.
  private func later(_ object: AnyObject, _ name: String) -> [Remedy] {
    var current = UIView.standing(for: object)
    while let view = current {
      if let controller = simulation.controller(of: view), let owner = reference(controller) {
        let variable = SwiftName.of(name)
        return [
          Remedy(
            .focusLater,
            ["object": JSONValue(name), "controller": JSONValue(owner)],
            .set(
              "\(owner).overrides.viewDidAppear",
              ["super", ["call": "becomeFirstResponder", "on": JSONValue(name)]]
            ),
            swift: SwiftClass(session: session).overriding(
              controller,
              owner,
              fields: [variable],
              [("viewDidAppear", { [$0, "\(variable)?.becomeFirstResponder()"] })]
            )
          )
        ]
      }
      current = view.superview
    }
    return []
  }

  private func putIn(_ object: AnyObject) -> [Remedy] {
    guard let view = object as? UIView, view.window == nil else { return [] }
    return outside(Reason(.hitNoWindow, .object(), nil))
  }

  /// Whoever has the focus lets go of it.
  private func releasing(_ keeper: AnyObject) -> [Remedy] {
    guard let name = reference(keeper) else { return [] }
    var remedies = off(keeper, "canResignFirstResponder") + off(keeper, "resignFirstResponder")
    for method in ["shouldEndEditing"] {
      let delegate =
        (keeper as? UITextField)?.delegate as AnyObject? ?? (keeper as? UITextView)?.delegate
      remedies += off(delegate, method)
    }
    remedies.append(
      Remedy(
        .focusResign,
        ["object": JSONValue(name)],
        .call("resignFirstResponder", on: name, with: [])
      )
    )
    return remedies
  }

  /// Nobody should be first responder, and somebody is.
  private func takenAway() -> [Remedy] {
    simulation.firstResponders.current.map { releasing($0) } ?? []
  }

  // MARK: - Lists

  func lists(_ reason: Reason) -> [Remedy] {
    guard let list = object("list", of: reason), let name = reference(list) else { return [] }
    switch reason.id {
    case .listNoSelection: return [.set(name, "allowsSelection", true)]
    case .listRefused:
      let delegate: AnyObject? =
        (list as? UITableView)?.delegate ?? (list as? UICollectionView)?.delegate
      guard let method = argument("method", of: reason) else { return [] }
      return off(delegate, method)
    default: return []
    }
  }

  // MARK: - Values

  /// A value that nothing else explains is set.
  func values(_ reason: Reason) -> [Remedy] {
    // A matcher that is an object names no single value that could be set, and a way without a
    // property names the object itself.
    guard case .value(let object, let path, let wanted) = concern, !path.isEmpty,
      !wanted.isObject, [.valueIs, .parted, .decided].contains(reason.id)
    else { return [] }
    return [.set(object, path, wanted)]
  }
}
