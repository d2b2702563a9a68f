import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes a run of a film, or what a page has of it.
struct FilmRunWriter {
  private let run: FilmRun
  private let place: Int
  private let document: ScenarioDocument
  private let tables: FilmTables

  /// - Parameters:
  ///   - run: The run.
  ///   - place: Its place among the film's runs.
  ///   - document: The film's document, which names the variants.
  ///   - tables: What the film says once.
  init(_ run: FilmRun, at place: Int, in document: ScenarioDocument, _ tables: FilmTables) {
    self.run = run
    self.place = place
    self.document = document
    self.tables = tables
  }

  /// The run as far as some moments tell it; its head, where a film begins.
  func json(_ moments: ClosedRange<Int>?, isHead: Bool) -> JSONValue {
    let object: JSONValue = [.run: JSONValue(place)]
    if isHead { addHead(to: object) }
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

  private func addHead(to object: JSONValue) {
    object.set(.variant, run.scenario.variant.map { JSONValue($0) } ?? .null)
    // In the film's document: of two that are compared the other may call its variants otherwise.
    let title = document.variants.first { $0.id == run.scenario.variant }?.title
    if let title { object.set(.title, title.filmed) }
    object.set(.profile, run.scenario.simulation.profile.json)
    object.set(.passed, run.passed)
    if let failure = run.failure {
      object.set(
        .failure,
        [
          .pointer: JSONValue(failure.pointer), .step: JSONValue(failure.step),
          .expected: failure.expected.filmed, .actual: failure.actual.filmed,
          .moment: JSONValue(failure.moment),
        ]
      )
    }
    if let error = run.error {
      object.set(.error, [.type: JSONValue(error.type), .message: error.message.filmed])
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
    if let ask = step.ask { object.set(.ask, json(ask)) }
    return object
  }

  private func json(_ ask: FilmAsk) -> JSONValue {
    let object: JSONValue = [
      .prompt: ask.prompt.filmed, .options: JSONValue(ask.options.map(json)),
      .right: JSONValue(ask.right), .why: ask.why.filmed,
    ]
    if let moment = ask.moment { object.set(.moment, moment) }
    return object
  }

  private func json(_ option: FilmAsk.Option) -> JSONValue {
    let object: JSONValue = [.id: JSONValue(option.id), .text: option.text.filmed]
    if let belief = option.belief { object.set(.belief, belief.filmed) }
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
    // No object has this place, and a member of its own would be there for very few ways.
    let objects = way.objects.map { JSONValue($0) } + (way.isCut ? [JSONValue(-1)] : [])
    return JSONValue([JSONValue(way.moment), JSONValue(objects)])
  }

  private func json(
    _ recognizer: FilmRecognizer,
    _ moments: ClosedRange<Int>?,
    isHead: Bool
  ) -> JSONValue? {
    let changes = recognizer.changes.filter { moments?.contains($0.moment) == true }
    // The first page names them all, so that lanes have their order before their moments come.
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
