/// How much of a run a trace holds; each level holds all of the one before.
///
/// The level decides what is recorded and nothing about what happens: runs at all levels take the
/// same decisions.
public enum TraceLevel: Int, Comparable, Sendable, CaseIterable {
  /// One record for each stimulus: what came of it.
  case outcome

  /// Who was asked, who forwarded, who handled, what the app's overrides said, with the rules.
  case route

  /// Every call the model made.
  case full

  public static func < (lhs: TraceLevel, rhs: TraceLevel) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The level's name on the wire.
  public var name: String {
    switch self {
    case .outcome: "outcome"
    case .route: "route"
    case .full: "full"
    }
  }

  /// Returns the level with this name.
  public init?(name: String) {
    guard let level = TraceLevel.allCases.first(where: { $0.name == name }) else { return nil }
    self = level
  }
}
