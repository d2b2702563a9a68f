import Foundation
import Jansson
import Testing
import WorkbenchFraming

@testable import Commands

/// Commands against real daemons, which lie beside the program that runs the tests.
@Suite(.enabled(if: DaemonLauncher.executable != nil), .timeLimit(.minutes(2)))
struct DaemonLifeTests {
  /// A folder for one socket; the daemon in it is stopped in the end.
  private func withSocket(_ body: (String) throws -> Void) throws {
    let folder = "/tmp/responder-cli-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700]
    )
    defer {
      _ = local("daemon", "stop", "--socket", folder + "/s")
      try? FileManager.default.removeItem(atPath: folder)
    }
    try body(folder + "/s")
  }

  private func local(_ arguments: String...) -> CommandResult {
    let output = Transcript()
    let errors = Transcript()
    let host = Host(
      folder: "/tmp",
      write: { output.append($0) },
      talk: { errors.append($0) },
      readLine: { nil },
      daemons: LocalDaemons()
    )
    let status = Host.$current.withValue(host) { Program.run(arguments) }
    return CommandResult(status: status, output: output.text, errors: errors.text)
  }

  @Test func `a daemon is started when none runs, and the next command finds it`() throws {
    try withSocket { socket in
      let first = local("daemon", "start", "--socket", socket, "-o", "json")
      #expect(first.status == 0, "\(first.errors)")
      let second = local("daemon", "status", "--socket", socket, "-o", "json")
      #expect(second.status == 0)
      let started = try JSON.parse(first.output)["server"]
      let found = try JSON.parse(second.output)["server"]
      #expect(started?["pid"]?.int == found?["pid"]?.int)
      #expect(found?["autoStarted"]?.bool == true)
      #expect(
        found?["build"]?.string == DaemonLauncher.executable.flatMap(BuildIdentifier.ofDaemon)
      )
    }
  }

  @Test func `status, stop and no-spawn never start one`() throws {
    try withSocket { socket in
      #expect(local("daemon", "status", "--socket", socket).status == 69)
      #expect(local("daemon", "stop", "--socket", socket).status == 0)
      #expect(local("list", "--no-spawn", "--socket", socket).status == 69)
      #expect(!FileManager.default.fileExists(atPath: socket))
    }
  }

  @Test func `what keeps a daemon from starting reaches the user`() throws {
    try withSocket { socket in
      let folder = String(socket.dropLast(2))
      #expect(chmod(folder, 0o777) == 0)
      let result = local("list", "--socket", socket)
      #expect(result.status == 77)
      #expect(result.errors.contains("can be written to by other users"))
      #expect(chmod(folder, 0o700) == 0)
    }
  }

  @Test func `many commands at once start one daemon`() async throws {
    try await withThrowingTaskGroup(of: Int?.self) { group in
      let folder = "/tmp/responder-cli-\(getpid())-many"
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      for _ in 0..<8 {
        group.addTask {
          let result = local("daemon", "start", "--socket", folder + "/s", "-o", "json")
          return try JSON.parse(result.output)["server"]?["pid"]?.int
        }
      }
      var processes: Set<Int?> = []
      for try await process in group { processes.insert(process) }
      #expect(processes.count == 1)
      #expect(processes.first != .some(nil))
      #expect(local("daemon", "stop", "--socket", folder + "/s").status == 0)
      try? FileManager.default.removeItem(atPath: folder)
    }
  }

  @Test func `a daemon that is stopped leaves nothing behind`() throws {
    try withSocket { socket in
      #expect(local("daemon", "start", "--socket", socket).status == 0)
      #expect(local("daemon", "stop", "--socket", socket).status == 0)
      let left = try FileManager.default.contentsOfDirectory(atPath: String(socket.dropLast(2)))
      #expect(left.isEmpty)
    }
  }
}
