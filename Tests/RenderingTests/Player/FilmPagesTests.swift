import Jansson
import Testing

@testable import Rendering

/// Films that come in pages.
struct FilmPagesTests {
  @Test func `one page is the film`() {
    let pages = FilmPages(SampleFilm.json())
    #expect(pages.next == nil)
    #expect(pages.film == SampleFilm.json())
  }

  @Test func `columns and rows of later pages stand behind those of the first, run by run`() throws
  {
    let first = SampleFilm.json()
    first.set("next", 5)
    var pages = FilmPages(first)
    #expect(pages.next == 5)
    let second = try JSON.parse(
      """
      {"film":1,"next":7,"runs":[{"run":0,
        "moments":{"record":[2],"time":[9],"depth":[0],"kind":[2],"at":[1],"rule":[0],"say":[2],
                   "short":[2]},
        "scenes":[{"moment":5,"views":{"1":null}}],"touches":[[5,1,"ended",1,2]],
        "roles":[[5,[1]]],"ways":[],
        "recognizers":[{"object":1,"view":0,"needs":[],"changes":[[5,"failed"]]}]}]}
      """
    )
    pages.add(second)
    #expect(pages.next == 7)
    // Of a run that the first page does not know nothing can be told.
    pages.add(try JSON.parse(#"{"film":1,"runs":[{"run":1,"moments":{"say":[1]}}]}"#))
    #expect(pages.next == nil)
    let film = pages.film
    #expect(film["next"] == nil)
    #expect(film["runs"]?.count == 1)
    let run = try #require(film["runs"]?[0])
    #expect(run["moments"]?["time"] == [0, 0, 0, 0, 9])
    #expect(run["scenes"]?.elements.map { $0["moment"]?.int } == [1, 5])
    #expect(run["touches"]?.count == 2)
    #expect(run["recognizers"]?[0]?["changes"] == [[4, "ended"], [5, "failed"]])
    #expect(film["phrases"] == SampleFilm.json()["phrases"])
  }

  @Test func `a page that leads back is the last`() throws {
    let first = SampleFilm.json()
    first.set("next", 5)
    var pages = FilmPages(first)
    pages.add(try JSON.parse(#"{"film":1,"runs":[],"next":5}"#))
    #expect(pages.next == nil)
  }
}
