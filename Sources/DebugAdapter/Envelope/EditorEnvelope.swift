package import Jansson
package import Sentences
package import WorkbenchProtocol

/// Which request an answer belongs to.
package struct Ticket: Equatable {
  /// The request's number or name, as it came; nil for one that wants no answer.
  package let id: RequestID?

  /// What was asked for.
  package let command: String
}

/// What an editor has sent.
package enum EditorMessage {
  /// It wants something done.
  case request(Ticket, DebugRequest)

  /// It is no request: what is wrong, and under which ticket to say so.
  case fault(Ticket, DebugError)

  /// It needs no answer: one to what was never asked, or a notification that nobody knows.
  case nothing
}

/// What stands around the requests, answers and events of a debugger.
///
/// Bytes are those of one message, without its header.
package protocol EditorEnvelope {
  /// Reads a message.
  func read(_ message: JSONValue) -> EditorMessage

  /// Writes what is said about a request, or without one; nil where nobody wants to hear it.
  mutating func write(_ reply: DebugReply, to ticket: Ticket, in language: Language) -> [UInt8]?
}

extension EditorEnvelope {
  /// Reads the bytes of a message.
  package func read(_ bytes: ArraySlice<UInt8>) -> EditorMessage {
    do throws(JSONError) {
      return read(try JSON.parse(bytes, limits: .reply))
    } catch {
      let error = DebugError(
        .parse,
        Sentence(
          "the message is no JSON object: \(error.message), at byte \(error.offset)",
          zh: "消息不是 JSON 对象：\(error.message)，在字节 \(error.offset) 处"
        )
      )
      return .fault(.none, error)
    }
  }
}

extension Ticket {
  /// The ticket of what says of no request which it answers.
  package static let none = Ticket(id: .null, command: "")
}
