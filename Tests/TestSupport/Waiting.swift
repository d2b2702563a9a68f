import Foundation

/// Waits on a thread of its own, because tests share few with each other.
public func waiting<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: .init(catching: body)) }
  }
}
