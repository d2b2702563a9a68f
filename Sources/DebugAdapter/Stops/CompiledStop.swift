/// A breakpoint as it is compared with records.
struct CompiledStop: Sendable {
  let id: Int
  let target: StopTarget
  let reason: Stop.Reason
  let condition: Condition?
  let hits: HitCondition?
  /// What is said instead of stopping.
  let log: LogTemplate?

  /// Whether a row is not enough to tell: what else a record says is asked for.
  var needsText: Bool {
    if condition != nil { return true }
    if case .action = target { return true }
    return false
  }
}
