import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// What a command did, for its answer.
struct CommandResult {
  /// What came of a stimulus.
  var outcome: Outcome?
  /// What a call answered.
  var returned: JSONValue?
  /// What a step of the script did.
  var report: StepReport?
  /// The numbers of the first and last record; first past last where there was none.
  var records = (0, 0)
}

/// Runs the commands of a journal in a scenario.
enum CommandRun {
  /// Runs one command.
  ///
  /// - Throws: What it was refused for, or what it raised.
  static func execute(
    _ command: Journal.Command,
    in scenario: ScenarioSession
  ) throws(ScenarioError) -> CommandResult {
    var result = CommandResult()
    switch command {
    case .step:
      result.report = scenario.runStep()
      result.outcome = result.report?.outcome
    case .stimulus(let name, let parameters):
      result.outcome = try scenario.send(name, parameters)
    case .set(let assignments):
      do throws(ScenarioError) { try scenario.set(assignments) } catch {
        throw error.inside("/set")
      }
    case .call(let method, let receiver, let arguments):
      result.returned = try scenario.call(method, on: receiver, with: arguments)
    case .advance(let seconds):
      try scenario.advance(by: seconds)
    case .idle:
      try scenario.advanceUntilIdle()
    }
    return result
  }
}
