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
      let message = try nextMessage()
      guard !isNotification(message), message[.id].map({ RequestID($0) }) == id else { continue }
      if let error = message[.error] { throw WireError(json: error) }
      return message["result"] ?? .null
    }
  }

  /// Hands on what is notified until what is waited for has come of it.
  ///
  /// - Throws: A `ConnectionError`.
  func hear(until hasCome: () -> Bool) throws {
    hear()
    while !hasCome() { _ = isNotification(try nextMessage()) }
  }

  private func nextMessage() throws -> JSONValue {
    if let message = try client.nextMessage() { return message }
    throw ConnectionError(
      .closed,
      Sentence("the workbench closed the connection", zh: "工作台关闭了连接")
    )
  }

  /// Hands a message on where it is a notification.
  private func isNotification(_ message: JSONValue) -> Bool {
    guard let method = message[.method]?.string else { return false }
    onNotification(WireNotification(method: method, params: message["params"] ?? .object()))
    return true
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
