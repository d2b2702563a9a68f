import ScenarioKit
import ScenarioSyntax

/// The document that a request brings or names, with what has been read of it.
final class RequestedDocument {
  let source: ScenarioSource
  let text: DocumentText

  init(_ source: ScenarioSource) {
    self.source = source
    text = DocumentText(source.bytes)
  }
}
