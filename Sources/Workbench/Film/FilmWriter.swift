import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes a film as it crosses the wire: lists once, then columns.
///
/// The same run gives the same bytes: no date, no path, no order of a hash.
struct FilmWriter {
  private let document: ScenarioDocument
  private let runs: [FilmRun]
  private let tables: FilmTables
  private let level: TraceLevel
  private let build: String

  init(
    _ document: ScenarioDocument,
    _ runs: [FilmRun],
    _ tables: FilmTables,
    level: TraceLevel,
    build: String
  ) {
    self.document = document
    self.runs = runs
    self.tables = tables
    self.level = level
    self.build = build
  }

  /// A page: the first has all but later moments, the others only theirs.
  func json(_ page: FilmPage) -> JSONValue {
    let film: JSONValue = [.film: 1]
    if page.first == 1 { addHead(to: film) }
    var parts: [JSONValue] = []
    var before = 0
    for (place, run) in runs.enumerated() {
      let moments = page.moments(after: before, of: run.count)
      before += run.count
      // The first page tells of all runs, also of those whose moments stand on later ones.
      guard moments != nil || page.first == 1 else { continue }
      parts.append(json(run, at: place, moments, isHead: page.first == 1))
    }
    film.set(.runs, JSONValue(parts))
    if page.last < before { film.set(.next, page.last + 1) }
    return film
  }

  // MARK: - Lists

  private func addHead(to film: JSONValue) {
    film.set(.scenario, JSONValue(document.id))
    film.set(.title, document.title.json)
    if let summary = document.summary { film.set(.summary, summary.json) }
    film.set(.build, build)
    film.set(.level, level.name)
    film.set(
      .phrases,
      JSONValue(tables.phrases.map { JSONValue([JSONValue($0.english), JSONValue($0.chinese)]) })
    )
    film.set(.objects, JSONValue(tables.objects.map(json)))
    film.set(.rules, JSONValue(tables.rules.compactMap(json)))
    film.set(
      .kinds,
      JSONValue(
        tables.kinds.map { JSONValue([JSONValue($0.name), JSONValue($0.direction.rawValue)]) }
      )
    )
    film.set(.roleNames, JSONValue(Role.allCases.map { JSONValue($0.name) }))
  }

  private func json(_ object: FilmObject) -> JSONValue {
    [
      .id: JSONValue(object.id), .class: JSONValue(object.className),
      .kind: JSONValue(object.kind.rawValue),
    ]
  }

  private func json(_ id: String) -> JSONValue? {
    guard let entry = Rule.named(id)?.entry else { return nil }
    let rule: JSONValue = [
      .id: JSONValue(id), .number: JSONValue(Int(entry.rule.number)),
      .known: JSONValue(entry.confidence.rawValue), .text: entry.text.json,
    ]
    if let toggle = Toggle(rawValue: id), let run = runs.first {
      rule.set(.profile, run.scenario.simulation.profile.setting(toggle).json)
    }
    return rule
  }

  // MARK: - Runs

  private func json(
    _ run: FilmRun,
    at place: Int,
    _ moments: ClosedRange<Int>?,
    isHead: Bool
  ) -> JSONValue {
    let object: JSONValue = [.run: JSONValue(place)]
    if isHead { addHead(of: run, to: object) }
    object.set(.moments, FilmColumns(run.maker.moments, moments, tables).json)
    object.set(.scenes, FilmSceneWriter(run.scenes.deltas).json(moments))
    object.set(
      .touches,
      JSONValue(run.maker.fingers.rows.filter { moments?.contains($0.moment) == true }.map(json))
    )
    object.set(.roles, FilmRoleWriter(run.maker.roleChanges).json(moments))
    object.set(
      .ways,
      JSONValue(run.ways.all.filter { moments?.contains($0.moment) == true }.map(json))
    )
    object.set(
      .recognizers,
      JSONValue(run.maker.recognizers.all.compactMap { json($0, moments, isHead: isHead) })
    )
    return object
  }

