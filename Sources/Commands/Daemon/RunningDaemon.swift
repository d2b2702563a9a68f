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
    var connection = options.connection
    connection.mayStart = false
    let client: any WireClient
    do {
      client = try Host.current.daemons.connect(connection)
    } catch let error as ConnectionError where error.isAbsence {
      return nil
    }
    (client as? BlockingClient)?.timeout = patience
    do {
      return RunningDaemon(client: client, greeting: try client.call(Method.hello.name))
    } catch let error as ConnectionError where [.timedOut, .closed].contains(error.kind) {
      throw silence(of: client, options)
    }
  }

  /// What to say of a daemon that has the socket and does not answer.
  private static func silence(
    of client: any WireClient,
    _ options: GlobalOptions
  ) -> Complaint {
    let path = (try? SocketPath(option: options.socket).path) ?? ""
    let process = (client as? BlockingClient)?.peerProcess
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

  /// Asks the daemon to end, and waits until it has closed the connection.
  func stop() throws {
    _ = try client.call(Method.shutdown.name)
    while let _ = try? client.nextMessage() {}
    client.close()
    // The connection closes before the process has ended.
    guard let process = greeting[.server]?[.pid]?.int, client is BlockingClient else { return }
    for _ in 0..<500 where kill(pid_t(process), 0) == 0 { usleep(10_000) }
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
