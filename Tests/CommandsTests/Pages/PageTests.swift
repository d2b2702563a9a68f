import ArgumentParser
import Foundation
import Rendering
import Sentences
import TestSupport
import Testing

@testable import Commands

/// What commands print of every scenario, at every width and in either language.
///
/// The commands run in the process of the test, beside a workbench in it.
@Suite(.timeLimit(.minutes(10)))
struct PageTests {
  /// What a command prints in a language.
  private final class Book {
    let type: any ParsableCommand.Type
    let arguments: [String]
    let language: Language
    private let workbench = WorkbenchInProcess()

    init(_ type: any ParsableCommand.Type, _ arguments: [String], _ language: Language) {
      self.type = type
      self.arguments = arguments
      self.language = language
    }

    /// What it prints at a width.
    func page(columns: Int) throws -> Page {
      let output = Transcript()
      let host = Host(
        environment: ["COLUMNS": "\(columns)"],
        folder: ScenarioFiles.folder.deletingLastPathComponent().path,
        write: { output.append($0.text) },
        talk: { _ in },
        readLine: { nil },
        columns: columns,
        daemons: workbench
      )
      let whole = arguments + ["--lang", language.rawValue, "--color", "never"]
      try Host.$current.withValue(host) {
        // Parsing it as the whole program would takes longer than all the rest.
        var command = try type.parse(whole)
        do { try command.run() } catch is NegativeResult {}
      }
      let name = type.configuration.commandName ?? ""
      return Page(
        command: "\(name) \(arguments.joined(separator: " ")) at \(columns)",
        text: output.text,
        columns: columns
      )
    }
  }

  private struct Page {
    let command: String
    let text: String
    let columns: Int

    var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// The words of Latin letters.
    var words: Set<Substring> {
      Set(text.split { !($0.isASCII && $0.isLetter) })
    }
  }

  /// The commands that are looked at: of each scenario its run, views, search and reasons.
  private static func commands() -> [(type: any ParsableCommand.Type, arguments: [String])] {
    ScenarioFiles.ids.flatMap { id -> [(any ParsableCommand.Type, [String])] in
      [
        (RunCommand.self, [id]), (TreeCommand.self, [id]), (HitCommand.self, [id, "100,300"]),
        (WhyCommand.self, [id]),
      ]
    }
  }

  @Test(arguments: Language.allCases)
  func `no line is too wide, no word is broken, and in Chinese no sentence is English`(
    language: Language
  ) throws {
    var narrow: [Page] = []
    // Only a narrow page folds so far that something is counted once.
    var words: Set<Substring> = ["decision", "step"]
    for (type, arguments) in Self.commands() {
      let book = Book(type, arguments, language)
      for columns in [40, 80, 120] {
        let page = try book.page(columns: columns)
        for line in page.lines {
          #expect(
            line.displayWidth() <= columns || isOneName(line),
            "\(page.command): \(line)"
          )
          guard columns == 120, language == .chinese else { continue }
          #expect(Self.englishSentence(in: line) == nil, "\(page.command): \(line)")
        }
        if columns == 40 { narrow.append(page) } else { words.formUnion(page.words) }
      }
    }
    // What stands on a narrow page alone is a piece of a word.
    for page in narrow {
      let pieces = page.words.subtracting(words)
      #expect(pieces.isEmpty, "\(page.command): \(pieces)")
    }
  }

  /// A name that is too long for any line stands alone on one.
  private func isOneName(_ line: String) -> Bool {
    !line.drop { !($0.isLetter || $0.isNumber) }.contains(" ")
  }

  /// Three words of English in a row that are no names, code or parts of the document.
  private static func englishSentence(in line: String) -> String? {
    // What stands in quotes or braces is the document's; names have points, hyphens or capitals.
    let bare = line.replacing(/"[^"]*"|“[^”]*”|‘[^’]*’|\{.*\}/, with: " § ")
      .replacing(/responder [a-z]+ [^ ]+/, with: " § ")
      .replacing(/[^ ]*[.\-:_\/=#(\[][^ ]*/, with: " § ")
    return bare.firstMatch(of: /\b[A-Za-z]+ [a-z]+ [a-z]+\b/).map { String($0.output) }
  }
}
