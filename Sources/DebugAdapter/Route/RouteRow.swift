import Jansson
import WorkbenchProtocol

/// What moving needs of a record: kept of each, however long the trace.
struct RouteRow: Sendable {
  /// What a record says that only some stops ask for.
  struct Facts: OptionSet, Sendable {
    let rawValue: UInt8

    /// A call of a message that went on to another responder, or to nobody.
    static let isPassedOn = Facts(rawValue: 1)
    /// The answer of a hit-test that found nothing.
    static let findsNothing = Facts(rawValue: 2)
    /// An outcome of which nobody, no recognizer either, took anything.
    static let isDiscarded = Facts(rawValue: 4)
  }

  /// The record in which it lies; 0 for none.
  var parent: Int32
  /// The answer of a question, or the question of an answer; 0 for none.
  var partner: Int32 = 0
  /// The places of names.
  var at: Int32
  var name: Int32
  var rule: Int32
  /// In how many records it lies.
  var depth: UInt16
  /// The place of its kind among all; one behind them for a kind that this build does not know.
  let number: UInt8
  var level: RouteLevel
  var facts: Facts

  /// Reads a record, whose names are put into `names`.
  init(_ record: JSONValue, parent: Int, depth: Int, names: inout RouteNames) {
    let spelled = record[.kind]?.string ?? ""
    number = RouteRow.numbers[spelled] ?? RouteRow.unknown
    self.parent = Int32(parent)
    self.depth = UInt16(clamping: depth)
    level = RouteLevel(of: record)
    let kind = RouteRow.kind(number)
    at = names.place(of: record[.at]?.string ?? record[.controller]?.string)
    name = names.place(of: RouteRow.name(of: record, kind))
    rule = names.place(of: record[.rule]?.string)
    facts = RouteRow.facts(of: record, kind)
  }

  /// What happened; nil for a kind that this build does not know.
  var kind: RecordKind? { RouteRow.kind(number) }

  /// Whether it opens a call, to which an answer comes.
  var isOpening: Bool { kind == .asked }

  /// Whether others may lie in it.
  var holdsOthers: Bool {
    switch kind {
    case .asked, .timerFired, .controlEvent, .actionSearched, .actionSent: true
    default: false
    }
  }

  /// Whether a mode stops at it.
  func isHop(_ mode: HopMode) -> Bool {
    switch mode {
    case .hops: level <= .route
    case .answers: level <= .route && !isOpening
    case .full: true
    }
  }

  // MARK: - Reading

  private static let kinds = RecordKind.allCases
  private static let numbers = Dictionary(
    uniqueKeysWithValues: kinds.enumerated().map { ($1.rawValue, UInt8($0)) }
  )
  private static let unknown = UInt8.max

  private static func kind(_ number: UInt8) -> RecordKind? {
    number == unknown ? nil : kinds[Int(number)]
  }

  /// What an occurrence calls it, behind the object and the dot.
  private static func name(of record: JSONValue, _ kind: RecordKind?) -> String? {
    switch kind {
    case .controlEvent, .eventQueued: record[.event]?.string
    // The handler of a UIAction has no name of its own, only the title of what shows it.
    case .actionSent: record[.action]?.string ?? "handler"
    case .actionSearched: record[.action]?.string
    case .recognizerChanged, .cellChanged, .scrolled, .keyboard: record[.state]?.string
    case .notification, .timerSet, .timerFired: record[.name]?.string
    case .controllerLifecycle: record[.method]?.string ?? record[.stage]?.string
    default: record[.method]?.string
    }
  }

  private static func facts(of record: JSONValue, _ kind: RecordKind?) -> Facts {
    switch kind {
    case .answered:
      let isSearch = record[.method]?.string == "hitTest"
      return isSearch && record[.answer]?.isNull == true ? .findsNothing : []
    case .outcome:
      let isTaken = record[.discarded]?.bool != true || record[.recognizedBy]?.count ?? 0 > 0
      return isTaken ? [] : .isDiscarded
    default:
      return []
    }
  }
}
