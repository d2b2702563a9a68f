extension UIControl {
  /// What happened to a control, one bit each (control.event-bits).
  ///
  /// A press that is lifted on the control sends `touchDown`, a drag event for each move and
  /// `touchUpInside`. One that leaves it and is lifted outside sends `touchDragExit` on the way,
  /// drag events with their place, and `touchUpOutside`. Every press ends with one of
  /// `touchUpInside`, `touchUpOutside` and `touchCancel`, if the control tracked it to its end.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again soon after, so that its tap count is above 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and is inside.
    ///
    /// Inside is up to 70 points beyond the bounds (control.up-inside-uses-slop).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back inside.
    ///
    /// Sent with the drag event of the same move, before it unless the profile says otherwise
    /// (control.drag-enter-exit).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The user changed the value.
    ///
    /// Never sent for a change by code (control.programmatic-change-is-silent).
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action (iOS 9).
    ///
    /// A button sends it after `touchUpInside`, a value control after `valueChanged`, a text field
    /// for the return key (control.primary-action).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to open (iOS 14).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events (control.event-masks).
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// What an app may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// What the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The events that have a name, with it, by bit.
    @_spi(Workbench) public static let named: [(event: Event, name: String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
      (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
      (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
      (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"),
      (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
      (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// The single bits of the set, lowest first.
    var bits: [Event] {
      (0..<32).map { Event(rawValue: 1 << UInt($0)) }.filter { contains($0) }
    }

    /// UIKit's name of a single event; a number for a bit that has none.
    @_spi(Workbench) public var name: String {
      Event.named.first { $0.event == self }?.name ?? "\(rawValue)"
    }
  }

  /// How a control looks and behaves, one bit each.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A tracked finger is inside.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus engine rests on it.
    public static let focused = State(rawValue: 1 << 3)
    /// What an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)

    /// The states that have a name, with it, by bit.
    @_spi(Workbench) public static let named: [(state: State, name: String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
      (.focused, "focused"),
    ]
  }
}
