@_spi(Workbench) public import ResponderKit

extension Parting {
  /// Finds what kept a recognizer from recognizing.
  ///
  /// - Returns: `nil` where it never had to do with the touch: the view that it watches was not hit.
  init?(
    recognizing records: [TraceRecord],
    _ wanted: UIGestureRecognizer,
    _ simulation: Simulation
  ) {
    let name = simulation.name(of: wanted)
    let index = simulation.index(of: wanted)
    let own = records.filter { $0.at == index }
    for record in own {
      let other = record.other.map { simulation.name(of: $0) } ?? "another"
      switch record.kind {
      case .recognizerRefused:
        self.init(record, "\(name) was not given the touch")
        return
      case .recognizerPrevented:
        self.init(record, "\(other) recognized first, and \(name) may not recognize with it")
        return
      case .recognizerChanged where record.state == "failed":
        if record.rule == .gestureRequireToFailHolds, let other = awaited(own, simulation) {
          let ring = "which in the end waits for \(name)"
          self.init(record, "\(name) waits for \(other) to fail, \(ring)")
        } else if record.other != nil {
          self.init(record, "\(name) failed because \(other) recognized")
        } else {
          self.init(record, "\(name) failed")
        }
        return
      default: continue
      }
    }
    if let waiting = own.last(where: { $0.kind == .recognizerWaiting }) {
      self.init(waiting, "\(name) waits for \(awaited(own, simulation) ?? "another") to fail")
      return
    }
    // An override of the getter hides recognizers from touches.
    let hidden = records.first {
      $0.kind == .answered && $0.rule == .gestureGetterOverrideHides
        && $0.at == wanted.view.map { simulation.index(of: $0) }
    }
    guard let hidden, let view = wanted.view else { return nil }
    self.init(hidden, "\(simulation.name(of: view)) does not list \(name) among its recognizers")
  }

  /// The rules by which a recognizer takes a touch from its view.
  @_spi(Workbench) public static let taking: Set<Rule> = [
    .gestureCancelsTouchesInView, .gestureDelaysEndedOnSuccess, .gestureCancelsDropsPending,
  ]

  /// Finds the recognizer that took a touch from a view which was hit.
  init?(takenFrom wanted: UIView, _ records: [TraceRecord], _ simulation: Simulation) {
    let name = simulation.name(of: wanted)
    let index = simulation.index(of: wanted)
    guard
      let place = records.firstIndex(where: { record in
        record.at == index && record.rule.map { Parting.taking.contains($0) } == true
      })
    else { return nil }
    let taker = records[..<place].last {
      $0.kind == .recognizerChanged && ["began", "ended"].contains($0.state)
    }
    guard let taker, let recognizer = taker.at.map({ simulation.name(of: $0) }) else { return nil }
    self.init(
      records[place],
      records[place].kind == .touchCancelled
        ? "\(recognizer) recognized, and the touch was taken from \(name)"
        : "\(recognizer) held the touch back and recognized, so \(name) never heard of it"
    )
  }
}

/// The recognizer that one waited for last, by its own records.
private func awaited(_ own: [TraceRecord], _ simulation: Simulation) -> String? {
  own.last { $0.kind == .recognizerWaiting }?.other.map { simulation.name(of: $0) }
}

extension TraceRecord {
  /// The recognizer on whose account a record came about.
  fileprivate var other: ObjectIndex? {
    guard case .object(let other)? = fields.first(where: { $0.key == .by })?.value else {
      return nil
    }
    return other
  }

  /// The state that a recognizer took.
  @_spi(Workbench) public var state: String? {
    guard case .text(let state)? = fields.first(where: { $0.key == .state })?.value else {
      return nil
    }
    return state
  }
}
