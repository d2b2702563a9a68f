import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// Two of what either run of a comparison has.
struct Sides<Value> {
  var left: Value
  var right: Value
}

/// Two runs that are held side by side: which of them goes next, how much was the same, and where
/// they part.
///
/// It runs nothing itself: who holds the runs tells what each of them did.
struct SideBySide {
  /// How many steps and decisions were the same.
  private(set) var same = (steps: 0, decisions: 0)
  /// The weightiest parting so far.
  private(set) var parting: StepParting?

  private let level: TraceLevel
  private let likeness: RecordLikeness
  /// Whether both run the steps of one script, of which variants may leave some out.
  private let isOneScript: Bool

  /// - Parameters:
  ///   - runs: The runs, launched.
  ///   - level: How much is compared.
  ///   - isOneScript: Whether both run the steps of one script.
  init(_ runs: Sides<Simulation>, level: TraceLevel, isOneScript: Bool) {
    self.level = level
    self.isOneScript = isOneScript
    likeness = RecordLikeness(left: runs.left, right: runs.right)
  }

  /// Which of the runs does its next step, by where that stands in the script; the other rests.
  func turns(_ places: Sides<Int>) -> Sides<Bool> {
    // Two documents have places of their own, which say nothing about each other: step by step
    // then. Of one script the run that is behind goes alone until both stand at the same step.
    let isShared = !isOneScript || places.left == places.right
    return Sides(
      left: isShared || places.left < places.right,
      right: isShared || places.right < places.left
    )
  }

  /// Takes what both did in the launch, or in a step; nothing, where one rested.
  ///
  /// What parts them less weightily is kept only until better.
  ///
  /// - Returns: Where they part, if that is weightier than all before.
  mutating func take(_ records: Sides<[TraceRecord]>, isStep: Bool) -> StepParting? {
    let found = StepParting(records.left, records.right, level: level, likeness)
    if found?.kind != .decision { same.decisions += records.left.count { $0.rule != nil } }
    let isWeightier =
      switch (parting?.kind, found?.kind) {
      case (_, nil): false
      case (nil, _), (.time, .record), (.time, .decision), (.record, .decision): true
      case (.time, .time), (.record, _), (.decision, _): false
      }
    if isWeightier { parting = found }
    if isStep, parting?.kind != .decision { same.steps += 1 }
    return isWeightier ? found : nil
  }

  /// The decisions of a step that are the same, as the places of their records in either run.
  func decisionsInCommon(_ records: Sides<[TraceRecord]>) -> [(left: Int, right: Int)] {
    StepParting.decisionsInCommon(records.left, records.right, level: level, likeness)
  }
}

extension ScenarioSession {
  /// Where the next step stands in the script; past all others where the run is over.
  var placeBesideOthers: Int { isOver ? .max : nextPlace ?? .max }
}
