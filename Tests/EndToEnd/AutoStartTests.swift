import Platform

import Jansson
import TestSupport
import Testing
import WorkbenchFraming

/// Commands that start the daemon that they need.
@Suite(.timeLimit(.minutes(15)))
struct AutoStartTests {
  @Test func `a daemon is started when none runs, and the next command finds it`() async throws {
    try await CommandPlace.with { place in
      let first = try await place.run("daemon", "start", "-o", "json")
      #expect(first.end == .status(0), "\(first.errors)")
      let found = try #require(try await place.server())
      let started = try first.json["server"]
      #expect(started?["pid"] == found["pid"])
      #expect(found["autoStarted"]?.bool == true)
      #expect(found["build"]?.string == BuildIdentifier.ofDaemon(at: Programs.daemon))
    }
  }

  @Test func `status, stop and no-spawn never start one`() async throws {
    try await CommandPlace.with { place in
      let status = try await place.run("daemon", "status")
      let stop = try await place.run("daemon", "stop")
      let list = try await place.run("list", "--no-spawn")
      #expect([status.end, stop.end, list.end] == [.status(69), .status(0), .status(69)])
      #expect(names(in: place.folder).isEmpty)
    }
  }

  @Test func `a daemon whose socket was removed is ended by its lock`() async throws {
    try await CommandPlace.with { place in
      _ = try await place.run("daemon", "start")
      let server = try #require(try await place.server())
      let process = pid_t(try #require(server["pid"]?.int))
      // Stopped, it cannot make the socket again before it is told to end.
      #expect(kill(process, SIGSTOP) == 0)
      unlink(place.socket)
      let stop = Task { try await place.run("daemon", "stop") }
      try await waitUntil { isPending(SIGTERM, of: process) }
      #expect(kill(process, SIGCONT) == 0)
      let ended = try await stop.value
      #expect(ended.output == "the daemon has stopped\n", "\(ended.errors)")
      #expect(names(in: place.folder).isEmpty)
    }
  }

  @Test func `a daemon without a socket that does not end is not one that is not there`()
    async throws
  {
    try await CommandPlace.with { place in
      _ = try await place.run("daemon", "start")
      let server = try #require(try await place.server())
      let process = pid_t(try #require(server["pid"]?.int))
      #expect(kill(process, SIGSTOP) == 0)
      defer { kill(process, SIGCONT) }
      unlink(place.socket)
      let stop = try await place.run("daemon", "stop")
      #expect(stop.end == .status(ExitStatus.unavailable.rawValue), "\(stop.output)")
      #expect(stop.errors.contains("kill -9 \(process)"), "\(stop.errors)")
    }
  }

  @Test func `a command finds a daemon whose socket was removed, and starts no other`()
    async throws
  {
    try await CommandPlace.with { place in
      _ = try await place.run("daemon", "start")
      let before = try #require(try await place.server())
      unlink(place.socket)
      let again = try await place.run("daemon", "start", "-o", "json")
      #expect(again.end == .status(0), "\(again.errors)")
      #expect(try again.json["server"]?["pid"] == before["pid"])
    }
  }

  @Test func `what keeps a daemon from starting reaches the user`() async throws {
    try await CommandPlace.with { place in
      #expect(chmod(place.folder, 0o777) == 0)
      let result = try await place.run("list")
      #expect(result.end == .status(77))
      #expect(result.errors.contains("can be written to by other users"))
      #expect(chmod(place.folder, 0o700) == 0)
    }
  }

  @Test func `what keeps a daemon from starting is told in the user's language`() async throws {
    try await CommandPlace.with { place in
      let command = try ChildProcess(
        Programs.commandLine,
        ["list", "--socket", place.socket],
        environment: [
          "XDG_STATE_HOME": "/dev/null", "RESPONDER_LANG": "zh", "RESPONDER_MEMORY": "much",
        ]
      )
      let run = try await CommandRun(of: command)
      #expect(run.end == .status(ExitStatus.usage.rawValue))
      #expect(run.errors.contains("RESPONDER_MEMORY"), "\(run.errors)")
      #expect(run.errors.englishWords.isEmpty, "\(run.errors)")
    }
  }

  @Test func `a folder that is missing is told at once`() async throws {
    try await CommandPlace.with { place in
      let missing = CommandPlace(folder: place.folder + "/missing")
      let result = try await missing.run("list")
      #expect(result.end == .status(69))
      #expect(result.errors.contains("mkdir -m 700 \(missing.folder)"))
    }
  }

  @Test func `of twenty commands at once one starts a daemon, and all are answered`() async throws {
    try await CommandPlace.with { place in
      let runs = try await together(20) { try await place.run("daemon", "start", "-o", "json") }
      for run in runs { #expect(run.end == .status(0), "\(run.errors)") }
      let processes = try runs.map { try $0.json["server"]?["pid"]?.int }
      #expect(Set(processes).count == 1)
    }
  }

  @Test func `after kill -9 the next command starts a daemon`() async throws {
    try await CommandPlace.with { place in
      let daemon = try DaemonProcess(at: place.socket)
      try await daemon.waitUntilReady()
      daemon.process.signal(SIGKILL)
      #expect(try await daemon.process.end() == .signal(SIGKILL))
      let next = try await place.run("daemon", "start", "-o", "json")
      #expect(next.end == .status(0), "\(next.errors)")
      let server = try next.json["server"]
      #expect(server?["pid"]?.int != Int(daemon.process.id))
    }
  }

  @Test func `a daemon that is stopped leaves nothing behind`() async throws {
    try await CommandPlace.with { place in
      let start = try await place.run("daemon", "start")
      let stop = try await place.run("daemon", "stop")
      #expect([start.end, stop.end] == [.status(0), .status(0)])
      #expect(names(in: place.folder).isEmpty)
    }
  }

  /// Whether a signal waits for a process that is stopped.
  private func isPending(_ signal: Int32, of process: pid_t) -> Bool {
    let status = (try? file("status", of: process)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("ShdPnd:") } ?? ""
    let mask = line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
    return mask & (1 << UInt64(signal - 1)) != 0
  }
}

/// Runs `body` several times at once.
func together<Result: Sendable>(
  _ count: Int,
  _ body: @escaping @Sendable () async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: Result.self) { group in
    for _ in 0..<count { group.addTask { try await body() } }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}
