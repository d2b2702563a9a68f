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
      alone is compared with the run as it would be without it. It also takes variants, as \
      #lets,#filters, what is changed after the launch, as card.isHidden=true, and for the second \
      side another scenario or file, as edited.json.
      """
  )

  @Argument(
    help: .init(
      "TOPIC/NAME, TOPIC, a file, or - for the standard input; #VARIANT for one variant."
    ),
    completion: .custom { _, _, _ in RunCompletion.candidates() }
  )
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
      "Assign a property after the launch, to see what would happen if; may be repeated.",
      valueName: "object.property=value"
    )
  )
  var whatIf: [String] = []

  @Option(
    help: .init(
      "Run in two ways, as ios12,ios18 or #lets,#filters, and show the first decision that differs.",
      valueName: "sides"
    ),
    completion: .custom { _, _, _ in ProfileSystem.names + SettingCompletion.candidates() }
  )
  var compare: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if compare != nil, !whatIf.isEmpty {
      throw ValidationError(
        "--compare takes changes itself, as --compare panel.isHidden=true: leave out --what-if."
      )
    }
    if scenarios.isEmpty, !all {
      throw ValidationError("Name a scenario, or use --all. `responder list` shows what there is.")
    }
  }

  func run() throws {
    let changes = try whatIf.map { try WhatIf($0) }
    let workbench = try Workbench(options)
    let comparison = try compare.map { text in
      try ComparedSides(text) { try ScenarioRunner.toggles(workbench) }
    }
    let (references, isList) = try references(workbench)
    var tally = RunTally(options: options, isForSeveral: references.count > 1 || isList)
    var faults: Int32 = 0
    for reference in references {
      do {
        if let comparison {
          try compare(reference, comparison, workbench, isShort: quiet || isList)
        } else {
          try run(reference, changes, workbench, isShort: quiet || isList, &tally)
        }
      } catch let error as ConnectionError {
        throw error
      } catch {
        // The others are run all the same.
        tally.add(faulty: reference.text)
        faults = Program.report(error, options)
      }
    }
    if comparison == nil { tally.end() }
    if let status = ExitStatus(rawValue: faults) { throw ToldAlready(status: status) }
    if !tally.hasPassed { throw NegativeResult() }
  }

  /// Runs a scenario and shows its routes.
  private func run(
    _ reference: ScenarioReference,
    _ changes: [WhatIf],
    _ workbench: Workbench,
    isShort: Bool,
    _ tally: inout RunTally
  ) throws {
    var runner = ScenarioRunner(workbench: workbench, options: options, profile: profile)
    runner.changes = changes
    let result = try runner.run(reference)
    tally.add(result)
    // Several results are one value in the end.
    guard options.output != .json || !tally.isForSeveral else { return }
    Output(options: options).write(
      result.value,
      items: "runs",
      ScenarioResult(result, lines: lines, isQuiet: isShort)
    )
  }

  /// Shows where the routes of a scenario part under two profiles.
  private func compare(
    _ reference: ScenarioReference,
    _ profiles: ComparedSides,
    _ workbench: Workbench,
    isShort: Bool
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

  /// What is run, and whether that is a list: a topic has a line for each of its runs.
  private func references(_ workbench: Workbench) throws -> ([ScenarioReference], isList: Bool) {
    guard !all else {
      return (try ScenarioRunner.listed(workbench).compactMap(ScenarioReference.init), true)
    }
    var isList = false
    let references = try scenarios.flatMap { reference in
      guard let topic = reference.topic else { return [reference] }
      let ids = try ScenarioRunner.listed(workbench, ["topic": JSONValue(topic)])
      guard !ids.isEmpty else { return [reference] }
      isList = true
      return ids.compactMap(ScenarioReference.init)
    }
    return (references, isList)
  }
}
