import Logging
import NIOCore
import NIOPosix
import TestSupport
import WorkbenchFraming

@testable import WorkbenchServer

/// A server of echoes on a socket in a folder of its own.
struct RunningServer: Sendable {
  let server: Server
  let factory: EchoFactory
  let folder: String

  var path: String { folder + "/socket" }

  /// Has nobody taken on, and the socket not closed, until the factory unblocks that.
  func holdDoor() async {
    let (isHeld, held) = AsyncStream.makeStream(of: Void.self)
    server.doorkeeper.next().execute { [factory] in
      held.finish()
      factory.block()
    }
    for await _ in isHeld {}
  }
}

extension ServerConfiguration {
  /// Of a server that waits for clients as long as it takes: among many tests, and with a sanitizer, a
  /// client may get no turn for longer than one is waited for that does not read.
  static var patient: ServerConfiguration {
    var configuration = ServerConfiguration()
    configuration.limits.writeStall = .seconds(86_400)
    return configuration
  }
}

/// Runs `body` beside a server, then stops that and waits for its end.
func withServer(
  _ configuration: ServerConfiguration = .patient,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (RunningServer) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let running = RunningServer(
      server: Server(configuration: configuration, logger: logger),
      factory: EchoFactory(),
      folder: folder
    )
    let socket = try ListeningSocket.open(at: SocketPath(option: running.path))
    let (isReady, ready) = AsyncStream.makeStream(of: Void.self)
    let service = Task {
      try await running.server.run(socket, factory: running.factory) { ready.finish() }
    }
    for await _ in isReady {}
    do {
      try await body(running)
    } catch {
      running.server.stop()
      running.server.stop()
      try await service.value
      throw error
    }
    running.server.stop()
    running.server.stop()
    try await service.value
    socket.removeFiles()
  }
}
