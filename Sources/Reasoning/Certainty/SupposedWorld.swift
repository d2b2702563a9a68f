import Foundation
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// A run in which unknown things are given values, one set after the other, and points are searched.
///
/// Each set is taken back before the next, so one run that nobody goes on with does for all.
struct SupposedWorld {
  let session: ScenarioSession
  let point: CGPoint

  var simulation: Simulation { session.simulation }

  /// A search with certain values.
  struct Search {
    /// The view that is hit, as far as is known: nothing of what lies in an opaque view.
    let hit: ObjectIndex?
    /// Whether what lies in the hit view, and so who is really hit, is not known.
    let isOpaque: Bool
    /// The views that were asked, up to an opaque one.
    let visits: [HitTestVisits.Visit]
  }

  /// Searches the point with a set of values.
  func search(_ suppositions: [Supposition]) -> Search {
    let undo = apply(suppositions)
    defer { for change in undo.reversed() { change() } }
    return search()
  }

  /// What a search of the point with a set of values emits.
  func records(_ suppositions: [Supposition]) -> [TraceRecord] {
    let undo = apply(suppositions)
    defer { for change in undo.reversed() { change() } }
    var records: [TraceRecord] = []
    simulation.ask(at: .route, { records.append($0) }) { _ = simulation.hitView(at: point) }
    return records
  }

  /// Searches the point as everything is.
  func search() -> Search {
    var visits = HitTestVisits()
    var hit: UIView?
    simulation.ask(at: .route, { visits.take($0) }) { hit = simulation.hitView(at: point) }
    let all = visits.all
    if let place = all.firstIndex(where: { $0.answer != nil && isOpaque($0.view) }), hit != nil {
      let visits = all[...place].map { $0.ended(in: all[place].view) }
      return Search(hit: all[place].view, isOpaque: true, visits: visits)
    }
    return Search(
      hit: hit.map { simulation.objects.index(of: $0) },
      isOpaque: false,
      visits: all
    )
  }

  func view(_ index: ObjectIndex?) -> UIView? {
    index.flatMap { simulation.objects.object(at: $0) } as? UIView
  }

  /// Whether nobody knows where what lies in a view is: a scroll view whose offset was not printed,
  /// or a view of a list, which was printed without those in it.
  private func isOpaque(_ index: ObjectIndex?) -> Bool {
    guard let index, let origin = session.origin(at: index), let view = view(index) else {
      return false
    }
    if session.appOrigin?.form == "L" { return true }
    return origin.unknown.contains("contentOffset") && !view.subviews.isEmpty
  }

  // MARK: - Values

  /// Gives values, and returns what takes them back.
  private func apply(_ suppositions: [Supposition]) -> [() -> Void] {
    var undo: [() -> Void] = []
    var inside: [ObjectIndex: Bool] = [:]
    var refusing: Set<ObjectIndex> = []
    for supposition in suppositions {
      switch supposition.value {
      case .documented, .complete, .missing: continue
      case .refusing: refusing.insert(supposition.unknown.view)
      case .inside: inside[supposition.unknown.view] = true
      case .outside: inside[supposition.unknown.view] = false
      case .front(let index):
        guard let view = view(index), let parent = view.superview else { continue }
        let order = parent.subviews
        guard order.last !== view, let place = order.firstIndex(where: { $0 === view }) else {
          continue
        }
        parent.bringSubviewToFront(view)
        undo.append { for sibling in order[(place + 1)...] { parent.bringSubviewToFront(sibling) } }
      }
    }
    let dispatcher = simulation.dispatcher
    for index in refusing.union(inside.keys).sorted(by: { $0.value < $1.value }) {
      guard let view = view(index) else { continue }
      let own = dispatcher.overrides(of: view)
      dispatcher.setOverrides(
        SupposedOverrides(over: own, isInside: inside[index], isRefusing: refusing.contains(index)),
        of: view
      )
      undo.append { dispatcher.setOverrides(own, of: view) }
    }
    return undo
  }
}
