import Jansson
import Sentences
import Testing

@testable import Rendering

/// The picture that is seen where no script runs.
struct PagePictureTests {
  private func picture(_ film: JSONValue, _ language: Language = .english) throws -> PagePicture {
    try #require(PagePicture(of: PlayerFilm(film), language, SampleFilm.code))
  }

  @Test func `a film without moments has no picture`() {
    for film: JSONValue in [["film": 1], ["runs": []], ["runs": "many"], ["runs": [[:]]]] {
      #expect(PagePicture(of: PlayerFilm(film), .english, SampleFilm.code) == nil)
    }
  }

  @Test func `it is of the last moment of the run with which the page opens`() throws {
    let film = SampleFilm.json()
    let run = try #require(film["runs"]?[0]).shallowCopy()
    run.set("count", 3)
    let moments = try #require(run["moments"]).shallowCopy()
    run.set("moments", moments)
    film.set("runs", JSONValue([run]))
    for name in ["record", "time", "depth", "kind", "at", "rule", "say", "short"] {
      let column = try #require(moments[name])
      moments.set(name, JSONValue(column.elements.dropLast()))
    }
    // What decided the event is where a picture is drawn if none is asked for.
    #expect(try picture(film).svg.contains("card is asked"))
    #expect(try picture(SampleFilm.json()).svg.contains("card answers"))
  }

  @Test func `it brings the hash of the style that this build's pictures have`() throws {
    #expect(try picture(SampleFilm.json()).styleHash == "sha256-picture")
  }

  @Test func `it is drawn in the language of the page`() throws {
    let english = try picture(SampleFilm.json()).svg
    let chinese = try picture(SampleFilm.json(), .chinese).svg
    #expect(english.contains("lang=\"en\"") && !english.contains("card 回答"))
    #expect(chinese.contains("lang=\"zh-Hans\"") && chinese.contains("card 回答"))
  }

  @Test func `nothing that strangers write runs in it, or loads anything`() throws {
    let nasty = "</text><script>x()</script><a href='//e' onload=\"y()\">]]>\u{7}"
    let svg = try picture(SampleFilm.json(title: nasty, card: nasty)).svg
    for part in ["<script", "<a ", "href='", "href=\"", "onload=\"", "foreignObject", "\u{7}"] {
      #expect(!svg.contains(part), "\(part)")
    }
    #expect(svg.contains("&lt;script&gt;"))
  }

  @Test func `the page's policy lets the picture's style in, and only where there is a picture`()
    throws
  {
    var page = PlayerPage([SampleFilm.film()], code: SampleFilm.code)
    #expect(page.text.contains("; style-src 'sha256-style'; base-uri"))
    page.picture = try picture(SampleFilm.json())
    #expect(page.text.contains("; style-src 'sha256-style' 'sha256-picture'; base-uri"))
    // Since whatever is not a constant of this build has no hash, no element has a style of its own.
    #expect(!page.text.contains("style=\""))
    #expect(page.text.split(separator: "<style>").count == 3)
  }
}
