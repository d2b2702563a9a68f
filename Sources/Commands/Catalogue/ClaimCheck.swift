import Jansson
import Rendering
import WorkbenchProtocol

/// Runs the scenarios about each claim.
struct ClaimCheck {
  let workbench: WorkbenchClient
  let options: GlobalOptions

  /// The claims in order, each with what came of its scenarios.
  func check(_ scenarios: [JSONValue]) throws -> [ClaimList.Claim] {
    var claims: [String: [ClaimList.Evidence]] = [:]
    let wanted = scenarios.filter { ($0[.claims]?.count ?? 0) > 0 }
    for (index, scenario) in wanted.enumerated() {
      guard let id = scenario[.id]?.string else { continue }
      tell(index + 1, of: wanted.count, id)
      let evidence = ClaimList.Evidence(
        scenario: id,
        title: scenario[.title]?.string ?? "",
        passed: hasPassed(id)
      )
      for claim in scenario[.claims]?.strings ?? [] { claims[claim, default: []].append(evidence) }
    }
    if Host.current.errorIsTerminal { Host.current.talk("\r\u{1B}[K") }
    return claims.keys.sorted().map { ClaimList.Claim(id: $0, evidence: claims[$0] ?? []) }
  }

  private func hasPassed(_ id: String) -> Bool {
    guard let reference = ScenarioReference(argument: id) else { return false }
    let runner = ScenarioRunner(workbench: workbench, options: options)
    // Only whether it passed is asked, so that no more than outcomes need be sent.
    return (try? runner.run(reference, level: .outcome).value[.passed]?.bool) == true
  }

  /// Says how far it is, where that can be wiped out again.
  private func tell(_ number: Int, of count: Int, _ id: String) {
    guard Host.current.errorIsTerminal else { return }
    Host.current.talk("\r\u{1B}[K\(number)/\(count) \(id)")
  }
}
