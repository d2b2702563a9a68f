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
    while let message = try client.nextMessage() {
      if let method = message[.method]?.string {
        onNotification(WireNotification(method: method, params: message["params"] ?? .object()))
      } else if message[.id].map({ RequestID($0) }) == id {
        if let error = message[.error] { throw WireError(json: error) }
        return message["result"] ?? .null
      }
    }
    throw ConnectionError(
      .closed,
      Sentence("the workbench closed the connection", zh: "工作台关闭了连接")
    )
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
