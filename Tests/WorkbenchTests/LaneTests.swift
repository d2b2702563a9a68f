import Foundation
import Jansson
import Synchronization
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// What is about a long text is carried out beside the threads that serve connections.
///
/// The lane of these tests is run by hand, so that it is known what goes on without it.
final class LaneTests {
  /// Does what waits for files at once.
  private struct AtOnce: RemoteExecutor {
    func submit(_ work: @escaping @Sendable () -> Void) { work() }
  }

  /// A thread that is run by hand, and that takes in what others leave for it between two pieces of
  /// its own work, as an event loop does.
  private final class Lane: Executor {
    private final class Door: RemoteExecutor {
      private let works = Mutex<[@Sendable () -> Void]>([])

      func submit(_ work: @escaping @Sendable () -> Void) { works.withLock { $0.append(work) } }

      func take() -> (@Sendable () -> Void)? {
        works.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      }
    }

    private let door = Door()
    private let own = QueueExecutor()

    var remote: any RemoteExecutor { door }

    func execute(_ work: @escaping () -> Void) { own.execute(work) }

    func execute(afterMicroseconds delay: Int, _ work: @escaping () -> Void) {
      own.execute(afterMicroseconds: delay, work)
    }

    func runOne() -> Bool {
      guard let work = door.take() else { return own.runOne() }
      work()
      return true
    }

    func runUntilIdle() { while runOne() {} }

    func advance(byMicroseconds amount: Int) {
      runUntilIdle()
      own.advance(byMicroseconds: amount)
    }
  }

  private let thread = QueueExecutor()
  private let lane = Lane()
  private let workbench: Workbench

  init() {
    workbench = TestWorkbench.make(
      lanes: [Confined(lane, to: lane.remote)],
      background: AtOnce()
    )
  }

  /// What is left to be done holds the thread that would do it.
  deinit { settle() }

  private func connect() -> InProcessConnection {
    InProcessConnection(to: workbench, executor: thread)
  }

  private static let taps = 7

  /// A document that is long enough, with a script that asks every view several times.
  private static var long: JSONValue {
    let views = JSONValue.array()
    for _ in 1..<3000 { views.append(["class": "UIView"]) }
    views.append(["id": "last", "frame": [0, 0, 100, 100]])
    let taps = JSONValue.array()
    for _ in 0..<Self.taps { taps.append(["send": "touch.tap", "at": [300, 300]]) }
    return [
      "format": 1, "title": "Many views",
      "app": ["windows": [["id": "window", "frame": [0, 0, 390, 844], "subviews": views]]],
      "script": taps,
    ]
  }

  private static var short: JSONValue {
    [
      "format": 1, "title": "One view",
      "app": ["windows": [["id": "window", "frame": [0, 0, 390, 844]]]],
      "script": [["send": "touch.tap", "at": [5, 5]]],
    ]
  }

  private func opening(_ document: JSONValue, _ more: JSONValue = .object()) -> JSONValue {
    let params: JSONValue = [
      "text": JSONValue(String(decoding: document.serialized(), as: UTF8.self))
    ]
    for (key, value) in more.members { params.set(key, value) }
    return params
  }

  /// Lets both have their way.
  private func settle() { while thread.runOne() || lane.runOne() {} }

  private func call(
    _ method: String,
    _ params: JSONValue = .object(),
    _ client: InProcessConnection
  ) throws -> JSONValue {
    let request = try client.send(method, params)
    settle()
    return try client.answer(to: request)
  }

  private func sessions(_ client: InProcessConnection) throws -> JSONValue {
    try client.call("session.list", nil)["sessions"] ?? .null
  }

  @Test func `others are answered while the lane has not begun`() throws {
    let (client, other) = (connect(), connect())
    let request = try client.send("session.open", opening(Self.long))
    #expect(try sessions(other) == [])
    settle()
    #expect(try client.answer(to: request)["session"] == "s1")
    #expect(try sessions(other)[0]?["own"] == false)
    #expect(try sessions(client)[0]?["own"] == true)
  }

  @Test func `a session lives in the lane in which it was opened`() throws {
    let client = connect()
    _ = try call("session.open", opening(Self.long), client)
    let hit = try client.send("hit.test", ["at": [5, 5]])
    thread.runUntilIdle()
    // All that the connection does is to hand it on.
    #expect(lane.runOne())
    settle()
    #expect(try client.answer(to: hit)["hit"] == "last")
    #expect(try call("touch.tap", ["at": [5, 5]], client)["records"] != nil)
    #expect(try sessions(client)[0]?["commands"] == 1)
  }

