import Foundation

/// Waits on a thread of its own, because tests share few with each other.
public func waiting<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: .init(catching: body)) }
  }
}

/// How long tests wait for what comes at once on a machine with nothing else to do, in seconds.
///
/// What hangs fails its test; what is merely slow, because a compiler runs beside it, does not.
let patience = 60
