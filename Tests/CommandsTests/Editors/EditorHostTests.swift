import ArgumentParser
import DebugAdapter
import Foundation
import Jansson
import Sentences
import TestSupport
import Testing
import WorkbenchFraming

@testable import Commands

/// An editor at the two pipes of a debugger.
struct EditorHostTests {
  /// The pipes between an editor and a debugger, of which the test is the editor.
  private final class Pipes {
    let input: [Int32]
    let output: [Int32]

    init() {
      (input, output) = (Pipes.make(), Pipes.make())
    }

    deinit {
      close(input[0])
      close(output[0])
    }

    private static func make() -> [Int32] {
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      return ends
    }

    func write(_ text: String) { writeFully(text, to: input[1]) }

    /// Says no more.
    func finish() { close(input[1]) }

    /// All that the debugger has written.
    func read() throws -> [JSONValue] {
      close(output[1])
      var framer = MessageFramer(limit: 1 << 20, framing: .contentLength)
      var room = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Foundation.read(output[0], &room, room.count)
        guard count > 0 else { break }
        room[..<count].withUnsafeBytes { framer.append($0) }
      }
      var messages: [JSONValue] = []
      while case .message(let bytes)? = framer.next() { messages.append(try JSON.parse(bytes)) }
      return messages
    }
  }

  private static func framed(_ body: String, header: String = "Content-Length") -> String {
    "\(header): \(body.utf8.count)\r\n\r\n\(body)"
  }

  private static func request(_ seq: Int, _ command: String, _ arguments: String = "{}") -> String {
    framed(
      #"{"seq":\#(seq),"type":"request","command":"\#(command)","arguments":\#(arguments)}"#
    )
  }

  /// Runs a debugger on what an editor writes; answers what it said and what it exits with.
  private func run(
    _ text: String,
    envelope: any EditorEnvelope = DebugEnvelope(),
    daemon: FakeDaemon = FakeDaemon(),
    log: WireLog? = nil
  ) throws -> (said: [JSONValue], error: (any Error)?) {
    let pipes = Pipes()
    pipes.write(text)
    pipes.finish()
    var host = Host.process()
    host.daemons = daemon
    let options = try GlobalOptions.parse([])
    let error = Host.$current.withValue(host) { () -> (any Error)? in
      do {
        try EditorHost(
          options,
          envelope: envelope,
          input: pipes.input[0],
          output: pipes.output[1],
          log: log
        )
        .run()
        return nil
      } catch {
        return error
      }
    }
    return (try pipes.read(), error)
  }

  @Test func `requests are answered in order, and disconnect ends the process`() throws {
    let (said, error) = try run(
      Self.request(1, "initialize") + Self.request(2, "threads") + Self.request(3, "disconnect")
        + Self.request(4, "threads")
    )
    #expect(error == nil)
    #expect(said.map { $0["seq"]?.int } == [1, 2, 3, 4])
    #expect(said.compactMap { $0["request_seq"]?.int } == [1, 2, 3])
    #expect(said.compactMap { $0["success"]?.bool } == [true, false, true])
  }

  @Test func `the end of the input ends it, when everything was answered`() throws {
    let (said, error) = try run(Self.request(1, "initialize") + Self.request(2, "fly"))
    #expect(error == nil)
    #expect(said.compactMap { $0["request_seq"]?.int } == [1, 2])
    let (none, silent) = try run("")
    #expect(none.isEmpty)
    #expect(silent == nil)
  }

  @Test(arguments: ["CONTENT-LENGTH", "content-length", "X-Other: 1\r\nContent-Length"])
  func `headers come in any case and with others`(header: String) throws {
    let body = #"{"seq":1,"type":"request","command":"initialize"}"#
    let (said, error) = try run(Self.framed(body, header: header))
    #expect(error == nil)
    #expect(said.first?["success"]?.bool == true)
  }

  @Test func `a body that is no JSON costs one error`() throws {
    let (said, error) = try run(Self.framed("nonsense") + Self.request(1, "initialize"))
    #expect(error == nil)
    #expect(said.map { $0["success"]?.bool } == [false, true, nil])
  }

  @Test(arguments: [
    "Content-Type: text\r\n\r\n{}", "Content-Length: 67108865\r\n\r\n{}", "{\"seq\":1}",
  ])
  func `without a length that can be read there is one message, and status 65`(
    text: String
  ) throws {
    let (said, error) = try run(Self.request(1, "initialize") + text)
    // What came before it was answered.
    #expect(said.map { $0["type"]?.string } == ["response", "event", "response"])
    #expect(said.last?["success"]?.bool == false)
    #expect((error as? ToldAlready)?.status == .badInput)
  }

  @Test func `JSON-RPC is spoken where it is wanted`() throws {
    let (said, error) = try run(
      Self.framed(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
        + Self.framed(#"{"jsonrpc":"2.0","id":"b","method":"stepBak"}"#)
        + Self.framed(#"{"jsonrpc":"2.0","method":"disconnect"}"#),
      envelope: RPCEnvelope()
    )
    #expect(error == nil)
    #expect(said.map { $0["method"]?.string } == [nil, "initialized", nil])
    #expect(said[2]["id"]?.string == "b")
    #expect(said[2]["error"]?["code"]?.int == -32601)
  }

  @Test func `without a daemon the launch fails, and the process with status 69`() throws {
    struct NoDaemon: DaemonAccess {
      func connect(_ options: GlobalOptions) throws -> any WireClient {
        throw ConnectionError(.noSocket, Sentence(verbatim: "there is no socket at /nowhere"))
      }
      func replacement(
        for client: any WireClient,
        _ greeting: JSONValue,
        _ options: GlobalOptions
      ) throws -> (any WireClient)? { nil }
    }
    let pipes = Pipes()
    pipes.write(
      Self.request(1, "initialize") + Self.request(2, "launch", #"{"program":"/x.json"}"#)
    )
    pipes.finish()
    var host = Host.process()
    host.daemons = NoDaemon()
    let options = try GlobalOptions.parse([])
    let error = #expect(throws: ConnectionError.self) {
      try Host.$current.withValue(host) {
        try EditorHost(
          options,
          envelope: DebugEnvelope(),
          input: pipes.input[0],
          output: pipes.output[1]
        )
        .run()
      }
    }
    #expect(error?.exitStatus == .unavailable)
    let said = try pipes.read()
    #expect(said.last?["event"]?.string == "output")
    #expect(said.count { $0["request_seq"]?.int == 2 } == 1)
  }

  @Test func `a daemon that is too old is told with the launch`() throws {
    let daemon = FakeDaemon(replies: ["hello": "!hello.missing-capability no 'record-level' here"])
    let (said, _) = try run(
      Self.request(1, "initialize") + Self.request(2, "launch", #"{"program":"/x.json"}"#),
      daemon: daemon
    )
    let answer = said.first { $0["request_seq"]?.int == 2 }
    #expect(answer?["success"]?.bool == false)
    #expect(answer?["body"]?["error"]?["format"]?.string?.contains("record-level") == true)
  }

  @Test func `a log keeps every message with its direction`() async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/log"
      let text = Self.framed("{\"seq\":1,\n\"type\":\"request\",\"command\":\"initialize\"}")
      _ = try run(text + Self.request(2, "disconnect"), log: try WireLog(path))
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(lines.map { $0.prefix(2) } == ["→ ", "→ ", "← ", "← ", "← "])
      #expect(lines[0] == "→ {\"seq\":1, \"type\":\"request\",\"command\":\"initialize\"}")
    }
  }

  @Test func `a log that cannot be written is said before anything else`() {
    let result = CommandsTests.run("dap", "--log", "/nowhere/at/all")
    #expect(result.status == 77)
    #expect(result.errors.contains("cannot write /nowhere/at/all"))
  }
}
