import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import DebugAdapter

/// How the messages may be written that bring records.
struct RecordMessageTests {
  /// What comes by itself is compared with what it always is; a workbench may write it otherwise.
  @Test func `a record is taken whatever the order of its message's members`() {
    let usual = walk(BuiltInBench.shared)
    let other = walk(ReorderingBench())
    #expect(usual.count > 20)
    #expect(usual == other)
  }

  /// Goes over every record, and tells the places with what is decided there.
  private func walk(_ bench: any ConnectionHandlerFactory) -> [String] {
    let desk = Desk(bench)
    desk.launch(["stops": "full"])
    var places: [String] = []
    while desk.last("stopped")?["description"]?.string != "End of the script" {
      let decision = desk.variables("Decision").mapValues { $0["value"]?.string ?? "" }
      places.append("\(desk.top["name"]?.string ?? "") \(decision.sorted { $0.key < $1.key })")
      desk.ask("stepIn", ["threadId": 1])
    }
    return places
  }
}

/// The workbench, whose notifications name their method first.
private final class ReorderingBench: ConnectionHandlerFactory {
  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    BuiltInBench.shared.makeHandler(sink: Sink(sink), executor: executor, peer: peer)
  }

  private final class Sink: MessageSink {
    private let sink: any MessageSink

    init(_ sink: any MessageSink) { self.sink = sink }

    func send(_ message: [UInt8]) {
      let text = String(decoding: message, as: UTF8.self)
      let start = #"{"jsonrpc":"2.0","method":"trace.record","#
      guard text.hasPrefix(start) else { return sink.send(message) }
      let rest = text.dropFirst(start.count)
      sink.send(Array((#"{"method":"trace.record","jsonrpc":"2.0","# + rest).utf8))
    }

    var unsentBytes: Int { sink.unsentBytes }

    func close(reason: String) { sink.close(reason: reason) }
  }
}
