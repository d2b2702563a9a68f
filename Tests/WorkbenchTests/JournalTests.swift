import Jansson
import Sentences
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// What is made of a session's journal: recordings and replays, steps taken back, old records.
@Suite(.timeLimit(.minutes(15)))
struct JournalTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func tap(_ x: Int, _ y: Int) throws {
    try client.call("touch.tap", ["at": [.init(x), .init(y)]])
  }

  private func records(_ level: String = "full") throws -> [JSONValue] {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    return try #require(answer["records"]).elements.map { $0 }
  }

  /// The number of the first record in which two traces differ.
  private func firstDifference(_ one: [JSONValue], _ other: [JSONValue]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count + 1
  }

  private func record() throws -> JSONValue {
    let text = try #require(try client.call("session.record")["text"]?.string)
    return try JSON.parse(Array(text.utf8), limits: .document)
  }

  private func replay(_ recording: JSONValue) throws -> JSONValue {
    let text = String(decoding: recording.serialized(), as: UTF8.self)
    return try client.call("session.replay", ["text": .init(text)])
  }

  private func divergence(_ recording: JSONValue) throws -> WireError {
    let error = #expect(throws: WireError.self) { try replay(recording) }
    #expect(error?.type == .replayDiverged)
    return try #require(error)
  }

  /// A recording with another journal.
  private func recording(_ recording: JSONValue, journal: [JSONValue]) -> JSONValue {
    self.recording(recording, "journal", JSONValue(journal))
  }

  /// A recording with another member.
  private func recording(_ recording: JSONValue, _ key: String, _ value: JSONValue) -> JSONValue {
    let copy = JSONValue.object()
    for (key, value) in recording.members { copy.set(key, value) }
    copy.set(JSONKey(key), value)
    return copy
  }

  private func journal(_ recording: JSONValue) -> [JSONValue] {
    recording["journal"].map { Array($0.elements) } ?? []
  }

  // MARK: - The format

  @Test func `the hash is that of the records as they are told`() throws {
    _ = try client.open(Screens.card, ["level": "full"])
    try client.call("script.step", ["level": "full"])
    let recording = try record()
    #expect(recording["recording"]?.int == 2)
    // FNV-1a in 64 bits.
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for record in try records() {
      for byte in record.serialized() { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    #expect(recording["hash"]?.string.flatMap { UInt64($0, radix: 16) } == value)
  }

  @Test func `a recording of an earlier format is refused, and says how to get one of this`() throws
  {
    _ = try client.open(Screens.card)
    try tap(60, 220)
    let recording = try record()
    for format in [1, 3] {
      let other = self.recording(recording, "recording", .init(format))
      let error = #expect(throws: WireError.self) { try replay(other) }
      #expect(error?.type == .replayInvalid)
      #expect(error?.path == "/recording")
      #expect(
        error?.message.english
          == "the recording is of format \(format), and this build replays format 2"
      )
      #expect(error?.hint?.english.contains("record it again") == true)
    }
    #expect(try replay(recording)["commands"]?.int == 1)
  }

  // MARK: - Where a replay differs

  @Test(arguments: [1, 2, 3])
  func `a replay names the first record that differs`(command: Int) throws {
    _ = try client.open(Screens.card, ["level": "full"])
    for _ in 1...3 { try tap(60, 220) }
    let original = try records()
    let recording = try record()
    try client.call("session.close")

    // The same with one tap elsewhere, to know where the traces part.
    _ = try client.open(Screens.card, ["level": "full"])
    for number in 1...3 { try tap(number == command ? 200 : 60, number == command ? 300 : 220) }
    let changed = try records()
    try client.call("session.close")
    var commands = journal(recording)
    commands[command - 1] = ["send": "touch.tap", "params": ["at": [200, 300]]]

    let first = firstDifference(original, changed)
    let error = try divergence(self.recording(recording, journal: commands))
    #expect(error.detail("record") == .integer(first))
    #expect(error.detail("is") == WireDatum(changed[first - 1]))
    #expect(error.detail("through") == nil)
    #expect(try client.call("session.list")["sessions"]?.count == 0)
  }

  @Test func `a replay that goes on too long or ends too soon is told from where`() throws {
    _ = try client.open(Screens.card, ["level": "full"])
    try tap(60, 220)
    let one = try records().count
    let short = try record()
    try tap(60, 220)
    let two = try records().count
    let long = try record()
    try client.call("session.close")
    #expect(two > one)
    let more = try divergence(recording(short, journal: journal(long)))
    #expect(more.detail("record") == .integer(one + 1))
    let less = try divergence(recording(long, journal: journal(short)))
    #expect(less.detail("record") == .integer(one + 1))
  }

  @Test func `a command that raises when it is replayed and did not at first is a divergence`()
    throws
  {
    _ = try client.open(Screens.card)
    try tap(60, 220)
    let error = #expect(throws: WireError.self) {
      try client.call("object.call", ["call": "addSubview", "on": "buy", "with": ["card"]])
    }
    #expect(error?.type == .simulationRaised)
    let recording = try record()
    let commands = journal(recording)
    let raised = try #require(commands.last?["raised"]?.string)
    #expect(try replay(recording)["commands"]?.int == 2)

    let entry = JSONValue.object()
    for (key, value) in commands[1].members where key != "raised" { entry.set(key, value) }
    let other = try divergence(self.recording(recording, journal: [commands[0], entry]))
    #expect(other.detail("command") == .integer(2))
    #expect(other.message.english.contains(raised))
  }

  @Test func `in a trace too long for all its marks the place is narrowed down`() throws {
    var hash = TraceHash()
    var marks = TraceMarks()
    for number in 1...100 {
      hash.add(["seq": .init(number)])
      marks.add(hash.mark, after: number, limit: 32)
    }
    #expect(marks.every == 4)
    #expect(marks.values.count == 25)
    #expect(marks.value(after: 100) == hash.mark)
    #expect(marks.value(after: 99) == nil)
    #expect(TraceMarks(every: marks.every, text: marks.text) == marks)
    #expect(TraceMarks(every: 1, text: "0000000g") == nil)
    #expect(TraceMarks(every: 0, text: "") == nil)
  }

  // MARK: - In slices

  /// A card that is tapped so often that its journal takes many slices to run.
  private static var long: JSONValue {
    let document = Screens.card
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    return document
  }

  /// Two clients on one thread; the first has a long journal behind it.
  private func pair(
    keep: Bool = false
  ) throws -> (owner: CheckedClient, other: CheckedClient, session: JSONValue) {
    let workbench = TestWorkbench.make()
    let thread = QueueExecutor()
    let owner = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let other = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let opened = try owner.open(Self.long, ["level": "outcome", "keep": .init(keep)])
    return (owner, other, opened["session"] ?? .null)
  }

  /// Requests that run the journal again, and leave it as it is when they are cancelled.
  private static var rebuilding: [(String, JSONValue)] {
    [
      ("script.back", ["steps": 1]),
      ("session.record", .object()),
      ("trace.get", ["level": "full", "from": 100_000_000]),
      ("clock.advance", ["by": 1, "level": "full"]),
      ("hit.why", ["want": "buy"]),
    ]
  }

  @Test(arguments: rebuilding.indices)
  func `a journal runs again in slices, beside others, and can be cancelled`(row: Int) throws {
    let (method, params) = Self.rebuilding[row]
    let (owner, other, _) = try pair()
    #expect(try owner.call("script.run", ["level": "outcome"])["passed"]?.bool == true)
    let before = try owner.call("session.list")
    let request = try owner.wire.send(method, params)
    // Answered between two slices, while the long request is still on: several times, since the first
    // slices may all go to the launch where others keep the processor busy.
    for _ in 1...5 { #expect(try other.call("rule.list")["rules"]?.count ?? 0 > 0) }
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try owner.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try owner.wire.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
    guard case .integer(let step)? = error?.detail("step") else {
      Issue.record("no step")
      return
    }
    #expect(method == "hit.why" || (1..<1500).contains(step))
    #expect(try owner.call("session.list") == before)
    // And it goes on as if nothing had been asked.
    #expect(try owner.call("script.back", ["steps": 1])["next"]?.int == 1499)
  }

  @Test func `closing in the middle of it frees the session for others`() throws {
    var clients = try pair(keep: true)
    let (other, session) = (clients.other, clients.session)
    try clients.owner.call("script.run", ["level": "outcome"])
    _ = try clients.owner.wire.send("script.back", ["steps": 3])
    try other.call("rule.list")
    // Not `close()`, which would let the request end first: the last reference is let go.
    clients.owner = other
    let step = try other.call("script.back", ["session": session, "steps": 1])
    #expect(step["next"]?.int == 1499)
    // A kept session would outlive the test.
    try other.call("session.close", ["session": session])
  }

  @Test func `commands of two connections are carried out one after the other`() throws {
    let (owner, other, session) = try pair(keep: true)
    let run = try owner.wire.send("script.run", ["level": "outcome"])
    let tap = try other.wire.send(
      "touch.tap",
      ["session": session, "at": [60, 220], "level": "outcome"]
    )
    // Reading does not wait for the run, changing does.
    let list = try owner.wire.send("rule.list", nil)
    let answer = try other.wire.answer(to: tap)
    let passed = try owner.wire.answer(to: run)["passed"]
    #expect(passed?.bool == true)
    #expect(try owner.wire.answer(to: list)["rules"] != nil)
    // At the level outcome each tap leaves one record.
    #expect(answer["records"]?[0]?.int == 1501)
    try owner.call("session.close", ["session": session])
  }

  @Test func `who subscribes late gets every record once, in order`() throws {
    let wire = client.wire
    _ = try client.open(Self.long)
    try client.call("script.run")
    try client.call("trace.subscribe", ["level": "route", "since": "start"])
    try tap(60, 220)
    let numbers = wire.takeNotifications().compactMap { $0.params["record"]?["seq"]?.int }
    #expect(numbers == Array(1...numbers.count))
    let last = try client.call("trace.get", ["level": "route", "from": .init(numbers.count)])
    #expect(last["records"]?.count == 1)
    // The ring has forgotten the first records, so they were made again.
    #expect(numbers.count > 10_000)
  }
}
