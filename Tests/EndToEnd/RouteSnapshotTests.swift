import Foundation
import TestSupport
import Testing

/// What `responder run` prints for each scenario, as it is and was.
///
/// Run with RECORD=1 to write the snapshots anew; then read the difference before committing it.
@Suite(.timeLimit(.minutes(5)))
struct RouteSnapshotTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let scenarios = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios").path
  private static let snapshots = tests.appendingPathComponent("Snapshots").path
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  private static let ids: [String] = {
    let manager = FileManager.default
    return ((try? manager.contentsOfDirectory(atPath: scenarios)) ?? []).sorted()
      .flatMap { topic in
        ((try? manager.contentsOfDirectory(atPath: scenarios + "/" + topic)) ?? []).sorted()
          .filter { $0.hasSuffix(".json") }.map { "\(topic)/\($0.dropLast(5))" }
      }
  }()

  @Test func `every route reads as its snapshot, in eighty columns and forty lines`() async throws {
    try await withDaemon { daemon in
      for id in Self.ids {
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

  private func checkShape(of text: String, _ id: String) {
    var route = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // Drawing and letters of these routes are one column wide each; titles are the authors'.
      #expect(line.count <= 80 || line.hasPrefix(id), "\(id): \(line)")
      route = line.hasPrefix("step ") || line.isEmpty ? 0 : route + 1
      #expect(route <= 40, "\(id): more than forty lines for one stimulus")
    }
  }
}