  @Test(arguments: ["scenario.show", "scenario.copy"])
  func `a long document is given from the lane`(method: String) async throws {
    try await withTemporaryFolder { folder in
      let text = Self.long.serialized()
      try Data(text).write(to: URL(filePath: folder + "/long.json"))
      let client = connect()
      let request = try client.send(method, ["path": JSONValue(folder + "/long.json")])
      thread.runUntilIdle()
      #expect(lane.runOne())
      settle()
      let given = try #require(try client.answer(to: request)["text"]?.string)
      #expect(given.utf8.count >= text.count)
      #expect(try JSON.parse(given)["script"]?.count == Self.taps)
    }
  }

  @Test func `what is about a short text is carried out where it comes`() throws {
    let client = connect()
    let request = try client.send("session.open", opening(Self.short))
    thread.runUntilIdle()
    #expect(try client.answer(to: request)["session"] == "s1")
    #expect(!lane.runOne())
  }

  @Test func `a session that is closed is gone, and its name with it`() throws {
    let client = connect()
    for number in 1...3 {
      let name = JSONValue("s\(number)")
      #expect(try call("session.open", opening(Self.long), client)["session"] == name)
      #expect(try call("session.close", [:], client)["closed"] == name)
      let error = #expect(throws: WireError.self) { try call("object.tree", [:], client) }
      #expect(error?.type == .sessionUnclear)
    }
    #expect(try sessions(client) == [])
  }

  @Test func `whoever has opened it is told no more of one that another has closed`() throws {
    let (client, other) = (connect(), connect())
    _ = try call("session.open", opening(Self.long, ["keep": true]), client)
    #expect(try call("session.close", ["session": "s1"], other)["closed"] == "s1")
    settle()
    let error = #expect(throws: WireError.self) { try call("object.tree", [:], client) }
    #expect(error?.expected == [])
  }

  @Test func `what is cancelled before it was looked into opens nothing`() throws {
    let client = connect()
    let request = try client.send("session.open", opening(Self.long))
    thread.runUntilIdle()
    try cancel(request, client)
    settle()
    let error = #expect(throws: WireError.self) { try client.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
    #expect(try sessions(client) == [])
    #expect(try call("session.open", opening(Self.long), client)["session"] == "s1")
  }

  @Test func `what is cancelled while it is opened leaves no session and no name`() throws {
    let client = connect()
    let request = try client.send("session.open", opening(Self.long))
    thread.runUntilIdle()
    // It was looked into, and is sent on to be opened; the first slice of that is done.
    lane.runUntilIdle()
    thread.runUntilIdle()
    #expect(lane.runOne())
    try cancel(request, client)
    settle()
    let error = #expect(throws: WireError.self) { try client.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
    #expect(try sessions(client) == [])
    #expect(try call("session.open", opening(Self.long), client)["session"] != nil)
    #expect(try sessions(client).count == 1)
  }

  private func cancel(_ request: RequestID, _ client: InProcessConnection) throws {
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try client.notify("$/cancelRequest", ["id": JSONValue(id)])
  }

  @Test func `a client that leaves while it is opened leaves nothing`() throws {
    let other = connect()
    for rounds in 0..<12 {
      let client = connect()
      _ = try client.send("session.open", opening(Self.long, ["keep": true]))
      thread.runUntilIdle()
      for _ in 0..<rounds {
        _ = lane.runOne()
        thread.runUntilIdle()
      }
      let isOpen = try sessions(other).count == 1
      client.close()
      settle()
      #expect(try sessions(other).count == (isOpen ? 1 : 0), "\(rounds)")
      for session in try sessions(other).elements {
        _ = try call("session.close", ["session": session["session"] ?? .null], other)
      }
    }
  }

  @Test func `a session that is kept goes on without who has opened it`() throws {
    let client = connect()
    let other = connect()
    _ = try call("session.open", opening(Self.long, ["keep": true]), client)
    client.close()
    settle()
    let tap = try call("touch.tap", ["session": "s1", "at": [5, 5]], other)
    #expect(tap["records"] != nil)
    // And ends as others do that nobody uses.
    lane.advance(byMicroseconds: 2 * Limit.keepSeconds.value * 1_000_000 + 1)
    lane.advance(byMicroseconds: 2 * Limit.keepSeconds.value * 1_000_000 + 1)
    settle()
    #expect(try sessions(other) == [])
  }

