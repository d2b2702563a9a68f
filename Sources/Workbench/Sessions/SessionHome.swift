import Jansson
import WorkbenchProtocol

/// A request that another connection than the session's has sent.
struct ForwardedRequest: Sendable {
  /// The id, null for a notification.
  let id: RequestID
  let method: String
  /// The subscription that it names, if it names one.
  let subscription: String?
  let bytes: [UInt8]

  init(_ request: Request) {
    id = request.id ?? .null
    method = request.method
    subscription = request.params?[.subscription]?.string
    bytes = OutgoingMessage.request(id, method, request.params)
  }
}

/// Where a session lives: in this process or in a worker.
///
/// It is called on its own executor, which is that of the connection that opened the session or a
/// lane, and answers to the port of whoever asks. Each request of a client is answered once, also when
/// the session ends before.
protocol SessionHome: AnyObject {
  var executor: any Executor { get }

  /// Grows with each request of a client, so that a session in use is told from an idle one.
  var requests: Int { get }

  /// Carries out a request of a client.
  func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext)

  /// Stops the client's request of this id, which is answered all the same.
  func cancel(_ id: RequestID, from port: ClientPort)

  /// The client has read what it had not.
  func drained(_ port: ClientPort)

  /// The client is gone.
  func leave(_ port: ClientPort)

  /// Ends the session; its subscribers are told.
  func end()
}

extension SessionHome {
  /// The home as other threads may hold it; asked for on its own.
  var confined: Confined<any SessionHome> { Confined(self, to: executor.remote) }

  /// Has the session end when nobody has sent it a request for a while.
  func endWhenIdle(_ end: @escaping () -> Void) {
    // A count and one timer instead of a timer with each request, of which there may be thousands a
    // second. So a session stays for one to two times as long as it says.
    let seen = requests
    executor.execute(afterMicroseconds: Limit.keepSeconds.value * 1_000_000) { [weak self] in
      guard let self else { return }
      if requests == seen { end() } else { endWhenIdle(end) }
    }
  }
}
