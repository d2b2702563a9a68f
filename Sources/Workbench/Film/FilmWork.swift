import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Runs the variants of a script for a film, a few steps at a time, and gives one page of it.
///
/// No run is the session's own, which stays as it is. A later page is made by running again: the
/// same script gives the same moments.
final class FilmWork: SlicedWork {
  private let document: ScenarioDocument
  private var variants: ArraySlice<String?>
  private let level: TraceLevel
  private let steps: ClosedRange<Int>?
  private let page: FilmPage
  private let build: String
  /// How many moments there may be.
  private let most: Int
  private let progress: (_ done: Int, _ total: Int) -> Void
  private let tables = FilmTables()
  private var runs: [FilmRun] = []

  init(
    _ document: ScenarioDocument,
    variants: [String?],
    level: TraceLevel,
    steps: ClosedRange<Int>?,
    page: FilmPage,
    build: String,
    most: Int = Limit.filmMoments.value,
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    self.document = document
    self.variants = variants[...]
    self.level = level
    self.steps = steps
    self.page = page
    self.build = build
    self.most = most
    self.progress = progress
  }

  var changed: Session? { nil }
  var step: Int { runs.last?.scenario.nextStep ?? 0 }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    repeat {
      guard let run = runs.last, !run.isOver else {
        runs.last?.finish()
        guard let variant = variants.popFirst() else { return .finished(try result()) }
        runs.append(
          try FilmRun(document, variant: variant, level: level, steps: steps, tables: tables)
        )
        continue
      }
      run.runStep()
      try checkLength(run)
    } while ContinuousClock.now < deadline
    progress(step, runs.last?.scenario.stepCount ?? 0)
    return .unfinished
  }

  private func checkLength(_ run: FilmRun) throws(WireError) {
    let count = runs.reduce(0) { $0 + $1.count }
    guard count > most else { return }
    throw WireError(
      .renderTooLong,
      Sentence(
        "the film has more than \(most) moments in step \(run.steps.last?.index ?? 0)",
        zh: "影片到第 \(run.steps.last?.index ?? 0) 步已超过 \(most) 个瞬间"
      ),
      details: [.init(.step, .integer(run.steps.last?.index ?? 0))]
    )
  }

  private func result() throws(WireError) -> JSONValue {
    let count = runs.reduce(0) { $0 + $1.count }
    guard page.first <= count else {
      throw WireError(
        .renderNoMoment,
        Sentence(
          "the film has \(count) moments, and no moment \(page.first)",
          zh: "影片有 \(count) 个瞬间，没有第 \(page.first) 个"
        ),
        path: "/params/from",
        details: [.init(.count, .integer(count))]
      )
    }
    return FilmWriter(document, runs, tables, level: level, build: build).json(page)
  }
}

extension RequestContext {
  func renderFilm(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    var document = session.document
    if let changes = params[.profile], changes.count > 0 {
      document =
        try read(
          RequestedDocument(session.source.changing(profile: changes), on: shelf),
          profileAt: "/params/profile"
        ).0
    }
    let variants =
      params[.variant] == nil ? document.runs : [try variant(params, of: document)]
    let first = params[.from]?.int ?? 1
    let token = params[.progressToken]
    return .work(
      FilmWork(
        document,
        variants: variants,
        level: level(params),
        steps: try steps(params),
        page: FilmPage(first: first, last: first + (params[.limit]?.int ?? 10_000) - 1),
        build: ProgramVersion.current
      ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    )
  }

  private func steps(_ params: JSONValue) throws(WireError) -> ClosedRange<Int>? {
    guard let given = params[.steps]?.elements.compactMap(\.int), given.count == 2 else {
      return nil
    }
    guard given[0] <= given[1] else {
      throw WireError(
        .paramsOutOfRange,
        Sentence(
          "the last step, \(given[1]), stands before the first, \(given[0])",
          zh: "最后一步 \(given[1]) 在第一步 \(given[0]) 之前"
        ),
        path: "/params/steps/1"
      )
    }
    return given[0]...given[1]
  }
}
