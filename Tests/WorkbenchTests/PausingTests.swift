import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Requests at large sessions, which pause in the middle of a call so that others are answered.
@Suite(.timeLimit(.minutes(15)))
struct PausingTests {
  private let thread = QueueExecutor()
  private let workbench = TestWorkbench.make()

  /// How many views there are beside one another: a tap on them takes many slices.
  private static let views = 20_000

  private var screen: JSONValue {
    let views = JSONValue.array()
    for _ in 1..<Self.views { views.append([:]) }
    views.append(["id": "last", "frame": [0, 0, 100, 100]])
    return [
      "format": 1, "title": "Many views",
      "app": [
        "windows": [["id": "window", "frame": [0, 0, 390, 844], "subviews": views]]
      ],
      "script": [
        ["send": "touch.tap", "at": [300, 300]], ["send": "touch.tap", "at": [300, 300]],
      ],
    ]
  }

  private let tap: JSONValue = ["at": [300, 300], "level": "full"]

  private func connect() -> CheckedClient {
    CheckedClient(InProcessConnection(to: workbench, executor: thread))
  }

  /// Sends a request and has a few slices of it done.
  private func begin(
    _ method: String,
    _ params: JSONValue,
    _ client: CheckedClient
  ) throws -> RequestID {
    let request = try client.wire.send(method, params)
    for _ in 0..<4 { _ = thread.runOne() }
    return request
  }

  /// How many commands the only session has been given.
  private func commands(_ client: CheckedClient) throws -> Int? {
    try client.call("session.list")["sessions"]?[0]?["commands"]?.int
  }

  @Test func `others are answered while a call is on`() throws {
    let (owner, other) = (connect(), connect())
    _ = try owner.open(screen)
    let request = try begin("touch.tap", tap, owner)
    #expect(try commands(other) == 0, "the tap is not over")
    let records = try owner.wire.answer(to: request)["records"]
    #expect(try #require(records?[1]?.int) > Self.views)
    #expect(try commands(other) == 1)
  }

  @Test func `who reads a session waits for the end of the call that is on`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(screen)["session"] ?? .null
    let request = try begin("touch.tap", tap, owner)
    #expect(try commands(other) == 0)
    #expect(try other.call("hit.test", ["session": name, "at": [5, 5]])["hit"] == "last")
    #expect(try commands(other) == 1)
    _ = try owner.wire.answer(to: request)
  }

  @Test func `a paused read lets nobody change what it reads`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(screen, ["keep": true])["session"] ?? .null
    let reading = try begin("object.tree", ["session": name], other)
    let change = try owner.wire.send("object.set", ["set": ["last.isHidden": true]])
    let tree = try other.wire.answer(to: reading)
    #expect(tree["roots"]?[0]?["children"]?.count == Self.views)
    _ = try owner.wire.answer(to: change)
    #expect(try commands(other) == 1)
  }

  @Test func `a call that has begun is not cancelled, and the script that made it is`() throws {
    let (owner, other) = (connect(), connect())
    _ = try owner.open(screen)
    let call = try begin("touch.tap", tap, owner)
    try owner.wire.notify("$/cancelRequest", ["id": .init(try number(of: call))])
    #expect(try owner.wire.answer(to: call)["records"] != nil)
    #expect(try commands(other) == 1)
    let script = try begin("script.run", ["level": "full"], owner)
    try owner.wire.notify("$/cancelRequest", ["id": .init(try number(of: script))])
    let error = #expect(throws: WireError.self) { try owner.wire.answer(to: script) }
    #expect(error?.type == .workbenchCancelled)
    guard case .integer(let step)? = error?.detail("step") else {
      Issue.record("no step")
      return
    }
    #expect(step < 2)
    // As many as are said to be done are done, whole.
    #expect(try owner.call("script.step", ["level": "full"])["step"]?["index"]?.int == step)
  }

  private func number(of request: RequestID) throws -> Int {
    try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
  }

  @Test func `who leaves in the middle of a call leaves a session that others can use`() throws {
    var owner: CheckedClient? = connect()
    let other = connect()
    // At this level from the start: else the first command would run the launch again before it begins.
    let name = try owner?.open(screen, ["keep": true, "level": "full"])["session"] ?? .null
    try other.call("session.attach", ["session": name])
    _ = try begin("touch.tap", tap, try #require(owner))
    #expect(try commands(other) == 0)
    owner = nil
    try other.call("touch.tap", ["session": name, "at": [300, 300], "level": "full"])
    let count = try commands(other)
    #expect(count == 2)
  }

  @Test func `a session that is closed in the middle of a call ends after it`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(screen, ["keep": true])["session"] ?? .null
    let call = try begin("touch.tap", tap, owner)
    try other.call("session.close", ["session": name])
    #expect(try owner.wire.answer(to: call)["records"] != nil)
    #expect(try other.call("session.list")["sessions"]?.count == 0)
  }

  @Test(arguments: Transport.allCases)
  func `records come in order, and before the answer`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(screen)
      // By default a client that does not get to reading would lose some.
      try client.call("trace.subscribe", ["level": "full", "policy": "pause"])
      let records = try client.call("touch.tap", tap)["records"]
      let last = try #require(records?[1]?.int)
      let told = client.wire.takeNotifications().compactMap { $0.params["record"]?["seq"]?.int }
      #expect(told == Array((records?[0]?.int ?? 0)...last))
    }
  }

  @Test(arguments: Transport.allCases)
  func `a large answer is written whole`(transport: Transport) async throws {
    try await transport.withClient { client in
      _ = try client.open(screen)
      let tree = try client.call("object.tree")
      #expect(tree["roots"]?[0]?["children"]?.count == Self.views)
      #expect(try client.call("stats")["sessions"] != nil)
    }
  }
}
