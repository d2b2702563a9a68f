import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

// Reading never changes a session. What is stored is looked at where it is; what code of the app's
// computes, and what was at an earlier record, is read in a run of the journal that is thrown away.

extension RequestContext {
  /// Answers a question about a session, which stays as it is: about what it is now, or what it was
  /// when the record was written that the request names.
  ///
  /// In a worker every question is asked of a second run: which of a module's properties are stored
  /// nobody can tell.
  ///
  /// - Throws: What the question throws; `replay.diverged` when the app did something else in the
  ///   second run.
  func read(_ params: JSONValue, _ question: @escaping ObjectQuestion) throws(WireError) -> Answer {
    let session = try session(params)
    if let record = params[.record]?.int {
      return try read(session, at: record, params, question)
    }
    return try read(params, question, orElse: question)
  }

  /// Answers a question about a session as it is now, which stays as it is.
  ///
  /// - Parameters:
  ///   - params: The parameters of the request.
  ///   - quick: The question where what is stored answers it; nil where it does not.
  ///   - whole: The question in a run that is thrown away, and which it may change.
  /// - Returns: The answer, or the work that comes to it.
  /// - Throws: What the questions throw.
  func read(
    _ params: JSONValue,
    _ quick: (ScenarioSession) throws(WireError) -> JSONValue?,
    orElse whole: @escaping ObjectQuestion
  ) throws(WireError) -> Answer {
    let session = try session(params)
    let scenario = session.scenario
    if !workbench.isWorker,
      let answer = try session.simulation.dispatcher.readingStored({ () throws(WireError) in
        try quick(scenario)
      }),
      let answer
    {
      return .now(answer)
    }
    // At the level that costs least: what is asked about are the objects, not the records.
    let run = try JournalRun(of: session, level: .outcome)
    return .work(
      JournalWork(run, progress: progress(of: params)) { () throws(WireError) in
        .now(try run.scenario.asking(whole))
      }
    )
  }

  /// Answers a question about a session as it is now, which stays as it is, and at once: for
  /// requests that run the session's own steps, too, and are answered whole.
  ///
  /// - Throws: What the question throws; `replay.diverged` when the app did something else in the
  ///   second run.
  func readNow(_ session: Session, _ question: ObjectQuestion) throws(WireError) -> JSONValue {
    if !workbench.isWorker,
      let answer = try session.simulation.dispatcher.readingStored({ () throws(WireError) in
        try question(session.scenario)
      })
    {
      return answer
    }
    let run = try JournalRun(of: session, level: .outcome)
    while try !run.advance(until: .now + .seconds(1)) {}
    return try run.scenario.asking(question)
  }

  /// Answers a question about a session as it was when one of its records was written.
  private func read(
    _ session: Session,
    at record: Int,
    _ params: JSONValue,
    _ question: @escaping ObjectQuestion
  ) throws(WireError) -> Answer {
    let level = level(params)
    // How many records a deeper level has is known only when the commands have run again.
    if level <= session.level, record > session.position(level) {
      throw WireError(noRecord: record, level, last: session.position(level))
    }
    let look = RecordLook(at: record, level, question)
    let run = try JournalRun(of: session, level: level, look: look)
    return .work(
      JournalWork(run, progress: progress(of: params)) { () throws(WireError) in
        guard let answer = look.answer else {
          let last = run.scenario.simulation.dispatcher.trace.position[level]
          throw WireError(noRecord: record, level, last: last)
        }
        return .now(try answer.get())
      }
    )
  }

  /// Tells the client of a request how far a run for it has come.
  private func progress(of params: JSONValue) -> (_ done: Int, _ total: Int) -> Void {
    let token = params[.progressToken]
    return { [weak self] done, total in self?.progress(token, done: done, of: total) }
  }
}

extension WireError {
  /// Says that a trace has no record of this number at a level.
  fileprivate init(noRecord record: Int, _ level: TraceLevel, last: Int) {
    self.init(
      .paramsOutOfRange,
      last == 0
        ? Sentence(
          "there is no record \(record): the trace has none of level \(level.name) yet",
          zh: "没有第 \(record) 条记录：追踪里还没有级别 \(level.name) 的记录"
        )
        : Sentence(
          "there is no record \(record) of level \(level.name): the last one is \(last)",
          zh: "没有级别 \(level.name) 的第 \(record) 条记录：最后一条是 \(last)"
        ),
      path: "/params/record",
      expected: last == 0 ? [] : ["1 to \(last)"],
      got: .integer(record),
      hint: Sentence(
        "Each level counts its own records; trace.get lists them.",
        zh: "每个级别各自给记录编号；trace.get 列出它们。"
      )
    )
  }
}
