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

  /// The daemon at the socket, or nil when there is none that answers.
  static func find(_ options: GlobalOptions) -> RunningDaemon? {
    var connection = options.connection
    connection.mayStart = false
    guard let client = try? Host.current.daemons.connect(connection) else { return nil }
    (client as? BlockingClient)?.timeout = .seconds(5)
    guard let greeting = try? client.call("hello") else { return nil }
    return RunningDaemon(client: client, greeting: greeting)
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
