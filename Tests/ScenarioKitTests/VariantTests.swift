import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

struct VariantTests {
  private let text = """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "card", "frame": [0, 0, 100, 100], "overrides": { "hitTest": null } } ] } ] },
      "variants": [ { "id": "plain" }, { "id": "bare", "set": { "card.overrides.hitTest": null } },
        { "id": "hidden", "set": { "card.isHidden": true, "card.overrides": null } },
        { "id": "old", "set": { "profile.ios": 12 } },
        { "id": "other", "set": { "window.subviews": [ { "id": "leaf", "frame": [0, 0, 50, 50] } ] } } ],
      "script": [ { "send": "touch.tap", "at": [10, 10] },
        { "when": ["plain", "hidden"], "expect": { "hit": "window" } },
        { "when": "bare", "expect": { "hit": "card" } },
        { "when": "old", "expect": { "chain": ["window", "application"] } },
        { "when": "other", "expect": { "hit": "leaf" } } ] }
    """

  @Test func `each variant is a run of its own`() throws {
    #expect(try Scenario.run(text) == [])
    let document = try Scenario.document(text)
    #expect(document.variants.map(\.id) == ["plain", "bare", "hidden", "old", "other"])
  }

  @Test(arguments: ["window.subviews[7].isHidden", "card.frame.x", "card.alpha.x"])
  func `a variant that changes no place of the document is refused`(key: String) throws {
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [
          { "id": "card", "frame": [0, 0, 9, 9], "alpha": 1 } ] } ] },
        "variants": [ { "id": "a" }, { "id": "b", "set": { "\(key)": 1 } } ],
        "script": [ { "expect": {} } ] }
      """
    let found = try #require(Scenario.diagnostics(text).first)
    #expect(found.type == "unknown-reference" && found.pointer == "/variants/1/set/\(key)")
    #expect(found.line == 3)
  }

  @Test func `a variant changes an element of a list, and an action of a body`() throws {
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [
          { "id": "card", "frame": [0, 0, 9, 9], "overrides": { "pointInside": { "super": true } } } ] } ] },
        "variants": [ { "id": "a", "set": { "card.frame[2]": 5, "window.subviews[0].alpha": 0.5 } },
          { "id": "b", "set": { "card.overrides.pointInside.super": false } } ],
        "script": [ { "when": "a", "expect": { "values": { "card.frame": [0, 0, 5, 9], "card.alpha": 0.5 } } },
          { "call": "pointInside", "on": "card", "with": [[1, 1]] },
          { "when": "a", "expect": { "returned": true } }, { "when": "b", "expect": { "returned": false } } ] }
      """
    #expect(try Scenario.run(text) == [])
  }

  @Test func `the launch is seen by who prepares the trace`() throws {
    let document = try Scenario.document(text)
    var kinds: Set<String> = []
    let session = try ScenarioSession(document, variant: "bare") {
      let dispatcher = $0.simulation.dispatcher
      dispatcher.trace.level = .full
      dispatcher.trace.sink = { kinds.insert($0.kind.name) }
    }
    #expect(kinds.contains("notification"))
    #expect(session.nextStep == 0)
    #expect(session.stepCount == 2)
  }

  @Test func `a variant that is not there is an error with the nearest name`() throws {
    let document = try Scenario.document(text)
    #expect(throws: ScenarioError.self) { try ScenarioSession(document, variant: "bar") }
  }

  @Test func `the same script gives the same trace twice`() throws {
    func trace() throws -> [String] {
      var records: [String] = []
      let document = try Scenario.document(text)
      let session = try ScenarioSession(document, variant: "bare") {
        let dispatcher = $0.simulation.dispatcher
        dispatcher.trace.level = .full
        dispatcher.trace.sink = { records.append("\($0)") }
      }
      while !session.isOver { _ = session.runStep() }
      return records
    }
    let first = try trace()
    #expect(first.count > 20)
    #expect(try trace() == first)
  }

  @Test func `a session takes stimuli, values and calls from outside`() throws {
    let session = try ScenarioSession(Scenario.document(text), variant: "bare")
    let outcome = try session.send("touch.tap", ["at": "card"])
    #expect(outcome.hits.first?.view.map { session.simulation.objects.name(of: $0) } == "card")
    #expect(try session.get("card.frame") == [0, 0, 100, 100])
    try session.set("card.isHidden", true)
    #expect(try session.get("card.isHidden") == true)
    #expect(try session.call("hitTest", on: "window", with: [[10, 10]]) == "window")
    #expect(try session.get("window.subviews") == ["card"])
    #expect(throws: ScenarioError.self) { try session.set("card.isHiden", true) }
    #expect(throws: ScenarioError.self) { try session.send("touch.tap", ["at": "crad"]) }
    #expect(try session.get("card.isHidden") == true)
  }
}
