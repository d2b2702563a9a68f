import Sentences
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("zh_CN.UTF-8", Language.chinese), ("zh-Hant", .chinese), ("en_GB", .english), ("C", .english),
    ("POSIX", .english),
  ])
  func `a tag names a language`(tag: String, language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test func `the environment's first setting decides`() {
    #expect(Language(environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": "C"]) == .english)
    #expect(Language(environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": ""]) == .chinese)
    #expect(Language(environment: ["RESPONDER_LANG": "zh", "LC_ALL": "en_US"]) == .chinese)
    #expect(Language(environment: [:]) == .english)
  }
}
