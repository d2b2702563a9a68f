public import WorkbenchProtocol

/// Makes the one connection of a worker, and prepares its thread for code that may crash.
public struct WorkerFactory: ConnectionHandlerFactory {
  private let workbench: any ConnectionHandlerFactory
  private let setup: WorkerSetup
  private let records: @Sendable (any ConnectionHandler) -> [WireDatum]

  /// Makes the factory.
  ///
  /// - Parameters:
  ///   - workbench: Makes what answers requests, as in the daemon.
  ///   - setup: What the daemon told the worker.
  ///   - records: Returns the last records of the trace, for last words.
  public init(
    _ workbench: any ConnectionHandlerFactory,
    setup: WorkerSetup,
    records: @escaping @Sendable (any ConnectionHandler) -> [WireDatum] = { _ in [] }
  ) {
    self.workbench = workbench
    self.setup = setup
    self.records = records
  }

  public func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    let handler = workbench.makeHandler(sink: sink, executor: executor, peer: peer)
    let records = records
    LastWordsReporter.install { [weak handler] in handler.map(records) ?? [] }
    beat(executor)
    return handler
  }

  /// Gives a sign of life for as long as the loop turns.
  private func beat(_ executor: any Executor) {
    LastWordsReporter.giveSignOfLife()
    executor.execute(afterMicroseconds: setup.pulse) { beat(executor) }
  }
}
