import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Draws the answer to a question: the event as it is, and beside it the same event after the first
/// of the changes that help.
final class WhyPicture {
  private let answer: WhyAnswer
  private let words: Words
  private let theme: PictureTheme
  /// The first change that helps, in words.
  private let fix: String?
  private let film: FilmWork
  /// The event's step, by its place in the script that is filmed.
  private let step: Int?

  /// - Parameters:
  ///   - answer: The answer.
  ///   - script: What was done in the session that was asked about.
  ///   - theme: The colours.
  ///   - writer: What has words for the change.
  ///   - progress: Takes how many steps have run, and of how many.
  /// - Throws: `render.impossible` where a document cannot be changed so.
  init(
    _ answer: WhyAnswer,
    _ script: PlayedScript,
    _ theme: PictureTheme,
    _ writer: ReasonWriter,
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) throws(WireError) {
    self.answer = answer
    self.theme = theme
    words = writer.words
    fix = answer.fixes.first.map { writer.text($0.sentence) }
    let isOfStep = answer.step != nil
    let sent = isOfStep ? nil : answer.stimulus.flatMap(script.sending)
    guard let document = sent?.document ?? script.goingOn() else {
      throw WhyPicture.impossible
    }
    step = answer.step?.index ?? sent?.step
    var subjects: [FilmSubject] = [
      .run(document, variant: script.variant, FilmChanges(written: script.written))
    ]
    if let fix = answer.fixes.first {
      subjects.append(try WhyPicture.changed(document, by: fix, script, before: step))
    }
    film = FilmWork(
      document,
      subjects,
      level: .route,
      steps: nil,
      page: FilmPage(first: 1, last: .max),
      build: ProgramVersion.current,
      progress: progress
    )
  }

  /// The run with a change, made when it was made in the run that proved it.
  private static func changed(
    _ document: ScenarioDocument,
    by fix: WhyAnswer.Fix,
    _ script: PlayedScript,
    before step: Int?
  ) throws(WireError) -> FilmSubject {
    guard let other = fix.edit.applied(to: document) else { throw impossible }
    // A copy, because the run as it is has the other one.
    var changes = FilmChanges(written: script.written.copy())
    if fix.isAtLaunch {
      let rest = fix.edit.written(into: changes.written, other, script.variant)
      changes.edits = rest.map { [$0] } ?? []
    } else {
      changes.edits = [fix.edit]
      changes.step = step
    }
    return .run(other, variant: script.variant, changes)
  }

  private static var impossible: WireError {
    WireError(
      .renderImpossible,
      Sentence(
        "what was done in the session is no script, and cannot be drawn",
        zh: "会话里所做的不成脚本，无法画出"
      )
    )
  }

  /// Films on until about a deadline; returns the picture when it is drawn.
  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> String? {
    switch try film.slice(until: deadline) {
    case .unfinished, .again: nil
    case .answered(let film), .finished(let film?): draw(PictureFilm(film))
    case .finished(nil): ""
    }
  }

  private func draw(_ film: PictureFilm) -> String {
    var options = Picture.Options()
    options.language = words.language
    options.theme = theme
    guard let left = film.runs.first else { return "" }
    let moment = moment(of: left, in: film)
    guard let fix, film.runs.count > 1 else {
      return Picture(film, left, moment: moment, options).text
    }
    let right = film.runs[1]
    return PicturePair(
      film,
      .init(left, moment: moment, words.say("As it is", zh: "现状")),
      .init(
        right,
        moment: decision(in: right, film, of: answer.fixes.first?.records ?? []),
        words.say("With the smallest change: \(fix)", zh: "用最小的改动：\(fix)")
      ),
      options
    ).text
  }

  /// The moment at which it goes otherwise than is wanted.
  private func moment(of run: PictureRun, in film: PictureFilm) -> Int {
    let record = answer.holds ? nil : answer.reasons.first?.number
    return record.flatMap(run.moment(ofRecord:)) ?? decision(in: run, film, of: answer.records)
  }

  /// The last decision of an event; of its step where its records tell none.
  private func decision(
    in run: PictureRun,
    _ film: PictureFilm,
    of records: [TraceRecord]
  ) -> Int {
    let decided = records.last { $0.rule != nil && $0.level <= .route }
    if let moment = decided.flatMap({ run.moment(ofRecord: $0.seq[.route]) }) { return moment }
    let step = run.steps.first { $0.index == self.step } ?? run.steps.last
    return step.map { run.decision(of: $0, in: film) } ?? run.count
  }
}
