extension Simulation {
  /// Ends a stimulus: what came of it, as the last record and as a value.
  ///
  /// Called once for each stimulus, when all that it caused at its own time is done. What timers do
  /// later belongs to whatever moves time.
  ///
  /// - dispatch.unhandled-is-dropped: nobody handled any of its messages.
  @_spi(Workbench) public func finishStimulus(returned: Bool? = nil) -> Outcome {
    var outcome = Outcome(dispatcher.messages)
    outcome.hits = touches.hits
    outcome.returned = returned
    // The hits are those of this stimulus; the fingers may stay down for the next.
    touches.hits = []
    var fields: [TraceField] = []
    fields.reserveCapacity(7)
    if let hit = outcome.hits.last {
      fields.append(TraceField(.hit, hit.view.map { .object($0) } ?? .none))
    }
    fields.append(TraceField(.handledBy, outcome.handledBy.map { .object($0) } ?? .none))
    fields.append(TraceField(.path, .objects(outcome.path)))
    fields.append(TraceField(.discarded, .flag(outcome.isDiscarded)))
    if !outcome.recognizedBy.isEmpty {
      fields.append(TraceField(.recognizedBy, .objects(outcome.recognizedBy)))
    }
    if let message = outcome.message { fields.append(TraceField(.message, .text(message))) }
    if let returned { fields.append(TraceField(.returned, .flag(returned))) }
    dispatcher.emit(.outcome, .outcome, fields: fields)
    return outcome
  }
}
