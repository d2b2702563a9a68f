import Jansson
import WorkbenchProtocol

/// How deep a trace has to go for a record; each level holds all of the one before.
enum RouteLevel: UInt8, Comparable, Sendable {
  case outcome
  case route
  case full

  /// The level that a record says; of the deepest one none says it.
  init(of record: JSONValue) {
    switch record[.level]?.string {
    case "outcome": self = .outcome
    case "route": self = .route
    default: self = .full
    }
  }

  static func < (left: RouteLevel, right: RouteLevel) -> Bool { left.rawValue < right.rawValue }
}

/// At which records stepping stops: the `stops` of `launch`.
enum HopMode: String, CaseIterable, Sendable {
  /// At the records of the levels `route` and `outcome`.
  case hops
  /// At those that do not open a call.
  case answers
  /// At every record.
  case full
}

/// How far a step goes.
enum Granularity: Sendable {
  /// To a hop: what DAP calls a statement, or a line.
  case hop
  /// To a record: what DAP calls an instruction.
  case record
}
