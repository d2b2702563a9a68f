import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// Random documents: what must hold whatever happens in them.
struct RandomDocumentTests {
  private static let judge = DocumentJudge(environment: Scenario.environment)
  private static let steps = 80

  /// 250 documents of 80 steps are 20,000; `make soak` runs a million.
  @Test(arguments: 0..<25 as Range<UInt64>)
  func `recognizers keep to their table, and views get whole touches`(tens: UInt64) {
    for seed in tens * 10..<(tens + 1) * 10 {
      let document = RandomDocument.make(seed: seed, steps: Self.steps)
      let faults = Self.judge.faults(in: document, twice: seed.isMultiple(of: 10))
      guard let fault = faults.first else { continue }
      let smallest = Self.judge.smallest(document, showing: fault)
      Issue.record("seed \(seed), \(fault.kind): \(fault.text)\n\(smallest.lines())")
    }
  }

  @Test func `the worlds scroll, zoom, press rows and take text`() {
    var seen: Set<String> = []
    for seed in 0..<200 as Range<UInt64> {
      seen.formUnion(Self.judge.rules(decidingIn: RandomDocument.make(seed: seed, steps: 80)))
    }
    let wanted: Set = [
      "scroll.delegate-order", "scroll.deceleration", "scroll.rubber-band", "scroll.zoom-scale",
      "scroll.row-highlight-then-select", "text.edit-at-selection",
      "text.tap-via-recognizers", "first-responder.removed-resigns",
      "ignore.animating-view-is-ineligible", "gesture.prevented-stays-out", "scroll.pixel-grid",
      "scroll.resting-fingers-do-not-count", "first-responder.transition-order",
      "first-responder.push-preserved", "first-responder.modal-preserved",
      "text.typing-is-undoable", "gesture.touch-cancelled-moves-to-cancelled",
      "pinch.threshold",
      "hit-test.reverse-subview-order", "scroll.should-cancel-effect",
    ]
    #expect(wanted.subtracting(seen) == [])
  }

  @Test func `the same seed makes the same document, another another`() {
    let document = RandomDocument.make(seed: 1, steps: 20)
    #expect(RandomDocument.make(seed: 1, steps: 20) == document)
    #expect(RandomDocument.make(seed: 2, steps: 20) != document)
  }
}

/// A fault that a document brings itself is found, and everything else of the document goes.
struct DocumentShrinkerTests {
  private static let judge = DocumentJudge(environment: Scenario.environment)

  /// A random document whose window swallows events in which the first finger lifts.
  private static func planted(seed: UInt64) throws -> DocumentValue {
    var document = RandomDocument.make(seed: seed, steps: 30)
    var app = try #require(document["app"])
    guard case .list(var windows) = app["windows"] else { throw CancellationError() }
    windows[0]["overrides"] = [
      "sendEvent": [["if": ["$event.allTouches[0].phase": "ended"], "else": ["super"]]]
    ]
    app["windows"] = .list(windows)
    document["app"] = app
    return document
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `what is left shows the fault and nothing else`(seed: UInt64) throws {
    let document = try Self.planted(seed: seed)
    let fault = try #require(Self.judge.faults(in: document).first)
    #expect(fault.kind == "touch")
    let smallest = Self.judge.smallest(document, showing: fault)
    #expect(Self.judge.faults(in: smallest).map(\.kind) == ["touch"])
    let text = smallest.text
    #expect(!text.contains("gestureRecognizers"), "\(text)")
    #expect(!text.contains("subviews"), "\(text)")
    #expect(text.contains("sendEvent"), "\(text)")
    guard case .list(let steps) = smallest["script"] else {
      Issue.record("\(text)")
      return
    }
    #expect(steps.count <= 2, "\(text)")
  }

  @Test func `what can be made no smaller stays as it is`() {
    let document: DocumentValue = ["a": [1, ["b": [2, 300]]], "c": "text"]
    let shrunk = DocumentShrinker { $0.text.contains("300") }.shrink(document)
    #expect(shrunk == ["a": [["b": [300]]]] || shrunk == ["a": [300]])
  }
}
