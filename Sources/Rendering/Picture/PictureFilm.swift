package import Jansson
package import Sentences
import WorkbenchProtocol

/// A film as `render.film` gives it, read by what a picture needs of it.
///
/// What is true at a moment stands in the film and is only looked up here: no rule of UIKit is in
/// this folder. The player's `player-film.js` reads the same.
package struct PictureFilm {
  /// An object of the film.
  struct Object {
    let id: String
    let className: String
  }

  /// A rule of the film.
  package struct Rule {
    package let id: String
    let number: Int
    let known: String
    let text: PictureText
    /// What the profile sets it to, where it can be set.
    let profile: String?
  }

  /// The scenario's id; empty where it has none.
  package let scenario: String
  /// The scenario's title.
  let title: PictureText
  let objects: [Object]
  /// The rules that decide somewhere.
  package let rules: [Rule]
  /// The film's runs, one for each variant.
  package private(set) var runs: [PictureRun] = []
  let kinds: [(name: String, direction: String)]
  let roleNames: [String]
  private let phrases: JSONValue

  /// Reads a film that is whole: all of its moments stand on one page.
  package init(_ json: JSONValue) {
    scenario = json[.scenario]?.string ?? ""
    title = PictureText(json[.title])
    objects = json.list(.objects).map {
      Object(id: $0[.id]?.string ?? "", className: $0[.class]?.string ?? "")
    }
    rules = json.list(.rules).map {
      Rule(
        id: $0[.id]?.string ?? "",
        number: $0[.number]?.int ?? 0,
        known: $0[.known]?.string ?? "",
        text: PictureText($0[.text]),
        profile: $0[.profile].map { $0.string ?? $0.description }
      )
    }
    kinds = json.list(.kinds).map { ($0[0]?.string ?? "", $0[1]?.string ?? "") }
    roleNames = json.list(.roleNames).map { $0.string ?? "" }
    phrases = json[.phrases] ?? .array()
    runs = json.list(.runs).map { PictureRun($0, of: self) }
  }

  /// The moment that is drawn where none is asked for: where an expectation failed first, else what
  /// stopped a run, else what decided the last event.
  ///
  /// - Parameter runs: The runs among which it is looked for.
  /// - Returns: The run and its moment; `nil` where there is no run.
  package func told(among runs: [PictureRun]) -> (run: PictureRun, moment: Int)? {
    guard let first = runs.first else { return nil }
    let run = runs.first { $0.failure != nil } ?? runs.first { !$0.passed } ?? first
    if let failure = run.failure { return (run, failure.moment) }
    // What stopped a run is told at its end.
    guard run.passed, let last = run.steps.last else { return (run, run.count) }
    return (run, run.decision(of: run.steps.last { $0.outcome >= 0 } ?? last, in: self))
  }

  /// What is said under a number, in a language.
  package func phrase(_ place: Int, _ language: Language) -> String {
    guard place >= 0 else { return "" }
    return phrases[place]?[language == .english ? 0 : 1]?.string ?? ""
  }

  /// What an object is called.
  func name(_ place: Int) -> String { objects.indices.contains(place) ? objects[place].id : "" }
}

/// A text of a film in the languages that it has.
struct PictureText: Equatable {
  let english: String
  let chinese: String?

  init(_ json: JSONValue?) {
    english = json?["en"]?.string ?? json?.string ?? ""
    chinese = json?["zh-Hans"]?.string
  }

  /// The text in a language, else in English.
  func text(in language: Language) -> String {
    language == .chinese ? chinese ?? english : english
  }

  /// The language in which it is told where another is wanted; `nil` where it is that one.
  func otherLanguage(_ wanted: Language) -> Language? {
    wanted == .chinese && chinese == nil ? .english : nil
  }
}

extension JSONValue {
  /// The elements of a member; none where there is no such array.
  func list(_ key: JSONKey) -> [JSONValue] { self[key].map { Array($0.elements) } ?? [] }

  /// The whole numbers of a member.
  func numbers(_ key: JSONKey) -> [Int] { list(key).map { $0.int ?? 0 } }

  /// The numbers of a value, of which a film has so many.
  func lengths(_ count: Int) -> [Double]? {
    let found = elements.map { $0.double ?? 0 }
    return found.count == count ? found : nil
  }
}
