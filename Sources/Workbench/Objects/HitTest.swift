import Foundation
import Jansson
@_spi(Workbench) import ResponderKit

/// Asks where a touch would go, without sending one.
struct HitTest {
  let simulation: Simulation

  /// Returns every view asked, in order, with its answer and the rule behind it.
  func json(at point: CGPoint) -> JSONValue {
    let collector = RecordCollector()
    var hit: UIView?
    collector.collect(in: simulation, level: .route) {
      hit = simulation.hitView(at: point)
    }
    let result = JSONValue.object()
    result.set("hit", hit.map { JSONValue(simulation.name(of: $0)) } ?? .null)
    result.set("asked", visits(collector.records))
    return result
  }

  private func visits(_ records: [TraceRecord]) -> JSONValue {
    var visits: [Visit] = []
    // The places of the views that have been asked and have not answered yet.
    var open: [Int] = []
    for record in records {
      switch (record.kind, record.method) {
      case (.asked, .hitTest):
        visits.append(Visit(view: record.at, depth: open.count, fields: record.fields))
        open.append(visits.count - 1)
      case (.answered, .hitTest):
        guard let place = open.popLast() else { continue }
        visits[place].rule = record.rule
        visits[place].answer = record.fields.first { $0.key == .answer }?.value
      case (.declined, _):
        var visit = Visit(view: record.at, depth: open.count, fields: [])
        visit.rule = record.rule
        visits.append(visit)
      default:
        continue
      }
    }
    let asked = Set(visits.compactMap(\.view))
    let result = JSONValue.array()
    for (place, visit) in visits.enumerated() {
      result.append(json(visit, order: place + 1, asked: asked))
    }
    return result
  }

  private func json(_ visit: Visit, order: Int, asked: Set<ObjectIndex>) -> JSONValue {
    let object = JSONValue.object()
    object.set("order", order)
    object.set("depth", visit.depth)
    if let view = visit.view { object.set("id", simulation.name(of: view)) }
    if case .point(let x, let y)? = visit.fields.first(where: { $0.key == .point })?.value {
      object.set("point", JSONValue([x, y]))
    }
    if case .object(let answer)? = visit.answer {
      object.set("answer", simulation.name(of: answer))
    } else {
      object.set("answer", .null)
    }
    if let rule = visit.rule { object.set("rule", rule.id) }
    if let view = visit.view.flatMap({ simulation.object(at: $0) }) as? UIView {
      let notAsked = view.subviews.reversed().filter { !asked.contains(simulation.index(of: $0)) }
      if !notAsked.isEmpty {
        object.set("notAsked", JSONValue(notAsked.map { simulation.name(of: $0) }))
      }
    }
    return object
  }

  /// One view that was asked, and what it answered.
  private struct Visit {
    let view: ObjectIndex?
    let depth: Int
    let fields: [TraceField]
    var rule: Rule?
    var answer: TraceField.Value?
  }
}
