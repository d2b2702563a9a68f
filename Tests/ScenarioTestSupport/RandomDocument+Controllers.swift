extension RandomDocument {
  /// A stack of controllers, the first of which holds views, and the objects that come and go.
  mutating func stack(
    holding views: DocumentValue
  ) -> (root: DocumentValue, objects: [DocumentValue]) {
    hasControllers = true
    var views = views
    if case .list(let others) = views {
      let field: DocumentValue = [
        "id": "formField", "class": "UITextField", "frame": [20, 600, 200, 44],
      ]
      views = .list(others + [field])
      fields.append("formField")
    }
    let form: DocumentValue = [
      "id": "form", "class": "UIViewController", "view": ["id": "root", "subviews": views],
    ]
    let root: DocumentValue = [
      "id": "stack", "class": "UINavigationController", "viewControllers": [form],
    ]
    var field: DocumentValue = ["id": "detailField", "frame": [20, 100, 200, 44]]
    field["class"] = .text(numbers.once(in: 2) ? "UITextField" : "UITextView")
    fields.append("detailField")
    var overrides: DocumentValue = [:]
    if numbers.once(in: 2) {
      overrides["viewWillAppear"] = [
        "super", ["call": "becomeFirstResponder", "on": "detailField"],
      ]
    }
    let detail: DocumentValue = [
      "id": "detail", "class": "UIViewController", "overrides": overrides,
      "view": ["id": "detailRoot", "subviews": [field]],
    ]
    let styles = ["fullScreen", "pageSheet", "overFullScreen", "automatic"]
    let other: DocumentValue =
      numbers.once(in: 3)
      ? ["id": "other", "class": "UIAlertController"]
      : [
        "id": "other", "class": "UIViewController",
        "modalPresentationStyle": .text(numbers.pick(styles) ?? "automatic"),
      ]
    return (root, [detail, other])
  }

  /// Returns a step in which a controller is pushed, popped, presented or dismissed.
  ///
  /// - Parameter isTouched: Whether a finger is down.
  /// - Returns: The step, which does nothing where UIKit would refuse it.
  mutating func controllerStep(isTouched: Bool) -> DocumentValue {
    let isAnimated = DocumentValue.flag(numbers.once(in: 2))
    switch numbers.next(below: isTouched ? 4 : 5) {
    case 0:
      return onlyIf(
        ["$stack.topViewController": "form", "$detail.parent": nil],
        focusing() + [
          ["call": "pushViewController", "on": "stack", "with": ["detail", isAnimated]]
        ]
      )
    case 1: return ["call": "popViewController", "on": "stack", "with": [isAnimated]]
    case 2:
      return onlyIf(
        ["$other.presentingViewController": nil, "$form.presentedViewController": nil],
        focusing() + [["call": "present", "on": "form", "with": ["other", isAnimated]]]
      )
    case 3: return ["call": "dismiss", "on": "form", "with": [isAnimated]]
    default:
      // A finger from the edge pops, or begins to and gives up.
      return [
        "send": "touch.drag", "from": [0, 400], "by": [.number(numbers.pick([40, 300]) ?? 40), 0],
      ]
    }
  }

  /// A change that is made in the next turn, if what it needs holds then.
  private func onlyIf(_ condition: DocumentValue, _ changes: [DocumentValue]) -> DocumentValue {
    ["after": 0, "do": [["if": condition, "then": .list(changes)]]]
  }

  /// Mostly gives the focus to somebody, who then loses it to what comes.
  private mutating func focusing() -> [DocumentValue] {
    guard let field = numbers.pick(fields), !numbers.once(in: 3) else { return [] }
    return [["call": "becomeFirstResponder", "on": .text(field)]]
  }
}

extension DocumentValue: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .null }
}
