import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiGestureRecognizer = ClassRow(
    "UIGestureRecognizer",
    UIGestureRecognizer.self,
    superclass: "NSObject",
    "An object that watches the touches of a view and its descendants for a gesture.",
    make: { _ in UIGestureRecognizer() },
    isNamedInNodes: true,
    properties: recognizerFlags + recognizerTypes + recognizerTargets + recognizerReadings,
    methods: recognizerQuestions + recognizerTouches + recognizerCalls,
    delegateProtocol: "UIGestureRecognizerDelegate",
    delegateMethods: recognizerDelegate,
    // The way back to `possible` is the method `reset`.
    occurrences: UIGestureRecognizer.State.named.map(\.name).filter { $0 != "possible" }
  )

  private static let recognizerFlags: [Property] = [
    .delegate("Asked before and during recognition."),
    .plain(
      "isEnabled",
      \UIGestureRecognizer.isEnabled,
      true,
      "Whether it takes touches; turned off while it recognizes, it is cancelled."
    ),
    .plain("name", \UIGestureRecognizer.name, nil, "A name of the app's own."),
    .plain(
      "cancelsTouchesInView",
      \UIGestureRecognizer.cancelsTouchesInView,
      true,
      "Whether views lose the touches of a recognized gesture."
    ),
    .plain(
      "delaysTouchesBegan",
      \UIGestureRecognizer.delaysTouchesBegan,
      false,
      "Whether views hear of a touch only when it has failed."
    ),
    .plain(
      "delaysTouchesEnded",
      \UIGestureRecognizer.delaysTouchesEnded,
      true,
      "Whether views hear of a lift only when it has failed."
    ),
    .plain(
      "requiresExclusiveTouchType",
      \UIGestureRecognizer.requiresExclusiveTouchType,
      true,
      "Whether its first touch keeps touches of other types away."
    ),
  ]

  private static let recognizerTypes: [Property] = [
    touchTypes(standard: UITouch.TouchType.named.map(\.name)),
    pressTypes(standard: []),
  ]

  private static let recognizerReadings: [Property] = [
    .choice(
      "state",
      \UIGestureRecognizer.state,
      UIGestureRecognizer.State.named,
      "How far it is with its gesture; the body of an override may assign it.",
      phase: .running
    ),
    .object(
      "view",
      "UIView",
      reading: \UIGestureRecognizer.view,
      "The view whose touches, and whose descendants' touches, it watches."
    ),
    .reading(
      "numberOfTouches",
      \UIGestureRecognizer.numberOfTouches,
      "How many fingers take part."
    ) { .number(0) },
    Property(
      "location",
      .point,
      swift: SwiftAccess(reading: "location(in: @.view)"),
      "Where the gesture is, in its view.",
      get: { object in
        (object as? UIGestureRecognizer).map { .point($0.location(in: $0.view)) } ?? .none
      }
    ),
  ]

  private static let recognizerTargets: [Property] = [
    Property(
      "target",
      .object("NSObject"),
      swift: SwiftAccess(writing: .target),
      "Who gets the action; it goes with `action`.",
      isNodeOnly: true,
      phase: .target,
      set: { _, _ in }
    ),
    Property(
      "action",
      .selector,
      swift: SwiftAccess(writing: .target),
      "What the target is sent at each change of the state.",
      isNodeOnly: true,
      phase: .target,
      set: { _, _ in }
    ),
    Property(
      "targets",
      .actions,
      swift: SwiftAccess(writing: .recognizerTargets),
      "Several targets, each with its action.",
      isNodeOnly: true,
      set: { recognizer, value in
        for pair in value.elements.map(\.elements) {
          guard let target = pair[argument: 0].object else { continue }
          (recognizer as? UIGestureRecognizer)?.addTarget(target, action: pair.selector(1))
        }
      }
    ),
    .assigned(
      "requireToFail",
      \UIGestureRecognizer.failureRequirements,
      spelled: .objects("UIGestureRecognizer"),
      swift: SwiftAccess(writing: .each(["@.require(toFail: #)"])),
      standard: { .list([]) },
      "The recognizers that have to fail first, one `require(toFail:)` each."
    ),
  ]

  /// Returns the row of the types of touch that a class takes by default.
  static func touchTypes(standard: [String]) -> Property {
    Property(
      "allowedTouchTypes",
      .options(UITouch.TouchType.named.map(\.name)),
      swift: SwiftAccess(writing: .numbers("UITouch.TouchType")),
      standard: { .names(standard) },
      "The types of touch that it takes.",
      get: { object in
        let types = (object as? UIGestureRecognizer)?.allowedTouchTypes.map(\.intValue) ?? []
        return .names(
          UITouch.TouchType.named.filter { types.contains($0.value.rawValue) }.map(\.name)
        )
      },
      set: { object, value in
        let chosen = UITouch.TouchType.named.filter { [value].names(0).contains($0.name) }
        (object as? UIGestureRecognizer)?.allowedTouchTypes =
          chosen.map { NSNumber(value: $0.value.rawValue) }
      }
    )
  }

  /// Returns the row of the types of press that a class takes by default.
  static func pressTypes(standard: [String]) -> Property {
    Property(
      "allowedPressTypes",
      .options(UIPress.PressType.named.map(\.name)),
      swift: SwiftAccess(writing: .numbers("UIPress.PressType")),
      standard: { .names(standard) },
      "The types of press that it takes.",
      get: { object in
        let types = (object as? UIGestureRecognizer)?.allowedPressTypes.map(\.intValue) ?? []
        return .names(
          UIPress.PressType.named.filter { types.contains($0.value.rawValue) }.map(\.name)
        )
      },
      set: { object, value in
        let chosen = UIPress.PressType.named.filter { [value].names(0).contains($0.name) }
        (object as? UIGestureRecognizer)?.allowedPressTypes =
          chosen.map { NSNumber(value: $0.value.rawValue) }
      }
    )
  }
}

extension UIGestureRecognizer.State {
  /// The states by name, the start first.
  static let named: [(name: String, value: UIGestureRecognizer.State)] = [
    ("possible", .possible), ("began", .began), ("changed", .changed), ("ended", .ended),
    ("cancelled", .cancelled), ("failed", .failed),
  ]
}

extension UITouch.TouchType {
  /// The types by name, in the order of their numbers.
  static let named: [(name: String, value: UITouch.TouchType)] = [
    ("direct", .direct), ("indirect", .indirect), ("pencil", .pencil),
    ("indirectPointer", .indirectPointer),
  ]
}
