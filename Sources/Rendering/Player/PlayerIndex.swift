package import Jansson
import Sentences
import WorkbenchProtocol

extension JSONKey {
  // What stands in a page's index and on no wire.
  package static let films: JSONKey = "films"
  package static let player: JSONKey = "player"
  static let frames: JSONKey = "frames"
  package static let predict: JSONKey = "predict"
}

/// What a page has in front of its films: how it starts, what the start page tells of each film, and
/// the rules that they share.
struct PlayerIndex {
  /// The number of the page's form.
  static let format = 1

  let json: JSONValue

  /// The films as they stand behind the index.
  let films: [JSONValue]

  init(_ films: [PlayerFilm], language: Language, isPredicting: Bool) {
    let index: JSONValue = [
      .player: JSONValue(PlayerIndex.format), .language: JSONValue(language.rawValue),
    ]
    if isPredicting { index.set(.predict, true) }
    if let only = films.first, films.count == 1 {
      // Nobody sees a start page, and there is nothing to share.
      index.set(.films, JSONValue([PlayerIndex.entry(only)]))
      self.films = [only.json]
    } else {
      var rules = SharedRules()
      self.films = films.map { rules.share($0.json) }
      index.set(.films, JSONValue(films.map(PlayerIndex.listed)))
      index.set(.rules, JSONValue(rules.all))
    }
    json = index
  }

  private static func entry(_ film: PlayerFilm) -> JSONValue {
    [
      .scenario: film.json[.scenario] ?? .null,
      .title: film.json[.title] ?? .object(),
    ]
  }

  private static func listed(_ film: PlayerFilm) -> JSONValue {
    let entry = entry(film)
    if let topic = film.topic { entry.set(.topic, topic) }
    if film.questions > 0 { entry.set(.questions, film.questions) }
    entry.set(.rules, JSONValue(film.rules))
    let screen = FirstScreen(film)
    if let size = screen.size { entry.set(.screen, size) }
    entry.set(.frames, JSONValue(screen.frames))
    return entry
  }
}
