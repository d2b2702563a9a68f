import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder why`.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Find why something does not happen, and the changes after which it does"
  )

  @OptionGroup var scene: SceneOptions

  @Argument(
    help: .init(
      "An object that should get the event, an occurrence or a value.",
      discussion: "As in buy, list.didSelectRowAt, panel.isHighlighted=true. Without it, the "
        + "first expectation that fails."
    )
  )
  var wanted: String?

  @Option(help: .init("The step whose event is meant: its label, or its number from 0."))
  var step: String?

  @Option(
    help: .init(
      "A tap there instead: 120,33, buy, or buy@3,3.",
      valueName: "place"
    )
  )
  var at: Place?

  @Option(
    help: .init(
      "Another event, as a step writes it: '{\"send\": \"touch.tap\", \"at\": \"buy\"}'.",
      valueName: "json"
    )
  )
  var stimulus: String?

  @Option(help: .init("The variant, as #VARIANT behind the scenario.", valueName: "id"))
  var variant: String?

  @Option(help: .init("How often an occurrence is wanted; else at least once."))
  var times: Int?

  @OptionGroup var options: GlobalOptions

  func run() throws {
    var scene = scene
    if let variant { scene.scenario.variant = variant }
    let session = try scene.open(try Workbench(options), options)
    let answer = try session.call("script.why", try question())
    let records = Array((answer["records"] ?? .array()).elements)
    let isMissed = answer["holds"]?.bool != true
    Output(options: options).write(answer, WhyNot(answer, records: isMissed ? records : []))
    if isMissed { throw NegativeResult() }
  }

  /// The parameters of the question.
  private func question() throws -> JSONValue {
    let given = [step != nil, at != nil, stimulus != nil]
    guard given.count(where: \.self) <= 1 else {
      throw Complaint(
        .usage,
        "--step, --at and --stimulus each name an event",
        hint: "Give one of them."
      )
    }
    let params = JSONValue.object()
    if let wanted { params.set("want", wanted) }
    if let step { params.set("step", Int(step).map { JSONValue($0) } ?? JSONValue(step)) }
    if let at { params.set("stimulus", ["send": "touch.tap", "at": at.json]) }
    if let stimulus { params.set("stimulus", try TypedJSON.object(stimulus, of: "--stimulus")) }
    if let times { params.set("times", times) }
    return params
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
