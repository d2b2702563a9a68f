import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func scriptRun(_ params: JSONValue) throws(WireError) -> Answer {
    let document = try session(params).document
    let variants =
      params[.variant] == nil
      ? document.variants.map(\.id) : [try variant(params, of: document)]
    let token = params[.progressToken]
    let runs = variants.isEmpty ? [nil] : variants
    let changes = try ScriptChanges(params[.changes], at: "/params/changes")
    // All of them before the first run: an error must not leave some variants run and others not.
    for variant in runs where !changes.isEmpty { try changes.check(in: document, variant) }
    let writer = ReasonWriter(language: client.language, document: document)
    return try deepened(params) { [weak self] session throws(WireError) in
      .work(
        ScriptRun(
          session: session,
          variants: runs,
          changes: changes,
          writer: writer
        ) { done, total in self?.progress(token, done: done, of: total) }
      )
    }
  }

  func scriptStep(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    guard !session.scenario.isOver else { throw finished(session.scenario) }
    let writer = ReasonWriter(language: client.language, document: session.document)
    return try deepened(params) { session throws(WireError) in
      // Taken before the step: what a failure is about happened after it.
      let mark = session.scenario.mark
      let command = try session.perform(.step)
      let result = JSONValue.object()
      let failures = command.report?.failures ?? []
      if let report = command.report {
        result.set(
          .step,
          report.json(records: command.records, in: session.simulation, writer.words)
        )
      }
      var event = LastEvent()
      event.note(command, since: mark)
      let told = command.report.map { event.json(failures, of: $0, in: session, writer) } ?? []
      result.set(.failures, JSONValue(told))
      if let error = command.report?.error {
        var wire = error.wire
        // What the step did before it ended the script is told as in a result.
        if wire.type != .workbenchCancelled {
          wire.details += ["step", "failures"].compactMap { name in
            result[name].map { WireDatum.Member(name, WireDatum($0)) }
          }
        }
        throw wire
      }
      result.set(.finished, session.scenario.isOver)
      result.set(.time, session.time)
      return .now(result)
    }
  }

  /// What is said to whoever wants a step of a script that is over.
  private func finished(_ scenario: ScenarioSession) -> WireError {
    let (steps, all) = (scenario.nextStep, scenario.stepCount)
    guard scenario.isEndedByError else {
      return WireError(
        .scriptFinished,
        Sentence("all \(all) steps of the script have run", zh: "脚本的 \(all) 步都已运行")
      )
    }
    return WireError(
      .scriptFinished,
      Sentence(
        "an error ended the script at step \(steps) of \(all)",
        zh: "脚本共 \(all) 步，在第 \(steps) 步因错误而结束"
      ),
      hint: Sentence(
        "Take the step back with script.back, or begin again with session.reset.",
        zh: "请用 script.back 收回这一步，或用 session.reset 重新开始。"
      )
    )
  }

  func scriptBack(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    if let commands = params[.commands]?.int {
      guard commands <= session.journal.count else {
        throw WireError(
          .scriptAtStart,
          Sentence(
            "only \(session.journal.count) commands have run",
            zh: "只运行了 \(session.journal.count) 条命令"
          ),
          path: "/params/commands"
        )
      }
      return try back(session, to: session.journal.count - commands)
    }
    let wanted = params[.steps]?.int ?? 1
    var steps = wanted
    var keep = session.journal.count
    // A step is taken back with everything that was done after it.
    while steps > 0, keep > 0 {
      keep -= 1
      if case .step = session.journal.entries[keep].command { steps -= 1 }
    }
    guard steps == 0 else {
      throw WireError(
        .scriptAtStart,
        Sentence("only \(wanted - steps) steps have run", zh: "只运行了 \(wanted - steps) 步"),
        path: "/params/steps"
      )
    }
    return try back(session, to: keep)
  }

  /// Puts a session back to where it was after its first commands.
  private func back(_ session: Session, to commands: Int) throws(WireError) -> Answer {
    let run = try JournalRun(of: session, commands: commands, level: session.level)
    return rewind(session, run) { $0.set(.next, session.scenario.nextStep) }
  }
}

