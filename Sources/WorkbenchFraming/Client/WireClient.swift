public import Jansson
public import Sentences
public import WorkbenchProtocol

/// A notification that came from a workbench.
public struct WireNotification {
  /// The notification's name.
  public var method: String

  /// The parameters; an empty object when there were none.
  public var params: JSONValue

  /// Makes a notification out of its parts.
  public init(method: String, params: JSONValue) {
    self.method = method
    self.params = params
  }
}

/// Which way a message goes, for who looks on.
public enum WireDirection: Sendable {
  case toWorkbench
  case fromWorkbench
}

/// A client of a workbench, over a socket or in the same process.
///
/// Requests may be sent before earlier ones are answered; answers are told
/// apart by their ids. Notifications that come meanwhile are kept in order.
public protocol WireClient: AnyObject {
  /// Sends a request without waiting for its answer.
  func send(_ method: String, _ params: JSONValue?) throws -> RequestID

  /// Waits for the answer to a request that was sent.
  ///
  /// - Throws: the `WireError` of the answer, or a `ConnectionError`.
  func answer(to id: RequestID) throws -> JSONValue

  /// Sends a notification.
  func notify(_ method: String, _ params: JSONValue?) throws

  /// Sends bytes as they are, framing and all.
  func sendRaw(_ bytes: [UInt8]) throws

  /// Waits for the next message of any kind, and leaves it to the caller, who may not need to read
  /// all of it.
  ///
  /// Nothing is when the workbench has closed the connection in good order.
  func nextText() throws -> WireText?

  /// Waits for the next notification; nil when the connection was closed.
  func nextNotification() throws -> WireNotification?

  /// The notifications that have come and were not taken, oldest first.
  var notifications: [WireNotification] { get set }

  /// Sees every message without its framing, as `--show-wire` prints them.
  var onWire: ((WireDirection, [UInt8]) -> Void)? { get set }

  /// Closes the connection.
  func close()
}

extension WireClient {
  /// Sends a request and waits for its answer.
  ///
  /// - Throws: the `WireError` of the answer, or a `ConnectionError`.
  @discardableResult
  public func call(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue {
    try answer(to: send(method, params))
  }

  /// Waits for the next message of any kind, and leaves it to the caller.
  ///
  /// Nothing is when the workbench has closed the connection in good order.
  public func nextMessage() throws -> JSONValue? {
    try nextText()?.json()
  }

  /// Takes the notifications that have come.
  public func takeNotifications() -> [WireNotification] {
    defer { notifications = [] }
    return notifications
  }
}

/// Why a client cannot reach a workbench, or no longer.
public struct ConnectionError: Error, Equatable, Sendable {
  /// What went wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// The socket's path is longer than the system takes.
    case pathTooLong
    /// There is no socket at the path.
    case noSocket
    /// There is a socket, and nobody listens.
    case refused
    /// The system forbids it.
    case permission
    /// The system says something else; `code` is its number.
    case system
    /// The workbench closed the connection while an answer was due.
    case closed
    /// Nothing came within the time allowed.
    case timedOut
    /// The wait was given up.
    case interrupted
    /// What came is no message.
    case badMessage
  }

  /// What went wrong.
  public var kind: Kind

  /// What is wrong and where: one sentence, lower case, without a period.
  public var message: Sentence

  /// What to do about it: a full sentence.
  public var hint: Sentence?

  /// The system's error number, or 0.
  public var code: Int32

  /// Makes an error.
  public init(_ kind: Kind, _ message: Sentence, hint: Sentence? = nil, code: Int32 = 0) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.code = code
  }

  /// Whether a daemon could be started where none is.
  public var isAbsence: Bool {
    kind == .noSocket || kind == .refused
  }
}

extension ConnectionError: CustomStringConvertible {
  /// The sentence and the next step, for people.
  public var description: String {
    hint.map { "\(message)\n\($0)" } ?? message.english
  }
}
