@_spi(Workbench) import ResponderKit
import Synchronization
import Testing

/// The rules that traces named while a test ran.
final class SeenRules: Sendable {
  /// Those of the test that is running.
  @TaskLocal static var current: SeenRules?

  private let ids = Mutex<Set<String>>([])

  /// Takes the rule of a record that a fixture got from a trace.
  func note(_ record: TraceRecord) {
    guard let rule = record.rule else { return }
    ids.withLock { _ = $0.insert(rule.id) }
  }

  func contains(_ id: String) -> Bool { ids.withLock { $0.contains(id) } }
}

/// Fails a test that is named by a rule which decides, when no trace of it names the rule.
///
/// The cases of a test with arguments count together: some of them may show when it does not decide.
struct SeesItsRule: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func scopeProvider(for test: Test, testCase: Test.Case?) -> SeesItsRule? {
    test.isSuite || testCase != nil ? nil : self
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let id = SeesItsRule.rule(of: test) else { return try await function() }
    let seen = SeenRules()
    try await SeenRules.$current.withValue(seen) { try await function() }
    if !seen.contains(id) { Issue.record("no trace of this test names \(id)") }
  }

  /// The rule that decides and by whose id a test's name begins.
  private static func rule(of test: Test) -> String? {
    let name = test.name.drop { $0 == "`" }
    let id = String(name.prefix { $0 != ":" })
    return RuleEntry.list.first { $0.id == id && $0.state == .decides }?.id
  }
}

extension Trait where Self == SeesItsRule {
  /// Demands of each test named by a rule that decides that its traces name the rule.
  static var seesItsRules: SeesItsRule { SeesItsRule() }
}
