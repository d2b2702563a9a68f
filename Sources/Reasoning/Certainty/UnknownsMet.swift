import Foundation
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// Finds what unknown things a search has met: only these can have changed it.
struct UnknownsMet {
  private let world: SupposedWorld
  /// References of properties that were written after the import, and so are known: `button.isHidden`.
  private let written: Set<String>
  /// Whether where a view lies is not known because that of a view around it is not.
  private var isAdrift: [ObjectIndex: Bool] = [:]
  /// The subviews of a view whose order is unknown and in which the point may lie, front-most first.
  private var unordered: [ObjectIndex: [ObjectIndex]] = [:]

  init(in world: SupposedWorld, written: Set<String>) {
    self.world = world
    self.written = written
  }

  private var session: ScenarioSession { world.session }
  private var simulation: Simulation { world.simulation }

  /// An unknown thing that a search met, with the values to try, the document's or UIKit's own first.
  struct Met {
    let unknown: Unknown
    let values: [Supposition.Value]
    /// Whether the first value is how the search ran.
    let isFirstCurrent: Bool
  }

  /// The first unknown thing that a search met and for which nothing was supposed; nil where all
  /// that it met is known.
  mutating func first(
    in search: SupposedWorld.Search,
    supposing supposed: [Unknown: Supposition.Value]
  ) -> Met? {
    for place in search.visits.indices {
      if let met = met(at: place, of: search, supposed) { return met }
    }
    return nil
  }

  /// All unknown things that a search met and for which nothing was supposed, one a view.
  mutating func all(
    in search: SupposedWorld.Search,
    supposing supposed: [Unknown: Supposition.Value]
  ) -> [Met] {
    var all: [Met] = []
    var seen: Set<Unknown> = []
    for place in search.visits.indices {
      guard let met = met(at: place, of: search, supposed), seen.insert(met.unknown).inserted else {
        continue
      }
      all.append(met)
    }
    return all
  }

  private mutating func met(
    at place: Int,
    of search: SupposedWorld.Search,
    _ supposed: [Unknown: Supposition.Value]
  ) -> Met? {
    let visit = search.visits[place]
    guard let index = visit.view, let view = world.view(index) else { return nil }
    let unknown = unknown(of: index)
    if unknown.contains(.order), let met = order(of: view, supposed) { return met }
    for flag in Unknown.flags {
      // Refused by what is known: nothing else of the view matters.
      if refuses(view, flag), !unknown.contains(flag) { return nil }
    }
    for flag in Unknown.flags where unknown.contains(flag) && !refuses(view, flag) {
      let flag = Unknown(view: index, property: flag)
      guard let value = supposed[flag] else {
        return Met(unknown: flag, values: [.documented, .refusing], isFirstCurrent: true)
      }
      if value == .refusing { return nil }
    }
    let isEntered = isEntered(place, of: search)
    if let met = whereabouts(of: view, visit, isEntered, unknown, supposed) { return met }
    let gap = Unknown(view: index, property: .subviews)
    guard unknown.contains(.subviews), supposed[gap] == nil,
      isEntered || letsThrough(view, unknown)
    else { return nil }
    return Met(unknown: gap, values: [.complete, .missing], isFirstCurrent: true)
  }

  /// Whether a view found the point to lie in it.
  ///
  /// One that lets touches through answers nil all the same; whether the point lies in it only
  /// matters where it asked others.
  private func isEntered(_ place: Int, of search: SupposedWorld.Search) -> Bool {
    let visits = search.visits
    if visits[place].answer != nil || visits[place].rule == .hitTestSelfIsFallback { return true }
    return place + 1 < visits.count && visits[place + 1].depth > visits[place].depth
  }

  /// Whether a view holds the point and answers nothing because of an override of its own: what is
  /// missing among its subviews may have taken the point.
  private func letsThrough(_ view: UIView, _ unknown: Set<Unknown.Property>) -> Bool {
    guard simulation.dispatcher.overrides(of: view)?.overrides(.hitTest) == true else {
      return false
    }
    // Where nobody knows where it lies, it may hold any point.
    if unknown.contains(.frame) || unknown.contains(.bounds) { return true }
    guard let point = simulation.convert(world.point, to: view) else { return false }
    return PrintedEdge(of: view, in: session).isPossiblyInside(point)
  }

