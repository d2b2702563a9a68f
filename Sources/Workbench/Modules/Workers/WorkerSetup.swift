import Jansson
import WorkbenchProtocol

/// What a worker is told before anything else, as one argument of its command line.
public struct WorkerSetup: Equatable, Sendable {
  /// The name that the worker's one session gets, so that no message has to be rewritten.
  public var session: String

  /// The modules that the session's document names, beside the built-in ones.
  public var modules: [String]

  /// The folders in which the client keeps modules.
  public var folders: [String]

  /// The files that the worker may read beside what came with the daemon, and the folders below which
  /// it may read everything.
  public var readable: [String]

  /// Whether it goes into a sandbox before it loads a module.
  public var sandboxing: Sandboxing

  /// The time between two signs of life, in microseconds.
  public var pulse: Int

  public init(
    session: String,
    modules: [String],
    folders: [String],
    readable: [String] = [],
    sandboxing: Sandboxing = .preferred,
    pulse: Int = 1_000_000
  ) {
    self.session = session
    self.modules = modules
    self.folders = folders
    self.readable = readable
    self.sandboxing = sandboxing
    self.pulse = pulse
  }

  /// Reads what `text` says; nil when this is no setup.
  public init?(_ text: String) {
    guard let json = try? JSON.parse(Array(text.utf8), limits: .request),
      let session = json[.session]?.string, let pulse = json["pulse"]?.int, pulse > 0,
      let modules = json[.modules], let folders = json["folders"], let readable = json["readable"],
      let sandboxing = json[.sandbox]?.string.flatMap(Sandboxing.init)
    else { return nil }
    self.init(
      session: session,
      modules: modules.elements.compactMap(\.string),
      folders: folders.elements.compactMap(\.string),
      readable: readable.elements.compactMap(\.string),
      sandboxing: sandboxing,
      pulse: pulse
    )
  }

  /// The number in the session's name.
  var sessionNumber: Int { Int(session.dropFirst()) ?? 1 }

  /// The setup as the value of `--worker-setup`.
  public var text: String {
    let json = JSONValue.object()
    json.set(.session, session)
    json.set(.modules, JSONValue(modules.map { JSONValue($0) }))
    json.set("folders", JSONValue(folders.map { JSONValue($0) }))
    json.set("readable", JSONValue(readable.map { JSONValue($0) }))
    json.set(.sandbox, sandboxing.rawValue)
    json.set("pulse", pulse)
    return String(decoding: json.serialized(), as: UTF8.self)
  }
}
