extension TouchEnvironment {
  /// Throws away what the fingers do while interaction is ignored.
  ///
  /// - ignore.drops-not-defers: nothing is kept for later; a finger that came down meanwhile stays
  ///   unseen until it lifts, and one whose lift is thrown away is cancelled for its view.
  func dropIgnored(_ changes: [TouchChange], event: UIEvent) {
    dispatcher.emit(
      .touchDropped,
      .route,
      at: event.index,
      rule: .ignoreDropsNotDefers,
      fields: [
        .phases(changes.map(\.phase)), TraceField(.touch, .integers(changes.map(\.finger))),
      ]
    )
    var lifted: [UITouch] = []
    for change in changes {
      switch change.phase {
      case .began: deadFingers.insert(change.finger)
      case .ended, .cancelled:
        deadFingers.remove(change.finger)
        lifted += live.filter { $0.finger == change.finger }
      case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    guard !lifted.isEmpty else {
      if live.isEmpty { self.event = nil }
      return
    }
    // The view has seen the beginning and is owed an end; the lift itself is gone.
    cancel(lifted, rule: .touchTerminalExactlyOnce)
    for touch in lifted { deadFingers.remove(touch.finger) }
  }
}

extension UIApplication {
  /// Ignores touches until `endIgnoringInteractionEvents()` was called as often.
  ///
  /// Fingers that come down meanwhile stay unseen until they lift (ignore.drops-not-defers). For a
  /// short time only, and always in a pair:
  ///
  /// ```swift
  /// UIApplication.shared.beginIgnoringInteractionEvents()
  /// MainQueue.asyncAfter(deadline: 0.3) {
  ///   UIApplication.shared.endIgnoringInteractionEvents()
  /// }
  /// ```
  ///
  /// Code may still change views, send actions and move the focus.
  public func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Takes one call of `beginIgnoringInteractionEvents()` back (ignore.begin-end-nests).
  ///
  /// One call too many does nothing.
  public func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// How many calls of `endIgnoringInteractionEvents()` it takes until touches are taken again.
  @_spi(Workbench) public var ignoringDepth: Int { ignoring }
}