  /// What of a view is unknown: what its origin says, without what was written since.
  private func unknown(of index: ObjectIndex) -> Set<Unknown.Property> {
    guard let origin = session.origin(at: index), !origin.unknown.isEmpty else { return [] }
    let name = simulation.objects.name(of: index)
    var properties: Set<Unknown.Property> = []
    for property in origin.unknown {
      guard let property = Unknown.Property(rawValue: property),
        !written.contains("\(name).\(property.rawValue)")
      else { continue }
      properties.insert(property)
    }
    return properties
  }

  private func refuses(_ view: UIView, _ flag: Unknown.Property) -> Bool {
    switch flag {
    case .isHidden: view.isHidden
    case .alpha: view.alpha < 0.01
    case .isUserInteractionEnabled: !view.isUserInteractionEnabled
    default: false
    }
  }

  // MARK: - Order

  private mutating func order(of view: UIView, _ supposed: [Unknown: Supposition.Value]) -> Met? {
    guard let parent = view.superview else { return nil }
    let order = Unknown(view: simulation.objects.index(of: parent), property: .order)
    guard supposed[order] == nil else { return nil }
    let all =
      unordered[order.view]
      ?? parent.subviews.reversed().filter { mayContainPoint($0) }
      .map { simulation.objects.index(of: $0) }
    unordered[order.view] = all
    guard all.count > 1 else { return nil }
    return Met(
      unknown: order,
      values: all.map { .front($0) },
      isFirstCurrent: true
    )
  }

  /// Whether the point may lie in a view whose place among its siblings is unknown.
  private func mayContainPoint(_ sibling: UIView) -> Bool {
    let unknown = unknown(of: simulation.objects.index(of: sibling))
    guard unknown.contains(.order) else { return false }
    let isPlaced = !unknown.contains(.frame) && !unknown.contains(.bounds)
    // Looked at and not asked: this may be the run that goes on.
    guard isPlaced, simulation.dispatcher.overrides(of: sibling)?.overrides(.pointInside) != true,
      let point = simulation.convert(world.point, to: sibling)
    else { return true }
    return PrintedEdge(of: sibling, in: session).isPossiblyInside(point)
  }

  // MARK: - Places

  private mutating func whereabouts(
    of view: UIView,
    _ visit: HitTestVisits.Visit,
    _ isEntered: Bool,
    _ unknown: Set<Unknown.Property>,
    _ supposed: [Unknown: Supposition.Value]
  ) -> Met? {
    guard let index = visit.view else { return nil }
    let own: Unknown.Property? =
      unknown.contains(.frame) ? .frame : unknown.contains(.bounds) ? .bounds : nil
    let isAdrift = isAdrift(view)
    guard own != nil || isAdrift else {
      return edge(of: view, index, visit.point, isEntered, supposed)
    }
    let place = Unknown(view: index, property: own ?? .frame)
    guard supposed[place] == nil else { return nil }
    // Where only the size is unknown, the frame that was printed is a box around the view.
    if own == .bounds, !isAdrift, session.hasFrame(at: index), let point = visit.point,
      PrintedBox(view).decides(point)
    {
      return nil
    }
    return Met(unknown: place, values: [.outside, .inside], isFirstCurrent: !isEntered)
  }

  /// Whether a view lies in one of which nobody knows where it is.
  private mutating func isAdrift(_ view: UIView) -> Bool {
    var path: [ObjectIndex] = []
    var answer = false
    var next: UIView? = view
    while let current = next {
      let index = simulation.objects.index(of: current)
      if let known = isAdrift[index] {
        answer = known
        break
      }
      path.append(index)
      next = current.superview
    }
    // From the outermost in: each lies in the one after it in the list.
    for index in path.reversed() {
      if let parent = world.view(index)?.superview {
        let unknown = unknown(of: simulation.objects.index(of: parent))
        answer = answer || unknown.contains(.frame) || unknown.contains(.bounds)
      }
      isAdrift[index] = answer
    }
    return answer
  }

  /// An edge to which the point lies so near that the print does not tell on which side.
  private func edge(
    of view: UIView,
    _ index: ObjectIndex,
    _ point: CGPoint?,
    _ isEntered: Bool,
    _ supposed: [Unknown: Supposition.Value]
  ) -> Met? {
    let edge = Unknown(view: index, property: .edge)
    guard supposed[edge] == nil, session.origin(at: index) != nil, let point,
      simulation.dispatcher.overrides(of: view)?.overrides(.pointInside) != true,
      PrintedEdge(of: view, in: session).isNear(point)
    else { return nil }
    return Met(
      unknown: edge,
      values: isEntered ? [.inside, .outside] : [.outside, .inside],
      isFirstCurrent: true
    )
  }
}
