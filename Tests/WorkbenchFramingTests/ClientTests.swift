import Foundation
import Jansson
import Sentences
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// A way to reach a toy workbench.
enum Way: CaseIterable, CustomTestStringConvertible {
  case inProcess
  case inProcessByteByByte
  case inProcessWithHeaders
  case socket
  case socketWithHeaders
  case socketByteByByte

  var testDescription: String { "\(self)" }

  var framing: MessageFraming {
    switch self {
    case .inProcess, .inProcessByteByByte, .socket: .lines
    case .inProcessWithHeaders, .socketWithHeaders, .socketByteByByte: .contentLength
    }
  }

  func connect(_ workbench: ToyWorkbench = ToyWorkbench()) -> any WireClient {
    switch self {
    case .inProcess: InProcessConnection(to: workbench)
    case .inProcessByteByByte: InProcessConnection(to: workbench, chunk: 1)
    case .inProcessWithHeaders: InProcessConnection(to: workbench, framing: framing)
    case .socket: client(workbench)
    case .socketWithHeaders: client(workbench)
    case .socketByteByByte: client(workbench, chunk: 1)
    }
  }

  private func client(
    _ workbench: ToyWorkbench,
    chunk: Int = .max
  ) -> BlockingClient {
    BlockingClient(
      descriptor: ToyServer.start(workbench, chunk: chunk),
      framing: framing,
      timeout: .seconds(600)
    )
  }
}

struct ClientTests {
  @Test(arguments: Way.allCases)
  func `a call is answered`(way: Way) throws {
    let client = way.connect()
    #expect(
      try client.call("echo", ["text": "视图\n\u{2028}", "list": [1, 2.5]]) == [
        "text": "视图\n\u{2028}", "list": [1, 2.5],
      ]
    )
    #expect(try client.call("echo") == [:])
    #expect(try client.call("later")["late"]?.bool == true)
    client.close()
  }

  @Test(arguments: Way.allCases)
  func `an error answer is thrown as it was sent`(way: Way) throws {
    let client = way.connect()
    let error = try #require(throws: WireError.self) { try client.call("nonsense") }
    #expect(error.type == .methodUnknown)
    #expect(error.message.english == "no method 'nonsense'")
    #expect(try client.call("echo", ["still": "here"])["still"]?.string == "here")
  }

  @Test(arguments: Way.allCases)
  func `requests need not wait for answers`(way: Way) throws {
    let client = way.connect()
    let ids = try (0..<50).map { try client.send("echo", ["number": JSONValue($0)]) }
    for (number, id) in ids.enumerated().reversed() {
      #expect(try client.answer(to: id)["number"]?.int == number)
    }
  }

  @Test(arguments: Way.allCases)
  func `notifications are kept in order`(way: Way) throws {
    let client = way.connect()
    try client.call("tell", ["count": 3])
    #expect(client.takeNotifications().map { $0.params["number"]?.int } == [0, 1, 2])
    #expect(client.notifications.isEmpty)
    _ = try client.send("tell", ["count": 1])
    let notification = try #require(try client.nextNotification())
    #expect(notification.method == "told")
    #expect(notification.params["number"]?.int == 0)
  }

  @Test(arguments: Way.allCases)
  func `the end of a connection is told from silence`(way: Way) throws {
    let client = way.connect()
    try client.call("bye")
    #expect(try client.nextNotification() == nil)
    #expect(try client.nextMessage() == nil)
    let error = try #require(throws: ConnectionError.self) { try client.call("echo") }
    #expect(error.kind == .closed)
  }

  @Test(arguments: Way.allCases)
  func `a fault of what was sent reaches who waits`(way: Way) throws {
    let client = way.connect()
    try client.sendRaw(way.framing.frame(Array("{,}".utf8)))
    let error = try #require(throws: WireError.self) { try client.call("echo") }
    #expect(error.type == .jsonSyntax)
    #expect(try client.call("echo", ["a": 1])["a"]?.int == 1)
  }

  @Test(arguments: Way.allCases)
  func `a looker-on sees both directions`(way: Way) throws {
    let client = way.connect()
    var seen: [String] = []
    client.onWire = { direction, bytes in
      seen.append(
        (direction == .toWorkbench ? "> " : "< ") + String(decoding: bytes, as: UTF8.self)
      )
    }
    try client.call("echo", ["a": 1])
    #expect(
      seen == [
        #"> {"jsonrpc":"2.0","id":1,"method":"echo","params":{"a":1}}"#,
        #"< {"jsonrpc":"2.0","id":1,"result":{"a":1}}"#,
      ]
    )
  }

  @Test(arguments: [Way.socket, .socketWithHeaders])
  func `two sides with much to say do not wait for each other`(way: Way) throws {
    let client = way.connect()
    let text = JSONValue(String(repeating: "x", count: 200_000))
    let ids = try (0..<20).map { _ in try client.send("echo", ["text": text]) }
    for id in ids { #expect(try client.answer(to: id)["text"] == text) }
  }
}

