import Jansson
import Rendering
import Sentences
import Testing
import WorkbenchProtocol

@testable import Workbench

/// Moments of records, kind by kind.
struct MomentMakerTests {
  /// A record with a number, its time a millisecond for each number.
  private static func record(_ number: Int, _ kind: RecordKind, _ more: JSONValue) -> JSONValue {
    let record: JSONValue = [
      "seq": JSONValue(number), "parent": 0, "time": JSONValue(Double(number) / 1000),
      "kind": JSONValue(kind.rawValue),
    ]
    for (key, value) in more.members { record.set(key, value) }
    return record
  }

  /// Makes the moments of a step of these records.
  private static func made(
    _ records: [JSONValue],
    isLaunch: Bool = false,
    isFull: Bool = false
  ) -> MomentMaker {
    let tables = FilmTables()
    var maker = MomentMaker(tables, isFull: isFull)
    maker.begin(isLaunch ? .launch : .step, at: 0, phrase: tables.phrase { $0.say("a", zh: "甲") })
    _ = maker.take(records, isLaunch: isLaunch)
    return maker
  }

  /// The kinds and short forms of the moments behind the step's own.
  private static func told(_ maker: MomentMaker) -> [String] {
    maker.moments.dropFirst().map {
      "\($0.kind.name): \(maker.tables.phrases[$0.short].english)"
    }
  }

  private static func hit(_ number: Int, _ at: String, in parent: Int = 0) -> JSONValue {
    record(
      number,
      .asked,
      [
        "at": JSONValue(at), "method": "hitTest", "parent": JSONValue(parent), "point": [1, 2],
      ]
    )
  }

  private static func found(
    _ number: Int,
    _ at: String,
    _ answer: JSONValue,
    in parent: Int = 0
  ) -> JSONValue {
    record(
      number,
      .answered,
      [
        "at": JSONValue(at), "method": "hitTest", "parent": JSONValue(parent), "answer": answer,
        "rule": answer.isNull ? "hit-test.skips-hidden" : "hit-test.self-is-fallback",
      ]
    )
  }

