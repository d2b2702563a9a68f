import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder run`.
struct RunCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: Sentence(
        "Run scenarios: the route of each event, and what was not as expected",
        zh: "运行情景：每个事件的路线，以及与预期不同之处"
      ).help,
      discussion: Sentence(
        """
        A profile is a system, settings, or both joined by +: ios12, panHysteresis=20, \
        ios17+control.disabled-mid-track=cancel. --compare takes two with a comma between them; one \
        alone is compared with the run as it would be without it. It also takes variants, as \
        #lets,#filters, what is changed before the first step, as card.isHidden=true, and for the second \
        side another scenario or file, as edited.json.
        """,
        zh: """
          配置是一个系统、一些设置，或用 + 连接的两者：ios12、panHysteresis=20、\
          ios17+control.disabled-mid-track=cancel。--compare 需要两个，用逗号隔开；\
          只写一个则与没有它时的运行相比。也可以写变体，如 #lets,#filters；\
          第一步之前的改动，如 card.isHidden=true；第二边还可以是另一个情景或文件，如 edited.json。
          """
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME, TOPIC, a file, or - for the standard input; #VARIANT for one variant.",
        zh: "TOPIC/NAME、TOPIC、文件，或 - 表示标准输入；#VARIANT 指一个变体。"
      )
    ),
    completion: .custom { _, _, _ in RunCompletion.candidates() }
  )
  var scenarios: [ScenarioReference] = []

  @Flag(help: .init(Sentence("Run every scenario that is found.", zh: "运行找到的所有情景。")))
  var all = false

  @Flag(
    name: .shortAndLong,
    help: .init(Sentence("Show one line for each run, and what failed.", zh: "每次运行只显示一行，以及失败之处。"))
  )
  var quiet = false

  @Option(
    help: .init(
      Sentence(
        "Fold routes to so many lines for each run; 0 for all.",
        zh: "每次运行的路线折叠到多少行；0 表示全部。"
      ),
      valueName: "number"
    )
  )
  var lines = 40

  @OptionGroup var profile: ProfileOptions

  @Option(
    help: .init(
      Sentence(
        "Assign a property before the first step, to see what would happen if; may be repeated.",
        zh: "第一步之前给属性赋值，看看那样会怎样；可以写多次。"
      ),
      valueName: "object.property=value"
    )
  )
  var whatIf: [String] = []

  @Option(
    help: .init(
      Sentence(
        "Run in two ways, as ios12,ios18 or #lets,#filters, and show the first decision that differs.",
        zh: "用两种方式运行，如 ios12,ios18 或 #lets,#filters，显示第一个不同的决定。"
      ),
      valueName: "sides"
    ),
    completion: .custom { _, _, _ in ProfileSystem.names + SettingCompletion.candidates() }
  )
  var compare: String?

  @Option(
    help: .init(
      Sentence(
        "Write a picture into this file too: of the first failure, else of the last event.",
        zh: "另外把图片写入这个文件：第一处失败，否则最后一个事件。"
      ),
      valueName: "file"
    ),
    completion: .file(extensions: ["svg"])
  )
  var picture: String?

  @Option(
    help: .init(
      Sentence(
        "Also write a page in which the runs are walked through in a browser.",
        zh: "同时写出一个网页，在浏览器里走过这些运行。"
      ),
      valueName: "file"
    ),
    completion: .file(extensions: ["html"])
  )
  var player: String?

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    try checkPicture()
    try checkPlayer()
    if compare != nil, !whatIf.isEmpty {
      throw ValidationError(
        Sentence(
          "--compare takes changes itself, as --compare panel.isHidden=true: leave out --what-if.",
          zh: "--compare 自己就能写改动，如 --compare panel.isHidden=true：请去掉 --what-if。"
        )
      )
    }
    if all, let scenario = scenarios.first {
      throw ValidationError(
        Sentence(
          "--all runs every scenario: leave out '\(scenario.text)', or leave out --all.",
          zh: "--all 会运行所有情景：请去掉“\(scenario.text)”，或去掉 --all。"
        )
      )
    }
    try RouteLines.check(lines)
    if scenarios.isEmpty, !all {
      throw ValidationError(
        Sentence(
          "Name a scenario, or use --all. `responder list` shows what there is.",
          zh: "请写出情景，或用 --all。responder list 列出现有的情景。"
        )
      )
    }
  }

  func run() throws {
    let changes = try whatIf.map { try WhatIf($0) }
    let workbench = try WorkbenchClient(options)
    let comparison = try compare.map { text in
      try ComparedSides(text) { try ScenarioRunner.toggles(workbench) }
    }
    let (references, isList) = try references(workbench)
    var tally = RunTally(options: options, isForSeveral: references.count > 1 || isList)
    var faults: Int32 = 0
    var compared: [JSONValue] = []
    for reference in references {
      do {
        if let comparison {
          let answer = try compare(reference, comparison, workbench)
          // Several results are one value in the end.
          guard options.output != .json || !tally.isForSeveral else {
            compared.append(answer.value)
            continue
          }
          Output(options: options).write(
            answer.value,
            items: "runs",
            answer.result(lines: lines, isQuiet: quiet || isList)
          )
        } else {
          try run(reference, changes, workbench, isShort: quiet || isList, &tally)
        }
      } catch let error as ConnectionError {
        // Without a daemon none of the others could be run.
        throw error
      } catch {
        // The others are run all the same.
        guard let status = ErrorReport.told(error, options) else { throw error }
        tally.add(faulty: reference.text)
        faults = status.rawValue
      }
    }
    if comparison == nil { tally.end() }
    if let player, faults == 0 { try write(player: player, of: references, workbench) }
    if !compared.isEmpty { end(compared) }
    if faults == 0 { try drawPicture(workbench) }
    if let status = ExitStatus(rawValue: faults) { throw ToldAlready(status: status) }
    if !tally.hasPassed { throw NegativeResult() }
  }

  /// Runs a scenario and shows its routes.
  private func run(
    _ reference: ScenarioReference,
    _ changes: [WhatIf],
    _ workbench: WorkbenchClient,
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

  /// Finds where the routes of a scenario part when it runs both ways.
  private func compare(
    _ reference: ScenarioReference,
    _ sides: ComparedSides,
    _ workbench: WorkbenchClient
  ) throws -> ComparedScenario {
    let session = try RemoteSession(reference, in: workbench, options: options, profile: profile)
    defer { _ = try? session.call(.sessionClose) }
    return ComparedScenario(
      value: try sides.compare(session, variant: reference.variant, options),
      names: sides.names,
      heading: session.heading(reference)
    )
  }

  /// Writes several scenarios that were compared as one value.
  private func end(_ compared: [JSONValue]) {
    let parted = compared.contains { $0[.parted]?.bool == true }
    let value: JSONValue = [.parted: JSONValue(parted), .scenarios: JSONValue(compared)]
    Output(options: options).write(json: value, indent: 2)
  }

  /// What is run, and whether that is a list: a topic has a line for each of its runs.
  private func references(
    _ workbench: WorkbenchClient
  ) throws -> ([ScenarioReference], isList: Bool) {
    guard !all else {
      return (try ScenarioRunner.listed(workbench).compactMap(ScenarioReference.init), true)
    }
    var isList = false
    let references = try scenarios.flatMap { reference in
      guard let topic = reference.topic else { return [reference] }
      let ids = try ScenarioRunner.listed(workbench, [.topic: JSONValue(topic)])
      guard !ids.isEmpty else { return [reference] }
      isList = true
      return ids.compactMap(ScenarioReference.init)
    }
    return (references, isList)
  }
}
