import ScenarioSyntax
import ScenarioTestSupport
import Testing

@testable import ScenarioKit

extension ScenarioEditing {
  /// Makes changes in a text, to the end.
  static func made(
    in text: String,
    variant: String? = nil,
    canRun: Bool = true,
    _ changes: [DocumentChange.Kind]
  ) throws -> ScenarioEditing {
    func read(_ bytes: [UInt8]) -> (document: ScenarioDocument?, diagnostics: [Diagnostic]) {
      ScenarioDocument.read(bytes, file: "vault.json", environment: Scenario.environment)
    }
    let editing = try ScenarioEditing(
      of: DocumentText(Array(text.utf8)),
      read(Array(text.utf8)).document,
      variant: variant,
      changes.enumerated().map { DocumentChange($1, at: "/changes/\($0)") },
      canRun: canRun,
      read: read
    )
    while try !editing.advance() {}
    #expect(editing.editedText == TextEdit.apply(editing.edits, to: Array(text.utf8)))
    return editing
  }

  /// The text with all edits made.
  var editedString: String { String(decoding: editedText, as: UTF8.self) }
}
