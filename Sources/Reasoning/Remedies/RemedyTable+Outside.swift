import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// The finger is outside a view: an ancestor out of which the wanted one sticks, or the wanted one.

extension RemedyTable {
  func outside(_ reason: Reason) -> [Remedy] {
    switch reason.id {
    case .hitOutside:
      guard let view = view("view", of: reason), let wanted = wantedView else { return [] }
      return [also(view, wanted), lift(wanted, outOf: view), grow(view, around: wanted)]
        .compactMap(\.self)
    case .hitMissed:
      return wantedView.map { enlarging($0) } ?? []
    case .hitNoWindow:
      return wantedView.map { putting($0) } ?? []
    default: return []
    }
  }

  /// The view contains what the wanted one contains, too.
  private func also(_ view: UIView, _ wanted: UIView) -> Remedy? {
    guard let name = reference(view), let inner = reference(wanted) else { return nil }
    let (type, variable) = (SwiftName.ofClass(name, "View"), SwiftName.of(inner))
    return Remedy(
      .hitAlso,
      ["view": JSONValue(name), "wanted": JSONValue(inner)],
      .set("\(name).overrides.pointInside", ["also": [JSONValue(inner)]]),
      swift: [
        "class \(type): \(simulation.objects.className(of: view)) {",
        "  weak var \(variable): UIView?",
        "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "    if super.point(inside: point, with: event) { return true }",
        "    guard let \(variable) else { return false }",
        "    return \(variable).bounds.contains(convert(point, to: \(variable)))",
        "  }",
        "}",
      ]
    )
  }

  /// The wanted view becomes a sibling in front of the one out of which it sticks.
  private func lift(_ wanted: UIView, outOf view: UIView) -> Remedy? {
    guard let superview = view.superview, let holder = wanted.superview, wanted !== view,
      !session.isMadeUp(superview), let outer = reference(superview), let name = reference(wanted),
      let from = reference(view)
    else { return nil }
    let frame = superview.convert(wanted.frame, from: holder)
    let holderName = reference(holder) ?? from
    return Remedy(
      .hitLift,
      ["wanted": JSONValue(name), "view": JSONValue(from), "superview": JSONValue(outer)],
      Edit([
        .call("addSubview", on: outer, with: [JSONValue(name)]),
        .set(path: "\(name).frame", value: json(frame)),
      ]),
      swift: [
        "let frame = \(SwiftName.of(outer)).convert(\(SwiftName.of(name)).frame, "
          + "from: \(SwiftName.of(holderName)))",
        "\(SwiftName.of(outer)).addSubview(\(SwiftName.of(name)))",
        "\(SwiftName.of(name)).frame = frame",
      ]
    )
  }

  /// The view grows by as much as the wanted one needs; what lies in it stays where it is.
  private func grow(_ view: UIView, around wanted: UIView) -> Remedy? {
    // The frame of a view that is turned is not to be set, and a window has that of its screen.
    guard !(view is UIWindow), view.transform.isIdentity, let superview = view.superview,
      let name = reference(view)
    else { return nil }
    let old = view.bounds
    var grown = old.union(view.convert(wanted.bounds, from: wanted))
    // The wanted view may take touches beyond its own edges.
    if let point, let inside = simulation.convert(point, to: view) {
      // One point wide and high, since the far edges of a rectangle do not belong to it: the point
      // alone would lie outside again.
      grown = grown.union(CGRect(x: inside.x, y: inside.y, width: 1, height: 1))
    }
    guard grown != old else { return nil }
    let frame = superview.convert(grown, from: view)
    var changes = [Edit.Change.set(path: "\(name).frame", value: json(frame))]
    // Grown to the left or to the top, the frame would move the content with its origin.
    if grown.origin != old.origin {
      changes.append(.set(path: "\(name).bounds", value: json(grown)))
    }
    return Remedy(
      .hitGrow,
      ["view": JSONValue(name), "frame": json(frame)],
      Edit(changes)
    )
  }

  // MARK: - The wanted view itself

  /// How far a touch area may reach beyond the edges before it is somebody else's place.
  private static let reach: CGFloat = 44

  /// Where a finger goes easily: 44 by 44 points.
  private func enlarging(_ wanted: UIView) -> [Remedy] {
    guard let name = reference(wanted), let point,
      let inside = simulation.convert(point, to: wanted)
    else { return [] }
    let bounds = wanted.bounds
    let easy = max(0, (44 - bounds.width) / 2, (44 - bounds.height) / 2)
    // One point more at the far edges, which do not belong to the bounds.
    let needed = max(
      bounds.minX - inside.x,
      inside.x - bounds.maxX + 1,
      bounds.minY - inside.y,
      inside.y - bounds.maxY + 1,
      0
    ).rounded(.up)
    guard needed <= RemedyTable.reach else { return [] }
    let inset = max(easy, needed)
    let number = RemedyTable.number(inset)
    let remedy = Remedy(
      .hitInset,
      ["view": JSONValue(name), "inset": number],
      .set("\(name).overrides.pointInside", ["inset": RemedyTable.number(-inset)]),
      swift: [
        "class \(SwiftName.ofClass(name, "View")): \(simulation.objects.className(of: wanted)) {",
        "  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "    bounds.insetBy(dx: -\(number), dy: -\(number)).contains(point)",
        "  }",
        "}",
      ]
    )
    return [remedy]
  }

  /// A view in no window is put into the view that fills the screen.
  private func putting(_ wanted: UIView) -> [Remedy] {
    var top = wanted
    while let superview = top.superview { top = superview }
    let window = simulation.windowServer.keyWindow ?? simulation.application.windows.last
    guard let root = window?.rootViewController?.viewIfLoaded ?? window,
      !session.isMadeUp(root), let outer = reference(root), let name = reference(top)
    else { return [] }
    return [
      Remedy(
        .addSubview,
        ["view": JSONValue(name), "superview": JSONValue(outer)],
        .call("addSubview", on: outer, with: [JSONValue(name)])
      )
    ]
  }
}
