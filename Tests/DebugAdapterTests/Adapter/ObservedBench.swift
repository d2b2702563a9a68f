import Jansson
import Sentences
import Synchronization
import WorkbenchFraming
import WorkbenchProtocol

/// The workbench with the built-in modules, which notes what it is asked on the way.
///
/// It answers itself only what the real one cannot be brought to: as one that is older would, or one
/// that goes away.
final class ObservedBench: ConnectionHandlerFactory {
  /// What it was asked, each as `method params`.
  let asked = Mutex<[String]>([])

  /// The capabilities that it lacks.
  fileprivate let lacks: [String]

  /// The method at which it closes the connection.
  fileprivate let closesAt: String?

  init(lacks: [String] = [], closesAt: String? = nil) {
    self.lacks = lacks
    self.closesAt = closesAt
  }

  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    let real = BuiltInBench.shared.makeHandler(sink: sink, executor: executor, peer: peer)
    return ObservedConnection(self, real, sink)
  }

  /// What was asked, without what is asked at the beginning of every launch.
  var methods: [String] {
    asked.withLock { all in
      all.compactMap { $0.split(separator: " ").first.map(String.init) }
        .filter { !["hello", "session.open", "trace.subscribe", "scenario.outline"].contains($0) }
    }
  }

  /// What was asked of a method last.
  func last(_ method: String) -> JSONValue? {
    let text = asked.withLock { $0.last { $0.hasPrefix(method + " ") } }
    return text.flatMap { try? JSON.parse(String($0.dropFirst(method.count + 1))) }
  }
}

/// One connection to it.
private final class ObservedConnection: ConnectionHandler {
  private let bench: ObservedBench
  private let real: any ConnectionHandler
  private let sink: any MessageSink

  init(_ bench: ObservedBench, _ real: any ConnectionHandler, _ sink: any MessageSink) {
    self.bench = bench
    self.real = real
    self.sink = sink
  }

  func receive(_ message: UnsafeRawBufferPointer) {
    guard let request = try? Request(reading: message) else { return real.receive(message) }
    let params = request.params ?? .object()
    bench.asked.withLock { $0.append("\(request.method) \(params)") }
    if request.method == bench.closesAt { return sink.close(reason: "asked to") }
    let wanted = params["capabilities"]?["required"]?.elements.compactMap(\.string) ?? []
    if let missing = wanted.first(where: bench.lacks.contains), let id = request.id {
      let error = WireError(
        .helloMissingCapability,
        Sentence(verbatim: "this workbench has no capability '\(missing)'")
      )
      return sink.send(OutgoingMessage.failure(id, error, in: .english))
    }
    real.receive(message)
  }

  func receiveFramingError(_ error: WireError) { real.receiveFramingError(error) }
  func drained() { real.drained() }
  func closed() { real.closed() }
}
