public import Foundation

/// One key or button, from down to up; changed in place meanwhile.
///
/// It begins at one responder, and every later phase goes to that one, whoever has the focus by
/// then. The press environment keeps it until the key is let go; it keeps its responder weakly. Two
/// keys that are down are two presses of one event.
open class UIPress: NSObject, IndexedObject {
  /// What a press does in the current event (press.phases).
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// Which button it is (press.types).
  ///
  /// UIKit's is an enum; the values that it has for keys of a keyboard have no names there.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The up arrow.
    public static let upArrow = PressType(rawValue: 0)
    /// The down arrow.
    public static let downArrow = PressType(rawValue: 1)
    /// The left arrow.
    public static let leftArrow = PressType(rawValue: 2)
    /// The right arrow.
    public static let rightArrow = PressType(rawValue: 3)
    /// The button that chooses what has the focus.
    public static let select = PressType(rawValue: 4)
    /// The button that leads back.
    public static let menu = PressType(rawValue: 5)
    /// The button that plays and pauses.
    public static let playPause = PressType(rawValue: 6)

    /// The types by UIKit's names.
    @_spi(Workbench) public static let named: [(name: String, value: PressType)] = [
      ("upArrow", .upArrow), ("downArrow", .downArrow), ("leftArrow", .leftArrow),
      ("rightArrow", .rightArrow), ("select", .select), ("menu", .menu),
      ("playPause", .playPause),
    ]
  }

  /// How far a press has come on its way to a responder.
  ///
  /// A press that a command or text has taken is over at once but stays among those that are down,
  /// so that its lift finds it.
  enum Stage {
    /// Nobody was told of it yet.
    case new
    /// A responder was told of it and is told how it goes on.
    case delivered
    /// Nobody is told of it any more, though it may still be down.
    case over
  }

  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  private(set) var index = ObjectIndex(-1)
  let dispatcher: Dispatcher
  let source: PressSource
  /// The lowest number that no other press had when this one began; part of its name.
  let number: Int
  let pressedKey: UIKey?
  var stage = Stage.new
  var currentPhase = Phase.began
  /// Whether the current phase was delivered.
  var isTold = false
  var currentForce: CGFloat = 1
  var time: Int64
  weak var startingResponder: UIResponder?
  weak var startingWindow: UIWindow?
  /// The recognizers that receive the press.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether recognizers received it when it began, so that they decide what the responder gets.
  var isWatched = false
  /// Whether neither its responder nor a recognizer is told of it any more.
  var isOver: Bool { stage == .over && recognizers.isEmpty }
  /// What the responder knows of a press that is watched.
  var machine = ViewTouchStateMachine()

  init(_ source: PressSource, number: Int, in simulation: Simulation) {
    self.source = source
    self.number = number
    pressedKey =
      switch source {
      case .key(let input, let flags): UIKey(input: input, modifierFlags: flags)
      case .button: nil
      }
    self.simulation = simulation
    dispatcher = simulation.dispatcher
    time = dispatcher.now
    super.init()
    index = dispatcher.register(self)
    dispatcher.objects.setName("press\(number)", of: index)
  }

  deinit { dispatcher.objects.forget(index, Swift.type(of: self)) }

  /// Which button it is; for a key a value without a name.
  open var type: PressType {
    switch source {
    case .button(let type): type
    case .key: PressType(rawValue: 2000 + (pressedKey?.keyCode.rawValue ?? 0))
    }
  }

  /// What the press does in the current event.
  open var phase: Phase { currentPhase }

  /// How far an analog button is pressed in, from 0 to 1; others know only 0 and 1.
  ///
  /// It is 1 from the beginning, and 0 in the phase that ends the press.
  open var force: CGFloat { currentForce }

  /// The key of a hardware keyboard; `nil` for a button (press.key-property, iOS 13.4).
  open var key: UIKey? { simulation.profile.ios >= 13.4 ? pressedKey : nil }

  /// The responder at which the press began (press.initial-object).
  ///
  /// It stays the same while the message climbs; `nil` once the object is gone.
  open var responder: UIResponder? { startingResponder }

  /// The window of that responder.
  open var window: UIWindow? { startingWindow }

  /// The recognizers that receive the press.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// When it changed last, in seconds since the system started.
  open var timestamp: TimeInterval { time.seconds }
}

extension Set<UIPress> {
  /// The presses in the order in which they began.
  var inOrder: [UIPress] { sorted { $0.index.value < $1.index.value } }
}
