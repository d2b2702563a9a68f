import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import TestSupport
import Testing
import WorkbenchProtocol

@testable import Workbench

/// The films of all built-in scenarios, held against their traces.
struct FilmScenarioTests {
  @Test(arguments: ScenarioFiles.ids)
  func `record, object and rule of each moment are the trace's`(id: String) throws {
    for film in try Filmed.all(id) {
      let records = try film.plainRecords()
      let answers = Self.answers(in: records)
      var told: Set<Int> = []
      for moment in film.run.maker.moments {
        guard let number = moment.record else { continue }
        let record = records[number - 1]
        told.insert(number)
        #expect(record[.seq]?.int == number)
        #expect(moment.at.map { film.tables.objects[$0].id } == record[.at]?.string)
        #expect(moment.time == Int(((record[.time]?.double ?? 0) * 1_000_000).rounded()))
        let rule = moment.rule.map { film.tables.rules[$0] }
        let possible = [record[.rule]?.string, answers[number]?[.rule]?.string]
        #expect(possible.contains(rule), "\(id) \(number): \(rule ?? "none")")
      }
      // Each decision of the trace is told by a moment, its own or that of its question; the calls
      // of the launch's life cycle are none.
      let steps = film.run.steps.dropFirst().first?.first ?? film.run.count + 1
      let begins = film.run.maker.moments.dropFirst(steps - 1).compactMap(\.record).first ?? .max
      let answered = Set(answers.values.compactMap { $0[.seq]?.int })
      let moved = records.filter { $0[.kind]?.string == "event-queued" }
      for record in records where record[.rule] != nil {
        guard let number = record[.seq]?.int, !told.contains(number) else { continue }
        let isLifeCycle = number < begins && record[.kind]?.string == "controller-lifecycle"
        let isFolded = answered.contains(number) || moved.contains { $0[.seq]?.int == number }
        #expect(isFolded || isLifeCycle, "\(id): nothing tells record \(number): \(record)")
      }
    }
  }

  /// The records that answer questions, by the questions' numbers.
  static func answers(in records: [JSONValue]) -> [Int: JSONValue] {
    var answers: [Int: JSONValue] = [:]
    var open: [JSONValue] = []
    for record in records {
      switch record[.kind]?.string {
      case "asked": open.append(record)
      case "answered":
        guard
          let place = open.lastIndex(where: {
            $0[.at] == record[.at] && $0[.method] == record[.method]
              && $0[.parent] == record[.parent]
          })
        else { continue }
        if let number = open[place][.seq]?.int { answers[number] = record }
        open.removeSubrange(place...)
      default: break
      }
    }
    return answers
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a run that is filmed has the records of one that is not`(id: String) throws {
    for film in try Filmed.all(id, level: .full) {
      #expect(try film.watchedRecords() == film.plainRecords())
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `the matrices take each point of a hit-test to where the finger is`(id: String) throws {
    for film in try Filmed.all(id) {
      let records = try film.plainRecords()
      var number = 0
      var scene = FilmScene()
      let deltas = film.run.scenes.deltas
      for (place, moment) in film.run.maker.moments.enumerated() {
        while number < deltas.count, deltas[number].moment <= place + 1 {
          scene.apply(deltas[number])
          number += 1
        }
        guard let record = moment.record.map({ records[$0 - 1] }),
          record[.kind]?.string == "asked", record[.method]?.string == "hitTest",
          let parent = record[.parent]?.int, parent > 0
        else { continue }
        let outer = records[parent - 1]
        guard outer[.kind]?.string == "asked", outer[.method]?.string == "hitTest",
          let inside = screenPoint(of: record, in: scene, film),
          let outside = screenPoint(of: outer, in: scene, film)
        else { continue }
        #expect(abs(inside.x - outside.x) < 0.01, "\(id) \(record)")
        #expect(abs(inside.y - outside.y) < 0.01, "\(id) \(record)")
      }
    }
  }

  /// Where a question's point lies on the screen, by a scene; nil where an override passed on a
  /// point of its own, or the view is on no screen.
  private func screenPoint(
    of record: JSONValue,
    in scene: FilmScene,
    _ film: Filmed
  ) -> CGPoint? {
    guard let name = record[.at]?.string, let object = film.place(of: name),
      let view = scene.views[object]?.shown,
      view.matrix.a * view.matrix.d != view.matrix.b * view.matrix.c,
      let point = record[.point]?.elements.compactMap(\.double), point.count == 2
    else { return nil }
    return CGPoint(x: point[0], y: point[1]).applying(view.matrix)
  }

  @Test(arguments: ScenarioFiles.ids)
  func `at every record the marks lead to what is on the screen`(id: String) throws {
    let document = try Filmed.document(id)
    for variant in document.runs {
      let recorder = SceneRecorder(level: .full)
      var problems: Set<String> = []
      let scenario = try ScenarioSession(document, variant: variant) { session in
        recorder.begin(session.simulation)
        let dispatcher = session.simulation.dispatcher
        dispatcher.trace.level = .full
        dispatcher.trace.sink = { [unowned session] record in
          recorder.take(record, in: session.simulation)
          problems.formUnion(Self.differences(recorder, session.simulation))
        }
      }
      recorder.finishStep(scenario.simulation)
      problems.formUnion(Self.differences(recorder, scenario.simulation))
      while !scenario.isOver {
        _ = scenario.runStep()
        recorder.finishStep(scenario.simulation)
        problems.formUnion(Self.differences(recorder, scenario.simulation))
      }
      #expect(problems.isEmpty, "\(id)#\(variant ?? ""): \(problems.sorted().prefix(3))")
    }
  }

  /// The views of which a recorder knows something else than there is to be seen.
  private static func differences(
    _ recorder: SceneRecorder,
    _ simulation: Simulation
  ) -> Set<String> {
    var problems: Set<String> = []
    var order: [ObjectIndex] = []
    ShownScreen(of: simulation).visit { view, shown in
      let index = simulation.objects.index(of: view)
      order.append(index)
      guard let known = recorder.known[index]?.shown else {
        problems.insert("\(simulation.objects.name(of: view)) is not known")
        return
      }
      if known != shown {
        problems.insert("\(simulation.objects.name(of: view)): \(known) is \(shown)")
      }
    }
    if order != recorder.order { problems.insert("the order is another") }
    return problems
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a scene is the same from the nearest whole one and from the beginning`(
    id: String
  ) throws {
    for film in try Filmed.all(id) {
      let count = film.run.count
      let told = FilmSceneWriter(film.run.scenes.deltas).scenes(1...count)
      for moment in stride(from: 1, through: count, by: 37) {
        let before = told.prefix { $0.moment <= moment }
        let near = try #require(before.lastIndex { $0.isWhole })
        var scene = FilmScene()
        for delta in before[near...] { scene.apply(delta) }
        #expect(scene == film.scene(at: moment), "\(id) \(moment)")
        #expect(before.endIndex - near <= FilmRoleWriter.every)
      }
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a film has the same bytes twice`(id: String) throws {
    let document = try Filmed.document(id)
    let texts = try (0..<2).map { _ in try Self.text(of: document) }
    #expect(texts[0] == texts[1])
  }

  private static func text(of document: ScenarioDocument) throws -> String {
    let work = FilmWork(
      document,
      document.runs.map { .run(document, variant: $0) },
      level: .route,
      steps: nil,
      page: FilmPage(first: 1, last: .max),
      build: "test"
    ) { _, _ in }
    while true {
      guard case .finished(let film?) = try work.slice(until: .now + .seconds(60)) else { continue }
      return String(decoding: film.serialized(sortedKeys: true), as: UTF8.self)
    }
  }
}
