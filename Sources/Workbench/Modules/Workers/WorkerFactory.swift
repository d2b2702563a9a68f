import Coroutines
public import WorkbenchProtocol

/// Makes the one connection of a worker, and prepares its thread for code that may crash.
public struct WorkerFactory: ConnectionHandlerFactory {
  private let workbench: Workbench
  private let setup: WorkerSetup?

  /// Makes the factory.
  ///
  /// - Parameters:
  ///   - workbench: What answers requests, as in the daemon.
  ///   - setup: What the daemon told the worker; nil when nobody listens for last words.
  public init(_ workbench: Workbench, setup: WorkerSetup?) {
    self.workbench = workbench
    self.setup = setup
  }

  public func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    guard let setup else {
      return workbench.makeHandler(sink: sink, executor: executor, peer: peer)
    }
    let handler = WorkerConnection(workbench: workbench, sink: sink, executor: executor)
    // Last words come from the thread that runs the module. Whom a long call would make wait is the
    // module's own client.
    Coroutine.stayOnCallers()
    LastWordsReporter.install { [weak handler] in handler?.lastRecords ?? [] }
    beat(executor, pulse: setup.pulse)
    return handler
  }

  /// Gives a sign of life for as long as the loop turns.
  private func beat(_ executor: any Executor, pulse: Int) {
    LastWordsReporter.giveSignOfLife()
    executor.execute(afterMicroseconds: pulse) { beat(executor, pulse: pulse) }
  }
}
