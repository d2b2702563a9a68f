import Foundation
import TestSupport
import Testing

/// Whatever a document says, no character of it does anything to the terminal.
@Suite(.timeLimit(.minutes(15)))
struct HostileTextTests {
  /// What a terminal obeys, as JSON writes it: a title is set, colours change, lines are cleared,
  /// and what follows is written from right to left.
  private static let text = #"a\u001b]0;owned\u0007\u001b[2J\u009b31m\u007f\u0008\r\n\u202e\u2066z"#

  /// A document whose every string is hostile where any text may stand.
  private static let document = """
    {
      "format": 1,
      "title": { "en": "\(text)", "zh-Hans": "\(text)" }, "summary": "\(text)", "comment": "\(text)",
      "tags": ["basics"],
      "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "bar", "class": "UISegmentedControl", "frame": [0, 0, 390, 40], "segments": ["\(text)"] },
        { "id": "field", "class": "UITextField", "frame": [0, 100, 390, 40], "text": "\(text)" },
        { "id": "buy", "class": "UIButton", "title": "\(text)", "frame": [0, 200, 390, 40],
          "isHidden": true } ] } ] },
      "variants": [ { "id": "plain", "title": "\(text)" } ],
      "script": [
        { "ask": { "kind": "hit", "prompt": "\(text)", "explain": "\(text)", "options": [
          { "answer": "buy", "belief": "\(text)" }, { "answer": "window" } ] } },
        { "send": "touch.tap", "at": "buy", "label": "\(text)", "expect": { "hit": "buy" } },
        { "send": "text-input.type", "text": "\(text)" },
        { "set": { "field.text": "\(text)" } },
        { "expect": { "values": { "field.text": "never \(text)" } } }
      ]
    }
    """

  /// The same with names that are no names.
  private static let faulty = document.replacing(
    "\"window\", \"frame\"",
    with: "\"\(text)\", \"frame\""
  )
  .replacing("touch.tap", with: text).replacing("\"isHidden\"", with: "\"\(text)\"")

  private static let commands = [
    ["run", "FILE"], ["run", "FILE", "--plain"], ["run", "FILE", "-o", "json"],
    ["run", "FILE", "--lang", "zh-Hans"], ["check", "FILE"], ["check", "FILE", "-o", "jsonl"],
    ["tree", "FILE"], ["tree", "FILE", "-o", "json"], ["hit", "FILE", "buy"],
    ["why", "FILE", "buy"],
    ["trace", "FILE"], ["trace", "FILE", "-o", "jsonl"], ["quiz", "FILE", "--answer", "buy"],
    ["quiz", "FILE", "--answer", "\u{1B}[2J"], ["chain", "FILE", "\u{9B}31m"], ["\u{1B}[2J"],
    ["run", "FILE", "--\u{1B}[2J"], ["run", "FILE", "--show-wire"], ["explain", "\u{202E}x"],
  ]

  @Test(arguments: [document, faulty])
  func `no character of a document is obeyed`(document: String) async throws {
    try await withDaemon { daemon in
      try await withTemporaryFolder { folder in
        let file = folder + "/bad\u{1B}[2J\u{202E}.json"
        try Data(document.utf8).write(to: URL(fileURLWithPath: file))
        for arguments in Self.commands {
          let client = try ChildProcess(
            Programs.commandLine,
            arguments.map { $0 == "FILE" ? file : $0 }
              + ["--socket", daemon.path, "--no-spawn", "--color", "always"],
            environment: ["COLUMNS": "80"]
          )
          let run = try await CommandRun(of: client)
          for text in [run.output, run.errors] {
            // Our colours are the only sequences that a terminal may obey.
            let bare = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
            let obeyed = bare.unicodeScalars.filter { Self.isObeyed($0) && $0 != "\n" }
            #expect(obeyed.isEmpty, "\(arguments): \(bare.debugDescription)")
          }
        }
      }
    }
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}
