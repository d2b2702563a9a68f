import Logging
import Sentences
import WorkbenchFraming

/// Sees to it that clients find the socket of a server that runs.
struct SocketWatch: Sendable {
  private let socket: ListeningSocket
  private let interval: Duration
  private let logger: Logger

  init(_ socket: ListeningSocket, every interval: Duration, _ logger: Logger) {
    self.socket = socket
    self.interval = interval
    self.logger = logger
  }

  /// Looks again and again, until the task is cancelled or another daemon has the path.
  ///
  /// - Parameter listen: Listens on the socket where it was made again.
  /// - Returns: Whether another daemon has the path.
  func run(listen: () async throws -> Void) async -> Bool {
    var trouble: String?
    while (try? await Task.sleep(for: interval)) != nil {
      do {
        switch try socket.lookAtFile() {
        case .kept: break
        case .madeAnew:
          logger.notice("the socket was removed, and is there again")
          try await listen()
        case .taken(let process):
          let metadata = process.map { ["process": "\($0)"] as Logger.Metadata }
          logger.notice("another daemon serves the path of the socket", metadata: metadata)
          return true
        }
        trouble = nil
      } catch {
        // It may last: said once, and not at every look.
        let reason = (error as? StartError)?.message.english ?? "\(error)"
        if trouble != reason {
          logger.warning("nobody finds the socket", metadata: ["reason": "\(reason)"])
        }
        trouble = reason
      }
    }
    return false
  }
}
