import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The breakpoints of an editor, which outlive the sessions that they stop.
final class BreakpointShelf {
  var breakpoints = Breakpoints()
}

/// A session of the workbench that is walked: its recorded route, where one stands on it, and what
/// was changed on the way.
///
/// The route grows by what the workbench notifies while it is asked to run a step. Whoever stands on
/// it moves without asking anybody.
final class Debuggee {
  let link: WorkbenchLink

  /// The session's name.
  let session: String

  /// How it was opened; nil for the session of somebody else, which is only looked at.
  let opening: JSONValue?

  let options: LaunchOptions

  let program: Program

  /// The ids of the document's objects.
  let ids: [String]

  /// The ids, and what is in every app.
  let known: Set<String>

  /// What was recorded so far.
  private(set) var route = Route()

  /// Where the debugger stands.
  var point = RoutePoint.beginning

  /// What is changed on the way, in the order in which it was said.
  var whatIfs: [WhatIf] = []

  /// Why the session cannot go on, where it was not the script's end.
  private(set) var failure: DebugError?

  /// The error that ended the script, as the app raised it.
  private(set) var raised: DebugError?

  private let shelf: BreakpointShelf
  /// How many steps are left by the cut that is asked for.
  private var kept: Int?
  /// Whether records were left out on their way here.
  private var isBehind = false

  /// Takes over what was opened, and listens to it.
  init(
    _ link: WorkbenchLink,
    session: String,
    opening: JSONValue?,
    options: LaunchOptions,
    program: Program,
    ids: [String],
    _ shelf: BreakpointShelf
  ) {
    self.link = link
    self.session = session
    self.opening = opening
    self.options = options
    self.program = program
    self.ids = ids
    known = Set(ids).union(["application", "scene"])
    self.shelf = shelf
  }

  /// Whether it was opened here.
  var isOwn: Bool { opening != nil }

  /// Has the records sent, those of the launch first.
  func subscribe() throws {
    link.onNotification = { [weak self] in self?.take($0) }
    link.onRecord = { [weak self] in self?.take($0, as: $1) }
    // Only the owner may have the simulation wait; whoever looks on fetches what was left out.
    let answer = try call(
      .traceSubscribe,
      [.level: "full", .since: "start", .policy: isOwn ? "pause" : "gap"]
    )
    // The records that there are already come after the answer, in their time.
    let seq = answer[.seq]?.int ?? 0
    link.expectRecords(of: answer[.subscription]?.string ?? "", in: session)
    try link.hear(until: { route.last >= seq || isBehind || failure != nil })
    try catchUp()
    route.closeLaunch()
  }

  /// Ends the session, where it is ours to end.
  func close() {
    link.listenNoMore()
    // One that has ended by itself is as closed as it can be.
    if isOwn { _ = try? call(.sessionClose) }
  }

  /// Asks about the session.
  func call(_ method: Method, _ params: JSONValue = .object()) throws -> JSONValue {
    params.set(.session, session)
    return try link.call(method, params)
  }

  // MARK: - What comes

  private func take(_ notification: WireNotification) {
    let params = notification.params
    guard params[.session]?.string == session else { return }
    switch notification.method {
    case Event.traceRecord.name:
      if let record = params[.record] { take(record, as: record.serialized()[...]) }
    case Event.traceGap.name:
      isBehind = true
    case Event.traceCut.name:
      let seq = params[.seq]?.int ?? 0
      route.cut(after: seq, keeping: kept)
      shelf.breakpoints.cut(to: route)
      raised = nil
    case Event.traceClosed.name:
      guard params[.reason]?.string != "session" else { return end(because: Debuggee.isOver) }
    default:
      break
    }
  }

  private func take(_ record: JSONValue, as text: ArraySlice<UInt8>) {
    if !route.append(record, as: text) { isBehind = true }
  }

  /// Takes in what was notified while nothing was asked, and what was left out of it.
  func hear() throws {
    link.hear()
    try catchUp()
  }

  /// Fetches what was left out since the last record that came in order.
  private func catchUp() throws {
    while isBehind {
      let answer = try call(
        .traceGet,
        [.from: JSONValue(route.last + 1), .level: "full", .limit: 512]
      )
      for record in (answer[.records] ?? .array()).elements {
        _ = route.append(record, as: record.serialized()[...])
      }
      isBehind = answer[.more]?.bool == true
    }
  }

  /// Fetches records that are no longer in memory.
  func fetch(_ range: ClosedRange<Int>) throws {
    let answer = try call(
      .traceGet,
      [
        .from: JSONValue(range.lowerBound), .to: JSONValue(range.upperBound), .level: "full",
        .limit: JSONValue(range.count),
      ]
    )
    let records = Array((answer[.records] ?? .array()).elements)
    guard records.count == range.count else {
      throw DebugError.failed(
        Sentence(
          "the workbench no longer has the records \(range.lowerBound) to \(range.upperBound)",
          zh: "工作台不再有记录 \(range.lowerBound) 到 \(range.upperBound)"
        )
      )
    }
    route.fill(records)
  }

  // MARK: - Running

  /// Runs the next step of the script, after what is changed before it.
  ///
  /// - Throws: Why a change could not be made; then the step has not run.
  func runStep() throws {
    guard isOwn else { return try runElsewhere() }
    for index in whatIfs.indices where whatIfs[index].isDue(before: route.steps.count) {
      _ = try call(.objectSet, [.set: whatIfs[index].set, .level: "full"])
      whatIfs[index].isInForce = true
    }
    do {
      let answer = try call(.scriptStep, [.level: "full"])
      let failures = (answer[.failures] ?? .array()).elements
      let step = RouteStep(report: answer[.step] ?? .object(), failures: Array(failures))
      route.close(step, finished: answer[.finished]?.bool == true)
    } catch let error as WireError {
      try end(by: error)
    }
  }

  /// Goes on in a session whose steps somebody else runs: what has come meanwhile is all there is.
  private func runElsewhere() throws {
    let last = route.last
    try hear()
    if route.last == last { route.finish() }
  }

  /// Takes over how an error has ended the script, or the session.
  private func end(by error: WireError) throws {
    if let report = error.detail(JSONKey.step.spelling) {
      let failures = error.detail(JSONKey.failures.spelling)?.json(in: .english) ?? .array()
      let step = RouteStep(
        report: report.json(in: .english),
        failures: Array(failures.elements)
      )
      raised = DebugError(error)
      return route.close(step, finished: true)
    }
    switch error.type {
    case .scriptFinished: route.finish()
    case .workbenchCancelled: throw DebugError.cancelled
    default: end(because: DebugError(error))
    }
  }

  private func end(because error: DebugError) {
    failure = error
    route.finish()
  }

  private static let isOver = DebugError.failed(
    Sentence("the session has ended", zh: "会话已经结束")
  )

  /// Puts the session back to before a step, and before what is changed before it.
  func back(to step: Int) throws {
    let steps = max(0, route.steps.count - step)
    let changes = whatIfs.count { $0.isInForce && $0.step >= step }
    guard steps + changes > 0 else { return }
    kept = step
    defer { kept = nil }
    // What is changed before the step itself is taken back only by counting commands.
    let stays = !whatIfs.contains { $0.isInForce && $0.step == step }
    let params: JSONValue =
      stays ? [.steps: JSONValue(steps)] : [.commands: JSONValue(steps + changes)]
    _ = try call(.scriptBack, params)
    for index in whatIfs.indices where whatIfs[index].step >= step {
      whatIfs[index].isInForce = false
    }
  }
}
