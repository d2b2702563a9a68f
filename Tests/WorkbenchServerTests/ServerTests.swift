import Platform

import Logging
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol
import WorkbenchServer

@Suite(.timeLimit(.minutes(15)))
struct ServerTests {
  @Test func `64 requests in one write are answered in order`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      let requests = (1...64).map { "{\"n\":\($0)}" }
      try await client.send(requests.map { $0 + "\n" }.joined())
      for request in requests { #expect(try await client.line() == request) }
    }
  }

  @Test func `a crowd that comes while nobody is taken on waits`() async throws {
    try await withServer { running in
      await running.holdDoor()
      // The system keeps whoever connects now.
      defer { running.factory.unblock() }
      var crowd: [RawClient] = []
      for _ in 1...200 { crowd.append(try RawClient(running.path, isWaiting: false)) }
      #expect(crowd.count == 200)
    }
  }

  @Test func `a client may send one byte at a time`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      for byte in "{\"a\":1}\n{\"b\":2}\n" { try await client.send(String(byte)) }
      #expect(try await client.line() == "{\"a\":1}")
      #expect(try await client.line() == "{\"b\":2}")
    }
  }

  @Test func `who has sent everything still gets every answer, then the end`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send("{\"slices\":20}\n{\"n\":2}\n")
      client.endInput()
      let answers = try await client.rest().split(separator: "\n")
      #expect(Set(answers) == ["{\"slices\":20}", "{\"n\":2}"])
    }
  }

  @Test func `the peer is who the kernel says`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send("{}\n")
      _ = try await client.line()
      #expect(running.factory.seen.peers.map(\.user) == [geteuid()])
      #expect(running.factory.seen.peers.map(\.process) == [getpid()])
    }
  }

  @Test func `a client that never reads is not read from, and others are served`() async throws {
    try await withServer { running in
      let deaf = try RawClient(running.path)
      let request = Array(String(repeating: "{\"answer\":10000}\n", count: 1000).utf8)
      // Until the system takes nothing more of it, a hundred answers from another client long.
      let other = try RawClient(running.path)
      var quiet = 0
      while quiet < 100 {
        quiet = deaf.sendWhatFits(request) > 0 ? 0 : quiet + 1
        try await other.send("{\"n\":1}\n")
        #expect(try await other.line() == "{\"n\":1}")
      }
      // One MiB waits in the server, at most a little more than another in the system's buffers.
      let answered = running.factory.seen.messages
      #expect(answered * 10_000 < 4 * 1024 * 1024)
    }
  }

  @Test func `who reads again is told that it may go on, and gets everything`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send(String(repeating: "{\"answer\":100000}\n", count: 100))
      for _ in 1...100 { #expect(try await client.line()?.utf8.count == 100_000) }
      try await client.send("{}\n")
      #expect(try await client.line() == "{}")
      #expect(running.factory.seen.drained > 0)
    }
  }

  @Test func `a message too long to be copied at once keeps its place among the others`()
    async throws
  {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send(
        "{\"n\":1}\n{\"answer\":3000000}\n{\"n\":2}\n{\"answer\":1000000}\n{}\n"
      )
      #expect(try await client.line() == "{\"n\":1}")
      #expect(try await client.line()?.utf8.count == 3_000_000)
      #expect(try await client.line() == "{\"n\":2}")
      #expect(try await client.line()?.utf8.count == 1_000_000)
      #expect(try await client.line() == "{}")
      // And at the end of the connection all of it goes out.
      try await client.send("{\"answer\":3000000}\n{}\n")
      client.endInput()
      let rest = try await client.rest()
      #expect(rest.utf8.count == 3_000_000 + 1 + 3)
      #expect(rest.hasSuffix("x\n{}\n"))
    }
  }

  @Test func `a message too long to be copied at once has its length before it`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      let request = #"{"answer":2000000}"#
      try await client.send("Content-Length: \(request.utf8.count)\r\n\r\n\(request)")
      client.endInput()
      let rest = try await client.rest()
      #expect(rest.hasPrefix("Content-Length: 2000000\r\n\r\nx"))
      #expect(rest.utf8.count == "Content-Length: 2000000\r\n\r\n".utf8.count + 2_000_000)
    }
  }

  @Test func `a client that takes nothing for too long is cut off`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.writeStall = .milliseconds(50)
    try await withServer(configuration) { running in
      let deaf = try RawClient(running.path)
      try await deaf.send(String(repeating: "{\"answer\":100000}\n", count: 100))
      try await waitUntil { running.factory.seen.closed > 0 }
    }
  }

  @Test func `a connection that has ended leaves nothing in memory`() async throws {
    try await withServer { running in
      do {
        let client = try RawClient(running.path)
        try await client.send("{}\n")
        #expect(try await client.line() == "{}")
        let deaf = try RawClient(running.path)
        try await deaf.send(String(repeating: "{\"answer\":100000}\n", count: 100))
        try await waitUntil { running.factory.seen.messages >= 2 }
      }
      try await waitUntil { !running.factory.seen.isConnectionKept }
      #expect(running.factory.seen.closed == 2)
    }
  }

  @Test func `a client that goes while it is written to leaves nothing in memory`() async throws {
    try await withServer { running in
      do {
        let client = try RawClient(running.path)
        let answers = String(repeating: "{\"answer\":100000}\n", count: 100)
        try await client.send("{\"block\":1}\n" + answers)
        try await waitUntil { running.factory.seen.messages > 0 }
      }
      // The first write of the answers finds nobody there.
      running.factory.unblock()
      try await waitUntil { !running.factory.seen.isConnectionKept }
      #expect(running.factory.seen.closed == 1)
    }
  }

  @Test func `no more requests are taken than may be in flight`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.requestsInFlight = 3
    try await withServer(configuration) { running in
      let client = try RawClient(running.path)
      try await client.send(String(repeating: "{\"hold\":1}\n", count: 10))
      let other = try RawClient(running.path)
      for _ in 1...100 {
        try await other.send("{}\n")
        _ = try await other.line()
      }
      #expect(running.factory.seen.messages == 3 + 100)
    }
  }

  @Test func `requests wait for a place and are answered then`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.requestsInFlight = 2
    try await withServer(configuration) { running in
      let client = try RawClient(running.path)
      let requests = (1...20).map { _ in "{\"slices\":10}" }
      try await client.send(requests.map { $0 + "\n" }.joined())
      for request in requests { #expect(try await client.line() == request) }
    }
  }

  @Test func `what is never answered makes room, too, and does not keep the connection`()
    async throws
  {
    var configuration = ServerConfiguration()
    configuration.limits.requestsInFlight = 2
    try await withServer(configuration) { running in
      let client = try RawClient(running.path)
      try await client.send(String(repeating: "{\"quiet\":3}\n", count: 10) + "{}\n")
      #expect(try await client.line() == "{}")
      try await client.send(String(repeating: "{\"quiet\":3}\n", count: 10))
      client.endInput()
      #expect(try await client.rest().isEmpty)
      #expect(running.factory.seen.messages == 21)
    }
  }

  @Test func `long work of one client does not keep another on its loop waiting`() async throws {
    var configuration = ServerConfiguration()
    configuration.eventLoops = 1
    try await withServer(configuration) { running in
      let slow = try RawClient(running.path)
      let slower = try RawClient(running.path)
      try await slow.send("{\"slices\":1000000000}\n")
      try await slower.send("{\"slices\":1000000000}\n")
      let other = try RawClient(running.path)
      for _ in 1...100 {
        try await other.send("{\"n\":1}\n")
        #expect(try await other.line() == "{\"n\":1}")
      }
    }
  }

  @Test func `one connection too many is told so, in answer to its first message`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.connections = 2
    try await withServer(configuration) { running in
      let first = try RawClient(running.path)
      let second = try RawClient(running.path)
      for client in [first, second] {
        try await client.send("{}\n")
        #expect(try await client.line() == "{}")
      }
      let third = try RawClient(running.path)
      try await third.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\"}\n")
      let refusal = try await third.rest()
      #expect(refusal.contains("\"workbench.busy\""))
      #expect(refusal.contains("2 connections are open, and no more are allowed"))
      #expect(running.server.connections == 2)
    }
  }

  @Test func `a place that became free is given to the next`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.connections = 1
    try await withServer(configuration) { running in
      for _ in 1...20 {
        let client = try RawClient(running.path)
        try await client.send("{}\n")
        client.endInput()
        #expect(try await client.rest() == "{}\n")
        try await waitUntil { running.server.connections == 0 }
      }
    }
  }

  @Test func `a handler may close after its last word`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send("{\"close\":1}\n{\"n\":2}\n")
      #expect(try await client.rest() == "{\"close\":1}\n")
    }
  }

  @Test func `a connection that is cut at any moment is forgotten`() async throws {
    try await withServer { running in
      for _ in 1...50 {
        let client = try RawClient(running.path)
        try await client.send("{\"slices\":5}\n{\"answer\":1000000}\n{\"n\"")
      }
      try await waitUntil {
        running.factory.seen.closed == 50 && running.server.connections == 0
      }
    }
  }

  @Test func `work for a client that went away is told so`() async throws {
    try await withServer { running in
      for request in ["{\"hold\":1}\n", "{\"slices\":1000000000}\n"] {
        let client = try RawClient(running.path)
        try await client.send(request)
      }
      try await waitUntil { running.factory.seen.closed >= 2 }
    }
  }

  @Test func `a stop lets what was begun end`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send("{\"slices\":1000}\n")
      try await waitUntil { running.factory.seen.messages > 0 }
      running.server.stop()
      #expect(try await client.rest() == "{\"slices\":1000}\n")
    }
  }

  @Test func `whoever sees a connection end finds that nobody is let in any more`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send("{\"a\":1}\n")
      #expect(try await client.line() == "{\"a\":1}")
      await running.holdDoor()
      defer { running.factory.unblock() }
      running.server.stop()
      // The socket cannot be closed yet, and so nobody is sent away.
      try await client.send("{\"b\":1}\n")
      #expect(try await client.line() == "{\"b\":1}")
      running.factory.unblock()
      #expect(try await client.rest().isEmpty)
      #expect(throws: TestError.self) { try RawClient(running.path) }
    }
  }

  @Test func `a second stop does not wait`() async throws {
    try await withServer { running in
      let client = try RawClient(running.path)
      try await client.send("{\"hold\":1}\n")
      try await waitUntil { running.factory.seen.messages > 0 }
      running.server.stop()
      running.server.stop()
      #expect(try await client.rest().isEmpty)
    }
  }

  @Test func `a stop does not wait for longer than its grace`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.stopGrace = .milliseconds(20)
    try await withServer(configuration) { running in
      let client = try RawClient(running.path)
      try await client.send("{\"hold\":1}\n")
      try await waitUntil { running.factory.seen.messages > 0 }
      running.server.stop()
      #expect(try await client.rest().isEmpty)
    }
  }

  @Test func `a stop does not wait for an event loop that never comes back`() async throws {
    var configuration = ServerConfiguration()
    configuration.limits.stopGrace = .milliseconds(20)
    configuration.eventLoops = 1
    var factory: EchoFactory?
    try await withServer(configuration) { running in
      factory = running.factory
      let client = try RawClient(running.path)
      try await client.send("{\"block\":1}\n")
      try await waitUntil { running.factory.seen.messages > 0 }
      running.server.stop()
    }
    factory?.unblock()
  }

  @Test func `a server that nobody uses ends by itself`() async throws {
    try await withTemporaryFolder { folder in
      var configuration = ServerConfiguration()
      configuration.idleLimit = .milliseconds(20)
      let socket = try ListeningSocket.open(at: SocketPath(option: folder + "/socket"))
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let server = Server(configuration: configuration, logger: logger)
      try await server.run(socket, factory: EchoFactory())
      socket.removeFiles()
      #expect(names(in: folder).isEmpty)
    }
  }
}
