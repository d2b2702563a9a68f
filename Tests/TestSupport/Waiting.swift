import Foundation

/// Waits on a thread of its own, because tests share few with each other.
public func waiting<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: .init(catching: body)) }
  }
}

/// Waits until something holds that other threads bring about.
///
/// - Throws: `CancellationError` when the time limit of the test is over.
public func waitUntil(
  isolation: isolated (any Actor)? = #isolation,
  _ isSo: () -> Bool
) async throws {
  while !isSo() {
    try Task.checkCancellation()
    await Task.yield()
  }
}

/// How long tests wait for what comes at once on a machine with nothing else to do, in seconds.
///
/// What hangs fails its test; what is merely slow, because a compiler runs beside it, does not.
let patience = 600
