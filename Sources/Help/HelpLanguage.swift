package import ArgumentParser
package import Sentences

/// The language in which commands describe themselves, chosen before their arguments are parsed.
package enum HelpLanguage {
  @TaskLocal package static var current = Language.english
}

extension Sentence {
  /// The sentence in the language of `--help`.
  package var help: String { text(in: HelpLanguage.current) }
}

extension ArgumentHelp {
  /// Describes an argument.
  package init(_ abstract: Sentence, discussion: Sentence = .nothing, valueName: String? = nil) {
    self.init(
      abstract.help,
      discussion: discussion.help,
      valueName: valueName
    )
  }
}

extension ValidationError {
  /// Says what is wrong with the arguments.
  package init(_ sentence: Sentence) { self.init(sentence.help) }
}
