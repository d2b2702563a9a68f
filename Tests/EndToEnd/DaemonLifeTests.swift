import Platform

import TestSupport
import Testing
import WorkbenchFraming

@Suite(.timeLimit(.minutes(15)))
struct DaemonLifeTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends the daemon, which leaves nothing behind`(signal: Int32) async throws {
    try await withTemporaryFolder { folder in
      let daemon = try DaemonProcess(at: folder + "/socket")
      try await daemon.waitUntilReady()
      #expect(mode(of: folder + "/socket") == 0o600)
      daemon.process.signal(signal)
      #expect(try await daemon.process.end() == .status(0))
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a second daemon is refused and names the first`() async throws {
    try await withTemporaryFolder { folder in
      let first = try DaemonProcess(at: folder + "/socket")
      try await first.waitUntilReady()
      let second = try DaemonProcess(at: folder + "/socket")
      let text = """
        a daemon is already running (pid \(first.process.id)) on \(folder)/socket
        Stop it with: responder daemon stop, or choose another path with --socket.

        """
      #expect(try await second.readiness() == text)
      #expect(try await second.process.end() == .status(ExitStatus.busy.rawValue))
      #expect(try await second.process.standardError() == "responderd: " + text)
      #expect(names(in: folder) == ["socket", "socket.lock"])
    }
  }

  @Test func `of twenty daemons at once one serves`() async throws {
    try await withTemporaryFolder { folder in
      let daemons = try (1...20).map { _ in try DaemonProcess(at: folder + "/socket") }
      var ready = 0
      for daemon in daemons where try await daemon.readiness() == "ready\n" { ready += 1 }
      #expect(ready == 1)
    }
  }

  @Test func `after kill -9 the next daemon takes over`() async throws {
    try await withTemporaryFolder { folder in
      let first = try DaemonProcess(at: folder + "/socket")
      try await first.waitUntilReady()
      first.process.signal(SIGKILL)
      #expect(try await first.process.end() == .signal(SIGKILL))
      #expect(names(in: folder) == ["socket", "socket.lock"])
      let second = try DaemonProcess(at: folder + "/socket")
      try await second.waitUntilReady()
      second.process.signal(SIGTERM)
      #expect(try await second.process.end() == .status(0))
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a daemon that starts while another ends takes its place`() async throws {
    try await withTemporaryFolder { folder in
      var daemon = try DaemonProcess(at: folder + "/socket")
      try await daemon.waitUntilReady()
      for _ in 1...10 {
        daemon.process.signal(SIGTERM)
        let next = try DaemonProcess(at: folder + "/socket")
        try await next.waitUntilReady()
        #expect(try await daemon.process.end() == .status(0))
        daemon = next
      }
    }
  }

  @Test func `a signal at any moment of the start leaves nothing behind`() async throws {
    try await withTemporaryFolder { folder in
      for delay in 0..<20 {
        let daemon = try DaemonProcess(at: folder + "/socket")
        for _ in 0..<delay where names(in: folder).isEmpty {
          _ = try await waiting { usleep(1000) }
        }
        daemon.process.signal(SIGTERM)
        // Before the daemon can hear the signal, it dies of it.
        #expect([.status(0), .signal(SIGTERM)].contains(try await daemon.process.end()))
        #expect(names(in: folder).isEmpty)
      }
    }
  }

  @Test func `a second signal does not wait for clients`() async throws {
    try await withTemporaryFolder { folder in
      let daemon = try DaemonProcess(at: folder + "/socket")
      try await daemon.waitUntilReady()
      let clients = try (1...10).map { _ in try RawClient(daemon.path) }
      daemon.process.signal(SIGTERM)
      daemon.process.signal(SIGINT)
      #expect(try await daemon.process.end() == .status(0))
      for client in clients { #expect(try await client.rest().isEmpty) }
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a socket that a service manager opened is served and left to it`() async throws {
    try await withTemporaryFolder { folder in
      let socket = openUnixSocket()
      defer { close(socket) }
      #expect(withSocketAddress(folder + "/unit") { bind(socket, $0, $1) } == 0)
      #expect(listen(socket, 8) == 0)
      let (ready, readyEnd) = try ChildProcess.makePipe()
      defer { close(ready) }
      // The variable names the process that is meant, and only the shell knows that in time.
      let process = try ChildProcess(
        "/bin/sh",
        ["-c", "LISTEN_FDS=1 LISTEN_PID=$$ exec \"$0\" --ready-fd 4", Programs.daemon],
        descriptors: [3: socket, 4: readyEnd]
      )
      close(readyEnd)
      #expect(try await ChildProcess.readAll(ready) == "ready\n")
      let client = try RawClient(folder + "/unit")
      try await client.send("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}\n")
      #expect(try await client.line()?.contains("method.unknown") == true)
      process.signal(SIGTERM)
      #expect(try await process.end() == .status(0))
      #expect(names(in: folder) == ["unit"])
    }
  }

  @Test func `an idle daemon ends by itself`() async throws {
    try await withTemporaryFolder { folder in
      let daemon = try DaemonProcess(at: folder + "/socket", ["--idle-exit", "1"])
      try await daemon.waitUntilReady()
      #expect(try await daemon.process.end() == .status(0))
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `a daemon that a command started lets go of the command's pipes`() async throws {
    try await withTemporaryFolder { folder in
      let daemon = try DaemonProcess(at: folder + "/socket", ["--auto-started"])
      try await daemon.waitUntilReady()
      #expect(try await daemon.process.standardOutput().isEmpty)
      #expect(try await daemon.process.standardError().isEmpty)
      daemon.process.signal(SIGTERM)
      #expect(try await daemon.process.end() == .status(0))
    }
  }

  @Test func `a socket path of the limit serves, one byte more is refused`() async throws {
    try await withTemporaryFolder { folder in
      let longest =
        folder + "/" + String(repeating: "s", count: SocketPath.limit - folder.utf8.count - 1)
      // The lock's file has a longer name, which is no socket and may.
      let daemon = try DaemonProcess(at: longest)
      try await daemon.waitUntilReady()
      daemon.process.signal(SIGTERM)
      #expect(try await daemon.process.end() == .status(0))
      let refused = try DaemonProcess(at: longest + "s")
      #expect(try await refused.readiness().contains("the limit is \(SocketPath.limit)"))
      #expect(try await refused.process.end() == .status(ExitStatus.usage.rawValue))
    }
  }

  @Test func `a folder that is open to others is refused`() async throws {
    try await withTemporaryFolder { folder in
      chmod(folder, 0o777)
      let daemon = try DaemonProcess(at: folder + "/socket")
      #expect(try await daemon.readiness().contains("chmod go-w \(folder)"))
      #expect(try await daemon.process.end() == .status(ExitStatus.permission.rawValue))
    }
  }

  @Test func `a folder that is missing is an error at once`() async throws {
    try await withTemporaryFolder { folder in
      let daemon = try DaemonProcess(at: folder + "/missing/socket")
      #expect(try await daemon.readiness().contains("mkdir -m 700 \(folder)/missing"))
      #expect(try await daemon.process.end() == .status(ExitStatus.cannotCreate.rawValue))
    }
  }

  #if os(Linux)
  @Test func `a folder that nobody can write to is an error that names the path`() async throws {
    // Even for root, to whom modes of folders say nothing.
    let daemon = try DaemonProcess(at: "/proc/socket")
    #expect(try await daemon.readiness().hasPrefix("cannot lock /proc/socket.lock: "))
    let end = try await daemon.process.end()
    #expect(
      [ExitStatus.cannotCreate, .permission].map { .status($0.rawValue) }.contains(end)
    )
  }
  #endif

  @Test func `the runtime folder is where the socket lies by default`() async throws {
    try await withTemporaryFolder { folder in
      let process = try ChildProcess(
        Programs.daemon,
        ["--idle-exit", "1", "--log-level", "info"],
        environment: ["XDG_RUNTIME_DIR": folder]
      )
      #expect(try await process.standardError().contains("\(folder)/responder/socket"))
      #expect(mode(of: folder + "/responder") == 0o700)
      #expect(try await process.end() == .status(0))
    }
  }

  @Test(arguments: [["--bogus"], ["--idle-exit", "-1"], ["--ready-fd", "9999"]])
  func `a wrong command line is an error of usage`(arguments: [String]) async throws {
    let process = try ChildProcess(Programs.daemon, arguments)
    #expect(try await process.end() == .status(ExitStatus.usage.rawValue))
    #expect(try await !process.standardError().isEmpty)
  }

  @Test func `the version names the build`() async throws {
    let process = try ChildProcess(Programs.daemon, ["--version"])
    let build = try #require(BuildIdentifier.ofDaemon(at: Programs.daemon))
    #expect(try await process.standardOutput().contains(build))
    #expect(try await process.end() == .status(0))
  }
}
