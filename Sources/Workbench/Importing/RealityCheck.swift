import Foundation
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// What the app itself hit, as a test tool or a touch tells it, beside what the model says.
struct RealityCheck {
  private let scenario: ScenarioSession
  private let reality: AppOrigin.Reality

  /// Takes the document's word for what was hit at a point of the screen; nil where it says nothing
  /// of that point.
  init?(_ scenario: ScenarioSession, at point: CGPoint) {
    guard let reality = scenario.appOrigin?.reality else { return nil }
    let place: JSONValue =
      reality.view.map { [.in: JSONValue($0), .point: JSONValue(reality.point)] }
      ?? JSONValue(reality.point)
    // Test tools print whole points of what they touched.
    guard let told = try? scenario.place(place), abs(told.x - point.x) < 1,
      abs(told.y - point.y) < 1
    else { return nil }
    self.scenario = scenario
    self.reality = reality
  }

  /// Writes it beside the view that the model hits, and those that it hits in some case.
  func write(
    hit: ObjectIndex?,
    possible: [ObjectIndex?],
    to answer: JSONValue,
    _ origins: OriginWriter
  ) {
    let objects = scenario.simulation.objects
    let real = reality.hit.flatMap { objects.object(named: $0) } as? UIView
    let index = real.map { objects.index(of: $0) }
    // That nothing was hit is an answer as well; who is not printed is none of the model's.
    let isKnown = index != nil || reality.hit == nil
    let agrees = isKnown && (hit == index || possible.contains(index))
    let json: JSONValue = [
      .hit: reality.hit.map { JSONValue($0) } ?? .null, .agrees: JSONValue(agrees),
    ]
    origins.note(index)
    // Of what is not printed nobody knows where it hangs.
    if !agrees, isKnown,
      let parting = parting(hit.flatMap { objects.object(at: $0) } as? UIView, real)
    {
      json.set(.parts, objects.name(of: parting))
      origins.note(objects.index(of: parting))
    }
    answer.set(.reality, json)
  }

  /// The first view of an app's class at which two searches part: the last that both asked, then
  /// those on either way.
  private func parting(_ hit: UIView?, _ real: UIView?) -> UIView? {
    let (model, app) = (way(to: hit), way(to: real))
    let common = zip(model, app).prefix { $0 === $1 }.count
    let last = common > 0 ? [model[common - 1]] : []
    return (last + model.dropFirst(common) + app.dropFirst(common)).first { view in
      scenario.origin(of: view)?.className.map { PrintedClass($0).isOfApp } ?? false
    }
  }

  /// The views from the window to one.
  private func way(to view: UIView?) -> [UIView] {
    var way: [UIView] = []
    var next = view
    while let view = next {
      way.append(view)
      next = view.superview
    }
    return way.reversed()
  }
}
