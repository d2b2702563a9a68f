import Foundation
import Jansson
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Modules whose code ends its process, or never comes back: each ends its own session.
@Suite(.timeLimit(.minutes(15)))
struct WorkerZooTests {
  private static let source = """
    import UIKit

    final class Endless: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTest(CGPoint(x: point.x + 1, y: point.y), with: event)
      }
    }

    final class Trapping: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let nothing: [Int] = []
        print(nothing[touches.count])
      }
    }

    final class Looping: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        var count = 0
        while count >= 0 { count = (count + 1) % 1000 }
        return true
      }
    }

    final class Leaving: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { exit(0) }
    }

    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }

    final class Greedy: UIView {
      static var hoard: [[UInt8]] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        while true { Greedy.hoard.append(Array(repeating: 1, count: 1 << 20)) }
      }
    }

    final class Moody: UIView {
      static var asked = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Moody.asked += 1
        return Moody.asked < 2
      }
    }

    let module = Module("Zoo")
      .view(Endless.self) { Endless(frame: $0) }
      .view(Trapping.self) { Trapping(frame: $0) }
      .view(Looping.self) { Looping(frame: $0) }
      .view(Leaving.self) { Leaving(frame: $0) }
      .view(Wide.self) { Wide(frame: $0) }
      .view(Greedy.self) { Greedy(frame: $0) }
      .view(Moody.self) { Moody(frame: $0) }
      .stimulus(Stimulus("Zoo.knock", "Taps in the middle.") { context in
        try context.touch(1, .began, at: CGPoint(x: 195, y: 422))
        context.advance(by: 0.1)
        try context.touch(1, .ended)
      })
    """

  /// Compiled once for all tests; it lives as long as the process.
  private static let workshop = Result {
    let workshop = try Workshop()
    try workshop.compile("Zoo", swift: source)
    return workshop
  }

  private func makeWorkbench(timeout: Duration = .seconds(300)) -> Workbench {
    Workbench(
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: TestWorkbench.modules,
      installation: Installation(executable: Programs.folder + "/responderd"),
      workers: WorkerPolicy(timeout: timeout)
    ) { _ in }
  }

  /// A client that holds every answer against the table, whether a worker gave it or not.
  private func connect(timeout: Duration = .seconds(300)) throws -> CheckedClient {
    try connect(to: makeWorkbench(timeout: timeout), on: QueueExecutor())
  }

  private func connect(to workbench: Workbench, on thread: QueueExecutor) throws -> CheckedClient {
    let client = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let folder = try Self.workshop.get().folder
    _ = try client.call(
      "hello",
      ["client": ["name": "test"], "cwd": "/", "paths": ["modules": [.init(folder)]]]
    )
    return client
  }

  /// A view of a class, on top of as many others as are wanted.
  private func document(_ type: String, above count: Int = 0) -> JSONValue {
    let others = (0..<count).map { _ -> JSONValue in ["frame": [0, 0, 10, 10]] }
    return [
      "format": 1, "title": "A view of a module",
      "app": [
        "windows": [
          [
            "id": "window", "frame": [0, 0, 390, 844],
            "subviews": JSONValue(
              others + [["id": "pet", "class": .init(type), "frame": [100, 200, 100, 100]]]
            ),
          ]
        ]
      ],
      "script": [["send": "touch.tap", "at": [90, 220], "expect": ["hit": "pet"]]],
    ]
  }

  private func open(
    _ type: String,
    _ client: CheckedClient,
    above count: Int = 0,
    keep: Bool = false
  ) throws -> String {
    let answer = try client.open(
      document(type, above: count),
      ["name": "zoo", "keep": .init(keep)]
    )
    return try #require(answer["session"]?.string)
  }

  private func tap(_ session: String, _ client: CheckedClient) throws -> JSONValue {
    try client.call("touch.tap", ["session": .init(session), "at": [150, 250]])
  }

