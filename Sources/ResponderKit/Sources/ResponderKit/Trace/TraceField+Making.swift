import Foundation

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

extension [TraceField] {
  /// Where on the screen what a record is about stands; no field where it stands nowhere.
  static func rect(_ rect: CGRect?) -> [TraceField] {
    guard let rect else { return [] }
    return [
      TraceField(
        .rect,
        .numbers([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
      )
    ]
  }
}
