import Jansson
import Sentences
import Testing
import WorkbenchProtocol

struct RequestTests {
  private func read(_ text: String) throws(RequestFault) -> Request {
    try Array(text.utf8).withUnsafeBytes { bytes in
      Result { () throws(RequestFault) in try Request(reading: bytes) }
    }.get()
  }

  @Test func `a request has an id, a method and parameters`() throws {
    let request = try read(#"{"jsonrpc":"2.0","id":7,"method":"hit.test","params":{"at":[1,2]}}"#)
    #expect(request.id == RequestID(7))
    #expect(request.method == "hit.test")
    #expect(request.params?["at"]?[1]?.int == 2)
  }

  @Test func `without an id it is a notification`() throws {
    #expect(try read(#"{"jsonrpc":"2.0","method":"x"}"#).id == nil)
  }

  @Test(arguments: [
    "7", "-7", "0", "-0", "null", #""a""#, #""""#, #""7""#, #""\u0061\n\"""#, "\"视图\"",
    "99999999999999", "9223372036854775807",
  ])
  func `an id comes back as the bytes that came`(id: String) throws {
    let texts = [
      #"{"jsonrpc":"2.0","id":\#(id),"method":"x"}"#,
      #" { "params" : {"id":1,"a":["id",{"id":2}]} , "method":"id", "id" : \#(id) , "jsonrpc":"2.0" } "#,
    ]
    for text in texts {
      let request = try read(text)
      #expect(request.id?.bytes == Array(id.utf8))
      let answer = OutgoingMessage.answer(try #require(request.id), result: [:])
      #expect(
        String(decoding: answer, as: UTF8.self) == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#
      )
    }
  }

  @Test func `an answer is as long as the limit, and one that is longer is refused`() throws {
    let id = try #require(try read(#"{"jsonrpc":"2.0","id":7,"method":"x"}"#).id)
    let result: JSONValue = ["text": JSONValue(String(repeating: "x", count: 10_000))]
    let whole = OutgoingMessage.answer(id, result: result)
    var answer: [UInt8] = []
    try OutgoingMessage.answer(id, result: result, limit: whole.count, in: &answer)
    #expect(answer == whole)
    let error = try #require(throws: WireError.self) {
      try OutgoingMessage.answer(id, result: result, limit: whole.count - 1, in: &answer)
    }
    #expect(error.type == .workbenchAnswerTooLong)
    #expect(error.detail("limit")?.json(in: .english).int == whole.count - 1)
  }

  @Test func `an id under an escaped name is found`() throws {
    #expect(
      try read(#"{"jsonrpc":"2.0","\u0069d":"q","method":"x"}"#).id?.bytes == Array(#""q""#.utf8)
    )
  }

  @Test(arguments: ["", #","params":null"#, #","params":[]"#, #","params":{}"#])
  func `no parameters are written in four ways`(params: String) throws {
    #expect(try read(#"{"jsonrpc":"2.0","id":1,"method":"x"\#(params)}"#).params?.count ?? 0 == 0)
  }

  @Test(arguments: [
    (#"[]"#, ErrorType.requestBatch, "null"),
    (#" [{"jsonrpc":"2.0","id":1,"method":"x"}]"#, .requestBatch, "null"),
    ("[[[[", .requestBatch, "null"),
    (#"{}"#, .requestMissingMember, "null"),
    (#"{"jsonrpc":"2.0","id":3}"#, .requestMissingMember, "3"),
    (#"{"id":3,"method":"x"}"#, .requestMissingMember, "3"),
    (#"{"jsonrpc":"1.0","id":3,"method":"x"}"#, .requestInvalidVersion, "3"),
    (#"{"jsonrpc":2.0,"id":3,"method":"x"}"#, .requestInvalidVersion, "3"),
    (#"{"jsonrpc":"2.0","id":3,"method":5}"#, .requestInvalidMethod, "3"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"x"}"#, .requestInvalidId, "null"),
    (#"{"jsonrpc":"2.0","id":{},"method":"x"}"#, .requestInvalidId, "null"),
    (#"{"jsonrpc":"2.0","id":true,"method":"x"}"#, .requestInvalidId, "null"),
    (#"{"jsonrpc":"2.0","id":"a","method":"x","params":[1]}"#, .requestInvalidParams, #""a""#),
    (#"{"jsonrpc":"2.0","id":"a","method":"x","params":"y"}"#, .requestInvalidParams, #""a""#),
    (#"{"jsonrpc":"2.0","id":"a","method":"x","session":"s"}"#, .requestUnknownMember, #""a""#),
    (#"{"jsonrpc":"2.0","id":1,"result":{}}"#, .requestUnexpectedAnswer, "1"),
    ("", .jsonIncomplete, "null"),
    ("7", .jsonNotContainer, "null"),
    (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"x"}"#, .jsonDuplicateKey, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"x"} {}"#, .jsonTrailingBytes, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":NaN}}"#, .jsonSyntax, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":"\u0000"}}"#, .jsonNulCharacter, "null"),
  ])
  func `a message that is no request is refused`(
    text: String,
    type: ErrorType,
    id: String
  ) throws {
    let fault = try #require(throws: RequestFault.self) { try read(text) }
    #expect(fault.error.type == type)
    #expect(String(decoding: fault.id.bytes, as: UTF8.self) == id)
    try MethodTable.standard.validateError(fault.error.json(in: .english))
  }

  @Test func `a fault of the text says where it is`() throws {
    let fault = try #require(throws: RequestFault.self) {
      try read(#"{"jsonrpc":"2.0","id":1,"method":"x","params":{"at":[1,,2]}}"#)
    }
    #expect(fault.error.path == "/params/at")
    #expect(fault.error.detail("offset") == 55)
    #expect(fault.error.detail("column") == 56)
    #expect(fault.error.detail("near")?.text?.contains("[1,,2]") == true)
  }

  @Test func `a request as deep as the limit is read`() throws {
    func text(_ depth: Int) -> String {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      return #"{"jsonrpc":"2.0","id":1,"method":"x","params":{"a":\#(open)\#(close)}}"#
    }
    #expect(throws: Never.self) { try read(text(62)) }
    let fault = try #require(throws: RequestFault.self) { try read(text(63)) }
    #expect(fault.error.type == .jsonTooDeep)
  }

  @Test func `outgoing messages are one JSON value each`() throws {
    let messages = [
      OutgoingMessage.answer(RequestID(1), result: ["a": 1]),
      OutgoingMessage.failure(
        .null,
        WireError(.requestBatch, Sentence(verbatim: "m")),
        in: .english
      ),
      OutgoingMessage.notification(.traceRecord, ["a": 1]),
      OutgoingMessage.request(RequestID(1), "hello", nil),
      OutgoingMessage.request(RequestID(1), "hello", ["cwd": "/"]),
    ]
    for message in messages {
      let value = try JSON.parse(message)
      #expect(value["jsonrpc"]?.string == "2.0")
      #expect(!message.contains(UInt8(ascii: "\n")))
    }
    #expect(try read(String(decoding: messages[4], as: UTF8.self)).params?["cwd"]?.string == "/")
  }
}
