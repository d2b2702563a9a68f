@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// What is wrong with expectations.
struct ExpectationDiagnosticTests {
  @Test(arguments: Fault.ofExpectations)
  func `each fault is named with its place`(fault: Fault) throws { try fault.expect() }
}
