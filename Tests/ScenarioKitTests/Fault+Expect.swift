@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing

extension Fault {
  /// Checks that reading the text reports the fault with its place.
  func expect() throws {
    let found = Scenario.diagnostics(text)
    let match = found.first { $0.type == type.rawValue && $0.pointer == pointer }
    let diagnostic = try #require(match, "\(found)")
    for sentence in [diagnostic.message, diagnostic.hint].compactMap(\.self) + diagnostic.forms {
      #expect(sentence.chinese.englishWords.isEmpty, "\(sentence.chinese)")
    }
    if let hint { #expect(diagnostic.hint?.english == hint) }
    #expect((diagnostic.line, diagnostic.column) == (line, column), "\(diagnostic)")
  }
}
