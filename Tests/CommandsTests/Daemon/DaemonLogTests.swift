import Platform
import TestSupport
import Testing

@testable import Commands

/// The log of daemons that commands started.
struct DaemonLogTests {
  private func with<Result>(
    _ environment: [String: String],
    _ body: () throws -> Result
  ) rethrows -> Result {
    let host = Host(
      environment: environment,
      write: { _ in },
      talk: { _ in },
      readLine: { nil },
      daemons: RealWorkbench()
    )
    return try Host.$current.withValue(host, operation: body)
  }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s"], "/s/responder/responderd.log"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/responder/responderd.log"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/responder/responderd.log"),
      ([:], nil),
    ] as [([String: String], String?)]
  )
  func `it lies in the user's folder of states`(environment: [String: String], path: String?) {
    #expect(with(environment) { DaemonLog.path } == path)
  }

  @Test func `it is made with its folders, for nobody else to read`() async throws {
    try await withTemporaryFolder { folder in
      let path = with(["XDG_STATE_HOME": folder + "/a"]) { DaemonLog.makeReady() }
      #expect(path == folder + "/a/responder/responderd.log")
      #expect(mode(of: path ?? "") == 0o600)
    }
  }

  @Test(arguments: [(1 << 20, 1 << 20), (1 << 20 + 1, 0)])
  func `it goes on until it is long, and begins anew then`(length: Int, left: Int) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/responder/responderd.log"
      try Files.create(path, "")
      #expect(truncate(path, length) == 0)
      #expect(with(["XDG_STATE_HOME": folder]) { DaemonLog.makeReady() } == path)
      #expect(Files.stamp(path)?[2] == left)
    }
  }

  @Test func `where none can be there is none`() async throws {
    #expect(with([:]) { DaemonLog.makeReady() } == nil)
    try await withTemporaryFolder { folder in
      try Files.create(folder + "/file", "")
      #expect(with(["XDG_STATE_HOME": folder + "/file"]) { DaemonLog.makeReady() } == nil)
    }
  }
}
