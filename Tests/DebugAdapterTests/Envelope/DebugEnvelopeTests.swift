import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// DAP's own envelope.
struct DebugEnvelopeTests {
  private func read(_ text: String) -> EditorMessage {
    DebugEnvelope().read(Array(text.utf8)[...])
  }

  private func fault(_ text: String) -> (ticket: Ticket, error: DebugError)? {
    if case .fault(let ticket, let error) = read(text) { (ticket, error) } else { nil }
  }

  @Test func `a request has a number, a command and arguments`() throws {
    let text = #"{"seq":7,"type":"request","command":"next","arguments":{"threadId":1}}"#
    guard case .request(let ticket, let request) = read(text) else {
      Issue.record("no request")
      return
    }
    #expect(ticket == Ticket(id: RequestID(7), command: "next"))
    #expect(request.command == "next")
    #expect(request.arguments == ["threadId": 1])
  }

  @Test(arguments: ["", #","arguments":null"#, #","arguments":{}"#])
  func `without arguments it has none`(rest: String) {
    guard
      case .request(_, let request) = read(
        #"{"seq":1,"type":"request","command":"threads"\#(rest)}"#
      )
    else {
      Issue.record("no request")
      return
    }
    #expect(request.arguments == [:])
  }

  @Test(arguments: [
    ("nonsense", "the message is no JSON object", ErrorType.Code.parse),
    ("", "the message is no JSON object", .parse),
    ("{", "the message is no JSON object", .parse),
    ("[]", "the message has no type 'request'", .request),
    ("{}", "the message has no type 'request'", .request),
    (#"{"seq":1,"type":5}"#, "the message has no type 'request'", .request),
    (#"{"type":"request","command":"next"}"#, "the request has no number 'seq'", .request),
    (#"{"seq":1,"type":"request"}"#, "the request names no command", .request),
    (#"{"seq":1,"type":"request","command":3}"#, "the request names no command", .request),
    (
      #"{"seq":1,"type":"request","command":"next","arguments":[1]}"#,
      "the arguments of next are no object", .parameters
    ),
  ])
  func `what is no request is said once`(text: String, message: String, code: ErrorType.Code) {
    let fault = fault(text)
    #expect(fault?.error.message.english.hasPrefix(message) == true, "\(text)")
    #expect(fault?.error.code == code)
  }

  @Test func `a message of JSON-RPC is told how to be spoken`() {
    let fault = fault(#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#)
    #expect(fault?.error.hint?.english.contains("--json-rpc") == true)
  }

  @Test(arguments: [
    #"{"seq":3,"type":"response","request_seq":1,"success":true,"command":"runInTerminal"}"#,
    #"{"seq":3,"type":"event","event":"x"}"#,
  ])
  func `what answers nothing needs no answer`(text: String) {
    guard case .nothing = read(text) else {
      Issue.record("something")
      return
    }
  }

  @Test func `numbers go up by one, and an answer without content has no body`() throws {
    var envelope = DebugEnvelope()
    let ticket = Ticket(id: RequestID(4), command: "next")
    let replies: [DebugReply] = [
      .answer(body: nil), .answer(body: ["threads": []]), .event(.terminated),
      .event(.exited(1)),
      .failure(.failed(Sentence("it broke", zh: "坏了"), hint: Sentence("Mend it.", zh: "请修好。"))),
      .failure(.cancelled),
    ]
    let written = replies.compactMap { reply in
      envelope.write(reply, to: ticket, in: .english).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(
      written == [
        #"{"seq":1,"type":"response","request_seq":4,"success":true,"command":"next"}"#,
        #"{"seq":2,"type":"response","request_seq":4,"success":true,"command":"next","#
          + #""body":{"threads":[]}}"#,
        #"{"seq":3,"type":"event","event":"terminated"}"#,
        #"{"seq":4,"type":"event","event":"exited","body":{"exitCode":1}}"#,
        #"{"seq":5,"type":"response","request_seq":4,"success":false,"command":"next","#
          + #""message":"failed","body":{"error":{"id":1,"format":"it broke. Mend it.","#
          + #""showUser":true}}}"#,
        #"{"seq":6,"type":"response","request_seq":4,"success":false,"command":"next","#
          + #""message":"cancelled","body":{"error":{"id":1,"format":"the request was cancelled","#
          + #""showUser":false}}}"#,
      ]
    )
  }

  @Test func `what went wrong is said in the editor's language`() throws {
    var envelope = DebugEnvelope()
    let error = DebugError.failed(Sentence("it broke", zh: "坏了"), hint: Sentence("x", zh: "请修好。"))
    let written = envelope.write(.failure(error), to: .none, in: .chinese)
    let bytes = try #require(written)
    #expect(try JSON.parse(bytes)["body"]?["error"]?["format"]?.string == "坏了。请修好。")
  }
}