  @Test func `a search goes down and comes back, and a leaf is one moment`() {
    let maker = Self.made([
      Self.hit(1, "window"), Self.hit(2, "root", in: 1), Self.hit(3, "card", in: 2),
      Self.found(4, "card", .null, in: 2), Self.found(5, "root", "root", in: 1),
      Self.found(6, "window", "root"),
    ])
    #expect(
      Self.told(maker) == [
        "asked: window is asked", "asked: root is asked", "declined: card → nil",
        "answered: root → itself", "answered: window → root",
      ]
    )
    #expect(maker.moments.map(\.depth) == [0, 1, 2, 3, 2, 1])
    #expect(maker.moments.map(\.record) == [nil, 1, 2, 3, 5, 6])
    let rules = maker.moments.map { $0.rule.map { maker.tables.rules[$0] } }
    #expect(rules[1] == nil && rules[2] == nil)
    #expect(rules[3] == "hit-test.skips-hidden")
    let said = maker.moments.map { maker.tables.phrases[$0.say].english }
    #expect(said[3] == "card declines")
    #expect(said[4] == "root answers with itself")
  }

  private static func message(_ number: Int, _ at: String, in parent: Int = 0) -> JSONValue {
    record(
      number,
      .asked,
      [
        "at": JSONValue(at), "method": "touchesBegan", "parent": JSONValue(parent),
      ]
    )
  }

  private static func done(
    _ number: Int,
    _ at: String,
    in parent: Int = 0,
    _ rule: String? = nil
  ) -> JSONValue {
    let record = record(
      number,
      .answered,
      [
        "at": JSONValue(at), "method": "touchesBegan", "parent": JSONValue(parent),
        "answer": .null,
      ]
    )
    if let rule { record.set("rule", rule) }
    return record
  }

  @Test func `a message is a moment at each receiver, which tells what became of it`() {
    let maker = Self.made([
      Self.message(1, "card"), Self.message(2, "root", in: 1), Self.done(3, "root", in: 1),
      Self.done(4, "card", "delivery.default-forwards-to-next"),
    ])
    #expect(
      Self.told(maker) == [
        "passes: touchesBegan → card, passes it on", "keeps: root keeps it",
      ]
    )
    #expect(maker.moments.map(\.kind.direction) == [.none, .up, .yes])
    #expect(maker.roleChanges.map(\.moment) == [2, 3])
  }

  @Test func `what falls off the end was passed on`() {
    let maker = Self.made([
      Self.message(1, "card"),
      Self.record(2, .discarded, ["method": "touchesBegan", "parent": 1]),
      Self.done(3, "card"),
    ])
    #expect(maker.moments.map(\.kind.name) == ["step", "passes", "discarded"])
  }

  @Test func `another question and its answer are one moment`() {
    let ask: JSONValue = ["at": "pan", "method": "gestureRecognizerShouldBegin"]
    let answer = ask.copy()
    answer.set("answer", true)
    answer.set("rule", "gesture.should-begin")
    let maker = Self.made([
      Self.record(1, .asked, ask),
      Self.record(2, .notification, ["name": "inside", "parent": 1]),
      Self.record(3, .answered, answer),
    ])
    #expect(Self.told(maker).first == "call: pan.gestureRecognizerShouldBegin → yes")
    #expect(maker.moments.count == 3)
    #expect(maker.moments[1].rule.map { maker.tables.rules[$0] } == "gesture.should-begin")
  }

  private static func touch(_ number: Int, _ phase: String, _ x: Double) -> JSONValue {
    record(
      number,
      .eventQueued,
      [
        "event": "touches", "phase": [JSONValue(phase)],
        "touches": [["finger": 1, "phase": JSONValue(phase), "point": [JSONValue(x), 5]]],
        "rule": "dispatch.queue-is-fifo",
      ]
    )
  }

  @Test func `a finger that moves and moves is one moment with all of its places`() {
    let maker = Self.made([
      Self.touch(1, "began", 0), Self.touch(2, "moved", 10), Self.touch(3, "moved", 20),
      Self.touch(4, "moved", 30), Self.record(5, .scrolled, ["at": "list"]),
      Self.touch(6, "moved", 40), Self.touch(7, "ended", 40),
    ])
    #expect(
      maker.moments.map { maker.tables.phrases[$0.short].english } == [
        "a", "touch 1 began", "touch 1 moved, 3 times",
        maker.tables.phrases[maker.moments[3].short].english, "touch 1 moved", "touch 1 ended",
      ]
    )
    #expect(maker.fingers.rows.map(\.x) == [0, 10, 20, 30, 40, 40])
    #expect(maker.fingers.rows.map(\.moment) == [2, 3, 3, 3, 5, 6])
    let said = maker.tables.phrases[maker.moments[2].say]
    #expect(said.english == "touch 1 moved to 30, 5, 3 times")
    #expect(said.chinese == "触摸 1 移到 30, 5，3 次")
  }

  @Test func `a finger that is held back is told where it is, until it is let go`() {
    let maker = Self.made([
      Self.touch(1, "began", 7), Self.record(2, .touchHeld, ["at": "card", "touch": [1]]),
      Self.record(3, .touchDelivered, ["at": "card", "touch": [1]]),
      Self.record(4, .touchDelivered, ["at": "card", "touch": [1]]),
    ])
    #expect(maker.fingers.rows.map(\.isHeld) == [nil, true, false])
    #expect(maker.fingers.rows.map(\.moment) == [2, 3, 4])
  }

  private static func touches(_ number: Int, _ fingers: [(Int, String)]) -> JSONValue {
    let touches = fingers.map { finger, phase -> JSONValue in
      [
        "finger": JSONValue(finger), "phase": JSONValue(phase),
        "point": [JSONValue(finger * 10), 5],
      ]
    }
    return record(number, .eventQueued, ["event": "touches", "touches": JSONValue(touches)])
  }

  @Test func `a finger that left goes with the next event, unless it is in it again`() {
    let maker = Self.made([
      Self.touches(1, [(1, "began"), (2, "began")]), Self.touches(2, [(2, "cancelled")]),
      Self.record(3, .touchCancelled, ["at": "card", "touch": [2]]),
      Self.touches(4, [(1, "moved")]), Self.touches(5, [(1, "moved")]),
      Self.touches(6, [(1, "ended")]), Self.touches(7, [(1, "began")]),
      Self.touches(8, [(1, "ended")]), Self.record(9, .outcome, [:]),
      Self.record(10, .eventQueued, ["event": "motion", "phase": ["began"]]),
      Self.record(11, .eventQueued, ["event": "motion", "phase": ["ended"]]),
    ])
    let told = maker.fingers.rows.map { "\($0.moment): \($0.finger) \($0.phase)" }
    #expect(
      told == [
        "2: 1 began", "2: 2 began", "3: 2 cancelled", "5: 2 gone", "5: 1 moved", "5: 1 moved",
        "6: 1 ended", "7: 1 began", "8: 1 ended", "10: 1 gone",
      ]
    )
    let gone = maker.fingers.rows.filter { $0.phase == FingerTrack.gone }
    #expect(gone.map(\.x) == [20, 10])
  }

  @Test func `the launch tells its decisions, and its calls only where all is told`() {
    let records = [
      Self.record(1, .controllerLifecycle, ["controller": "screen", "stage": "viewDidLoad"]),
      Self.record(
        2,
        .windowChosen,
        ["at": "window", "rule": "window.one-key-window", "parent": 1]
      ),
      Self.record(
        3,
        .controllerLifecycle,
        [
          "controller": "screen", "stage": "viewWillAppear",
          "rule": "first-responder.lifecycle-order",
        ]
      ),
    ]
    // A call of the life cycle is no decision, though a rule says when it comes.
    let route = Self.made(records, isLaunch: true)
    #expect(route.moments.map(\.kind.name) == ["launch", "window-chosen"])
    #expect(route.moments.map(\.depth) == [0, 1])
    let full = Self.made(records, isLaunch: true, isFull: true)
    #expect(full.moments.map(\.depth) == [0, 1, 2, 1])
    #expect(Self.made(records).moments.count == 4)
  }

  @Test func `recognizers tell their changes, for whom they wait and who stopped them`() {
    let maker = Self.made([
      Self.record(1, .recognizerWaiting, ["at": "single", "by": "double"]),
      Self.record(2, .recognizerChanged, ["at": "double", "state": "failed"]),
      Self.record(3, .recognizerChanged, ["at": "single", "state": "ended"]),
    ])
    let names = maker.recognizers.all.map { maker.tables.objects[$0.object].id }
    #expect(names == ["single", "double"])
    #expect(maker.recognizers.all[0].changes.map(\.state) == ["waiting", "ended"])
    let other = maker.recognizers.all[0].changes[0].by
    #expect(other.map { maker.tables.objects[$0].id } == "double")
    #expect(maker.roleChanges.map(\.moment) == [2, 4])
  }

  @Test(arguments: RecordKind.allCases)
  func `a record of any kind is a moment with words in both languages`(kind: RecordKind) {
    let maker = Self.made([
      Self.record(1, kind, ["at": "card", "method": "becomeFirstResponder", "state": "began"])
    ])
    #expect(maker.moments.count == 2)
    let moment = maker.moments[1]
    for phrase in [moment.say, moment.short].map({ maker.tables.phrases[$0] }) {
      #expect(!phrase.english.isEmpty)
      #expect(!phrase.chinese.isEmpty)
    }
  }
}
