import Foundation
import Jansson
import TestSupport
import Testing

@testable import Commands

/// Players that were made earlier, put into new ones.
struct OldPlayerTests {
  private static let card = "hit-testing/outside-superview"

  /// Makes a player at a desk of its own, changes its text, and has it made anew.
  private func remade(
    _ inputs: String...,
    change: (String) -> String = { $0 },
    _ body: (_ old: String, CommandResult) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      desk.environment["RESPONDER_SCENARIO_PATH"] = ScenarioFiles.folder.path
      let made = desk.run(["player"] + inputs + ["--to", "old.html"])
      #expect(made.status == 0, "\(made.errors)")
      let old = String(decoding: try Files.read(folder + "/old.html"), as: UTF8.self)
      try write(Array(change(old).utf8), to: folder + "/old.html")
      try body(old, desk.run("player", "old.html"))
    }
  }

  @Test func `a player made anew of the same build is the same`() async throws {
    try await remade(Self.card) { old, result in
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == old)
    }
    try await remade("motion", Self.card, "--predict") { old, result in
      #expect(result.output == old)
    }
  }

  @Test func `an older style and script are replaced, the films are the same`() async throws {
    let change = { (text: String) in
      text.replacing("class FilmError", with: "class OldError").replacing("--paper", with: "--old")
    }
    try await remade(Self.card, change: change) { old, result in
      #expect(result.output == old)
    }
  }

  @Test func `one that was cut off names the line`() async throws {
    // In the film: what stands behind it is made anew.
    let cut = { (text: String) in
      text.firstRange(of: "id=\"film-0\">").map { String(text[..<$0.upperBound]) + "{" } ?? ""
    }
    var lines = 0
    try await remade(
      Self.card,
      change: {
        lines = cut($0).count { $0 == "\n" } + 1
        return cut($0)
      }
    ) { _, result in
      #expect(result.status == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("old.html:\(lines): the player was cut off here"))
    }
  }

  @Test(arguments: [
    (#""film":1"#, #""film":1,,"#), (#""phrases":["#, #""phrase":["#),
    (#""depth":[0,"#, #""depth":["#),
  ])
  func `one that was edited names the line`(_ text: String, _ other: String) async throws {
    var line = 0
    try await remade(
      Self.card,
      change: { page in
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        line = (lines.firstIndex { $0.contains("id=\"film-0\"") } ?? -1) + 1
        return page.replacing(text, with: other)
      }
    ) { _, result in
      #expect(result.status == 65)
      #expect(result.errors.contains("old.html:\(line): the player was edited"), "\(result.errors)")
    }
  }

  @Test func `a newer film is not guessed at`() async throws {
    let change = { (text: String) in text.replacing(#""film":1"#, with: #""film":2"#) }
    try await remade(Self.card, change: change) { _, result in
      #expect(result.status == 65)
      #expect(result.errors.contains("the film has the format 2, which is newer than this build"))
    }
  }

  @Test func `another page is no player, and a film is not run again`() async throws {
    try await withDocument("<html></html>", named: "a.html") { desk, file in
      let other = desk.run("player", file)
      #expect(other.status == 65)
      #expect(other.errors.contains("a.html is no player that responder made"))
      let again = desk.run("player", file, "--level", "full")
      #expect(again.status == 2)
      #expect(again.errors.contains("'a.html' is shown as it was filmed"))
      #expect(desk.run("player", "none.html").status == 65)
    }
  }
}
