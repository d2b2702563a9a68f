#if os(Linux)
import Jansson
import Platform
import TestSupport
import Testing

/// A daemon that may have little memory: it refuses what it has none for, and gives back what it had.
@Suite(.timeLimit(.minutes(15)))
struct MemoryTests {
  /// A document with so many views, in few bytes.
  private static func document(_ views: Int) -> JSONValue {
    let text = Array(repeating: "{}", count: views).joined(separator: ",")
    return [
      "text": JSONValue(
        """
        {"format":1,"title":"Views","app":{"windows":[{"id":"window","frame":[0,0,390,844],\
        "subviews":[\(text)]}]},"script":[]}
        """
      )
    ]
  }

  /// Runs `body` beside a daemon that has a gibibyte of addresses.
  private func withDaemon(
    memory: Int,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (DaemonProcess) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let line = #"ulimit -v 1048576; exec "$0" "$@""#
      let daemon = try DaemonProcess(
        at: folder + "/socket",
        ["--memory", "\(memory)"],
        by: ["/bin/sh", "-c", line, Programs.daemon],
        environment: ["XDG_STATE_HOME": folder + "/state"]
      )
      try await daemon.waitUntilReady()
      try await body(daemon)
      daemon.process.signal(SIGTERM)
      #expect(try await daemon.process.end() == .status(0))
    }
  }

  private func memory(_ client: RawClient) async throws -> Int {
    try #require(try await client.request("stats")["result"]?["memory"]?.int)
  }

  /// Opens sessions until one is refused; returns their names.
  private func fill(_ client: RawClient, views: Int, most: Int) async throws -> [JSONValue] {
    var opened: [JSONValue] = []
    while opened.count < most {
      let answer = try await client.request("session.open", Self.document(views))
      guard let session = answer["result"]?["session"] else {
        #expect(answer["error"]?["data"]?["type"] == "workbench.busy", "\(answer)")
        break
      }
      opened.append(session)
    }
    #expect(opened.count < most)
    return opened
  }

  @Test func `sessions are opened until memory is used up, and closing them gives it back`()
    async throws
  {
    try await withDaemon(memory: 160) { daemon in
      let client = try RawClient(daemon.path)
      // What code and modules take when they are first used stays.
      let first = try await client.request("session.open", Self.document(2000))
      _ = try await client.request("touch.tap", ["at": [5, 5]])
      _ = try await client.request(
        "session.close",
        ["session": try #require(first["result"]?["session"])]
      )
      let before = try await memory(client)
      let opened = try await fill(client, views: 15_000, most: 100)
      #expect(opened.count > 2)
      #expect(try await memory(client) <= 160 << 20)
      for session in opened {
        let closed = try await client.request("session.close", ["session": session])
        #expect(closed["result"] != nil, "\(closed)")
      }
      // In some seconds; where it never comes, the limit of time ends the test.
      while try await memory(client) > before * 6 / 5 {}
      _ = try await client.request("session.open", Self.document(15_000))
    }
  }

  @Test func `one that takes all it can leaves thirty others their share`() async throws {
    try await withDaemon(memory: 160) { daemon in
      let hostile = try RawClient(daemon.path)
      let opened = try await fill(hostile, views: 15_000, most: 100)
      #expect(!opened.isEmpty)
      var others: [RawClient] = []
      for number in 1...30 {
        let other = try RawClient(daemon.path)
        let answer = try await other.request(
          "session.open",
          ["id": "hit-testing/outside-superview"]
        )
        #expect(answer["result"]?["session"] != nil, "\(number): \(answer)")
        let run = try await other.request("script.run")
        #expect(run["result"] != nil, "\(number): \(run)")
        others.append(other)
        let again = try await hostile.request("session.open", Self.document(15_000))
        #expect(again["error"]?["data"]?["type"] == "workbench.busy", "\(number): \(again)")
      }
      #expect(try await memory(hostile) <= 160 << 20)
    }
  }
}
#endif