  /// Opens a session, taps its view, and returns the error with which that ended.
  private func error(
    _ type: String,
    above count: Int = 0,
    timeout: Duration = .seconds(300)
  ) throws -> WireError {
    let client = try connect(timeout: timeout)
    let session = try open(type, client, above: count)
    let error = #expect(throws: WireError.self) { try tap(session, client) }
    // The session is gone, the connection is not.
    let next = #expect(throws: WireError.self) { try tap(session, client) }
    #expect(next?.type == .sessionUnknown)
    #expect(try client.call("session.list")["sessions"]?.count == 0)
    return try #require(error)
  }

  /// In a small session, and in one whose requests could pause.
  @Test(arguments: [0, 300])
  func `endless recursion in hitTest is a crash with signal, method and records`(
    above count: Int
  ) throws {
    let error = try error("Zoo.Endless", above: count)
    #expect(error.type == .moduleCrashed)
    #expect(error.detail("signal") == .text("SIGSEGV"))
    #expect(error.detail("method") == .text("pet.hitTest"))
    #expect(error.detail("records")?.json(in: .english).count ?? 0 > 0)
    #expect(error.message.english == "code of Zoo crashed in pet.hitTest: SIGSEGV")
  }

  @Test(arguments: [0, 300]) func `a trap`(above count: Int) throws {
    let error = try error("Zoo.Trapping", above: count)
    #expect(error.type == .moduleCrashed)
    #expect(error.detail("method") == .text("pet.touchesBegan"))
  }

  @Test(arguments: [0, 300]) func `a loop is stopped, and its method named`(above count: Int) throws
  {
    let error = try error("Zoo.Looping", above: count, timeout: .seconds(10))
    #expect(error.type == .moduleTimeout)
    #expect(error.detail("method") == .text("pet.pointInside"))
  }

  @Test func `exit(0) ends the session and nothing else`() throws {
    let error = try error("Zoo.Leaving")
    #expect(error.type == .moduleCrashed)
    #expect(error.detail("status") == .integer(0))
    #expect(error.detail("method") == .text("pet.touchesBegan"))
  }

