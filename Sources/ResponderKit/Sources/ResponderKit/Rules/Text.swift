/// A sentence for people, in English and where there is one in Chinese.
///
/// A string literal is the English sentence:
///
/// ```swift
/// let short: Text = "Where the finger comes down."
/// let both = Text("Where the finger comes down.", zh: "手指落下的位置。")
/// ```
public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The sentence in English.
  public let en: String

  /// The sentence in simplified Chinese.
  public let zhHans: String?

  /// Makes a sentence in one or both languages.
  public init(_ en: String, zh zhHans: String? = nil) {
    self.en = en
    self.zhHans = zhHans
  }

  public init(stringLiteral en: String) {
    self.init(en)
  }

  /// The sentence in a language, in English where that language has none.
  public func text(in language: String) -> String {
    language.lowercased().hasPrefix("zh") ? zhHans ?? en : en
  }
}
