import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder run`.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios: the route of each event, and what was not as expected",
    discussion: """
      A profile is a system, settings, or both joined by +: ios12, panHysteresis=20, \
      ios17+control.disabled-mid-track=cancel. --compare takes two with a comma between them; one \
      alone is compared with the run as it would be without it.
      """
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

  @OptionGroup var profile: ProfileOptions

  @Option(
    help: .init(
      "Run under two profiles, as ios12,ios18, and show the first decision that differs.",
      valueName: "profiles"
    ),
    completion: .custom { _, _, _ in ProfileSystem.names + SettingCompletion.candidates() }
  )
  var compare: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if scenarios.isEmpty, !all {
      throw ValidationError("Name a scenario, or use --all. `responder list` shows what there is.")
    }
  }

  func run() throws {
    let comparison = try compare.map { try ComparedProfiles($0) }
    let workbench = try Workbench(options)
    var hasPassed = true
    var faults: Int32 = 0
    for reference in try references(workbench) {
      do {
        if let comparison {
          try compare(reference, comparison, workbench)
        } else if try !run(reference, workbench) {
          hasPassed = false
        }
      } catch let error as ConnectionError {
        throw error
      } catch {
        // The others are run all the same.
        faults = Program.report(error, options)
      }
    }
    if let status = ExitStatus(rawValue: faults) { throw ToldAlready(status: status) }
    if !hasPassed { throw NegativeResult() }
  }

  private var isShort: Bool { quiet || all }

  /// Runs a scenario and shows its routes; answers whether all was as expected.
  private func run(_ reference: ScenarioReference, _ workbench: Workbench) throws -> Bool {
    let runner = ScenarioRunner(workbench: workbench, options: options, profile: profile)
    let result = try runner.run(reference)
    Output(options: options).write(
      result.value,
      items: "runs",
      ScenarioResult(result, lines: lines, isQuiet: isShort)
    )
    return result.value["passed"]?.bool == true
  }

  /// Shows where the routes of a scenario part under two profiles.
  private func compare(
    _ reference: ScenarioReference,
    _ profiles: ComparedProfiles,
    _ workbench: Workbench
  ) throws {
    let session = try ScenarioSession(reference, in: workbench, options: options, profile: profile)
    defer { _ = try? session.call("session.close") }
    let answer = try profiles.compare(session, variant: reference.variant, options)
    let result = ComparisonResult(
      answer,
      names: profiles.names,
      heading: session.heading(reference),
      lines: lines,
      isQuiet: isShort
    )
    Output(options: options).write(answer, items: "runs", result)
  }

  private func references(_ workbench: Workbench) throws -> [ScenarioReference] {
    guard all else { return scenarios }
    return try ScenarioRunner.listed(workbench).compactMap { ScenarioReference(argument: $0) }
  }
}
