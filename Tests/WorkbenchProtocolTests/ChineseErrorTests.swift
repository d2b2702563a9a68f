import Sentences
import TestSupport
import Testing
import WorkbenchProtocol

struct ChineseErrorTests {
  @Test(arguments: ErrorType.all)
  func `an error type is told in Chinese`(type: ErrorType) {
    for sentence in [type.summary, type.hint].compactMap(\.self) + type.details.map(\.summary) {
      #expect(sentence.chinese != sentence.english)
      #expect(sentence.chinese.englishWords.isEmpty, "\(sentence.chinese)")
    }
  }
}
