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
  private var subjects: ArraySlice<FilmSubject>
  private let level: TraceLevel
  private let steps: ClosedRange<Int>?
  private let page: FilmPage
  private let build: String
  /// How many moments there may be.
  private let most: Int
  private let progress: (_ done: Int, _ total: Int) -> Void
  private let tables = FilmTables()
  private var current: (any Filming)?
  private var runs: [FilmRun] = []
  private var comparisons: [FilmComparison] = []

  /// - Parameters:
  ///   - document: The document of which the film tells.
  ///   - subjects: The runs of the film.
  ///   - level: How much of them is told.
  ///   - steps: The steps of which the moments are wanted; `nil` for all.
  ///   - page: The moments that the answer has.
  ///   - build: What makes it.
  ///   - most: How many moments there may be.
  ///   - progress: Takes how many steps have run, and of how many.
  init(
    _ document: ScenarioDocument,
    _ subjects: [FilmSubject],
    level: TraceLevel,
    steps: ClosedRange<Int>?,
    page: FilmPage,
    build: String,
    most: Int = Limit.filmMoments.value,
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    self.document = document
    self.subjects = subjects[...]
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
      // Only here, since a comparison is over with its slower run.
      guard let current, !current.isOver else {
        current?.finish()
        guard let subject = subjects.popFirst() else { return .finished(try result()) }
        current = try begin(subject)
        continue
      }
      current.runStep()
      // After each step, not at the end: a script without end would fill the memory first.
      try checkLength(at: current.lastStep)
    } while ContinuousClock.now < deadline
    progress(step, runs.last?.scenario.stepCount ?? 0)
    return .unfinished
  }

  private func begin(_ subject: FilmSubject) throws(WireError) -> any Filming {
    switch subject {
    case .run(let document, let variant, let changes):
      return try launch(document, variant, changes)
    case .pair(let documents, let variants):
      let left = try launch(documents.left, variants.left)
      // Launched before either runs on: what is raised at a launch refuses the whole film.
      let right = try launch(documents.right, variants.right)
      let comparison = FilmComparison(
        left,
        right,
        at: runs.count - 2,
        isOneScript: documents.left.file == documents.right.file
      )
      comparisons.append(comparison)
      return comparison
    }
  }

  private func launch(
    _ document: ScenarioDocument,
    _ variant: String?,
    _ changes: FilmChanges = FilmChanges()
  ) throws(WireError) -> FilmRun {
    let run = try FilmRun(
      document,
      variant: variant,
      level: level,
      steps: steps,
      tables: tables,
      changes: changes
    )
    runs.append(run)
    return run
  }

  private func checkLength(at step: Int) throws(WireError) {
    let count = runs.reduce(0) { $0 + $1.count }
    guard count > most else { return }
    throw WireError(
      .renderTooLong,
      Sentence(
        "the film has more than \(most) moments in step \(step)",
        zh: "影片到第 \(step) 步已超过 \(most) 个瞬间"
      ),
      details: [.init(.step, .integer(step))]
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
        hint: Sentence(
          "The `next` of a page is where the next one begins.",
          zh: "一页的 `next` 是下一页开始之处。"
        ),
        details: [.init(.count, .integer(count))]
      )
    }
    let writer = FilmWriter(
      document,
      runs,
      comparisons: comparisons,
      tables,
      level: level,
      build: build
    )
    return writer.json(page)
  }
}
