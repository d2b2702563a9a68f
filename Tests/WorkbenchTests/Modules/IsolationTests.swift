#if os(Linux)
import Jansson
import Platform
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Documents from outside that run in a worker, where that is wanted.
@Suite(.timeLimit(.minutes(15)))
struct IsolationTests {
  private static func connect(
    _ isolation: Isolation,
    scenarios: String = "/nowhere"
  ) throws
    -> CheckedClient
  {
    let workbench = Workbench(
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: TestWorkbench.modules,
      installation: Installation(executable: Programs.folder + "/responderd"),
      workers: WorkerPolicy(timeout: .seconds(300), isolation: isolation)
    ) { _ in }
    let client = CheckedClient(InProcessConnection(to: workbench, executor: QueueExecutor()))
    let paths: JSONValue = ["scenarios": [.init(scenarios)]]
    _ = try client.call("hello", ["client": ["name": "test"], "cwd": "/", "paths": paths])
    return client
  }

  private static var document: JSONValue {
    [
      "format": 1, "title": "From outside",
      "app": [
        "windows": [
          [
            "id": "window", "frame": [0, 0, 390, 844],
            "subviews": [["id": "card", "frame": [0, 0, 100, 100]]],
          ]
        ]
      ],
      "script": [["send": "touch.tap", "at": [5, 5]]],
    ]
  }

  private static var text: JSONValue {
    JSONValue(String(decoding: document.serialized(), as: UTF8.self))
  }

  /// The processes of the sessions, in the order of the list; nil for one in the daemon itself.
  private func workers(_ client: CheckedClient) throws -> [Int?] {
    try client.call("session.list")["sessions"]?.elements.map { $0["worker"]?.int } ?? []
  }

  @Test(arguments: Isolation.allCases)
  func `whose sessions have a worker is told with the modules`(isolation: Isolation) throws {
    let list = try Self.connect(isolation).call("module.list")
    #expect(list["isolation"]?.string == isolation.rawValue)
  }

  @Test func `a text runs in a worker where that is wanted, and gives the same there`() throws {
    let inside = try Self.connect(.modules)
    let outside = try Self.connect(.outside)
    let results = try [inside, outside].map { client in
      _ = try client.call("session.open", ["text": Self.text])
      return try client.call("script.run")
    }
    #expect(try workers(inside) == [nil])
    #expect(try workers(outside).allSatisfy { $0 != nil })
    #expect(results[0] == results[1])
    #expect(results[0]["runs"]?[0] != nil)
  }

  @Test func `a scenario of the library runs in the daemon`() throws {
    let client = try Self.connect(.outside)
    _ = try client.call("session.open", ["id": "hit-testing/outside-superview"])
    #expect(try workers(client) == [nil])
  }

  @Test func `a file runs in a worker unless it lies below a folder of scenarios`() async throws {
    try await withTemporaryFolder { folder in
      mkdir(folder + "/scenarios", 0o700)
      mkdir(folder + "/scenarios/mine", 0o700)
      let document = Self.document
      try write(document.serialized(), to: folder + "/other.json")
      document.set("id", "mine/one")
      try write(document.serialized(), to: folder + "/scenarios/mine/one.json")
      let client = try Self.connect(.outside, scenarios: folder + "/scenarios")
      _ = try client.call("session.open", ["path": .init(folder + "/scenarios/mine/one.json")])
      _ = try client.call("session.open", ["path": .init(folder + "/other.json")])
      let workers = try workers(client)
      #expect(workers.count == 2 && workers.count { $0 == nil } == 1)
      // What only reads a document reads it there, too.
      let inside = try Self.connect(.modules)
      let checks = try [client, inside].map {
        try $0.call("scenario.check", ["path": .init(folder + "/other.json")])
      }
      #expect(checks[0] == checks[1])
      #expect(checks[0]["diagnostics"] != nil)
    }
  }

  @Test func `a worker that ends costs its session, and the one beside it goes on`() throws {
    let client = try Self.connect(.outside)
    let names = try (0..<2).map { _ in
      try client.call("session.open", ["text": Self.text])["session"] ?? .null
    }
    let list = try client.call("session.list")["sessions"]?.elements.map(\.self) ?? []
    let first = list.first { $0["session"] == names[0] }
    kill(pid_t(try #require(first?["worker"]?.int)), SIGKILL)
    #expect(throws: (any Error).self) {
      // The end is told to whoever asks first, or the session is gone by then.
      try client.call("script.run", ["session": names[0]])
    }
    #expect(try client.call("script.run", ["session": names[1]])["runs"]?[0] != nil)
  }

  @Test func `a print that is imported is run there`() throws {
    let client = try Self.connect(.outside)
    let print = """
      <UIWindow: 0x7f8; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x7f9; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
      """
    let opened = try client.call("session.open", ["import": ["text": .init(print)]])
    #expect(opened["session"] != nil)
    #expect(try workers(client).allSatisfy { $0 != nil })
  }
}
#endif
