import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Testing

/// A rule that a trace names is the one that decided: take away what it speaks of, and the trace does
/// not name it, and something else comes of the same stimulus.
struct RuleMutationTests {
  /// A rule, views in a window, a script, and one change that takes the rule's ground away.
  struct Mutation: CustomTestStringConvertible, Sendable {
    let rule: String
    let views: String
    let part: String
    let changed: String
    var script = #"[ { "send": "touch.tap", "at": [50, 50] } ]"#
    var testDescription: String { rule }

    static func box(_ rule: String, _ part: String, _ changed: String) -> Mutation {
      Mutation(
        rule: rule,
        views: #"[ { "id": "box", "frame": [0, 0, 100, 100], \#(part) } ]"#,
        part: part,
        changed: changed
      )
    }
  }

  private static let mutations: [Mutation] = [
    .box("hit-test.skips-hidden", #""isHidden": true"#, #""isHidden": false"#),
    .box("hit-test.first-non-nil-wins", #""isHidden": false"#, #""isHidden": true"#),
    .box(
      "hit-test.skips-interaction-disabled",
      #""isUserInteractionEnabled": false"#,
      #""isUserInteractionEnabled": true"#
    ),
    .box("hit-test.skips-near-zero-alpha", #""alpha": 0"#, #""alpha": 1"#),
    .box("hit-test.alpha-boundary", #""alpha": 0.01"#, #""alpha": 0.02"#),
    .box(
      "hit-test.label-and-image-view-off",
      #""class": "UIImageView""#,
      #""class": "UIImageView", "isUserInteractionEnabled": true"#
    ),
    .box(
      "hit-test.disabled-control-declines",
      #""class": "UIButton", "isEnabled": false"#,
      #""class": "UIButton", "isEnabled": true"#
    ),
    .box(
      "hit-test.override-nil-passes-through",
      #""overrides": { "hitTest": null }"#,
      #""alpha": 1"#
    ),
    .box(
      "delivery.override-swallows",
      #""overrides": { "touchesBegan": [], "touchesEnded": [] }"#,
      #""overrides": { "touchesBegan": [ "super" ], "touchesEnded": [ "super" ] }"#
    ),
    .box(
      "delivery.super-continues",
      #""overrides": { "touchesBegan": [ "super" ], "touchesEnded": [ "super" ] }"#,
      #""overrides": { "touchesBegan": [], "touchesEnded": [] }"#
    ),
    .box("first-responder.text-auto", #""class": "UITextField""#, #""class": "UIView""#),
    Mutation(
      rule: "hit-test.point-inside-prunes",
      views: """
        [ { "id": "card", "frame": [0, 0, 40, 40], "subviews": [
          { "id": "leaf", "frame": [30, 30, 60, 60] } ] } ]
        """,
      part: "[0, 0, 40, 40]",
      changed: "[0, 0, 100, 100]"
    ),
    Mutation(
      rule: "hit-test.bounds-half-open",
      views: #"[ { "id": "box", "frame": [0, 0, 50, 100] } ]"#,
      part: "[0, 0, 50, 100]",
      changed: "[0, 0, 51, 100]"
    ),
    Mutation(
      rule: "hit-test.enlarge-by-point-inside",
      views: """
        [ { "id": "box", "frame": [0, 0, 40, 40], "overrides": { "pointInside": { "inset": -20 } } } ]
        """,
      part: #""inset": -20"#,
      changed: #""inset": 0"#
    ),
    Mutation(
      rule: "motion.initial-first-responder",
      views: #"[ { "id": "box", "overrides": { "canBecomeFirstResponder": true } } ]"#,
      part: #""canBecomeFirstResponder": true"#,
      changed: #""canBecomeFirstResponder": false"#,
      script: #"[ { "call": "becomeFirstResponder", "on": "box" }, { "send": "motion.shake" } ]"#
    ),
  ]

  @Test(arguments: mutations)
  func `without its ground a rule decides nothing, and something else comes of it`(
    mutation: Mutation
  ) throws {
    let changed = mutation.views.replacing(mutation.part, with: mutation.changed)
    #expect(changed != mutation.views)
    let before = try Self.run(mutation.views, mutation.script)
    let after = try Self.run(changed, mutation.script)
    #expect(before.rules.contains(mutation.rule))
    #expect(!after.rules.contains(mutation.rule))
    #expect(before.results != after.results)
  }

  /// The rules that decided, and what came of each stimulus: who got it, who was hit, who handled it.
  private static func run(
    _ views: String,
    _ script: String
  ) throws -> (rules: Set<String>, results: [String]) {
    let session = try Scenario.session(views: views, script: script)
    let simulation = session.simulation
    var rules: Set<String> = []
    var results: [String] = []
    simulation.trace.level = .full
    simulation.trace.sink = { record in
      if let rule = record.rule { rules.insert(rule.id) }
      guard record.kind == .asked, record.method == .touchesBegan, let at = record.at else {
        return
      }
      results.append("\(simulation.name(of: at)) gets touchesBegan")
    }
    while !session.isOver {
      let report = session.runStep()
      #expect(report.error == nil)
      guard let outcome = report.outcome else { continue }
      let hits = outcome.hits.map { $0.view.map { simulation.name(of: $0) } ?? "nobody" }
      let path = outcome.path.map { simulation.name(of: $0) }
      let handler = outcome.handledBy.map { simulation.name(of: $0) } ?? "nobody"
      results.append("hit \(hits), path \(path), handled by \(handler)")
    }
    return (rules, results)
  }
}
