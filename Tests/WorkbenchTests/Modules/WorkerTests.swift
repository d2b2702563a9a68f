import Containment
import Foundation
import Jansson
import Sentences
import Synchronization
import Testing
import WorkbenchProtocol

@testable import Workbench

/// The daemon's side of a worker, with small C programs that misbehave in the worker's place.
@Suite(.timeLimit(.minutes(15)))
struct WorkerTests {
  /// What came from a worker.
  private final class Mailbox: Sendable {
    private let letters: AsyncStream<Worker.Delivery>
    private let slot: AsyncStream<Worker.Delivery>.Continuation

    init() { (letters, slot) = AsyncStream.makeStream() }

    func put(_ delivery: Worker.Delivery) {
      slot.yield(delivery)
      if case .ended = delivery { slot.finish() }
    }

    /// Waits for the worker's end and returns everything that came.
    func all() async -> (messages: [String], ending: WorkerEnding?) {
      var messages: [String] = []
      for await letter in letters {
        switch letter {
        case .message(let bytes): messages.append(String(decoding: bytes, as: UTF8.self))
        case .ended(let ending): return (messages, ending)
        }
      }
      return (messages, nil)
    }
  }

  private let workshop: Workshop
  private let mailbox = Mailbox()

  init() throws { workshop = try Workshop() }

  /// Answers the request 1, in C.
  private let answer = #"say(3, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n");"#

  /// Starts a program whose `main` has this body; the socket is 3 and the pipe 4.
  private func start(_ body: String, timeout: Duration = .seconds(300)) throws -> Worker {
    let program = try workshop.compileProgram(
      "worker",
      c: """
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <unistd.h>
        static char line[65536];
        static void say(int fd, const char *text) { if (write(fd, text, strlen(text)) < 0) _exit(9); }
        static ssize_t hear(void) { return read(3, line, sizeof line - 1); }
        int main(int argc, char **argv) { \(body) }
        """
    )
    let mailbox = mailbox
    let setup = WorkerSetup(session: "s1", modules: ["Wide"], folders: [])
    return try Worker(program: program, setup: setup, timeout: timeout) { mailbox.put($0) }
  }

  @Test func `messages cross as they are, and exit is an ending`() async throws {
    let worker = try start("while (hear() > 0) { say(3, line); exit(7); }")
    let answer = #"{"jsonrpc":"2.0","id":1,"result":{ "x" : 1 }}"#
    worker.ask(RequestID(1), answer.utf8)
    let (messages, ending) = await mailbox.all()
    #expect(messages == [answer])
    #expect(ending?.cause == .exit(7))
    let error = try #require(ending?.wireError)
    #expect(error.type == .moduleCrashed)
    #expect(error.detail("status") == .integer(7))
  }

  @Test func `a worker is told what to do by its command line`() async throws {
    let start = #"{"jsonrpc":"2.0","method":"$/progress","params":{"setup":"#
    let quoted = start.replacing("\"", with: "\\\"")
    _ = try self.start(
      """
      say(3, "\(quoted)"); say(3, argv[4]); say(3, "}}\\n");
      return strcmp(argv[3], "--worker-setup");
      """
    )
    let (messages, ending) = await mailbox.all()
    #expect(ending?.cause == .exit(0))
    let text = try #require(messages.first).dropFirst(start.count).dropLast(2)
    let setup = try #require(WorkerSetup(String(text)))
    #expect(setup == WorkerSetup(session: "s1", modules: ["Wide"], folders: []))
  }

  @Test func `a crash tells its signal and the last words`() async throws {
    let worker = try start(
      """
      hear();
      say(4, "...{\\"method\\":\\"buy.hitTest\\",\\"records\\":[{\\"seq\\":1}]}\\n");
      raise(SIGILL);
      """
    )
    worker.ask(RequestID(1), "{}".utf8)
    let ending = try #require(await mailbox.all().ending)
    #expect(ending.cause == .signal(SIGILL))
    let error = ending.wireError
    #expect(error.message.english == "code of Wide crashed in buy.hitTest: SIGILL")
    #expect(error.detail("method") == .text("buy.hitTest"))
    #expect(error.detail("records") == .list([.object([.init("seq", .integer(1))])]))
  }

  @Test func `silence while a request waits is an ending, and the worker may speak before it`()
    async throws
  {
    let worker = try start(
      """
      signal(SIGTERM, SIG_DFL);
      hear();
      say(4, "{\\"method\\":\\"buy.hitTest\\",\\"records\\":[]}\\n");
      for (;;) pause();
      """,
      timeout: .milliseconds(200)
    )
    worker.ask(RequestID(1), "{}".utf8)
    let ending = try #require(await mailbox.all().ending)
    #expect(ending.cause == .silence(seconds: 0.2))
    #expect(ending.wireError.type == .moduleTimeout)
    #expect(ending.wireError.detail("method") == .text("buy.hitTest"))
  }

  @Test func `a worker that does not want to end is killed`() async throws {
    let worker = try start(
      "signal(SIGTERM, SIG_IGN); hear(); for (;;) pause();",
      timeout: .milliseconds(100)
    )
    worker.ask(RequestID(1), "{}".utf8)
    #expect(await mailbox.all().ending?.cause == .silence(seconds: 0.1))
  }

