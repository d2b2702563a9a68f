import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Sessions of this process that other connections read, follow and use.
@Suite(.timeLimit(.minutes(15)))
struct SharingTests {
  private let thread = QueueExecutor()
  private let workbench = TestWorkbench.make()

  private func connect() -> CheckedClient {
    CheckedClient(InProcessConnection(to: workbench, executor: thread))
  }

  /// Lets everything happen that is due, and a client take what came of it.
  private func settle(_ client: any WireClient) throws {
    thread.runUntilIdle()
    try client.call("stats")
  }

  @Test func `everybody sees all sessions, and who opened them`() throws {
    let (owner, other) = (connect(), connect())
    let first = try owner.open(Screens.card)["session"]
    let second = try other.open(Screens.card, ["keep": true])["session"]
    try owner.call("script.step", ["session": first ?? .null])
    let list = try #require(try other.call("session.list")["sessions"])
    #expect(list.elements.map { $0["session"] } == [first, second])
    #expect(list.elements.map { $0["own"]?.bool } == [false, true])
    #expect(list.elements.map { $0["keep"]?.bool } == [false, true])
    #expect(list.elements.map { $0["commands"]?.int } == [1, 0])
    let attached = try other.call("session.attach", ["session": first ?? .null])
    #expect(attached["session"] == list[0])
    // Nobody has to ask for a session in order to be told of the list.
    owner.wire.close()
    #expect(try other.call("session.list")["sessions"]?.count == 1)
  }

  @Test func `a list of many sessions has those that there were when it was begun`() throws {
    let (owner, other) = (connect(), connect())
    let names = try (0..<150).map { _ in try owner.open(Screens.card)["session"] ?? .null }
    let request = try other.wire.send("session.list", [:])
    #expect(thread.runOne(), "it is read, and begun")
    owner.wire.close()
    let list = try #require(try other.wire.answer(to: request)["sessions"])
    #expect(list.elements.compactMap { $0["session"] } == names)
    #expect(list.elements.allSatisfy { $0["own"] == false })
    #expect(try other.call("session.list")["sessions"] == [])
  }

