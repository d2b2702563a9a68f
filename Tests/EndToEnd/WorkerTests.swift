import Platform

import TestSupport
import Testing
import WorkbenchFraming

@Suite(.timeLimit(.minutes(15)))
struct WorkerTests {
  @Test func `a worker serves the socket that it was given, and ends with it`() async throws {
    let (ours, theirs) = try socketPair()
    let worker = try ChildProcess(Programs.daemon, ["--worker", "3"], descriptors: [3: theirs])
    close(theirs)
    do {
      let client = RawClient(descriptor: ours)
      try await client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}\n")
      #expect(try await client.line()?.contains("method.unknown") == true)
    }
    #expect(try await worker.end() == .status(0))
  }

  @Test func `a worker without a socket is an error of usage`() async throws {
    let worker = try ChildProcess(Programs.daemon, ["--worker", "9999"])
    #expect(try await worker.end() == .status(ExitStatus.usage.rawValue))
    let text = try await worker.standardError()
    #expect(text == "responderd: --worker 9999 is not a socket of the daemon's\n")
  }

  @Test func `what keeps a daemon from starting is told in the user's language`() async throws {
    let worker = try ChildProcess(
      Programs.daemon,
      ["--worker", "9999"],
      environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.UTF-8"]
    )
    #expect(try await worker.end() == .status(ExitStatus.usage.rawValue))
    let text = try await worker.standardError()
    #expect(text.hasPrefix("responderd: --worker 9999 不是"), "\(text)")
  }

  private func socketPair() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw TestError("socketpair: \(errno)")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
