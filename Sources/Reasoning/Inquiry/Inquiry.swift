package import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) package import ScenarioKit

/// Finds why something is not as wanted in an event of a run, and what would change it.
///
/// It never reasons beside the model: reality is run, the first decision that stands in the way is
/// looked up in its records, and each change is made in a world of its own and run against the whole
/// document. The session that is asked about is never touched.
package final class Inquiry {
  /// What is asked.
  package struct Question {
    /// The step whose event is meant.
    package enum Step {
      /// By its place in the document's script.
      case index(Int)
      case label(String)
    }

    package var want: String?
    package var expectation: String?
    package var step: Step?
    package var stimulus: (name: String, parameters: JSONValue)?
    package var times: Int?
    /// Whether only objects can be asked about, by a tap where no stimulus is given.
    package var isAboutObject = false

    package init() {}
  }

  /// A run that is on, and what follows it.
  private struct Task {
    let run: Rehearsal
    /// The act before which it stops.
    let end: Int
    let onDeed: (Rehearsal.Deed, ScriptStep?, AskedPlace?) -> Bool
    let then: () throws(ScenarioError) -> Void
  }

  let stage: Stage
  let question: Question
  private var current: Task?
  /// How many worlds have been tried.
  var tried = 0
  /// How many may still come, as far as it can be told.
  var expected = 8
  private(set) var answer: WhyAnswer?

  // What reality showed.
  var wanted: Wanted?
  var witness: EventWitness?
  var facts: EventFacts?
  var stimulus: (name: String, parameters: JSONValue)?
  var baseline: [String: Bool] = [:]
  /// How many calls an act of a tried world may make.
  var callLimit = 1_000_000

  // What a print left open.
  /// How sure it is who is hit; nil where the document was not imported, or no finger is meant.
  var certainty: Certainty?
  var caseObstacles: CaseObstacles?

  // What was found.
  var reasons: [Reason] = []
  /// For each obstacle that could be removed: its remedies, the one that removed it first.
  var options: [[Remedy]] = []
  var fixes: [(fix: WhyAnswer.Fix, order: Int, size: Int)] = []
  var wholeRuns = 0
  var lastMoment = Rehearsal.Moment.launch

  private let discard: (AnyObject) -> Void

  /// Launches the scenario that is asked about.
  ///
  /// - Parameters:
  ///   - stage: What is asked about.
  ///   - question: What is asked.
  ///   - discard: Takes each world of many objects that is done with, and lets go of it.
  /// - Throws: What the launch raised, or what is wrong with the question.
  package init(
    _ stage: Stage,
    _ question: Question,
    discard: @escaping (AnyObject) -> Void = { _ in }
  ) throws(ScenarioError) {
    self.stage = stage
    self.question = question
    self.discard = discard
    try begin()
  }

  /// How far it has come: worlds tried, and as many as may be in all.
  package var progress: (done: Int, total: Int) { (tried, tried + expected) }

  /// Goes on until about a deadline; returns the answer when there is one.
  ///
  /// - Throws: What is wrong with the question, as far as it only shows on the way.
  package func advance(
    until deadline: ContinuousClock.Instant
  ) throws(ScenarioError) -> WhyAnswer? {
    while answer == nil, let task = current {
      if task.run.position < task.end {
        let step = task.run.upcoming
        // Before the step is run, which may move or remove what it is aimed at.
        let place = step.flatMap { task.run.session.askedPlace(of: $0.json) }
        if let deed = task.run.next(), task.onDeed(deed, step, place) {
          if ContinuousClock.now >= deadline { return nil }
          continue
        }
      }
      // Before what follows, which sets the next one.
      current = nil
      try task.then()
      if task.run.session.isLarge { discard(task.run) }
      if ContinuousClock.now >= deadline { break }
    }
    return answer
  }

  /// Runs acts of a world up to one, and goes on from there.
  ///
  /// What is given is kept until then, and must not keep the inquiry in turn: it may be let go of
  /// midway, and all its worlds with it.
  ///
  /// - Parameters:
  ///   - run: The world.
  ///   - end: The act before which it stops.
  ///   - onDeed: Looks at each act, with its step and where that was aimed; false ends the run.
  ///   - then: What follows.
  func run(
    _ run: Rehearsal,
    to end: Int,
    onDeed: @escaping (Rehearsal.Deed, ScriptStep?, AskedPlace?) -> Bool = { _, _, _ in true },
    then: @escaping () throws(ScenarioError) -> Void
  ) {
    current = Task(run: run, end: end, onDeed: onDeed, then: then)
  }

  /// Launches a world with changes; nil where already the launch goes wrong.
  func world(_ edits: [Edit], at moment: Rehearsal.Moment = .launch) -> Rehearsal? {
    // Without edits it is reality once more, and nothing is tried in it.
    tried += edits.isEmpty ? 0 : 1
    return try? Rehearsal(
      stage,
      edits: edits,
      at: moment,
      eventStart: facts?.acts?.lowerBound ?? stage.acts.count,
      calls: callLimit
    )
  }

  func finish(_ answer: WhyAnswer) { self.answer = answer }
}
