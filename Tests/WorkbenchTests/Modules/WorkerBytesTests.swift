import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// A session in a worker answers what one in the daemon answers, byte for byte.
@Suite(.timeLimit(.minutes(15)))
struct WorkerBytesTests {
  private final class Recorder: MessageSink {
    private(set) var messages: [[UInt8]] = []
    var unsentBytes: Int { 0 }
    func send(_ message: [UInt8]) { messages.append(message) }
    func close(reason: String) {}
  }

  private func requests(_ scenario: String) -> [[UInt8]] {
    let path = ScenarioFiles.folder.appendingPathComponent(scenario + ".json").path
    let calls: [(String, JSONValue)] = [
      ("session.open", ["path": .init(path)]),
      ("script.run", ["session": "s1", "level": "full"]),
      ("trace.get", ["session": "s1", "level": "full"]),
      ("object.tree", ["session": "s1"]),
    ]
    return calls.enumerated().map { number, call in
      OutgoingMessage.request(RequestID(number), call.0, call.1)
    }
  }

  private func inProcess(_ requests: [[UInt8]]) -> [[UInt8]] {
    let recorder = Recorder()
    let executor = QueueExecutor()
    let handler = TestWorkbench.make().makeHandler(
      sink: recorder,
      executor: executor,
      peer: PeerInfo(user: 0, process: nil)
    )
    for request in requests {
      request.withUnsafeBytes { handler.receive($0) }
      executor.runUntilIdle()
    }
    handler.closed()
    return recorder.messages
  }

  private func inWorker(_ requests: [[UInt8]]) async throws -> [[UInt8]] {
    let (letters, slot) = AsyncStream.makeStream(of: Worker.Delivery.self)
    let worker = try Worker(
      program: Programs.folder + "/responderd",
      setup: WorkerSetup(session: "s1", modules: [], folders: []),
      timeout: .seconds(600)
    ) { slot.yield($0) }
    for (number, request) in requests.enumerated() { worker.ask(RequestID(number), request) }
    var messages: [[UInt8]] = []
    for await case .message(let message) in letters {
      // What daemon and worker say to each other reaches no client.
      if WorkerWord.isWord(message) { continue }
      messages.append(message)
      if messages.count == requests.count { break }
    }
    worker.stop()
    return messages
  }

  @Test func `every scenario gives the same bytes through a worker`() async throws {
    #expect(!ScenarioFiles.ids.isEmpty)
    for scenario in ScenarioFiles.ids {
      let requests = requests(scenario)
      let expected = inProcess(requests)
      let actual = try await inWorker(requests)
      #expect(expected.count == requests.count)
      #expect(actual == expected, "\(scenario)")
    }
  }
}
