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

  /// Starts a program whose `main` has this body; the socket is 3 and the pipe 4.
  private func start(_ body: String, timeout: Duration = .seconds(300)) throws -> Worker {
    let program = try workshop.compileProgram(
      "worker",
      c: """
        #include <signal.h>
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
    let worker = try start(#"while (hear() > 0) { say(3, line); say(3, "{\"x\":1}\n"); exit(7); }"#)
    worker.send(#"{"id":1}"#.utf8, isRequest: true)
    let (messages, ending) = await mailbox.all()
    #expect(messages == [#"{"id":1}"#, #"{"x":1}"#])
    #expect(ending?.cause == .exit(7))
    let error = try #require(ending?.wireError)
    #expect(error.type == .moduleCrashed)
    #expect(error.detail("status") == .integer(7))
  }

  @Test func `a worker is told what to do by its command line`() async throws {
    _ = try start(#"say(3, argv[3]); say(3, " "); say(3, argv[4]); say(3, "\n"); return 0;"#)
    let (messages, _) = await mailbox.all()
    let words = try #require(messages.first).split(separator: " ", maxSplits: 1)
    #expect(words.first == "--worker-setup")
    let setup = try #require(words.last.flatMap { WorkerSetup(String($0)) })
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
    worker.send("{}".utf8, isRequest: true)
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
    worker.send("{}".utf8, isRequest: true)
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
    worker.send("{}".utf8, isRequest: true)
    #expect(await mailbox.all().ending?.cause == .silence(seconds: 0.1))
  }

  @Test func `signs of life are no silence, and neither is waiting for nothing`() async throws {
    let worker = try start(
      """
      sleep(5); hear();
      for (int i = 0; i < 6; i++) { sleep(1); say(4, "."); }
      say(3, "{\\"id\\":1}\\n"); return 0;
      """,
      timeout: .seconds(4)
    )
    worker.send(#"{"jsonrpc":"2.0","method":"$/x"}"#.utf8, isRequest: false)
    let (messages, ending) = await mailbox.all()
    #expect(messages.count == 1)
    #expect(ending?.cause == .exit(0))
  }

  @Test func `a worker that closes its channels and lives on is killed`() async throws {
    let worker = try start("hear(); close(4); usleep(20000); close(3); for (;;) pause();")
    worker.send("{}".utf8, isRequest: true)
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
      say(3, total == 3000001 ? "{\\"id\\":1}\\n" : "bad\\n"); return 0;
      """
    )
    worker.send(Array(repeating: UInt8(ascii: " "), count: 3_000_000), isRequest: true)
    #expect(await mailbox.all().messages == [#"{"id":1}"#])
  }
}
