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
    var bySequence: [Int: Int] = [:]
    var open: [Int] = []
    for record in records {
      switch (record.kind, record.method) {
      case (.asked, .hitTest):
        bySequence[record.seq[.route]] = visits.count
        let depth = bySequence[record.parent[.route]].map { visits[$0].depth + 1 } ?? 0
        open.append(visits.count)
        visits.append(Visit(view: record.at, depth: depth, fields: record.fields))
      case (.answered, .hitTest):
        guard let place = open.popLast() else { continue }
        visits[place].rule = record.rule
        visits[place].answer = record.fields.first { $0.key == .answer }?.value
      case (.declined, _):
        let depth = bySequence[record.parent[.route]].map { visits[$0].depth + 1 } ?? 0
        var visit = Visit(view: record.at, depth: depth, fields: [])
        visit.rule = record.rule
        visits.append(visit)
      default:
        continue
      }
    }
    return JSONValue(visits.enumerated().map { json($0.element, order: $0.offset + 1, of: visits) })
  }

  private func json(_ visit: Visit, order: Int, of visits: [Visit]) -> JSONValue {
    let object = JSONValue.object()
    object.set("order", order)
    object.set("depth", visit.depth)
    if let view = visit.view { object.set("id", simulation.name(of: view)) }
    if case .numbers(let point)? = visit.fields.first(where: { $0.key == .point })?.value {
      object.set("point", JSONValue(point))
    }
    if case .object(let answer)? = visit.answer {
      object.set("answer", simulation.name(of: answer))
    } else {
      object.set("answer", .null)
    }
    if let rule = visit.rule { object.set("rule", rule.id) }
    let asked = Set(visits.compactMap(\.view))
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
