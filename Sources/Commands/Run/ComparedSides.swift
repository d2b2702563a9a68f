import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// One side of `--compare`: parts joined by `+`.
///
/// `ios12`, `panHysteresis=20`, `#filters`, `card.isHidden=true`, `edited.json`,
/// `ios17+card.alpha=0`.
struct ComparedSide {
  /// The side as it was typed.
  let text: String

  private(set) var profile: ProfileText?
  private(set) var changes: [WhatIf] = []
  private(set) var variant: String?
  private(set) var document: ScenarioReference?

  /// Reads a side.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - toggles: The ids of disputed points, which look like properties of objects.
  /// - Throws: A complaint that names the part that is nothing of all this.
  init(_ text: String, toggles: [String]) throws(Complaint) {
    self.text = text
    var settings: [String] = []
    for part in TopLevel.split(text, at: "+") {
      let name = part.prefix { $0 != "=" }
      if part.hasPrefix("#") {
        variant = String(part.dropFirst())
      } else if part == name, let other = ScenarioReference(argument: part), other.isDocument {
        document = other
        variant = other.variant ?? variant
      } else if part != name, ComparedSide.isProperty(name), !toggles.contains(String(name)) {
        changes.append(try WhatIf(part, of: "--compare"))
      } else {
        settings.append(part)
      }
    }
    if !settings.isEmpty {
      profile = try ProfileText(settings.joined(separator: "+"), of: "--compare")
    }
  }

  /// Whether a name could be that of an object's property: those have no hyphen.
  static func isProperty(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".")
    return parts.count > 1 && parts.last?.contains("-") == false
  }

  /// Where a part could be either a disputed point or a property.
  static func mayBeToggle(_ text: String) -> Bool {
    TopLevel.split(text, at: "+").contains { part in
      part.contains("=") && isProperty(part.prefix { $0 != "=" })
    }
  }
}

/// The two sides of `--compare`.
struct ComparedSides {
  let sides: [ComparedSide?]

  /// Reads two sides with a comma between them, or one, which is compared with the run as it is.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - toggles: Asked for the ids of disputed points where they must be known.
  /// - Throws: A complaint about a side, or about how many there are.
  init(_ text: String, toggles: () throws -> [String]) throws {
    let parts = TopLevel.split(text, at: ",")
    guard parts.count <= 2 else {
      throw Complaint(
        .usage,
        Sentence(
          "--compare takes two sides, not \(parts.count)",
          zh: "--compare 需要两边，而不是 \(parts.count) 边"
        ),
        hint: Sentence(
          "Write two with a comma between them, as ios12,ios18; join their parts by +.",
          zh: "请写两边，用逗号隔开，如 ios12,ios18；每边的各部分用 + 连接。"
        )
      )
    }
    // Only where it matters: most comparisons do without this question to the daemon.
    let known = try ComparedSide.mayBeToggle(text) ? toggles() : []
    let read: [ComparedSide?] = try parts.map { try ComparedSide($0, toggles: known) }
    sides = read.count == 1 ? [nil] + read : read
    if let first = sides[0]?.document {
      throw Complaint(
        .usage,
        Sentence(
          "the first side of --compare is the scenario that is run, not \(first.text)",
          zh: "--compare 的第一边是所运行的情景，而不是 \(first.text)"
        ),
        hint: Sentence(
          "Write: responder run SCENARIO --compare \(first.text)",
          zh: "请写：responder run SCENARIO --compare \(first.text)"
        )
      )
    }
  }

  /// What either is called; nil for what the run is without `--compare`.
  var names: [String?] { sides.map { $0?.text } }

  /// Has a session's script run both ways.
  func compare(
    _ session: RemoteSession,
    variant: String?,
    _ options: GlobalOptions
  ) throws -> JSONValue {
    let params = try parameters(session, variant)
    let answer: JSONValue
    do {
      answer = try session.call(.scriptCompare, params)
    } catch let error as WireError {
      throw complaint(error) ?? error
    }
    if options.output == .text { tell(warnings: answer, options) }
    return answer
  }

  private func parameters(_ session: RemoteSession, _ variant: String?) throws -> JSONValue {
    let params = JSONValue.object()
    let hasVariants = sides.contains { $0?.variant != nil }
    if sides.contains(where: { $0?.profile != nil }) {
      // Both have to be there: of a side that changes nothing it is an empty one.
      let profiles = sides.map { side in side?.profile.map { [$0].changes } ?? .object() }
      params.set(.profiles, JSONValue(profiles))
    }
    if sides.contains(where: { $0?.changes.isEmpty == false }) {
      let changes = sides.map { side in JSONValue(side?.changes.map(\.json) ?? [JSONValue]()) }
      params.set(.changes, JSONValue(changes))
    }
    if let document = sides[1]?.document { params.set(.against, try document.parameters()) }
    if hasVariants {
      // Variants are named for both sides or for neither.
      let own = variant ?? session.variants.first ?? ""
      params.set(.variants, JSONValue(sides.map { $0?.variant ?? own }))
    } else if let variant {
      params.set(.variant, variant)
    }
    return params
  }

  /// The complaint about a side, where that is what an error is about.
  func complaint(_ error: WireError) -> (any Error)? {
    // It is the other document that is wrong; what is wrong with a profile is told with its option.
    if error.type == .scenarioInvalid, error.detail("diagnostics") != nil,
      error.path?.hasPrefix("/params/profiles") != true
    {
      return DocumentFaults(error)
    }
    for (number, side) in sides.enumerated() {
      let fault = ProfileFault.complaint(
        error,
        about: arguments(side),
        at: "/params/profiles/\(number)"
      )
      if let fault { return fault }
      let place = "/params/changes/\(number)"
      if let fault = side?.changes.complaint(about: error, at: place) { return fault }
    }
    return nil
  }

  private func tell(warnings answer: JSONValue, _ options: GlobalOptions) {
    let warnings = Array((answer[.warnings] ?? .array()).elements)
    for (number, side) in sides.enumerated() {
      let told = ProfileFault.sorted(warnings, about: arguments(side), at: "/profiles/\(number)")
      ProfileFault.tell(told.told, options)
    }
  }

  private func arguments(_ side: ComparedSide?) -> [(option: String, text: ProfileText)] {
    side?.profile.map { [("--compare", $0)] } ?? []
  }
}

/// A scenario that was run both ways.
struct ComparedScenario {
  /// What `script.compare` answered.
  let value: JSONValue
  let names: [String?]
  let heading: ScenarioHeading

  /// Where its runs part, as it is drawn.
  func result(lines: Int, isQuiet: Bool) -> ComparisonResult {
    ComparisonResult(value, names: names, heading: heading, lines: lines, isQuiet: isQuiet)
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
    for run in (answer[.runs] ?? .array()).elements {
      if !isQuiet { page.blank() }
      let title = heading.text(variant: run[.variant]?.string)
      var comparison = Comparison(run, of: names, title: title)
      comparison.limit = lines > 0 ? lines : nil
      comparison.isQuiet = isQuiet
      comparison.draw(on: &page)
    }
  }
}
