#if os(Linux)
import Foundation
import Platform
import TestSupport
import Testing

/// What control groups let a process have, in the two forms in which systems tell it.
struct ControlGroupsTests {
  /// The most memory in groups that are made with these files.
  private func most(
    _ lines: String,
    _ files: [String: String]
  ) async throws -> Int? {
    try await withTemporaryFolder { folder in
      for (file, text) in files {
        let path = URL(filePath: folder + "/" + file)
        try FileManager.default.createDirectory(
          at: path.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try text.write(to: path, atomically: false, encoding: .utf8)
      }
      return ControlGroups(lines, mount: folder).mostMemory
    }
  }

  @Test func `of the groups around one the narrowest counts`() async throws {
    let files = [
      "a/b/memory.max": "max\n", "a/memory.max": "4096000\n", "memory.max": "8192000\n",
    ]
    #expect(try await most("0::/a/b\n", files) == 4_096_000)
    #expect(try await most("0::/\n", files) == 8_192_000)
  }

  @Test func `the first version's hierarchy for memory is read`() async throws {
    let files = [
      "memory/user/memory.limit_in_bytes": "9223372036854771712\n",
      "memory/memory.limit_in_bytes": "536870912\n", "user/memory.max": "1\n",
    ]
    let lines = "12:cpu,cpuacct:/user\n9:memory:/user\n1:name=systemd:/user\n"
    #expect(try await most(lines, files) == 536_870_912)
    // Both at once: the second one is mounted elsewhere then, and has no memory.
    let both = [
      "memory/user/memory.limit_in_bytes": "536870912\n", "unified/user/cgroup.procs": "1\n",
    ]
    #expect(try await most(lines + "0::/user\n", both) == 536_870_912)
  }

  @Test func `a container's own group is the root where it has another path outside`() async throws
  {
    let files = ["memory/memory.limit_in_bytes": "268435456\n"]
    #expect(try await most("4:memory:/docker/0123\n", files) == 268_435_456)
    #expect(try await most("0::/../../docker\n", ["memory.max": "1048576\n"]) == 1_048_576)
  }

  @Test(arguments: ["", "0::/\n", "no line of theirs\n", "9:memory\n", "3:cpu:/\n"])
  func `without a limit there is none`(lines: String) async throws {
    #expect(try await most(lines, ["a/memory.max": "1\n"]) == nil)
  }
}
#endif
