import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import TestSupport

@testable import Workbench

/// A variant of a document that was filmed, and the same without a film.
struct Filmed {
  let run: FilmRun
  let tables: FilmTables
  let document: ScenarioDocument

  init(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel = .route,
    steps: ClosedRange<Int>? = nil
  ) throws {
    tables = FilmTables()
    self.document = document
    run = try FilmRun(document, variant: variant, level: level, steps: steps, tables: tables)
    while !run.isOver { run.runStep() }
    run.finish()
  }

  init(_ text: String) throws { try self.init(Scenario.document(text), variant: nil) }

  /// The document of a built-in scenario.
  static func document(_ id: String) throws -> ScenarioDocument {
    let path = ScenarioFiles.folder.appendingPathComponent(id + ".json")
    return try Scenario.document(String(contentsOf: path, encoding: .utf8))
  }

  /// Every variant of a built-in scenario.
  static func all(_ id: String, level: TraceLevel = .route) throws -> [Filmed] {
    let document = try document(id)
    return try document.runs.map { try Filmed(document, variant: $0, level: level) }
  }

  /// The place of an object.
  func place(of name: String) -> Int? { tables.objects.firstIndex { $0.id == name } }

  /// What is on the screen at a moment.
  func scene(at moment: Int) -> FilmScene {
    var scene = FilmScene()
    for delta in run.scenes.deltas where delta.moment <= moment { scene.apply(delta) }
    return scene
  }

  /// The records of a run of the same variant that nobody films.
  func plainRecords() throws -> [JSONValue] { try Filmed.records(of: self, recorder: nil) }

  /// The records of a run of the same variant in which somebody looks at the screen at each.
  func watchedRecords() throws -> [JSONValue] {
    try Filmed.records(of: self, recorder: SceneRecorder(level: run.level))
  }

  private static func records(of film: Filmed, recorder: SceneRecorder?) throws -> [JSONValue] {
    let emitted = EmittedRecords(recorder: recorder)
    let scenario = try emitted.launch(
      film.document,
      variant: film.run.scenario.variant,
      level: film.run.level
    )
    recorder?.finishStep(scenario.simulation)
    let writer = RecordWriter(simulation: scenario.simulation)
    var records = emitted.take().map { writer.json($0, level: film.run.level) }
    while !scenario.isOver {
      _ = scenario.runStep()
      recorder?.finishStep(scenario.simulation)
      records += emitted.take().map { writer.json($0, level: film.run.level) }
    }
    return records
  }
}
