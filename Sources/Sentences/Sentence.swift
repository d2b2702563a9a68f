/// A sentence for people, which exists in every language from the start.
///
/// Both languages stand side by side at the place that says it, with the same arguments:
///
/// ```swift
/// Sentence("nothing is called '\(name)'", zh: "没有叫“\(name)”的对象")
/// ```
///
/// An argument may be a sentence too; each language takes its own half of it. Whoever shows the
/// sentence chooses the language: `text(in:)`. There is no way to write one language only.
public struct Sentence: Hashable, Sendable {
  // Shared, and so one word long: typed errors carry sentences, and every frame of the model keeps
  // room for the error that it may pass on, as deep as calls may nest.
  private let halves: Halves

  /// The sentence in English.
  public var english: String { halves.english }

  /// The sentence in simplified Chinese.
  public var chinese: String { halves.chinese }

  /// Says something in both languages.
  public init(_ english: Wording<English>, zh chinese: Wording<Chinese>) {
    self.init(english: english.text, chinese: chinese.text)
  }

  /// Takes a text over as it is: a name, or what a person or another program wrote.
  public init(verbatim text: String) {
    self.init(english: text, chinese: text)
  }

  /// Takes over a sentence whose halves come from elsewhere.
  public init(english: String, chinese: String) {
    halves = Halves(english: english, chinese: chinese)
  }

  /// No words at all: an argument that is left out.
  public static let nothing = Sentence(verbatim: "")

  /// The sentence in a language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }
}

extension Sentence {
  /// Two sentences one after the other: with a space in English, without one in Chinese.
  public func followed(by next: Sentence) -> Sentence {
    Sentence(english: english + " " + next.english, chinese: chinese + next.chinese)
  }

  /// Things in a row, as a list reads in each language.
  public static func list(_ parts: [Sentence]) -> Sentence {
    Sentence(
      english: parts.map(\.english).joined(separator: ", "),
      chinese: parts.map(\.chinese).joined(separator: "、")
    )
  }

  /// Names in a row.
  public static func list(_ names: some Sequence<String>) -> Sentence {
    list(names.map { Sentence(verbatim: $0) })
  }
}

/// The two halves of a sentence.
private final class Halves: Hashable, Sendable {
  let english: String
  let chinese: String

  init(english: String, chinese: String) {
    self.english = english
    self.chinese = chinese
  }

  static func == (one: Halves, other: Halves) -> Bool {
    one.english == other.english && one.chinese == other.chinese
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(english)
    hasher.combine(chinese)
  }
}

extension Sentence: CustomStringConvertible {
  /// The English half, for logs and tests.
  public var description: String { english }
}
