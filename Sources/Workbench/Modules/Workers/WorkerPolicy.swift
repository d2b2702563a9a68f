public import WorkbenchProtocol

/// How a daemon treats its workers, and whose sessions have one.
public struct WorkerPolicy: Sendable {
  /// How long a worker may be silent while a request waits.
  public var timeout: Duration
  /// Whether workers are kept in a sandbox.
  public var sandboxing: Sandboxing
  /// Whose sessions have a worker.
  public var isolation: Isolation

  public init(
    timeout: Duration = .seconds(Limit.workerSeconds.value),
    sandboxing: Sandboxing = .preferred,
    isolation: Isolation = .modules
  ) {
    self.timeout = timeout
    self.sandboxing = sandboxing
    self.isolation = isolation
  }
}
