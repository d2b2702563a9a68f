import Platform

import Sentences
import TestSupport
import Testing
import WorkbenchFraming

@testable import WorkbenchServer

struct ListeningSocketTests {
  @Test func `socket and lock are for their owner only, whatever the umask`() async throws {
    try await withTemporaryFolder { folder in
      let socket = try ListeningSocket.open(at: SocketPath(option: folder + "/socket"))
      #expect(mode(of: folder + "/socket") == 0o600)
      #expect(mode(of: folder + "/socket.lock") == 0o600)
      end(socket)
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a second daemon is refused and told who is there`() async throws {
    try await withTemporaryFolder { folder in
      let path = try SocketPath(option: folder + "/socket")
      let first = try ListeningSocket.open(at: path)
      let error = try #require(throws: StartError.self) { try ListeningSocket.open(at: path) }
      #expect(error.status == .busy)
      #expect(
        error.message.english == "a daemon is already running (pid \(getpid())) on \(folder)/socket"
      )
      #expect(names(in: folder) == ["socket", "socket.lock"])
      end(first)
    }
  }

  @Test func `a socket that is served without a lock is left alone`() async throws {
    try await withTemporaryFolder { folder in
      let path = try SocketPath(option: folder + "/socket")
      let first = try ListeningSocket.open(at: path)
      unlink(folder + "/socket.lock")
      let error = try #require(throws: StartError.self) { try ListeningSocket.open(at: path) }
      #expect(error.status == .busy)
      #expect(names(in: folder) == ["socket"])
      end(first)
    }
  }

  @Test func `a socket that nobody serves is replaced`() async throws {
    try await withTemporaryFolder { folder in
      let path = try SocketPath(option: folder + "/socket")
      close(try ListeningSocket.open(at: path).descriptor)
      #expect(names(in: folder) == ["socket", "socket.lock"], "as after kill -9")
      end(try ListeningSocket.open(at: path))
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a file in the place of the socket is left alone`() async throws {
    try await withTemporaryFolder { folder in
      try write([1], to: folder + "/socket")
      let error = try #require(throws: StartError.self) {
        try ListeningSocket.open(at: SocketPath(option: folder + "/socket"))
      }
      #expect(error.status == .cannotCreate)
      #expect(error.message.english == "\(folder)/socket exists and is not a socket")
      #expect(names(in: folder) == ["socket"], "the lock went, the file stays")
    }
  }

  @Test func `at its end a daemon removes only a socket of its own`() async throws {
    try await withTemporaryFolder { folder in
      let socket = try ListeningSocket.open(at: SocketPath(option: folder + "/socket"))
      unlink(folder + "/socket")
      try write([1], to: folder + "/socket")
      end(socket)
      #expect(names(in: folder) == ["socket"])
    }
  }

  @Test func `an inherited socket is taken over with its path, and not removed`() async throws {
    try await withTemporaryFolder { folder in
      let manager = try ListeningSocket.open(at: SocketPath(option: folder + "/socket"))
      unlink(folder + "/socket.lock")
      let socket = try Activation.socket(at: manager.descriptor)
      #expect(socket.path == folder + "/socket")
      socket.removeFiles()
      #expect(names(in: folder) == ["socket"])
      end(manager)
    }
  }

  @Test func `an inherited descriptor that is no listening socket is refused`() throws {
    let pair = openUnixSocket()
    defer { close(pair) }
    let error = try #require(throws: StartError.self) { try Activation.socket(at: pair) }
    #expect(error.status == .usage)
    #expect(throws: StartError.self) { try Activation.socket(at: 0x7fff_ffff) }
  }

  @Test func `the service manager is told at its socket`() async throws {
    try await withTemporaryFolder { folder in
      let manager = openUnixDatagramSocket()
      defer { close(manager) }
      #expect(withSocketAddress(folder + "/notify") { bind(manager, $0, $1) } == 0)
      Activation.notify("READY=1") { $0 == "NOTIFY_SOCKET" ? folder + "/notify" : nil }
      var buffer = [UInt8](repeating: 0, count: 64)
      let count = recv(manager, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      #expect(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self) == "READY=1")
    }
  }

  private func end(_ socket: ListeningSocket) {
    close(socket.descriptor)
    socket.removeFiles()
  }
}
