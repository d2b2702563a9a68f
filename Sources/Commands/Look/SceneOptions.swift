import ArgumentParser
import Help
import Jansson
import Sentences
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

/// A place on the screen as it is typed: `120,33`, `buy`, `buy@3,3`, or as documents write it.
struct Place: ExpressibleByArgument, Sendable {
  let text: String

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
  }

  /// The place as documents write it.
  var json: JSONValue {
    if text.hasPrefix("[") || text.hasPrefix("{"), let value = try? JSON.parse(text) {
      return value
    }
    if let point = Place.point(text) { return point }
    guard let mark = text.lastIndex(of: "@"),
      let point = Place.point(String(text[text.index(after: mark)...]))
    else { return JSONValue(text) }
    return [.in: JSONValue(String(text[..<mark])), .point: point]
  }

  private static func point(_ text: String) -> JSONValue? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double(String($0.drop { $0 == " " }))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return JSONValue([x, y])
  }
}
