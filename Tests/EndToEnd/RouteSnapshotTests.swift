import Foundation
import Rendering
import TestSupport
import Testing

/// What `responder run` prints for each scenario, as it is and was.
///
/// Run with RECORD=1 to write the snapshots anew; then read the difference before committing it.
@Suite(.timeLimit(.minutes(15)))
struct RouteSnapshotTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let snapshots = tests.appendingPathComponent("Snapshots").path
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @Test func `every route reads as its snapshot, in eighty columns and forty lines`() async throws {
    try await withDaemon { daemon in
      for id in ScenarioFiles.ids {
        let client = try ChildProcess(
          Programs.commandLine,
          ["run", id, "--socket", daemon.path, "--no-spawn", "--lang", "en", "--color", "never"],
          environment: ["COLUMNS": "80"]
        )
        let text = try await client.standardOutput()
        #expect(try await client.end() == .status(0), "\(id)")
        try compare(text, with: id)
        checkShape(of: text, id)
      }
    }
  }

  private func compare(_ text: String, with id: String) throws {
    let file = Self.snapshots + "/" + id.replacingOccurrences(of: "/", with: "-") + ".txt"
    if Self.isRecording {
      try FileManager.default.createDirectory(
        atPath: Self.snapshots,
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      return
    }
    let expected = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text == expected, "\(id) differs from \(file)")
  }

  /// Every way of drawing keeps to eighty columns, in either language.
  @Test(arguments: [["--lang", "zh-Hans"], ["--ascii"], ["--lang", "zh-Hans", "--plain"]])
  func `every route fits the page`(options: [String]) async throws {
    try await withDaemon { daemon in
      for id in ScenarioFiles.ids {
        let client = try ChildProcess(
          Programs.commandLine,
          ["run", id, "--socket", daemon.path, "--no-spawn", "--color", "never"] + options,
          environment: ["COLUMNS": "80"]
        )
        let text = try await client.standardOutput()
        #expect(try await client.end() == .status(0), "\(id)")
        for line in text.split(separator: "\n").map(String.init) {
          #expect(line.displayWidth() <= 80, "\(id): \(line)")
        }
        if options == ["--ascii"] { #expect(text.utf8.allSatisfy { $0 < 128 }, "\(id)") }
      }
    }
  }

  /// Each line has at most eighty columns, each run forty lines.
  private func checkShape(of text: String, _ id: String) {
    var count = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      #expect(line.displayWidth() <= 80, "\(id): \(line)")
      count = line.isEmpty ? 0 : count + 1
      #expect(count <= 40, "\(id): more than forty lines for one run")
    }
  }
}
