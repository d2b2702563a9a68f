// Fields that records of several kinds have, each written in one way.

extension TraceField {
  /// What whatever a record is about does.
  static func phase<Phase>(_ phase: Phase) -> TraceField {
    TraceField(.phase, .texts(["\(phase)"]))
  }

  /// What each of those that a record is about does, in their order.
  static func phases<Phase>(_ phases: [Phase]) -> TraceField {
    TraceField(.phase, .texts(phases.map { "\($0)" }))
  }
}
