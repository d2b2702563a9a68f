import Synchronization
import WorkbenchProtocol

/// The way back to a connection, for whoever carries out its requests on another executor.
final class ClientPort: Sendable {
  private final class Host {
    weak var receiver: (any MessageReceiver)?
    init(_ receiver: any MessageReceiver) { self.receiver = receiver }
  }

  private let host: Confined<Host>
  /// Bytes that are on their way to the connection's executor.
  private let underway = Atomic<Int>(0)
  /// Bytes that the connection has not got rid of, as it last said.
  private let unsent = Atomic<Int>(0)

  /// The number of the client.
  let number: Int?

  init(to receiver: any MessageReceiver, number: Int? = nil) {
    self.number = number
    host = Confined(Host(receiver), to: receiver.executor.remote)
  }

  /// Whether somebody has found too much unsent, and has to hear when it is less.
  private let isWaitedFor = Atomic(false)

  /// How many bytes were sent that the client has not taken yet.
  ///
  /// Whoever finds more than a subscriber may leave is told by `drained()` when it is less.
  var unsentBytes: Int {
    guard count > Limit.subscriptionBytes.value else { return count }
    isWaitedFor.store(true, ordering: .sequentiallyConsistent)
    // Counted once more, since it may have become less before anybody could know that it matters.
    return count
  }

  private var count: Int {
    underway.load(ordering: .sequentiallyConsistent) + unsent.load(ordering: .relaxed)
  }

  /// Sends a message to the client on behalf of a session.
  func send(_ message: [UInt8], of session: String) {
    underway.wrappingAdd(message.count, ordering: .relaxed)
    host.submit { [self] host in
      underway.wrappingSubtract(message.count, ordering: .sequentiallyConsistent)
      host.receiver?.deliver(message, of: session)
      guard isWaitedFor.load(ordering: .sequentiallyConsistent),
        count <= Limit.subscriptionBytes.value
      else { return }
      isWaitedFor.store(false, ordering: .sequentiallyConsistent)
      host.receiver?.tellDrained()
    }
  }

  /// Tells the client's connection that a session which it has opened has ended.
  func forget(_ session: String) { host.submit { $0.receiver?.forget(session) } }

  /// Tells how much the connection has not got rid of; called on its executor.
  func note(unsentBytes count: Int) { unsent.store(count, ordering: .relaxed) }
}

/// A connection that gets messages from sessions elsewhere.
protocol MessageReceiver: AnyObject {
  /// Where it is called.
  var executor: any Executor { get }

  /// Takes a message of a session, for the client.
  func deliver(_ message: [UInt8], of session: String)

  /// Lets go of a session elsewhere that has ended.
  func forget(_ session: String)

  /// Tells the homes of sessions elsewhere that less is unsent.
  func tellDrained()
}
