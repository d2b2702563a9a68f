import BitCollections
import Foundation
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes where a touch would go, without sending one.
struct HitTest {
  let scenario: ScenarioSession
  let language: Language

  private var simulation: Simulation { scenario.simulation }
  private var objects: ObjectTable { simulation.objects }

  /// Writes every view asked, in order, with its answer and the rule behind it, and how sure that is.
  func json(_ certainty: Certainty, at point: CGPoint) -> JSONValue {
    let result = JSONValue.object()
    let origins = OriginWriter(scenario)
    let visits = shown(certainty.visits)
    origins.note(certainty.hit)
    result.set(.hit, name(certainty.hit))
    result.set(.asked, json(visits, at: point, origins))
    add(certainty, to: result, origins)
    let doubts = Doubts(
      hit: certainty.hit,
      asked: visits.compactMap(\.view),
      certainty: certainty,
      in: scenario
    )
    DoubtWriter(scenario: scenario, language: language).write(doubts, to: result, origins)
    RealityCheck(scenario, at: point)?
      .write(hit: certainty.hit, possible: certainty.cases.map(\.hit), to: result, origins)
    origins.write(to: result)
    return result
  }

  /// Adds how sure it is which view is hit.
  func add(_ certainty: Certainty, to answer: JSONValue, _ origins: OriginWriter) {
    answer.set(.certainty, certainty.kind.rawValue)
    guard !certainty.cases.isEmpty else { return }
    answer.set(.cases, JSONValue(certainty.cases.map { json($0, origins) }))
  }

  private func name(_ index: ObjectIndex?) -> JSONValue {
    index.map { JSONValue(objects.name(of: $0)) } ?? .null
  }

  private func json(_ found: Certainty.Case, _ origins: OriginWriter) -> JSONValue {
    for condition in found.conditions { origins.note(condition.object) }
    origins.note(found.hit)
    return [.when: JSONValue(found.conditions.map(json)), .hit: name(found.hit)]
  }

  /// Writes what has to be so in a case.
  func json(_ condition: Certainty.Condition) -> JSONValue {
    let object = JSONValue.object()
    object.set(.object, objects.name(of: condition.object))
    object.set(.property, condition.property)
    object.set(.value, condition.value)
    if let line = scenario.origin(at: condition.object)?.line { object.set(.line, line) }
    return object
  }

  // MARK: - Visits

  /// The visits without that of a window which stands for nothing in the app.
  private func shown(_ visits: [HitTestVisits.Visit]) -> [HitTestVisits.Visit] {
    var isBelow = false
    return visits.compactMap { visit in
      if visit.depth == 0 {
        isBelow =
          visit.view.flatMap { objects.object(at: $0) }.map { scenario.isMadeUp($0) } ?? false
        if isBelow { return nil }
      }
      return isBelow ? visit.raised : visit
    }
  }

  private func json(
    _ visits: [HitTestVisits.Visit],
    at point: CGPoint,
    _ origins: OriginWriter
  ) -> JSONValue {
    // Objects are numbered one after the other, and each subview of each view asked is looked up.
    var asked = BitSet()
    for visit in visits { if let view = visit.view { asked.insert(Int(view.value)) } }
    let result = JSONValue.array()
    for place in visits.indices {
      result.append(json(visits[place], order: place + 1, at: point, asked: asked, origins))
    }
    return result
  }

  private func json(
    _ visit: HitTestVisits.Visit,
    order: Int,
    at screenPoint: CGPoint,
    asked: BitSet,
    _ origins: OriginWriter
  ) -> JSONValue {
    let object = JSONValue.object()
    object.set(.order, order)
    object.set(.depth, visit.depth)
    if let view = visit.view { object.set(.id, objects.name(of: view)) }
    origins.note(visit.view)
    let point = visit.point ?? place(of: screenPoint, in: visit)
    object.set(.point, point.map { JSONValue([$0.x, $0.y]) } ?? .null)
    object.set(.answer, name(visit.answer))
    if let rule = visit.rule { object.set(.rule, rule.id) }
    if let view = visit.view.flatMap({ objects.object(at: $0) }) as? UIView {
      let bounds = view.bounds
      object.set(
        .bounds,
        JSONValue([bounds.minX, bounds.minY, bounds.width, bounds.height].map(Double.init))
      )
      var notAsked: [String] = []
      // From the front, in the order in which they would have been asked.
      for subview in view.subviews.reversed() {
        let index = objects.index(of: subview)
        guard !asked.contains(Int(index.value)) else { continue }
        origins.note(index)
        notAsked.append(objects.name(of: subview))
      }
      if !notAsked.isEmpty { object.set(.notAsked, JSONValue(notAsked)) }
    }
    return object
  }

  /// Where the point lies in a view that was passed over before anybody asked it.
  private func place(of screenPoint: CGPoint, in visit: HitTestVisits.Visit) -> CGPoint? {
    // Where the transform has no inverse, no place in the view belongs to the point.
    guard visit.rule != .hitTestNonInvertibleTransform,
      let view = visit.view.flatMap({ objects.object(at: $0) }) as? UIView
    else { return nil }
    return simulation.convert(screenPoint, to: view)
  }
}
