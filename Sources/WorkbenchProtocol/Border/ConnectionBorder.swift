/// Where a connection's outgoing messages go.
///
/// It is called on the connection's own executor only, or on the thread of a coroutine for which that
/// waits.
public protocol MessageSink: AnyObject {
  /// Sends one whole JSON value; framing it is the connection's affair.
  ///
  /// Messages arrive in the order of the calls and never inside one another.
  func send(_ message: [UInt8])

  /// How many bytes were sent that the system has not taken yet.
  var unsentBytes: Int { get }

  /// Closes the connection after what was sent is flushed.
  func close(reason: String)
}

/// What stands behind one connection.
///
/// It is made when the connection opens and called on the connection's own
/// executor only, up to `closed()`, after which nothing is called.
public protocol ConnectionHandler: AnyObject {
  /// Takes one whole message, which it must answer now or later if it is a request.
  ///
  /// The bytes are valid during the call only.
  func receive(_ message: UnsafeRawBufferPointer)

  /// Takes what was wrong with bytes that never became a message.
  ///
  /// The connection goes on if the framing allows it, else it closes after the
  /// answer to this.
  func receiveFramingError(_ error: WireError)

  /// Hears that the unsent bytes fell below half of the limit, so that paused work may go on.
  func drained()

  /// Hears that the connection is gone.
  func closed()

  /// How many messages are not done with; at the limit no more are handed over.
  var requestsInFlight: Int { get }
}

extension ConnectionHandler {
  /// None: for a handler that answers within `receive(_:)`.
  public var requestsInFlight: Int { 0 }
}

/// Runs work later on the thread of one connection, in turn with the bytes that arrive there.
public protocol Executor: AnyObject {
  /// Runs `work` soon, after what is due already.
  ///
  /// A long run does a slice, puts the rest here and returns.
  func execute(_ work: @escaping () -> Void)

  /// Runs `work` when at least `delay` microseconds have gone by.
  func execute(afterMicroseconds delay: Int, _ work: @escaping () -> Void)

  /// What another thread may hold in order to have work done here.
  var remote: any RemoteExecutor { get }
}

/// An executor as seen from other threads.
public protocol RemoteExecutor: Sendable {
  /// Runs `work` on the executor's thread, or never when that has ended.
  func submit(_ work: @escaping @Sendable () -> Void)
}

/// Who is at the other end of a connection, as the kernel tells it.
public struct PeerInfo: Equatable, Sendable {
  /// The effective user.
  public var user: UInt32

  /// The process, where the system says.
  public var process: Int32?

  /// Makes what the kernel told.
  public init(user: UInt32, process: Int32?) {
    self.user = user
    self.process = process
  }
}

/// Makes what stands behind each connection.
public protocol ConnectionHandlerFactory: Sendable {
  /// Makes the handler of a connection that has just opened, on its executor.
  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler

  /// Whether nothing is kept for anybody who may come back, so that the daemon may end.
  var isIdle: Bool { get }
}

extension ConnectionHandlerFactory {
  /// True: for a factory that keeps nothing beyond its connections.
  public var isIdle: Bool { true }
}
