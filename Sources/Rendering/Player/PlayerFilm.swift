package import Jansson
package import Sentences
import WorkbenchProtocol

/// A film in a player, and what is known of it without playing it.
package struct PlayerFilm {
  /// What `render.film` gives, its pages joined.
  package let json: JSONValue

  package init(_ json: JSONValue) { self.json = json }

  /// The scenario's id, or its file's path; nil of what has no name.
  package var scenario: String? { json[.scenario]?.string }

  /// What the id says the scenario is about.
  package var topic: String? {
    guard let scenario, !scenario.hasPrefix("/"), let slash = scenario.firstIndex(of: "/") else {
      return nil
    }
    return String(scenario[..<slash])
  }

  package var title: Sentence { json[.title]?.sentence ?? .nothing }

  package var summary: Sentence? { json[.summary]?.sentence }

  package var runs: [JSONValue] { (json[.runs] ?? .array()).elements.map(\.self) }

  /// Whether every run was as expected.
  package var hasPassed: Bool { runs.allSatisfy { $0[.passed]?.bool == true } }

  /// How many moments its runs have together.
  package var moments: Int { runs.reduce(0) { $0 + ($1[.count]?.int ?? 0) } }

  /// How many questions its first run asks.
  package var questions: Int {
    (runs.first?[.steps] ?? .array()).elements.count { $0[.ask] != nil }
  }

  /// The ids of the rules that decide in it.
  package var rules: [String] {
    (json[.rules] ?? .array()).elements.compactMap { $0[.id]?.string }
  }

  /// A text of the film in either language.
  package func phrase(_ place: Int?) -> Sentence? {
    guard let place, let pair = json[.phrases]?[place], let english = pair[0]?.string else {
      return nil
    }
    return Sentence(english: english, chinese: pair[1]?.string ?? english)
  }
}

extension JSONValue {
  /// A text as documents have it: in English, and where somebody wrote it in Chinese.
  fileprivate var sentence: Sentence? {
    guard let english = self[JSONKey(Language.english.rawValue)]?.string else { return nil }
    let chinese = self[JSONKey(Language.chinese.rawValue)]?.string
    return Sentence(english: english, chinese: chinese ?? english)
  }
}
