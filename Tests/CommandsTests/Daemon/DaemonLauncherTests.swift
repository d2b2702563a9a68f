import Platform
import TestSupport
import Testing

@testable import Commands

/// What a command says when the daemon beside it does not start.
@Suite(.timeLimit(.minutes(15)))
struct DaemonLauncherTests {
  /// Runs a command of an installation whose daemon is a script of the shell.
  private func list(
    _ options: [String] = [],
    daemon script: String?,
    program: String? = nil
  ) async throws -> ProgramRun {
    try await withTemporaryFolder { folder in
      let place = CommandLinePlace(folder: folder)
      let copy = try ChildProcess("/bin/cp", [Programs.commandLine, folder + "/responder"])
      try #require(try await copy.end() == .status(0))
      if let text = script.map({ "#!/bin/sh\n\($0)\n" }) ?? program {
        try write(Array(text.utf8), to: folder + "/responderd")
        chmod(folder + "/responderd", 0o700)
      }
      let command = try ChildProcess(
        folder + "/responder",
        ["list"] + options,
        environment: place.environment
      )
      return try await ProgramRun(command)
    }
  }

  /// Work that takes a while, after which the script goes on.
  private static let lingering =
    "exec 3>&-; count=0; while [ $count -lt 30000 ]; do count=$((count+1)); done"

  @Test func `what the daemon says before it ends is told, with its status`() async throws {
    let run = try await list(daemon: "printf 'no room here\\nMake some.\\n' >&3; exit 77")
    #expect(run.end == .status(77))
    #expect(run.errors == "responder: the daemon could not start: no room here\n  Make some.\n")
  }

  @Test func `its status is that with which it ends, however long that takes`() async throws {
    let run = try await list(daemon: "echo 'no room here' >&3; \(Self.lingering); exit 77")
    #expect(run.end == .status(77))
    #expect(run.errors == "responder: the daemon could not start: no room here\n")
  }

  @Test func `it is told in which language its reader is spoken to`() async throws {
    let script = "printf 'in %s' \"$RESPONDER_LANG\" >&3; exit 77"
    #expect(try await list(["--lang", "zh"], daemon: script).errors.hasSuffix("in zh-Hans\n"))
    #expect(try await list(daemon: script).errors.hasSuffix("in en\n"))
  }

  @Test(arguments: ["exit 1", "\(lingering); exit 1", "kill -9 $$", "exit 0"])
  func `a daemon that ends without a word is told so, with the place of its log`(
    script: String
  ) async throws {
    let run = try await list(daemon: script)
    #expect(run.end == .status(69))
    #expect(
      run.errors.hasPrefix("responder: the daemon ended at once and said nothing\n  Its log is "),
      "\(run.errors)"
    )
    #expect(run.errors.contains("/.local/state/responder/responderd.log"))
  }

  @Test func `what the loader says of a system that is too old is told in words of ours`()
    async throws
  {
    let loader = "$0: /lib/x86_64-linux-gnu/libc.so.6: version \\`GLIBC_2.36' not found"
    let run = try await list(daemon: "echo \"\(loader) (required by $0)\" >&2; exit 1")
    #expect(run.end == .status(69))
    #expect(
      run.errors.unbroken.hasPrefix(
        "responder: responderd needs glibc 2.36, and this system's is older Use a newer release"
      ),
      "\(run.errors)"
    )
  }

  @Test func `a daemon whose loader the system lacks is told so`() async throws {
    let run = try await list(daemon: nil, program: "#!/no/such/loader\n")
    #expect(run.end == .status(69))
    #expect(run.errors.unbroken.contains("needs glibc, and this system has another C library"))
  }

  @Test func `a status that no command has is that of a daemon that is not there`() async throws {
    let run = try await list(daemon: "echo 'oops' >&3; exit 9")
    #expect(run.end == .status(69))
  }

  @Test func `without a daemon beside it a command says what to install`() async throws {
    let run = try await list(daemon: nil)
    #expect(run.end == .status(69))
    #expect(run.errors.unbroken.contains("there is no responderd beside this program to start"))
    #expect(run.errors.contains("Install both into one folder"))
  }
}
