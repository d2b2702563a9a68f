package import Jansson
package import Sentences
import WorkbenchProtocol

/// The envelope of JSON-RPC 2.0: commands are methods, events are notifications.
///
/// Some editors carry framing, ids and time-outs for it and for nothing else. No message has a
/// member beside the standard's, since Emacs refuses those.
package struct RPCEnvelope: EditorEnvelope {
  /// Makes the envelope.
  package init() {}

  package func read(_ message: JSONValue) -> EditorMessage {
    let id = message[.id]
    guard let method = message[.method]?.string, !method.isEmpty else {
      let isAnswer = message["result"] != nil || message[.error] != nil
      // Nothing is ever asked of an editor, so that there is nothing to be answered.
      guard !isAnswer else { return .nothing }
      return .fault(Ticket(id: RPCEnvelope.id(id) ?? .null, command: ""), noRequest(message))
    }
    guard let known = RPCEnvelope.id(id) else {
      return .fault(
        Ticket(id: .null, command: method),
        DebugError(
          .request,
          Sentence("the id is no string, integer or null", zh: "id 不是字符串、整数或 null")
        )
      )
    }
    let ticket = Ticket(id: id == nil ? nil : known, command: method)
    let params = message["params"] ?? .null
    guard params.isObject || params.isNull || (params.isArray && params.count == 0) else {
      return .fault(
        ticket,
        .arguments(
          Sentence("the parameters of \(method) are no object", zh: "\(method) 的参数不是对象")
        )
      )
    }
    let arguments = params.isObject ? params : .object()
    if method == "$/cancelRequest" {
      let cancelled: JSONValue = [.requestId: arguments[.id] ?? .null]
      return .request(ticket, DebugRequest("cancel", cancelled))
    }
    // What begins so is nobody's duty to know.
    if method.hasPrefix("$/"), ticket.id == nil { return .nothing }
    return .request(ticket, DebugRequest(method, arguments))
  }

  /// The id of a request; nil for a value that is none.
  private static func id(_ value: JSONValue?) -> RequestID? {
    switch value?.kind {
    case nil, .null: .null
    case .string, .integer: value.map { RequestID($0) }
    case .boolean, .real, .array, .object: nil
    }
  }

  private func noRequest(_ message: JSONValue) -> DebugError {
    guard message[.command] == nil else {
      return DebugError(
        .request,
        Sentence(
          "the message is one of the Debug Adapter Protocol",
          zh: "消息是调试适配器协议（DAP）的"
        ),
        hint: Sentence(
          "Start responder dap without --json-rpc.",
          zh: "请不带 --json-rpc 启动 responder dap。"
        )
      )
    }
    return DebugError(.request, Sentence("the message names no method", zh: "消息没有写明方法"))
  }

  package func write(
    _ reply: DebugReply,
    to ticket: Ticket,
    in language: Language
  ) -> [UInt8]? {
    switch reply {
    case .answer(let body):
      return ticket.id.map { OutgoingMessage.answer($0, result: body ?? .object()) }
    case .failure(let error):
      return ticket.id.map { RPCEnvelope.failure($0, error.code, error.text.text(in: language)) }
    case .event(let event):
      return OutgoingMessage.notification(named: event.name, event.body ?? .object())
    }
  }

  /// The answer to a request that was not carried out, without any member that is not the standard's.
  private static func failure(_ id: RequestID, _ code: ErrorType.Code, _ text: String) -> [UInt8] {
    let error: JSONValue = [.code: JSONValue(code.rawValue), .message: JSONValue(text)]
    let start = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)
    return start + id.bytes + Array(",\"error\":".utf8) + error.serialized()
      + [UInt8(ascii: "}")]
  }
}
