import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
      return RunningDaemon(client: client, greeting: try client.call("hello"))
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
    let who = process.map { "the daemon, process \($0)," } ?? "the daemon"
    let end = process.map { "End it with: kill -9 \($0)" } ?? "End its process"
    return Complaint(
      .unavailable,
      "\(who) has the socket \(path) and does not answer",
      hint: end + ". The next command starts another."
    )
  }

  /// Asks the daemon to end, and waits until it has closed the connection.
  func stop() throws {
    _ = try client.call("shutdown")
    while let _ = try? client.nextMessage() {}
    client.close()
    // The connection closes before the process has ended.
    guard let process = greeting["server"]?["pid"]?.int, client is BlockingClient else { return }
    for _ in 0..<500 where kill(pid_t(process), 0) == 0 { usleep(10_000) }
  }
}

/// A sentence in the language of the page.
struct MessageDrawing: Drawing {
  private let english: String
  private let chinese: String

  init(_ english: String, zh chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  func draw(on page: inout Page) {
    for line in page.style.words.say(english, zh: chinese).split(separator: "\n") {
      page.add(String(line))
    }
  }
}
