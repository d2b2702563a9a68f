import Catalogue
public import ModuleKit
import ScenarioSyntax
public import Sentences

extension Sentence {
  /// Takes over a text of a document or a module; one without Chinese is English in both.
  public init(_ text: Text) {
    self.init(english: text.en, chinese: text.zhHans ?? text.en)
  }
}

extension Text {
  /// Takes over a sentence with both its halves.
  init(_ sentence: Sentence) {
    self.init(sentence.english, zh: sentence.chinese)
  }

  /// The text in a language, in English where that language has none.
  public func text(in language: Language) -> String { Sentence(self).text(in: language) }
}
