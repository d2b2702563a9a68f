import Jansson
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing

@_spi(Workbench) @testable import ResponderKit
@_spi(Workbench) @testable import ScenarioKit

/// Looking at the objects of a run while its records are being written: the run does not notice.
struct ObservedRecordTests {
  /// Runs a scenario and returns its records and what did not hold, as lines.
  private func run(
    _ document: ScenarioDocument,
    _ variant: String?,
    looking look: @escaping (TraceRecord, ScenarioSession) -> Void = { _, _ in }
  ) throws -> [String] {
    var lines: [String] = []
    let session = try ScenarioSession(document, variant: variant) { session in
      let dispatcher = session.simulation.dispatcher
      dispatcher.trace.level = .full
      dispatcher.trace.sink = { [unowned session] record in
        let name = record.at.map { session.simulation.objects.name(of: $0) } ?? ""
        lines.append("\(name) \(record)")
        look(record, session)
      }
    }
    while !session.isOver {
      let report = session.runStep()
      lines +=
        report.failures.map(\.message.english) + [report.error?.message.english].compactMap(\.self)
    }
    return lines
  }

  /// The objects of a record, and one more in turn.
  private func objects(of record: TraceRecord, in simulation: Simulation) -> [AnyObject] {
    var indices = [record.at].compactMap(\.self)
    for field in record.fields {
      switch field.value {
      case .object(let index): indices.append(index)
      case .objects(let list): indices += list
      default: break
      }
    }
    indices.append(ObjectIndex(Int32(record.seq[.full] % simulation.objects.count)))
    return indices.compactMap { simulation.objects.living(at: $0) }
  }

  /// Reads every property of an object and where its chain leads, as far as no code is in the way.
  private func read(_ object: AnyObject, in session: ScenarioSession) {
    let dispatcher = session.simulation.dispatcher
    dispatcher.aside {
      for name in session.properties(of: object) {
        _ = dispatcher.readingStored { () throws(Never) in try? session.get(name, of: object) }
      }
      if let responder = object as? UIResponder {
        _ = dispatcher.readingStored { () throws(Never) in
          dispatcher.nextResponder(of: responder)
        }
      }
    }
  }

  @Test(.disabled(if: Sanitizer.isOn, "records of every scenario"), arguments: ScenarioFiles.ids)
  func `a run is the same, whoever looks at its objects in the midst of it`(id: String) throws {
    let document = try StoredPropertyTests.document(id)
    for variant in document.runs {
      let plain = try run(document, variant)
      let looked = Set(LookedAtRecords.numbers(upTo: plain.count, about: 24))
      let seen = try run(document, variant) { record, session in
        guard looked.contains(record.seq[.full]) else { return }
        for object in objects(of: record, in: session.simulation) { read(object, in: session) }
      }
      let parting = zip(plain, seen).first { $0 != $1 }
      #expect(parting?.0 == parting?.1, "\(id)#\(variant ?? "")")
      #expect(plain.count == seen.count, "\(id)#\(variant ?? "")")
    }
  }

  /// A view whose answer is the app's own.
  private static let views = """
    [ { "id": "card", "frame": [0, 0, 100, 100], "overrides": {
        "canBecomeFirstResponder": [ { "note": "asked" }, { "return": true } ],
        "touchesBegan": [ { "call": "becomeFirstResponder", "on": "card" }, "super" ] } } ]
    """
  private static let script = #"[ { "send": "touch.tap", "at": [50, 50] } ]"#

  @Test func `a question aside of a run is no part of the call that is open`() throws {
    let document = try Scenario.document(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": \(Self.views) } ] }, "script": \(Self.script) }
      """
    )
    let plain = try run(document, nil)
    var asked: [Bool?] = []
    let seen = try run(document, nil) { record, session in
      guard record.kind == .asked, record.method == .canBecomeFirstResponder,
        let card = record.at.flatMap({ session.simulation.objects.object(at: $0) })
      else { return }
      session.simulation.dispatcher.aside {
        asked.append((try? session.get("canBecomeFirstResponder", of: card))?.bool)
      }
    }
    // Taken for the super call of the open one, UIKit would answer, and the record say so.
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { $0 == true })
    #expect(seen == plain)
  }

  @Test func `a question aside of a run has calls of its own, and fails alone`() throws {
    let session = try Scenario.session(views: Self.views, script: Self.script)
    let dispatcher = session.simulation.dispatcher
    var failed: [SimulationError.Kind?] = []
    dispatcher.trace.level = .full
    dispatcher.trace.sink = { [unowned session] record in
      guard record.method == .touchesBegan else { return }
      let dispatcher = session.simulation.dispatcher
      let (calls, frames) = (dispatcher.calls, dispatcher.frames.count)
      dispatcher.aside {
        #expect(dispatcher.calls == 0)
        #expect(dispatcher.frames.isEmpty)
        dispatcher.stop(SimulationError(.cancelled, "enough", zh: "够了"))
        failed.append(dispatcher.failure?.kind)
      }
      #expect(dispatcher.calls == calls)
      #expect(dispatcher.frames.count == frames)
      #expect(dispatcher.failure == nil)
    }
    #expect(Scenario.run(session) == [])
    #expect(!failed.isEmpty)
    #expect(failed.allSatisfy { $0 == .cancelled })
  }
}
