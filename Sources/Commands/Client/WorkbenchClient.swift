import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// A daemon that was greeted, and what commands ask of it.
final class WorkbenchClient {
  /// The connection itself, for who asks in a way of its own.
  let client: any WireClient

  /// What the daemon answered to the greeting.
  let greeting: JSONValue

  /// Called with each notification, in order, before the answer that it precedes.
  var onNotification: ((WireNotification) throws -> Void)?

  /// Connects, starting a daemon where that is allowed, and says who asks.
  ///
  /// A daemon of another build that a command started makes way for a new one.
  init(_ options: GlobalOptions) throws {
    let (first, greeting) = try WorkbenchClient.meet(options)
    guard let second = try Host.current.daemons.replacement(for: first, greeting, options) else {
      client = first
      self.greeting = greeting
      return
    }
    client = second
    self.greeting = try WorkbenchClient.greet(second, options)
  }

  deinit {
    client.close()
  }

  /// Calls a method and hands on what is notified meanwhile.
  @discardableResult
  func call(_ method: Method, _ params: JSONValue = .object()) throws -> JSONValue {
    try call(named: method.name, params)
  }

  /// Calls a method that somebody else has named.
  func call(named method: String, _ params: JSONValue) throws -> JSONValue {
    let id = try client.send(method, params)
    // Not thrown yet: what was notified before an error is handed on as well.
    let result = Result { try client.answer(to: id) }
    try deliver()
    return try result.get()
  }

  /// Waits for notifications, handing each on, until the daemon closes the connection.
  func follow() throws {
    try deliver()
    while let notification = try client.nextNotification() {
      try onNotification?(notification)
    }
  }

  private func deliver() throws {
    for notification in client.takeNotifications() { try onNotification?(notification) }
  }

  /// How often a daemon is met that is about to end before that is an error.
  private static let farewells = 5

  /// Connects to a daemon and greets it; one that is ending is let go, for the one that follows.
  private static func meet(_ options: GlobalOptions) throws -> (any WireClient, JSONValue) {
    for _ in 1..<farewells {
      let client = try Host.current.daemons.connect(options)
      do {
        return (client, try greet(client, options))
      } catch {
        guard !options.noSpawn, isFarewell(error) else { throw error }
        client.close()
      }
    }
    let client = try Host.current.daemons.connect(options)
    return (client, try greet(client, options))
  }

  /// Whether a greeting came too late: the daemon takes nobody on any more, or has gone.
  private static func isFarewell(_ error: any Error) -> Bool {
    switch error {
    case let error as WireError: error.type == .workbenchStopping
    case let error as ConnectionError: error.kind == .closed
    default: false
    }
  }

  /// Greets a daemon; one that does not answer is not waited for.
  private static func greet(_ client: any WireClient, _ options: GlobalOptions) throws -> JSONValue
  {
    if options.showWire {
      let talk = Host.current.talk
      client.onWire = { direction, bytes in
        let arrow = direction == .toWorkbench ? "-->" : "<--"
        talk("\(arrow) \(String(decoding: bytes, as: UTF8.self))\n")
      }
    }
    let socket = client as? BlockingClient
    // A greeting is answered at once; a run may take as long as it likes.
    socket?.timeout = .seconds(10)
    defer { socket?.timeout = nil }
    return try client.call(Method.hello.name, hello(options.style.language))
  }

  /// What a command tells of itself: where it is, and where its user keeps scenarios and modules.
  static func hello(_ language: Language) -> JSONValue {
    let host = Host.current
    let folders = UserFolders(host)
    return [
      .client: [.name: "responder", .version: JSONValue(ProgramVersion.current)],
      .cwd: JSONValue(host.folder),
      .paths: [
        .modules: JSONValue(folders.modules), .scenarios: JSONValue(folders.scenarios),
      ],
      .language: JSONValue(language.rawValue),
    ]
  }
}

/// Where the user keeps modules and scenarios.
struct UserFolders {
  /// The folder of the user's data: `$XDG_DATA_HOME/responder`.
  let data: String?

  /// The folder of what is kept to be fast: `$XDG_CACHE_HOME/responder`.
  let cache: String?

  /// Where modules are looked for first.
  let modules: [String]

  /// Where scenarios are looked for first.
  let scenarios: [String]

  init(_ host: Host) {
    func own(_ variable: String, _ folder: String) -> String? {
      // A relative one is to be ignored, says the base directory specification.
      let base =
        host.variable(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? host.variable("HOME").map { $0 + folder }
      return base.map { $0 + "/responder" }
    }
    let data = own("XDG_DATA_HOME", "/.local/share")
    func folders(_ variable: String, _ name: String) -> [String] {
      let given = host.variable(variable)?.split(separator: ":").map(String.init) ?? []
      let own = data.map { [$0 + "/" + name] } ?? []
      return given.map { Files.absolute($0, from: host.folder) } + own
    }
    self.data = data
    cache = own("XDG_CACHE_HOME", "/.cache")
    modules = folders("RESPONDER_MODULE_PATH", "modules")
    var places = folders("RESPONDER_SCENARIO_PATH", "scenarios")
    let beside = host.folder + "/scenarios"
    if Files.isFolder(beside) { places.insert(beside, at: 0) }
    scenarios = places
  }
}
