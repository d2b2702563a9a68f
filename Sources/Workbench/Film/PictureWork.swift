import Jansson
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Makes a film of a script, and draws one moment of it.
///
/// What is drawn is what `render.film` answers: a picture and a player cannot tell different things.
final class PictureWork: SlicedWork {
  private let film: FilmWork
  private let place: PicturePlace
  private let variant: String?
  private let options: Picture.Options

  init(_ film: FilmWork, _ place: PicturePlace, variant: String?, _ options: Picture.Options) {
    self.film = film
    self.place = place
    self.variant = variant
    self.options = options
  }

  var changed: Session? { nil }
  var step: Int { film.step }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    switch try film.slice(until: deadline) {
    case .unfinished, .again: .unfinished
    case .answered(let film), .finished(let film?): .finished(try result(PictureFilm(film)))
    case .finished(nil): .finished(nil)
    }
  }

  private func result(_ film: PictureFilm) throws(WireError) -> JSONValue {
    let (run, moment) = try place.find(in: film, variant: variant)
    let picture = Picture(film, run, moment: moment, options)
    let steps = run.steps.map { step -> JSONValue in
      [
        .index: JSONValue(step.index),
        .phrase: JSONValue(film.phrase(step.phrase, options.language)),
        .moment: JSONValue(run.decision(of: step, in: film)),
      ]
    }
    return [
      .text: JSONValue(picture.text), .moment: JSONValue(picture.shownMoment),
      .count: JSONValue(run.count), .variant: run.variant.map { JSONValue($0) } ?? .null,
      .passed: JSONValue(film.runs.allSatisfy(\.passed)), .steps: JSONValue(steps),
    ]
  }
}

extension RequestContext {
  func renderSvg(_ params: JSONValue) throws(WireError) -> Answer {
    let document = try filmedDocument(params)
    let place = try PicturePlace(params)
    let named = params[.variant] == nil ? nil : try variant(params, of: document)
    // Whether a rule decides elsewhere is told where it does not here.
    var needsAll = named == nil
    if case .rule = place { needsAll = true }
    let token = params[.progressToken]
    // All of the film, though one moment is drawn: roles and scenes add up from the launch on.
    let film = FilmWork(
      document,
      (needsAll ? document.runs : [named]).map { .run(document, variant: $0) },
      level: level(params),
      steps: try steps(params),
      page: FilmPage(first: 1, last: .max),
      build: ProgramVersion.current
    ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    return .work(PictureWork(film, place, variant: named, pictureOptions(params)))
  }

  private func pictureOptions(_ params: JSONValue) -> Picture.Options {
    var options = Picture.Options()
    options.language =
      params[.language]?.string.flatMap { Language(rawValue: $0) } ?? client.language
    options.theme = params[.theme]?.string.flatMap { PictureTheme(rawValue: $0) } ?? .auto
    options.layout = params[.layout]?.string.flatMap { Picture.Layout(rawValue: $0) } ?? .picture
    options.width = params[.width]?.int
    options.hasLayers = params[.layers]?.bool ?? false
    options.most = params[.limit]?.int ?? options.most
    return options
  }
}
