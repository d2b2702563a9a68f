import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

extension WorkbenchConnection {
  func scriptRun(_ params: JSONValue) throws(WireError) -> any SlicedWork {
    let session = try session(deepenedBy: params)
    let variants =
      params["variant"] == nil
      ? session.document.variants.map(\.id) : [try variant(params, of: session.document)]
    let token = params["progressToken"]
    return ScriptRun(session: session, variants: variants.isEmpty ? [nil] : variants) {
      [weak self] done, total in
      self?.progress(token, done: done, of: total)
    }
  }

  func scriptStep(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(deepenedBy: params)
    guard session.scenario.nextStep < session.scenario.stepCount else {
      throw WireError(
        .scriptFinished,
        "all \(session.scenario.stepCount) steps of the script have run"
      )
    }
    let command = try session.perform(.step)
    let result = JSONValue.object()
    let failures = command.report?.failures ?? []
    if let report = command.report {
      result.set("step", report.json(records: command.records, in: session))
    }
    result.set("failures", JSONValue(failures.map { $0.json(in: session) }))
    result.set("finished", session.scenario.nextStep >= session.scenario.stepCount)
    result.set("time", session.time)
    if let error = command.report?.error { throw error.wire }
    return result
  }

  func scriptBack(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    var steps = params["steps"]?.int ?? 1
    var keep = session.journal.commands.count
    // A step is taken back with everything that was done after it.
    while steps > 0, keep > 0 {
      keep -= 1
      if case .step = session.journal.commands[keep] { steps -= 1 }
    }
    guard steps == 0 else {
      throw WireError(
        .scriptAtStart,
        "only \((params["steps"]?.int ?? 1) - steps) steps have run",
        path: "/params/steps"
      )
    }
    try session.rewind(to: keep, variant: session.variant)
    let result = cut(session)
    result.set("next", session.scenario.nextStep)
    return result
  }
}

/// Runs a script in each variant, from a fresh launch, a few steps at a time.
final class ScriptRun: SlicedWork {
  private let target: Session
  private var variants: ArraySlice<String?>
  private let progress: (_ done: Int, _ total: Int) -> Void
  private var runs: [JSONValue] = []
  private var steps: [JSONValue] = []
  private var failures: [JSONValue] = []
  private var current: String??
  private var passed = true

  init(
    session: Session,
    variants: [String?],
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    target = session
    self.variants = variants[...]
    self.progress = progress
  }

  var session: Session? { target }
  var step: Int { target.scenario.nextStep }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> JSONValue? {
    while true {
      if current == nil {
        guard let next = variants.popFirst() else { return result() }
        // The first run begins where a fresh session stands; the others launch again.
        if !target.journal.commands.isEmpty || target.variant != next {
          try target.rewind(to: 0, variant: next)
        }
        current = .some(next)
        try takeLaunch()
      }
      while target.scenario.nextStep < target.scenario.stepCount {
        let command = try target.perform(.step)
        guard let report = command.report else { continue }
        steps.append(report.json(records: command.records, in: target))
        failures += report.failures.map { $0.json(in: target) }
        if let error = report.error {
          finishRun(error: error, report)
          break
        }
        if ContinuousClock.now >= deadline {
          progress(target.scenario.nextStep, target.scenario.stepCount)
          return nil
        }
      }
      if current != nil { finishRun(error: nil, nil) }
    }
  }

  /// Expectations at the head of the script judge the launch; they are steps like any other.
  private func takeLaunch() throws(WireError) {
    steps = []
    failures = []
  }

  private func finishRun(error: ScenarioError?, _ report: StepReport?) {
    let run = JSONValue.object()
    let runPassed = failures.isEmpty && error == nil
    passed = passed && runPassed
    run.set("variant", (current ?? nil).map { JSONValue($0) } ?? .null)
    run.set("passed", runPassed)
    run.set("steps", JSONValue(steps))
    run.set("failures", JSONValue(failures))
    if let error {
      let object = JSONValue.object()
      object.set("type", error.type)
      object.set("message", error.message)
      if let report {
        object.set("pointer", report.pointer)
        let position = target.document.position(of: report.pointer)
        object.set("line", position.line)
        object.set("column", position.column)
      }
      object.set("record", target.position(target.level))
      run.set("error", object)
    }
    runs.append(run)
    current = nil
  }

  private func result() -> JSONValue {
    let result = JSONValue.object()
    result.set("scenario", target.document.id)
    result.set("passed", passed)
    result.set("runs", JSONValue(runs))
    return result
  }
}
