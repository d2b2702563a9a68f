import ArgumentParser
import Help
import Jansson
import Sentences
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

  /// Opens a session and brings it to that moment.
  func open(_ workbench: WorkbenchClient, _ options: GlobalOptions) throws -> RemoteSession {
    let session = try RemoteSession(scenario, in: workbench, options: options, profile: profile)
    for _ in 0..<max(0, after) { _ = try session.call(.scriptStep) }
    return session
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