struct BlockingClientTests {
  @Test func `silence ends in time`() throws {
    let client = BlockingClient(
      descriptor: ToyServer.start(ToyWorkbench()),
      timeout: .milliseconds(20)
    )
    let error = try #require(throws: ConnectionError.self) { try client.call("silence") }
    #expect(error.kind == .timedOut)
  }

  @Test func `a path over the limit is refused by its length`() throws {
    let path = "/tmp/" + String(repeating: "x", count: 200)
    let error = try #require(throws: ConnectionError.self) {
      try BlockingClient(connectingTo: path)
    }
    #expect(error.kind == .pathTooLong)
    #expect(error.message.english.contains("205 bytes"))
    #expect(error.message.english.contains("\(SocketPath.limit)"))
  }

  @Test func `a path without socket is told from a socket without daemon`() throws {
    let path = "/tmp/responder-test-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let absent = try #require(throws: ConnectionError.self) {
      try BlockingClient(connectingTo: path)
    }
    #expect(absent.kind == .noSocket)
    #expect(absent.isAbsence)
    #expect(absent.message.english.contains(path))

    let descriptor = Foundation.open(path, O_CREAT | O_WRONLY, 0o600)
    Foundation.close(descriptor)
    defer { unlink(path) }
    let deaf = try #require(throws: ConnectionError.self) {
      try BlockingClient(connectingTo: path)
    }
    #expect(deaf.kind == .refused)
    #expect(deaf.description.contains("responder daemon start"))
  }

  @Test func `a closed client says so`() throws {
    let client = BlockingClient(descriptor: ToyServer.start(ToyWorkbench()))
    client.close()
    let error = try #require(throws: ConnectionError.self) { try client.call("echo") }
    #expect(error.kind == .closed)
  }

  @Test func `the other side gone is an error and no signal`() throws {
    let client = BlockingClient(descriptor: ToyServer.start(ToyWorkbench()))
    try client.call("bye")
    #expect(try client.nextMessage() == nil)
    let bytes = [UInt8](repeating: 32, count: 1 << 20)
    #expect(throws: ConnectionError.self) { try client.sendRaw(bytes) }
  }

  @Test func `what is no message is said to be none`() throws {
    let ends = ToyServer.makeSocketPair()
    let client = BlockingClient(descriptor: ends[0])
    let text = Array("HTTP/1.1 400\n{}\n".utf8)
    _ = Foundation.write(ends[1], text, text.count)
    for _ in 0..<2 {
      let error = try #require(throws: ConnectionError.self) { try client.call("echo") }
      #expect(error.kind == .badMessage)
    }
    Foundation.close(ends[1])
  }

  @Test func `answers still come after the last request`() throws {
    let client = BlockingClient(descriptor: ToyServer.start(ToyWorkbench()))
    let id = try client.send("echo", ["a": 1])
    client.finishSending()
    #expect(try client.answer(to: id)["a"]?.int == 1)
  }
}
