import Platform

import Logging
import Sentences
import TestSupport
import Testing
import WorkbenchFraming

@testable import WorkbenchServer

/// What becomes of a server whose socket somebody removes.
@Suite(.timeLimit(.minutes(15)))
struct SocketFileTests {
  @Test func `a socket that is removed is made again, and nobody who is there notices`()
    async throws
  {
    try await withServer(configuration) { running in
      let before = try RawClient(running.path)
      try await before.send("{\"n\":1}\n")
      #expect(try await before.line() == "{\"n\":1}")
      unlink(running.path)
      try await waitUntil { access(running.path, F_OK) == 0 }
      #expect(mode(of: running.path) == 0o600)
      for client in [try await newClient(running.path), before] {
        try await client.send("{\"n\":2}\n")
        #expect(try await client.line() == "{\"n\":2}")
      }
      #expect(names(in: running.folder) == ["socket", "socket.lock"])
    }
  }

  @Test func `a folder of the daemon's own is made again with socket and lock`() async throws {
    try await withTemporaryFolder { folder in
      let path = try SocketPath { $0 == "XDG_RUNTIME_DIR" ? folder : nil }
      let (server, service) = try await serve(path)
      for name in ["/socket", "/socket.lock", ""] { remove(path.folder + name) }
      try await waitUntil { access(path.path, F_OK) == 0 }
      let client = try await newClient(path.path)
      try await client.send("{\"n\":1}\n")
      #expect(try await client.line() == "{\"n\":1}")
      #expect(try FileLock.holder(of: path.lockPath) == getpid())
      server.stop()
      server.stop()
      try await service.value
      #expect(names(in: path.folder).isEmpty)
    }
  }

  @Test func `where another daemon has the path, those who are there are served to their end`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let path = try SocketPath(option: folder + "/socket")
      let (_, service) = try await serve(path)
      var client: RawClient? = try RawClient(path.path)
      // Whoever only waits at the socket is not there yet.
      try await client?.send("{\"n\":0}\n")
      #expect(try await client?.line() == "{\"n\":0}")
      unlink(path.lockPath)
      unlink(path.path)
      let other = try ListeningSocket.open(at: path)
      try await client?.send("{\"n\":1}\n")
      #expect(try await client?.line() == "{\"n\":1}")
      client = nil
      // Nobody stops it: it ends with its last connection.
      try await service.value
      #expect(names(in: folder) == ["socket", "socket.lock"], "they are the other's")
      close(other.descriptor)
      other.removeFiles()
    }
  }

  @Test func `a file in the place of the socket is left alone`() async throws {
    try await withTemporaryFolder { folder in
      let path = try SocketPath(option: folder + "/socket")
      let socket = try ListeningSocket.open(at: path)
      defer { close(socket.descriptor) }
      unlink(path.path)
      try write([1], to: path.path)
      let error = try #require(throws: StartError.self) { try socket.lookAtFile() }
      #expect(error.message.english == "\(path.path) exists and is not a socket")
      unlink(path.path)
      #expect(try socket.lookAtFile() == .madeAnew)
      #expect(try socket.lookAtFile() == .kept)
      socket.removeFiles()
      #expect(names(in: folder).isEmpty)
    }
  }

  private var configuration: ServerConfiguration {
    var configuration = ServerConfiguration()
    configuration.socketLook = .milliseconds(1)
    return configuration
  }

  /// A server at a path that looks at its socket all the time; its files go at its end.
  private func serve(
    _ path: SocketPath
  ) async throws -> (server: Server, service: Task<Void, any Error>) {
    let server = Server(configuration: configuration, logger: Logger(label: "test"))
    let socket = try ListeningSocket.open(at: path)
    let (isReady, ready) = AsyncStream.makeStream(of: Void.self)
    let service = Task {
      try await server.run(socket, factory: EchoFactory()) { ready.finish() }
      socket.removeFiles()
    }
    for await _ in isReady {}
    return (server, service)
  }

  /// A client at a socket that is about to listen.
  private func newClient(_ path: String) async throws -> RawClient {
    var client: RawClient?
    try await waitUntil {
      client = try? RawClient(path)
      return client != nil
    }
    return try #require(client)
  }
}
