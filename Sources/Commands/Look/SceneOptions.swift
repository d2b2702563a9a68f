import ArgumentParser
import Help
import Jansson
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// Which moment of a scenario is looked at.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME or a file; #VARIANT for one variant.",
        zh: "TOPIC/NAME 或文件；#VARIANT 指一个变体。"
      )
    )
  )
  var scenario: ScenarioReference

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
  }

  /// Opens a session and brings it to that moment.
  func open(_ workbench: WorkbenchClient, _ options: GlobalOptions) throws -> RemoteSession {
    let session = try RemoteSession(scenario, in: workbench, options: options, profile: profile)
    for step in 0..<after {
      do {
        _ = try session.call(.scriptStep)
      } catch let error as WireError where error.type == .scriptFinished {
        throw tooMany(steps: step)
      }
    }
    return session
  }
}

extension SceneOptions {
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

extension TypedPlace: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
