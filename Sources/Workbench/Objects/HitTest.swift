import BitCollections
import Foundation
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// Asks where a touch would go, without sending one.
struct HitTest {
  let simulation: Simulation

  /// Returns every view asked, in order, with its answer and the rule behind it.
  func json(at point: CGPoint) -> JSONValue {
    var visits = HitTestVisits()
    var hit: UIView?
    simulation.ask(at: .route, { visits.take($0) }) { hit = simulation.hitView(at: point) }
    let result = JSONValue.object()
    result.set(.hit, hit.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null)
    result.set(.asked, json(visits.all, at: point))
    return result
  }

  private func json(_ visits: [HitTestVisits.Visit], at point: CGPoint) -> JSONValue {
    // Objects are numbered one after the other, and each subview of each view asked is looked up.
    var asked = BitSet()
    for visit in visits { if let view = visit.view { asked.insert(Int(view.value)) } }
    let result = JSONValue.array()
    for place in visits.indices {
      result.append(json(visits[place], order: place + 1, at: point, asked: asked))
    }
    return result
  }

  private func json(
    _ visit: HitTestVisits.Visit,
    order: Int,
    at screenPoint: CGPoint,
    asked: BitSet
  ) -> JSONValue {
    let object = JSONValue.object()
    object.set(.order, order)
    object.set(.depth, visit.depth)
    if let view = visit.view { object.set(.id, simulation.objects.name(of: view)) }
    let point = visit.point ?? place(of: screenPoint, in: visit)
    object.set(.point, point.map { JSONValue([$0.x, $0.y]) } ?? .null)
    if let answer = visit.answer {
      object.set(.answer, simulation.objects.name(of: answer))
    } else {
      object.set(.answer, .null)
    }
    if let rule = visit.rule { object.set(.rule, rule.id) }
    if let view = visit.view.flatMap({ simulation.objects.object(at: $0) }) as? UIView {
      let bounds = view.bounds
      object.set(
        .bounds,
        JSONValue([bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init))
      )
      var notAsked: [String] = []
      // From the front, in the order in which they would have been asked.
      for subview in view.subviews.reversed()
      where !asked.contains(Int(simulation.objects.index(of: subview).value)) {
        notAsked.append(simulation.objects.name(of: subview))
      }
      if !notAsked.isEmpty { object.set(.notAsked, JSONValue(notAsked)) }
    }
    return object
  }

  /// Where the point lies in a view that was passed over before anybody asked it.
  private func place(of screenPoint: CGPoint, in visit: HitTestVisits.Visit) -> CGPoint? {
    // Where the transform has no inverse, no place in the view belongs to the point.
    guard visit.rule != .hitTestNonInvertibleTransform,
      let view = visit.view.flatMap({ simulation.objects.object(at: $0) }) as? UIView
    else { return nil }
    return simulation.convert(screenPoint, to: view)
  }
}
