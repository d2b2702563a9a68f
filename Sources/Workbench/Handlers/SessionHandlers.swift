import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

extension WorkbenchConnection {
  func sessionOpen(_ params: JSONValue) throws(WireError) -> JSONValue {
    let source = try source(params)
    let (document, warnings) = try read(source)
    let session = try open(
      document,
      source: source,
      variant: variant(params, of: document),
      keep: params["keep"]?.bool ?? false,
      level: level(params)
    )
    let result = JSONValue.object()
    result.set("session", session.id)
    result.set("scenario", document.id)
    result.set("title", document.title.text(in: client.language))
    result.set("variants", document.variantsJSON(language: client.language))
    result.set("objects", JSONValue(session.scenario.objectNames))
    result.set("warnings", JSONValue(warnings.map(\.json)))
    return result
  }

  /// Builds a session and enters it among this connection's.
  func open(
    _ document: ScenarioDocument,
    source: ScenarioSource,
    variant: String?,
    keep: Bool,
    level: TraceLevel
  ) throws(WireError) -> Session {
    guard let id = workbench.directory.reserve() else {
      throw WireError(
        .sessionTooMany,
        "\(Limit.sessions.value) sessions are open, which is the limit"
      )
    }
    let session: Session
    do throws(WireError) {
      session = try Session(
        id: id,
        keep: keep,
        document: document,
        source: source,
        variant: variant,
        level: level
      )
    } catch {
      workbench.directory.release()
      throw error
    }
    sessions[id] = session
    workbench.directory.add(SessionSlot(session, executor: executor))
    return session
  }

  /// Returns the variant that is meant: the one named, else the first that the document has.
  func variant(_ params: JSONValue, of document: ScenarioDocument) throws(WireError) -> String? {
    guard let name = params["variant"]?.string else { return document.variants.first?.id }
    let names = document.variants.map(\.id)
    guard names.contains(name) else {
      throw WireError(
        .scenarioUnknownVariant,
        "the scenario has no variant '\(name)'",
        path: "/params/variant",
        expected: names,
        got: .text(name),
        hint: NearestName.hint(for: name, among: names)
      )
    }
    return name
  }

  func sessionClose(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    for subscription in session.subscriptions { subscriptions[subscription.id] = nil }
    sessions[session.id] = nil
    workbench.directory.remove(session.id)
    return ["closed": JSONValue(session.id)]
  }

  func sessionList() -> JSONValue {
    let own = workbench.directory.slots.compactMap { sessions[$0.id] }
    return ["sessions": JSONValue(own.map { json($0) })]
  }

  /// A session as lists show it.
  func json(_ session: Session) -> JSONValue {
    let object = JSONValue.object()
    object.set("session", session.id)
    object.set("scenario", session.document.id)
    object.set("title", session.document.title.text(in: client.language))
    object.set("variant", session.variant.map { JSONValue($0) } ?? .null)
    object.set("own", !isGuest)
    object.set("keep", session.keep)
    object.set("commands", session.journal.commands.count)
    object.set("seq", session.position(session.level))
    object.set("epoch", session.epoch)
    object.set("time", session.time)
    return object
  }

  func sessionReset(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    let variant =
      params["variant"] == nil ? session.variant : try variant(params, of: session.document)
    try session.rewind(to: 0, variant: variant)
    return cut(session)
  }

  /// What commands answer that took records back.
  func cut(_ session: Session) -> JSONValue {
    let result = JSONValue.object()
    result.set("epoch", session.epoch)
    result.set("seq", session.position(session.level))
    result.set("time", session.time)
    return result
  }

  func sessionRecord(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    let recording = try Recording(of: session)
    let result = JSONValue.object()
    result.set("text", recording.text)
    result.set("commands", session.journal.commands.count)
    result.set("hash", recording.hash)
    return result
  }

  func sessionReplay(_ params: JSONValue) throws(WireError) -> JSONValue {
    let recording = try Recording(reading: try recordingText(params))
    let (document, _) = try read(recording.source)
    let session = try open(
      document,
      source: recording.source,
      variant: recording.variant,
      keep: params["keep"]?.bool ?? false,
      level: .full
    )
    for command in recording.commands { _ = try? session.perform(command) }
    let hash = try Recording(of: session).hash
    guard hash == recording.hash else {
      sessions[session.id] = nil
      workbench.directory.remove(session.id)
      throw WireError(
        .replayDiverged,
        "the recording's trace has the hash \(recording.hash), this run's has \(hash)",
        details: [.init("record", .integer(0))]
      )
    }
    let result = JSONValue.object()
    result.set("session", session.id)
    result.set("commands", recording.commands.count)
    result.set("hash", hash)
    result.set("time", session.time)
    return result
  }
}

extension WorkbenchConnection {
  /// The text of the recording that a request names.
  func recordingText(_ params: JSONValue) throws(WireError) -> String {
    if let text = params["text"]?.string { return text }
    guard let path = params["path"]?.string else {
      throw WireError(
        .paramsConflict,
        "the request names no recording",
        path: "/params",
        expected: ["path", "text"],
        hint: "Give one of path and text."
      )
    }
    let source = try workbench.library.source(path: path, for: client)
    return String(decoding: source.bytes, as: UTF8.self)
  }
}
