import Jansson
import Sentences
import Synchronization
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Who gets memory, and who waits: what is measured here the test says.
struct MemoryTests {
  /// How much is taken, as it is to be measured.
  private final class Measured: Sendable {
    private let bytes = Atomic(0)
    private let step = Atomic(0)

    func set(_ taken: Int, growingBy more: Int = 0) {
      bytes.store(taken, ordering: .relaxed)
      step.store(more, ordering: .relaxed)
    }

    func take() -> Int {
      bytes.wrappingAdd(step.load(ordering: .relaxed), ordering: .relaxed).newValue
    }
  }

  private static let all = 1000 << 20

  private let measured = Measured()
  private let thread = QueueExecutor()
  private let workbench: Workbench

  init() {
    let measured = measured
    workbench = Workbench(
      handlers: .standard,
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: TestWorkbench.modules,
      installation: Installation(executable: Programs.folder + "/responderd"),
      worker: nil,
      workers: WorkerPolicy(timeout: .seconds(10)),
      lanes: Lanes([]),
      budget: MemoryBudget(bytes: Self.all) { measured.take() },
      background: BackgroundQueue(label: "test"),
      kept: nil
    ) { _ in }
  }

  private func connect() -> InProcessConnection {
    InProcessConnection(to: workbench, executor: thread)
  }

  private static func document(views: Int = 1) -> JSONValue {
    let subviews = JSONValue.array()
    for _ in 0..<views { subviews.append(["class": "UIView"]) }
    return [
      "format": 1, "title": "Views",
      "app": ["windows": [["id": "window", "frame": [0, 0, 390, 844], "subviews": subviews]]],
      "script": [["send": "touch.tap", "at": [5, 5]]],
    ]
  }

  private static func opening(_ document: JSONValue, keep: Bool = false) -> JSONValue {
    let text = JSONValue(String(decoding: document.serialized(), as: UTF8.self))
    return keep ? ["text": text, "keep": true] : ["text": text]
  }

  private func refusal(
    of method: String,
    _ params: JSONValue,
    _ client: InProcessConnection
  )
    -> WireError?
  {
    do {
      _ = try client.call(method, params)
      return nil
    } catch {
      return error as? WireError
    }
  }

  // MARK: - Shares

  @Test(arguments: [
    (Share.ofSessions, [750_000, 187_500, 46_875]), (Share.ofMemory, [500_000, 250_000, 125_000]),
  ])
  func `one alone comes to a part, and others to that part of the rest`(
    share: Share,
    expected: [Int]
  ) {
    var free = 1_000_000
    var taken: [Int] = []
    for _ in 0..<3 {
      var own = 0
      while !share.isUsedUp(by: own, free: free) {
        own += 1
        free -= 1
      }
      taken.append(own)
    }
    #expect(zip(taken, expected).allSatisfy { abs($0 - $1) < 10 }, "\(taken)")
  }

  @Test func `thirty who take in turn get the same`() {
    var free = 1_000_000
    var own = Array(repeating: 0, count: 30)
    var isDone = false
    while !isDone {
      isDone = true
      for place in own.indices where !Share.ofMemory.isUsedUp(by: own[place], free: free) {
        own[place] += 1
        free -= 1
        isDone = false
      }
    }
    #expect((own.max() ?? 0) - (own.min() ?? 0) <= 1)
    #expect(free > 0)
  }

  @Test func `where nothing is free nobody gets anything`() {
    #expect(Share.ofMemory.isUsedUp(by: 0, free: 0))
    #expect(!Share.ofMemory.isUsedUp(by: 0, free: 1))
  }

  @Test func `a client has its share of sessions, and others the rest`() throws {
    let directory = SessionDirectory(limit: 100)
    func open(_ client: Int) -> SessionSlot? {
      guard let name = directory.reserve(for: client) else { return nil }
      let slot = SessionSlot(
        name.id,
        isShared: true,
        client: client,
        board: SessionBoard(),
        home: Confined(Nobody(on: thread), to: thread.remote)
      )
      directory.add(slot, as: name)
      return slot
    }
    var slots: [SessionSlot] = []
    while let slot = open(1) { slots.append(slot) }
    #expect(75...76 ~= slots.count)
    #expect(open(2) != nil)
    #expect(open(1) == nil)
    // What it leaves is nobody's, and makes room.
    slots[0].endWhenIdle(in: directory)
    #expect(open(1) != nil)
    #expect(directory.slot(slots[0].id) == nil)
    // What is left to be done holds the thread that would do it.
    thread.runUntilIdle()
  }

