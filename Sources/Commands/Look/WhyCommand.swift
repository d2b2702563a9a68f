import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder why`.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Find why an object does not get an event, and the smallest changes that help"
  )

  @OptionGroup var scene: SceneOptions

  @Argument(help: "The object that should get it.")
  var object: String

  @Option(
    help: .init(
      "The event, as a step writes it: '{\"send\": \"touch.tap\", \"at\": \"buy\"}'.",
      discussion: "Without it, a tap in the middle of the object, or of a recognizer's view.",
      valueName: "json"
    )
  )
  var stimulus: String?

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let session = try scene.open(try Workbench(options), options)
    try session.subscribe(level: .route)
    let params: JSONValue = ["want": JSONValue(object)]
    if let stimulus { params.set("stimulus", try TypedJSON.object(stimulus, of: "--stimulus")) }
    let answer = try session.call("hit.why", params)
    let isMissed = answer["got"]?.string != answer["wanted"]?.string
    var drawn: Route?
    if isMissed, let stimulus = answer["stimulus"] { drawn = try route(in: session, stimulus) }
    Output(options: options).write(answer, WhyNot(answer, route: drawn))
    if isMissed { throw NegativeResult() }
  }

  /// Sends the stimulus for its route; its records have the numbers of which the answer speaks.
  private func route(in session: ScenarioSession, _ stimulus: JSONValue) throws -> Route? {
    guard let method = stimulus["send"]?.string else { return nil }
    let params = JSONValue.object()
    for (name, value) in stimulus.members where name != "send" { params.set(name, value) }
    _ = try session.call(method, params)
    let records = session.takeRecords()
    return records.isEmpty ? nil : Route(records: records)
  }
}

/// Reads JSON that was typed as an argument.
enum TypedJSON {
  static func object(_ text: String, of name: String) throws -> JSONValue {
    do throws(JSONError) {
      return try JSON.parse(text, limits: .request)
    } catch {
      throw Complaint(
        .usage,
        "what was given for \(name) is no JSON: \(error.message), at character \(error.column)",
        hint: "Quote it for the shell, as in '{\"at\": \"buy\"}'."
      )
    }
  }
}
