import TestSupport
import Testing

@testable import Commands

/// Lines that are typed at a terminal, key by key.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct LineEditorTests {
  /// Runs `body` at a terminal at which a shell waits for a line.
  private func withShell(_ body: (Terminal) async throws -> Void) async throws {
    try await CommandLinePlace.with { place in
      let terminal = try Terminal(["shell", "hit-testing/outside-superview"], at: place)
      try await terminal.wait(for: "help lists what can be typed, quit ends")
      try await terminal.wait(for: "0 s > ")
      try await body(terminal)
      terminal.type("\u{15}quit\r")
      #expect(try await terminal.end() == .status(0))
    }
  }

  @Test func `a line is edited before it is read`() async throws {
    try await withShell { terminal in
      // Left twice, a letter removed with each of the keys that do so, one put in.
      terminal.type("get carx.alphaz\u{7F}")
      terminal.type("\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\u{7F}d\r")
      try await terminal.wait(for: "alpha  1")
      // The word before the cursor, then what stands before it, then what is behind it.
      terminal.type("get root.alpha nonsense\u{17}\r")
      try await terminal.wait(for: "root  UIView")
      terminal.type("nonsense\u{15}get card.tag\u{1}\u{6}\u{5}zzz\u{2}\u{2}\u{2}\u{B}\r")
      try await terminal.wait(for: "tag  0")
    }
  }

  @Test func `the lines before come back`() async throws {
    try await withShell { terminal in
      terminal.type("get card.tag\r")
      try await terminal.wait(for: "tag  0")
      try await terminal.wait(for: "0 s > ")
      terminal.type("get card.alpha\r")
      try await terminal.wait(for: "alpha  1")
      try await terminal.wait(for: "0 s > ")
      terminal.type("\u{1B}[A\u{1B}[A\r")
      try await terminal.wait(for: "tag  0")
      try await terminal.wait(for: "0 s > ")
      terminal.type("x\u{10}\u{10}\u{10}\u{E}\r")
      try await terminal.wait(for: "alpha  1")
    }
  }

  @Test func `what can only go on in one way is completed`() async throws {
    try await withShell { terminal in
      terminal.type("touch.ta\t")
      try await terminal.wait(for: "touch.tap ")
      terminal.type("a\t")
      try await terminal.wait(for: "at=")
      terminal.type("ro\t\r")
      try await terminal.wait(for: "hit root")
      try await terminal.wait(for: "s > ")
      // Several ways: what they share is completed, then they are listed.
      terminal.type("app\t")
      try await terminal.wait(for: "application.")
      terminal.type("en\t\t")
      try await terminal.wait(for: "application.enterBackground  application.enterForeground")
    }
  }

  @Test func `what a stimulus takes is shown behind it, unless no colour tells it apart`()
    async throws
  {
    try await withShell { terminal in
      terminal.type("touch.moved ")
      let drawn = try await terminal.wait(for: "touch.moved \u{1B}[K")
      #expect(!drawn.contains("at="))
    }
    try await CommandLinePlace.with { place in
      let terminal = try Terminal(
        ["shell", "hit-testing/outside-superview", "--color", "always"],
        at: place
      )
      try await terminal.wait(for: "0 s > ")
      terminal.type("chain ")
      try await terminal.wait(for: "chain \u{1B}[2mOBJECT [@RECORD]\u{1B}[0m")
      terminal.type("\u{15}touch.tap ")
      try await terminal.wait(for: "touch.tap \u{1B}[2mat= taps=")
      terminal.type("at=root ")
      // What was given is not asked for again.
      try await terminal.wait(for: "at=root \u{1B}[2mtaps=")
      terminal.type("\u{15}\u{4}")
      #expect(try await terminal.end() == .status(0))
    }
  }

  @Test func `Control-C leaves the line, Control-D an empty one ends`() async throws {
    try await CommandLinePlace.with { place in
      let terminal = try Terminal(["shell", "motion/shake"], at: place)
      try await terminal.wait(for: "0 s > ")
      terminal.type("nonsense\u{3}")
      try await terminal.wait(for: "^C")
      terminal.type("ab\u{2}\u{4}")
      try await terminal.wait(for: "a\u{1B}[K")
      terminal.type("\u{7F}\u{4}")
      // A line that was wrong fails a pipe only: at a terminal it was seen.
      #expect(try await terminal.end() == .status(0))
    }
  }

  @Test func `a mistake at a terminal does not make the shell fail`() async throws {
    try await withShell { terminal in
      terminal.type("nonsense\r")
      try await terminal.wait(for: "0 s > ")
    }
  }

  @Test func `keys that are not ours leave nothing in the line`() async throws {
    try await withShell { terminal in
      terminal.type("get card\u{1B}[1;5D\u{1B}[5~\u{1B}[15~.tag\r")
      try await terminal.wait(for: "tag  0")
    }
  }

  @Test func `a session is watched from elsewhere by the name that the shell says`() async throws {
    try await CommandLinePlace.with { place in
      let terminal = try Terminal(["shell", "motion/shake"], at: place)
      try await terminal.wait(for: "responder trace --session ")
      let name = try await terminal.wait(for: "\r\n").unbroken
      try await terminal.wait(for: "0 s > ")
      terminal.type("motion.shake\r")
      try await terminal.wait(for: "handled by")
      let file = place.file("seen")
      let watcher = try ChildProcess(
        "/bin/sh",
        ["-c", "exec responder trace --session '\(name)' -o jsonl > '\(file)'"],
        environment: place.environment
      )
      try await waitUntil { (Files.stamp(file)?[2] ?? 0) > 0 }
      terminal.type("quit\r")
      #expect(try await watcher.end() == .status(0))
      let seen = String(decoding: try Files.read(file), as: UTF8.self)
      #expect(seen.contains(#""kind":"outcome""#), "\(seen)")
    }
  }
}
