import Sentences
import Testing

struct SentenceTests {
  @Test func `each language takes its own half of an argument`() {
    let kind = Sentence("a number", zh: "数字")
    let whole = Sentence("'x' is \(kind), not \(3)", zh: "“x”是\(kind)，不是 \(3)")
    #expect(whole.text(in: .english) == "'x' is a number, not 3")
    #expect(whole.text(in: .chinese) == "“x”是数字，不是 3")
  }

  @Test func `a text of somebody else is the same in both languages`() {
    let name = Sentence(verbatim: "vault")
    #expect(name.english == "vault")
    #expect(name.chinese == "vault")
  }

  @Test func `sentences follow one another as each language has it`() {
    let both = Sentence("One.", zh: "一。").followed(by: Sentence("Two.", zh: "二。"))
    #expect(both == Sentence("One. Two.", zh: "一。二。"))
    #expect(Sentence.list(["a", "b"]) == Sentence("a, b", zh: "a、b"))
  }

  @Test func `a long text is joined of literals`() {
    let long = Sentence("one " + "two", zh: "一" + "二")
    #expect(long == Sentence("one two", zh: "一二"))
  }
}
