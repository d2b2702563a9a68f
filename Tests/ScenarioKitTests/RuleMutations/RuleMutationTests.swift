import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// A rule that a trace names is the one that decided: take away what it speaks of, and the trace does
/// not name it, and something else comes of the same stimulus.
struct RuleMutationTests {
  @Test(arguments: RuleMutation.all)
  func `without its ground a rule decides nothing, and something else comes of it`(
    mutation: RuleMutation
  ) throws {
    #expect(mutation.changedViews != mutation.views)
    let before = try Run(mutation.document(of: mutation.views))
    let after = try Run(mutation.document(of: mutation.changedViews))
    let records = before.records[mutation.rule] ?? []
    #expect(!records.isEmpty)
    if mutation.decidesBothWays {
      #expect(!records.isSubset(of: after.records[mutation.rule] ?? []))
    } else {
      #expect(after.records[mutation.rule] == nil)
    }
    #expect(before.results != after.results)
  }

  /// What a script did with views.
  private struct Run {
    /// The records that each rule decided.
    private(set) var records: [String: Set<String>] = [:]
    /// What came of each stimulus: who got it, who was hit, who handled it, and what it changed.
    private(set) var results: [String] = []

    init(_ document: String) throws {
      let session = try Scenario.session(document)
      let simulation = session.simulation
      var emitted: [TraceRecord] = []
      simulation.dispatcher.trace.level = .full
      simulation.dispatcher.trace.sink = { emitted.append($0) }
      while !session.isOver {
        emitted = []
        let report = session.runStep()
        #expect(report.error == nil)
        for record in emitted {
          let name = record.at.map { simulation.objects.name(of: $0) } ?? "nobody"
          let text = "\(name) \(record.kind.name) \(record.method?.name ?? "")"
          let told = record.fields.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
          if let rule = record.rule { records[rule.id, default: []].insert("\(text): \(told)") }
          if Run.isResult(record) { results.append("\(record.time): \(text) \(told)") }
        }
        guard let outcome = report.outcome else { continue }
        let hits = outcome.hits.map { $0.view.map { simulation.objects.name(of: $0) } ?? "nobody" }
        let path = outcome.path.map { simulation.objects.name(of: $0) }
        let handler = outcome.handledBy.map { simulation.objects.name(of: $0) } ?? "nobody"
        results.append("hit \(hits), path \(path), handled by \(handler)")
      }
    }

    /// Whether a record tells that somebody got something, or that something is another now.
    private static func isResult(_ record: TraceRecord) -> Bool {
      switch record.kind {
      case .asked: record.method.map(messages.contains) ?? false
      case .actionSent, .controlEvent, .firstResponderChanged, .scrolled, .keyboard,
        .controllerLifecycle:
        true
      default: false
      }
    }

    private static let messages: Set<ResponderKit.Method> = [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .pressesBegan, .motionBegan,
    ]
  }
}
