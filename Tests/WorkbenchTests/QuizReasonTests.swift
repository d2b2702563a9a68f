import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming

/// What every question of the built-in scenarios is told by, answered wrong, right and given up.
///
/// The rules were chosen by reading each question and the rulebook, not by recording what comes out:
/// a wrong answer is told by the rule that it overlooks, a right one and none at all by the rule for
/// whose sake the question is asked.
struct QuizReasonTests {
  struct Pinned: CustomTestStringConvertible, Sendable {
    let id: String
    /// The right answer, as JSON.
    let right: String
    /// The rule that is named when it is given, or none is.
    let rule: String
    /// Wrong answers, as JSON, each with the rule that it overlooks.
    let wrong: [(answer: String, rule: String)]
    var testDescription: String { id }
  }

  static let questions = [
    Pinned(
      id: "actions/nil-target",
      right: "1",
      rule: "action.nil-target-search",
      wrong: [("0", "action.nil-target-search")]
    ),
    Pinned(
      id: "controls/control-does-not-forward",
      right: #""item""#,
      rule: "control.no-target-still-consumes",
      wrong: [(#""panel""#, "control.no-target-still-consumes")]
    ),
    Pinned(
      id: "controls/drag-out",
      right: "0",
      rule: "control.up-inside-uses-slop",
      wrong: [("1", "control.up-inside-uses-slop")]
    ),
    Pinned(
      id: "dispatch/initial-object",
      right: #""photo""#,
      rule: "hit-test.point-inside-prunes",
      wrong: [
        (#""note""#, "hit-test.point-inside-prunes"), (#""root""#, "hit-test.check-order"),
      ]
    ),
    Pinned(
      id: "first-responder/ask-for-it",
      right: "false",
      rule: "first-responder.become-refused-by-self",
      wrong: [("true", "first-responder.become-refused-by-self")]
    ),
    Pinned(
      id: "first-responder/refuses-to-resign",
      right: #""form""#,
      rule: "first-responder.become-refused-by-current",
      wrong: [
        (#""card""#, "first-responder.become-refused-by-current"),
        ("null", "first-responder.become-refused-by-current"),
      ]
    ),
    Pinned(
      id: "first-responder/text-field-by-tap",
      right: "null",
      rule: "first-responder.not-on-touch",
      wrong: [(#""card""#, "first-responder.not-on-touch")]
    ),
    Pinned(
      id: "gestures/ancestor-recognizer",
      right: #""b""#,
      rule: "hit-test.check-order",
      wrong: [(#""a""#, "hit-test.check-order"), (#""root""#, "hit-test.check-order")]
    ),
    Pinned(
      id: "gestures/getter-hides",
      right: #""b""#,
      rule: "hit-test.check-order",
      wrong: [(#""a""#, "hit-test.check-order")]
    ),
    Pinned(
      id: "gestures/single-and-double",
      right: "2",
      rule: "gesture.simultaneous-default-no",
      wrong: [("4", "gesture.simultaneous-default-no")]
    ),
    Pinned(
      id: "gestures/touches-under-recognizer",
      right: #""b""#,
      rule: "delivery.override-swallows",
      wrong: [
        (#""a""#, "delivery.override-swallows"), (#""screen""#, "delivery.override-swallows"),
      ]
    ),
    Pinned(
      id: "hit-testing/check-order",
      right: #""panel""#,
      rule: "hit-test.skips-hidden",
      wrong: [
        (#""right""#, "hit-test.skips-hidden"), (#""left""#, "hit-test.point-inside-prunes"),
        (#""root""#, "hit-test.check-order"),
      ]
    ),
    Pinned(
      id: "hit-testing/figure-a-to-e",
      right: #""E""#,
      rule: "hit-test.point-inside-prunes",
      wrong: [
        (#""A""#, "hit-test.check-order"), (#""B""#, "hit-test.point-inside-prunes"),
        (#""C""#, "hit-test.check-order"), (#""D""#, "hit-test.reverse-subview-order"),
      ]
    ),
    Pinned(
      id: "hit-testing/front-sibling-first",
      right: #""second""#,
      rule: "hit-test.reverse-subview-order",
      wrong: [
        (#""first""#, "hit-test.reverse-subview-order"), (#""root""#, "hit-test.check-order"),
      ]
    ),
    Pinned(
      id: "hit-testing/image-view",
      right: "0",
      rule: "hit-test.label-and-image-view-off",
      wrong: [("1", "hit-test.label-and-image-view-off")]
    ),
    Pinned(
      id: "hit-testing/outside-superview",
      right: #""root""#,
      rule: "hit-test.point-inside-prunes",
      wrong: [
        (#""buy""#, "hit-test.point-inside-prunes"), (#""card""#, "hit-test.point-inside-prunes"),
      ]
    ),
    Pinned(
      id: "hit-testing/redirect",
      right: #""panel""#,
      rule: "hit-test.override-can-redirect",
      wrong: [
        (#""area""#, "hit-test.override-can-redirect"),
        (#""knob""#, "delivery.default-forwards-to-next"),
        (#""root""#, "delivery.override-swallows"),
      ]
    ),
    Pinned(
      id: "hit-testing/transformed",
      right: #""root""#,
      rule: "hit-test.honours-transform",
      wrong: [(#""tile""#, "hit-test.honours-transform")]
    ),
    Pinned(
      id: "motion/shake",
      right: #""screen""#,
      rule: "motion.default-forwards",
      wrong: [
        (#""name""#, "motion.default-forwards"), (#""root""#, "motion.default-forwards"),
      ]
    ),
    Pinned(
      id: "remote-control/no-first-responder",
      right: "null",
      rule: "remote.no-first-responder",
      wrong: [
        (#""screen""#, "remote.no-first-responder"),
        (#""window""#, "delivery.default-forwards-to-next"),
      ]
    ),
    Pinned(
      id: "responder-chain/forwarding",
      right: #""card""#,
      rule: "delivery.override-swallows",
      wrong: [
        (#""leaf""#, "delivery.default-forwards-to-next"),
        (#""root""#, "delivery.override-swallows"), (#""screen""#, "delivery.override-swallows"),
      ]
    ),
    Pinned(
      id: "responder-chain/left-figure",
      right: "null",
      rule: "delivery.default-forwards-to-next",
      wrong: [
        (#""field""#, "delivery.default-forwards-to-next"),
        (#""group""#, "delivery.default-forwards-to-next"),
        (#""screen""#, "delivery.default-forwards-to-next"),
      ]
    ),
    Pinned(
      id: "scrolling/bare-scroll-view",
      right: #""page""#,
      rule: "scroll.swallows-touches",
      wrong: [(#""shop""#, "scroll.swallows-touches")]
    ),
    Pinned(
      id: "tables/button-in-cell",
      right: "0",
      rule: "control.does-not-forward-touches",
      wrong: [("1", "control.does-not-forward-touches")]
    ),
    Pinned(
      id: "tables/disabled-cell",
      right: #""list""#,
      rule: "hit-test.skips-interaction-disabled",
      wrong: [
        (#""second""#, "hit-test.skips-interaction-disabled"),
        (#""first""#, "hit-test.point-inside-prunes"), (#""root""#, "hit-test.check-order"),
      ]
    ),
    Pinned(
      id: "touches/parent-and-child",
      right: "1",
      rule: "delivery.super-continues",
      wrong: [("0", "delivery.super-continues")]
    ),
    Pinned(
      id: "touches/second-finger",
      right: "1",
      rule: "multi.only-first-touch",
      wrong: [("2", "multi.only-first-touch")]
    ),
    Pinned(
      id: "touches/stays-with-its-view",
      right: #""key""#,
      rule: "touch.view-is-fixed",
      wrong: [(#""other""#, "touch.view-is-fixed")]
    ),
    Pinned(
      id: "windows/front-and-key",
      right: #""text""#,
      rule: "window.frontmost-visible-is-asked-first",
      wrong: [
        (#""banner""#, "hit-test.check-order"),
        (#""homeRoot""#, "window.frontmost-visible-is-asked-first"),
      ]
    ),
  ]

  @Test func `every question of the built-in scenarios is in the list`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let quizzes = try #require(try client.call("quiz.list")["quizzes"])
    let ids = quizzes.elements.compactMap { $0["id"]?.string }
    #expect(ids.sorted() == Self.questions.map(\.id).sorted())
  }

  @Test func `check refuses a document whose options lack the right answer`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    func check(_ options: JSONValue) throws -> JSONValue {
      let document = JSONValue.object()
      for (key, value) in Screens.card.members where key != "script" { document.set(key, value) }
      let tap: JSONValue = [
        "send": "touch.tap", "at": [60, 220], "expect": ["hit": "card"],
      ]
      document.set("script", [["ask": ["kind": "hit", "options": options]], tap])
      let text = JSONValue(String(decoding: document.serialized(), as: UTF8.self))
      return try client.call("scenario.check", ["text": text, "name": "quiz.json"])
    }
    #expect(try check(["card", "root"])["valid"]?.bool == true)
    let refused = try check(["buy", "root"])
    #expect(refused["valid"]?.bool == false)
    let pointers = refused["diagnostics"]?.elements.compactMap { $0["pointer"]?.string }
    #expect(pointers == ["/script/0/ask/options"])
  }

  @Test func `the options of every built-in question have the right answer`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    for pinned in Self.questions {
      let checked = try client.call("scenario.check", ["id": JSONValue(pinned.id)])
      #expect(checked["valid"]?.bool == true, "\(pinned.id): \(checked)")
    }
  }

  @Test(arguments: questions)
  func `answered wrong, right and given up it names the rule that decided`(
    pinned: Pinned
  ) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    for (answer, rule) in [(pinned.right, pinned.rule)] + pinned.wrong {
      let session = try #require(
        try client.call("quiz.start", ["id": JSONValue(pinned.id)])["session"]
      )
      let prediction = try JSON.parse(Array("[\(answer)]".utf8), limits: .document)[0] ?? .null
      let judged = try client.call("quiz.answer", ["session": session, "answer": prediction])
      #expect(judged["correct"]?.bool == (answer == pinned.right), "\(judged["actual"] ?? .null)")
      #expect(judged["rule"]?.string == rule, "\(answer): \(judged["explanation"] ?? .null)")
      #expect(judged["record"]?.int != nil, "\(answer): \(judged["reason"] ?? .null)")
      try client.call("session.close", ["session": session])
    }
    let session = try #require(
      try client.call("quiz.start", ["id": JSONValue(pinned.id)])["session"]
    )
    let shown = try client.call("quiz.give-up", ["session": session])
    #expect(shown["rule"]?.string == pinned.rule, "given up: \(shown["explanation"] ?? .null)")
  }

  @Test func `what a question shows of the app leaves no record`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    // One of its views answers with code of the app's which recognizers it has.
    let started = try client.call("quiz.start", ["id": "gestures/getter-hides"])
    #expect(started["question"]?["tree"]?.count == 1)
    try client.call("quiz.give-up")
    // Run again, a session whose trace has something else in it would not come out the same.
    let records = try client.call("trace.get", ["from": 1, "to": 1000, "level": "full"])["records"]
    let kinds = records?.elements.map { $0["kind"]?.string } ?? []
    let event = try #require(kinds.firstIndex(of: "event-queued"))
    let asked = records?.elements.firstIndex { $0["method"]?.string == "gestureRecognizers" }
    #expect(try #require(asked) > event)
  }

  @Test func `the rule is named as well when more was traced before than is kept`() async throws {
    let document = Screens.card
    let script = JSONValue.array()
    for _ in 0..<Self.tapsThatFillTheTrace {
      script.append(["send": "touch.tap", "at": [60, 220]])
    }
    script.append(["ask": ["kind": "hit", "prompt": "What is hit?"]])
    script.append(["send": "touch.tap", "at": [60, 220], "expect": ["hit": "card"]])
    document.set("script", script)
    document.set("id", "quiz/long")
    try await withTemporaryFolder { folder in
      mkdir(folder + "/quiz", 0o700)
      try write(document.serialized(), to: folder + "/quiz/long.json")
      let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
      try client.call(
        "hello",
        ["client": ["name": "test"], "cwd": "/", "paths": ["scenarios": [JSONValue(folder)]]]
      )
      try client.call("quiz.start", ["id": "quiz/long"])
      let judged = try client.call("quiz.answer", ["answer": "root"])
      #expect(judged["rule"]?.string == "hit-test.check-order", "\(judged)")
      #expect(judged["record"]?.int != nil)
    }
  }

  private static let tapsThatFillTheTrace = 4_000
}
