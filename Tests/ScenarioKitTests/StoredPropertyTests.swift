@testable import Catalogue
import Foundation
@testable import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing

@_spi(Workbench) @testable import ResponderKit
@_spi(Workbench) @testable import ScenarioKit

/// Reading what is stored: it makes nothing, asks nobody and tells nobody.
struct StoredPropertyTests {
  /// What reading must leave as it is.
  private struct Traces: Equatable {
    let calls: Int
    let objects: Int
    let records: TraceRecord.Position

    init(of simulation: Simulation) {
      calls = simulation.dispatcher.calls
      objects = simulation.objects.count
      records = simulation.dispatcher.trace.position
    }
  }

  static func document(_ id: String) throws -> ScenarioDocument {
    let file = ScenarioFiles.folder.appending(path: id + ".json")
    return try #require(
      ScenarioDocument.read(
        Array(try Data(contentsOf: file)),
        file: id + ".json",
        expectedID: id,
        environment: Scenario.environment
      ).document
    )
  }

  /// The objects that carry their index, of which a document names some.
  private func objects(of simulation: Simulation) -> [AnyObject] {
    (0..<simulation.objects.count).compactMap {
      simulation.objects.living(at: ObjectIndex(Int32($0)))
    }
  }

  /// Reads what is stored of an object, and names the properties of which reading left a trace.
  private func faults(reading object: AnyObject, in world: World) -> [String] {
    guard let entry = world.catalogue.entry(of: object) else { return [] }
    return entry.order.compactMap { property in
      guard property.isStored, let get = property.get else { return nil }
      let before = Traces(of: world.simulation)
      let value = world.simulation.enter { get(object) }
      _ = world.json(of: value)
      let isSame = Traces(of: world.simulation) == before
      return isSame ? nil : "\(entry.name).\(property.name)"
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `what a row calls stored is read without a trace, after any step`(id: String) throws {
    let document = try Self.document(id)
    var found: Set<String> = []
    for variant in document.runs {
      let session = try ScenarioSession(document, variant: variant) {
        $0.simulation.dispatcher.trace.level = .full
      }
      func look() {
        for object in objects(of: session.simulation) {
          found.formUnion(faults(reading: object, in: session.world))
        }
      }
      look()
      while !session.isOver {
        _ = session.runStep()
        look()
      }
    }
    #expect(found.sorted() == [])
  }

  @Test func `what a row calls stored is read without a trace, of what was never shown`() throws {
    let document = try Scenario.document(
      """
      { "format": 1, "app": { "objects": [
          { "id": "stack", "class": "UINavigationController", "viewControllers": [
            { "id": "form", "class": "UIViewController" } ] },
          { "id": "tabs", "class": "UITabBarController", "viewControllers": [
            { "id": "first", "class": "UIViewController" } ] } ],
        "windows": [ { "id": "window" } ] }, "script": [] }
      """
    )
    let session = try ScenarioSession(document, variant: nil)
    let found = try ["stack", "tabs", "form"].flatMap { name in
      faults(reading: try session.object(named: name), in: session.world)
    }
    #expect(found == [])
  }

  /// Every question that a host asks: all properties of all objects, chains, and a grid of hit tests.
  private func askEverything(_ session: ScenarioSession) {
    let simulation = session.simulation
    for object in objects(of: simulation) {
      _ = simulation.dispatcher.readingStored { () throws(Never) in
        let name = simulation.objects.name(of: object)
        for property in session.properties(of: object) {
          _ = try? session.get("\(name).\(property)")
        }
      }
      if let responder = object as? UIResponder {
        _ = simulation.dispatcher.readingStored { () throws(Never) in
          simulation.dispatcher.nextResponder(of: responder)
        }
      }
      for property in session.properties(of: object) {
        _ = simulation.dispatcher.readingStored { () throws(Never) in
          _ = try? session.get("\(simulation.objects.name(of: object)).\(property)")
        }
      }
    }
    for x in stride(from: 5, to: 390, by: 35) {
      for y in stride(from: 5, to: 844, by: 60) {
        _ = simulation.dispatcher.readingStored { () throws(Never) in
          _ = simulation.hitView(at: CGPoint(x: x, y: y))
        }
      }
    }
  }

  /// Runs a scenario and returns its records and what did not hold, as lines.
  private func run(
    _ document: ScenarioDocument,
    _ variant: String?,
    asking ask: (ScenarioSession) -> Void
  ) throws -> [String] {
    var lines: [String] = []
    let session = try ScenarioSession(document, variant: variant) {
      let simulation = $0.simulation
      simulation.dispatcher.trace.level = .full
      simulation.dispatcher.trace.sink = { [unowned simulation] record in
        let names = record.at.map { simulation.objects.name(of: $0) } ?? ""
        lines.append("\(names) \(record)")
      }
    }
    ask(session)
    while !session.isOver {
      let report = session.runStep()
      lines +=
        report.failures.map(\.message.english) + [report.error?.message.english].compactMap(\.self)
      ask(session)
    }
    return lines
  }

  @Test(.disabled(if: Sanitizer.isOn, "every step of every scenario"), arguments: ScenarioFiles.ids)
  func `a run is the same, however often anybody asks between its steps`(id: String) throws {
    let document = try Self.document(id)
    for variant in document.runs {
      let plain = try run(document, variant) { _ in }
      let asked = try run(document, variant) { askEverything($0) }
      let parting = zip(plain, asked).first { $0 != $1 }
      #expect(parting?.0 == parting?.1, "\(id)#\(variant ?? "")")
      #expect(plain.count == asked.count, "\(id)#\(variant ?? "")")
    }
  }
}
