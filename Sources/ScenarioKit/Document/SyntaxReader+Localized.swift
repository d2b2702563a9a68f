import ModuleKit
import ScenarioSyntax
import Sentences

extension SyntaxReader {
  /// Reads a text that may be there in two languages.
  func localized(_ source: Syntax) -> Text? {
    if let text = source.string { return Text(text) }
    guard source.isObject else {
      wrongType(
        source,
        Sentence("text, or { \"en\", \"zh-Hans\" }", zh: "文本，或 { \"en\", \"zh-Hans\" }")
      )
      return nil
    }
    refuseUnknown(source, allowed: ["en", "zh-Hans"], Sentence("a text", zh: "文本"))
    guard let english = source["en"] else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("a text needs 'en'", zh: "文本需要 'en'"),
        allowed: ["en"]
      )
      return nil
    }
    return text(english).map { Text($0, zh: source["zh-Hans"].flatMap { text($0) }) }
  }
}
