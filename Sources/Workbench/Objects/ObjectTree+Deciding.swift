import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

// What of a view decides about events, beside its flags.

extension ObjectTree {
  /// Adds where a view lies on the screen, what sticks out or covers it, and who listens.
  func addDeciding(of view: UIView, behind fronts: [TreeFront], to object: JSONValue) {
    let screen = view.frameOnScreen
    object.set(.screen, JSONValue(rect: screen))
    // What a scroll view holds is meant to be larger than it.
    if let parent = view.superview, !(parent is UIScrollView),
      let by = overhang(of: view.frame, in: parent.bounds)
    {
      object.set(
        .sticksOut,
        [
          .of: JSONValue(simulation.objects.name(of: parent)),
          .by: JSONValue([by.width, by.height]),
        ]
      )
    }
    if !screen.isEmpty, let front = fronts.first(where: { $0.frame.contains(screen) }) {
      object.set(.coveredBy, simulation.objects.name(of: front.view))
    }
    let recognizers = view.gestureRecognizers ?? []
    if !recognizers.isEmpty { object.set(.recognizers, JSONValue(recognizers.map { json($0) })) }
    if let control = view as? UIControl {
      let targets = control.sentActions.map { json($0.action, to: $0.target, for: $0.events) }
      if !targets.isEmpty { object.set(.targets, JSONValue(targets)) }
    }
    addImplemented(by: view, to: object, .actions)
  }

  /// Adds the actions that an object implements by the document, and where a name is given for
  /// them, what it overrides.
  func addImplemented(
    by owner: UIResponder,
    to object: JSONValue,
    _ actionsKey: JSONKey,
    _ overridesKey: JSONKey? = nil
  ) {
    guard let own = simulation.dispatcher.overrides(of: owner) else { return }
    let actions = own.implementedActions.map(\.name).sorted()
    if !actions.isEmpty { object.set(actionsKey, JSONValue(actions)) }
    guard let overridesKey else { return }
    let overrides = Method.allCases.filter { own.overrides($0) }.map(\.name)
    if !overrides.isEmpty { object.set(overridesKey, JSONValue(overrides)) }
  }

  /// How far a frame reaches over the bounds in which it lies, on both sides together.
  private func overhang(of frame: CGRect, in bounds: CGRect) -> CGSize? {
    let width = max(0, bounds.minX - frame.minX) + max(0, frame.maxX - bounds.maxX)
    let height = max(0, bounds.minY - frame.minY) + max(0, frame.maxY - bounds.maxY)
    return width > 0 || height > 0 ? CGSize(width: width, height: height) : nil
  }

  private func json(_ recognizer: UIGestureRecognizer) -> JSONValue {
    let object = JSONValue.object()
    object.set(.id, simulation.objects.name(of: recognizer))
    object.set(.class, simulation.objects.className(of: recognizer))
    addPointer(of: recognizer, to: object)
    if recognizer.isOwn { object.set(.own, true) }
    if !recognizer.isEnabled { object.set(.isEnabled, false) }
    if let counts = counts(of: recognizer) {
      if counts.taps != 1 { object.set(.taps, counts.taps) }
      if counts.touches != 1 { object.set(.touches, counts.touches) }
    }
    if !recognizer.cancelsTouchesInView { object.set(.cancelsTouchesInView, false) }
    if recognizer.delaysTouchesBegan { object.set(.delaysTouchesBegan, true) }
    let required = recognizer.failureRequirements.map { simulation.objects.name(of: $0) }
    if !required.isEmpty { object.set(.waitsFor, JSONValue(required)) }
    if let delegate = recognizer.delegateObject {
      object.set(.delegate, simulation.objects.name(of: delegate))
    }
    let targets = recognizer.sentActions.map { json($0.action, to: $0.target, for: nil) }
    if !targets.isEmpty { object.set(.targets, JSONValue(targets)) }
    return object
  }

  /// How many taps with how many fingers it wants, where it counts them.
  private func counts(of recognizer: UIGestureRecognizer) -> (taps: Int, touches: Int)? {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      // Counted with the press itself, so that a plain one is 1 like a plain tap and goes untold.
      (press.numberOfTapsRequired + 1, press.numberOfTouchesRequired)
    case let swipe as UISwipeGestureRecognizer: (1, swipe.numberOfTouchesRequired)
    default: nil
    }
  }

  private func json(
    _ action: Selector,
    to target: AnyObject?,
    for events: UIControl.Event?
  ) -> JSONValue {
    let object = JSONValue.object()
    if let events {
      let names = UIControl.Event.named.filter { events.contains($0.event) }.map(\.name)
      object.set(.for, JSONValue(names))
    }
    object.set(.target, target.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null)
    object.set(.action, action.name)
    return object
  }
}

extension JSONValue {
  /// A rectangle as documents write it.
  init(rect: CGRect) {
    self.init([rect.minX, rect.minY, rect.width, rect.height].map(Double.init))
  }
}
