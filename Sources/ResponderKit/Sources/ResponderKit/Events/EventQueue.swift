import Foundation

/// The way of an event from the queue through the application to the windows: step 5 of the
/// rulebook's pipeline.
///
/// There is no list of waiting events: a stimulus brings one, and everything that it causes is over
/// before the next one comes (dispatch.queue-is-fifo). What has a place on the screen goes to the
/// windows that are touched, all else through the key window.
final class EventQueue: SimulationEnvironment {
  // MARK: - To the application

  /// Records that an event stands in the queue, as its first record.
  func enqueue(_ event: UIEvent, fields: @autoclosure () -> [TraceField]) {
    dispatcher.emit(
      .eventQueued,
      .route,
      at: event.index,
      rule: .dispatchQueueIsFifo,
      fields: [TraceField(.event, .text("\(event.eventType)"))] + fields()
    )
  }

  /// Sends a built event to the application, as the run loop does.
  ///
  /// Through the dispatcher, so that an override or a document's own `sendEvent` runs first and may
  /// keep the event (dispatch.override-must-call-super).
  func send(_ event: UIEvent) {
    let application = simulation.application
    dispatcher.callVoid(
      .sendEvent,
      on: application,
      arguments: [.object(event)],
      fields: [TraceField(.event, .object(event.index))],
      deciding: { answering in
        answering.reachedUIKit ? .dispatchAppSendEventThenWindow : .dispatchOverrideMustCallSuper
      }
    ) {
      application.sendEvent(event)
    }
  }

  // MARK: - To the windows

  /// UIKit's part of `UIApplication.sendEvent`: where an event of each type goes.
  func dispatch(_ event: UIEvent) {
    switch event.eventType {
    case .touches: deliverToWindows(event)
    case .motion, .remoteControl, .presses: deliverToKeyWindow(event)
    // Nothing sends these yet.
    case .scroll, .hover, .transform: break
    }
  }

  /// Hands a touches event to each window that owns a touch of it, once.
  func deliverToWindows(_ event: UIEvent) {
    let touches = event.touches
    // In a copy: a window that handles the event may end touches, and those windows behind it that
    // had one are told all the same. The first touch of a window stands for it, so that none is
    // told twice.
    for (place, touch) in touches.enumerated() {
      guard let window = touch.touchWindow,
        !touches[..<place].contains(where: { $0.touchWindow === window })
      else { continue }
      sendEvent(event, to: window)
    }
  }

  /// Calls `sendEvent(_:)` of a window.
  func sendEvent(_ event: UIEvent, to window: UIWindow) {
    dispatcher.callVoid(
      .sendEvent,
      on: window,
      arguments: [.object(event)],
      deciding: { answering in
        if !answering.reachedUIKit { return .dispatchOverrideMustCallSuper }
        return event.eventType == .touches ? .dispatchWindowStepOrder : nil
      }
    ) {
      window.sendEvent(event)
    }
  }

  /// Hands an event without a location to the key window.
  private func deliverToKeyWindow(_ event: UIEvent) {
    // Asked now and not when the event was made: an override of the application's `sendEvent` may
    // have made another window key.
    guard let window = simulation.windowServer.keyWindow else {
      deliverWithoutLocation(event, in: nil)
      return
    }
    let isKey = (event as? UIPressesEvent)?.hasKeys ?? false
    dispatcher.emit(
      .windowChosen,
      .route,
      at: window.index,
      rule: isKey ? .pressKeyGoesToKeyWindow : .dispatchNonTouchGoesToKeyWindow
    )
    sendEvent(event, to: window)
  }

  /// The window's part of an event without a location; without a key window it has none.
  func deliverWithoutLocation(_ event: UIEvent, in window: UIWindow?) {
    let simulation = simulation
    switch event.eventType {
    case .motion: simulation.motion.deliver(event, in: window)
    case .remoteControl: simulation.remoteControl.deliver(event, in: window)
    case .presses: (event as? UIPressesEvent).map { simulation.presses.deliver($0, in: window) }
    case .touches, .scroll, .hover, .transform: break
    }
  }

  /// Records at which object an event without a location starts.
  func announce(_ start: UIResponder, rule: Rule) -> UIResponder {
    dispatcher.emit(.eventSent, .route, at: start.index, rule: rule)
    return start
  }

  /// An event without a location finds nobody to start at, by the rule that lets nobody stand in.
  func drop(_ event: UIEvent, rule: Rule) {
    dispatcher.emit(.discarded, .route, at: event.index, rule: rule)
  }
}
