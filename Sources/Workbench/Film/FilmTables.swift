import Jansson
import Rendering
import ResponderKit
import Sentences
import WorkbenchProtocol

/// An object of a film.
struct FilmObject: Equatable {
  /// What an object can be, as far as a drawing cares.
  enum Kind: String {
    case view, controller, recognizer, window, scene, application, other
  }

  var id: String
  var className: String
  var kind: Kind
}

/// What a film says once and its columns tell by places: objects, rules, kinds, phrases.
///
/// A class, because whoever fills a column adds to them.
final class FilmTables {
  private(set) var objects: [FilmObject] = []
  private(set) var rules: [String] = []
  private(set) var kinds: [MomentKind] = []
  private(set) var phrases: [Sentence] = []

  private var objectPlaces: [String: Int] = [:]
  private var rulePlaces: [String: Int] = [:]
  private var kindPlaces: [MomentKind: Int] = [:]
  private var phrasePlaces: [Sentence: Int] = [:]

  private static let english = Words(language: .english)
  private static let chinese = Words(language: .chinese)

  /// What an object of a name is, when the name comes up first.
  var describe: (String) -> FilmObject = { FilmObject(id: $0, className: $0, kind: .other) }

  /// The place of an object.
  func object(_ name: String) -> Int {
    // Described once: what is told of an object later in the run is told by its scenes.
    if let place = objectPlaces[name] { return place }
    objects.append(describe(name))
    objectPlaces[name] = objects.count - 1
    return objects.count - 1
  }

  /// The place of a rule.
  func rule(_ id: String) -> Int {
    if let place = rulePlaces[id] { return place }
    rules.append(id)
    rulePlaces[id] = rules.count - 1
    return rules.count - 1
  }

  /// The place of a kind.
  func kind(_ kind: MomentKind) -> Int {
    if let place = kindPlaces[kind] { return place }
    kinds.append(kind)
    kindPlaces[kind] = kinds.count - 1
    return kinds.count - 1
  }

  /// The place of what is said in either language.
  func phrase(_ say: (Words) -> String) -> Int {
    // By both languages: what is one text in English may be two in Chinese.
    let phrase = Sentence(english: say(FilmTables.english), chinese: say(FilmTables.chinese))
    if let place = phrasePlaces[phrase] { return place }
    phrases.append(phrase)
    phrasePlaces[phrase] = phrases.count - 1
    return phrases.count - 1
  }
}
