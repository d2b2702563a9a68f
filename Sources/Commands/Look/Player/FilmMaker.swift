import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// What is filmed of a scenario.
struct WantedFilm {
  var profile: ProfileOptions
  var level = FilmLevel.route
  var steps: StepRange?
  /// Two sides, as they were typed.
  var compare: String?
}

/// Has scenarios filmed by the workbench.
struct FilmMaker {
  let workbench: WorkbenchClient
  let wanted: WantedFilm
  let options: GlobalOptions

  /// Films every variant of a scenario, or the one that the reference names.
  func film(_ reference: ScenarioReference) throws -> PlayerFilm {
    let session = try open(reference)
    defer { _ = try? session.call(.sessionClose) }
    let params: JSONValue = [.level: JSONValue(wanted.level.rawValue)]
    let variants = session.variants
    let sides = try wanted.compare.map { text in
      try ComparedSides(film: text, variants: variants) { try ScenarioRunner.toggles(workbench) }
    }
    if let sides {
      sides.ask(in: params, of: reference.variant, among: variants)
    } else if let variant = reference.variant {
      params.set(.variant, variant)
    } else if variants.count == 2 {
      // Two that are all there are want to be seen side by side.
      params.set(.compare, JSONValue(variants))
    }
    if let steps = wanted.steps { params.set(.steps, steps.json) }
    let filmed: PlayerFilm
    do {
      filmed = PlayerFilm(named(try pages(session, params).film, reference))
    } catch let error as WireError {
      throw sides?.complaint(error) ?? error
    }
    try checkSteps(filmed, reference)
    return filmed
  }

  private func pages(_ session: RemoteSession, _ params: JSONValue) throws -> FilmPages {
    var pages = FilmPages(try session.call(.renderFilm, params))
    while let next = pages.next {
      params.set(.from, next)
      pages.add(try session.call(.renderFilm, params))
    }
    return pages
  }

  /// A film of a document without an id is called by its file's name: where the file lies is nobody's
  /// business who gets the page, and another place must not make another page.
  private func named(_ film: JSONValue, _ reference: ScenarioReference) -> JSONValue {
    guard film[.scenario]?.string?.hasPrefix("/") == true, let file = reference.file else {
      return film
    }
    film.set(.scenario, file.split(separator: "/").last.map(String.init) ?? file)
    return film
  }

  private func open(_ reference: ScenarioReference) throws -> RemoteSession {
    if let recorded = try RecordedScenario(reference) {
      return try RemoteSession(
        recorded.parameters,
        in: workbench,
        options: options,
        profile: wanted.profile
      )
    }
    return try RemoteSession(reference, in: workbench, options: options, profile: wanted.profile)
  }

  /// Refuses steps that the script does not have: a film of the launch alone is not what was meant.
  private func checkSteps(_ filmed: PlayerFilm, _ reference: ScenarioReference) throws {
    guard let steps = wanted.steps else { return }
    let told = filmed.runs.compactMap { $0[.steps]?.count }.max() ?? 0
    // A run that an error stopped may have ended before them.
    guard told <= 1, filmed.hasPassed else { return }
    let first = steps.steps.lowerBound
    throw Complaint(
      .usage,
      Sentence(
        "--steps \(first): \(reference.text) has no step \(first)",
        zh: "--steps \(first)：\(reference.text) 没有第 \(first) 步"
      ),
      hint: Sentence(
        "`responder run` shows the steps with their numbers.",
        zh: "responder run 会显示步骤和序号。"
      )
    )
  }
}
