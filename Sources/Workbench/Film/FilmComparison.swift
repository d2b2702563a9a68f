import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Two runs of a film, side by side: which of their moments belong together, and where they part.
///
/// They take turns and part as in `script.compare`, at the same records.
final class FilmComparison: Filming {
  let left: FilmRun
  let right: FilmRun
  /// The place of the left run in the film; the right one's is the next.
  let place: Int
  /// The moments that belong together, growing in the left run.
  private(set) var pairs: [(left: Int, right: Int)] = []
  /// The left run's moment at which the two part.
  private(set) var parting: Int?

  private var sides: SideBySide

  /// Holds two runs that are launched against each other.
  ///
  /// - Parameters:
  ///   - left: One run.
  ///   - right: The other.
  ///   - place: The place of the first in the film.
  ///   - isOneScript: Whether both run the steps of one script.
  init(_ left: FilmRun, _ right: FilmRun, at place: Int, isOneScript: Bool) {
    self.left = left
    self.right = right
    self.place = place
    sides = SideBySide(
      Sides(left: left.scenario.simulation, right: right.scenario.simulation),
      level: left.level,
      isOneScript: isOneScript
    )
    // The launch is held against the other like a step: the two may part in it already.
    compare(isStep: false)
  }

  var isOver: Bool { left.isOver && right.isOver }

  var lastStep: Int { max(left.lastStep, right.lastStep) }

  func runStep() {
    let turns = sides.turns(
      Sides(left: left.scenario.placeBesideOthers, right: right.scenario.placeBesideOthers)
    )
    if turns.left { left.runStep() } else { left.rest() }
    if turns.right { right.runStep() } else { right.rest() }
    compare(isStep: true)
  }

  func finish() {
    // Labels are laid out for each run alone, so that they stand as in a film without the other.
    left.finish()
    right.finish()
    // What parts them in steps that nobody wants is passed by the time that somebody does.
    parting = parting.map { min($0, left.count) }
  }

  private func compare(isStep: Bool) {
    let records = Sides(left: left.records, right: right.records)
    let found = sides.take(records, isStep: isStep)
    // A step that one of the runs has alone belongs to nothing in the other.
    if let one = left.firstOfStep, let other = right.firstOfStep { pair(one, with: other) }
    for common in sides.decisionsInCommon(records) {
      pair(left.moment(ofRecord: common.left), with: right.moment(ofRecord: common.right))
    }
    guard let found else { return }
    let own = found.left.flatMap { left.moment(ofRecord: $0.index) }
    // A run that does nothing more there has parted when it has done what it did.
    let recorded = own ?? left.count + (left.firstOfStep == nil ? 1 : 0)
    if let seen = firstUnlike(before: recorded) {
      parting = seen
    } else {
      pair(own, with: found.right.flatMap { right.moment(ofRecord: $0.index) })
      parting = recorded
    }
  }

  /// The moment of this step that tells already how the two part, where one does.
  ///
  /// That of a message says whether the message goes on, which is recorded after it: where one run
  /// passes it on and the other keeps it, these two are seen side by side.
  private func firstUnlike(before parting: Int) -> Int? {
    guard let first = left.firstOfStep else { return nil }
    return pairs.first { pair in
      guard (first..<parting).contains(pair.left) else { return false }
      let (one, other) = (left.maker.moments[pair.left - 1], right.maker.moments[pair.right - 1])
      return one.rule != other.rule || one.kind != other.kind
    }?.left
  }

  /// Notes that two moments belong together; several records of one moment are one pair.
  private func pair(_ one: Int?, with other: Int?) {
    guard let one, let other else { return }
    // In the right run a moment may come twice: one side tells in two what the other tells in one.
    if let last = pairs.last, one <= last.left || other < last.right { return }
    pairs.append((one, other))
  }
}
