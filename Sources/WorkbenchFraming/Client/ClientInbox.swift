import Jansson
import Sentences
import WorkbenchProtocol

/// What every client does with what goes and comes, whatever carries the bytes: frame what goes, cut
/// what comes into messages, sort them, keep them.
///
/// Whoever waits here says how more bytes come: a closure that brings some and answers false when
/// there will be none.
final class ClientInbox {
  /// What one message is to the client.
  private enum Content {
    case answer(RequestID, JSONValue)
    case notification(WireNotification)
  }

  var notifications: [WireNotification] = []
  var onWire: ((WireDirection, [UInt8]) -> Void)?

  private var framer: MessageFramer
  private var answers: [RequestID: JSONValue] = [:]
  private var lastID = 0

  init(framing: MessageFraming, limit: Int) {
    framer = MessageFramer(limit: limit, framing: framing)
  }

  // MARK: - What goes

  /// The bytes of a request, and its id.
  func request(_ method: String, _ params: JSONValue?) -> (id: RequestID, bytes: [UInt8]) {
    lastID += 1
    let id = RequestID(lastID)
    return (id, frame(OutgoingMessage.request(id, method, params)))
  }

  /// The bytes of a notification.
  func notification(_ method: String, _ params: JSONValue?) -> [UInt8] {
    frame(OutgoingMessage.notification(named: method, params ?? .object()))
  }

  private func frame(_ message: [UInt8]) -> [UInt8] {
    // Whoever looks on sees messages, without the header that one of the framings puts before them.
    onWire?(.toWorkbench, message)
    return framer.frame(message)
  }

  // MARK: - What comes

  func append(_ bytes: UnsafeRawBufferPointer) {
    framer.append(bytes)
  }

  func end() {
    framer.end()
  }

  /// Waits for the answer to a request.
  func answer(to id: RequestID, more: () throws -> Bool) throws -> JSONValue {
    while true {
      try sort()
      if let result = try takeAnswer(to: id) { return result }
      guard try more() else {
        throw ConnectionError(
          .closed,
          Sentence("the workbench closed the connection before it answered", zh: "工作台没有回答就关闭了连接")
        )
      }
    }
  }

  /// Waits for the next message of any kind; nil when there will be none.
  func nextText(more: () throws -> Bool) throws -> WireText? {
    while true {
      if let text = try nextText() { return text }
      guard try more() else { return nil }
    }
  }

  /// Waits for the next notification; nil when there will be none.
  func nextNotification(more: () throws -> Bool) throws -> WireNotification? {
    while true {
      try sort()
      if !notifications.isEmpty { return notifications.removeFirst() }
      guard try more() else { return nil }
    }
  }

  /// The next whole message, if the bytes for it have come.
  private func nextText() throws -> WireText? {
    switch framer.next() {
    case nil:
      return nil
    case .failure(let error, _):
      throw ConnectionError(.badMessage, error.message, hint: error.hint)
    case .message(let bytes):
      onWire?(.fromWorkbench, Array(bytes))
      return WireText(bytes)
    }
  }

  /// Sorts all messages that have come whole.
  func sort() throws {
    while let message = try nextText()?.json() {
      switch try content(of: message) {
      case .answer(let id, let message): answers[id] = message
      case .notification(let notification): notifications.append(notification)
      }
    }
  }

  /// Takes the answer to a request, if it has come.
  ///
  /// An error without id concerns what was sent as a whole, so the first who waits has it.
  private func takeAnswer(to id: RequestID) throws -> JSONValue? {
    guard let message = answers.removeValue(forKey: .null) ?? answers.removeValue(forKey: id)
    else { return nil }
    if let error = message[.error] { throw WireError(json: error) }
    guard let result = message["result"] else {
      throw ConnectionError(
        .badMessage,
        Sentence("an answer has neither result nor error", zh: "回答里既没有 result 也没有 error")
      )
    }
    return result
  }

  private func content(of message: JSONValue) throws -> Content {
    if let method = message[.method]?.string {
      return .notification(
        WireNotification(method: method, params: message["params"] ?? .object())
      )
    }
    guard let id = message[.id] else {
      throw ConnectionError(
        .badMessage,
        Sentence("a message is neither answer nor notification", zh: "消息既不是回答也不是通知")
      )
    }
    return .answer(RequestID(id), message)
  }
}
