import Dispatch
import NIOConcurrencyHelpers
import WorkbenchProtocol

/// Answers each message with itself, or as the message says.
///
/// `{"answer":N}` is answered with N bytes, `{"slices":N}` after N turns of work, `{"quiet":N}` is
/// not, but takes as long; `{"hold"}` is never answered, `{"close"}` closes; `{"block"}` comes back
/// only after `unblock()`, as code that loops does not at all.
final class EchoFactory: ConnectionHandlerFactory {
  /// What the handlers of all connections have seen.
  struct Log {
    var opened = 0
    var closed = 0
    var messages = 0
    var drained = 0
    var peers: [PeerInfo] = []

    fileprivate var sinks: [WeakSink] = []

    /// Whether something still keeps what a connection has in memory.
    var isConnectionKept: Bool { sinks.contains { $0.sink != nil } }
  }

  private let log = NIOLockedValueBox(Log())
  private let blocked = DispatchSemaphore(value: 0)

  var seen: Log { log.withLockedValue { $0 } }

  func note(_ change: (inout Log) -> Void) {
    log.withLockedValue { change(&$0) }
  }

  func block() { blocked.wait() }

  func unblock() { blocked.signal() }

  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    note {
      $0.opened += 1
      $0.peers.append(peer)
      $0.sinks.append(WeakSink(sink: sink))
    }
    return EchoHandler(factory: self, sink: sink, executor: executor)
  }
}

/// A connection that is not kept alive.
///
/// Unchecked, because other threads ask no more than whether it is still there.
private struct WeakSink: @unchecked Sendable {
  weak var sink: (any MessageSink)?
}

private final class EchoHandler: ConnectionHandler {
  private let factory: EchoFactory
  private let sink: any MessageSink
  private let executor: any Executor
  private(set) var requestsInFlight = 0

  init(factory: EchoFactory, sink: any MessageSink, executor: any Executor) {
    self.factory = factory
    self.sink = sink
    self.executor = executor
  }

  func receive(_ message: UnsafeRawBufferPointer) {
    factory.note { $0.messages += 1 }
    let text = String(decoding: message, as: UTF8.self)
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let count = words.dropFirst().first.flatMap { Int($0) } ?? 0
    switch words.first {
    case "answer":
      sink.send([UInt8](repeating: UInt8(ascii: "x"), count: count))
    case "slices":
      requestsInFlight += 1
      work(slices: count, then: Array(text.utf8))
    case "quiet":
      requestsInFlight += 1
      work(slices: count, then: nil)
    case "hold":
      requestsInFlight += 1
    case "block":
      factory.block()
    case "close":
      sink.send(Array(text.utf8))
      sink.close(reason: "the client asked for it")
    default:
      sink.send(Array(text.utf8))
    }
  }

  private func work(slices: Int, then answer: [UInt8]?) {
    guard slices > 0 else {
      requestsInFlight -= 1
      if let answer { sink.send(answer) }
      return
    }
    executor.execute { [weak self] in self?.work(slices: slices - 1, then: answer) }
  }

  func receiveFramingError(_ error: WireError) {
    sink.send(Array("{\"error\":\"\(error.type.name)\"}".utf8))
  }

  func drained() {
    factory.note { $0.drained += 1 }
  }

  func closed() {
    factory.note { $0.closed += 1 }
  }
}
