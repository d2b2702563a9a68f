import Rendering
import Sentences
import TestSupport
import Testing

/// What the program prints: of every scenario, rule and fault, of its commands and their errors.
///
/// The commands run in the process of the test, beside a workbench in it.
@Suite(.timeLimit(.minutes(15)))
struct PageTests {
  @Test(arguments: Language.allCases)
  func `no line is too wide, no word is broken, and in Chinese no sentence is English`(
    language: Language
  ) async throws {
    try await withTemporaryFolder { folder in
      let asked =
        try Asked.ofScenarios(flippedIn: folder) + Asked.ofQuizzes() + Asked.ofRules()
        + Asked.ofFaults(in: folder) + Asked.ofErrors(in: folder) + Asked.ofHelp()
        + Asked.ofArguments()
      // Most lines stand on many pages, and one page is enough to look at them.
      var seen: [Int: Set<String>] = [:]
      var narrow: [(command: String, words: Set<String>)] = []
      // Only a narrow page counts something once, or says in sentences what is a table elsewhere.
      var words: Set<String> = ["decision", "step", "Section"]
      for asked in asked {
        for page in Book(of: asked, in: language).pages {
          #expect(!page.text.isEmpty, "\(page.command)")
          for line in page.lines where seen[page.columns, default: []].insert(line).inserted {
            #expect(
              line.displayWidth() <= page.columns || page.copied.contains(line)
                || isTooLongAName(line, page.columns),
              "\(page.command): \(line)"
            )
            if page.columns == 40 {
              narrow.append((page.command, line.latinWords))
            } else {
              words.formUnion(line.latinWords)
            }
            guard page.columns == 120, language == .chinese else { continue }
            #expect(line.englishSentence == nil, "\(page.command): \(line)")
          }
        }
      }
      // What stands on a narrow page alone is a piece of a word.
      for (command, found) in narrow where !found.isSubset(of: words) {
        Issue.record("\(command): \(found.subtracting(words))")
      }
    }
  }

  /// Whether all of a line is one name that no page of this width has room for.
  private func isTooLongAName(_ line: String, _ columns: Int) -> Bool {
    let name = line.drop { !($0.isLetter || $0.isNumber) }
    return !name.contains(" ") && String(name).displayWidth() > columns
  }
}

extension String {
  /// The words of Latin letters.
  fileprivate var latinWords: Set<String> {
    var words: Set<String> = []
    var word: [UInt8] = []
    for byte in utf8 {
      let isLetter = byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
      if isLetter {
        word.append(byte)
      } else if !word.isEmpty {
        words.insert(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    if !word.isEmpty { words.insert(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// Three words of English in a row that are no names, code or parts of the document.
  fileprivate var englishSentence: String? {
    guard contains(/[a-z] [a-z]/) else { return nil }
    // What stands in quotes or braces is the document's; names have points, hyphens or capitals.
    let bare = replacing(/"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*'|\{.*\}/, with: " § ")
      .replacing(/responder [a-z]+ [^ ]+/, with: " § ")
      .replacing(/[^ ]*[.\-:_\/=#(\[][^ ]*/, with: " § ")
    return bare.firstMatch(of: /\b[A-Za-z]+ [a-z]+ [a-z]+\b/).map { String($0.output) }
  }
}
