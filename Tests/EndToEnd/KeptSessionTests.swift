import Foundation
import Jansson
import Platform
import TestSupport
import Testing

/// Kept sessions of a daemon that was killed, or that had no room to write.
@Suite(.timeLimit(.minutes(15)))
struct KeptSessionTests {
  private let document = #"""
    {"format":1,"title":"A button","app":{"windows":[{"id":"window","frame":[0,0,390,844],"subviews":[
    {"id":"button","class":"UIButton","frame":[0,0,100,100]}]}]},"script":[]}
    """#

  private let tap: JSONValue = ["session": "s1", "at": [5, 5]]

  private func start(in folder: String, by command: [String]? = nil) async throws -> DaemonProcess {
    let daemon = try DaemonProcess(
      at: folder + "/socket",
      by: command ?? [Programs.daemon],
      environment: ["XDG_STATE_HOME": folder + "/state"]
    )
    try await daemon.waitUntilReady()
    return daemon
  }

  private func kill(_ daemon: DaemonProcess) async throws {
    daemon.process.signal(SIGKILL)
    #expect(try await daemon.process.end() == .signal(SIGKILL))
  }

  /// How many commands the daemon says that the session has.
  private func commands(_ client: RawClient) async throws -> Int? {
    let list = try await client.request("session.list")["result"]?["sessions"]
    return list?[0]?["commands"]?.int
  }

  @Test func `whatever was answered is there after kill -9`() async throws {
    try await withTemporaryFolder { folder in
      var answered = 0
      for life in 0..<20 {
        let daemon = try await start(in: folder)
        let client = try RawClient(daemon.path)
        if life == 0 {
          let opened = try await client.request(
            "session.open",
            ["text": JSONValue(document), "keep": true]
          )
          #expect(opened["result"]?["session"] == "s1")
        } else {
          let found = try await commands(client)
          // The one that was under way at the end may have been written.
          #expect(found == answered || found == answered + 1)
          answered = found ?? 0
        }
        for _ in 0...life % 5 {
          let answer = try await client.request("touch.tap", tap)
          #expect(answer["result"]?["outcome"] != nil, "\(answer)")
          answered += 1
        }
        let last = #"{"jsonrpc":"2.0","id":9,"method":"touch.tap","params":\#(tap)}"#
        try await client.send(last + "\n")
        try await kill(daemon)
      }
    }
  }

  @Test func `an orderly end keeps them, too`() async throws {
    try await withTemporaryFolder { folder in
      let first = try await start(in: folder)
      let client = try RawClient(first.path)
      _ = try await client.request("session.open", ["text": JSONValue(document), "keep": true])
      _ = try await client.request("touch.tap", tap)
      first.process.signal(SIGTERM)
      #expect(try await first.process.end() == .status(0))
      let second = try await start(in: folder)
      #expect(try await commands(try RawClient(second.path)) == 1)
      try await kill(second)
    }
  }

  @Test func `a full disk loses nothing that was answered`() async throws {
    try await withTemporaryFolder { folder in
      // A limit on the size of files is a disk that is full for this process alone.
      let line = #"ulimit -f 4; exec "$0" "$@""#
      let full = try await start(in: folder, by: ["/bin/sh", "-c", line, Programs.daemon])
      let client = try RawClient(full.path)
      _ = try await client.request("session.open", ["text": JSONValue(document), "keep": true])
      var answered = 0
      var refusal: JSONValue?
      while refusal == nil {
        let answer = try await client.request("touch.tap", tap)
        refusal = answer["error"]
        answered += refusal == nil ? 1 : 0
      }
      #expect(refusal?["data"]?["type"] == "session.unwritten", "\(refusal ?? .null)")
      #expect(answered > 5)
      #expect(try await commands(client) == answered)
      try await kill(full)
      let roomy = try await start(in: folder)
      let next = try RawClient(roomy.path)
      #expect(try await next.request("touch.tap", tap)["result"]?["outcome"] != nil)
      #expect(try await commands(next) == answered + 1)
      try await kill(roomy)
    }
  }
}
