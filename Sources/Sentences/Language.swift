/// A language in which people read; names and ids are never translated.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"

  /// The language's name in itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .chinese: "简体中文"
    }
  }

  /// Reads a tag such as `zh`, `zh_CN.UTF-8` or `en-GB`; nil when it is neither language.
  public init?(tag: String) {
    let language = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
    if language == "zh" || language.hasPrefix("zh_") || language.hasPrefix("zh-") {
      self = .chinese
    } else if ["en", "c", "posix"].contains(language) || language.hasPrefix("en_")
      || language.hasPrefix("en-")
    {
      self = .english
    } else {
      return nil
    }
  }

  /// Chooses by `RESPONDER_LANG`, then by the POSIX order; English when none of them decides.
  public init(environment: [String: String]) {
    let names = ["RESPONDER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
    // An empty variable decides nothing, as POSIX has it.
    let tag = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = tag.flatMap { Language(tag: $0) } ?? .english
  }
}
