import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiTouch = ClassRow(
    "UITouch",
    UITouch.self,
    superclass: "NSObject",
    "One finger, pencil or pointer press, from down to up.",
    properties: [
      .object("view", "UIView", reading: \UITouch.view, "The hit view."),
      .object("window", "UIWindow", reading: \UITouch.window, "The window it began in."),
      .choice(
        "phase",
        reading: \UITouch.phase,
        [
          ("began", .began), ("moved", .moved), ("stationary", .stationary), ("ended", .ended),
          ("cancelled", .cancelled),
        ],
        "What it does in the current event."
      ),
      .reading("tapCount", \UITouch.tapCount, "How many touches near one place it makes."),
      .reading("timestamp", \UITouch.timestamp, "When it changed last."),
      .choice(
        "type",
        reading: \UITouch.type,
        UITouch.TouchType.named,
        "What touches the screen."
      ),
      .reading("force", \UITouch.force, "How hard; 1 is an average touch."),
      .reading(
        "gestureRecognizers",
        \UITouch.gestureRecognizers,
        spelled: .objects("UIGestureRecognizer"),
        "The recognizers that receive it, those of the hit view first."
      ),
      Property(
        "location",
        .point,
        swift: SwiftAccess(reading: "location(in: nil)"),
        "Where it is in its window.",
        get: { ($0 as? UITouch).map { .point($0.location(in: nil)) } ?? .none }
      ),
      Property(
        "previousLocation",
        .point,
        swift: SwiftAccess(reading: "previousLocation(in: nil)"),
        "Where it was in its window at the event before.",
        get: { ($0 as? UITouch).map { .point($0.previousLocation(in: nil)) } ?? .none }
      ),
    ],
    methods: [
      .calling(
        "location",
        swift: "func location(in view: UIView?) -> CGPoint",
        [Parameter("view", .optional(.object("UIView")))],
        answer: .point,
        "Answers where it is in a view's bounds."
      ) { (touch: UITouch, arguments) in .point(touch.location(in: arguments.object(0))) },
      .calling(
        "previousLocation",
        swift: "func previousLocation(in view: UIView?) -> CGPoint",
        [Parameter("view", .optional(.object("UIView")))],
        answer: .point,
        "Answers where it was in a view's bounds at the event before."
      ) { (touch: UITouch, arguments) in .point(touch.previousLocation(in: arguments.object(0))) },
    ]
  )

  static let uiEvent = ClassRow(
    "UIEvent",
    UIEvent.self,
    superclass: "NSObject",
    "What happened, as the app is told: touches, a shake, a remote command or presses.",
    properties: [
      .choice(
        "type",
        reading: \UIEvent.type,
        [
          ("touches", .touches), ("motion", .motion), ("remoteControl", .remoteControl),
          ("presses", .presses), ("scroll", .scroll), ("hover", .hover), ("transform", .transform),
        ],
        "The kind of event."
      ),
      .choice("subtype", reading: \UIEvent.subtype, eventSubtypes, "What exactly it is."),
      .reading("timestamp", \UIEvent.timestamp, "When it happened."),
      Property(
        "allTouches",
        .list(.object("UITouch")),
        swift: SwiftAccess(isOptional: true, isSet: true),
        "All fingers that are down, in the order in which they began.",
        get: { event in
          // A set has no order of its own; touches come down one after the other.
          let touches = (event as? UIEvent)?.touchesInOrder ?? []
          return .list(touches.map { .object($0) })
        }
      ),
    ],
    methods: [
      .calling(
        "touches",
        swift: "func touches(for view: UIView) -> Set<UITouch>?",
        [Parameter("view", .object("UIView"))],
        answer: .list(.object("UITouch")),
        "Answers the fingers of a view or a window, in the order in which they began."
      ) { (event: UIEvent, arguments) in
        let view: UIView? = arguments.object(0)
        let touches = event.touchesInOrder.filter { $0.view === view || $0.window === view }
        return .list(touches.map { .object($0) })
      }
    ]
  )

  static let eventSubtypes: [(name: String, value: UIEvent.EventSubtype)] = [
    ("none", .none), ("motionShake", .motionShake), ("remoteControlPlay", .remoteControlPlay),
    ("remoteControlPause", .remoteControlPause), ("remoteControlStop", .remoteControlStop),
    ("remoteControlTogglePlayPause", .remoteControlTogglePlayPause),
    ("remoteControlNextTrack", .remoteControlNextTrack),
    ("remoteControlPreviousTrack", .remoteControlPreviousTrack),
    ("remoteControlBeginSeekingBackward", .remoteControlBeginSeekingBackward),
    ("remoteControlEndSeekingBackward", .remoteControlEndSeekingBackward),
    ("remoteControlBeginSeekingForward", .remoteControlBeginSeekingForward),
    ("remoteControlEndSeekingForward", .remoteControlEndSeekingForward),
  ]
}

extension UIEvent {
  /// The fingers that are down, in the order in which they began.
  fileprivate var touchesInOrder: [UITouch] {
    guard let simulation = Simulation.running else { return [] }
    return (allTouches ?? []).sorted {
      simulation.objects.index(of: $0).value < simulation.objects.index(of: $1).value
    }
  }
}