  private func addHead(of run: FilmRun, to object: JSONValue) {
    object.set(.variant, run.scenario.variant.map { JSONValue($0) } ?? .null)
    let title = document.variants.first { $0.id == run.scenario.variant }?.title
    if let title { object.set(.title, title.json) }
    object.set(.profile, run.scenario.simulation.profile.json)
    object.set(.passed, run.passed)
    if let failure = run.failure {
      object.set(
        .failure,
        [
          .pointer: JSONValue(failure.pointer), .step: JSONValue(failure.step),
          .expected: failure.expected.json, .actual: failure.actual.json,
          .moment: JSONValue(failure.moment),
        ]
      )
    }
    if let error = run.error {
      object.set(.error, [.type: JSONValue(error.type), .message: error.message.json])
    }
    object.set(
      .screen,
      JSONValue([FilmNumber.length(run.screen.width), FilmNumber.length(run.screen.height)])
    )
    object.set(.count, run.count)
    object.set(.steps, JSONValue(run.steps.map(json)))
  }

  private func json(_ step: FilmStep) -> JSONValue {
    let object: JSONValue = [
      .index: JSONValue(step.index), .pointer: JSONValue(step.pointer),
      .phrase: JSONValue(step.phrase), .first: JSONValue(step.first), .last: JSONValue(step.last),
      .outcome: JSONValue(step.outcome ?? -1),
    ]
    if let label = step.label { object.set(.label, label) }
    return object
  }

  private func json(_ row: FingerRow) -> JSONValue {
    var values = [
      JSONValue(row.moment), JSONValue(row.finger), JSONValue(row.phase),
      FilmNumber.length(row.x), FilmNumber.length(row.y),
    ]
    if let isHeld = row.isHeld { values.append(JSONValue(isHeld ? 1 : 0)) }
    return JSONValue(values)
  }

  private func json(_ way: Way) -> JSONValue {
    let objects = way.objects.map { JSONValue($0) } + (way.isCut ? [JSONValue(-1)] : [])
    return JSONValue([JSONValue(way.moment), JSONValue(objects)])
  }

  private func json(
    _ recognizer: FilmRecognizer,
    _ moments: ClosedRange<Int>?,
    isHead: Bool
  ) -> JSONValue? {
    let changes = recognizer.changes.filter { moments?.contains($0.moment) == true }
    guard isHead || !changes.isEmpty else { return nil }
    return [
      .object: JSONValue(recognizer.object), .view: JSONValue(recognizer.view ?? -1),
      .needs: JSONValue(recognizer.needs.map { JSONValue($0) }),
      .changes: JSONValue(
        changes.map { change in
          JSONValue(
            [JSONValue(change.moment), JSONValue(change.state)]
              + (change.by.map { [JSONValue($0)] } ?? [])
          )
        }
      ),
    ]
  }
}

/// Numbers of a film, with no more digits than a drawing needs.
enum FilmNumber {
  /// A length in points, with three decimals at most.
  static func length(_ value: Double) -> JSONValue { rounded(value, 1000) }

  /// A factor of a matrix, with six decimals at most.
  static func factor(_ value: Double) -> JSONValue { rounded(value, 1_000_000) }

  private static func rounded(_ value: Double, _ parts: Double) -> JSONValue {
    // What is infinite or no number is nowhere to be drawn.
    guard value.isFinite else { return JSONValue(0) }
    let rounded = (value * parts).rounded() / parts
    guard rounded.isFinite else { return JSONValue(0) }
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return JSONValue(Int(rounded)) }
    return JSONValue(rounded)
  }
}

extension Sentence {
  /// The sentence in every language.
  fileprivate var json: JSONValue {
    ["en": JSONValue(english), "zh-Hans": JSONValue(chinese)]
  }
}

extension Text {
  /// The text in every language that it has.
  fileprivate var json: JSONValue {
    let object: JSONValue = ["en": JSONValue(en)]
    if let zhHans { object.set("zh-Hans", zhHans) }
    return object
  }
}
