import Jansson
import WorkbenchProtocol

/// A subscription to a session in a worker, followed so that the client can be told of its end when
/// the worker no longer can.
struct FollowedSubscription {
  enum Part { case record, end }

  let name: String
  private let session: String
  private let recordStart: [UInt8]
  private let endStart: [UInt8]
  /// The last record that was sent for it, as the whole message.
  var lastRecord: [UInt8] = []

  init(_ name: String, of session: String) {
    self.name = name
    self.session = session
    // As our own writer begins each notification of a subscription.
    let params = #""params":{"session":"\#(session)","subscription":"\#(name)","#
    recordStart = Array(#"{"jsonrpc":"2.0","method":"\#(Event.traceRecord.name)",\#(params)"#.utf8)
    endStart = Array(#"{"jsonrpc":"2.0","method":"\#(Event.traceClosed.name)",\#(params)"#.utf8)
  }

  /// What a notification is to the subscription; nil when it is another's.
  func part(of message: [UInt8]) -> Part? {
    // Compared as bytes: to parse each record would cost more than to pass it on.
    if message.starts(with: recordStart) { return .record }
    return message.starts(with: endStart) ? .end : nil
  }

  /// The notification that it has ended with its session.
  var closing: [UInt8] {
    let last = try? JSON.parse(lastRecord, limits: .reply)
    let params = JSONValue.object()
    params.set(.session, session)
    params.set(.subscription, name)
    params.set(.reason, "session")
    // Without a record none was sent.
    params.set(.seq, last?["params"]?[.record]?[.seq]?.int ?? 0)
    return OutgoingMessage.notification(.traceClosed, params)
  }
}
