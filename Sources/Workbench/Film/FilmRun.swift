import Foundation
import Jansson
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
final class FilmRun {
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

  private let emitted: EmittedRecords
  private let recorder: SceneRecorder
  private let wanted: ClosedRange<Int>?
  private var indices: [String: ObjectIndex] = [:]
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
  /// - Throws: What the launch raised.
  init(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel,
    steps: ClosedRange<Int>?,
    tables: FilmTables
  ) throws(WireError) {
    self.tables = tables
    self.level = level
    wanted = steps
    recorder = SceneRecorder(level: level)
    emitted = EmittedRecords(recorder: recorder)
    scenario = try emitted.launch(document, variant: variant, level: level)
    maker = MomentMaker(tables, isFull: level == .full)
    scenes = SceneMaker(tables)
    let size = scenario.simulation.shownSurroundings.screen
    screen = (Double(size.width), Double(size.height))
    maker.ties = { [weak self] in self?.ties(of: $0) ?? (nil, []) }
    tables.describe = { [weak self] in
      self?.described($0) ?? FilmObject(id: $0, className: $0, kind: .other)
    }
    recorder.finishStep(scenario.simulation)
    let phrase = tables.phrase { $0.say("launch", zh: "启动") }
    take(.launch, index: -1, pointer: "/app", label: nil, phrase: phrase, at: 0)
  }

  /// Whether the script is over.
  var isOver: Bool { scenario.isOver }

  /// How many moments there are so far.
  var count: Int { maker.moments.count }

  /// Runs the next step.
  func runStep() {
    let began = Int(scenario.simulation.now)
    let report = scenario.runStep()
    recorder.finishStep(scenario.simulation)
    passed = passed && report.failures.isEmpty && report.error == nil
    error = report.error
    guard wanted?.contains(report.index) ?? true else {
      _ = emitted.take()
      waiting += recorder.takeChanges()
      _ = recorder.takeChains()
      return
    }
    let step = SpokenStep(report.step)
    take(
      .step,
      index: report.index,
      pointer: report.pointer,
      label: report.label,
      phrase: tables.phrase(step.text),
      at: began
    )
    if let outcome = report.outcome?.json(in: scenario.simulation) {
      outcome.set(.kind, RecordKind.outcome.rawValue)
      steps[steps.count - 1].outcome = tables.phrase(SpokenMoment(outcome).short)
    }
    note(report)
  }

  /// Makes the moments of the step that has just run.
  private func take(
    _ kind: MomentKind,
    index: Int,
    pointer: String,
    label: String?,
    phrase: Int,
    at time: Int
  ) {
    let records = emitted.take()
    let simulation = scenario.simulation
    for named in records { note(named, in: simulation) }
    let first = maker.moments.count + 1
    maker.begin(kind, at: time, phrase: phrase)
    let writer = RecordWriter(simulation: simulation)
    let known = maker.take(
      records.map { writer.json($0, level: level) },
      isLaunch: kind == .launch
    )
    let places = MomentPlaces(maker.moments, from: first, known: known)
    // Until the next step is drawn nobody sees what happened in those between.
    for change in waiting { scenes.take(change, at: first, name: name) }
    waiting = []
    for change in recorder.takeChanges() {
      scenes.take(change, at: places.moment(of: change.record), name: name)
    }
    for look in recorder.takeChains() {
      ways.take(look, at: places.moment(at: look.record), tables, name: name)
    }
    lastPlaces = places
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

  private var lastPlaces: MomentPlaces?

  private func note(_ report: StepReport) {
    guard failure == nil, let found = report.failures.first else { return }
    let record = found.record.map { $0[level] }
    failure = FilmFailure(
      pointer: found.pointer,
      step: report.index,
      expected: found.expected,
      actual: found.actual,
      moment: record.flatMap { lastPlaces?.moment(at: $0) } ?? count
    )
  }

  /// Lays out the labels, when the run is over.
  func finish() { scenes.layOut(maker.fingers.rows) }

  // MARK: - Objects

  private func name(_ index: ObjectIndex) -> String {
    let name = scenario.simulation.objects.name(of: index)
    indices[name] = index
    return name
  }

  /// Remembers which objects the names of a record are.
  private func note(_ named: NamedRecord, in simulation: Simulation) {
    func note(_ index: ObjectIndex) { indices[named.name(of: index, in: simulation)] = index }
    if let at = named.record.at { note(at) }
    for field in named.record.fields {
      switch field.value {
      case .object(let index): note(index)
      case .objects(let all): for index in all { note(index) }
      default: break
      }
    }
  }

  private func object(_ name: String) -> AnyObject? {
    let objects = scenario.simulation.objects
    return indices[name].flatMap { objects.object(at: $0) } ?? objects.object(named: name)
  }

  private func described(_ name: String) -> FilmObject {
    guard let object = object(name) else {
      // What is gone and had no name is called by its class and a number.
      let className = String(name.prefix { $0 != "#" })
      return FilmObject(id: name, className: className, kind: .other)
    }
    let kind: FilmObject.Kind =
      switch object {
      case is UIWindow: .window
      case is UIView: .view
      case is UIViewController: .controller
      case is UIGestureRecognizer: .recognizer
      case is UIScene: .scene
      case is UIApplication: .application
      default: .other
      }
    let className = scenario.simulation.objects.className(of: object)
    return FilmObject(id: name, className: className, kind: kind)
  }

  private func ties(of name: String) -> (view: String?, needs: [String]) {
    guard let recognizer = object(name) as? UIGestureRecognizer else { return (nil, []) }
    let objects = scenario.simulation.objects
    return (
      recognizer.view.map { objects.name(of: $0) },
      recognizer.failureRequirements.map { objects.name(of: $0) }
    )
  }
}
