import Jansson
import QuizKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
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
  private(set) var journal: Journal
  /// Goes up whenever records are taken back.
  private(set) var epoch: Int
  /// How deep the trace goes; it only ever gets deeper.
  private(set) var level: TraceLevel
  /// The newest records.
  private(set) var ring: RecordRing
  /// Who gets the records as they come.
  var subscriptions: [Subscription] = []
  /// The question that waits for an answer, where a quiz runs.
  var quiz: QuizRun?
  /// Keeps two connections from changing it at once.
  let turns = Turns()
  /// How it stands, for lists.
  private(set) var board = SessionBoard()
  /// Where it is written down, where it is to outlive this process.
  var file: SessionFile?
  private let recovery: SessionSummary.Recovery?

  /// Opens a session on what a run has made.
  ///
  /// - Parameters:
  ///   - id: The name by which requests mean it.
  ///   - keep: Whether it outlives its connection.
  ///   - source: The document's bytes and name.
  ///   - run: What made its objects.
  ///   - before: How it stood in the process in which it was opened, where that was another.
  /// - Throws: `session.full` when the run had more commands than a journal holds.
  init(
    id: String,
    keep: Bool,
    source: ScenarioSource,
    run: JournalRun,
    before: SessionSummary? = nil
  ) throws(WireError) {
    guard var journal = Journal(run.entries) else {
      throw WireError(
        .sessionFull,
        Sentence(
          "\(run.entries.count) commands are more than a journal holds",
          zh: "\(run.entries.count) 条命令超过日志的上限"
        )
      )
    }
    journal.written = run.written
    self.id = id
    self.keep = keep
    self.source = source
    self.journal = journal
    // Nobody can follow it from there to here.
    epoch = (before?.epoch ?? 0) + 1
    recovery = before.map { _ in .recovered }
    document = run.document
    variant = run.variant
    level = run.level
    scenario = run.scenario
    ring = run.ring
    listen()
    putUp()
  }

  /// Tells subscribers that nothing more comes.
  func end() {
    for subscription in subscriptions { subscription.end("session") }
  }

  /// The simulation that runs the objects.
  var simulation: Simulation { scenario.simulation }

  /// The number of the newest record at the session's level, or at another.
  func position(_ level: TraceLevel) -> Int { simulation.dispatcher.trace.position[level] }

  /// The virtual time in seconds.
  var time: Double { Double(simulation.now) / 1_000_000 }

  /// The records of a level that are in memory, when all from a number on are.
  func kept(from number: Int, level: TraceLevel) -> ArraySlice<NamedRecord>? {
    guard level <= self.level else { return nil }
    let kept = ring.kept
    guard !ring.isComplete else { return kept }
    let first = kept.first { $0.level <= level }
    return first.map { $0.record.seq[level] <= number } == true ? kept : nil
  }

  /// How much memory it takes, roughly, in bytes: to tell sessions that take much from others.
  private var bytes: Int {
    simulation.objects.living * Self.objectBytes + ring.bytes + journal.bytes
      + source.contents.size
  }

  /// What an object takes with its view, its layer and its place in the document.
  private static let objectBytes = 768

  /// Whether a request at it may hold its thread too long.
  var isLarge: Bool { scenario.isLarge || journal.count > 200 }

  // MARK: - Commands

  /// Runs a command and writes it into the journal.
  ///
  /// - Throws: `session.full` with nothing done; or what the command was refused for, also with
  ///   nothing done; or what it raised, which is part of the journal.
  func perform(_ command: Journal.Command) throws(WireError) -> CommandResult {
    // Before the command runs: what cannot be written down must not have happened.
    guard let place = journal.place(for: command) else {
      throw WireError(
        .sessionFull,
        Sentence(
          "the journal of \(id) holds \(journal.count) commands and is full",
          zh: "\(id) 的日志已有 \(journal.count) 条命令，满了"
        )
      )
    }
    try file?.begin(place.text, after: kept)
    let first = position(level) + 1
    var result: CommandResult
    do {
      result = try CommandRun.execute(command, in: scenario)
    } catch {
      if error.hadEffect {
        fill(place, raised: error.type)
      } else {
        file?.takeBack()
      }
      throw error.wire
    }
    fill(place, raised: result.report?.error?.type)
    result.records = (first, position(level))
    return result
  }

  private func fill(_ place: Journal.Place, raised: String?) {
    journal.fill(place, raised: raised)
    if let raised { file?.note(raised: raised) }
    update()
  }

  /// Launches the scenario afresh, in one of its variants, beside the session.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - changes: What the document's objects say otherwise.
  /// - Returns: The run, launched.
  /// - Throws: What the launch raised.
  func launch(
    _ variant: String?,
    writing changes: JSONValue = .object()
  ) throws(WireError) -> JournalRun {
    try JournalRun(launching: document, variant: variant, level: level, written: changes)
  }

  /// Takes over what a run of all its commands has made, at a deeper level.
  func deepen(_ run: JournalRun) {
    take(run)
    listen()
    putUp()
  }

  /// Goes back to where a run of its first commands, or of another variant's launch, has come.
  ///
  /// The trace is cut there, `epoch` goes up and subscribers are told.
  ///
  /// - Throws: `session.unwritten` with nothing done.
  func rewind(_ run: JournalRun) throws(WireError) {
    var journal = journal
    journal.truncate(to: run.done)
    journal.written = run.written
    var summary = summary
    (summary.variant, summary.epoch) = (run.variant, epoch + 1)
    try file?.write(KeptSession(source, run.level, journal, summary))
    take(run)
    self.journal = journal
    epoch += 1
    listen()
    putUp()
    for subscription in subscriptions { subscription.cut(session: self) }
  }

  private func take(_ run: JournalRun) {
    // The old objects may live on for a while, and what they still emit belongs to nobody.
    simulation.dispatcher.trace.sink = nil
    scenario = run.scenario
    variant = run.variant
    level = run.level
    ring = run.ring
  }

  private func putUp() {
    board.put(summary)
    board.note(bytes: bytes)
  }

  /// Shows how it stands from now on where lists look for it already.
  func show(on board: SessionBoard) {
    self.board = board
    putUp()
  }

  private var summary: SessionSummary {
    SessionSummary(
      scenario: document.id,
      title: document.title,
      keep: keep,
      variant: variant,
      commands: journal.count,
      seq: position(level),
      epoch: epoch,
      time: time,
      recovery: recovery
    )
  }

  /// What a file keeps of it.
  var kept: KeptSession { KeptSession(source, level, journal, summary) }

  private func update() {
    board.update(commands: journal.count, seq: position(level), time: time)
    board.note(bytes: bytes)
  }

  /// Has the records of the running simulation kept and sent.
  private func listen() {
    simulation.dispatcher.trace.level = level
    // The session owns the simulation and so this closure, which must not own the session.
    simulation.dispatcher.trace.sink = { [unowned self] record in
      let named = NamedRecord(record, in: simulation)
      ring.append(named)
      guard !subscriptions.isEmpty else { return }
      for subscription in subscriptions { subscription.take(named, in: simulation) }
    }
  }
}
