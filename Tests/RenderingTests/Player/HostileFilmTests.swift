import Jansson
import Testing

@testable import Rendering

/// What strangers write stays text.
struct HostileFilmTests {
  private static let nasty =
    "</script><!--<b a='1' c=\"2\">&amp;]]>\u{2028}\u{2029}\u{202E}\u{7}\u{FFFF}"

  @Test func `no text of a film ends its element, and all of it can be read again`() throws {
    let film = SampleFilm.json(Self.nasty, title: Self.nasty, card: Self.nasty)
    let text = PlayerPage([PlayerFilm(film), PlayerFilm(film)], code: SampleFilm.code).text
    // The elements that the page has itself: two films, their index, and the script.
    #expect(text.split(separator: "</script>").count == 5)
    #expect(!text.contains("<b a="))
    #expect(!text.contains("<!--"))
    // Lines of JavaScript end at these two, lines of HTML do not.
    let data = try #require(text.split(separator: "<div id=\"player\">").last)
    for scalar in ["\u{2028}", "\u{2029}"] { #expect(!data.contains(scalar)) }
    let read = try #require(try SampleFilm.data("film-0", of: text))
    #expect(read["objects"]?[1]?["id"]?.string == Self.nasty)
    #expect(read["title"]?["en"]?.string == Self.nasty)
  }

  @Test(arguments: [
    ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"it's\"", "&quot;it&#39;s&quot;"),
    ("\u{0}\u{8}\u{1B}\u{7F}\u{9F}\u{FFFE}", String(repeating: "\u{FFFD}", count: 6)),
    ("a\tb\nc\r", "a&#9;b&#10;c&#13;"), ("卡片 👩‍👧", "卡片 👩‍👧"), ("", ""),
  ])
  func `markup has references for what opens or ends something`(_ text: String, _ told: String) {
    #expect(text.inMarkup == told)
  }
}
