import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The workbench as the debugger asks it: one call at a time, and what is notified meanwhile is
/// handed on as it comes.
///
/// A search may pass a million records while one call is open, so that none of them are gathered.
final class WorkbenchLink {
  private let client: any WireClient
  private let interruption: Interruption

  /// Called with each notification, in order, before the answer that it precedes.
  var onNotification: (WireNotification) -> Void = { _ in }

  /// Called with each record of a subscription, and its text, in place of `onNotification`.
  var onRecord: (JSONValue, ArraySlice<UInt8>) -> Void = { _, _ in }

  /// How a message of that subscription begins, up to its record.
  private var recordStart: [UInt8]?

  init(_ client: any WireClient, _ interruption: Interruption) {
    self.client = client
    self.interruption = interruption
  }

  deinit {
    client.close()
  }

  /// Asks and waits.
  ///
  /// - Throws: The `WireError` of the answer, or a `ConnectionError`.
  @discardableResult
  func call(_ method: Method, _ params: JSONValue = .object()) throws -> JSONValue {
    hear()
    let id = try client.send(method.name, params)
    interruption.giveUpCall = { [client] in
      // A connection that is gone is found out by the wait.
      try? client.notify(Event.cancelRequest.name, [.id: WorkbenchLink.value(of: id)])
    }
    defer { interruption.giveUpCall = nil }
    // What was wanted just before there was a call to give up is wanted of this one.
    if let wish = interruption.wish, wish != .pause { interruption.giveUpCall?() }
    while true {
      guard let message = try nextMessage(), message[.id].map({ RequestID($0) }) == id else {
        continue
      }
      if let error = message[.error] { throw WireError(json: error) }
      return message["result"] ?? .null
    }
  }

  /// Hands on what is notified until what is waited for has come of it.
  ///
  /// - Throws: A `ConnectionError`.
  func hear(until hasCome: () -> Bool) throws {
    hear()
    while !hasCome() { _ = try nextMessage() }
  }

  /// Waits for a message; nil where it was a notification, which has been handed on.
  private func nextMessage() throws -> JSONValue? {
    guard let text = try client.nextText() else {
      throw ConnectionError(
        .closed,
        Sentence("the workbench closed the connection", zh: "工作台关闭了连接")
      )
    }
    if let record = record(in: text.bytes), let json = try? JSON.parse(record, limits: .reply) {
      onRecord(json, record)
      return nil
    }
    let message = try text.json()
    guard let method = message[.method]?.string else { return message }
    onNotification(WireNotification(method: method, params: message["params"] ?? .object()))
    return nil
  }

  // MARK: - Records

  /// Has the records of a subscription handed on by themselves.
  ///
  /// There may be millions of them: what stands around each is compared with what it always is, and
  /// not read.
  func expectRecords(of subscription: String, in session: String) {
    let params: JSONValue = [
      .session: JSONValue(session), .subscription: JSONValue(subscription), .record: .null,
    ]
    let message = OutgoingMessage.notification(.traceRecord, params)
    recordStart = message.dropLast("null}}".utf8.count)
  }

  /// Hands on nothing any more that is notified.
  func listenNoMore() {
    onNotification = { _ in }
    onRecord = { _, _ in }
    recordStart = nil
  }

  /// The text of the record that a message brings; nil where it is another one, or looks otherwise.
  private func record(in message: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let recordStart, message.starts(with: recordStart),
      message.suffix(2).elementsEqual("}}".utf8)
    else { return nil }
    return message.dropFirst(recordStart.count).dropLast(2)
  }

  /// Goes on though the editor had wanted a call given up: it has been.
  func settle() { interruption.settle() }

  /// Hands on what has been notified while nothing was asked.
  func hear() {
    for notification in client.takeNotifications() { onNotification(notification) }
  }

  private static func value(of id: RequestID) -> JSONValue {
    JSONValue(Int(String(decoding: id.bytes, as: UTF8.self)) ?? 0)
  }
}
