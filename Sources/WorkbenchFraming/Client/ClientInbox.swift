import Jansson
import Sentences
import WorkbenchProtocol

/// What every client does with what comes: cut it into messages, sort them, keep them.
struct ClientInbox {
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

  /// Gives out the id of the next request.
  mutating func makeID() -> RequestID {
    lastID += 1
    return RequestID(lastID)
  }

  /// Frames a message that goes out.
  func frame(_ message: [UInt8]) -> [UInt8] {
    onWire?(.toWorkbench, message)
    return framer.frame(message)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    framer.append(bytes)
  }

  mutating func end() {
    framer.end()
  }

  /// The next whole message, if the bytes for it have come.
  mutating func nextMessage() throws -> JSONValue? {
    switch framer.next() {
    case nil:
      return nil
    case .failure(let error, _):
      throw ConnectionError(.badMessage, error.message, hint: error.hint)
    case .message(let bytes):
      onWire?(.fromWorkbench, Array(bytes))
      do throws(JSONError) {
        return try JSON.parse(bytes, limits: .reply)
      } catch {
        throw ConnectionError(
          .badMessage,
          Sentence(
            "what the workbench sent is no JSON: \(error.message) at \(error.offset)",
            zh: "工作台发来的不是 JSON：\(error.message)，在字节 \(error.offset) 处"
          )
        )
      }
    }
  }

  /// Sorts all messages that have come whole; answers whether there was one.
  mutating func sort() throws -> Bool {
    var found = false
    while let message = try nextMessage() {
      found = true
      switch try content(of: message) {
      case .answer(let id, let message): answers[id] = message
      case .notification(let notification): notifications.append(notification)
      }
    }
    return found
  }

  /// Takes the answer to a request, if it has come.
  ///
  /// An error without id concerns what was sent as a whole, so the first who waits has it.
  mutating func takeAnswer(to id: RequestID) throws -> JSONValue? {
    guard let message = answers.removeValue(forKey: .null) ?? answers.removeValue(forKey: id)
    else { return nil }
    if let error = message["error"] { throw WireError(json: error) }
    guard let result = message["result"] else {
      throw ConnectionError(
        .badMessage,
        Sentence("an answer has neither result nor error", zh: "回答里既没有 result 也没有 error")
      )
    }
    return result
  }

  private func content(of message: JSONValue) throws -> Content {
    if let method = message["method"]?.string {
      return .notification(
        WireNotification(method: method, params: message["params"] ?? .object())
      )
    }
    guard let id = message["id"] else {
      throw ConnectionError(
        .badMessage,
        Sentence("a message is neither answer nor notification", zh: "消息既不是回答也不是通知")
      )
    }
    return .answer(RequestID(id), message)
  }
}
