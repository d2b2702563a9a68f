import Foundation
import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// A step of a film: its moments, and what came of it.
struct FilmStep {
  /// The step's place in the script; -1 of the launch.
  var index: Int
  var pointer: String
  var label: String?
  var phrase: Int
  var first: Int
  var last: Int
  /// What came of it, as a phrase.
  var outcome: Int?
  /// What it asks about the steps that follow.
  var ask: FilmAsk?
}

/// The first expectation of a run that did not hold.
struct FilmFailure {
  var pointer: String
  var step: Int
  var expected: Sentence
  var actual: Sentence
  var moment: Int
}

/// One variant of a script, run from its launch, with everything that a drawing of it needs.
final class FilmRun: Filming {
  let tables: FilmTables
  let level: TraceLevel
  let scenario: ScenarioSession
  private(set) var steps: [FilmStep] = []
  private(set) var failure: FilmFailure?
  private(set) var error: ScenarioError?
  private(set) var passed = true

  /// The moments with roles, fingers and recognizers.
  private(set) var maker: MomentMaker
  /// What is on the screen.
  private(set) var scenes: SceneMaker
  /// The chains.
  private(set) var ways = WayTrack()
  /// Width and height of the screen at the launch.
  let screen: (width: Double, height: Double)

  /// What the launch or the last step left, whether anybody wants its moments or not.
  private(set) var records: [TraceRecord] = []
  private(set) var lastStep = -1

  private let emitted: EmittedRecords
  private let recorder: SceneRecorder
  private let wanted: ClosedRange<Int>?
  private let changes: FilmChanges
  private let names: FilmNames
  private var questions = QuestionTrack()
  /// Where the moments of the launch or the last step are; `nil` where nobody wants any.
  private var places: MomentPlaces?
  /// What was seen in steps that nobody wants, and is still there in the next that somebody does.
  private var waiting: [SceneChange] = []

  /// Launches a variant.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: Its variant.
  ///   - level: How much of the run is told.
  ///   - steps: The steps of which the moments are wanted; `nil` for all.
  ///   - tables: What the film says once.
  ///   - changes: What it does otherwise than the document says.
  /// - Throws: What the launch raised.
  init(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel,
    steps: ClosedRange<Int>?,
    tables: FilmTables,
    changes: FilmChanges = FilmChanges()
  ) throws(WireError) {
    self.tables = tables
    self.changes = changes
    self.level = level
    wanted = steps
    recorder = SceneRecorder(level: level)
    emitted = EmittedRecords(recorder: recorder)
    scenario = try emitted.launch(
      document,
      variant: variant,
      level: level,
      writing: changes.written
    )
    maker = MomentMaker(tables, isFull: level == .full)
    scenes = SceneMaker(tables)
    let size = ShownScreen(of: scenario.simulation).surroundings.screen
    screen = (Double(size.width), Double(size.height))
    names = FilmNames(of: scenario.simulation)
    maker.ties = { [names] in names.ties(of: $0) }
    if changes.step == nil { change() }
    recorder.finishStep(scenario.simulation)
    let phrase = tables.phrase { $0.say("launch", zh: "启动") }
    let named = emitted.take()
    records = named.map(\.record)
    take(named, .launch, index: -1, pointer: "/app", label: nil, phrase: phrase, at: 0)
  }

  /// Whether the script is over.
  var isOver: Bool { scenario.isOver }

  /// How many moments there are so far.
  var count: Int { maker.moments.count }

  /// The first moment of the launch or the last step; `nil` where nobody wants any.
  var firstOfStep: Int? { places?.first }

  /// The moment of one of the records of the launch or the last step, by its place among them.
  func moment(ofRecord place: Int) -> Int? { places?.moment(at: records[place].seq[level]) }

  /// Runs the next step, if one is left.
  func runStep() {
    guard !isOver else { return rest() }
    questions.begin(level, in: scenario)
    let began = Int(scenario.simulation.now)
    if let step = changes.step, scenario.nextPlace == step { change() }
    let report = scenario.runStep()
    // What a step changes after its last record is seen in the step, too.
    recorder.finishStep(scenario.simulation)
    lastStep = report.index
    passed = passed && report.failures.isEmpty && report.error == nil
    error = report.error ?? error
    let named = emitted.take()
    records = named.map(\.record)
    if wanted?.contains(report.index) ?? true {
      take(
        named,
        .step,
        index: report.index,
        pointer: report.pointer,
        label: report.label,
        phrase: tables.phrase(SpokenStep(report.step).text),
        at: began
      )
      if let outcome = report.outcome?.json(in: scenario.simulation) {
        outcome.set(.kind, RecordKind.outcome.rawValue)
        steps[steps.count - 1].outcome = tables.phrase(SpokenMoment(outcome).short)
      }
      note(report)
    } else {
      places = nil
      waiting += recorder.takeChanges()
      _ = recorder.takeChains()
    }
    ask(after: report)
  }

  /// Makes the changes that are made on the way.
  private func change() {
    for edit in changes.edits where error == nil {
      do throws(ScenarioError) { try edit.make(in: scenario) } catch {
        self.error = error
        passed = false
      }
    }
  }

  /// Lets another run do a step that this one does not have.
  func rest() {
    records = []
    places = nil
  }

  /// Answers the question that ends with a step.
  private func ask(after report: StepReport) {
    let step = QuestionTrack.Step(report: report, records: records, places: places)
    guard let answered = questions.take(step, in: scenario, level: level),
      let place = steps.firstIndex(where: { $0.index == answered.step })
    else { return }
    steps[place].ask = answered.ask
  }

  /// Makes the moments of the step that has just run.
  private func take(
    _ named: [NamedRecord],
    _ kind: MomentKind,
    index: Int,
    pointer: String,
    label: String?,
    phrase: Int,
    at time: Int
  ) {
    // Runs side by side fill the same tables, each with objects of its own.
    tables.describe = { [names] in names.described($0) }
    for record in named { names.note(record) }
    let first = maker.moments.count + 1
    maker.begin(kind, at: time, phrase: phrase)
    let writer = RecordWriter(simulation: scenario.simulation)
    let known = maker.take(
      named.map { writer.json($0, level: level) },
      isLaunch: kind == .launch
    )
    let places = MomentPlaces(maker.moments, from: first, known: known)
    // Until the next step is drawn nobody sees what happened in those between.
    for change in waiting { scenes.take(change, at: first, name: names.name(of:)) }
    waiting = []
    for change in recorder.takeChanges() {
      scenes.take(change, at: places.moment(of: change.record), name: names.name(of:))
    }
    for look in recorder.takeChains() {
      ways.take(look, at: places.moment(at: look.record), tables, name: names.name(of:))
    }
    self.places = places
    steps.append(
      FilmStep(
        index: index,
        pointer: pointer,
        label: label,
        phrase: phrase,
        first: first,
        last: maker.moments.count
      )
    )
  }

  private func note(_ report: StepReport) {
    guard failure == nil, let found = report.failures.first else { return }
    let record = found.record.map { $0[level] }
    failure = FilmFailure(
      pointer: found.pointer,
      step: report.index,
      expected: found.expected,
      actual: found.actual,
      moment: record.flatMap { places?.moment(at: $0) } ?? count
    )
  }

  /// Lays out the labels, when the run is over.
  func finish() { scenes.layOut(maker.fingers.rows) }
}