  @Test func `a session is read by others and changed by its owner alone`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(Screens.card)["session"] ?? .null
    #expect(try other.call("object.tree", ["session": name])["roots"]?.count == 1)
    #expect(try other.call("hit.test", ["session": name, "at": [200, 300]])["hit"] == "buy")
    for (method, params) in [
      ("touch.tap", ["session": name, "at": [1, 1]]), ("session.close", ["session": name]),
      ("script.run", ["session": name]), ("session.reset", ["session": name]),
    ] as [(String, JSONValue)] {
      let error = #expect(throws: WireError.self) { try other.call(method, params) }
      #expect(error?.type == .sessionReadOnly)
    }
    #expect(try owner.call("session.list")["sessions"]?[0]?["commands"]?.int == 0)
  }

  @Test func `a subscription to another's session has a name of its own and can be ended`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(Screens.card)["session"] ?? .null
    let own = try other.open(Screens.card)["session"] ?? .null
    let first = try other.call("trace.subscribe", ["session": own])["subscription"] ?? .null
    let second = try other.call("trace.subscribe", ["session": name])["subscription"] ?? .null
    #expect(first != second)
    try owner.call("touch.tap", ["at": [60, 220]])
    try settle(other.wire)
    let told = other.wire.takeNotifications()
    #expect(!told.isEmpty)
    #expect(told.allSatisfy { $0.params["subscription"] == second })
    let last = told.last?.params["record"]?["seq"]
    #expect(try other.call("trace.unsubscribe", ["subscription": second])["seq"] == last)
    try owner.call("touch.tap", ["at": [60, 220]])
    try settle(other.wire)
    #expect(other.wire.takeNotifications().isEmpty)
    #expect(try other.call("trace.unsubscribe", ["subscription": first])["seq"]?.int == 0)
  }

  @Test(arguments: [true, false])
  func `who follows a session is told when it ends`(isClosed: Bool) throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(Screens.card)["session"] ?? .null
    try other.call("trace.subscribe", ["session": name])
    let last = try owner.call("touch.tap", ["at": [60, 220]])["records"]?[1]
    if isClosed { try owner.call("session.close") } else { owner.wire.close() }
    try settle(other.wire)
    let closed = try #require(other.wire.takeNotifications().last)
    #expect(closed.method == "trace.closed")
    #expect(closed.params["reason"]?.string == "session")
    #expect(closed.params["seq"] == last)
    let error = #expect(throws: WireError.self) {
      try other.call("object.tree", ["session": name])
    }
    #expect(error?.type == .sessionUnknown)
  }

  @Test func `a kept session that another connection closes is gone for its owner, too`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(Screens.card, ["keep": true])["session"] ?? .null
    try other.call("session.close", ["session": name])
    let error = #expect(throws: WireError.self) {
      try owner.call("object.tree", ["session": name])
    }
    #expect(error?.type == .sessionUnknown)
  }

  @Test func `a kept session lives on for the connections that follow it`() throws {
    let (owner, other) = (connect(), connect())
    let name = try owner.open(Screens.card, ["keep": true])["session"] ?? .null
    try other.call("trace.subscribe", ["session": name])
    owner.wire.close()
    try other.call("touch.tap", ["session": name, "at": [60, 220]])
    try settle(other.wire)
    #expect(!other.wire.takeNotifications().isEmpty)
    thread.advance(byMicroseconds: Limit.keepSeconds.value * 2_000_000)
    try settle(other.wire)
    #expect(try other.call("session.list")["sessions"]?.count == 0)
    #expect(other.wire.takeNotifications().last?.method == "trace.closed")
  }

  @Test func `a follower that does not read holds nobody back and gets a gap`() throws {
    let owner = connect()
    let slow = InProcessConnection(to: workbench, executor: thread)
    let name = try owner.open(Screens.card)["session"] ?? .null
    try slow.call("trace.subscribe", ["session": name, "level": "full"])
    slow.isReading = false
    var last = 0
    for _ in 0..<1000 {
      last =
        try owner.call("touch.tap", ["at": [60, 220], "level": "full"])["records"]?[1]?.int ?? 0
    }
    var unread = 0
    slow.onWire = { direction, bytes in
      if direction == .fromWorkbench { unread += bytes.count }
    }
    slow.isReading = true
    try slow.runUntilIdle()
    // It cost no more than the limit and the last record.
    #expect(unread > Limit.subscriptionBytes.value / 2)
    #expect(unread < Limit.subscriptionBytes.value + 4096)
    try settle(slow)
    try owner.call("touch.tap", ["at": [60, 220], "level": "full"])
    try settle(slow)
    let told = slow.takeNotifications()
    let gap = try #require(told.first { $0.method == "trace.gap" })
    let records = told.compactMap { $0.params["record"]?["seq"]?.int }
    let (from, to) = (gap.params["from"]?.int ?? 0, gap.params["to"]?.int ?? 0)
    #expect(records.contains(from - 1) && records.contains(to + 1))
    #expect(!records.contains(from) && !records.contains(to))
    #expect(to <= last)
  }

  @Test func `a request for another's session is cancelled where it runs`() throws {
    let (owner, other) = (connect(), connect())
    let document = Screens.card
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    let name = try owner.open(document, ["level": "outcome"])["session"] ?? .null
    try owner.call("script.run", ["level": "outcome"])
    let request = try other.wire.send("session.record", ["session": name])
    try owner.call("stats")
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try other.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try other.wire.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
    #expect(try other.call("object.tree", ["session": name])["roots"]?.count == 1)
  }

  @Test func `a recording is of the run that it was made of, whatever its session does meanwhile`()
    throws
  {
    let (owner, other) = (connect(), connect())
    let document = Screens.card
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    document.set("variants", [["id": "plain"], ["id": "bare", "set": ["card.isHidden": true]]])
    let name =
      try owner.open(document, ["level": "outcome"])["session"] ?? .null
    try owner.call("script.run", ["level": "outcome", "variant": "bare"])
    let request = try other.wire.send("session.record", ["session": name])
    // The request is handed on to where the session lives and begun there, and is far from its end.
    for _ in 0..<4 { _ = thread.runOne() }
    try owner.call("session.reset", ["variant": "plain"])
    let text = try #require(try other.wire.answer(to: request)["text"]?.string)
    let recording = try JSON.parse(Array(text.utf8), limits: .document)
    #expect(recording["variant"] == "bare")
    #expect(recording["journal"]?.count == 1500)
    let replayed = try connect().call("session.replay", ["text": JSONValue(text)])
    #expect(replayed["commands"] == 1500)
  }
}