  @Test func `signs of life are no silence, and neither is waiting for nothing`() async throws {
    let worker = try start(
      """
      hear();
      for (int i = 0; i < 6; i++) { sleep(1); say(4, "."); }
      \(answer) return 0;
      """,
      timeout: .seconds(4)
    )
    worker.ask(RequestID(1), "{}".utf8)
    let (messages, ending) = await mailbox.all()
    #expect(messages.count == 1)
    #expect(ending?.cause == .exit(0))
  }

  @Test func `a worker that closes its channels and lives on is killed`() async throws {
    let worker = try start("hear(); close(4); usleep(20000); close(3); for (;;) pause();")
    worker.ask(RequestID(1), "{}".utf8)
    #expect(await mailbox.all().ending?.cause == .signal(SIGKILL))
  }

  @Test func `stop kills, whatever the worker does`() async throws {
    let worker = try start("for (;;);")
    worker.stop()
    #expect(await mailbox.all().ending?.cause == .closed)
  }

  @Test func `a program that is not there is no crash of a module`() {
    let mailbox = mailbox
    let setup = WorkerSetup(session: "s1", modules: [], folders: [])
    let error = #expect(throws: WireError.self) {
      try Worker(program: "/nowhere/responderd", setup: setup) { mailbox.put($0) }
    }
    #expect(error?.type == .workbenchInternal)
  }

  @Test func `a large message goes out although the worker reads slowly`() async throws {
    let worker = try start(
      """
      long total = 0; ssize_t n;
      while (total < 3000001 && (n = hear()) > 0) total += n;
      if (total != 3000001) return 1;
      \(answer) return 0;
      """
    )
    worker.ask(RequestID(1), Array(repeating: UInt8(ascii: " "), count: 3_000_000))
    let (messages, ending) = await mailbox.all()
    #expect(messages == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
    #expect(ending?.cause == .exit(0))
  }

  // MARK: - What a module may write in its worker's place

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":2,"result":{}}"#, WorkerBreach.answer),
    (#"{"jsonrpc":"2.0","id":10,"result":{}}"#, .answer), (#"{"client":7}"#, .answer),
    (#"{"jsonrpc":"2.0","id":1,"result":{},"id":2}"#, .form),
    (#"{"jsonrpc":"2.0","id":1,"result":{},"error":{}}"#, .form), ("hello", .form),
    (#"{"client":0,"left":true}"#, .form), (#"{"jsonrpc":"2.0","id":1,"result":{}"#, .form),
    (#"{"jsonrpc":"2.0","method":"trace.record","params":{"session":"s9"}}"#, .notification),
    (#"{"jsonrpc":"2.0","method":"shutdown","params":{}}"#, .notification),
  ])
  func `what no worker writes ends it`(line: String, breach: WorkerBreach) async throws {
    let quoted = line.replacing("\"", with: "\\\"")
    let worker = try start(#"hear(); say(3, "\#(quoted)\n"); for (;;) pause();"#)
    worker.ask(RequestID(1), "{}".utf8)
    let (messages, ending) = await mailbox.all()
    #expect(messages.isEmpty)
    #expect(ending?.cause == .breach(breach))
    #expect(ending?.wireError.type == .moduleCrashed)
  }

  @Test func `an answer that comes twice is one too many`() async throws {
    let worker = try start("hear(); \(answer) \(answer) for (;;) pause();")
    worker.ask(RequestID(1), "{}".utf8)
    let (messages, ending) = await mailbox.all()
    #expect(messages.count == 1)
    #expect(ending?.cause == .breach(.answer))
  }

  @Test func `a million lines are read as far as the first that is wrong`() async throws {
    let worker = try start(
      #"hear(); for (int i = 0; i < 1000000; i++) say(3, "[1,2,3]\n"); for (;;) pause();"#
    )
    worker.ask(RequestID(1), "{}".utf8)
    let (messages, ending) = await mailbox.all()
    #expect(messages.isEmpty)
    #expect(ending?.cause == .breach(.form))
  }

  @Test func `a line without an end is not kept for ever`() async throws {
    let worker = try start("memset(line, ' ', sizeof line); for (;;) write(3, line, sizeof line);")
    _ = worker
    #expect(await mailbox.all().ending?.cause == .breach(.length))
  }

  @Test func `signs of life do not give a request more time than it has`() async throws {
    let worker = try start(
      #"signal(SIGTERM, SIG_DFL); for (;;) { usleep(1000); say(4, "."); }"#,
      timeout: .milliseconds(200)
    )
    worker.ask(RequestID(1), "{}".utf8)
    // Six times as long as silence is waited for.
    #expect(await mailbox.all().ending?.cause == .silence(seconds: 1.2))
  }

  #if os(Linux)
  @Test func `a child that keeps the descriptors keeps nobody waiting, and does not stay`()
    async throws
  {
    let worker = try start(
      """
      hear();
      int child = fork();
      if (child == 0) for (;;) pause();
      dprintf(3, "{\\"jsonrpc\\":\\"2.0\\",\\"method\\":\\"$/progress\\",\\"params\\":{\\"pid\\":%d}}\\n", child);
      _exit(3);
      """
    )
    worker.ask(RequestID(1), "{}".utf8)
    let (messages, ending) = await mailbox.all()
    #expect(ending?.cause == .exit(3))
    let child = try #require(try JSON.parse(messages.first ?? "")["params"]?["pid"]?.int)
    #expect(hasEnded(pid_t(child)))
  }

  /// Waits for the end of a process that is no child of ours.
  private func hasEnded(_ process: pid_t) -> Bool {
    guard let life = processDescriptor(of: process) else { return true }
    defer { close(life) }
    var request = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 60_000) == 1
  }
  #endif
}
