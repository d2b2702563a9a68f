import Jansson

/// A request that the debugger serves: a row of the table from which it is dispatched, refused and
/// claimed.
struct DebugCommand: Sendable {
  /// The command, as the Debug Adapter Protocol names it.
  let name: String

  /// When it can be carried out.
  let phases: Set<Phase>

  /// What it takes; everything else is ignored, since editors add their own.
  let arguments: [Argument]

  /// The capabilities by which an editor learns of it, or of what it takes.
  let claims: [String]

  /// Carries it out; the arguments have been looked at.
  let perform: @Sendable (inout DebugAdapter, JSONValue) throws -> Outcome

  init(
    _ name: String,
    in phases: Set<Phase>,
    _ arguments: [Argument] = [],
    claims: [String] = [],
    _ perform: @escaping @Sendable (inout DebugAdapter, JSONValue) throws -> Outcome
  ) {
    self.name = name
    self.phases = phases
    self.arguments = arguments
    self.claims = claims
    self.perform = perform
  }
}
