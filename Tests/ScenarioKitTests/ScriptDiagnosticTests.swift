@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// What is wrong with steps and their bodies.
struct ScriptDiagnosticTests {
  @Test(arguments: Fault.ofScripts)
  func `each fault is named with its place`(fault: Fault) throws { try fault.expect() }
}
