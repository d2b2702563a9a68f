import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// Makes moments of the records of a run, step by step, with roles, fingers and recognizers.
///
/// It knows records as they cross the wire and nothing of a simulation.
struct MomentMaker {
  let tables: FilmTables
  /// Whether every call is a moment, those of the launch's life cycle, too.
  let isFull: Bool
  /// The view of a recognizer, and those that must fail before it.
  var ties: (String) -> (view: String?, needs: [String]) = { _ in (nil, []) }

  private(set) var moments: [Moment] = []
  private(set) var fingers = FingerTrack()
  private(set) var recognizers = RecognizerTrack()
  /// The changes of roles, by moments from 1.
  private(set) var roleChanges: [(moment: Int, changes: [Roles.Change])] = []

  private var roles = Roles()
  /// Whether views are being asked for a point: of several windows one after the other.
  private var isSearching = false
  private var depths: [Int: Int] = [:]
  /// The event whose fingers only move and that is the last moment, with how many it stands for.
  private var moved: (record: PairedRecord, times: Int)?

  init(_ tables: FilmTables, isFull: Bool) {
    self.tables = tables
    self.isFull = isFull
  }

  /// Begins the launch or a step, which is a moment of its own; `phrase` says what it does.
  mutating func begin(_ kind: MomentKind, at time: Int, phrase: Int) {
    append(Moment(record: nil, time: time, depth: 0, kind: kind, say: phrase, short: phrase))
    depths = [:]
  }

  /// Takes the records of the step that has begun.
  ///
  /// - Parameters:
  ///   - records: All of them, as the wire has them at the level of the film.
  ///   - isLaunch: Whether it is the launch, of which only decisions are moments unless all is; its
  ///     life-cycle calls are none, since every run begins with them.
  /// - Returns: The moments of the records that have one, from 1, by the records' numbers.
  mutating func take(_ records: [JSONValue], isLaunch: Bool) -> [Int: Int] {
    var known: [Int: Int] = [:]
    for record in PairedRecord.pairs(of: records) {
      if let asked = record.asked {
        // Only a search that asked others tells its answer when it has come.
        guard record.isSearch, record.holdsRecords else {
          known[record.number] = known[asked]
          continue
        }
      }
      let depth = 1 + (depths[record.parent] ?? 0)
      if isLaunch, !isFull, !record.isDecision {
        // What lies in it stands where it would have stood.
        depths[record.number] = depth - 1
        continue
      }
      depths[record.number] = depth
      if join(record) {
        known[record.number] = moments.count
        fingers.take(record, at: moments.count)
        continue
      }
      add(record, depth: depth)
      known[record.number] = moments.count
    }
    return known
  }

  /// Puts an event in which fingers go on moving to the one before, where nothing lies between.
  private mutating func join(_ record: PairedRecord) -> Bool {
    guard record.onlyMoves, let (first, times) = moved, first.fingers == record.fingers else {
      return false
    }
    moved = (first, times + 1)
    // Only the words become others: where the fingers were each time stands in the fingers' rows.
    let spoken = SpokenMoment(record.json, times: times + 1)
    moments[moments.count - 1].say = tables.phrase(spoken.sentence)
    moments[moments.count - 1].short = tables.phrase(spoken.short)
    return true
  }

  private mutating func add(_ record: PairedRecord, depth: Int) {
    // A question that asks others in turn is answered when they have said what they have to say.
    let answersLater = record.isSearch && record.holdsRecords
    var told = record
    if answersLater { told.answersLater() }
    let spoken = SpokenMoment(
      told.json,
      closing: told.closing,
      goesOn: told.goesOn,
      asksFirst: told.isMessage && !told.continues
    )
    append(
      Moment(
        record: record.number,
        time: record.time,
        depth: depth,
        kind: MomentKind(told),
        at: record.at.map(tables.object),
        rule: told.rule.map(tables.rule),
        say: tables.phrase(spoken.sentence),
        short: tables.phrase(spoken.short)
      )
    )
    // After `append`, which forgets it: another moment may not come between.
    moved = record.onlyMoves ? (record, 1) : nil
    note(told)
  }

  private mutating func append(_ moment: Moment) {
    _ = tables.kind(moment.kind)
    moments.append(moment)
    moved = nil
  }

  // MARK: - What is true at the moment

  private mutating func note(_ record: PairedRecord) {
    let moment = moments.count
    play(record)
    let changes = roles.takeChanges()
    if !changes.isEmpty { roleChanges.append((moment, changes)) }
    fingers.take(record, at: moment)
    recognizers.take(record, at: moment, tables, ties: ties)
  }

  private mutating func play(_ record: PairedRecord) {
    let object = record.at.map(tables.object)
    switch record.kind {
    case .eventQueued:
      isSearching = false
      if !fingers.continues(record) { roles.beginEvent() }
    case .asked where record.isSearch:
      if !isSearching { roles.beginSearch() }
      isSearching = true
      guard let object else { return }
      roles.ask(object)
      if record.closing != nil { answer(record, by: object) }
    case .answered where record.isSearch:
      if let object { answer(record, by: object) }
    case .declined:
      if let object { roles.decline(object) }
    case .asked where record.isMessage:
      isSearching = false
      if !record.continues { roles.beginMessage() }
      guard let object else { return }
      if record.goesOn { roles.pass(object) } else { roles.keep(object) }
    case .windowChosen: isSearching = false
    case .recognizerWaiting:
      if let object { roles.wait(object) }
    case .recognizerChanged, .recognizerPrevented:
      if let object { roles.stopWaiting(object) }
    default: break
    }
  }

  private mutating func answer(_ record: PairedRecord, by object: Int) {
    guard let found = record.answer.map(tables.object) else { return roles.decline(object) }
    roles.answer(object, with: found)
  }
}
