import Catalogue
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// The place in the script of one run, and what the span of the next expectation holds.
final class ScriptRun {
  unowned let world: World
  let document: ScenarioDocument
  let steps: [StepPlan]
  private(set) var next = 0
  private(set) var isOver = false

  /// What happened since a place of the script.
  struct Mark {
    var entry: Int
    var time: Int64
    /// How many steps had run.
    var step: Int
  }

  let launchMark = Mark(entry: 0, time: 0, step: 0)
  private var startMark = Mark(entry: 0, time: 0, step: 0)
  private var spanMark = Mark(entry: 0, time: 0, step: 0)
  private var labels: [String: Mark] = [:]
  /// Whether the last step that ran was judged, so that the next one begins a new span.
  private var wasJudged = false
  /// The rules that decided, by step; the first is the launch's.
  private var rules: [Set<Rule>] = []
  /// The records of the launch and of each step, where an expectation looks at records.
  private var records: [[TraceRecord]] = []
  private let needsRecords: Bool

  /// What came of each stimulus, with how many steps had run before it.
  private var outcomes: [(step: Int, outcome: Outcome)] = []
  private(set) var returned: Value?
  /// The name of the error in which the last step ended.
  private(set) var raised: String?

  init(world: World, document: ScenarioDocument) {
    self.world = world
    self.document = document
    steps = world.plan.steps
    needsRecords = steps.contains { $0.expectation?.has("trace") == true }
  }

  /// Launches the app, which belongs to the first span.
  func launch() throws(ScenarioError) {
    try collecting { () throws(ScenarioError) in try world.build() }
    rules.append(takeRules())
    startMark = mark
  }

  /// The place of the script where it stands.
  var mark: Mark {
    Mark(entry: world.log.count, time: world.simulation.now, step: rules.count)
  }

  private func takeRules() -> Set<Rule> {
    defer { world.log.decided = [] }
    return world.simulation.dispatcher.trace.takeDecided().union(world.log.decided)
  }

  // MARK: - Running

  func runStep() -> StepReport {
    guard next < steps.count, !isOver else {
      return StepReport(index: next, pointer: "", label: nil, action: "", step: .object())
    }
    let step = steps[next]
    next += 1
    var report = StepReport(
      index: step.number,
      pointer: step.path.pointer,
      label: step.label,
      action: step.text,
      step: step.source
    )
    let before = mark
    if let label = step.label { labels[label] = before }
    // The launch belongs to the first span; neighbouring expectations share theirs.
    if wasJudged, !step.isOnlyExpectation {
      spanMark = before
      wasJudged = false
    }
    do {
      try world.observed { () throws(ScenarioError) in
        try collecting { () throws(ScenarioError) in try run(step, &report) }
      }
    } catch {
      report.error = error
    }
    if let failure = world.simulation.dispatcher.failure {
      report.error = ScenarioError(failure)
    }
    rules.append(takeRules())
    report.occurrences = before.entry..<world.log.count
    judge(step, &report)
    if report.error != nil, isErrorJudgedNext(after: step) {
      world.simulation.dispatcher.clearFailure()
      report.error = nil
    }
    if report.error != nil { isOver = true }
    return report
  }

  private func run(_ step: StepPlan, _ report: inout StepReport) throws(ScenarioError) {
    switch step.kind {
    case .send(let plan):
      // Before it is sent: what the step before returned is no answer of one that fails.
      returned = nil
      let outcome = try world.send(plan)
      outcomes.append((rules.count, outcome))
      report.outcome = outcome
      returned = outcome.returned.map { .flag($0) }
      report.returned = outcome.returned.map { JSONValue($0) }
    case .action(.call(let call)):
      var answer = Value.none
      returned = nil
      try world.command { () throws(ScenarioError) in answer = try world.perform(call) }
      returned = answer
      report.returned = world.json(of: answer)
    case .action(let action):
      try world.command { () throws(ScenarioError) in
        _ = try world.run(action, in: Invocation()) { .none }
      }
    case .wait(let seconds):
      world.log.unwind()
      world.simulation.dispatcher.beginCommand()
      world.advance(by: seconds)
    case .waitIdle:
      world.log.unwind()
      world.simulation.dispatcher.beginCommand()
      world.advanceUntilIdle()
    case .expect, .ask:
      break
    }
  }

