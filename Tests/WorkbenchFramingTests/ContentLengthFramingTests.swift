import Jansson
import Sentences
import Testing
import WorkbenchFraming
import WorkbenchProtocol

struct ContentLengthFramingTests {
  private func message(_ body: String) -> String {
    "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test func `headers announce the bytes of a message`() {
    #expect(
      MessageFramer.pieces(message("{\"视\":1}") + message("{}")) == [
        .message("{\"视\":1}"), .message("{}"),
      ]
    )
  }

  @Test(arguments: [
    "content-length:2\r\n\r\n{}", "Content-Length:   2  \r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "CONTENT-LENGTH: 2\n\n{}", "\r\n\r\nContent-Length: 2\r\n\r\n{}\r\n",
    "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", "Content-Length: 000002\r\n\r\n{}",
  ])
  func `headers may be written in many ways`(stream: String) {
    #expect(MessageFramer.pieces(stream) == [.message("{}")])
  }

  @Test func `chunk boundaries do not matter`() {
    let stream = Array(
      (message("{\"a\":\"视图\\n\"}") + "Content-Length: 3\r\nX-Other: y\r\n\r\n{\n}" + message("{}")
        + "\r\nContent-Length: x\r\n\r\n").utf8
    )
    let whole = MessageFramer.pieces([stream])
    #expect(
      whole == [
        .message("{\"a\":\"视图\\n\"}"), .message("{\n}"), .message("{}"),
        .failure("framing.bad-header", fatal: true),
      ]
    )
    for cut in 0...stream.count {
      let chunks = [Array(stream[..<cut]), Array(stream[cut...])]
      #expect(MessageFramer.pieces(chunks) == whole, "cut at \(cut)")
    }
    #expect(MessageFramer.pieces(stream.map { [$0] }) == whole)
  }

  @Test(arguments: [
    ("Content-Length: -1\r\n\r\n", "framing.bad-header"),
    ("Content-Length: 1e3\r\n\r\n", "framing.bad-header"),
    ("Content-Length:\r\n\r\n", "framing.bad-header"),
    ("Content-Length: 2 3\r\n\r\n", "framing.bad-header"),
    ("Content-Length: 2\r\nContent-Length: 3\r\n\r\n", "framing.bad-header"),
    ("Content-Length 2\r\n\r\n", "framing.bad-header"),
    ("Content Length: 2\r\n\r\n", "framing.bad-header"),
    ("Content-Type: x\r\n\r\n{}", "framing.no-content-length"),
    ("Content-Length: 99999999999999999999\r\n\r\n", "framing.body-too-long"),
    ("Content-Length: 2\r\n\r\n{", "framing.incomplete"),
    ("Content-Length: 2", "framing.incomplete"),
  ])
  func `what is no header ends the connection with one failure`(stream: String, type: String) {
    #expect(MessageFramer.pieces(stream + "") == [.failure(type, fatal: true)])
    #expect(MessageFramer.pieces(stream.utf8.map { [$0] }) == [.failure(type, fatal: true)])
  }

  @Test func `a body as long as the limit is a message and one byte more is not`() {
    let fits = "{" + String(repeating: "x", count: 98) + "}"
    #expect(MessageFramer.pieces(message(fits), limit: 100) == [.message(fits)])
    #expect(
      MessageFramer.pieces(message(fits + "x"), limit: 100) == [
        .failure("framing.body-too-long", fatal: true)
      ]
    )
  }

  @Test func `headers as long as the limit are read and one byte more are not`() {
    func stream(_ length: Int) -> String {
      let rest = "Content-Length: 2\r\nX: \r\n\r\n".utf8.count
      return "Content-Length: 2\r\nX: \(String(repeating: "y", count: length - rest))\r\n\r\n{}"
    }
    #expect(MessageFramer.pieces(stream(4096)) == [.message("{}")])
    let pieces: [Piece] = [.failure("framing.header-too-long", fatal: true)]
    #expect(MessageFramer.pieces(stream(4097)) == pieces)
    #expect(MessageFramer.pieces(stream(4097).utf8.map { [$0] }) == pieces)
    #expect(MessageFramer.pieces("C" + String(repeating: "-", count: 5000)) == pieces)
  }

  @Test func `a length in characters is recognised by what follows`() throws {
    var framer = MessageFramer()
    let body = "{\"标题\":\"视图\"}"
    framer.append("Content-Length: \(body.count)\r\n\r\n\(body)")
    #expect(framer.next() != nil)
    guard case .failure(let error, isFatal: true) = framer.next() else {
      Issue.record("the rest of the body became a message")
      return
    }
    #expect(error.hint?.english.contains("in bytes, not in characters") == true)
    framer.append(message("{}"))
    #expect(framer.next() == nil)
  }

  @Test func `every failure of a framer passes the table of errors`() throws {
    for stream in [
      "x\n", "{" + String(repeating: "x", count: 200) + "\n", "Content-Length: 500\r\n\r\n",
      "Content-Length: x\r\n\r\n", "C" + String(repeating: "-", count: 5000), "Cc: 1\r\n\r\n",
    ] {
      var framer = MessageFramer(limit: 100)
      framer.append(stream)
      guard case .failure(let error, _) = framer.next() else {
        Issue.record("no failure of \(stream)")
        continue
      }
      try MethodTable.standard.validateError(error.json(in: .english))
    }
  }
}
