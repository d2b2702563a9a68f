import Jansson
import Rendering
import WorkbenchProtocol

/// Runs a scenario, each variant on its own, and keeps the records of each run.
struct ScenarioRunner {
  let workbench: WorkbenchClient
  let options: GlobalOptions
  var profile: ProfileOptions?

  /// What is assigned before the first step.
  var changes: [WhatIf] = []

  /// What came of running a scenario.
  struct Result {
    /// What `script.run` answered, each run with its `records` and those of the `launch` before.
    var value: JSONValue

    var heading: ScenarioHeading

    /// The file that failures are placed in.
    var file: String?

    /// What was assigned before the first step, as it was typed.
    var changes: [String] = []

    /// What stands above one of the runs.
    func title(of run: JSONValue, _ words: Words) -> String {
      let title = heading.text(variant: run[.variant]?.string)
      guard !changes.isEmpty else { return title }
      let change = words.list(changes)
      return title + words.say(" (what if \(change))", zh: "（假如 \(change)）")
    }
  }

  /// Runs all variants, or the one that the reference names.
  func run(_ reference: ScenarioReference, level: TraceLevel = .route) throws -> Result {
    let session = try RemoteSession(
      reference,
      in: workbench,
      options: options,
      profile: profile,
      level: level
    )
    defer { _ = try? session.call(.sessionClose) }
    try session.subscribe(level: level)
    let variants = reference.variant.map { [$0] } ?? session.variants
    let runs = JSONValue.array()
    var hasPassed = true
    // One by one, or the records of one could not be told from those of the next.
    for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
      _ = session.takeRecords()
      let params: JSONValue = [.level: JSONValue(level.rawValue)]
      if let variant { params.set(.variant, variant) }
      let answer = try changes.made(in: params) { try session.call(.scriptRun, params) }
      let records = JSONValue(session.takeRecords())
      for run in answer[.runs]?.elements ?? JSONValue.array().elements {
        let run = run.copy()
        run.set("launch", try launch(of: run, session, level))
        run.set(.records, records)
        runs.append(run)
      }
      if answer[.passed]?.bool != true { hasPassed = false }
    }
    let id = session.opening[.scenario] ?? .null
    return Result(
      value: [.scenario: id, .passed: JSONValue(hasPassed), .runs: runs],
      heading: session.heading(reference),
      file: reference.file,
      changes: changes.map(\.text)
    )
  }

  /// The records of what the app did before the first step of a run.
  private func launch(
    of run: JSONValue,
    _ session: RemoteSession,
    _ level: TraceLevel
  ) throws -> JSONValue {
    let next = run[.steps]?[0]?[.records]?[0]?.int ?? 1
    guard next > 1, level != .outcome else { return .array() }
    let params: JSONValue = [
      .from: 1, .to: JSONValue(next - 1), .level: JSONValue(level.rawValue),
    ]
    return try session.call(.traceGet, params)[.records] ?? .array()
  }

  /// The ids of the disputed points.
  static func toggles(_ workbench: WorkbenchClient) throws -> [String] {
    let rules = try workbench.call(.ruleList)[.rules] ?? .array()
    return rules.elements.filter { $0[.values] != nil }.compactMap { $0[.id]?.string }
  }

  /// The ids of all scenarios.
  static func listed(
    _ workbench: WorkbenchClient,
    _ filter: JSONValue = .object()
  ) throws -> [String] {
    let list = try workbench.call(.scenarioList, filter)
    return (list[.scenarios] ?? .array()).elements.compactMap { $0[.id]?.string }
  }
}

/// A scenario that was run: its routes, or a line for each run.
struct ScenarioResult: Drawing {
  private let result: ScenarioRunner.Result
  private let lines: Int
  private let isQuiet: Bool

  init(_ result: ScenarioRunner.Result, lines: Int = 40, isQuiet: Bool = false) {
    self.result = result
    self.lines = lines
    self.isQuiet = isQuiet
  }

  func draw(on page: inout Page) {
    let runs = Array((result.value[.runs] ?? .array()).elements)
    for (index, run) in runs.enumerated() {
      if !isQuiet { page.blank() }
      var drawing = ScriptRun(
        run,
        records: Array((run[.records] ?? .array()).elements),
        title: result.title(of: run, page.style.words),
        file: result.file
      )
      drawing.limit = lines > 0 && !page.style.isVerbose ? lines : nil
      drawing.isQuiet = isQuiet
      if index == runs.count - 1 { drawing.summary = result.heading.summary }
      drawing.draw(on: &page)
    }
  }
}