  @Test func `one that is not kept ends with the connection that has opened it`() throws {
    let (client, other) = (connect(), connect())
    _ = try call("session.open", opening(Self.long), client)
    client.close()
    settle()
    #expect(try sessions(other) == [])
  }

  @Test func `what cannot be opened is told, and leaves its name to the next`() throws {
    let client = connect()
    let wrong = JSONValue.object()
    for (key, value) in Self.long.members { wrong.set(key, value) }
    wrong.set("titel", "Many views")
    let error = #expect(throws: WireError.self) { try call("session.open", opening(wrong), client) }
    #expect(error?.type == .scenarioInvalid)
    #expect(try sessions(client) == [])
    #expect(workbench.directory.count == 0)
    for _ in 0..<Limit.sessions.value { #expect(workbench.directory.reserve() != nil) }
  }

  @Test func `a request is counted once, wherever it is carried out`() throws {
    let client = connect()
    _ = try call("session.open", opening(Self.long), client)
    _ = try call("hit.test", ["at": [5, 5]], client)
    #expect(throws: WireError.self) { try call("object.get", ["object": "nobody"], client) }
    let stats = try client.call("stats", nil)
    #expect(stats["requests"] == 3)
    #expect(stats["failures"] == 1)
  }

  @Test func `a subscriber gets the records of a session in a lane`() throws {
    let client = connect()
    _ = try call("session.open", opening(Self.long), client)
    let subscription = try call("trace.subscribe", [:], client)["subscription"]
    _ = try call("touch.tap", ["at": [5, 5]], client)
    #expect(client.notifications.contains { $0.params["subscription"] == subscription })
    #expect(throws: Never.self) {
      try call("trace.unsubscribe", ["subscription": subscription ?? .null], client)
    }
  }

  @Test func `a session in a lane waits for a subscriber who has asked for that`() throws {
    let (client, other) = (connect(), connect())
    _ = try call("session.open", opening(Self.long), client)
    _ = try call("trace.subscribe", ["policy": "pause", "level": "full"], client)
    client.isReading = false
    let run = try client.send("script.run", ["level": "full"])
    settle()
    let held = try #require(try sessions(other)[0]?["commands"]?.int)
    #expect(held < Self.taps)
    client.isReading = true
    settle()
    #expect(try client.answer(to: run)["passed"] == true)
    #expect(try sessions(other)[0]?["commands"]?.int == Self.taps)
    // Whoever has not opened it may not ask for that.
    let error = #expect(throws: WireError.self) {
      try call("trace.subscribe", ["session": "s1", "policy": "pause"], other)
    }
    #expect(error?.type == .sessionReadOnly)
  }

  @Test func `a text is asked for once more where it was read, however soon`() throws {
    let lanes = [Lane(), Lane()]
    let workbench = TestWorkbench.make(
      lanes: lanes.map { Confined($0, to: $0.remote) },
      background: AtOnce()
    )
    let client = InProcessConnection(to: workbench, executor: thread)
    var isAnswered = false
    client.onWire = { direction, _ in isAnswered = direction == .fromWorkbench }
    var used: [Set<Int>] = []
    for _ in 1...3 {
      let request = try client.send("scenario.check", opening(Self.long))
      // What a lane does behind an answer has not been done by then.
      try client.runUntilIdle()
      var here: Set<Int> = []
      while !isAnswered {
        here.formUnion(lanes.indices.filter { lanes[$0].runOne() })
        try client.runUntilIdle()
      }
      _ = try client.answer(to: request)
      used.append(here)
    }
    #expect(used[0].count == 1)
    #expect(used[1...].allSatisfy { $0 == used[0] })
    for lane in lanes { lane.runUntilIdle() }
  }

  @Test func `what is imported of a long text is imported beside the connection`() throws {
    let views = (0...1000).map { "<UIView: 0x\(6000 + $0); frame = (0 0; 390 844)>\n" }
    let paste = views.joined(separator: "   | ")
    let client = connect()
    let report = try call("scenario.import", ["text": JSONValue(paste)], client)["report"]
    #expect(report?["objects"]?.count == 1001)
    let opened = try call("session.open", ["import": ["text": JSONValue(paste)]], client)
    #expect(opened["session"] == "s1")
    #expect(try call("hit.test", ["at": [5, 5]], client)["hit"] != nil)
  }
}
