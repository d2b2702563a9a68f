import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// The stack at a point, in words and with places.
struct FramesTests {
  private let frames = Frames(places: Vault.places, language: .english)

  private func lines(_ stack: [RouteFrame]) -> [Int?] { stack.map { $0.place?.span.line } }

  @Test func `a call lies in the calls around it, and at the bottom is the step`() throws {
    let stack = frames.stack(at: .record(45), in: try Vault.route())
    #expect(
      stack.map(\.name) == ["panel.hitTest", "window.hitTest", "finger 1 comes down on vault"]
    )
    #expect(lines(stack) == [4, 3, 8])
    #expect(stack.map { $0.place?.span.column } == [7, 5, 5])
    #expect(stack.map(\.isSubtle) == [false, false, true])
    #expect(stack.map(\.reference) == ["r45", "r40", nil])
    #expect(stack.map(\.restarts) == [45, 40, nil])
  }

  @Test func `an answer has the frames of its question, and says what was answered`() throws {
    let route = try Vault.route()
    let stack = frames.stack(at: .record(52), in: route)
    #expect(
      stack.map(\.name) == [
        "panel.hitTest → vault", "window.hitTest", "finger 1 comes down on vault",
      ]
    )
    #expect(stack.map(\.restarts) == [45, 40, nil])
    #expect(frames.stack(at: .record(44), in: route)[0].name == "shade.hitTest → nil")
    #expect(frames.stack(at: .record(51), in: route)[0].name == "vault.hitTest → itself")
    #expect(frames.stack(at: .record(62), in: route)[0].name == "panel.touchesBegan: handles it")
    #expect(frames.stack(at: .record(63), in: route)[0].name == "vault.touchesBegan: passes it on")
    #expect(frames.stack(at: .record(90), in: route)[0].name == "panel.touchesEnded: passes it on")
  }

  @Test func `an override stands at its own key, whoever else stands on the line`() throws {
    let route = try Vault.route()
    let key = try #require(
      Vault.places.span(at: "/app/windows/0/subviews/0/overrides/touchesBegan")
    )
    for seq in [61, 62] {
      #expect(frames.stack(at: .record(seq), in: route)[0].place?.span == key)
    }
    #expect(frames.stack(at: .record(74), in: route)[0].place?.span.column == 7)
  }

  @Test func `an event is known by its type and phase, and stands at its step`() throws {
    let stack = frames.stack(at: .record(67), in: try Vault.route())
    #expect(stack.map(\.name) == ["touches ended", "finger 1 lifts"])
    #expect(lines(stack) == [9, 9])
    #expect(stack.map(\.isSubtle) == [true, true])
  }

  @Test func `what is judged stands at the expectation`() throws {
    let route = try Vault.route()
    let empty = frames.stack(at: .judged(step: 2, after: 94), in: route)
    #expect(empty.map(\.name) == ["expect first responder vault"])
    #expect(lines(empty) == [10])
    #expect(empty[0].place?.pointer == "/script/2/expect/firstResponder")
    #expect(!empty[0].isSubtle)
    let chosen = frames.stack(
      at: .judged(step: 0, after: 66),
      in: route,
      pointer: "/script/0/expect/handledBy"
    )
    #expect(chosen.map(\.record) == [66, nil])
    #expect(chosen[0].place?.pointer == "/script/0/expect/handledBy")
    #expect(chosen[1].place?.pointer == "/script/0")
  }

  @Test func `the launch is at the bottom before the script, and stands nowhere`() throws {
    let route = try Vault.route(steps: 0)
    let stack = frames.stack(at: .record(38), in: route)
    #expect(stack.map(\.name) == ["didBecomeKey: posted", "launch"])
    #expect(lines(stack) == [3, nil])
    #expect(frames.stack(at: .beginning, in: Route()).map(\.name) == ["launch"])
    let chinese = Frames(places: nil, language: .chinese)
    #expect(chinese.stack(at: .beginning, in: route).map(\.name) == ["启动"])
  }

  @Test func `where there is no record there is a step all the same`() throws {
    let route = try Vault.route()
    for point in [RoutePoint.record(95), .record(-1), .judged(step: 9, after: 199)] {
      #expect(frames.stack(at: point, in: route).count == 1)
      #expect(frames.lacks(at: point, in: route) == nil)
    }
  }

  @Test func `a step that is being run has a number until it has told what it does`() throws {
    var route = try Vault.route(steps: 1)
    try route.take(try records(#"{"seq":67,"kind":"declined","at":"shade"}"#))
    #expect(
      frames.stack(at: .record(67), in: route).map(\.name) == ["shade: passed over", "step 2"]
    )
  }

  @Test func `the end has the frames of what came last`() throws {
    let route = try Vault.route(steps: 2).finished()
    let stack = frames.stack(at: .end(after: 94), in: route)
    #expect(stack.map(\.record) == [94, nil])
    #expect(stack[0].name.hasPrefix("outcome: "))
  }

  @Test(arguments: RecordKind.allCases, Language.allCases)
  func `every kind of record has a name and a place`(kind: RecordKind, language: Language) throws {
    var route = try Vault.route(steps: 1)
    let record: JSONValue = [
      "seq": 67, "parent": 0, "time": 1, "kind": JSONValue(kind.rawValue), "at": "vault",
      "method": "hitTest", "event": "touches", "action": "go:", "state": "began", "name": "n",
      "level": "route",
    ]
    try route.take([record])
    route.close(.step(1, 67...67), finished: true)
    let stack = Frames(places: Vault.places, language: language).stack(at: .record(67), in: route)
    let frame = stack[0]
    #expect(!frame.name.isEmpty)
    #expect(!frame.name.contains("UIEvent"))
    #expect(frame.place != nil)
    #expect(frame.reference == "r67")
  }

  @Test func `a record whose text has gone keeps who and what, and says what is wanted`() throws {
    var route = Route(keeping: 0)
    let first = try JSON.parse(#"{"seq":1,"kind":"asked","at":"panel","method":"hitTest"}"#)
    try route.take([first])
    for seq in 2...3000 {
      try route.take([["seq": JSONValue(seq), "parent": 1, "kind": "declined", "at": "vault"]])
    }
    #expect(frames.name(of: 1, in: route) == "panel.hitTest")
    #expect(frames.name(of: 2, in: route) == "vault")
    #expect(frames.lacks(at: .record(2), in: route) == 1...512)
    #expect(frames.lacks(at: .record(1), in: route) == nil)
    #expect(frames.lacks(at: .beginning, in: route) == nil)
  }

  // MARK: - Listings

  private func listing(_ seq: Int, _ offset: Int, _ count: Int) throws -> [Instruction] {
    Disassembly.lines(from: seq, offset: offset, count: count, in: try Vault.route(), frames)
  }

  @Test func `a listing has a line for each record, indented by its depth`() throws {
    let lines = try listing(44, -1, 4)
    #expect(lines.map(\.address) == ["43", "44", "45", "46"])
    #expect(
      lines.map(\.text) == [
        "  shade.hitTest", "  shade.hitTest → nil", "  panel.hitTest", "    panel.pointInside",
      ]
    )
    #expect(lines.map(\.kind) == ["asked", "answered", "asked", "asked"])
    #expect(lines.map { $0.place?.span.line } == [6, 6, 4, 4])
    #expect(lines.map(\.isValid) == [true, true, true, true])
  }

  @Test(arguments: [
    (1, -5, 10), (94, -3, 9), (1, -500, 100), (9999, 0, 3), (45, 0, 0), (45, 0, -4),
    (.max, .max, 2), (.min, .min, 2),
  ])
  func `there are as many lines as are asked for, and those beside the route are invalid`(
    seq: Int,
    offset: Int,
    count: Int
  ) throws {
    let lines = try listing(seq, offset, count)
    #expect(lines.count == max(0, count))
    #expect(Set(lines.map(\.address)).count == lines.count)
    for line in lines { #expect(line.isValid == (1...94).contains(line.seq)) }
  }

  @Test(arguments: [
    ("r45", 45), ("45", 45), ("0x2d", 45), ("r-3", -3), ("-3", -3), ("r", nil), ("", nil),
    ("x", nil), ("rr4", nil), ("+4", nil), ("99999999999999999999", nil),
    ("9223372036854775807", nil), ("r4 5", nil),
  ])
  func `a record is referred to by its number`(reference: String, seq: Int?) {
    #expect(Disassembly.seq(of: reference) == seq)
  }

  @Test func `a reference reads back`() {
    for seq in [1, 45, 1_000_000] {
      #expect(Disassembly.seq(of: Disassembly.reference(to: seq)) == seq)
    }
  }
}
