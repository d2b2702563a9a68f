import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// Which moment of a scenario, or of an app that was printed, is looked at.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME or a file; #VARIANT for one variant.",
        zh: "TOPIC/NAME 或文件；#VARIANT 指一个变体。"
      )
    )
  )
  var scenario: ScenarioReference?

  @OptionGroup var dump: DumpOptions

  @Option(
    help: .init(
      Sentence("Run so many steps of the script before.", zh: "先运行脚本的多少步。"),
      valueName: "number"
    )
  )
  var after = 0

  @OptionGroup var profile: ProfileOptions

  func validate() throws {
    guard after >= 0 else {
      throw ValidationError(
        Sentence(
          "--after is a number of steps, not \(after).",
          zh: "--after 是步数，而不是 \(after)。"
        )
      )
    }
    switch (scenario, dump.dump) {
    case (nil, nil):
      throw ValidationError(
        Sentence(
          "Name a scenario, or give what was printed with --dump.",
          zh: "请写出情景，或用 --dump 给出打印的内容。"
        )
      )
    case (let scenario?, _?):
      throw ValidationError(
        Sentence(
          "--dump takes the place of '\(scenario.text)': objects are named with --view, places with "
            + "--at.",
          zh: "--dump 代替了“\(scenario.text)”：对象用 --view 指定，位置用 --at 指定。"
        )
      )
    default: break
    }
  }

  /// Opens a session, brings it to that moment, and hands it on.
  ///
  /// What was printed may be no tree of views: then that is told, with the command that helps, and
  /// nothing is handed on, unless `treeless` can answer of the report alone.
  ///
  /// - Returns: Whether there was a tree.
  @discardableResult
  func look(
    _ options: GlobalOptions,
    _ asked: AskedOptions? = nil,
    treeless: (JSONValue) -> Bool = { _ in false },
    _ body: (Scene) throws -> Void
  ) throws -> Bool {
    let workbench = try WorkbenchClient(options)
    do {
      try body(try open(asked, workbench, options))
      return true
    } catch let error as WireError where error.type == .importNoGeometry {
      guard let report = error.detail("report")?.json(in: options.style.language) else {
        throw error
      }
      guard !treeless(report) else { return false }
      let answer = TreelessAnswer(report)
      Output(options: options).write(answer.json, answer)
      return false
    }
  }

  private func open(
    _ asked: AskedOptions?,
    _ workbench: WorkbenchClient,
    _ options: GlobalOptions
  ) throws -> Scene {
    var profile = profile
    // Before the session is opened, which would refuse an object for a setting.
    let assigned = try SuppositionList(sorting: &profile, in: workbench)
    let session: RemoteSession
    if let dump = dump.dump {
      session = try self.dump.open(dump, asked, in: workbench, options, profile)
    } else if let scenario {
      session = try RemoteSession(scenario, in: workbench, options: options, profile: profile)
    } else {
      preconditionFailure("validate() lets nothing through without a scenario or --dump")
    }
    let scene = Scene(session, asked)
    try assigned.assign(in: scene)
    for step in 0..<after {
      do {
        _ = try session.call(.scriptStep)
      } catch let error as WireError where error.type == .scriptFinished {
        throw tooMany(steps: step)
      }
    }
    return scene
  }

  /// What to say of more steps than the script has.
  private func tooMany(steps: Int) -> Complaint {
    Complaint(
      .badInput,
      Sentence(
        "--after \(after): the script has \(steps) \(steps == 1 ? "step" : "steps")",
        zh: "--after \(after)：脚本只有 \(steps) 步"
      ),
      hint: Sentence(
        "`responder run` shows them with their numbers.",
        zh: "responder run 会显示它们和序号。"
      )
    )
  }
}
