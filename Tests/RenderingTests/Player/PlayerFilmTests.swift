import Jansson
import Sentences
import Testing

@testable import Rendering

/// What is known of a film that nobody has played.
struct PlayerFilmTests {
  private func film(_ text: String) throws -> PlayerFilm { PlayerFilm(try JSON.parse(text)) }

  @Test(
    arguments: [
      ("cards/order", "cards"), ("a/b/c", "a"), ("order", nil), ("/home/me/a.json", nil),
      ("", nil), ("constructor/x", "constructor"),
    ] as [(String, String?)]
  )
  func `a topic is what stands before the first slash of an id`(id: String, topic: String?) {
    #expect(PlayerFilm(["scenario": JSONValue(id)]).topic == topic)
  }

  @Test func `a film that says nothing is nothing, and no trap`() throws {
    for text in ["{}", #"{"title":3,"runs":{"a":1},"rules":"x","phrases":7,"scenario":[]}"#] {
      let film = try film(text)
      #expect(film.scenario == nil && film.topic == nil)
      #expect(film.title == .nothing && film.summary == nil)
      #expect(film.runs.isEmpty && film.moments == 0 && film.questions == 0)
      #expect(film.rules.isEmpty && film.phrase(0) == nil)
    }
  }

  @Test func `a text that nobody wrote in Chinese is told in English`() throws {
    let film = try film(
      #"{"title":{"en":"One"},"summary":{"zh-Hans":"二"},"phrases":[["tap"],["tap","点"],[3]]}"#
    )
    #expect(film.title == Sentence(english: "One", chinese: "One"))
    // Nobody would find out what a text without English is called.
    #expect(film.summary == nil)
    #expect(film.phrase(0) == Sentence(english: "tap", chinese: "tap"))
    #expect(film.phrase(1) == Sentence(english: "tap", chinese: "点"))
    #expect(film.phrase(2) == nil)
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func `a place at which no text stands has none`(place: Int) throws {
    #expect(try film(#"{"phrases":[["tap","点"]]}"#).phrase(place) == nil)
    #expect(try film(#"{"phrases":[["tap","点"]]}"#).phrase(nil) == nil)
  }

  @Test func `moments are counted in all runs, questions in the first`() throws {
    let film = try film(
      #"""
      {"runs":[{"count":7,"passed":true,"steps":[{"ask":{}},{},{"ask":{}}]},
               {"count":5,"passed":false,"steps":[{"ask":{}}]}]}
      """#
    )
    #expect(film.moments == 12)
    #expect(film.questions == 2)
    #expect(!film.hasPassed)
  }

  @Test func `a run that does not say whether it passed has not`() throws {
    #expect(try !film(#"{"runs":[{"passed":true},{}]}"#).hasPassed)
    #expect(try film(#"{"runs":[{"passed":true},{"passed":true}]}"#).hasPassed)
  }
}
