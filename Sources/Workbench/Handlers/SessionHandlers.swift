import Coroutines
import Importing
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

extension RequestContext {
  /// Opens a session on a document, or on what is imported.
  func sessionOpen(_ params: JSONValue) throws(WireError) -> Reply {
    guard let given = params[.import] else {
      return .answer(open(try document(params), params))
    }
    guard !["id", "path", "text"].contains(where: { params[$0] != nil }) else {
      throw WireError(
        .paramsConflict,
        Sentence("the request names a document and an import", zh: "请求既写了文档又写了导入"),
        path: "/params/import",
        hint: Sentence("Give one of them.", zh: "请只给出其中一个。")
      )
    }
    return .later(
      try imported(given, at: "/params/import") { [weak self] (read) throws(WireError) in
        // The connection is gone, and with it whoever could get the answer.
        guard let self else { return .now(.null) }
        let source = try read.source(
          named: given[.name]?.string ?? given[.path]?.string ?? "-",
          client
        )
        let report = read.report.json(in: client.language)
        return open(RequestedDocument(source, on: shelf), params) { $0.set(.report, report) }
      }
    )
  }

  /// What a session is made of.
  private struct Launched {
    let source: ScenarioSource
    let warnings: [Diagnostic]
    let run: JournalRun
    let name: SessionDirectory.Reservation
  }

  private func open(
    _ requested: RequestedDocument,
    _ params: JSONValue,
    adding: @escaping (JSONValue) -> Void = { _ in }
  ) -> Answer {
    .work(
      StraightWork(isShort: !requested.source.isLong) { [self] () throws(WireError) in
        try launch(requested, params)
      } then: { [weak self] (launched) throws(WireError) in
        // The connection is gone, and with it whoever could get the answer.
        guard let self else { return .now(.null) }
        let result = try enter(launched, params)
        adding(result)
        return .now(result)
      }
    )
  }

  private func launch(
    _ requested: RequestedDocument,
    _ params: JSONValue
  ) throws(WireError) -> Launched {
    var requested = requested
    let needed = modulesLeftOut(params, requested)
    guard needed.isEmpty else {
      throw WireError(
        .moduleNeeded,
        Sentence(
          "\(requested.source.name) needs \(Sentence.list(needed)), which is not built in",
          zh: "\(requested.source.name) 需要 \(Sentence.list(needed))，而它不是内置的"
        ),
        path: "/params/modules",
        details: [.init(.modules, .list(needed.map { .text($0) }))]
      )
    }
    var (document, warnings) = try read(requested)
    if let changes = params[.profile] {
      // The document alone is right: what is wrong now is in the changes.
      requested = RequestedDocument(try requested.source.changing(profile: changes), on: shelf)
      (document, warnings) = try read(requested, profileAt: "/params/profile")
    }
    let variant = try variant(params, of: document)
    // Before the launch: a session too many costs nothing then, and no two launches take the last
    // place.
    let name = try reserveName()
    return Launched(
      source: requested.source,
      warnings: warnings,
      run: try JournalRun(launching: document, variant: variant, level: level(params)),
      name: name
    )
  }

  private func enter(_ launched: Launched, _ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try enter(
      launched.run,
      source: launched.source,
      keep: params[.keep]?.bool ?? false,
      as: launched.name
    )
    let document = session.document
    let result = JSONValue.object()
    result.set(.session, session.id)
    result.set(.scenario, document.id)
    result.set(.title, document.title.text(in: client.language))
    if let summary = document.summary { result.set(.summary, summary.text(in: client.language)) }
    result.set(.variants, document.variants.json(language: client.language))
    result.set(.objects, JSONValue(session.scenario.objectNames))
    let warnings = launched.warnings.map { $0.datum.json(in: client.language) }
    result.set(.warnings, JSONValue(warnings))
    return result
  }

  func sessionClose(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    // Out of the directory first, so that nobody finds a session that is ending.
    workbench.directory.remove(session.id)?.home.value.end()
    return [.closed: JSONValue(session.id)]
  }

  /// Lists all sessions: those of others can be read, and when they are kept, used.
  func sessionList() -> Answer {
    let slots = workbench.directory.slots
    // As it is now: the connection may end, and its sessions with it, between two slices.
    let (own, language) = (Set(sessions.keys).union(sessionsElsewhere), client.language)
    return .work(
      StraightWork(isShort: slots.count <= Self.fewSessions) {
        slots.compactMap { slot in
          Coroutine.pauseIfDue(every: 16)
          return Self.json(slot, isOwn: own.contains(slot.id), in: language)
        }
      } then: {
        .now([.sessions: JSONValue($0)])
      }
    )
  }

  /// How many are told in less than a millisecond.
  private static let fewSessions = 100

  func sessionAttach(_ params: JSONValue) throws(WireError) -> JSONValue {
    let name = params[.session]?.string ?? ""
    guard let slot = workbench.directory.slot(name),
      let session = Self.json(slot, isOwn: isOwn(name), in: client.language)
    else { throw unknownSession(name) }
    return [.session: session]
  }

  private func isOwn(_ name: String) -> Bool {
    sessions[name] != nil || sessionsElsewhere.contains(name)
  }

  /// A session as lists show it; nil when it is not open yet.
  private static func json(
    _ slot: SessionSlot,
    isOwn: Bool,
    in language: Language
  ) -> JSONValue? {
    guard let summary = slot.board.summary else { return nil }
    let object = JSONValue.object()
    object.set(.session, slot.id)
    object.set(.scenario, summary.scenario.map { JSONValue($0) } ?? .null)
    object.set(.title, summary.title.text(in: language))
    object.set(.variant, summary.variant.map { JSONValue($0) } ?? .null)
    object.set(.own, isOwn)
    object.set(.keep, summary.keep)
    object.set(.worker, slot.worker.map { JSONValue($0) } ?? .null)
    object.set(.commands, summary.commands)
    object.set(.seq, summary.seq)
    object.set(.epoch, summary.epoch)
    object.set(.time, summary.time)
    if let recovery = summary.recovery { object.set(.recovery, recovery.rawValue) }
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
      JournalWork(run, changing: session) { () throws(WireError) in
        try session.rewind(run)
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
    // Run again from the launch and not hashed along the way: a session keeps no hash, and its own
    // trace may be less deep than a recording's.
    let run = try JournalRun(of: session, level: .full) { trace.add($0, in: $1) }
    let source = session.source
    return .work(
      JournalWork(run) {
        let recording = Recording(of: run, reading: source, trace)
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
    let (document, _) = try read(RequestedDocument(recording.source, on: shelf))
    let keep = params[.keep]?.bool ?? false
    let token = params[.progressToken]
    // The name is set aside for the whole replay: at its end there must be room for the session.
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
        // The connection is gone, and with it whoever could get the answer.
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
}

extension Handler {
  static let session: [Handler] = [
    Handler(replying: .sessionOpen) { (context, params) throws(WireError) in
      try context.sessionOpen(params)
    },
    Handler(.sessionClose) { (context, params) throws(WireError) in try context.sessionClose(params)
    },
    Handler(.sessionAttach) { (context, params) throws(WireError) in
      try context.sessionAttach(params)
    },
    Handler(straight: .sessionList) { (context, _) in context.sessionList() },
    Handler(slicing: .sessionReset) { (context, params) throws(WireError) in
      try context.sessionReset(params)
    },
    Handler(slicing: .sessionRecord) { (context, params) throws(WireError) in
      try context.sessionRecord(params)
    },
    Handler(slicing: .sessionReplay) { (context, params) throws(WireError) in
      try context.sessionReplay(params)
    },
  ]
}
