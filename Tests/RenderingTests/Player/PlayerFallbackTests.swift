import Jansson
import Sentences
import Testing

@testable import Rendering

/// What a page shows where no script runs.
struct PlayerFallbackTests {
  private func text(_ films: [PlayerFilm], _ language: Language = .english) -> String {
    PlayerFallback(
      title: films[0].title,
      films: films,
      picture: nil,
      words: Words(language: language)
    ).text
  }

  @Test func `a film's title, summary and route stand there`() {
    let expected = """
      <h1>Which card is in front</h1>
      <p>The last one.</p>
      <pre>launch
      step 1  tap card: hit card
        card is asked  hit-test.front
          card answers  hit-test.self
      </pre>

      """
    #expect(text([SampleFilm.film()]) == expected)
    #expect(text([SampleFilm.film()], .chinese).contains("第 1 步  点 card：命中 card\n  问 card"))
  }

  @Test func `several films are listed`() {
    let text = text([SampleFilm.film(), SampleFilm.film(nil)])
    let item = "<li>Which card is in front <code>cards/order</code><br>The last one.</li>"
    #expect(text.contains(item))
    #expect(text.contains("<li>Which card is in front<br>The last one.</li>"))
    #expect(!text.contains("<pre>"))
  }

  @Test func `a run that is too long says how long it is`() throws {
    let film = SampleFilm.json()
    let count = 2_500
    let run = try #require(film["runs"]?[0]).shallowCopy()
    run.set("count", count)
    let step = try #require(run["steps"]?[1]).shallowCopy()
    step.set("last", count)
    run.set("steps", [try #require(run["steps"]?[0]), step])
    let moments = JSONValue.object()
    for name in ["depth", "rule", "short"] {
      moments.set(name, JSONValue((0..<count).map { JSONValue(min($0, 3)) }))
    }
    run.set("moments", moments)
    film.set("runs", [run])
    let text = text([PlayerFilm(film)])
    #expect(text.split(separator: "\n").count == 2_006)
    #expect(text.hasSuffix("</pre>\n<p>2500 moments in all</p>\n"))
  }
}
