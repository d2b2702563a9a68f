@_spi(Workbench) package import ResponderKit

/// UIKit's control events by name.
package enum ControlEvents {
  /// The single events, by the bit that stands for each.
  static let single: [(name: String, bit: UInt)] = [
    ("touchDown", 0), ("touchDownRepeat", 1), ("touchDragInside", 2), ("touchDragOutside", 3),
    ("touchDragEnter", 4), ("touchDragExit", 5), ("touchUpInside", 6), ("touchUpOutside", 7),
    ("touchCancel", 8), ("valueChanged", 12), ("primaryActionTriggered", 13),
    ("menuActionTriggered", 14), ("editingDidBegin", 16), ("editingChanged", 17),
    ("editingDidEnd", 18), ("editingDidEndOnExit", 19),
  ]

  /// The names that stand for several events.
  static let several: [(name: String, mask: UInt)] = [
    ("allTouchEvents", 0xFFF), ("allEditingEvents", 0xF_0000), ("allEvents", 0xFFFF_FFFF),
  ]

  package static let names = single.map(\.name) + several.map(\.name)

  /// Returns the name of a single event.
  package static func name(of event: UIControl.Event) -> String {
    single.first { event.rawValue == 1 << $0.bit }?.name ?? "event\(event.rawValue)"
  }

  /// Returns the names of the single events of a set; `allEvents` alone for all there can be.
  static func names(of events: UIControl.Event) -> [String] {
    if events == .allEvents { return ["allEvents"] }
    return single.filter { events.rawValue & 1 << $0.bit != 0 }.map(\.name)
  }

  /// Returns the events with these names.
  static func events(_ names: [String]) -> UIControl.Event {
    var value: UInt = 0
    for name in names {
      if let single = single.first(where: { $0.name == name }) { value |= 1 << single.bit }
      if let several = several.first(where: { $0.name == name }) { value |= several.mask }
    }
    return UIControl.Event(rawValue: value)
  }
}
