import Foundation
import TestSupport
import Testing

/// What people ask with the real programs: why a recognizer does not get it, and for code.
struct AskingTests {
  @Test func `why asks for a recognizer by a tap on its view`() async throws {
    try await CommandPlace.with { place in
      let run = try await place.run("why", "gestures/cycle", "one")
      #expect(run.end == .status(1))
      #expect(run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.contains("one waits for two to fail"))
      #expect(run.output.contains("who is asked  point there"))
    }
  }

  @Test func `an export of a document with faults shows each with its line`() async throws {
    try await CommandPlace.with { place in
      let file = place.folder + "/faulty.json"
      try Data(
        """
        { "format": 1, "app": { "windows": [
          { "id": "window", "frame": [0, 0, 9] },
          { "id": "other", "colour": 3 } ] }, "script": [] }
        """.utf8
      ).write(to: URL(filePath: file))
      let run = try await place.run("export", "--swift", file)
      #expect(run.end == .status(65))
      #expect(run.errors.contains("faulty.json:2:"), "\(run.errors)")
      #expect(run.errors.contains("faulty.json:3:"), "\(run.errors)")
      try FileManager.default.removeItem(atPath: file)
      let none = try await place.run("export", "--swift", "gestures/cycle#nope")
      #expect(none.end == .status(65))
      #expect(none.errors.contains("leave the variant out"), "\(none.errors)")
    }
  }
}
