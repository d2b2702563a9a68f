import Jansson
import Platform
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// A daemon that runs; looking for it never starts one.
struct RunningDaemon {
  let client: any WireClient
  let greeting: JSONValue

  /// How long a daemon may take to answer that it is there.
  private static let patience = Duration.seconds(5)

  /// The daemon at the socket; nil when there is none.
  ///
  /// - Throws: Why one that is there cannot be spoken with: it does not answer, or may not be
  ///   reached.
  static func find(_ options: GlobalOptions) throws -> RunningDaemon? {
    guard let client = try reach(options) else { return nil }
    do {
      return try RunningDaemon(greetedBy: client)
    } catch let error as ConnectionError where [.timedOut, .closed].contains(error.kind) {
      throw silence(of: (client as? BlockingClient)?.peerProcess, options)
    }
  }

  /// Connects to whoever listens at the socket; nil when nobody does.
  private static func reach(_ options: GlobalOptions) throws -> (any WireClient)? {
    var options = options
    options.noSpawn = true
    do {
      let client = try Host.current.daemons.connect(options)
      (client as? BlockingClient)?.timeout = patience
      return client
    } catch let error as ConnectionError where error.isAbsence {
      return nil
    }
  }

  private init(greetedBy client: any WireClient) throws {
    self.client = client
    greeting = try client.call(Method.hello.name)
  }

  /// What to say of a daemon that has the socket and does not answer.
  private static func silence(
    of process: pid_t?,
    _ options: GlobalOptions
  ) -> Complaint {
    let path = (try? SocketPath(option: options.socket).path) ?? ""
    let who = process.map { Sentence(", process \($0),", zh: "（进程 \($0)）") } ?? .nothing
    let end =
      process.map { Sentence("End it with: kill -9 \($0).", zh: "请结束它：kill -9 \($0)。") }
      ?? Sentence("End its process.", zh: "请结束它的进程。")
    return Complaint(
      .unavailable,
      Sentence(
        "the daemon\(who) has the socket \(path) and does not answer",
        zh: "守护进程\(who)占着套接字 \(path)，却不回答"
      ),
      hint: end.followed(
        by: Sentence("The next command starts another.", zh: "下一个命令会启动新的。")
      )
    )
  }

  /// Ends the daemon at the socket, and waits for its end.
  ///
  /// One that does not answer, or whose socket is gone, is told by a signal: its lock says which
  /// process it is.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: That it does not end.
  static func stop(_ options: GlobalOptions) throws -> Bool {
    let client = try reach(options)
    do {
      if let client {
        try RunningDaemon(greetedBy: client).stop()
        return true
      }
    } catch let error as ConnectionError where [.timedOut, .closed].contains(error.kind) {}
    let lock = try SocketPath(option: options.socket).lockPath
    if let process = try FileLock.holder(of: lock) {
      kill(process, SIGTERM)
      guard isEnded(process) else { throw silence(of: process, options) }
      return true
    }
    if let client { throw silence(of: (client as? BlockingClient)?.peerProcess, options) }
    return false
  }

  private func stop() throws {
    _ = try client.call(Method.shutdown.name)
    while let _ = try? client.nextMessage() {}
    client.close()
    // The connection closes before the process has ended.
    guard let process = greeting[.server]?[.pid]?.int, client is BlockingClient else { return }
    _ = RunningDaemon.isEnded(pid_t(process))
  }

  /// Waits until a process has ended, longer than a daemon gives what it has begun.
  private static func isEnded(_ process: pid_t) -> Bool {
    for _ in 0..<1000 {
      guard kill(process, 0) == 0 else { return true }
      usleep(10_000)
    }
    return false
  }
}

/// A sentence in the language of the page.
struct MessageDrawing: Drawing {
  private let sentence: Sentence

  init(_ sentence: Sentence) { self.sentence = sentence }

  init(_ english: Wording<English>, zh chinese: Wording<Chinese>) {
    self.init(Sentence(english, zh: chinese))
  }

  func draw(on page: inout Page) {
    for line in page.style.words.say(sentence).split(separator: "\n") {
      page.add(String(line))
    }
  }
}
