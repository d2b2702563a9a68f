import WorkbenchProtocol

/// Takes what is large and done with: to let go of a hundred thousand objects takes as long as
/// many requests, and whoever serves them has no time for it.
struct Remains: Sendable {
  /// Something that nobody else has any more.
  // Unchecked because nothing is done with it but to let go of it.
  private struct Last: @unchecked Sendable {
    let object: Any
  }

  private let background: any RemoteExecutor
  private let reclaim: MemoryReclaim

  /// - Parameters:
  ///   - background: Where it is let go of, a piece of work at a time.
  ///   - reclaim: Has the memory given back.
  init(_ background: any RemoteExecutor, _ reclaim: MemoryReclaim) {
    self.background = background
    self.reclaim = reclaim
  }

  /// Lets go of an object on another thread, unless the caller still has it when that comes to it.
  func take(_ object: Any) {
    let last = Last(object: object)
    background.submit { _ = last }
    // Only now is what that took free.
    background.submit { [reclaim] in reclaim.soon() }
  }
}
