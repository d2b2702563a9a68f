import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// A flag says no: it is set, at the object where it stands.

extension RemedyTable {
  func flags(_ reason: Reason) -> [Remedy] {
    let view = reason.sentence.args["view"]?.string
    switch reason.id {
    case .hitHidden: return set(view, "isHidden", false)
    case .hitTransparent: return set(view, "alpha", 1)
    case .hitInteraction, .hitClass:
      return set(view, "isUserInteractionEnabled", true)
    case .hitCollapsed: return set(view, "transform", [1, 0, 0, 1, 0, 0])
    case .touchSecondFinger: return set(view, "isMultipleTouchEnabled", true)
    case .touchNeedsIdle: return set(view, "isExclusiveTouch", false)
    case .touchExclusive: return exclusiveViews.flatMap { set($0, "isExclusiveTouch", false) }
    case .hitIgnored: return [endIgnoring]
    case .recognizerDisabled:
      return set(argument("recognizer", of: reason), "isEnabled", true)
    case .controlDisabled: return set(argument("control", of: reason), "isEnabled", true)
    default: return []
    }
  }

  private func set(_ object: String?, _ property: String, _ value: JSONValue) -> [Remedy] {
    guard let object, (try? session.object(named: object)) != nil else { return [] }
    return [Remedy.set(object, property, value)]
  }

  /// The views that keep others' touches away.
  private var exclusiveViews: [String] {
    Carriers(session: session).viewsOnScreen.filter(\.isExclusiveTouch).compactMap { reference($0) }
  }

  private var endIgnoring: Remedy {
    // UIKit counts how often it began, and goes on ignoring until each of them has been ended.
    let depth = max(1, simulation.application.ignoringDepth)
    let end = Edit.Change.call("endIgnoringInteractionEvents", on: "application", with: [])
    return Remedy(
      .endIgnoring,
      .object(),
      Edit(Array(repeating: end, count: depth)),
      swift: Array(
        repeating: "UIApplication.shared.endIgnoringInteractionEvents()",
        count: depth
      )
    )
  }
}
