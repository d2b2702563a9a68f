import Foundation
import Jansson
import Sentences
import WorkbenchProtocol

/// What somebody looks for: a few words.
struct SearchQuery {
  /// Why it cannot be looked for.
  enum Refusal: Error {
    case noWords
    case tooManyWords
  }

  /// How many words may be looked for at once.
  static let limit = 32

  let words: [SearchWords.Asked]

  /// Cuts what was typed into words.
  init(_ text: String) throws(Refusal) {
    // Before it is cut into words, which takes longer than to measure it.
    guard text.utf8.count <= 1024 else { throw .tooManyWords }
    words = SearchWords.asked(in: text)
    guard !words.isEmpty else { throw .noWords }
    guard words.count <= SearchQuery.limit else { throw .tooManyWords }
  }
}

/// Finds scenarios by words.
///
/// A scenario scores by what each word tells about it (the places where it stands, and how many
/// other words stand there), the more so the rarer the word is, and by how much of the question it
/// answers at all. What answers less than half of what any scenario could is not found.
struct ScenarioSearch {
  /// A scenario that was found, and where each word stands in it.
  struct Hit {
    let entry: ScenarioEntry
    let reasons: [ScenarioEntry.Mention]
    fileprivate let score: Double

    func json(language: Language) -> JSONValue {
      let object = entry.summary.json(language: language)
      let reasons = reasons.map { reason in
        [.in: JSONValue(reason.place.rawValue), .text: JSONValue(reason.text)] as JSONValue
      }
      object.set(.reasons, JSONValue(reasons))
      return object
    }
  }

  /// A word that no scenario has, and the one that was looked for in its place.
  struct Replacement {
    let word: String
    let by: String

    var json: JSONValue { [.word: JSONValue(word), .by: JSONValue(by)] }
  }

  /// What came of a search.
  struct Result {
    var words: [String]
    var instead: [Replacement] = []
    /// What was typed of which no scenario has anything, and nothing like it.
    var unknown: [String] = []
    var hits: [Hit] = []
  }

  /// A word of the question as the scenarios have it.
  private struct Found {
    /// By the number of the scenario: where it stands, and what it tells, from 0 to below 1.
    var mentions: [Int: (mention: ScenarioEntry.Mention, telling: Double)] = [:]

    /// What it is worth to have the word: the less, the more scenarios it tells much about.
    var worth = 0.0
  }

  private let entries: [ScenarioEntry]

  /// All words of all scenarios.
  private let vocabulary: [String]

  init(_ entries: [ScenarioEntry]) {
    self.entries = entries
    // Of several words that are equally near the first is taken, and a set has no first.
    vocabulary = Set(entries.flatMap(\.words.keys)).sorted()
  }

  func find(_ query: SearchQuery) -> Result {
    var result = Result(words: query.words.map(\.text))
    var found: [Found] = []
    // Two characters of a longer question in Chinese may be no word: it is known by any of them.
    var known: Set<String> = []
    for (place, word) in query.words.enumerated() {
      var own = find(word)
      // Two characters that nobody writes beside each other are no word that was mistyped.
      if own.mentions.isEmpty, !word.isChinese,
        let near = NearestName.of(word.text, among: vocabulary)
      {
        result.instead.append(Replacement(word: word.text, by: near))
        result.words[place] = near
        own = find(SearchWords.Asked(near))
      }
      if !own.mentions.isEmpty {
        found.append(own)
        known.insert(word.typed)
      }
    }
    for word in query.words where !known.contains(word.typed) {
      if !result.unknown.contains(word.typed) { result.unknown.append(word.typed) }
    }
    result.hits = ranked(found)
    return result
  }

  /// How much a word must tell to count half of what it may at most: about its standing in a title.
  private static let half = 6.0

  private func find(_ word: SearchWords.Asked) -> Found {
    var found = Found()
    let alike = vocabulary.compactMap { own in
      let likeness = word.likeness(own)
      return likeness > 0 ? (own, likeness) : nil
    }
    guard !alike.isEmpty else { return found }
    for (number, entry) in entries.enumerated() {
      // Its forms are one word: headphones in the name, headphone in the title.
      var (weight, best) = (0.0, 0.0)
      var mention: ScenarioEntry.Mention?
      for (own, likeness) in alike {
        guard let standing = entry.words[own] else { continue }
        let part = likeness * standing.weight
        weight += part
        if part > best { (best, mention) = (part, standing.mention) }
      }
      guard let mention else { continue }
      found.mentions[number] = (mention, weight / (ScenarioSearch.half + weight))
    }
    // Sorted before they are added up: a sum of doubles depends on the order, and a dictionary has
    // none that could be relied on.
    let telling = found.mentions.values.map(\.telling).sorted()
    let (all, most) = (telling.reduce(0, +), telling.last ?? 1)
    // A scenario about which the word tells little is a part of one that has it.
    let count = all / most
    let others = max(0, Double(entries.count) - count)
    // With the 1 it never falls below 0, not even for a word that every scenario has.
    found.worth = word.share * log(1 + (others + 0.5) / (count + 0.5))
    return found
  }

  private func ranked(_ found: [Found]) -> [Hit] {
    let worth = found.reduce(0) { $0 + $1.worth }
    var hits: [Hit] = []
    for (number, entry) in entries.enumerated() {
      var (score, answered) = (0.0, 0.0)
      var reasons: [ScenarioEntry.Mention] = []
      for word in found {
        guard let (mention, telling) = word.mentions[number] else { continue }
        reasons.append(mention)
        answered += word.worth
        score += word.worth * telling
      }
      guard !reasons.isEmpty, answered * 2 >= worth else { continue }
      hits.append(Hit(entry: entry, reasons: reasons, score: score * answered / worth))
    }
    hits.sort { left, right in
      if left.score != right.score { return left.score > right.score }
      // The same question has the same answer, whatever order equal ones came in.
      return left.entry.summary.id < right.entry.summary.id
    }
    return hits
  }
}
