public import ScenarioKit
public import ScenarioSyntax

/// Reads and runs documents for tests.
public enum Scenario {
  public static let environment = ScenarioEnvironment(modules: BuiltInModules.all)

  /// Reads a text and returns what is wrong with it.
  public static func diagnostics(_ text: String) -> [Diagnostic] {
    ScenarioDocument.read(Array(text.utf8), file: "test.json", environment: environment)
      .diagnostics
  }

  /// Reads a text that has no errors.
  public static func document(_ text: String) throws -> ScenarioDocument {
    let (document, diagnostics) = ScenarioDocument.read(
      Array(text.utf8),
      file: "test.json",
      environment: environment
    )
    guard let document else { throw Unreadable(diagnostics: diagnostics) }
    return document
  }

  /// A text of a test that is no document.
  struct Unreadable: Error {
    let diagnostics: [Diagnostic]
  }

  /// Launches a variant of a text.
  public static func session(_ text: String, variant: String? = nil) throws -> ScenarioSession {
    try ScenarioSession(document(text), variant: variant)
  }

  /// Launches a plain document of one window that holds `views`, with `script`.
  public static func session(views: String, script: String = "[]") throws -> ScenarioSession {
    try session(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": \(views) } ] }, "script": \(script) }
      """
    )
  }

  /// Runs all steps; returns what did not hold and what ended the run.
  public static func run(_ session: ScenarioSession) -> [String] {
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
  public static func run(_ text: String) throws -> [String] {
    let document = try document(text)
    return try document.runs.flatMap { variant in
      try run(ScenarioSession(document, variant: variant)).map { "#\(variant ?? "") \($0)" }
    }
  }
}
