import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// The records that a session still has, to hold a second run of its journal against.
///
/// Objects without a name have no lasting one: what `UIView#7` is depends on what else was looked
/// at, and a path on where the view is now. So objects are the same when the document names them
/// alike, or when they stood in each other's place before.
struct RecordMemory {
  private let simulation: Simulation
  /// The deepest level that both have records of.
  private let level: TraceLevel
  /// The records of that level, with numbers that have no gap.
  private let records: [TraceRecord]
  /// The last record of the whole journal; nil where only a part of it is run.
  private let end: Int?

  private var partners: [ObjectIndex: ObjectIndex] = [:]
  private var partnersBack: [ObjectIndex: ObjectIndex] = [:]

  /// Remembers what a session has now.
  init(of session: Session, comparedWith run: JournalRun, isWhole: Bool) {
    simulation = session.simulation
    let level = min(session.level, run.level)
    self.level = level
    records = session.ring.kept.filter { $0.level <= level }.map(\.record)
    end = isWhole ? session.position(level) : nil
    for name in session.scenario.objectNames {
      // Only responders: asking for the index of another object could give it one.
      guard let old = simulation.objects.object(named: name) as? UIResponder,
        let new = run.scenario.simulation.objects.object(named: name) as? UIResponder
      else { continue }
      pair(simulation.objects.index(of: old), run.scenario.simulation.objects.index(of: new))
    }
  }

  /// Compares a record of the second run with the one that has its number.
  mutating func compare(_ record: TraceRecord, in other: Simulation) throws(WireError) {
    guard record.level <= level else { return }
    let number = record.seq[level]
    if let end, number > end { throw diverged(at: number, nil, (record, other)) }
    // What has fallen out of memory cannot be compared, and is taken to be the same.
    guard let first = records.first, records.indices.contains(number - first.seq[level]) else {
      return
    }
    let known = records[number - first.seq[level]]
    guard isSame(known, record) else { throw diverged(at: number, known, (record, other)) }
  }

  /// Looks whether the second run came as far as the first.
  func finish(at position: TraceRecord.Position) throws(WireError) {
    guard let end, position[level] < end else { return }
    let number = position[level] + 1
    throw diverged(at: number, records.first { $0.seq[level] == number }, nil)
  }

  private func diverged(
    at number: Int,
    _ expected: TraceRecord?,
    _ actual: (record: TraceRecord, simulation: Simulation)?
  ) -> WireError {
    var details: [WireDatum.Member] = [.init(.record, .integer(number))]
    if let expected {
      let json = RecordWriter(simulation: simulation).json(expected, level: level)
      details.append(.init("was", WireDatum(json)))
    }
    if let actual {
      let json = RecordWriter(simulation: actual.simulation).json(actual.record, level: level)
      details.append(.init("is", WireDatum(json)))
    }
    return WireError(
      .replayDiverged,
      Sentence(
        "record \(number) of the level \(level.name) is not what it was when the commands run again",
        zh: "命令重新运行时，级别 \(level.name) 的第 \(number) 条记录与原来不同"
      ),
      details: details
    )
  }

  // MARK: - Comparing

  private mutating func pair(_ old: ObjectIndex, _ new: ObjectIndex) {
    partners[old] = new
    partnersBack[new] = old
  }

  private mutating func isSame(_ old: ObjectIndex, _ new: ObjectIndex) -> Bool {
    switch (partners[old], partnersBack[new]) {
    case (nil, nil):
      pair(old, new)
      return true
    case (let partner?, _): return partner == new
    case (nil, _?): return false
    }
  }

  private mutating func isSame(_ old: TraceRecord, _ new: TraceRecord) -> Bool {
    guard old.kind == new.kind, old.time == new.time, old.rule == new.rule,
      old.method == new.method, old.parent[level] == new.parent[level],
      (old.at == nil) == (new.at == nil), old.fields.count == new.fields.count
    else { return false }
    if let oldPlace = old.at, let newPlace = new.at, !isSame(oldPlace, newPlace) { return false }
    for (oldField, newField) in zip(old.fields, new.fields) {
      guard oldField.key == newField.key, isSame(oldField.value, newField.value) else {
        return false
      }
    }
    return true
  }

  private mutating func isSame(_ old: TraceField.Value, _ new: TraceField.Value) -> Bool {
    switch old {
    case .none: if case .none = new { return true }
    case .flag(let old): if case .flag(let new) = new { return old == new }
    case .integer(let old): if case .integer(let new) = new { return old == new }
    case .number(let old): if case .number(let new) = new { return isSame(old, new) }
    case .text(let old): if case .text(let new) = new { return old == new }
    case .said(let old): if case .said(let new) = new { return old == new }
    case .object(let old): if case .object(let new) = new { return isSame(old, new) }
    case .texts(let old): if case .texts(let new) = new { return old == new }
    case .integers(let old): if case .integers(let new) = new { return old == new }
    case .numbers(let old):
      if case .numbers(let new) = new {
        return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
      }
    case .point(let oldX, let oldY):
      if case .point(let newX, let newY) = new { return isSame(oldX, newX) && isSame(oldY, newY) }
    case .touches(let old):
      if case .touches(let new) = new {
        return old.count == new.count && zip(old, new).allSatisfy { isSame($0, $1) }
      }
    case .objects(let old):
      if case .objects(let new) = new {
        guard old.count == new.count else { return false }
        for (oldObject, newObject) in zip(old, new) where !isSame(oldObject, newObject) {
          return false
        }
        return true
      }
    }
    return false
  }

  private func isSame(_ old: TracedTouch, _ new: TracedTouch) -> Bool {
    old.finger == new.finger && old.phase == new.phase && isSame(old.x, new.x)
      && isSame(old.y, new.y)
  }

  /// By their bits: NaN is not equal to itself, and -0 is written otherwise than 0.
  private func isSame(_ old: Double, _ new: Double) -> Bool { old.bitPattern == new.bitPattern }
}
