import Jansson
import WorkbenchProtocol

/// One thing that a picture shows: a record, or several that a person takes for one.
///
/// Objects, rules and phrases are told by their places in the film's lists.
struct Moment: Equatable {
  /// The number of the record with which it begins; `nil` where it is the beginning of a step.
  var record: Int?
  /// Virtual time in microseconds since the launch.
  var time: Int
  /// In how many other moments it lies, the step's among them.
  var depth: Int
  var kind: MomentKind
  var at: Int?
  var rule: Int?
  /// The sentence.
  var say: Int
  /// The short form.
  var short: Int
}

/// What happens at a moment, and which way it points.
struct MomentKind: Hashable {
  /// Which way a moment points: finding goes down, responding goes up.
  enum Direction: String {
    case down, up, yes, no, none
  }

  let name: String
  let direction: Direction

  init(_ name: String, _ direction: Direction = .none) {
    self.name = name
    self.direction = direction
  }

  static let launch = MomentKind("launch")
  static let step = MomentKind("step")
}

extension MomentKind {
  /// The kind of a moment that is made of a record, with what is known of what came of it.
  init(_ record: PairedRecord) {
    let name = record.kind?.rawValue ?? "unknown"
    switch record.kind {
    case .asked where record.isMessage:
      self = record.goesOn ? MomentKind("passes", .up) : MomentKind("keeps", .yes)
    case .asked where record.isSearch && record.closing == nil: self = MomentKind("asked", .down)
    case .asked where record.isSearch, .answered where record.isSearch:
      self = record.answersNil ? MomentKind("declined", .no) : MomentKind("answered", .down)
    case .asked, .answered: self = MomentKind("call")
    case .declined: self = MomentKind("declined", .no)
    case .recognizerChanged:
      let isOver = ["failed", "cancelled"].contains(record.json[.state]?.string)
      self = MomentKind(name, isOver ? .no : .yes)
    case .actionSearched:
      let answer = record.json[.answer]?.bool
      self = MomentKind(name, answer.map { $0 ? .yes : .no } ?? .none)
    case .windowChosen, .firstResponderAsked, .firstResponderChanged:
      self = MomentKind(name, .down)
    case .forwarded, .touchCancelled: self = MomentKind(name, .up)
    case .handled, .controlEvent, .actionSent: self = MomentKind(name, .yes)
    case .touchDropped, .recognizerRefused, .recognizerPrevented, .discarded,
      .firstResponderRefused, .error:
      self = MomentKind(name, .no)
    case .eventQueued, .eventSent, .touchDelivered, .touchHeld, .recognizerOffered,
      .recognizerWaiting, .cellChanged, .scrolled, .menuBuilt, .controllerLifecycle, .keyboard,
      .timerSet, .timerFired, .notification, .outcome, nil:
      self = MomentKind(name)
    }
  }
}
