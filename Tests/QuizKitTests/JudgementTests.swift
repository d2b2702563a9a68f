import Foundation
import Jansson
import ModuleKit
import QuizKit
import Reasoning
@_spi(Workbench) import ResponderKit
@testable import ScenarioKit
import Testing

struct JudgementTests {
  /// A card in which a button sticks out, a list that keeps its touches, and a banner in front of it.
  private static let text = """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [
        { "id": "card", "frame": [0, 0, 100, 100],
          "subviews": [ { "id": "buy", "frame": [80, 80, 100, 100] } ] },
        { "id": "list", "frame": [0, 300, 390, 300], "overrides": { "touchesBegan": [] },
          "subviews": [ { "id": "row", "frame": [0, 0, 390, 50] } ] },
        { "id": "banner", "frame": [0, 500, 390, 50] } ] } } } ] }, "script": [] }
    """

  /// Puts a finger down and judges a prediction of what happens.
  private func judge(
    _ kind: Question.Kind,
    at point: CGPoint,
    predicting prediction: String?,
    actual: String
  ) throws -> Judgement {
    let (document, diagnostics) = ScenarioDocument.read(
      Array(JudgementTests.text.utf8),
      file: "test.json",
      environment: ScenarioEnvironment(modules: [])
    )
    #expect(diagnostics == [])
    let session = try ScenarioSession(try #require(document))
    var records: [TraceRecord] = []
    session.simulation.dispatcher.trace.level = .route
    session.simulation.dispatcher.trace.sink = { records.append($0) }
    try session.simulation.touches.send([TouchChange(1, .began, at: point)])
    let outcome = session.simulation.finishStimulus()
    return Judgement(
      Question(kind: kind, occurrence: nil, prompt: nil, explanation: nil, options: []),
      prediction: prediction.map { JSONValue($0) },
      actual: JSONValue(actual),
      event: EventRecords(records, outcome, in: session.simulation),
      in: session
    )
  }

  @Test func `where the button sticks out the two part at its superview`() throws {
    let judgement = try judge(
      .hit,
      at: CGPoint(x: 150, y: 150),
      predicting: "buy",
      actual: "root"
    )
    #expect(!judgement.isCorrect)
    #expect(judgement.reason.id == .hitOutside)
    #expect(judgement.reason.rule == .hitTestPointInsidePrunes)
    #expect(judgement.reason.number != nil)
    #expect(
      judgement.reason.sentence.args == ["view": "card", "wanted": "buy", "x": 50, "y": 50]
    )
  }

  @Test func `a view that lies behind another was not asked`() throws {
    let point = CGPoint(x: 10, y: 510)
    let judgement = try judge(.hit, at: point, predicting: "list", actual: "banner")
    #expect(!judgement.isCorrect)
    #expect(judgement.reason.id == .hitCovered)
    #expect(judgement.reason.sentence.args["by"] == "banner")
  }

  @Test func `a view whose subview is hit was asked`() throws {
    let judgement = try judge(.hit, at: CGPoint(x: 10, y: 310), predicting: "list", actual: "row")
    #expect(judgement.reason.id == .hitInside)
    #expect(judgement.reason.sentence.args == ["wanted": "list", "hit": "row"])
  }

  @Test func `a message that was kept never came to the one above`() throws {
    let judgement = try judge(
      .handledBy,
      at: CGPoint(x: 10, y: 310),
      predicting: "screen",
      actual: "list"
    )
    #expect(!judgement.isCorrect)
    #expect(judgement.reason.rule == .deliveryOverrideSwallows)
    #expect(judgement.reason.sentence.args == ["by": "list", "wanted": "screen"])
  }

  @Test func `a right prediction is explained by the record that decided`() throws {
    let judgement = try judge(.hit, at: CGPoint(x: 10, y: 10), predicting: "card", actual: "card")
    #expect(judgement.isCorrect)
    #expect(judgement.reason.rule == .hitTestSelfIsFallback)
  }

  @Test func `giving up is not right, and is explained`() throws {
    let judgement = try judge(.hit, at: CGPoint(x: 10, y: 10), predicting: nil, actual: "card")
    #expect(!judgement.isCorrect)
    #expect(judgement.reason.rule == .hitTestSelfIsFallback)
  }
}
