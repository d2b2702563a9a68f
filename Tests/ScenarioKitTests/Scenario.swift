import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Testing

/// Reads and runs documents for tests.
enum Scenario {
  static let environment = ScenarioEnvironment(modules: BuiltInModules.all)

  /// Reads a text and returns what is wrong with it.
  static func diagnostics(_ text: String) -> [Diagnostic] {
    ScenarioDocument.read(Array(text.utf8), file: "test.json", environment: environment)
      .diagnostics
  }

  /// Reads a text that has no errors.
  static func document(_ text: String) throws -> ScenarioDocument {
    let (document, diagnostics) = ScenarioDocument.read(
      Array(text.utf8),
      file: "test.json",
      environment: environment
    )
    for diagnostic in diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic)")
    }
    return try #require(document)
  }

  /// Launches a variant of a text.
  static func session(_ text: String, variant: String? = nil) throws -> ScenarioSession {
    try ScenarioSession(document(text), variant: variant)
  }

  /// Launches a plain document of one window that holds `views`, with `script`.
  static func session(views: String, script: String = "[]") throws -> ScenarioSession {
    try session(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": \(views) } ] }, "script": \(script) }
      """
    )
  }

  /// Runs all steps; returns what did not hold and what ended the run.
  static func run(_ session: ScenarioSession) -> [String] {
    var problems: [String] = []
    while !session.isOver {
      let report = session.runStep()
      problems += report.failures.map { "\($0.line):\($0.column) \($0.pointer) \($0.message)" }
      if let error = report.error {
        problems.append("\(report.pointer) \(error.type): \(error.message)")
      }
    }
    return problems
  }

  /// Runs all variants of a text.
  static func run(_ text: String) throws -> [String] {
    let document = try document(text)
    return try document.runs.flatMap { variant in
      try run(ScenarioSession(document, variant: variant)).map { "#\(variant ?? "") \($0)" }
    }
  }
}
