import Jansson
import Synchronization
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Requests of which another thread finds the answer.
struct LaterWorkTests {
  /// Takes work and does it when it is told to, as a slow disk would.
  private final class Gate: RemoteExecutor {
    private let work = Mutex<[@Sendable () -> Void]>([])

    func submit(_ one: @escaping @Sendable () -> Void) { work.withLock { $0.append(one) } }

    var count: Int { work.withLock { $0.count } }

    func open() {
      let waiting = work.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for one in waiting { one() }
    }
  }

  private let gate = Gate()
  private let client: InProcessConnection

  init() { client = InProcessConnection(to: TestWorkbench.make(background: gate)) }

  @Test func `what another thread finds is the answer, and what came after it waits`() throws {
    let list = try client.send("scenario.list", ["topic": "tables"])
    let stats = try client.send("stats", nil)
    try client.runUntilIdle()
    #expect(gate.count == 1)
    gate.open()
    let found = try client.answer(to: list)
    #expect((found["scenarios"]?.count ?? 0) > 3)
    #expect(try client.answer(to: stats)["requests"]?.int == 1)
  }

  @Test func `other connections are served meanwhile`() throws {
    let workbench = TestWorkbench.make(background: gate)
    let executor = QueueExecutor()
    let slow = InProcessConnection(to: workbench, executor: executor)
    let quick = InProcessConnection(to: workbench, executor: executor)
    let search = try slow.send("scenario.search", ["words": "tap table"])
    #expect(try quick.call("stats", nil)["pid"] != nil)
    gate.open()
    #expect((try slow.answer(to: search)["found"]?.int ?? 0) > 0)
  }

  @Test func `a request that is cancelled while it waits is answered at once, and once`() throws {
    let list = try client.send("scenario.list", .object())
    try client.runUntilIdle()
    let id = try #require(Int(String(decoding: list.bytes, as: UTF8.self)))
    try client.notify("$/cancelRequest", ["id": JSONValue(id)])
    let error = #expect(throws: WireError.self) { try client.answer(to: list) }
    #expect(error?.type == .workbenchCancelled)
    gate.open()
    #expect(try client.call("stats", nil)["failures"]?.int == 1)
    #expect(client.notifications.isEmpty)
  }

  @Test func `a connection that ends before the answer is there leaves nothing behind`() throws {
    let executor = QueueExecutor()
    weak var left: Workbench?
    do {
      let workbench = TestWorkbench.make(background: gate)
      left = workbench
      let going = InProcessConnection(to: workbench, executor: executor)
      _ = try going.send("scenario.list", .object())
      try going.runUntilIdle()
      going.close()
    }
    gate.open()
    // What was found comes to where the connection was.
    executor.runUntilIdle()
    #expect(left == nil)
  }

  @Test(arguments: [false, true])
  func `nor does one whose thread ends before the answer is there`(isFoundBefore: Bool) throws {
    weak var left: Workbench?
    do {
      let workbench = TestWorkbench.make(background: gate)
      left = workbench
      let going = InProcessConnection(to: workbench)
      _ = try going.send("scenario.list", .object())
      try going.runUntilIdle()
      if isFoundBefore { gate.open() }
    }
    gate.open()
    #expect(left == nil)
  }
}
