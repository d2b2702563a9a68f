import Jansson
import Sentences
import Testing

@testable import Rendering

/// The page around films.
struct PlayerPageTests {
  private func page(_ films: [PlayerFilm]) -> PlayerPage {
    PlayerPage(films, code: SampleFilm.code)
  }

  @Test func `the policy is the first thing in the head, and lets only this build's code run`() {
    let text = page([SampleFilm.film()]).text
    let head = """
      <head>
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      script-src 'sha256-script'; style-src 'sha256-style'; base-uri 'none'; form-action 'none'; \
      require-trusted-types-for 'script'; trusted-types 'none'">

      """
    #expect(text.contains(head))
    #expect(text.contains("<style>b{}</style>"))
    #expect(text.hasSuffix("<script type=\"module\">go();</script>\n</body>\n</html>\n"))
    #expect(MadeDocument.isOurs(Array(text.utf8)))
  }

  @Test func `a picture's style is let in, too, and the picture stands where no script runs`() {
    var page = page([SampleFilm.film()])
    page.picture = PagePicture(svg: "<svg>seen</svg>", styleHash: "sha256-svg")
    #expect(page.text.contains("style-src 'sha256-style' 'sha256-svg';"))
    let fallback = page.text.split(separator: "noscript>").dropFirst().first ?? ""
    #expect(fallback.contains("<svg>seen</svg>"))
  }

  @Test func `a single film stands as it came, without what a start page tells`() throws {
    let text = page([SampleFilm.film()]).text
    #expect(try SampleFilm.data("film-0", of: text) == SampleFilm.json())
    let index = try #require(try SampleFilm.data("film-index", of: text))
    #expect(index["player"]?.int == 1)
    #expect(index["language"]?.string == "en")
    #expect(index["predict"] == nil)
    #expect(index["rules"] == nil)
    #expect(index["films"]?[0]?["scenario"]?.string == "cards/order")
    #expect(index["films"]?[0]?["frames"] == nil)
  }

  @Test func `films share their rules, but for those that a profile sets otherwise`() throws {
    let films = [
      SampleFilm.json(), SampleFilm.json("cards/hidden"),
      SampleFilm.json("focus/early", dispute: "last"),
    ]
    let text = page(films.map(PlayerFilm.init)).text
    let index = try #require(try SampleFilm.data("film-index", of: text))
    #expect(index["rules"]?.count == 3)
    let numbers = try (0..<3).map { place in
      try SampleFilm.data("film-\(place)", of: text)?["rules"]?.elements.map(\.int)
    }
    #expect(numbers == [[0, 1], [0, 1], [0, 2]])
    for (place, film) in films.enumerated() {
      let shared = try #require(try SampleFilm.data("film-\(place)", of: text))
      #expect(SharedRules.restored(shared, from: index["rules"]) == film)
    }
    let lost = try #require(try SampleFilm.data("film-2", of: text))
    #expect(SharedRules.restored(lost, from: []) == nil)
  }

  @Test func `the start page knows topic, rules and the first screen of each film`() throws {
    let films = [SampleFilm.film(), SampleFilm.film("/home/me/own.json")]
    let index = try #require(try SampleFilm.data("film-index", of: page(films).text))
    let entry = try #require(index["films"]?[0])
    #expect(entry["topic"]?.string == "cards")
    #expect(entry["rules"] == ["hit-test.front", "hit-test.self"])
    #expect(entry["screen"] == [390, 844])
    // The window fills the screen; the card is turned by a right angle.
    #expect(entry["frames"] == [[120, 100, 80, 50]])
    // A path is no topic.
    #expect(index["films"]?[1]?["topic"] == nil)
  }

  @Test func `the page opens in a language, and with its questions, as asked`() throws {
    var page = page([SampleFilm.film(), SampleFilm.film("b/c")])
    page.language = .chinese
    page.isPredicting = true
    #expect(page.text.contains("<html lang=\"zh-Hans\""))
    #expect(page.text.contains("<title>2 个情景</title>"))
    let index = try #require(try SampleFilm.data("film-index", of: page.text))
    #expect(index["language"]?.string == "zh-Hans")
    #expect(index["predict"]?.bool == true)
  }

  @Test func `the same films give the same bytes`() {
    let films = [SampleFilm.film(), SampleFilm.film("b/c")]
    let other = [PlayerFilm(SampleFilm.json()), PlayerFilm(SampleFilm.json("b/c"))]
    #expect(page(films).text == page(other).text)
  }
}
