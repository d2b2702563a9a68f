import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// A launch of a scenario and commands run in it, a few at a time.
///
/// It stands beside the session whose journal it repeats and changes nothing of it; what it made
/// can be put into the session's place when it is done. That the app does the same as it did at
/// first is checked on the way: against the records that the session still has, and command by
/// command by how each ended.
final class JournalRun {
  /// Looks at each record, after the command that it belongs to.
  typealias Watch = (NamedRecord, Simulation) throws(WireError) -> Void

  let document: ScenarioDocument
  let variant: String?
  let level: TraceLevel
  let scenario: ScenarioSession
  let entries: [Journal.Entry]
  /// What the document's objects say otherwise from before the launch on.
  let written: JSONValue
  /// How many of the commands have run.
  private(set) var done = 0
  /// The newest records.
  private(set) var ring = RecordRing()

  private let emitted: EmittedRecords
  private let watch: Watch?
  private let look: RecordLook?
  private var memory: RecordMemory?

  /// Launches a scenario.
  ///
  /// - Throws: What the launch raised, or what `watch` had against its records.
  init(
    launching document: ScenarioDocument,
    variant: String?,
    level: TraceLevel,
    written: JSONValue = .object(),
    entries: [Journal.Entry] = [],
    look: RecordLook? = nil,
    watch: Watch? = nil
  ) throws(WireError) {
    self.look = look
    emitted = EmittedRecords(look: look)
    self.written = written
    self.document = document
    self.variant = variant
    self.level = level
    self.entries = entries
    self.watch = watch
    scenario = try emitted.launch(document, variant: variant, level: level, writing: written)
    try handOver()
  }

  /// Launches a session's scenario, to run the first commands of its journal, or all; with `look`,
  /// until that is over.
  convenience init(
    of session: Session,
    commands: Int? = nil,
    level: TraceLevel,
    look: RecordLook? = nil,
    watch: Watch? = nil
  ) throws(WireError) {
    let entries = Array(session.journal.entries.prefix(commands ?? .max))
    try self.init(
      launching: session.document,
      variant: session.variant,
      level: level,
      written: session.journal.written,
      entries: entries,
      look: look
    ) { record, simulation throws(WireError) in try watch?(record, simulation) }
    let isWhole = entries.count == session.journal.count
    var memory = RecordMemory(of: session, comparedWith: self, isWhole: isWhole)
    // The launch is over already: only now is there a scenario whose objects can be paired with the
    // old ones.
    for named in ring.kept { try memory.compare(named.record, in: scenario.simulation) }
    self.memory = memory
  }

  /// Runs commands until all have run, or the time is over; answers whether all have.
  ///
  /// - Throws: `replay.diverged` when the app did something else than before.
  func advance(until deadline: ContinuousClock.Instant) throws(WireError) -> Bool {
    while done < entries.count, !isEnded {
      try runNext()
      // Looked at after a command and not before, so that a slice that begins late still gets on.
      if ContinuousClock.now >= deadline { break }
    }
    if isEnded { return true }
    guard done == entries.count else { return false }
    try memory?.finish(at: scenario.simulation.dispatcher.trace.position)
    return true
  }

  /// Whether a look has ended the run, which then has come to no end of its own.
  private var isEnded: Bool { look?.isOver == true }

  private func runNext() throws(WireError) {
    let entry = entries[done]
    done += 1
    let raised: String?
    do throws(ScenarioError) {
      raised = try CommandRun.execute(entry.command, in: scenario).report?.error?.type
    } catch {
      raised = error.type
    }
    // Before how it ended is looked at: which record differs tells more.
    try handOver()
    guard raised == entry.raised || isEnded else {
      throw WireError(
        .replayDiverged,
        Sentence(
          "command \(done) of the journal \(ending(raised)) now, and \(ending(entry.raised)) before",
          zh: "日志的第 \(done) 条命令现在\(ending(raised))，之前\(ending(entry.raised))"
        ),
        details: [
          .init(.record, .integer(scenario.simulation.dispatcher.trace.position[level])),
          .init(.command, .integer(done)),
        ]
      )
    }
  }

  private func ending(_ raised: String?) -> Sentence {
    raised.map { Sentence("raises '\($0)'", zh: "引发“\($0)”") } ?? Sentence("ends well", zh: "正常结束")
  }

  /// Gives on what was emitted; at the launch that can only be done when there is a scenario.
  private func handOver() throws(WireError) {
    for named in emitted.take() {
      ring.append(named)
      try memory?.compare(named.record, in: scenario.simulation)
      try watch?(named, scenario.simulation)
    }
  }
}
