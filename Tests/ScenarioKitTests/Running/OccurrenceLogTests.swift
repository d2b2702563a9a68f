import Foundation
@_spi(Workbench) @testable import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Testing

/// What is kept of a call beside that it happened, and how it is forgotten with it.
struct OccurrenceLogTests {
  /// A document with notes, so that even what a host does is observed.
  private func session(_ script: String = "[]") throws -> ScenarioSession {
    try Scenario.session(
      views: """
        [ { "id": "pad", "frame": [0, 0, 100, 100], "overrides": {
            "pointInside": [ { "note": "asked" }, "super" ] } } ]
        """,
      script: script
    )
  }

  private func pad(_ session: ScenarioSession) throws -> UIView {
    try #require(session.world.object(named: "pad") as? UIView)
  }

  /// The answers of all calls of a method, in order.
  private func answers(_ name: String, _ session: ScenarioSession) -> [Bool?] {
    let log = session.world.log
    return log.entries.filter { $0.name == name }.map { log.returned(by: $0).flag }
  }

  @Test func `each call has its own answer, and one that answers nothing has none`() throws {
    let session = try session()
    let pad = try pad(session)
    session.simulation.enter {
      session.simulation.dispatcher.observer = session.world.log
      _ = pad.point(inside: CGPoint(x: 5, y: 5), with: nil)
      _ = pad.point(inside: CGPoint(x: 500, y: 5), with: nil)
      pad.setNeedsLayout()
      session.simulation.dispatcher.observer = nil
    }
    #expect(answers("pointInside", session) == [true, false])
    #expect(answers("didMoveToSuperview", session).allSatisfy { $0 == nil })
  }

  @Test func `what a host asked is forgotten with its answers, and what came before keeps its own`()
    throws
  {
    let session = try session()
    let pad = try pad(session)
    let ask = { (x: Double) in
      session.simulation.enter { _ = pad.point(inside: CGPoint(x: x, y: 5), with: nil) }
    }
    session.simulation.dispatcher.observer = session.world.log
    ask(5)
    session.simulation.dispatcher.observer = nil
    let count = session.world.log.count
    try session.world.unobserved { () throws(ScenarioError) in
      ask(500)
      ask(600)
    }
    #expect(session.world.log.count == count)
    session.simulation.dispatcher.observer = session.world.log
    ask(700)
    session.simulation.dispatcher.observer = nil
    #expect(answers("pointInside", session) == [true, false])
  }

  @Test func `a value is read once for a call, and not mixed with another call's`() throws {
    let script = """
      [ { "send": "touch.tap", "at": "pad", "expect": { "calls": [
          { "call": "pad.touchesBegan", "with": { "self.alpha": 1 } },
          { "call": "pad.touchesEnded", "with": { "self.alpha": 1, "self.isHidden": false } } ] } } ]
      """
    let session = try session(script)
    #expect(Scenario.run(session) == [])
    let log = session.world.log
    let values = log.entries.compactMap { entry in
      let values = log.values(of: entry)
      return values.isEmpty ? nil : "\(entry.name) \(values.keys.sorted().joined(separator: " "))"
    }
    #expect(
      values.filter { $0.hasPrefix("touches") } == [
        "touchesBegan self.alpha", "touchesEnded self.alpha self.isHidden",
      ]
    )
  }
}