  // What a sanitizer keeps for itself would count to the worker's limit.
  @Test(.disabled(if: Sanitizer.isOn, "it has memory of its own"))
  func `a storm of allocations ends its own session, and says that it was memory`() throws {
    let error = try error("Zoo.Greedy")
    #expect(error.type == .moduleCrashed)
    #expect(error.detail("limit") == .text("workerBytes"))
    #expect(error.detail("method") == .text("pet.touchesBegan"))
    #expect(
      error.message.english
        == "code of Zoo ran out of memory in pet.touchesBegan: 512 MiB is the limit"
    )
  }

  // MARK: - Several clients

  @Test func `a kept session in a worker outlives its connection and serves others`() throws {
    let workbench = makeWorkbench()
    let thread = QueueExecutor()
    var owner: CheckedClient? = try connect(to: workbench, on: thread)
    let other = try connect(to: workbench, on: thread)
    let name = JSONValue(try open("Zoo.Wide", try #require(owner), keep: true))
    try owner?.call("script.step", ["session": name])
    owner?.wire.close()
    owner = nil
    thread.runUntilIdle()

    let listed = try #require(try other.call("session.list")["sessions"]?[0])
    #expect(listed["own"]?.bool == false)
    #expect(listed["keep"]?.bool == true)
    #expect(listed["commands"]?.int == 1)
    #expect(listed["worker"]?.int ?? 0 > 1)
    #expect(try other.call("session.attach", ["session": name])["session"] == listed)
    #expect(try tap(name.string ?? "", other)["outcome"]?["hit"]?.string == "pet")
    #expect(try other.call("session.list")["sessions"]?[0]?["commands"]?.int == 2)
    #expect(try other.call("stats")["sessions"]?.int == 1)
    // Nobody uses it for a quarter of an hour.
    thread.advance(byMicroseconds: Limit.keepSeconds.value * 2_000_000)
    #expect(try other.call("session.list")["sessions"]?.count == 0)
    let gone = #expect(throws: WireError.self) { try tap(name.string ?? "", other) }
    #expect(gone?.type == .sessionUnknown)
  }

  /// Waits for so many records and returns their numbers.
  private func numbers(of count: Int, _ client: CheckedClient) throws -> [Int] {
    try (0..<count).map { _ in
      let record = try #require(
        try client.wire.nextNotification(where: { $0.method == "trace.record" })
      )
      return try #require(record.params["record"]?["seq"]?.int)
    }
  }

  @Test func `another client reads a session in a worker and follows it to its end`() throws {
    let workbench = makeWorkbench()
    let thread = QueueExecutor()
    let owner = try connect(to: workbench, on: thread)
    let other = try connect(to: workbench, on: thread)
    let session = try open("Zoo.Wide", owner)
    let name = JSONValue(session)
    _ = try tap(session, owner)

    #expect(try other.call("session.attach", ["session": name])["session"]?["commands"]?.int == 1)
    #expect(try other.call("object.tree", ["session": name])["roots"]?.count == 1)
    let refused = #expect(throws: WireError.self) { try tap(session, other) }
    #expect(refused?.type == .sessionReadOnly)
    let held = #expect(throws: WireError.self) {
      try other.call("trace.subscribe", ["session": name, "policy": "pause"])
    }
    #expect(held?.type == .sessionReadOnly)

    // Both subscribe, and each gets its own records under its own name.
    let own = try owner.call("trace.subscribe", ["session": name])["subscription"]
    let theirs = try other.call("trace.subscribe", ["session": name, "since": "start"])
    let before = try #require(theirs["seq"]?.int)
    #expect(try numbers(of: before, other) == Array(1...before))
    let records = try tap(session, owner)["records"]
    let seen = owner.wire.takeNotifications()
    #expect(seen.allSatisfy { $0.params["subscription"] == own })
    let last = try #require(records?[1]?.int)
    #expect(try numbers(of: seen.count, other) == Array((before + 1)...last))

    let ended = try other.call(
      "trace.unsubscribe",
      ["subscription": theirs["subscription"] ?? .null]
    )
    #expect(ended["seq"]?.int == last)
    try other.call("trace.subscribe", ["session": name])
    let end = try tap(session, owner)["records"]?[1]
    try owner.call("session.close", ["session": name])
    let closed = try #require(
      try other.wire.nextNotification(where: { $0.method == "trace.closed" })
    )
    #expect(closed.params["reason"]?.string == "session")
    #expect(closed.params["seq"] == end)
  }

  @Test func `who follows a session that crashes is told of its end`() throws {
    let workbench = makeWorkbench()
    let thread = QueueExecutor()
    let owner = try connect(to: workbench, on: thread)
    let other = try connect(to: workbench, on: thread)
    let session = try open("Zoo.Trapping", owner)
    try other.call("trace.subscribe", ["session": .init(session)])
    #expect(throws: WireError.self) { try tap(session, owner) }
    let closed = try #require(
      try other.wire.nextNotification(where: { $0.method == "trace.closed" })
    )
    #expect(closed.params["reason"]?.string == "session")
    #expect(try other.call("session.list")["sessions"]?.count == 0)
  }

  @Test func `sessions here and in workers stand in one list, and names are needed`() throws {
    let client = try connect()
    _ = try client.open(document("UIView"))
    _ = try open("Zoo.Wide", client)
    _ = try open("Zoo.Wide", client)
    let list = try #require(try client.call("session.list")["sessions"])
    #expect(list.elements.map { $0["session"]?.string } == ["s1", "s2", "s3"])
    #expect(list.elements.allSatisfy { $0["own"]?.bool == true })
    #expect(list.elements.map { $0["worker"]?.int == nil } == [true, false, false])
    let unclear = #expect(throws: WireError.self) { try client.call("object.tree") }
    #expect(unclear?.type == .sessionUnclear)
    #expect(try client.call("object.tree", ["session": "s3"])["roots"]?.count == 1)
  }

  @Test func `describe knows the stimuli that a session's modules bring`() throws {
    let client = try connect()
    let plain = #expect(throws: WireError.self) {
      try client.call("describe", ["method": "Zoo.knock"])
    }
    #expect(plain?.type == .methodUnknown)
    let session = try open("Zoo.Wide", client)
    let schema = try client.call("describe", ["method": "Zoo.knock"])["schema"]
    #expect(schema?["methods"]?["Zoo.knock"]?["description"]?.string == "Taps in the middle.")
    _ = try client.open(document("UIView"))
    let named = try client.call(
      "describe",
      ["method": "Zoo.knock", "session": .init(session)]
    )
    #expect(named["schema"] == schema)
  }

  @Test func `a request in a worker is cancelled through it, and the next one is answered`() throws
  {
    let client = try connect()
    let document = document("Zoo.Wide")
    // Long enough to be under way still when the worker hears of it, on a busy machine, too.
    let taps = JSONValue.array()
    for _ in 0..<20_000 { taps.append(["send": "touch.tap", "at": [150, 250]]) }
    document.set("script", taps)
    _ = try client.open(document)
    let token: JSONValue = ["progressToken": "run", "level": "outcome"]
    let run = try client.wire.send("script.run", token)
    _ = try client.wire.nextNotification(where: { $0.method == "$/progress" })
    let id = try #require(Int(String(decoding: run.bytes, as: UTF8.self)))
    try client.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try client.wire.answer(to: run) }
    #expect(error?.type == .workbenchCancelled)
    #expect(try client.call("object.tree")["roots"]?.count == 1)
  }

  @Test func `a hundred sessions go on while one crashes`() throws {
    let client = try connect()
    let plain = String(decoding: document("UIView").serialized(), as: UTF8.self)
    for _ in 0..<100 {
      _ = try client.call("session.open", ["text": .init(plain), "name": "plain"])
    }
    let session = try open("Zoo.Trapping", client)
    #expect(throws: WireError.self) { try tap(session, client) }
    for number in 1...100 {
      #expect(try tap("s\(number)", client)["outcome"]?["hit"]?.string == "pet")
    }
  }

  @Test func `to the client a session in a worker is like any other`() throws {
    let client = try connect()
    let session = try open("Zoo.Wide", client)
    #expect(session == "s1")
    let run = try client.call("script.run", ["session": .init(session)])
    #expect(run["passed"]?.bool == true)
    // A stimulus of the module, without naming the session.
    let knock = try client.call("Zoo.knock")
    #expect(knock["outcome"]?["hit"]?.string == "window")
    #expect(try client.call("session.close", ["session": .init(session)])["closed"] == "s1")
    #expect(try open("Zoo.Wide", client) == "s2")
  }

  @Test func `a recording of a session in a worker is replayed in one`() throws {
    let client = try connect()
    let session = try open("Zoo.Wide", client)
    _ = try tap(session, client)
    let recording = try client.call("session.record", ["session": .init(session)])
    let replayed = try client.call("session.replay", ["text": recording["text"] ?? .null])
    #expect(replayed["hash"] == recording["hash"])
    let list = try #require(try client.call("session.list")["sessions"])
    #expect(list.elements.allSatisfy { $0["worker"]?.int != nil && $0["commands"]?.int == 1 })
    #expect(list.count == 2)
  }

  @Test func `state that a module keeps outside its objects is found when a step is taken back`()
    throws
  {
    let client = try connect()
    let session = try open("Zoo.Moody", client)
    let name = JSONValue(session)
    // The first tap is inside, and after that nothing is any more.
    #expect(try tap(session, client)["outcome"]?["hit"]?.string == "pet")
    try client.call("script.step", ["session": name])
    let trace = try client.call("trace.get", ["session": name])["records"]
    let error = #expect(throws: WireError.self) {
      try client.call("script.back", ["session": name])
    }
    #expect(error?.type == .replayDiverged)
    guard case .integer(let number)? = error?.detail("record") else {
      Issue.record("no record")
      return
    }
    let record = try #require(trace?[number - 1])
    #expect(record["at"]?.string == "pet")
    #expect(error?.detail("was") == WireDatum(record))
    #expect(error?.detail("is") != error?.detail("was"))
    // Nothing was lost: the session is where it was.
    #expect(try client.call("trace.get", ["session": name])["records"] == trace)
    #expect(try client.call("touch.tap", ["session": name, "at": [1, 1]])["outcome"] != nil)
  }

  @Test func `a document with faults opens no session and leaves no worker`() throws {
    let client = try connect()
    let error = #expect(throws: WireError.self) { try open("Zoo.Nobody", client) }
    #expect(error?.type == .scenarioInvalid)
    let check = try client.call(
      "scenario.check",
      ["text": .init(String(decoding: document("Zoo.Wide").serialized(), as: UTF8.self))]
    )
    #expect(check["valid"]?.bool == true)
    #expect(throws: WireError.self) { try tap("s1", client) }
  }

  @Test func `a module that must not be loaded is refused before a worker is started`() throws {
    let workshop = try Workshop()
    try workshop.write("Bad.so", "no module")
    let client = try connect()
    _ = try client.call(
      "hello",
      ["client": ["name": "test"], "cwd": "/", "paths": ["modules": [.init(workshop.folder)]]]
    )
    let error = #expect(throws: WireError.self) { try open("Bad.View", client) }
    #expect(error?.type == .moduleRefused)
  }

  @Test func `a module is told about by a worker that loads it, or refused in the list`() throws {
    let client = try connect()
    let zoo = try client.call("module.info", ["name": "Zoo"])["module"]
    #expect(zoo?["state"]?.string == "found")
    #expect(zoo?["stimuli"]?.elements.map(\.string) == ["Zoo.knock"])
    let classes = try #require(zoo?["classes"])
    #expect(classes.count == 7)
    #expect(classes[0]?["name"]?.string == "Zoo.Endless")
    #expect(classes[0]?["superclass"]?.string == "UIView")
    #expect(classes[0]?["overrides"]?.elements.map { $0["method"]?.string } == ["hitTest"])

    // Who asks after a run is told how the overrides ran there.
    func callsSuper() throws -> [JSONValue?] {
      let zoo = try client.call("module.info", ["name": "Zoo"])["module"]
      let wide = zoo?["classes"]?.elements.first { $0["name"]?.string == "Zoo.Wide" }
      return wide?["overrides"]?.elements.map { $0["callsSuper"] } ?? []
    }
    #expect(try callsSuper().allSatisfy { $0?.isNull == true })
    let view: JSONValue = ["id": "wide", "class": "Zoo.Wide", "frame": [100, 100, 90, 90]]
    let window: JSONValue = ["id": "window", "frame": [0, 0, 390, 844], "subviews": [view]]
    let document: JSONValue = [
      "format": 1, "title": "Wide", "app": ["windows": [window]],
      "script": [["send": "touch.tap", "at": [150, 150]]],
    ]
    try client.call("session.open", ["text": .init(document.description)])
    try client.call("script.run")
    #expect(try callsSuper().map { $0?.bool } == [false])

    let workshop = try Workshop()
    try workshop.write("Bad.so", "no module")
    _ = try client.call(
      "hello",
      ["client": ["name": "test"], "cwd": "/", "paths": ["modules": [.init(workshop.folder)]]]
    )
    let bad = try client.call("module.info", ["name": "Bad"])["module"]
    #expect(bad?["state"]?.string == "refused")
    #expect(bad?["refusals"]?[0]?["field"]?.string == "format")
    let list = try client.call("module.list")["modules"]
    #expect(list?.elements.contains { $0["name"]?.string == "Bad" } == true)
  }
}
