import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

/// `responder run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios: the route of each event, and what was not as expected"
  )

  @Argument(help: "TOPIC/NAME, a file, or - for the standard input; #VARIANT for one variant.")
  var scenarios: [ScenarioReference] = []

  @Flag(help: "Run every scenario that is found.")
  var all = false

  @Flag(name: .shortAndLong, help: "Show one line for each run, and what failed.")
  var quiet = false

  @Option(
    help: .init("Fold routes to so many lines for each run; 0 for all.", valueName: "number")
  )
  var lines = 40

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if scenarios.isEmpty, !all {
      throw ValidationError("Name a scenario, or use --all. `responder list` shows what there is.")
    }
  }

  func run() throws {
    let workbench = try Workbench(options)
    let output = Output(options: options)
    var hasPassed = true
    var faults: Int32 = 0
    for reference in try references(workbench) {
      let runner = ScenarioRunner(workbench: workbench, options: options)
      do {
        let result = try runner.run(reference)
        if result.value["passed"]?.bool != true { hasPassed = false }
        let isShort = quiet || all
        output.write(
          result.value,
          items: "runs",
          ScenarioResult(result, lines: lines, isQuiet: isShort)
        )
      } catch let error as ConnectionError {
        throw error
      } catch {
        // The others are run all the same.
        faults = Program.report(error, options.talkStyle)
      }
    }
    if let status = ExitStatus(rawValue: faults) { throw ToldAlready(status: status) }
    if !hasPassed { throw NegativeResult() }
  }

  private func references(_ workbench: Workbench) throws -> [ScenarioReference] {
    guard all else { return scenarios }
    return try ScenarioRunner.listed(workbench).compactMap { ScenarioReference(argument: $0) }
  }
}
