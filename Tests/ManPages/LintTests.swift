import Foundation
import TestSupport
import Testing

struct LintTests {
  @Test func `mandoc has nothing to say about any page`() async throws {
    let pages = ManPage.names.map { ManPage.folder.appendingPathComponent($0).path }
    #expect(!pages.isEmpty)
    let mandoc = try ChildProcess(
      "/usr/bin/env",
      ["mandoc", "-T", "lint", "-W", "warning"] + pages
    )
    let findings = try await mandoc.standardOutput()
    #expect(findings.isEmpty)
    #expect(try await mandoc.end() == .status(0))
  }

  @Test func `no page is wider than a line of source`() async throws {
    for name in ManPage.names {
      let path = ManPage.folder.appendingPathComponent(name).path
      let mandoc = try ChildProcess(
        "/usr/bin/env",
        ["mandoc", "-T", "ascii", "-O", "width=78", path]
      )
      let text = try await mandoc.standardOutput()
      let wide = text.split(separator: "\n").map(visible).filter { $0.count > 100 }
      #expect(wide.isEmpty, "\(name)")
      #expect(try await mandoc.end() == .status(0))
    }
  }

  /// A line without the backspaces by which mandoc prints bold.
  private func visible(_ line: Substring) -> String {
    var result = ""
    for character in line {
      if character == "\u{8}" { _ = result.popLast() } else { result.append(character) }
    }
    return result
  }
}
