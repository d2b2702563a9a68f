import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// Something in front takes the point.

extension RemedyTable {
  func covered(_ reason: Reason) -> [Remedy] {
    switch reason.id {
    case .hitCovered:
      guard let behind = view("view", of: reason), let front = view("by", of: reason) else {
        return []
      }
      // Hiding comes last in every row: it is the one change that also takes away what is seen.
      return passing(front) + forward(behind) + hiding(front)
    case .hitInside:
      guard let hit = view("hit", of: reason) else { return [] }
      return branch(to: hit) + passing(hit) + hiding(hit)
    case .hitWindow:
      guard let front = view("by", of: reason) else { return [] }
      return passing(front) + hiding(front)
    case .chainSwallowed:
      // A control in front that keeps its touch, where no override is to blame.
      guard let front = view("by", of: reason) as? UIControl else { return [] }
      return passing(front)
    default: return []
    }
  }

  /// Lets touches through a view: all of them, unless somebody in it lives on them.
  private func passing(_ front: UIView) -> [Remedy] {
    guard let name = reference(front) else { return [] }
    let through = Remedy(
      .hitPassThrough,
      ["view": JSONValue(name)],
      .set("\(name).overrides.hitTest", ["nilIfSelf": true]),
      swift: [
        "class \(SwiftName.ofClass(name, "View")): \(simulation.objects.className(of: front)) {",
        "  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "    let hit = super.hitTest(point, with: event)",
        "    return hit === self ? nil : hit",
        "  }",
        "}",
      ]
    )
    let off = Remedy.set(name, "isUserInteractionEnabled", false)
    return isLive(front) ? [through] : [off, through]
  }

  /// Takes the touches from the whole branch of the wanted view in which another one is hit, where
  /// nobody in it lives on them.
  private func branch(to hit: UIView) -> [Remedy] {
    var branch = hit
    while let superview = branch.superview, superview !== wantedView { branch = superview }
    guard branch !== hit, branch.superview != nil, !isLive(branch), let name = reference(branch)
    else { return [] }
    return [.set(name, "isUserInteractionEnabled", false)]
  }

  /// Whether a view or one inside it does something when it is touched.
  private func isLive(_ view: UIView) -> Bool {
    var rest = [view]
    while let next = rest.popLast() {
      // What gets no touches as it is loses none by the change, and neither does anything inside
      // it.
      guard next.isUserInteractionEnabled, !next.isHidden else { continue }
      if next is UIControl || next is UIScrollView
        || !(next.gestureRecognizers ?? []).filter({ !$0.isOwn && $0.isEnabled }).isEmpty
      {
        return true
      }
      rest += next.subviews
    }
    return false
  }

  /// Brings the branch that leads to the wanted view in front of its siblings.
  private func forward(_ view: UIView) -> [Remedy] {
    // A window of ours stands for a parent that was not printed: it cannot be spoken to.
    guard let superview = view.superview, superview.subviews.last !== view,
      !session.isMadeUp(superview), let outer = reference(superview), let name = reference(view)
    else { return [] }
    return [
      Remedy(
        .hitForward,
        ["view": JSONValue(name)],
        .call("bringSubviewToFront", on: outer, with: [JSONValue(name)])
      )
    ]
  }

  private func hiding(_ view: UIView) -> [Remedy] {
    reference(view).map { [Remedy.set($0, "isHidden", true)] } ?? []
  }
}
