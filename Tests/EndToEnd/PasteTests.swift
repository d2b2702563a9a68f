import Foundation
import TestSupport
import Testing

/// Real programs about what a debugger printed: through pipes, at a terminal, and in the log.
@Suite(.timeLimit(.minutes(15)))
struct PasteTests {
  private static let paste = """
    <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>
       | <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44); hidden = YES>
       |    | <UIButtonLabel: 0x7fb1a2c05000; frame = (60 10; 80 24); text = 'Sign in'>

    """

  /// Runs a line of the shell with the programs' path in `$R` and what is pasted in `paste`.
  private func shell(
    _ line: String,
    _ paste: [UInt8],
    _ daemon: DaemonProcess,
    environment: [String: String] = [:]
  ) async throws -> (run: CommandRun, left: [String]) {
    var run: CommandRun?
    var left: [String] = []
    try await withTemporaryFolder { folder in
      try Data(paste).write(to: URL(filePath: folder + "/paste"))
      let temporary = folder + "/tmp"
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      let process = try ChildProcess(
        "/bin/sh",
        ["-c", "cd \(folder) && \(line)"],
        environment: [
          "R": Programs.commandLine + " --socket \(daemon.path) --lang en --color never",
          "TMPDIR": temporary, "COLUMNS": "80",
        ].merging(environment) { $1 }
      )
      run = try await CommandRun(of: process)
      left = try FileManager.default.contentsOfDirectory(atPath: temporary)
    }
    return (try #require(run), left)
  }

  @Test func `2: a paste from a pipe is asked about`() async throws {
    try await withDaemon { daemon in
      let line = "cat paste | $R why --dump - --view 'Sign in'"
      let (run, left) = try await shell(line, Array(Self.paste.utf8), daemon)
      #expect(run.end == .status(1), "\(run.errors)")
      #expect(run.output.contains("0x7fb1a2c04e10 UIButton is hidden"))
      #expect(left.isEmpty)
    }
  }

  @Test func `a paste that no request can hold goes through a file that is gone afterwards`()
    async throws
  {
    try await withDaemon { daemon in
      var paste = Self.paste
      for number in 0..<11_000 {
        paste += "   | <UIView: 0x7fb1b\(String(number + 65_536, radix: 16)); frame = (0 0; 1 1)>\n"
      }
      let line = "cat paste | $R hit --dump - --at 0.5,0.5 | head -n 1"
      let (run, left) = try await shell(line, Array(paste.utf8), daemon)
      #expect(run.end == .status(0), "\(run.errors)")
      #expect(run.output.contains("★ 0x7fb1b12af7 UIView is hit"), "\(run.output)")
      #expect(left.isEmpty)
    }
  }

  @Test func `what is no UTF-8 is refused in one sentence`() async throws {
    try await withDaemon { daemon in
      let wide: [UInt8] =
        [0xFF, 0xFE] + Self.paste.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let (run, left) = try await shell("cat paste | $R import -", wide, daemon)
      #expect(run.end == .status(65))
      #expect(run.errors.contains("UTF-16"), "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(left.isEmpty)
    }
  }

  @Test func `16: nothing of a paste stands in the daemon's log at any level`() async throws {
    try await withTemporaryFolder { folder in
      let daemon = try DaemonProcess(at: folder + "/socket", ["--log-level", "trace"])
      try await daemon.waitUntilReady()
      let secret = Self.paste.replacing("Sign in", with: "hunter2").replacing(
        "UIButton:",
        with: "XQZSecret:"
      )
      for line in [
        "$R why --dump paste --view hunter2", "$R import paste", "cat paste | $R tree --dump -",
        "$R chain --dump paste --view XQZNothing", "head -c 120 paste | $R hit --dump - --at 1,1",
        "echo 'XQZnonsense hunter2' | $R import -",
      ] {
        _ = try await shell(line, Array(secret.utf8), daemon)
      }
      daemon.process.signal(SIGTERM)
      let log = try await daemon.process.standardError()
      #expect(try await daemon.process.end() == .status(0))
      #expect(log.contains("stop") || !log.isEmpty)
      for word in ["hunter2", "XQZ", "0x7fb1a2c04e10"] { #expect(!log.contains(word), "\(log)") }
    }
  }

  @Test func `16: a control character in a class name does not reach the terminal`() async throws {
    try await withDaemon { daemon in
      // A name in a print of views ends at a control character; one in JSON may hold any.
      let hostile = #"""
        { "rendering_system": "UIKIT", "windows": [ { "type": "UIWindow", "x": 0, "y": 0, "width": 390,
          "height": 844, "alpha": 1, "visible": true, "children": [
          { "type": "Evil\u001b[2J\u202eView", "identifier": "sign\u001b]0;owned\u0007in", "x": 0,
            "y": 0, "width": 99, "height": 99, "alpha": 1, "visible": false, "children": [] } ] } ] }
        """#
      // A pseudo-terminal, at which commands draw as they do for people.
      let script = "import pty, sys; sys.exit(pty.spawn(['sh', '-c', sys.argv[1]]) >> 8)"
      for command in [
        "$R tree --dump paste", "$R hit --dump paste --at 9,9", "$R import paste",
        "$R why --dump paste --view Evil-2J-View-1 --at 9,9",
      ] {
        let line = "python3 -c \"\(script)\" '\(command)'"
        let (run, _) = try await shell(line, Array(hostile.utf8), daemon)
        #expect(run.output.contains("Evil"), "\(run.output) \(run.errors)")
        #expect(!run.output.contains("\u{1B}[2J"))
        #expect(!run.output.contains("\u{1B}]0;"))
        #expect(!run.output.unicodeScalars.contains("\u{202E}"))
      }
    }
  }
}
