import Foundation
import TestSupport
import Testing
import WorkbenchFraming

/// What responderd(8) says, against the program.
struct DaemonPageTests {
  @Test func `the page has every option of the daemon, and no other`() async throws {
    let daemon = try ChildProcess(Programs.daemon, ["--help"])
    let help = try await daemon.standardOutput()
    let lines = help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let options = lines.filter { $0.hasPrefix("--") || $0.hasPrefix("-h, --") }
      .compactMap { $0.split(separator: "--").dropFirst($0.hasPrefix("-h") ? 1 : 0).first }
      .map { String($0.prefix { $0.isLetter || $0 == "-" }) }
    let page = try ManPage("responderd.8").lines.filter { $0.hasPrefix(".It Fl -") }
      .map { String($0.dropFirst(8).prefix { $0 != " " }) }
    #expect(Set(page) == Set(options))
  }

  @Test func `the page has every exit status`() throws {
    let page = try ManPage("responderd.8").lines
    for status: WorkbenchFraming.ExitStatus in [
      .usage, .internalError, .cannotCreate, .busy, .permission,
    ] {
      #expect(page.contains(".It \(status.rawValue)"))
    }
  }

  @Test func `the page names the longest path that the system takes`() throws {
    #expect(try ManPage("responderd.8").source.contains("at most \(SocketPath.limit) bytes"))
  }
}
