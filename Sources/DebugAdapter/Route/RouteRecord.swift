import WorkbenchProtocol

/// What is always known of a record, however old it is; the rest is `Route.json(_:)`.
struct RouteRecord: Sendable, Equatable {
  /// Its number at level `full`.
  let seq: Int
  /// The record in which it lies, of an answer that of its question; 0 for none.
  let parent: Int
  /// In how many records it lies.
  let depth: Int
  let level: RouteLevel
  /// What happened; nil for a kind that this build does not know.
  let kind: RecordKind?
  /// The object at which it happened.
  let at: String?
  /// What an occurrence calls it: a method, an action, a control's event, a state.
  let name: String?
  /// The rule that decided.
  let rule: String?
  /// The answer of a question, or the question of an answer.
  let partner: Int?
  /// Whether a message went on from this call.
  let isPassedOn: Bool

  /// Whether it opens a call.
  var isOpening: Bool { kind == .asked }

  /// Whether it closes a call that is known.
  var isClosing: Bool { kind == .answered && partner != nil }

  /// The record that opened what it closes, or itself where it opens something.
  var opening: Int? { isClosing ? partner : isOpening ? seq : nil }
}
