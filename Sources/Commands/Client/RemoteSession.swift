import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// A session that a command opened on a scenario.
final class RemoteSession {
  let workbench: WorkbenchClient

  /// The session's name.
  let name: String

  /// What `session.open` answered.
  let opening: JSONValue

  /// The records that came since they were last taken.
  private(set) var records: [JSONValue] = []

  /// Called with each record as it comes.
  var onRecord: ((JSONValue) throws -> Void)?

  /// Opens a session of a scenario, under another profile where one was typed; a document with
  /// errors has them drawn, and ends the command.
  convenience init(
    _ reference: ScenarioReference,
    in workbench: WorkbenchClient,
    options: GlobalOptions,
    profile: ProfileOptions? = nil,
    level: TraceLevel = .route
  ) throws {
    let params = try reference.parameters()
    if let variant = reference.variant { params.set(.variant, variant) }
    try self.init(params, in: workbench, options: options, profile: profile, level: level)
  }

  /// Opens a session of what a request names.
  init(
    _ params: JSONValue,
    in workbench: WorkbenchClient,
    options: GlobalOptions,
    profile: ProfileOptions? = nil,
    level: TraceLevel = .route
  ) throws {
    self.workbench = workbench
    let arguments = try profile?.arguments() ?? []
    params.set(.level, level.rawValue)
    if !arguments.isEmpty { params.set(.profile, arguments.map(\.text).changes) }
    do {
      opening = try workbench.call(.sessionOpen, params)
    } catch let error as WireError where error.type == .scenarioInvalid {
      // A profile that was typed has no place in the document, to which other faults point.
      if let fault = ProfileFault.complaint(error, about: arguments, at: "/params/profile") {
        throw fault
      }
      throw DocumentFaults(error, text: params[.text]?.string)
    }
    name = opening[.session]?.string ?? ""
    if opening[.report] != nil {
      tellImport(options)
      return
    }
    let warnings = Array((opening[.warnings] ?? .array()).elements)
    warn(ProfileFault.sorted(warnings, about: arguments, at: "/profile"), options)
  }

  /// What could not be taken of a print as it stands; nobody wrote the document that was made of it.
  private func tellImport(_ options: GlobalOptions) {
    guard options.output == .text, let report = opening[.report] else { return }
    let warnings = ImportWarnings(report)
    if !warnings.isEmpty { Host.current.talk(Printout(warnings, options.talkStyle)) }
  }

  private func warn(_ warnings: (document: [JSONValue], told: [String]), _ options: GlobalOptions) {
    guard options.output == .text else { return }
    if !warnings.document.isEmpty {
      Host.current.talk(
        Printout(Diagnostics(JSONValue(warnings.document)), options.talkStyle)
      )
    }
    ProfileFault.tell(warnings.told, options)
  }

  /// What stands above what is shown of it.
  func heading(_ reference: ScenarioReference) -> ScenarioHeading {
    let id = opening[.scenario]?.string ?? ""
    // A document without an id is known by its path, which was typed shorter.
    let name = id.isEmpty || id.hasPrefix("/") ? reference.file ?? id : id
    return ScenarioHeading(
      name: name,
      title: opening[.title]?.string ?? "",
      summary: opening[.summary]?.string
    )
  }

  /// The ids of the variants; empty where the scenario has none.
  var variants: [String] {
    (opening[.variants] ?? .array()).elements.compactMap { $0[.id]?.string }
  }

  /// Calls a method of the session.
  func call(_ method: Method, _ params: JSONValue = .object()) throws -> JSONValue {
    try call(named: method.name, params)
  }

  /// Calls a method that may be a module's.
  func call(named method: String, _ params: JSONValue) throws -> JSONValue {
    params.set(.session, name)
    return try workbench.call(named: method, params)
  }

  /// Has the records sent as they come; the simulation waits for a slow reader.
  func subscribe(level: TraceLevel, fromStart: Bool = false) throws {
    // Unowned, since the session holds the workbench, which holds this.
    workbench.onNotification = { [unowned self] in try self.take($0) }
    _ = try call(
      .traceSubscribe,
      [
        .level: JSONValue(level.rawValue), .policy: "pause",
        .since: fromStart ? "start" : "now",
      ]
    )
  }

  /// Takes the records that have come.
  func takeRecords() -> [JSONValue] {
    defer { records = [] }
    return records
  }

  private func take(_ notification: WireNotification) throws {
    switch notification.method {
    case Event.traceRecord.name:
      guard let record = notification.params[.record] else { return }
      records.append(record)
      try onRecord?(record)
    case Event.traceCut.name:
      // The numbers after this one are given out again.
      let last = notification.params[.seq]?.int ?? 0
      records.removeAll { ($0[.seq]?.int ?? 0) > last }
    default:
      break
    }
  }
}

/// What stands above a scenario: how one names it, and its title.
struct ScenarioHeading {
  let name: String
  let title: String

  /// What the scenario is about.
  let summary: String?

  /// The heading of one variant, or of the scenario as it is.
  func text(variant: String?) -> String {
    let name = name + (variant.map { "#\($0)" } ?? "")
    return title.isEmpty || title == self.name ? name : "\(name)  \(title)"
  }
}

/// How much of a run is recorded.
enum TraceLevel: String, CaseIterable, Sendable {
  case outcome
  case route
  case full
}

/// A document that has errors, with what is needed to show them.
struct DocumentFaults: Error {
  let diagnostics: WireDatum
  let message: Sentence
  private let text: String?

  init(_ error: WireError, text: String? = nil) {
    diagnostics = error.detail("diagnostics") ?? []
    message = error.message
    self.text = text
  }

  /// The diagnostics, each with its line of the document.
  func drawing() -> Diagnostics {
    // What came over the socket is in one language already.
    let value = diagnostics.json(in: .english)
    let file = value[0]?[.file]?.string.map { Files.absolute($0, from: Host.current.folder) }
    let read = file.flatMap { try? Files.read($0) }.map { String(decoding: $0, as: UTF8.self) }
    return Diagnostics(value, source: text ?? read)
  }
}
