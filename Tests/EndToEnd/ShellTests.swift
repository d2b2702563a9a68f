import Jansson
import TestSupport
import Testing

/// Lines typed into the shell, with the real programs.
struct ShellTests {
  /// What the shell answers to some lines, and how it ends.
  private func shell(_ lines: String..., in place: CommandPlace) async throws -> CommandRun {
    let typed = lines.map { "'\($0)'" }.joined(separator: " ")
    let process = try ChildProcess(
      "/bin/sh",
      [
        "-c",
        "printf '%s\\n' \(typed) | \(Programs.commandLine) shell hit-testing/outside-superview"
          + " --socket \(place.socket) --lang en --color never",
      ],
      environment: ["XDG_STATE_HOME": "/dev/null"]
    )
    return try await CommandRun(of: process)
  }

  @Test func `back takes back what was typed, steps of the script or not`() async throws {
    try await CommandPlace.with { place in
      let run = try await shell(
        "card.alpha = 0.5",
        "set card.tag 7",
        "touch.tap at=root",
        "get card.alpha",
        "back 2",
        "get card.tag",
        "get card.alpha",
        "back",
        "get card.alpha",
        in: place
      )
      #expect(run.end == .status(0), "\(run.errors)")
      let rows = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      let read = rows.filter { $0.first == "alpha" || $0.first == "tag" }.compactMap(\.last)
      #expect(read == ["0.5", "0", "0.5", "1"], "\(run.output)")
    }
  }

  @Test func `a line that was refused is not there to be taken back`() async throws {
    try await CommandPlace.with { place in
      let run = try await shell(
        "card.alpha = 0.5",
        "card.alhpa = 1",
        "back",
        "back",
        in: place
      )
      #expect(run.end == .status(1))
      #expect(run.errors.contains("Did you mean 'alpha'?"), "\(run.errors)")
      #expect(run.errors.contains("nothing is there to be taken back"), "\(run.errors)")
    }
  }

  @Test func `a run of the script is one line`() async throws {
    try await CommandPlace.with { place in
      let run = try await shell("step", "run", "back", "back", in: place)
      #expect(run.end == .status(1))
      #expect(run.output.contains("the clock stands at 0 s"), "\(run.output)")
      #expect(run.errors.contains("nothing is there to be taken back"))
    }
  }
}
