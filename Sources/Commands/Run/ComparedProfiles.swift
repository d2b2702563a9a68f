import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// The two profiles of `--compare`.
struct ComparedProfiles {
  private let sides: [ProfileText?]

  /// Reads two profiles with a comma between them, or one, which is compared with none.
  init(_ text: String) throws(Complaint) {
    var sides: [ProfileText?] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      sides.append(try ProfileText(String(part), of: "--compare"))
    }
    guard sides.count <= 2 else {
      throw Complaint(
        .usage,
        "--compare takes two profiles, not \(sides.count)",
        hint: "Write two with a comma between them, as ios12,ios18; join settings by +."
      )
    }
    self.sides = sides.count == 1 ? [nil] + sides : sides
  }

  /// What either is called; nil for what the run is without `--compare`.
  var names: [String?] { sides.map { $0?.text } }

  /// Has a session's script run under both.
  func compare(
    _ session: ScenarioSession,
    variant: String?,
    _ options: GlobalOptions
  ) throws -> JSONValue {
    let profiles = sides.map { side in side.map { [$0].changes } ?? .object() }
    let params: JSONValue = ["profiles": JSONValue(profiles)]
    if let variant { params.set("variant", variant) }
    let answer: JSONValue
    do {
      answer = try session.call("script.compare", params)
    } catch let error as WireError {
      throw complaint(error) ?? error
    }
    if options.output == .text { tell(warnings: answer, options) }
    return answer
  }

  private func complaint(_ error: WireError) -> Complaint? {
    sides.enumerated().lazy.compactMap { number, side in
      ProfileFault.complaint(
        error,
        about: arguments(side),
        at: "/params/profiles/\(number)"
      )
    }.first
  }

  private func tell(warnings answer: JSONValue, _ options: GlobalOptions) {
    let warnings = Array((answer["warnings"] ?? .array()).elements)
    for (number, side) in sides.enumerated() {
      let told = ProfileFault.sorted(warnings, about: arguments(side), at: "/profiles/\(number)")
      ProfileFault.tell(told.told, options)
    }
  }

  private func arguments(_ side: ProfileText?) -> [(option: String, text: ProfileText)] {
    side.map { [("--compare", $0)] } ?? []
  }
}

/// Where the runs of a scenario part.
struct ComparisonResult: Drawing {
  private let answer: JSONValue
  private let names: [String?]
  private let heading: ScenarioHeading
  private let lines: Int
  private let isQuiet: Bool

  init(
    _ answer: JSONValue,
    names: [String?],
    heading: ScenarioHeading,
    lines: Int,
    isQuiet: Bool
  ) {
    self.answer = answer
    self.names = names
    self.heading = heading
    self.lines = lines
    self.isQuiet = isQuiet
  }

  func draw(on page: inout Page) {
    for run in (answer["runs"] ?? .array()).elements {
      if !isQuiet { page.blank() }
      let title = heading.text(variant: run["variant"]?.string)
      var comparison = Comparison(run, of: names, title: title)
      comparison.limit = lines > 0 ? lines : nil
      comparison.isQuiet = isQuiet
      comparison.draw(on: &page)
    }
  }
}
