import Jansson
import Sentences
import Testing

@testable import Rendering

/// The route where no script runs, of films that nobody made with care.
struct FallbackRouteTests {
  private func text(
    _ film: JSONValue,
    picture: PagePicture? = nil,
    _ language: Language = .english
  ) -> String {
    let film = PlayerFilm(film)
    return PlayerFallback(
      title: film.title,
      films: [film],
      picture: picture,
      words: Words(language: language)
    ).text
  }

  /// A film of one run; its launch is its first moment.
  private func film(_ steps: String, moments: String = "{}", more: String = "") throws -> JSONValue
  {
    let film = try JSON.parse(
      """
      {"title":{"en":"T"},"phrases":[["launch","启动"],["tap","点"],["hit","命中"]],
       "rules":[{"id":"a<b"}],"runs":[{\(more)"count":3,"steps":[\(steps)],"moments":\(moments)}]}
      """
    )
    return film.copy()
  }

  @Test func `the picture stands between what the film is about and its route`() {
    let picture = PagePicture(svg: "<svg>seen</svg>", styleHash: "sha256-svg")
    let text = text(SampleFilm.json(), picture: picture)
    #expect(text.contains("<p>The last one.</p>\n<svg>seen</svg>\n<pre>launch\n"))
  }

  @Test func `markup in any text of a film is shown`() throws {
    let nasty = "</pre></noscript><script>x()</script>"
    let told = "&lt;/pre&gt;&lt;/noscript&gt;&lt;script&gt;x()&lt;/script&gt;"
    let film = SampleFilm.json(title: nasty)
    film.set("summary", ["en": JSONValue(nasty)])
    film.set("phrases", JSONValue((0..<5).map { _ in [JSONValue(nasty)] }))
    film.set("rules", JSONValue((0..<2).map { _ in ["id": JSONValue(nasty)] }))
    let run = try #require(film["runs"]?[0]).shallowCopy()
    run.set("variant", JSONValue(nasty))
    film.set("runs", [run])
    let text = text(film)
    // Title, summary, variant, launch, step with its outcome, and two moments with their rules.
    #expect(text.split(separator: told, omittingEmptySubsequences: false).count == 11)
    #expect(!text.contains("<script") && !text.contains("</noscript"))
    #expect(text.split(separator: "</pre>").count == 2)
  }

  @Test func `a line end in a phrase makes no line of its own`() throws {
    let film = try film(#"{"index":0,"first":1,"last":1,"phrase":3}"#)
    film.set("phrases", [[], [], [], ["tap\nstep 2  launch"]])
    #expect(text(film).contains("<pre>step 1  tap&#10;step 2  launch\n</pre>"))
  }

  @Test func `a moment lies as deep as the film says, within reason`() throws {
    let moments = #"{"depth":[0,-7,2,1000000],"short":[0,1,1,1],"rule":[-1,-1,0,7]}"#
    let text = text(try film(#"{"index":0,"first":1,"last":4,"phrase":1}"#, moments: moments))
    let deep = String(repeating: "  ", count: 41)
    #expect(text.contains("step 1  tap\n  tap\n      tap  a&lt;b\n\(deep)tap\n</pre>"))
  }

  @Test func `steps that end before they begin, or nowhere, are left out`() throws {
    let steps = #"{"index":0,"first":3,"last":2,"phrase":1},{"index":1,"phrase":1},7,"#
    let text = text(try film(steps + #"{"index":2,"first":1,"last":1,"phrase":1}"#))
    #expect(text.hasSuffix("<pre>step 3  tap\n</pre>\n"))
  }

  @Test(arguments: [(1, Int.max), (-9, Int.max), (Int.max - 1, Int.max), (-9, -8)])
  func `a step that never ends is told to an end`(first: Int, last: Int) throws {
    let step = #"{"index":0,"first":\#(first),"last":\#(last),"phrase":1}"#
    let text = text(try film(step))
    #expect(text.split(separator: "\n").count <= 2_005)
    #expect(text.hasPrefix("<h1>T</h1>\n<pre>step 1  tap\n"))
  }

  @Test func `a film that is too long says so in the language of the page`() throws {
    let step = #"{"index":0,"first":1,"last":9999,"phrase":1}"#
    let text = text(try film(step), .chinese)
    #expect(text.contains("<pre>第 1 步  点\n"))
    #expect(text.hasSuffix("</pre>\n<p>共 3 个瞬间</p>\n"))
  }

  @Test func `what a step came to stands behind it`() throws {
    let step = #"{"index":0,"first":1,"last":1,"phrase":1,"outcome":2}"#
    #expect(text(try film(step)).contains("<pre>step 1  tap: hit\n"))
    #expect(text(try film(step), .chinese).contains("<pre>第 1 步  点：命中\n"))
    // A step of which no phrase is known has its number still.
    let bare = #"{"index":4,"first":1,"last":1,"phrase":-1,"outcome":-1}"#
    #expect(text(try film(bare)).contains("<pre>step 5  \n"))
  }

  @Test func `each variant has a heading, and its own route below it`() throws {
    let one = #"{"variant":"free & easy","steps":[{"index":0,"first":1,"last":1,"phrase":1}]}"#
    let two = #"{"variant":"waiting","steps":[{"index":-1,"first":1,"last":1,"phrase":0}]}"#
    let film = try JSON.parse(
      #"{"title":{"en":"T"},"phrases":[["launch"],["tap"]],"runs":[\#(one),\#(two)]}"#
    )
    let told = """
      <h1>T</h1>
      <h2>free &amp; easy</h2>
      <pre>step 1  tap
      </pre>
      <h2>waiting</h2>
      <pre>launch
      </pre>

      """
    #expect(text(film) == told)
  }

  @Test func `a film without runs has its title alone`() {
    #expect(text(["title": ["en": "T"]]) == "<h1>T</h1>\n")
    #expect(text(["film": 1]) == "<h1></h1>\n")
  }
}
