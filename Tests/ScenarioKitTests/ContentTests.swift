import Foundation
import Jansson
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

struct ContentTests {
  private static func bytes(_ id: String) throws -> [UInt8] {
    Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
  }

  private static func document(_ id: String) throws -> ScenarioDocument {
    let read = ScenarioDocument.read(
      try bytes(id),
      file: id + ".json",
      expectedID: id,
      environment: Scenario.environment
    )
    let document = try #require(read.document, "\(read.diagnostics.map(\.description))")
    // Only what shows that the order of recognizers on one view is undefined may rely on it.
    let faults = read.diagnostics.filter {
      $0.type != DiagnosticType.reliesOnUndefinedOrder.rawValue
        || !document.tags.contains("undefined-order")
    }
    #expect(faults.map(\.description) == [])
    return document
  }

  @Test(arguments: ScenarioFiles.ids)
  func `every scenario is without fault and runs green`(id: String) throws {
    let scenario = try ContentTests.document(id)
    for variant in scenario.runs {
      let problems = Scenario.run(try ScenarioSession(scenario, variant: variant))
      #expect(problems == [], "\(id)#\(variant ?? "")")
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `every scenario speaks both languages`(id: String) throws {
    let json = try JSON.parse(ContentTests.bytes(id), limits: .document)
    var texts: [JSONValue?] = [json["title"], json["summary"]]
    for step in json["script"]?.elements ?? JSONValue.array().elements {
      guard let ask = step["ask"] else { continue }
      texts += [ask["prompt"], ask["explain"]].filter { $0 != nil }
      texts += (ask["options"]?.elements.map { $0["belief"] } ?? []).filter { $0 != nil }
    }
    for text in texts {
      let english = text?["en"]?.string ?? ""
      let chinese = text?["zh-Hans"]?.string ?? ""
      #expect(!english.isEmpty && english.utf8.allSatisfy { $0 < 128 }, "\(id): \(english)")
      #expect(chinese.unicodeScalars.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }, "\(id)")
    }
  }

  @Test func `there are scenarios for what people really ask`() {
    #expect(ScenarioFiles.ids.count >= 60)
  }

  @Test func `each claim is shown`() throws {
    let shown = Set(try ScenarioFiles.ids.flatMap { try ContentTests.document($0).claims })
    let wanted = (1...56).map { $0 < 10 ? "C0\($0)" : "C\($0)" }
    #expect(wanted.filter { !shown.contains($0) } == [])
  }

  @Test func `the points that sources disagree on have their scenarios`() throws {
    let disputed = try ScenarioFiles.ids.filter {
      try ContentTests.document($0).tags.contains("disputed")
    }
    #expect(disputed.count >= 37)
  }

  @Test func `scenarios that are tagged exactly list every call of some kind`() throws {
    let tagged = try ScenarioFiles.ids.filter {
      try ContentTests.document($0).tags.contains("exactly")
    }
    #expect(tagged.count >= 12)
    for id in tagged {
      let source = String(decoding: try ContentTests.bytes(id), as: UTF8.self)
      #expect(source.contains("\"exactly\": ["), "\(id)")
    }
  }

  @Test(arguments: [
    "touch", "gesture", "control", "scroll", "motion", "remote-control", "press", "action",
    "edit-menu", "first-responder", "text-input",
  ])
  func `each module has scenarios of what the articles leave out`(module: String) throws {
    let topics = [
      "touch": ["hit-testing", "touches", "responder-chain", "windows"], "gesture": ["gestures"],
      "control": ["controls"], "scroll": ["scrolling", "tables"], "press": ["presses"],
      "action": ["actions"],
    ]
    let own = try ScenarioFiles.ids.filter { id in
      guard (topics[module] ?? [module]).contains(where: { id.hasPrefix($0 + "/") }) else {
        return false
      }
      return try ContentTests.document(id).claims.isEmpty
    }
    #expect(own.count >= 2, "\(own)")
  }

  @Test func `twelve scenarios ask, and the answer is among those that may be chosen`() throws {
    var asking = 0
    for id in ScenarioFiles.ids {
      let document = try ContentTests.document(id)
      guard let run = document.firstRunWithQuestions else { continue }
      asking += 1
      let session = try ScenarioSession(document, variant: run)
      while !session.isOver {
        let (question, end) = (session.question, session.endOfQuestion)
        var reports = [session.runStep()]
        guard let question else { continue }
        while session.nextStep < end { reports.append(session.runStep()) }
        let answer = session.answer(to: question, in: reports)
        let options = question.options.map(\.answer)
        #expect(options.isEmpty || options.contains(answer), "\(id): \(answer)")
      }
    }
    #expect(asking >= 12)
  }
}
