import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences

/// A run of a stage in a world of its own, with changes, of which nothing is seen outside.
///
/// It goes on for as long as it is let, so that it can be cut into slices and dropped at any point.
final class Rehearsal {
  /// When the changes are made.
  enum Moment: String {
    /// With the launch, as if the document said so: what its own objects can say before it, the rest
    /// right after it.
    case launch
    /// Before the event, where the script itself undoes what was made at the launch.
    case step
  }

  /// What happened in one act.
  struct Deed {
    /// The place of the step among those of the script; nil for what came from outside.
    let step: Int?
    let report: StepReport?
    let outcome: Outcome?
    let records: [TraceRecord]
    /// The run before it.
    let mark: RunMark
    /// Whether it is the launch.
    var isLaunch = false
  }

  /// How an expectation failed.
  struct Failure {
    /// The place of its step in the document's script.
    let step: Int
    let key: String
    let expected: Sentence
    let actual: Sentence
  }

  let session: ScenarioSession
  /// The steps of the script.
  let steps: [ScriptStep]
  /// Why it cannot go on, where it cannot.
  private(set) var error: ScenarioError?
  /// Where the run stands.
  private(set) var position = 0
  /// Whether each expectation that was judged held.
  private(set) var judged: [String: Bool] = [:]
  /// How each failed that did.
  private(set) var failures: [String: Failure] = [:]
  /// The most calls that one act made.
  private(set) var mostCalls = 0

  private let stage: Stage
  /// What is still to be changed.
  private var edits: [Edit]
  private let moment: Moment
  private let eventStart: Int
  private var emitted: [TraceRecord] = []
  /// What the launch did, as if it were an act.
  private(set) var launch: Deed?

  /// Launches a stage, and changes it where the changes belong to the launch.
  ///
  /// - Parameters:
  ///   - stage: What is done.
  ///   - edits: What is changed.
  ///   - moment: When it is changed.
  ///   - eventStart: The act before which changes are made that are no part of the launch.
  ///   - calls: How many calls one act may make; nil for as many as a session may.
  /// - Throws: What the launch raised.
  init(
    _ stage: Stage,
    edits: [Edit] = [],
    at moment: Moment = .launch,
    eventStart: Int = 0,
    calls: Int? = nil
  ) throws(ScenarioError) {
    self.stage = stage
    self.moment = moment
    self.eventStart = eventStart
    var launched: [TraceRecord] = []
    let document: ScenarioDocument? = edits.reduce(stage.document) { document, edit in
      document.flatMap { edit.changesScript ? edit.applied(to: $0) : $0 }
    }
    guard let document else {
      throw ScenarioError(
        type: "invalidArgument",
        message: Sentence("the script cannot be changed so", zh: "脚本不能这样改")
      )
    }
    // A copy, because values are shared and edits are written into it: the session has the other
    // one.
    let written = stage.written.copy()
    self.edits =
      moment == .launch
      ? edits.compactMap { $0.written(into: written, document, stage.variant) } : edits
    session = try ScenarioSession(document, variant: stage.variant, writing: written) {
      let dispatcher = $0.simulation.dispatcher
      // The level by which reasons number their records.
      dispatcher.trace.level = .route
      // Not `emitted`: this closure is made before there is a self.
      dispatcher.trace.sink = { launched.append($0) }
    }
    // The launch is the document's own, and makes as many calls as it has views.
    if let calls { session.simulation.dispatcher.limits.calls = calls }
    steps = session.scriptSteps
    launch = Deed(
      step: nil,
      report: nil,
      outcome: nil,
      records: launched,
      mark: session.launchMark,
      isLaunch: true
    )
    // The run owns the simulation and so its sink, which must not own the run.
    session.simulation.dispatcher.trace.sink = { [unowned self] in emitted.append($0) }
    if moment == .launch { change() }
  }

  /// The step that the next act runs; nil where it runs none.
  var upcoming: ScriptStep? {
    guard error == nil, !session.isOver, position < actCount else { return nil }
    if stage.acts.indices.contains(position), case .other = stage.acts[position] { return nil }
    return steps.indices.contains(session.nextStep) ? steps[session.nextStep] : nil
  }

  /// How many acts there are: those that were done, and the rest of the script.
  var actCount: Int {
    stage.acts.count + max(0, session.stepCount - stepsInActs)
  }

  private var stepsInActs: Int {
    stage.acts.count { if case .step = $0 { true } else { false } }
  }

  /// Does the next act; nil where none is left or an error ended the run.
  func next() -> Deed? {
    if moment == .step, position == eventStart { change() }
    guard error == nil, position < actCount else { return nil }
    let act = stage.acts.indices.contains(position) ? stage.acts[position] : .step
    position += 1
    let mark = session.mark
    emitted = []
    defer { mostCalls = max(mostCalls, session.simulation.dispatcher.calls) }
    switch act {
    case .step: return step(mark)
    case .other(let body):
      // How it ended the journal knows; what it was refused for it was refused for before.
      do throws(ScenarioError) { try body(session) } catch {
        if session.simulation.dispatcher.failure != nil { self.error = error }
      }
      return Deed(step: nil, report: nil, outcome: nil, records: emitted, mark: mark)
    }
  }

  private func step(_ mark: RunMark) -> Deed? {
    guard !session.isOver else {
      position = actCount
      return nil
    }
    let place = session.nextStep
    let report = session.runStep()
    // All that were judged held, unless they are among the failures.
    for pointer in report.judged { judged[pointer] = true }
    for failure in report.failures {
      // What is said about a part of an expectation fails the whole of it.
      let pointer = report.judged.first { failure.pointer.hasPrefix($0) } ?? failure.pointer
      judged[pointer] = false
      failures[pointer] = Failure(
        step: report.index,
        key: failure.key,
        expected: failure.expected,
        actual: failure.actual
      )
    }
    if let error = report.error { self.error = error }
    return Deed(
      step: place,
      report: report,
      outcome: report.outcome,
      records: emitted,
      mark: mark
    )
  }

  /// Sends a stimulus that is no part of the script.
  func send(_ stimulus: String, _ parameters: JSONValue) -> Deed? {
    if moment == .step { change() }
    guard error == nil else { return nil }
    let mark = session.mark
    emitted = []
    do throws(ScenarioError) {
      let outcome = try session.sendObserved(stimulus, parameters)
      return Deed(step: nil, report: nil, outcome: outcome, records: emitted, mark: mark)
    } catch {
      self.error = error
      return nil
    }
  }

  /// Makes a change now.
  func make(_ edit: Edit) {
    do throws(ScenarioError) { try edit.make(in: session) } catch { self.error = error }
  }

  /// Makes the changes; one that is refused is the end of the run.
  private func change() {
    for edit in edits where error == nil { make(edit) }
  }

  /// Asks the model something that changes nothing, and returns what it emits meanwhile.
  func ask(_ question: (Simulation) -> Void) -> [TraceRecord] {
    var records: [TraceRecord] = []
    let simulation = session.simulation
    simulation.ask(at: .route, { records.append($0) }) { question(simulation) }
    return records
  }
}
