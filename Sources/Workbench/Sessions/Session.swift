import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// One open session: a scenario's objects, alive, and the journal of what was done to them.
///
/// A session is confined to the executor of the connection that opened it.
final class Session {
  /// The name by which requests mean it.
  let id: String
  /// Whether it outlives its connection.
  let keep: Bool
  /// The document that was opened.
  let document: ScenarioDocument
  /// The document's bytes, for recordings.
  let source: ScenarioSource

  /// The variant that is built.
  private(set) var variant: String?
  /// The objects and their place in the script.
  private(set) var scenario: ScenarioSession
  /// The commands since launch.
  private(set) var journal = Journal()
  /// Goes up whenever records are taken back.
  private(set) var epoch = 1
  /// How deep the trace goes; it only ever gets deeper.
  private(set) var level: TraceLevel
  /// The newest records.
  private(set) var ring = RecordRing()
  /// Who gets the records as they come.
  var subscriptions: [Subscription] = []
  /// The question that waits for an answer, where a quiz runs.
  var quiz: QuizState?

  /// Builds a document's objects and launches the app.
  ///
  /// - Throws: What the launch raised.
  init(
    id: String,
    keep: Bool,
    document: ScenarioDocument,
    source: ScenarioSource,
    variant: String?,
    level: TraceLevel
  ) throws(WireError) {
    self.id = id
    self.keep = keep
    self.document = document
    self.source = source
    self.variant = variant
    self.level = level
    let launch = Launch(level: level)
    scenario = try launch.run(document, variant: variant)
    for record in launch.records { ring.append(record) }
    listen()
  }

  /// The simulation that runs the objects.
  var simulation: Simulation { scenario.simulation }

  /// The number of the newest record at the session's level, or at another.
  func position(_ level: TraceLevel) -> Int { simulation.trace.position[level] }

  /// The virtual time in seconds.
  var time: Double { Double(simulation.now) / 1_000_000 }

  // MARK: - Commands

  /// Runs a command and writes it into the journal.
  ///
  /// - Throws: `session.full` with nothing done; or what the command was refused for, also with
  ///   nothing done; or what it raised, which is part of the journal.
  func perform(_ command: Journal.Command) throws(WireError) -> CommandResult {
    guard journal.hasRoom(for: command) else {
      throw WireError(
        .sessionFull,
        "the journal of \(id) holds \(journal.commands.count) commands and is full"
      )
    }
    let first = position(level) + 1
    var result: CommandResult
    do {
      result = try CommandRun.execute(command, in: scenario)
    } catch {
      if error.hadEffect { _ = journal.append(command) }
      throw error.wire
    }
    _ = journal.append(command)
    result.records = (first, position(level))
    return result
  }

  /// Makes the trace at least as deep as `level`, by running the journal again where it was not.
  func deepen(to level: TraceLevel) throws(WireError) {
    guard level > self.level else { return }
    self.level = level
    try rebuild(commands: journal.commands.count, variant: variant, cutAt: nil)
  }

  /// Puts the session back to where it was after its first commands.
  ///
  /// The trace is cut there, `epoch` goes up and subscribers are told.
  func rewind(to count: Int, variant: String?) throws(WireError) {
    let sameVariant = variant == self.variant
    try rebuild(commands: sameVariant ? count : 0, variant: variant, cutAt: sameVariant ? count : 0)
  }

  private func rebuild(commands count: Int, variant: String?, cutAt cut: Int?) throws(WireError) {
    simulation.trace.sink = nil
    let launch = Launch(level: level)
    let fresh = try launch.run(document, variant: variant)
    for command in journal.commands.prefix(count) {
      _ = try? CommandRun.execute(command, in: fresh)
    }
    scenario = fresh
    self.variant = variant
    ring.removeAll()
    for record in launch.records { ring.append(record) }
    if let cut {
      journal.truncate(to: cut)
      epoch += 1
    }
    listen()
    if cut != nil {
      for subscription in subscriptions { subscription.cut(session: self) }
    }
  }

  /// Has the records of the running simulation kept and sent.
  private func listen() {
    simulation.trace.level = level
    simulation.trace.sink = { [unowned self] record in
      ring.append(record)
      guard !subscriptions.isEmpty else { return }
      for subscription in subscriptions { subscription.take(record, of: self) }
    }
  }
}

/// The launch of a scenario, whose records are kept from the first.
private final class Launch {
  let level: TraceLevel
  private(set) var records: [TraceRecord] = []

  init(level: TraceLevel) { self.level = level }

  func run(
    _ document: ScenarioDocument,
    variant: String?
  ) throws(WireError) -> ScenarioSession {
    do throws(ScenarioError) {
      return try ScenarioSession(document, variant: variant) {
        $0.trace.level = level
        $0.trace.sink = { [self] in records.append($0) }
      }
    } catch {
      throw error.wire
    }
  }
}
