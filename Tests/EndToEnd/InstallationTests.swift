import Foundation
import Jansson
import TestSupport
import Testing
import WorkbenchFraming

/// What `make install` copies works where it was copied to, with nothing of the build.
@Suite(.timeLimit(.minutes(15)))
struct InstallationTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// An installation, and a user who has nothing yet.
  private struct Place {
    let prefix: String
    let home: String

    /// Installs this build, runs `body`, and stops the daemon that it started.
    static func with(
      isolation: isolated (any Actor)? = #isolation,
      _ body: (Place) async throws -> Void
    ) async throws {
      try await withTemporaryFolder { folder in
        let place = Place(prefix: folder + "/usr", home: folder + "/home")
        #expect(mkdir(place.home, 0o700) == 0)
        let script = InstallationTests.package + "/scripts/install"
        let install = try ChildProcess(script, [Programs.folder, place.prefix, "/usr"])
        let errors = try await install.standardError()
        #expect(try await install.end() == .status(0), "\(errors)")
        do {
          try await body(place)
        } catch {
          _ = try await place.run("daemon", "stop")
          throw error
        }
        _ = try await place.run("daemon", "stop")
      }
    }

    /// Runs the installed command line at home, with nothing but a home and a path to go by.
    func run(_ arguments: String...) async throws -> CommandRun {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
      let process = try ChildProcess(
        "/usr/bin/env",
        [
          "-i", "-C", home, "HOME=\(home)", "PATH=\(prefix)/bin:\(path)",
          "RESPONDER_SOCKET=\(home)/socket",
          "responder",
        ] + arguments
      )
      return try await CommandRun(of: process)
    }
  }

  @Test func `scenarios and modules are those of the installation`() async throws {
    try await Place.with { place in
      let run = try await place.run("run", "hit-testing/outside-superview")
      #expect(run.end == .status(0), "\(run.errors)")
      #expect(run.output.contains("as expected"))
      let list = try await place.run("module", "list", "-o", "json")
      let modules = try #require(try list.json["modules"])
      #expect(modules.count >= 7)
      let folder = try #require(realpath(place.prefix, nil))
      defer { free(folder) }
      for module in modules.elements {
        #expect(module["state"]?.string == "loaded")
        #expect(module["file"]?.string?.hasPrefix(String(cString: folder) + "/lib/") == true)
      }
      let server = try await place.run("daemon", "status", "-o", "json").json["server"]
      let daemon = place.prefix + "/bin/responderd"
      #expect(server?["build"]?.string == BuildIdentifier.ofDaemon(at: daemon))
    }
  }

  @Test func `a module is compiled against the installation, and runs`() async throws {
    try await Place.with { place in
      for task in ["new", "build"] {
        let command = try await place.run("module", task, "Wide")
        #expect(command.end == .status(0), "\(command.errors)")
      }
      #expect(names(in: place.home + "/.local/share/responder/modules") == ["Wide.so"])
      let run = try await place.run("run", "Wide/wide.json")
      #expect(run.end == .status(0), "\(run.errors)\(run.output)")
      #expect(run.output.contains("as expected"))
    }
  }

  @Test func `the plugins of editors come along, without what only their tests need`()
    async throws
  {
    try await Place.with { place in
      let editors = place.prefix + "/share/responder/editors"
      #expect(Set(names(in: editors)) == ["emacs", "neovim", "vim", "vscode"])
      #expect(names(in: editors + "/emacs").contains("responder.el"))
      #expect(names(in: editors + "/neovim/plugin") == ["responder.lua"])
      #expect(names(in: editors + "/vim/plugin") == ["responder.vim"])
      #expect(names(in: editors + "/vscode").contains("extension.js"))
      #expect(!names(in: editors + "/vscode").contains("test"))
    }
  }

  @Test func `pages and completions lie where their readers look`() async throws {
    try await Place.with { place in
      let share = place.prefix + "/share"
      #expect(names(in: share + "/man/man1") == ["responder-dap.1", "responder.1"])
      #expect(names(in: share + "/man/man8") == ["responderd.8"])
      #expect(names(in: share + "/man/man5").contains("responder-scenario.5"))
      #expect(names(in: share + "/man/man7").contains("responder-protocol.7"))
      for (shell, file) in [
        ("bash", "/bash-completion/completions/responder"),
        ("zsh", "/zsh/site-functions/_responder"),
        ("fish", "/fish/vendor_completions.d/responder.fish"),
      ] {
        let check = try ChildProcess("/usr/bin/env", [shell, "-n", share + file])
        let errors = try await check.standardError()
        #expect(try await check.end() == .status(0), "\(shell): \(errors)")
      }
    }
  }
}
