import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioKit

/// What keeps a wanted view from being hit where that depends on what nobody knows: the first
/// obstacle of every case.
struct CaseObstacles {
  /// An obstacle that is there in some cases only.
  struct Obstacle {
    let reason: Reason
    /// When it is there.
    let conditions: [Certainty.Condition]
  }

  /// Those that are not there in every case in which another view is hit, in the order of cases.
  private(set) var conditional: [Obstacle] = []
  /// What the objects of the conditions are called.
  private var names: [ObjectIndex: String] = [:]

  /// Looks at every case of a point.
  ///
  /// - Parameters:
  ///   - target: The wanted view.
  ///   - point: The point on the screen.
  ///   - session: A run with which nobody goes on from here.
  ///   - written: The references of properties that were written after the import.
  init(to target: UIView, at point: CGPoint, in session: ScenarioSession, written: Set<String>) {
    let world = SupposedWorld(session: session, point: point)
    let tree = DecisionTree(world, written: written)
    guard !tree.isCut, tree.leaves.count > 1 else { return }
    var branches: [Branches<Phrase?>.Branch] = []
    var found: [Reason] = []
    for leaf in tree.leaves {
      let records = world.records(leaf.suppositions)
      let reason = EventRecords(records, nil, in: session.simulation).hitReason(whyNot: target)
      branches.append((leaf.suppositions, reason?.sentence))
      if let reason, !found.contains(where: { $0.sentence == reason.sentence }) {
        found.append(reason)
      }
    }
    let isEverywhere = found.count == 1 && !branches.contains { $0.came == nil }
    guard !isEverywhere else { return }
    let cases = Branches(branches).cases
    for reason in found {
      guard let first = cases.first(where: { $0.came == reason.sentence }) else { continue }
      for condition in first.conditions {
        names[condition.object] = session.simulation.objects.name(of: condition.object)
      }
      conditional.append(
        Obstacle(
          reason: reason.replacing(record: nil),
          conditions: first.conditions.map(Certainty.Condition.init)
        )
      )
    }
  }

  /// When an obstacle that was met is there; empty for one that is there in every case.
  ///
  /// One that speaks of nothing unknown is an obstacle in every case, though something else may come
  /// before it.
  func conditions(of reason: Reason) -> [Certainty.Condition] {
    let own = conditional.first { $0.reason.sentence == reason.sentence }?.conditions ?? []
    let spoken = Set(reason.sentence.args.members.compactMap { $0.value.string })
    return own.filter { spoken.contains(names[$0.object] ?? "") }
  }
}
