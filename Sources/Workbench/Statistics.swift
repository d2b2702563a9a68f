import Synchronization

/// Counts what a workbench does, for `stats`.
final class Statistics: Sendable {
  private let connectionCount = Atomic<Int>(0)
  private let clientCount = Atomic<Int>(0)
  private let requestCount = Atomic<Int>(0)
  private let failureCount = Atomic<Int>(0)
  private let started = ContinuousClock.now

  var connections: Int { connectionCount.load(ordering: .relaxed) }
  var requests: Int { requestCount.load(ordering: .relaxed) }
  var failures: Int { failureCount.load(ordering: .relaxed) }

  /// Seconds since the daemon started.
  var uptime: Double {
    let elapsed = ContinuousClock.now - started
    return Double(elapsed.components.seconds)
      + Double(elapsed.components.attoseconds) / 1e18
  }

  /// Counts a connection in; returns its number, which no other has had.
  func connectionOpened() -> Int {
    connectionCount.wrappingAdd(1, ordering: .relaxed)
    return clientCount.wrappingAdd(1, ordering: .relaxed).newValue
  }

  func connectionClosed() { connectionCount.wrappingSubtract(1, ordering: .relaxed) }

  func answered(failed: Bool) {
    requestCount.wrappingAdd(1, ordering: .relaxed)
    if failed { failureCount.wrappingAdd(1, ordering: .relaxed) }
  }
}
