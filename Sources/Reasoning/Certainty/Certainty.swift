package import Foundation
package import Jansson
@_spi(Workbench) package import ResponderKit
package import ScenarioKit

/// Which view is hit at a point, and how sure that is where the document was imported.
package struct Certainty {
  /// How sure it is.
  package enum Kind: String, CaseIterable, Sendable {
    /// Whatever the values of what is unknown: this view is hit.
    case certain
    /// It depends on a few unknown things, each way of which is told.
    case cases
    /// It cannot be told.
    case unknown
  }

  /// One thing that has to be so in a case.
  package struct Condition {
    package let object: ObjectIndex
    /// A property, as `origin.unknown` names it, or `edge`.
    package let property: String
    package let value: JSONValue
  }

  /// A view that is hit, and when.
  package struct Case {
    package let conditions: [Condition]
    package let hit: ObjectIndex?
  }

  package let kind: Kind
  /// The view that is hit where all that is unknown is as it is by default.
  package let hit: ObjectIndex?
  /// The views that were asked then.
  package let visits: [HitTestVisits.Visit]
  /// The cases, those with the fewest conditions first; none where it is certain or unknown.
  package private(set) var cases: [Case] = []
  /// The view up to which it is certain where it cannot be told.
  package private(set) var upTo: ObjectIndex?
  /// Whether what lies in the hit view is not known.
  package let isOpaque: Bool
  /// The unknown things on which it depends, by object and property, first met first.
  package private(set) var deciding: [(object: ObjectIndex, property: String)] = []

  /// Looks at a point as everything is; nil where the search met something unknown.
  ///
  /// Nothing is changed by it, so that it may be asked of a run that goes on.
  ///
  /// - Parameters:
  ///   - point: The point on the screen.
  ///   - session: The run.
  ///   - written: The references of properties that were written after the import.
  package init?(certainAt point: CGPoint, in session: ScenarioSession, written: Set<String>) {
    let world = SupposedWorld(session: session, point: point)
    let search = world.search()
    var met = UnknownsMet(in: world, written: written)
    guard met.first(in: search, supposing: [:]) == nil else { return nil }
    kind = search.isOpaque ? .unknown : .certain
    hit = search.hit
    visits = search.visits
    isOpaque = search.isOpaque
    upTo = isOpaque ? hit : nil
  }

  /// Looks at a point with every value of what is unknown, in a run with which nobody goes on.
  package init(at point: CGPoint, in session: ScenarioSession, written: Set<String>) {
    let world = SupposedWorld(session: session, point: point)
    let tree = DecisionTree(world, written: written)
    let first = tree.leaves.first
    hit = first?.outcome.view
    visits = first?.visits ?? []
    if case .within? = first?.outcome { isOpaque = true } else { isOpaque = false }
    guard !tree.isCut else {
      kind = .unknown
      upTo = tree.firstMet.flatMap { Certainty.surroundings(of: $0, world) }
      deciding = [tree.firstMet].compactMap(\.self).map { ($0.view, $0.property.rawValue) }
      return
    }
    guard tree.leaves.contains(where: { $0.outcome != first?.outcome }) else {
      kind = isOpaque ? .unknown : .certain
      upTo = isOpaque ? hit : nil
      return
    }
    kind = .cases
    let found = CaseList(tree.leaves)
    cases = found.cases
    deciding = found.deciding
  }

  /// The view that was surely asked before an unknown thing was met.
  private static func surroundings(of unknown: Unknown, _ world: SupposedWorld) -> ObjectIndex? {
    if unknown.property == .order || unknown.property == .subviews { return unknown.view }
    return world.view(unknown.view)?.superview.map { world.simulation.objects.index(of: $0) }
  }
}
