package import Jansson
package import Sentences
import WorkbenchProtocol

/// The envelope of the Debug Adapter Protocol: `seq`, `type`, and what belongs to the type.
package struct DebugEnvelope: EditorEnvelope {
  /// The number of the last message that was written.
  private var lastSeq = 0

  /// Makes the envelope of a conversation that begins.
  package init() {}

  package func read(_ message: JSONValue) -> EditorMessage {
    let seq = message[.seq]?.int
    let command = message[.command]?.string ?? ""
    let ticket = Ticket(id: RequestID(seq ?? 0), command: command)
    switch message[.type]?.string {
    case "request":
      break
    case "response", "event":
      // Nothing is ever asked of an editor, so that there is nothing to be answered.
      return .nothing
    default:
      return .fault(ticket, DebugEnvelope.noRequest(message))
    }
    guard seq != nil else {
      return .fault(
        ticket,
        DebugError(.request, Sentence("the request has no number 'seq'", zh: "请求没有编号“seq”"))
      )
    }
    guard !command.isEmpty else {
      return .fault(
        ticket,
        DebugError(.request, Sentence("the request names no command", zh: "请求没有写明命令"))
      )
    }
    let arguments = message[.arguments] ?? .null
    guard arguments.isObject || arguments.isNull else {
      return .fault(
        ticket,
        .arguments(
          Sentence(
            "the arguments of \(command) are no object",
            zh: "\(command) 的参数不是对象"
          )
        )
      )
    }
    return .request(ticket, DebugRequest(command, arguments.isObject ? arguments : .object()))
  }

  private static func noRequest(_ message: JSONValue) -> DebugError {
    guard message[.method] == nil else {
      return DebugError(
        .request,
        Sentence("the message is one of JSON-RPC", zh: "消息是 JSON-RPC 的"),
        hint: Sentence(
          "Start responder dap with --json-rpc.",
          zh: "请用 --json-rpc 启动 responder dap。"
        )
      )
    }
    return DebugError(
      .request,
      Sentence("the message has no type 'request'", zh: "消息的 type 不是“request”")
    )
  }

  package mutating func write(
    _ reply: DebugReply,
    to ticket: Ticket,
    in language: Language
  ) -> [UInt8]? {
    lastSeq += 1
    let message: JSONValue = [.seq: JSONValue(lastSeq)]
    switch reply {
    case .answer(let body):
      respond(to: ticket, true, in: message)
      if let body { message.set(.body, body) }
    case .failure(let error):
      respond(to: ticket, false, in: message)
      // What programs tell a failure by; the sentence is in the body.
      message.set(.message, error.code == .cancelled ? "cancelled" : "failed")
      let text = error.text.text(in: language)
      message.set(
        .body,
        [.error: [.id: 1, "format": JSONValue(text), "showUser": JSONValue(error.isForPerson)]]
      )
    case .event(let event):
      message.set(.type, "event")
      message.set(.event, event.name)
      if let body = event.body { message.set(.body, body) }
    }
    return message.serialized()
  }

  private func respond(to ticket: Ticket, _ success: Bool, in message: JSONValue) {
    message.set(.type, "response")
    message.set("request_seq", ticket.number)
    message.set("success", success)
    message.set(.command, ticket.command)
  }
}

extension Ticket {
  /// The number by which an answer names the request.
  fileprivate var number: Int {
    id.flatMap { Int(String(decoding: $0.bytes, as: UTF8.self)) } ?? 0
  }
}
