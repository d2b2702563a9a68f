/// One decision or occurrence, as the model emitted it.
///
/// Records nest by `parent`: an event, the window asked, each view asked inside it. A record holds
/// indices only (object, rule, kind, method), so that emitting one builds no text.
public struct TraceRecord: Sendable {
  /// What a record tells.
  ///
  /// Calls make two records, `asked` and `answered`; everything else is one. A kind decides which
  /// fields a record can have and in which order.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case eventQueued, eventSent, windowChosen, asked, answered, declined
    case touchDelivered, touchHeld, touchDropped, touchCancelled
    case recognizerOffered, recognizerRefused, recognizerChanged, recognizerWaiting
    case recognizerPrevented
    case forwarded, handled, discarded
    case controlEvent, cellChanged, actionSearched, actionSent
    case firstResponderAsked, firstResponderRefused, firstResponderChanged
    case scrolled
    case menuBuilt, controllerLifecycle, keyboard, timerSet, timerFired, notification
    case error, outcome
  }

  /// A position in the trace of each level; only those up to the running level are counted.
  ///
  /// So a record is number 12 of a route and number 340 of everything, and a host that reads one
  /// level sees no gaps.
  public struct Position: Sendable, Equatable {
    var counts: (Int32, Int32, Int32) = (0, 0, 0)

    /// The number at one level: 1 for the first record, 0 for none.
    public subscript(level: TraceLevel) -> Int {
      switch level {
      case .outcome: Int(counts.0)
      case .route: Int(counts.1)
      case .full: Int(counts.2)
      }
    }

    // Swift makes none for a type that holds a tuple.
    public static func == (lhs: Position, rhs: Position) -> Bool { lhs.counts == rhs.counts }
  }

  /// The record's gap-free number, counted for each level on its own.
  public var seq: Position
  /// The record this one lies in; 0 where there is none.
  public var parent: Position
  /// Virtual time in microseconds since launch.
  public var time: Int64
  /// What the record tells.
  public var kind: Kind
  /// The level it belongs to: records of deeper levels are not emitted at shallower ones.
  public var level: TraceLevel
  /// The object it is about.
  public var at: ObjectIndex?
  /// The rule that decided, where one did.
  public var rule: Rule?
  /// The method that was called, where it is about a call.
  public var method: Method?
  /// What else belongs to this kind, in a fixed order.
  public var fields: [TraceField]
}

/// One named value of a record.
///
/// Numbers and indices where it can, text where there is no table for it: making a field should
/// cost little more than nothing.
public struct TraceField: Sendable {
  /// The names that fields can have; the raw value is the member's name on the wire.
  public enum Key: String, Sendable, CaseIterable {
    case answer, point, how, to, from, action, event, phase, touch, touches, rect, reason, path, hit
    case handledBy, recognizedBy, discarded, returned, message, state, window, view, subtype
    case command, items, value, due
    case tapCount, name, controller, stage, error, sender, by
  }

  /// What a field can hold.
  public enum Value: Sendable {
    case none
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case object(ObjectIndex)
    case objects([ObjectIndex])
    case texts([String])
    case numbers([Double])
    case integers([Int])
    /// What fingers do in an event, and where.
    case touches([TracedTouch])
    /// A sentence for people, for what no rule has a name for.
    indirect case said(Text)
    /// Two numbers that need no memory of their own: most records of a hit test have a point.
    case point(x: Double, y: Double)
  }

  public let key: Key
  public let value: Value

  public init(_ key: Key, _ value: Value) {
    self.key = key
    self.value = value
  }
}

extension TraceRecord.Kind {
  /// The kind's name on the wire.
  public var name: String {
    switch self {
    case .eventQueued: "event-queued"
    case .eventSent: "event-sent"
    case .windowChosen: "window-chosen"
    case .asked: "asked"
    case .answered: "answered"
    case .declined: "declined"
    case .touchDelivered: "touch-delivered"
    case .touchHeld: "touch-held"
    case .touchDropped: "touch-dropped"
    case .touchCancelled: "touch-cancelled"
    case .recognizerOffered: "recognizer-offered"
    case .recognizerRefused: "recognizer-refused"
    case .recognizerChanged: "recognizer-changed"
    case .recognizerWaiting: "recognizer-waiting"
    case .recognizerPrevented: "recognizer-prevented"
    case .forwarded: "forwarded"
    case .handled: "handled"
    case .discarded: "discarded"
    case .controlEvent: "control-event"
    case .cellChanged: "cell-changed"
    case .actionSearched: "action-searched"
    case .actionSent: "action-sent"
    case .firstResponderAsked: "first-responder-asked"
    case .firstResponderRefused: "first-responder-refused"
    case .firstResponderChanged: "first-responder-changed"
    case .scrolled: "scrolled"
    case .menuBuilt: "menu-built"
    case .controllerLifecycle: "controller-lifecycle"
    case .keyboard: "keyboard"
    case .timerSet: "timer-set"
    case .timerFired: "timer-fired"
    case .notification: "notification"
    case .error: "error"
    case .outcome: "outcome"
    }
  }
}
