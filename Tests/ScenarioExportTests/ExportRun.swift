@testable import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
@testable import ScenarioExport
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import Testing

/// A variant's script, run with the document's objects or with those of its exported file.
///
/// What is compared are all records of level `route`, in order and with everything they say:
/// numbers, parents, times, rules and fields, objects by name. Only whose override answered is not
/// the same: the document's there, a Swift subclass's here.
final class ExportRun {
  private(set) var records: [String] = []
  /// What the exported file logged, and what it said the model expects, by step; the first is the
  /// launch.
  private(set) var logged: [[String]] = []
  private(set) var expected: [[String]] = []
  private let world: World
  private let exported: ExportedScenario?

  /// Simulations stay: the objects of an exported file do.
  nonisolated(unsafe) private static var kept: [World] = []

  init(_ document: ScenarioDocument, variant: String?, exported: ExportedScenario?) throws {
    let plan = document.plan(variant)
    world = World(plan: try #require(plan), environment: document.environment)
    self.exported = exported
    world.simulation.dispatcher.trace.level = .route
    world.simulation.dispatcher.trace.sink = { [unowned self] in records.append(text($0)) }
    if let exported {
      try launch(exported)
    } else {
      attempt { () throws(ScenarioError) in try world.build() }
    }
    for step in world.plan.steps where world.simulation.dispatcher.failure == nil {
      run(step)
    }
    world.simulation.dispatcher.trace.sink = nil
    ExportRun.kept.append(world)
  }

  // MARK: - Running

  private func attempt(_ body: () throws(ScenarioError) -> Void) {
    do { try body() } catch { records.append("error \(error.type)") }
  }

  private func launch(_ exported: ExportedScenario) throws {
    let simulation = world.simulation
    world.log.context = world
    attempt { () throws(ScenarioError) in
      try world.observed { () throws(ScenarioError) in
        simulation.enter {
          world.makeFixtures()
          let scene = UIWindowScene()
          simulation.objects.name(scene, world.plan.scenes.first?.id ?? "scene")
          let nodes = world.plan.nodes.filter { !$0.isSometimesThere }
          for (node, (name, object)) in zip(nodes, exported.names()) {
            world.owned[node.number] = object
            if node.id != nil { simulation.objects.name(object, name) }
          }
          for node in world.plan.nodes where node.isSometimesThere {
            guard let (owner, property) = node.part, let holder = world.owned[owner.number],
              let object = property.own?(holder).object
            else { continue }
            world.owned[node.number] = object
            if let id = node.id { simulation.objects.name(object, id) }
          }
          for node in world.plan.nodes where node.entry.name == "UIApplication" {
            for (property, value, _) in node.properties {
              guard case .device = property.swift.writing, let constant = value.constant else {
                continue
              }
              try? property.set?(simulation.application, constant)
            }
          }
          exported.build()
          world.nameObjects()
          exported.connect(simulation.profile.ios >= 13 ? scene : nil)
          simulation.appearance.launch(showing: exported.windows(), key: exported.keyWindow())
          exported.didLaunch()
        }
      }
    }
    take(exported, expects: exported.expectedAtLaunch())
  }

  private func run(_ step: StepPlan) {
    let code = exported?.steps().first { $0.number == step.number }
    attempt { () throws(ScenarioError) in
      try world.observed { () throws(ScenarioError) in try run(step, code?.code) }
    }
    if let exported, let code { take(exported, expects: code.expects) }
  }

  private func run(_ step: StepPlan, _ code: (() -> Void)?) throws(ScenarioError) {
    switch step.kind {
    case .send(let plan): _ = try world.send(plan)
    case .wait(let seconds):
      world.simulation.dispatcher.beginCommand()
      world.advance(by: seconds)
    case .waitIdle:
      world.simulation.dispatcher.beginCommand()
      world.advanceUntilIdle()
    case .action(let action):
      try world.command { () throws(ScenarioError) in
        if let code {
          world.simulation.enter { code() }
        } else {
          _ = try world.run(action, in: Invocation()) { .none }
        }
      }
    case .expect, .ask: break
    }
  }

  private func take(_ exported: ExportedScenario, expects: [String]) {
    logged.append(exported.log())
    expected.append(expects)
    exported.clearLog()
  }

  // MARK: - Records

  private func text(_ record: TraceRecord) -> String {
    let simulation = world.simulation
    var parts = [
      "\(record.seq[.route])", "\(record.parent[.route])", "\(record.time)", record.kind.name,
    ]
    if let at = record.at { parts.append(simulation.objects.name(of: at)) }
    if let method = record.method { parts.append(method.name) }
    if let rule = record.rule { parts.append("[\(rule.id)]") }
    for field in record.fields { parts.append("\(field.key.rawValue)=\(text(field.value))") }
    return parts.joined(separator: " ")
      .replacing(/document.{1,2}s override/, with: "overridden")
      .replacing(/overridden, super (not )?called/, with: "overridden")
      .replacing(/#\d+/, with: "#")
  }

  private func text(_ value: TraceField.Value) -> String {
    switch value {
    case .object(let index): world.simulation.objects.name(of: index)
    case .objects(let indices): "\(indices.map { world.simulation.objects.name(of: $0) })"
    default: "\(value)"
    }
  }
}
