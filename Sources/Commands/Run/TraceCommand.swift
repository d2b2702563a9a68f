import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

extension TraceLevel: ExpressibleByArgument {}

/// `responder trace`.
struct TraceCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "trace",
      abstract: Sentence(
        "Print records one by one: of a scenario's run, or live from an open session",
        zh: "逐条打印记录：情景的一次运行，或打开的会话的实时记录"
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "The scenario to run; without one, --session is followed.",
        zh: "要运行的情景；不写则跟随 --session。"
      )
    )
  )
  var scenario: ScenarioReference?

  @Option(
    help: .init(
      Sentence(
        "Follow this open session, as shell names it, until it ends.",
        zh: "跟随这个打开的会话（shell 会说出它的名字），直到结束。"
      ),
      valueName: "name"
    )
  )
  var session: String?

  @Option(
    help: .init(Sentence("How much: outcome, route, or full.", zh: "记录多少：outcome、route 或 full。"))
  )
  var level = TraceLevel.route

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if (scenario == nil) == (session == nil) {
      throw ValidationError(
        Sentence(
          "Name a scenario to run, or a session to follow with --session.",
          zh: "请写出要运行的情景，或用 --session 写出要跟随的会话。"
        )
      )
    }
    if session != nil, profile.profile != nil || !profile.set.isEmpty {
      throw ValidationError(
        Sentence(
          "A session that is open keeps its profile; name a scenario to run.",
          zh: "打开的会话保持它的配置；请写出要运行的情景。"
        )
      )
    }
  }

  func run() throws {
    let workbench = try WorkbenchClient(options)
    if let scenario { return try run(scenario, workbench) }
    let printer = RecordPrinter(options: options)
    workbench.onNotification = { notification in
      switch notification.method {
      case Event.traceRecord.name:
        if let record = notification.params[.record] { printer.write(record) }
      case Event.traceClosed.name:
        // The session's end is what was waited for.
        if notification.params[.reason]?.string == "session" { throw FollowedToTheEnd() }
        throw ToldAlready(status: .unavailable)
      default:
        break
      }
    }
    let name = JSONValue(session ?? "")
    do {
      try workbench.call(.sessionAttach, [.session: name])
      // Whoever follows from elsewhere holds nobody up: what comes too fast is told as a gap.
      try workbench.call(
        .traceSubscribe,
        [.session: name, .level: JSONValue(level.rawValue), .since: "start", .policy: "gap"]
      )
      try workbench.follow()
    } catch is FollowedToTheEnd {
      if options.output == .json { Output(options: options).write(json: printer.all, indent: 2) }
    }
  }

  /// The session that was followed has ended.
  private struct FollowedToTheEnd: Error {}

  private func run(_ reference: ScenarioReference, _ workbench: WorkbenchClient) throws {
    let session = try RemoteSession(
      reference,
      in: workbench,
      options: options,
      profile: profile,
      level: level
    )
    let printer = RecordPrinter(options: options)
    session.onRecord = { printer.write($0) }
    try session.subscribe(level: level)
    let params: JSONValue = [.level: JSONValue(level.rawValue)]
    if let variant = reference.variant ?? session.variants.first { params.set(.variant, variant) }
    let answer = try session.call(.scriptRun, params)
    if options.output == .json { Output(options: options).write(json: printer.all, indent: 2) }
    if answer[.passed]?.bool != true { throw NegativeResult() }
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
