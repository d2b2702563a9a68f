import NIOCore
import NIOPosix
import Platform
public import WorkbenchProtocol

/// Threads for what takes long, which yield to those that serve connections.
public enum LaneLoops {
  /// How many there are where nobody says otherwise.
  static var standardCount: Int { max(2, System.coreCount) }

  /// Begins the threads, which end when nobody holds the executor of one any more.
  ///
  /// - Parameter count: How many; nil for one per core, and at least two.
  /// - Returns: The executor of each.
  /// - Throws: What the system has against one of them.
  public static func begin(count: Int? = nil) throws -> [Confined<any Executor>] {
    let count = count ?? standardCount
    let threads = Threads(group: MultiThreadedEventLoopGroup(numberOfThreads: count))
    return try threads.group.makeIterator().map { loop in
      try loop.submit {
        yieldToOtherThreads()
        return Confined(LoopExecutor(on: loop), to: Lane(loop: loop, threads: threads))
      }.wait()
    }
  }

  private final class Threads: Sendable {
    let group: MultiThreadedEventLoopGroup

    init(group: MultiThreadedEventLoopGroup) { self.group = group }

    deinit { group.shutdownGracefully { _ in } }
  }

  private struct Lane: RemoteExecutor {
    let loop: any EventLoop
    /// Kept for as long as somebody may hand the thread work.
    let threads: Threads

    func submit(_ work: @escaping @Sendable () -> Void) { loop.execute(work) }
  }
}
