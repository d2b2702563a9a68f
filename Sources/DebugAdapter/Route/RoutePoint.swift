/// Where a debugger can stand: at a record, where a step's expectations are judged, or at the end.
///
/// What is judged has a point of its own behind the step's last record, so that a step that left no
/// record has one too, and who stood at that record still comes to the expectation.
struct RoutePoint: Hashable, Comparable, Sendable {
  /// What is at a point.
  enum Kind: Hashable, Sendable {
    case record
    /// The expectations of the step at this place among those that ran.
    case judged(step: Int)
    /// Nothing more: the script is over.
    case end
  }

  /// The record at it, or the last one before it; 0 before the first.
  let record: Int

  let kind: Kind

  /// Before the first record.
  static let beginning = RoutePoint.record(0)

  static func record(_ seq: Int) -> RoutePoint { RoutePoint(record: seq, kind: .record) }

  static func judged(step: Int, after seq: Int) -> RoutePoint {
    RoutePoint(record: seq, kind: .judged(step: step))
  }

  static func end(after seq: Int) -> RoutePoint { RoutePoint(record: seq, kind: .end) }

  /// Whether it is the record's own.
  var isRecord: Bool { kind == .record }

  /// The order of what is at one record.
  private var order: Int {
    switch kind {
    case .record: -1
    case .judged(let step): step
    case .end: .max
    }
  }

  static func < (left: RoutePoint, right: RoutePoint) -> Bool {
    (left.record, left.order) < (right.record, right.order)
  }
}