  /// Keeps the records of what runs, where an expectation looks at them.
  private func collecting(_ body: () throws(ScenarioError) -> Void) throws(ScenarioError) {
    guard needsRecords else { return try body() }
    let simulation = world.simulation
    let (level, sink) = (simulation.dispatcher.trace.level, simulation.dispatcher.trace.sink)
    records.append([])
    simulation.dispatcher.trace.level = .full
    simulation.dispatcher.trace.sink = { [unowned self] record in
      records[records.count - 1].append(record)
      // The host hears no more than it has asked for.
      if record.level <= level { sink?(record) }
    }
    defer {
      simulation.dispatcher.trace.level = level
      simulation.dispatcher.trace.sink = sink
    }
    try body()
  }

  // MARK: - Judging

  private func judge(_ step: StepPlan, _ report: inout StepReport) {
    // An expectation on its own is about the step before it.
    if !step.isOnlyExpectation { raised = report.error?.type }
    guard let expectation = step.expectation else { return }
    // What an error cut short would only be reported a second time.
    if report.error != nil, !expectation.has("raised") { return }
    // A run that has failed answers no more questions, and expectations ask.
    world.simulation.dispatcher.clearFailure()
    let mark = span(of: step)
    let judge = Judge(run: self, span: mark)
    do {
      try world.quietly { () throws(ScenarioError) in try judge.judge(expectation) }
      if expectation.has("raised") { report.error = nil }
    } catch {
      report.error = report.error ?? error
    }
    report.failures = judge.failures
    report.judged = expectation.pointers
    wasJudged = true
  }

  /// Whether an expectation on its own comes next and says in which error a step ended.
  private func isErrorJudgedNext(after step: StepPlan) -> Bool {
    guard step.expectation == nil, steps.indices.contains(next) else { return false }
    return steps[next].isOnlyExpectation && steps[next].expectation?.has("raised") == true
  }

  private func span(of step: StepPlan) -> Mark {
    switch step.since {
    case .launch: launchMark
    case .start: startMark
    case .label(let label): labels[label] ?? spanMark
    case nil: spanMark
    }
  }

  /// What came of the last stimulus since a mark.
  func outcome(since mark: Mark) -> Outcome? {
    outcomes.last.flatMap { $0.step >= mark.step ? $0.outcome : nil }
  }

  /// The touches that came down since a mark, with the view that each hit.
  func hits(since mark: Mark) -> [(finger: Int, view: ObjectIndex?)] {
    let first = outcomes.firstIndex { $0.step >= mark.step } ?? outcomes.endIndex
    return outcomes[first...].flatMap(\.outcome.hits)
  }

  /// The rules that decided since a mark.
  func rules(since mark: Mark) -> Set<Rule> {
    rules.dropFirst(mark.step).reduce(into: []) { $0.formUnion($1) }
  }

  /// The records since a mark.
  func records(since mark: Mark) -> [TraceRecord] {
    Array(records.dropFirst(mark.step).joined())
  }
}

extension StepPlan {
  /// Whether the step does nothing but judge.
  var isOnlyExpectation: Bool {
    if case .expect = kind { true } else { false }
  }
}

extension World {
  /// Lets virtual time pass.
  func advance(by seconds: Double) {
    // Bounded, since microseconds beyond 64 bits would trap.
    let time = (max(0, min(seconds, 1e9)) * 1_000_000).rounded()
    simulation.advance(to: simulation.now + Int64(time))
  }

  /// Lets time pass until nothing runs and no timer is due within a second.
  func advanceUntilIdle() {
    for _ in 0..<World.idleTimers {
      guard simulation.dispatcher.failure == nil, let due = simulation.nextTimer,
        simulation.isMoving || due - simulation.now <= 1_000_000
      else { return }
      simulation.advance(to: due)
    }
    simulation.dispatcher.stop(
      SimulationError(
        .tooManyTimers,
        "it is not idle after \(World.idleTimers) timers: one of them sets itself again and again",
        zh: "触发 \(World.idleTimers) 个定时器之后仍未空闲：其中一个不断重新设置自己"
      )
    )
  }

  /// The most timers that a wait for idleness lets fire.
  private static let idleTimers = 10_000
}
