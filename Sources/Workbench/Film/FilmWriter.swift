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
  private let comparisons: [FilmComparison]
  private let tables: FilmTables
  private let level: TraceLevel
  private let build: String

  init(
    _ document: ScenarioDocument,
    _ runs: [FilmRun],
    comparisons: [FilmComparison] = [],
    _ tables: FilmTables,
    level: TraceLevel,
    build: String
  ) {
    self.document = document
    self.runs = runs
    self.comparisons = comparisons
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
      let writer = FilmRunWriter(run, at: place, in: document, tables)
      parts.append(writer.json(moments, isHead: page.first == 1))
    }
    film.set(.runs, JSONValue(parts))
    if page.last < before { film.set(.next, page.last + 1) }
    return film
  }

  // MARK: - Lists

  private func addHead(to film: JSONValue) {
    film.set(.scenario, JSONValue(document.id))
    film.set(.title, document.title.filmed)
    if let summary = document.summary { film.set(.summary, summary.filmed) }
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
    if !comparisons.isEmpty { film.set(.compare, JSONValue(comparisons.map(json))) }
  }

  private func json(_ comparison: FilmComparison) -> JSONValue {
    let places = [comparison.place, comparison.place + 1]
    let object: JSONValue = [
      .runs: JSONValue(places.map { JSONValue($0) }),
      .pairs: JSONValue(
        comparison.pairs.map { JSONValue([JSONValue($0.left), JSONValue($0.right)]) }
      ),
    ]
    if let parting = comparison.parting { object.set(.parts, parting) }
    return object
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
      .known: JSONValue(entry.confidence.rawValue), .text: entry.text.filmed,
    ]
    if let toggle = Toggle(rawValue: id), let run = runs.first {
      rule.set(.profile, run.scenario.simulation.profile.setting(toggle).json)
    }
    return rule
  }
}
