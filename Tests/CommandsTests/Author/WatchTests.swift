import TestSupport
import Testing

@testable import Commands

/// `responder watch`: a run whenever the file is saved.
@Suite(.timeLimit(.minutes(15)))
struct WatchTests {
  @Test func `a scenario is watched by the file that it lies in`() {
    let run = Desk().run("run", "motion/shake").output
    let watched = Desk().run("watch", "motion/shake", "--once")
    #expect(watched.status == 0)
    #expect(
      watched.output.split(separator: "\n").dropFirst() == run.split(separator: "\n").dropFirst()
    )
  }

  @Test func `a fault is shown, and the watch goes on`() async throws {
    try await withDocument("{") { desk, file in
      let result = desk.run("watch", file, "--once")
      #expect(result.status == 0)
      #expect(result.errors.contains("mine.json:1:"), "\(result.errors)")
    }
  }

  @Test func `a scenario that is not there cannot be watched`() {
    let result = Desk().run("watch", "tables/tap-over-tabel")
    #expect(result.status == 65)
    #expect(result.errors.contains("Did you mean 'tables/tap-over-table'?"), "\(result.errors)")
  }

  @Test func `at a terminal each run has the screen to itself`() async throws {
    try await withDocument(Document.screen(Document.tap(hitting: "card"))) { desk, file in
      var desk = desk
      desk.isTerminal = true
      let output = desk.run("watch", file, "--once").output
      #expect(output.hasPrefix("\u{1B}[H\u{1B}[2J\u{1B}[3J"))
      #expect(output.contains("watching \(desk.folder)/mine.json: save it to run again"))
      desk.isTerminal = false
      #expect(!desk.run("watch", file, "--once").output.contains("\u{1B}"))
    }
  }

  @Test func `at a terminal Enter runs at once, a saved file too, and q ends`() async throws {
    try await CommandLinePlace.with { place in
      let file = place.file("mine.json")
      try write(Array(Document.screen(Document.tap(hitting: "card")).utf8), to: file)
      let terminal = try Terminal(["watch", file], at: place)
      try await terminal.wait(for: "✓ as expected")
      try await terminal.wait(for: "q Enter quits")
      terminal.type("\n")
      try await terminal.wait(for: "✓ as expected")
      try await terminal.wait(for: "q Enter quits")
      try write(Array(Document.screen(Document.tap(hitting: "root")).utf8), to: file)
      try await terminal.wait(for: "✗ expected hit")
      try await terminal.wait(for: "q Enter quits")
      terminal.type("q\n")
      #expect(try await terminal.end() == .status(0))
    }
  }
}
