import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

/// A daemon whose session has left one record when it ends.
struct Closing: DaemonAccess {
  /// What is notified as the end.
  let closed: String

  func connect(_ options: GlobalOptions) throws -> any WireClient { Client(closed: closed) }

  func replacement(
    for client: any WireClient,
    _ greeting: JSONValue,
    _ options: GlobalOptions
  ) throws -> (any WireClient)? { nil }

  private final class Client: WireClient {
    private let closed: String
    private var hasRecord = true
    private var isOpen = true
    private var count = 0
    var notifications: [WireNotification] = []
    var onWire: ((WireDirection, [UInt8]) -> Void)?

    init(closed: String) { self.closed = closed }

    func send(_ method: String, _ params: JSONValue?) throws -> RequestID {
      count += 1
      return RequestID(count)
    }

    func answer(to id: RequestID) throws -> JSONValue { .object() }
    func notify(_ method: String, _ params: JSONValue?) throws {}
    func sendRaw(_ bytes: [UInt8]) throws {}
    func nextText() throws -> WireText? { nil }
    func close() {}

    func nextNotification() throws -> WireNotification? {
      if hasRecord {
        hasRecord = false
        let record: JSONValue = ["record": ["seq": 1, "kind": "outcome"]]
        return WireNotification(method: "trace.record", params: record)
      }
      guard isOpen else { return nil }
      isOpen = false
      return WireNotification(method: "trace.closed", params: try JSON.parse(closed))
    }
  }
}
