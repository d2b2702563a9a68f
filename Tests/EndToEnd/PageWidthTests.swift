import Foundation
import Rendering
import TestSupport
import Testing

/// What commands print at every width and in either language.
@Suite(.timeLimit(.minutes(5)))
struct PageWidthTests {
  /// A part of the scenarios, each with a table, a search, recognizers or text of its own.
  private static let scenarios = [
    "hit-testing/outside-superview", "tables/drag-from-button#base", "gestures/delegate-order",
    "text-input/text-view#ends", "presses/shortcut-along-chain", "edit-menu/commands-along-chain",
    "examples/shop", "actions/nil-target",
  ]

  @Test(arguments: ["40", "80", "120"], ["en", "zh-Hans"])
  func `no line is too wide and no word is broken`(columns: String, language: String) async throws {
    try await withDaemon { daemon in
      for id in Self.scenarios {
        for command in [["run", id], ["tree", id], ["hit", id, "100,100"]] {
          let client = try ChildProcess(
            Programs.commandLine,
            command + [
              "--socket", daemon.path, "--no-spawn", "--lang", language, "--color", "never",
            ],
            environment: ["COLUMNS": columns]
          )
          let text = try await client.standardOutput()
          #expect(try await client.end() == .status(0), "\(command)")
          let width = try #require(Int(columns))
          for line in text.split(separator: "\n").map(String.init) {
            #expect(line.displayWidth() <= width, "\(command): \(line)")
            #expect(!line.contains("…") || line.hasPrefix("…"), "\(command): \(line)")
          }
        }
      }
    }
  }

  @Test func `in Chinese no sentence is English`() async throws {
    // Words of English that are no name of a class, member, rule or object.
    let english =
      #/\b(the|is|are|not|and|with|from|handled|discarded|nobody|asked|never)\b/#
    try await withDaemon { daemon in
      // The examples are those of the format's own page, whose titles are in English only.
      for id in ScenarioFiles.ids where !id.hasPrefix("examples/") {
        let client = try ChildProcess(
          Programs.commandLine,
          ["run", id, "--socket", daemon.path, "--no-spawn", "--lang", "zh-Hans"],
          environment: ["COLUMNS": "120"]
        )
        let text = try await client.standardOutput()
        // What the model itself raises is still told in English.
        for line in text.split(separator: "\n").map(String.init)
        where !line.contains("responderCycle") {
          // Rules and ids have points and hyphens; what stands in quotes is the document's.
          let bare = line.replacing(/[A-Za-z0-9_.:\-\[\],]*[.\-:_][A-Za-z0-9_.:\-\[\],]*/, with: "")
            .replacing(/"[^"]*"/, with: "")
          let words = bare.matches(of: english)
          #expect(words.count < 2, "\(id): \(line)")
        }
      }
    }
  }
}
