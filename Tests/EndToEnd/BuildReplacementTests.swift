import Jansson
import TestSupport
import Testing
import WorkbenchFraming

/// Commands that find a daemon of another build than theirs.
@Suite(.timeLimit(.minutes(15)))
struct BuildReplacementTests {
  /// What the build of yesterday did not have.
  private static let newModule = "libMotionModule.so"

  /// A scenario that nobody can run without it.
  private static let newScenario = "motion/shake"

  private static let build = BuildIdentifier.ofDaemon(at: Programs.daemon)

  /// Runs `body` beside a daemon of yesterday's build, given that build's identifier.
  private func withYesterday(
    _ arguments: [String] = [],
    _ body: (CommandPlace, DaemonProcess, String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { installation in
      let libraries = names(in: Programs.folder).filter {
        $0.hasPrefix("lib") && $0.hasSuffix(".so") && $0 != Self.newModule
      }
      // A process of its own: none can be started from a file that is open for writing, and what
      // this one has open is open in each child until that has become another program.
      let copy = try ChildProcess(
        "/bin/cp",
        (libraries + ["responderd"]).map { Programs.folder + "/" + $0 } + [installation]
      )
      try #require(try await copy.end() == .status(0))
      let program = installation + "/responderd"
      let build = try #require(BuildIdentifier.ofDaemon(at: program))
      try #require(build != Self.build)
      try await CommandPlace.with { place in
        let daemon = try DaemonProcess(at: place.socket, arguments, by: [program])
        try await daemon.waitUntilReady()
        let server = try await place.server()
        try #require(server?["build"]?.string == build)
        try await body(place, daemon, build)
      }
    }
  }

  @Test func `one that a command started makes way for the new one, with one line`() async throws {
    try await withYesterday(["--auto-started"]) { place, daemon, build in
      let run = try await place.run("run", Self.newScenario)
      #expect(run.end == .status(0), "\(run.errors)")
      #expect(try await daemon.process.end() == .status(0))
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.contains(build.prefix(8)))
      #expect(run.errors.contains(Self.build?.prefix(8) ?? "-"))
      #expect(run.errors.hasSuffix("a new one has taken over\n"))
      let server = try await place.server()
      #expect(server?["build"]?.string == Self.build)
      #expect(server?["autoStarted"]?.bool == true)
      #expect(try await place.run("run", Self.newScenario).errors.isEmpty)
    }
  }

  @Test func `what it has begun is answered before it makes way`() async throws {
    try await withYesterday(["--auto-started"]) { place, daemon, _ in
      let client = try RawClient(daemon.path)
      let answer = { (id: Int) in "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\"" }
      let script = (1...300).map { _ in "{\"send\":\"touch.tap\",\"at\":[9,9]}" }
      let document = """
        {"format":1,"title":"Long","app":{"windows":[{"id":"w","frame":[0,0,390,844]}]},\
        "script":[\(script.joined(separator: ","))]}
        """
      let params: JSONValue = ["text": .init(document), "name": "long"]
      let open: JSONValue = [
        "jsonrpc": "2.0", "id": 1, "method": "session.open", "params": params,
      ]
      let run = #"{"jsonrpc":"2.0","id":2,"method":"script.run"}"#
      try await client.send("\(open)\n\(run)\n")
      #expect(try await client.line()?.hasPrefix(answer(1)) == true)
      #expect(try await place.run("list").end == .status(0))
      let rest = try await client.rest()
      #expect(rest.hasPrefix(answer(2)), "\(rest.prefix(200))")
      #expect(try await daemon.process.end() == .status(0))
    }
  }

  @Test func `of twenty commands at once one replaces it, and all are answered`() async throws {
    try await withYesterday(["--auto-started"]) { place, daemon, _ in
      let runs = try await together(20) { try await place.run("run", Self.newScenario) }
      for run in runs { #expect(run.end == .status(0), "\(run.errors)") }
      #expect(runs.filter { !$0.errors.isEmpty }.count == 1)
      #expect(try await daemon.process.end() == .status(0))
    }
  }

  @Test func `one that was started by hand stays, and the command says how to replace it`()
    async throws
  {
    try await withYesterday { place, daemon, build in
      let run = try await place.run("run", "hit-testing/check-order")
      #expect(run.end == .status(0), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.errors.contains(build.prefix(8)))
      #expect(run.errors.contains(Self.build?.prefix(8) ?? "-"))
      #expect(run.errors.contains("started by hand: responder daemon restart replaces it"))
      let stayed = try await place.server()
      #expect(stayed?["pid"]?.int == Int(daemon.process.id))
      #expect(try await place.run("daemon", "restart").end == .status(0))
      #expect(try await daemon.process.end() == .status(0))
      let next = try await place.server()
      #expect(next?["build"]?.string == Self.build)
    }
  }

  @Test func `no-spawn replaces nothing`() async throws {
    try await withYesterday(["--auto-started"]) { place, daemon, _ in
      let list = try await place.run("list", "--no-spawn")
      #expect(list.end == .status(0), "\(list.errors)")
      let stayed = try await place.server()
      #expect(stayed?["pid"]?.int == Int(daemon.process.id))
    }
  }
}
