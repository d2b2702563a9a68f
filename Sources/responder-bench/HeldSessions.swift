import Foundation
import WorkbenchFraming
import WorkbenchProtocol

/// Connections that opened sessions and keep them open.
final class HeldSessions {
  private var clients: [BlockingClient] = []

  init(path: String, connections: Int, each: Int) throws {
    for _ in 0..<connections {
      let client = try BlockingClient(connectingTo: path, timeout: .seconds(60))
      clients.append(client)
      for _ in 0..<each {
        try client.sendRaw(Array(Requests.open.utf8))
        _ = try client.nextMessage()
      }
    }
  }
}
