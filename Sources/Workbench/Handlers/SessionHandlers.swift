import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension WorkbenchConnection {
  func sessionOpen(_ params: JSONValue) throws(WireError) -> JSONValue {
    var source = try source(params)
    let needed = modulesLeftOut(params, source)
    guard needed.isEmpty else {
      throw WireError(
        .moduleNeeded,
        Sentence(
          "\(source.name) needs \(Sentence.list(needed)), which is not built in",
          zh: "\(source.name) 需要 \(Sentence.list(needed))，而它不是内置的"
        ),
        path: "/params/modules",
        details: [.init("modules", .list(needed.map { .text($0) }))]
      )
    }
    var (document, warnings) = try read(source)
    if let changes = params[.profile] {
      // The document alone is right: what is wrong now is in the changes.
      source = try source.changing(profile: changes)
      (document, warnings) = try read(source, profileAt: "/params/profile")
    }
    let session = try open(
      document,
      source: source,
      variant: variant(params, of: document),
      keep: params[.keep]?.bool ?? false,
      level: level(params)
    )
    let result = JSONValue.object()
    result.set(.session, session.id)
    result.set(.scenario, document.id)
    result.set(.title, document.title.text(in: client.language))
    if let summary = document.summary { result.set(.summary, summary.text(in: client.language)) }
    result.set(.variants, document.variants.json(language: client.language))
    result.set(.objects, JSONValue(session.scenario.objectNames))
    result.set(.warnings, JSONValue(warnings.map { $0.datum.json(in: client.language) }))
    return result
  }

  /// Launches a document and enters the session among this connection's.
  func open(
    _ document: ScenarioDocument,
    source: ScenarioSource,
    variant: String?,
    keep: Bool,
    level: TraceLevel
  ) throws(WireError) -> Session {
    let name = try reserveName()
    let run = try JournalRun(launching: document, variant: variant, level: level)
    return try enter(run, source: source, keep: keep, as: name)
  }

  /// Sets aside the name of a session that is about to be made.
  func reserveName() throws(WireError) -> SessionDirectory.Reservation {
    guard let name = workbench.directory.reserve() else {
      throw WireError(
        .sessionTooMany,
        Sentence(
          "\(Limit.sessions.value) sessions are open, which is the limit",
          zh: "已打开 \(Limit.sessions.value) 个会话，达到上限"
        )
      )
    }
    return name
  }

  /// Makes a session of what a run has made.
  private func enter(
    _ run: JournalRun,
    source: ScenarioSource,
    keep: Bool,
    as name: SessionDirectory.Reservation
  ) throws(WireError) -> Session {
    let session = try Session(id: name.id, keep: keep, source: source, run: run)
    sessions[session.id] = session
    let home = LocalHome(of: session, owner: self)
    let slot = SessionSlot(session.id, isShared: keep, board: session.board, home: home)
    workbench.directory.add(slot, as: name)
    return session
  }

  /// Returns the variant that is meant: the one named, else the first that the document has.
  func variant(_ params: JSONValue, of document: ScenarioDocument) throws(WireError) -> String? {
    guard let name = params[.variant]?.string else { return document.variants.first?.id }
    try check(name, among: document.variants.map(\.id))
    return name
  }

  /// Refuses a variant that a scenario does not have.
  func check(
    _ variant: String,
    among names: [String],
    at path: String = "/params/variant"
  ) throws(WireError) {
    guard !names.contains(variant) else { return }
    throw WireError(
      .scenarioUnknownVariant,
      Sentence("the scenario has no variant '\(variant)'", zh: "情景没有变体“\(variant)”"),
      path: path,
      expected: names,
      got: .text(variant),
      hint: names.isEmpty
        ? Sentence("It has no variants at all: leave the variant out.", zh: "它没有变体：请去掉变体。")
        : NearestName.hint(for: variant, among: names)
    )
  }

  func sessionClose(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    workbench.directory.remove(session.id)?.home.value.end()
    return [.closed: JSONValue(session.id)]
  }

  /// Lists all sessions: those of others can be read, and when they are kept, used.
  func sessionList() -> JSONValue {
    [.sessions: JSONValue(workbench.directory.slots.compactMap { json($0) })]
  }

  func sessionAttach(_ params: JSONValue) throws(WireError) -> JSONValue {
    let name = params[.session]?.string ?? ""
    guard let slot = workbench.directory.slot(name), let session = json(slot) else {
      throw unknownSession(name)
    }
    return [.session: session]
  }

  /// A session as lists show it; nil when it is not open yet.
  private func json(_ slot: SessionSlot) -> JSONValue? {
    guard let summary = slot.board.summary else { return nil }
    let object = JSONValue.object()
    object.set(.session, slot.id)
    object.set(.scenario, summary.scenario.map { JSONValue($0) } ?? .null)
    object.set(.title, summary.title.text(in: client.language))
    object.set(.variant, summary.variant.map { JSONValue($0) } ?? .null)
    object.set(.own, sessions[slot.id] != nil || ownWorkers.contains(slot.id))
    object.set(.keep, summary.keep)
    object.set(.worker, slot.worker.map { JSONValue($0) } ?? .null)
    object.set(.commands, summary.commands)
    object.set(.seq, summary.seq)
    object.set(.epoch, summary.epoch)
    object.set(.time, summary.time)
    return object
  }

  func sessionReset(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    let variant =
      params[.variant] == nil ? session.variant : try variant(params, of: session.document)
    return rewind(session, try session.launch(variant)) { _ in }
  }

  /// Puts a session back to where a run comes, and answers where that is.
  func rewind(
    _ session: Session,
    _ run: JournalRun,
    adding: @escaping (JSONValue) -> Void
  ) -> Answer {
    .work(
      JournalWork(run, changing: session) {
        session.rewind(run)
        let result = JSONValue.object()
        result.set(.epoch, session.epoch)
        result.set(.seq, session.position(session.level))
        result.set(.time, session.time)
        adding(result)
        return .now(result)
      }
    )
  }

  func sessionRecord(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    let trace = RecordedTrace()
    let run = try JournalRun(of: session, level: .full) { trace.add($0, in: $1) }
    return .work(
      JournalWork(run) {
        let recording = Recording(of: session, trace, run.entries)
        let result = JSONValue.object()
        result.set(.text, recording.text)
        result.set(.commands, run.entries.count)
        result.set(.hash, recording.hash)
        return .now(result)
      }
    )
  }

  func sessionReplay(_ params: JSONValue) throws(WireError) -> Answer {
    let recording = try Recording(reading: try recordingText(params))
    let (document, _) = try read(recording.source)
    let keep = params[.keep]?.bool ?? false
    let token = params[.progressToken]
    let name = try reserveName()
    let check = ReplayCheck(recording)
    let run = try JournalRun(
      launching: document,
      variant: recording.variant,
      level: .full,
      written: recording.written,
      entries: recording.entries
    ) { record, simulation throws(WireError) in try check.take(record, in: simulation) }
    let progress = { [weak self] (done: Int, total: Int) -> Void in
      self?.progress(token, done: done, of: total)
    }
    return .work(
      JournalWork(run, progress: progress) { [weak self] () throws(WireError) in
        try check.finish()
        guard let self else { return .now(.null) }
        let session = try enter(run, source: recording.source, keep: keep, as: name)
        let result = JSONValue.object()
        result.set(.session, session.id)
        result.set(.commands, run.entries.count)
        result.set(.hash, recording.hash)
        result.set(.time, session.time)
        return .now(result)
      }
    )
  }

  /// The text of the recording that a request names.
  func recordingText(_ params: JSONValue) throws(WireError) -> String {
    if let text = params[.text]?.string { return text }
    guard let path = params[.path]?.string else {
      throw WireError(
        .paramsConflict,
        Sentence("the request names no recording", zh: "请求没有写录制"),
        path: "/params",
        expected: ["path", "text"],
        hint: Sentence("Give one of path and text.", zh: "请给出 path、text 之一。")
      )
    }
    let source = try workbench.library.source(path: path, for: client)
    return String(decoding: source.bytes, as: UTF8.self)
  }
}
