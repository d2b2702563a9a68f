import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// A scroll view delays a touch, or takes it: its public switches, never its recognizers.

extension RemedyTable {
  func scrolling(_ reason: Reason) -> [Remedy] {
    guard let scrollView = object("by", of: reason) as? UIScrollView,
      let name = reference(scrollView)
    else { return [] }
    switch reason.id {
    case .touchDelayed:
      return [.set(name, "delaysContentTouches", false)] + keeping(scrollView, name)
    case .touchScrolled:
      return keeping(scrollView, name)
        + [.set(name, "canCancelContentTouches", false), .set(name, "isScrollEnabled", false)]
    case .touchDropped: return off(scrollView, "touchesShouldBegin")
    default: return []
    }
  }

  private func keeping(_ scrollView: UIScrollView, _ name: String) -> [Remedy] {
    guard let wanted = wantedView, let inner = reference(wanted), wanted !== scrollView else {
      return []
    }
    let variable = SwiftName.of(inner)
    return [
      Remedy(
        .scrollKeep,
        ["scroll": JSONValue(name), "wanted": JSONValue(inner)],
        .set(
          "\(name).overrides.touchesShouldCancel",
          ["unless": ["$view": ["under": JSONValue(inner)]]]
        ),
        swift: [
          "class \(SwiftName.ofClass(name, "View")): \(simulation.objects.className(of: scrollView)) {",
          "  weak var \(variable): UIView?",
          "  override func touchesShouldCancel(in view: UIView) -> Bool {",
          "    guard let \(variable) else { return super.touchesShouldCancel(in: view) }",
          "    return !view.isDescendant(of: \(variable))",
          "  }",
          "}",
        ]
      )
    ]
  }
}
