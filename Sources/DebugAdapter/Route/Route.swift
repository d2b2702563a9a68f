import Jansson
import WorkbenchProtocol

/// The records of a session as they came at level `full`, with what moving over them needs.
///
/// Of every record a row is kept, so that moving asks nobody; the texts of the newest ones are kept
/// too, and older ones are put back when they are wanted. Numbers begin at 1 and have no gaps.
struct Route: Sendable {
  private(set) var rows: [RouteRow] = []
  /// The records at which `HopMode.hops` stops, so that the one before or after any is found at
  /// once.
  private(set) var hops: [Int32] = []
  /// The records of what nobody handled.
  private(set) var discards: [Int32] = []
  private(set) var names = RouteNames()

  /// The steps that ran, in their order.
  private(set) var steps: [RouteStep] = []
  /// The last record there was when each of them had ended.
  private(set) var ends: [Int] = []
  /// The last record of the launch; nil while it is told.
  private(set) var launchEnd: Int?
  /// Whether nothing more will come.
  private(set) var isFinished = false

  private var pages: RoutePages
  /// The calls that have no answer yet, outermost first.
  private var open: [Int32] = []

  /// An empty route that keeps the texts of at least `count` records.
  init(keeping count: Int = 100_000) {
    pages = RoutePages(keeping: count)
  }

  /// The number of the newest record; 0 before the first.
  var last: Int { rows.count }

  // MARK: - What comes

  /// Takes the record that came next.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - text: How it is written.
  /// - Returns: Whether it was taken: false where its number does not follow that of the last one.
  mutating func append(_ record: JSONValue, as text: ArraySlice<UInt8>) -> Bool {
    let seq = last + 1
    guard record[.seq]?.int == seq else { return false }
    // A parent comes before what lies in it; whatever else is said counts as none.
    let said = record[.parent]?.int ?? 0
    let parent = (1...seq).contains(said) && said < seq ? said : 0
    let depth = parent == 0 ? 0 : Int(rows[parent - 1].depth) + 1
    var row = RouteRow(record, parent: parent, depth: depth, names: &names)
    if row.kind == .answered { close(&row, as: seq) }
    notePassing(row, in: parent)
    if row.kind == .asked { open.append(Int32(seq)) }
    if row.kind == .discarded { discards.append(Int32(seq)) }
    if row.isHop(.hops) { hops.append(Int32(seq)) }
    rows.append(row)
    pages.append(text, as: seq)
    return true
  }

  /// Joins an answer with its question.
  private mutating func close(_ row: inout RouteRow, as seq: Int) {
    let asked = open.lastIndex { place in
      let question = rows[Int(place) - 1]
      return question.at == row.at && question.name == row.name && question.parent == row.parent
    }
    guard let asked else { return }
    row.partner = open[asked]
    rows[Int(open[asked]) - 1].partner = Int32(seq)
    // What is still open inside has no answer to come: the call around it is over.
    open.removeSubrange(asked...)
  }

  /// Notes of the call around a record that its message went on, or came to an end there.
  private mutating func notePassing(_ row: RouteRow, in parent: Int) {
    guard parent > 0, row.kind == .asked || row.kind == .discarded else { return }
    let around = rows[parent - 1]
    guard around.isOpening, around.name == row.name, row.name != 0 else { return }
    rows[parent - 1].facts.insert(.isPassedOn)
  }

  /// Says that the records of the launch have all come.
  mutating func closeLaunch() {
    launchEnd = last
    open.removeAll()
  }

  /// Takes a step whose records have come.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - finished: Whether it was the last one, or ended the run.
  mutating func close(_ step: RouteStep, finished: Bool) {
    if launchEnd == nil { launchEnd = (step.records?.lowerBound ?? last + 1) - 1 }
    steps.append(step)
    ends.append(last)
    // A call that an error has ended gets no answer.
    open.removeAll()
    if finished { isFinished = true }
  }

  /// Says that no step is left.
  mutating func finish() { isFinished = true }

  /// Forgets the records after `seq`, and the steps that left them.
  ///
  /// - Parameters:
  ///   - seq: The last record that still holds.
  ///   - count: How many steps stay, where it is known; else those whose records all do.
  mutating func cut(after seq: Int, keeping count: Int? = nil) {
    let seq = max(0, min(seq, last))
    if seq > 0 {
      // A call that was open there has lost its answer.
      for call in [seq] + parents(of: seq) where Int(rows[call - 1].partner) > seq {
        rows[call - 1].partner = 0
      }
    }
    rows.removeSubrange(seq...)
    hops.removeSubrange(Route.count(of: hops, upTo: seq)...)
    discards.removeSubrange(Route.count(of: discards, upTo: seq)...)
    pages.cut(after: seq)
    let whole = ends.sortedPrefixCount { $0 <= seq }
    let kept = max(0, min(count ?? whole, whole))
    steps.removeSubrange(kept...)
    ends.removeSubrange(kept...)
    if let launchEnd, launchEnd > seq { self.launchEnd = nil }
    open.removeAll()
    isFinished = false
  }

  /// How many of numbers in order are at most `seq`.
  static func count(of numbers: [Int32], upTo seq: Int) -> Int {
    numbers.sortedPrefixCount { Int($0) <= seq }
  }

  // MARK: - Texts

  /// A record as it came; nil when its text is not here, or there is no such record.
  func json(_ seq: Int) -> JSONValue? {
    guard (1...max(1, last)).contains(seq), let text = pages[seq] else { return nil }
    return try? JSON.parse(text)
  }

  /// The first records of a range whose texts are not here, at most as many as are fetched at once.
  func lacks(_ range: ClosedRange<Int>) -> ClosedRange<Int>? {
    let first = max(1, range.lowerBound)
    guard first <= min(range.upperBound, last) else { return nil }
    guard let lacks = pages.lacks(first...min(range.upperBound, last)) else { return nil }
    return lacks.lowerBound...min(lacks.upperBound, last)
  }

  /// The record whose text is not here, with those around it; nil when it is.
  func lacks(_ seq: Int) -> ClosedRange<Int>? { lacks(seq...seq) }

  /// Puts back the texts of old records.
  mutating func fill(_ records: [JSONValue]) {
    let numbered = records.compactMap { record in record[.seq]?.int.map { ($0, record) } }
    pages.fill(numbered.map { (seq: $0.0, record: $0.1) }, upTo: last)
  }
}
