import Testing

@testable import Rendering

/// Texts in markup, character by character as a browser reads them and not as a person does.
struct MarkupTests {
  // Since a mark above a letter makes one character of both, which is equal to no letter.
  @Test(arguments: [
    ("<\u{338}script>", "&lt;\u{338}script&gt;"), ("a\"\u{301} x='", "a&quot;\u{301} x=&#39;"),
    ("&\u{20DD}lt;", "&amp;\u{20DD}lt;"), ("'\u{200D}>", "&#39;\u{200D}&gt;"),
    ("a\r\nb", "a&#13;&#10;b"),
  ])
  func `a mark above a character does not hide it`(text: String, told: String) {
    #expect(text.inMarkup == told)
  }

  @Test func `what looks escaped is shown as it was written`() {
    #expect("&amp;".inMarkup == "&amp;amp;")
    #expect("&#60;b>".inMarkup == "&amp;#60;b&gt;")
    #expect("]]>".inMarkup == "]]&gt;")
  }

  @Test(arguments: ["\u{85}", "\u{80}", "\u{1}", "\u{1F}", "\u{C}", "\u{B}", "\u{FFFF}"])
  func `what XML has no form for is seen to have been there`(text: String) {
    #expect("a\(text)b".inMarkup == "a\u{FFFD}b")
  }

  // Since these are characters of XML, which it is the page's to keep apart from what is around them.
  @Test(arguments: ["\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}", "\u{A0}", "\u{10FFFF}", "𝕏"])
  func `what XML allows stays`(text: String) {
    #expect("a\(text)b".inMarkup == "a\(text)b")
  }
}
