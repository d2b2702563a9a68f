import Jansson
import Rendering

/// Runs a scenario, each variant on its own, and keeps the records of each run.
struct ScenarioRunner {
  let workbench: Workbench
  let options: GlobalOptions
  var profile: ProfileOptions?

  /// What came of running a scenario.
  struct Result {
    /// What `script.run` answered, each run with its `records` and those of the `launch` before.
    var value: JSONValue

    var heading: ScenarioHeading

    /// The file that failures are placed in.
    var file: String?
  }

  /// Runs all variants, or the one that the reference names.
  func run(_ reference: ScenarioReference, level: TraceLevel = .route) throws -> Result {
    let session = try ScenarioSession(
      reference,
      in: workbench,
      options: options,
      profile: profile,
      level: level
    )
    defer { _ = try? session.call("session.close") }
    try session.subscribe(level: level)
    let variants = reference.variant.map { [$0] } ?? session.variants
    let runs = JSONValue.array()
    var hasPassed = true
    for variant in variants.isEmpty ? [nil] : variants.map(Optional.some) {
      _ = session.takeRecords()
      let params: JSONValue = ["level": JSONValue(level.rawValue)]
      if let variant { params.set("variant", variant) }
      let answer = try session.call("script.run", params)
      let records = JSONValue(session.takeRecords())
      for run in answer["runs"]?.elements ?? JSONValue.array().elements {
        let run = run.copy()
        run.set("launch", try launch(of: run, session, level))
        run.set("records", records)
        runs.append(run)
      }
      if answer["passed"]?.bool != true { hasPassed = false }
    }
    let id = session.opening["scenario"] ?? .null
    return Result(
      value: ["scenario": id, "passed": JSONValue(hasPassed), "runs": runs],
      heading: session.heading(reference),
      file: reference.file
    )
  }

  /// The records of what the app did before the first step of a run.
  private func launch(
    of run: JSONValue,
    _ session: ScenarioSession,
    _ level: TraceLevel
  ) throws -> JSONValue {
    let next = run["steps"]?[0]?["records"]?[0]?.int ?? 1
    guard next > 1, level != .outcome else { return .array() }
    let params: JSONValue = [
      "from": 1, "to": JSONValue(next - 1), "level": JSONValue(level.rawValue),
    ]
    return try session.call("trace.get", params)["records"] ?? .array()
  }

  /// The ids of all scenarios.
  static func listed(_ workbench: Workbench, _ filter: JSONValue = .object()) throws -> [String] {
    let list = try workbench.call("scenario.list", filter)
    return (list["scenarios"] ?? .array()).elements.compactMap { $0["id"]?.string }
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
    for run in (result.value["runs"] ?? .array()).elements {
      if !isQuiet { page.blank() }
      var drawing = ScriptRun(
        run,
        records: Array((run["records"] ?? .array()).elements),
        title: result.heading.text(variant: run["variant"]?.string),
        file: result.file
      )
      drawing.limit = lines > 0 ? lines : nil
      drawing.isQuiet = isQuiet
      drawing.draw(on: &page)
    }
  }
}
