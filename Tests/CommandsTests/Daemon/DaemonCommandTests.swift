import Jansson
import Platform
import TestSupport
import Testing
import WorkbenchFraming

@testable import Commands

/// `responder daemon`, with the real programs.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct DaemonCommandTests {
  @Test func `a daemon is started once, tells how it is, and is stopped once`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      let first = try await place.run("daemon", "start")
      #expect(first.end == .status(0), "\(first.errors)")
      let process = try #require(
        first.output.unbroken.split(separator: " ").last.flatMap { Int($0) }
      )
      #expect(first.output == "started a daemon, process \(process)\n")
      let second = try await place.run("daemon", "start")
      #expect(second.output == "a daemon is running, process \(process)\n")
      let status = try await place.run("daemon", "status")
      #expect(status.end == .status(0))
      let told = status.output.unbroken
      #expect(told.hasPrefix("socket \(place.socket) process \(process) version "), "\(told)")
      #expect(told.contains(" started by a command up "))
      #expect(told.contains(" modules 11 "), "\(told)")
      // Alone, daemon is daemon status; what it counts has gone on.
      let alone = try await place.run("daemon")
      #expect(alone.output.unbroken.hasPrefix("socket \(place.socket) process \(process) "))
      let stop = try await place.run("daemon", "stop")
      #expect(stop.end == .status(0) && stop.output == "the daemon has stopped\n")
      let again = try await place.run("daemon", "stop")
      #expect(again.end == .status(0) && again.output == "no daemon is running\n")
      // When the command ends, so has the process.
      #expect(kill(pid_t(process), 0) != 0)
    }
  }

  @Test func `programs get the same as members`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      func json(_ command: String) async throws -> JSONValue {
        try JSON.parse(await place.run("daemon", command, "-o", "json").output)
      }
      let none = try await json("status")
      #expect(none == ["running": false, "socket": JSONValue(place.socket)])
      #expect(try await json("stop") == ["stopped": false])
      let started = try await json("start")
      let status = try await json("status")
      #expect(status["running"]?.bool == true)
      #expect(status["server"]?["pid"] == started["server"]?["pid"])
      #expect(status["server"]?["autoStarted"]?.bool == true)
      #expect(status["installedBuild"] == status["server"]?["build"])
      #expect(status["stats"]?["modules"]?.int == 11)
      let restarted = try await json("restart")
      #expect(restarted["server"]?["pid"] != started["server"]?["pid"])
      #expect(try await json("stop") == ["stopped": true])
      #expect(try await json("socket") == ["socket": JSONValue(place.socket)])
    }
  }

  @Test func `the states are told in Chinese`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      func told(_ command: String) async throws -> String {
        let run = try await place.run("daemon", command, "--lang", "zh-Hans")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.englishWords.isEmpty }, "\(run.output)")
        return run.output
      }
      let none = try await told("status")
      #expect(none.hasPrefix("\(place.socket) 处没有守护进程在运行\n"))
      #expect(try await told("stop") == "没有守护进程在运行\n")
      #expect(try await told("restart").hasPrefix("已启动守护进程，进程号 "))
      #expect(try await told("start").hasPrefix("守护进程已在运行，进程号 "))
      #expect(try await told("status").contains("由命令启动"))
      #expect(try await told("stop") == "守护进程已停止\n")
    }
  }

  @Test func `no daemon has the status that the man page names`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      let status = try await place.run("daemon", "status")
      #expect(status.end == .status(69))
      #expect(
        status.output == """
          no daemon is running at \(place.socket)
          The next command starts one, or: responder daemon start

          """
      )
      #expect(status.errors.isEmpty)
      #expect(names(in: place.folder).isEmpty)
    }
  }

  @Test func `alone the program says where one is, with a daemon and without`() async throws {
    try await CommandLinePlace.with(daemon: false) { place in
      let before = try await place.shell("responder")
      #expect(before.end == .status(0))
      #expect(before.output.unbroken.contains("daemon not running; the next command starts it"))
      #expect(before.output.unbroken.contains("folder \(place.folder)"))
      #expect(!before.output.contains("scenarios "))
      // Home asks for no longer than one looks at it: the documents are read before.
      _ = try await place.run("list", "-q")
      let after = try await place.shell("responder")
      #expect(after.output.unbroken.contains("daemon running, "), "\(after.output)")
      #expect(after.output.unbroken.contains("scenarios \(ScenarioFiles.ids.count) "))
      let chinese = try await place.shell("responder --lang zh-Hans")
      #expect(chinese.output.contains("运行中") && chinese.output.contains("下一步"))
    }
  }
}