/// Runs a script in each variant, from a fresh launch, a few steps at a time.
final class ScriptRun: SlicedWork {
  private let target: Session
  private var variants: ArraySlice<String?>
  private let changes: ScriptChanges
  /// What of the changes is still to be done in the run that is on.
  private var rest: ScriptChanges
  private let progress: (_ done: Int, _ total: Int) -> Void
  private var runs: [JSONValue] = []
  private var steps: [JSONValue] = []
  private var failures: [JSONValue] = []
  // Optional twice: no run may be on, or one of a document without variants.
  private var current: String??
  /// The place of the last step for which changes were made.
  private var last = -1
  private var passed = true
  private var event = LastEvent()
  private let writer: ReasonWriter
  private var language: Language { writer.language }

  init(
    session: Session,
    variants: [String?],
    changes: ScriptChanges,
    writer: ReasonWriter,
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    target = session
    self.writer = writer
    self.variants = variants[...]
    self.changes = changes
    rest = changes
    self.progress = progress
  }

  var changed: Session? { target }
  var step: Int { target.scenario.nextStep }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    while true {
      if current == nil {
        guard let next = variants.popFirst() else { return .finished(result()) }
        // The first run begins where a fresh session stands; the others launch again.
        let parts = changes.parted(in: target.document, next)
        rest = parts.rest
        let isFresh = target.journal.count == 0 && target.journal.written.count == 0
        if !isFresh || target.variant != next || parts.written.count > 0 {
          try target.rewind(try target.launch(next, writing: parts.written))
        }
        current = .some(next)
        last = -1
        steps = []
        failures = []
        event = LastEvent()
      }
      while target.scenario.nextStep < target.scenario.stepCount {
        for change in rest.due(before: target.scenario.nextPlace, after: last) {
          _ = try target.perform(change)
        }
        // Places, not counts of steps: a variant may leave steps out, and changes name the
        // document's.
        last = target.scenario.nextPlace ?? last
        let mark = target.scenario.mark
        let command = try target.perform(.step)
        guard let report = command.report else { continue }
        steps.append(report.json(records: command.records, in: target.simulation, writer.words))
        event.note(command, since: mark)
        failures += event.json(report.failures, of: report, in: target, writer)
        if let error = report.error {
          finishRun(error: error, report)
          break
        }
        // After a step, so that each slice runs one even when it begins late.
        if ContinuousClock.now >= deadline {
          progress(target.scenario.nextStep, target.scenario.stepCount)
          return .unfinished
        }
      }
      if current != nil { finishRun(error: nil, nil) }
    }
  }

  private func finishRun(error: ScenarioError?, _ report: StepReport?) {
    let run = JSONValue.object()
    let runPassed = failures.isEmpty && error == nil
    passed = passed && runPassed
    run.set(.variant, (current ?? nil).map { JSONValue($0) } ?? .null)
    run.set(.passed, runPassed)
    run.set(.steps, JSONValue(steps))
    run.set(.failures, JSONValue(failures))
    if let error {
      let object = JSONValue.object()
      object.set(.type, error.type)
      object.set(.message, error.message.text(in: language))
      if let report {
        object.set(.pointer, report.pointer)
        let position = target.document.position(of: report.pointer)
        object.set(.line, position.line)
        object.set(.column, position.column)
      }
      object.set(.record, target.position(target.level))
      run.set(.error, object)
    }
    runs.append(run)
    current = nil
  }

  private func result() -> JSONValue {
    let result = JSONValue.object()
    result.set(.scenario, target.document.id)
    result.set(.passed, passed)
    result.set(.runs, JSONValue(runs))
    return result
  }
}

extension Handler {
  static let script: [Handler] = [
    Handler(slicing: .scriptRun) { (context, params) throws(WireError) in
      try context.scriptRun(params)
    },
    Handler(slicing: .scriptStep) { (context, params) throws(WireError) in
      try context.scriptStep(params)
    },
    Handler(slicing: .scriptBack) { (context, params) throws(WireError) in
      try context.scriptBack(params)
    },
  ]
}
