import Jansson

/// What somebody looks for: a few words.
struct SearchQuery {
  /// Why it cannot be looked for.
  enum Refusal: Error {
    case noWords
    case tooManyWords
  }

  /// How many words may be looked for at once.
  static let limit = 32

  let words: [String]

  /// Cuts what was typed into words.
  init(_ text: String) throws(Refusal) {
    guard text.utf8.count <= 1024 else { throw .tooManyWords }
    words = SearchWords.asked(in: text)
    guard !words.isEmpty else { throw .noWords }
    guard words.count <= SearchQuery.limit else { throw .tooManyWords }
  }
}

/// Finds scenarios by words.
///
/// First come those that have most of the words; among them, those in which the rarer ones stand at
/// weightier places. What has fewer than half of the words that any scenario has is not found.
struct ScenarioSearch {
  /// A scenario that was found, and where each word stands in it.
  struct Hit {
    let entry: ScenarioEntry
    let reasons: [ScenarioEntry.Mention]
    fileprivate let score: Double

    func json(language: String) -> JSONValue {
      let object = entry.summary.json(language: language)
      let reasons = reasons.map { reason in
        ["in": JSONValue(reason.place.rawValue), "text": JSONValue(reason.text)] as JSONValue
      }
      object.set("reasons", JSONValue(reasons))
      return object
    }
  }

  /// A word that no scenario has, and the one that was looked for in its place.
  struct Replacement {
    let word: String
    let by: String

    var json: JSONValue { ["word": JSONValue(word), "by": JSONValue(by)] }
  }

  /// What came of a search.
  struct Result {
    var words: [String]
    var instead: [Replacement] = []
    var hits: [Hit] = []
  }

  private let entries: [ScenarioEntry]

  init(_ entries: [ScenarioEntry]) { self.entries = entries }

  func find(_ query: SearchQuery) -> Result {
    var result = Result(words: query.words)
    var found = query.words.map { mentions(of: $0) }
    let unknown = found.indices.filter { found[$0].isEmpty }
    if !unknown.isEmpty {
      let known = Set(entries.flatMap { $0.words.keys }).sorted()
      for place in unknown {
        let word = query.words[place]
        guard let near = NearestName.of(word, among: known) else { continue }
        result.instead.append(Replacement(word: word, by: near))
        result.words[place] = near
        found[place] = mentions(of: near)
      }
    }
    result.hits = ranked(found)
    return result
  }

  /// Where a word stands, by the number of the scenario; with how like it is what was asked.
  private func mentions(of word: String) -> [Int: (mention: ScenarioEntry.Mention, weight: Int)] {
    var found: [Int: (ScenarioEntry.Mention, Int)] = [:]
    for (number, entry) in entries.enumerated() {
      var best: (mention: ScenarioEntry.Mention, weight: Int)?
      for (own, mention) in entry.words {
        let weight = SearchWords.likeness(own, word) * mention.place.weight
        guard weight > 0 else { continue }
        let isBetter =
          best.map { (weight, $0.mention.text) > ($0.weight, mention.text) } ?? true
        if isBetter { best = (mention, weight) }
      }
      if let best { found[number] = best }
    }
    return found
  }

  private func ranked(
    _ found: [[Int: (mention: ScenarioEntry.Mention, weight: Int)]]
  ) -> [Hit] {
    let telling = found.filter { !$0.isEmpty }
    var hits: [(count: Int, hit: Hit)] = []
    for (number, entry) in entries.enumerated() {
      let own = telling.compactMap { word in
        word[number].map { ($0, rarity: Double(entries.count) / Double(word.count)) }
      }
      guard own.count * 2 >= telling.count, !own.isEmpty else { continue }
      let score = own.reduce(0) { $0 + Double($1.0.weight) * $1.rarity.squareRoot() }
      let reasons = own.map(\.0.mention)
      hits.append((own.count, Hit(entry: entry, reasons: reasons, score: score)))
    }
    hits.sort { left, right in
      if left.count != right.count { return left.count > right.count }
      if left.hit.score != right.hit.score { return left.hit.score > right.hit.score }
      return left.hit.entry.summary.id < right.hit.entry.summary.id
    }
    return hits.map(\.hit)
  }
}
