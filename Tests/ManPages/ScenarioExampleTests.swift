import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Testing
import Workbench

/// The documents of responder-scenario(5), read and run with the built-in modules.
struct ScenarioExampleTests {
  private static let environment = ScenarioEnvironment(
    modules: ModuleHost(
      ModuleSearchPath(dataFolder: nil, executableFolder: Workplace.programs)
    ).modules
  )

  private static var documents: [Example] {
    get throws { try ManPage("responder-scenario.5").examples.filter { $0.kind == "document" } }
  }

  @Test func `every document that the page shows runs as it says`() throws {
    let documents = try Self.documents
    #expect(documents.count >= 5)
    for example in documents {
      let (document, diagnostics) = ScenarioDocument.read(
        Array(example.text.utf8),
        file: "responder-scenario.5",
        environment: Self.environment
      )
      #expect(diagnostics.map { "\($0)" } == [])
      guard let document else { continue }
      for variant in document.runs {
        #expect(try problems(of: ScenarioSession(document, variant: variant)) == [])
      }
    }
  }

  private func problems(of session: ScenarioSession) throws -> [String] {
    var problems: [String] = []
    while let report = session.isOver ? nil : session.runStep() {
      problems += report.failures.map { "\($0.pointer): \($0.message)" }
      if let error = report.error { problems.append("\(report.pointer): \(error.message)") }
    }
    return problems
  }

  @Test func `the page names every stimulus and its parameters`() throws {
    let page = try ManPage("responder-scenario.5").source
    let words = Set(page.split { !($0.isLetter || "-._".contains($0)) }.map(String.init))
    #expect(!Self.environment.modules.isEmpty)
    for stimulus in Self.environment.modules.flatMap(\.stimuli) {
      #expect(words.contains(stimulus.name))
      for field in stimulus.fields {
        #expect(words.contains(field.name), "\(stimulus.name) \(field.name)")
      }
    }
  }

  @Test func `the page has every word of the schema`() throws {
    let page = try ManPage("responder-scenario.5").source
    let words = Set(
      page.replacing("\\(dq", with: " ").split { !($0.isLetter || "$-._".contains($0)) }
        .map(String.init)
    )
    for part in ["profile", "app", "step", "action", "matcher", "place", "expectation"] {
      let members = ScenarioTables.schema[part] ?? []
      for member in members { #expect(words.contains(member.name), "\(part) \(member.name)") }
    }
  }

  @Test func `the page names every kind of diagnostic once`() throws {
    let tags = try ManPage("responder-scenario.5").lines.filter { $0.hasPrefix(".It Er ") }
      .map { String($0.dropFirst(7)) }
    #expect(tags.sorted() == DiagnosticType.allCases.map(\.rawValue).sorted())
  }
}