  private final class Nobody: SessionHome {
    let executor: any Executor
    let requests = 0

    init(on executor: any Executor) { self.executor = executor }

    func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext) {}
    func cancel(_ id: RequestID, from port: ClientPort) {}
    func drained(_ port: ClientPort) {}
    func leave(_ port: ClientPort) {}
    func end() {}
  }

  // MARK: - Requests

  @Test func `what takes memory is refused where none is free, and all else goes through`() throws {
    let client = connect()
    _ = try client.call("session.open", Self.opening(Self.document()))
    measured.set(Self.all)
    for (method, params) in [
      ("session.open", Self.opening(Self.document())), ("touch.tap", ["at": [5, 5]]),
      ("scenario.check", Self.opening(Self.document())), ("script.run", [:]),
      ("object.set", ["set": ["window.isHidden": true]]),
    ] as [(String, JSONValue)] {
      // Twice: a refusal changes nothing.
      for _ in 1...2 {
        let told = try #require(refusal(of: method, params, client), "\(method)")
        #expect(told.type == .workbenchBusy, "\(method): \(told)")
        #expect(told.message.english.contains("1000 MiB of the 1000 MiB"), "\(told)")
      }
    }
    for (method, params) in [
      ("stats", [:]), ("session.list", [:]), ("hit.test", ["at": [5, 5]]), ("trace.get", [:]),
      ("object.tree", [:]), ("session.close", [:]),
    ] as [(String, JSONValue)] {
      _ = try client.call(method, params)
    }
    measured.set(0)
    _ = try client.call("session.open", Self.opening(Self.document()))
  }

  @Test func `who has much waits, and who has little gets some`() throws {
    let (much, little) = (connect(), connect())
    _ = try much.call("session.open", Self.opening(Self.document(views: 2000)))
    _ = try little.call("session.open", Self.opening(Self.document()))
    measured.set(Self.all - (100 << 10))
    let told = refusal(of: "touch.tap", ["at": [5, 5]], much)
    #expect(told?.type == .workbenchBusy)
    #expect(told?.message.english.contains("and 1 MiB of it is this client's") == true)
    _ = try little.call("touch.tap", ["at": [5, 5]])
    _ = try much.call("session.close")
    _ = try much.call("session.open", Self.opening(Self.document()))
  }

  @Test func `the longest abandoned session goes where little is free`() throws {
    let (leaving, staying) = (connect(), connect())
    _ = try leaving.call("session.open", Self.opening(Self.document(), keep: true))
    leaving.close()
    thread.runUntilIdle()
    #expect(workbench.directory.count == 1)
    measured.set(Self.all - 1)
    _ = try staying.call("session.open", Self.opening(Self.document()))
    thread.runUntilIdle()
    #expect(workbench.directory.slots.map(\.id) == ["s2"])
  }

  @Test func `a long request that has grown is stopped where nothing is free`() throws {
    let client = connect()
    _ = try client.call("session.open", Self.opening(Self.document(views: 6000)))
    // It only reads, so that it may begin; the process grows while it goes on.
    measured.set(Self.all - (64 << 20), growingBy: 2 << 20)
    let told = refusal(of: "hit.why", ["want": "window"], client)
    #expect(told?.type == .workbenchBusy)
    // Nothing of it is left that others would wait for.
    measured.set(0)
    _ = try client.call("touch.tap", ["at": [5, 5]])
  }

  @Test func `what it has and may have is told`() throws {
    let client = connect()
    let greeting = try client.call("hello", ["client": ["name": "test"]])
    #expect(greeting["limits"]?["memoryBytes"]?.int == Self.all)
    let stats = try client.call("stats")
    #expect(stats["memoryBudget"]?.int == Self.all)
    #expect(try #require(stats["memory"]?.int) > 0)
  }
}
