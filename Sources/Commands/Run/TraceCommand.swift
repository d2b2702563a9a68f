import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

extension TraceLevel: ExpressibleByArgument {}

/// `responder trace`.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print records one by one: of a scenario's run, or live from an open session"
  )

  @Argument(help: "The scenario to run; without one, --session is followed.")
  var scenario: ScenarioReference?

  @Option(
    help: .init("Follow this open session, as shell names it, until it ends.", valueName: "name")
  )
  var session: String?

  @Option(help: "How much: outcome, route, or full.")
  var level = TraceLevel.route

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if (scenario == nil) == (session == nil) {
      throw ValidationError("Name a scenario to run, or a session to follow with --session.")
    }
    if session != nil, profile.profile != nil || !profile.set.isEmpty {
      throw ValidationError("A session that is open keeps its profile; name a scenario to run.")
    }
  }

  func run() throws {
    let workbench = try Workbench(options)
    if let scenario { return try run(scenario, workbench) }
    let printer = RecordPrinter(options: options)
    workbench.onNotification = { notification in
      switch notification.method {
      case "trace.record":
        if let record = notification.params["record"] { printer.write(record) }
      case "trace.closed":
        // The session's end is what was waited for.
        if notification.params["reason"]?.string == "session" { throw FollowedToTheEnd() }
        throw ToldAlready(status: .unavailable)
      default:
        break
      }
    }
    let name = JSONValue(session ?? "")
    do {
      try workbench.call("session.attach", ["session": name])
      try workbench.call(
        "trace.subscribe",
        ["session": name, "level": JSONValue(level.rawValue), "since": "start", "policy": "gap"]
      )
      try workbench.follow()
    } catch is FollowedToTheEnd {
      if options.output == .json { Output(options: options).write(json: printer.all, indent: 2) }
    }
  }

  /// The session that was followed has ended.
  private struct FollowedToTheEnd: Error {}

  private func run(_ reference: ScenarioReference, _ workbench: Workbench) throws {
    let session = try ScenarioSession(
      reference,
      in: workbench,
      options: options,
      profile: profile,
      level: level
    )
    let printer = RecordPrinter(options: options)
    session.onRecord = { printer.write($0) }
    try session.subscribe(level: level)
    let params: JSONValue = ["level": JSONValue(level.rawValue)]
    if let variant = reference.variant ?? session.variants.first { params.set("variant", variant) }
    let answer = try session.call("script.run", params)
    if options.output == .json { Output(options: options).write(json: printer.all, indent: 2) }
    if answer["passed"]?.bool != true { throw NegativeResult() }
  }
}

/// Writes records as they come.
final class RecordPrinter {
  private let options: GlobalOptions
  private let output: Output

  /// The records, where they are written as one value in the end.
  let all = JSONValue.array()

  init(options: GlobalOptions) {
    self.options = options
    output = Output(options: options)
  }

  func write(_ record: JSONValue) {
    switch options.output {
    case .text: output.write(RecordLine(record))
    case .json: all.append(record)
    case .jsonl: output.write(json: record, indent: 0)
    }
  }
}
