/// An event of keys or buttons; one object is used while any of them is down.
///
/// Recognizers and the four presses methods get it; touches methods never do, and none of a scroll
/// view's properties has a part in it (scroll.no-effect-on-presses).
open class UIPressesEvent: UIEvent {
  /// The presses that the app is told of, in the order in which they began.
  final var presses: [UIPress] = []

  init(in simulation: Simulation) { super.init(type: .presses, in: simulation) }

  /// Whether it tells of a key.
  final var hasKeys: Bool { presses.contains { $0.pressedKey != nil } }

  /// All keys and buttons that are down, changed or not.
  open var allPresses: Set<UIPress> { Set(presses) }
}
