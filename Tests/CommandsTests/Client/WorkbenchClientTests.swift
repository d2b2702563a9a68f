import Jansson
import Synchronization
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

/// How a command meets a daemon, and what it says of itself.
struct WorkbenchClientTests {
  /// Daemons of which the first ones are about to end.
  private final class Leaving: DaemonAccess {
    private let left: Mutex<Int>
    private let met = Mutex(0)

    init(_ count: Int) { left = Mutex(count) }

    /// How many were met.
    var count: Int { met.withLock { $0 } }

    func connect(_ options: GlobalOptions) throws -> any WireClient {
      met.withLock { $0 += 1 }
      let isLeaving = left.withLock { count in
        count -= 1
        return count >= 0
      }
      guard isLeaving else { return try RealWorkbench().connect(options) }
      let leaving = FakeDaemon(replies: ["hello": "!workbench.stopping it is about to end"])
      return try leaving.connect(options)
    }

    func replacement(
      for client: any WireClient,
      _ greeting: JSONValue,
      _ options: GlobalOptions
    ) throws -> (any WireClient)? { nil }
  }

  @Test(arguments: 0...6)
  func `a daemon that is about to end is let go for the one that follows`(count: Int) {
    let daemons = Leaving(count)
    var desk = Desk()
    desk.daemons = daemons
    let result = desk.run("list", "motion", "-q")
    // Four may be on their way out; a fifth is no coincidence.
    #expect(result.status == (count > 4 ? 75 : 0), "\(result.errors)")
    #expect(daemons.count == min(count + 1, 5))
  }

  @Test func `who may start none waits for none`() {
    let daemons = Leaving(1)
    var desk = Desk()
    desk.daemons = daemons
    let result = desk.run("list", "--no-spawn")
    #expect(result.status == 75)
    #expect(daemons.count == 1)
  }

  @Test func `a command says who asks, from where and in which language`() throws {
    let daemon = FakeDaemon(replies: ["scenario.list": #"{"scenarios":[{"id":"a/b"}]}"#])
    var desk = Desk()
    desk.folder = "/here"
    desk.environment = ["HOME": "/home/ada", "LANG": "zh_CN.UTF-8"]
    desk.daemons = daemon
    #expect(desk.run("list").status == 0)
    let hello = try #require(daemon.requests.all.first { $0.hasPrefix("hello ") })
    let params = try JSON.parse(String(hello.dropFirst(6)))
    #expect(params["client"]?["name"]?.string == "responder")
    #expect(params["client"]?["version"]?.string == ProgramVersion.current)
    #expect(params["cwd"]?.string == "/here")
    #expect(params["language"]?.string == "zh-Hans")
    let data = "/home/ada/.local/share/responder"
    #expect(params["paths"]?["modules"] == [JSONValue(data + "/modules")])
    #expect(params["paths"]?["scenarios"] == [JSONValue(data + "/scenarios")])
  }

  @Test func `what is notified comes before the answer that it precedes, in order`() throws {
    let daemon = FakeDaemon(
      replies: ["script.run": "{}"],
      records: [#"{"seq":1}"#, #"{"seq":2}"#]
    )
    var desk = Desk()
    desk.daemons = daemon
    let lines = try desk.run("call", "script.run", "-o", "jsonl").jsonLines
    #expect(lines.map { $0["params"]?["record"]?["seq"]?.int } == [1, 2, nil])
    #expect(lines.prefix(2).allSatisfy { $0["method"]?.string == "trace.record" })
  }

  @Test func `the wire is shown line by line, each a message`() throws {
    let result = Desk().run("module", "list", "-q", "--show-wire")
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.map { String($0.prefix(4)) } == ["--> ", "<-- ", "--> ", "<-- "])
    let messages = try lines.map { try JSON.parse(Array($0.dropFirst(4).utf8), limits: .reply) }
    #expect(messages[0]["method"]?.string == "hello")
    #expect(messages[2]["method"]?.string == "module.list")
    #expect(messages[1]["id"] == messages[0]["id"] && messages[3]["id"] == messages[2]["id"])
    #expect(result.output.contains("touch\n"))
  }
}
