import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// The envelope of JSON-RPC.
struct RPCEnvelopeTests {
  private func read(_ text: String) -> EditorMessage {
    RPCEnvelope().read(Array(text.utf8)[...])
  }

  private func request(_ text: String) -> (ticket: Ticket, request: DebugRequest)? {
    if case .request(let ticket, let request) = read(text) { (ticket, request) } else { nil }
  }

  private func written(_ reply: DebugReply, id: JSONValue?) -> String? {
    let ticket = Ticket(id: id.map { RequestID($0) }, command: "next")
    return RPCEnvelope().write(reply, to: ticket, in: .english)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [("8", "8"), (#""a-1""#, #""a-1""#), ("null", "null"), ("0", "0")])
  func `ids come back as they came`(id: String, told: String) throws {
    let text = #"{"jsonrpc":"2.0","id":\#(id),"method":"stepBack","params":{"threadId":1}}"#
    let read = try #require(request(text))
    #expect(read.request.command == "stepBack")
    #expect(read.request.arguments == ["threadId": 1])
    let bytes = RPCEnvelope().write(.answer(body: nil), to: read.ticket, in: .english)
    #expect(
      bytes.map { String(decoding: $0, as: UTF8.self) }
        == #"{"jsonrpc":"2.0","id":\#(told),"result":{}}"#
    )
  }

  @Test(arguments: ["", #","params":null"#, #","params":{}"#, #","params":[]"#])
  func `parameters may be left out`(rest: String) {
    let read = request(#"{"jsonrpc":"2.0","id":1,"method":"threads"\#(rest)}"#)
    #expect(read?.request.arguments == [:])
  }

  @Test func `a notification is carried out and not answered`() throws {
    let read = try #require(request(#"{"jsonrpc":"2.0","method":"disconnect"}"#))
    #expect(read.ticket.id == nil)
    #expect(written(.answer(body: nil), id: nil) == nil)
    #expect(written(.failure(.stale), id: nil) == nil)
  }

  @Test func `a cancellation names the request`() {
    let read = request(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"a"}}"#)
    #expect(read?.request.command == "cancel")
    #expect(read?.request.arguments == ["requestId": "a"])
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"$/setTrace","params":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"x"}}"#,
  ])
  func `what nobody has to know needs no answer`(text: String) {
    guard case .nothing = read(text) else {
      Issue.record("something")
      return
    }
  }

  @Test(arguments: [
    ("nonsense", "null", ErrorType.Code.parse), ("{}", "null", .request),
    (#"{"id":3}"#, "3", .request), (#"{"id":1.5,"method":"next"}"#, "null", .request),
    (#"{"id":3,"method":4}"#, "3", .request),
    (#"{"id":3,"method":"next","params":[1]}"#, "3", .parameters),
    (#"{"seq":1,"type":"request","command":"initialize"}"#, "null", .request),
  ])
  func `what is no request is said once, under its id`(
    text: String,
    id: String,
    code: ErrorType.Code
  ) throws {
    guard case .fault(let ticket, let error) = read(text) else {
      Issue.record("no fault: \(text)")
      return
    }
    #expect(error.code == code)
    let bytes = try #require(RPCEnvelope().write(.failure(error), to: ticket, in: .english))
    let answer = try JSON.parse(bytes)
    #expect(answer["id"]?.description == id)
    #expect(answer["error"]?["code"]?.int == code.rawValue)
    #expect(answer["error"]?["message"]?.string == error.text.english)
    // Emacs refuses members that are not the standard's.
    #expect(answer["error"]?.count == 2)
    #expect(answer.count == 3)
  }

  @Test func `events are notifications`() {
    #expect(
      written(.event(.exited(0)), id: 1)
        == #"{"jsonrpc":"2.0","method":"exited","params":{"exitCode":0}}"#
    )
    #expect(
      written(.event(.terminated), id: nil)
        == #"{"jsonrpc":"2.0","method":"terminated","params":{}}"#
    )
  }
}
