/// Cuts text into the words by which it is found, all in lower case.
///
/// A name in camel case is found by its parts, too: `UITapGestureRecognizer` by *tap*, *gesture*
/// and *recognizer*. Chinese is written without blanks, so two characters beside each other are a
/// word.
enum SearchWords {
  /// The words of a text, in its order, some of them twice.
  static func all(in text: String) -> [String] {
    var words: [String] = []
    for run in runs(of: text) {
      if isChinese(run) {
        words += pairs(of: run)
        continue
      }
      words.append(run.lowercased())
      let parts = parts(of: run)
      if parts.count > 1 { words += parts.map { $0.lowercased() } }
    }
    return words
  }

  /// Words that are in every other sentence.
  private static let common: Set = [
    "a", "an", "and", "at", "by", "does", "for", "from", "get", "gets", "i", "in", "into", "is",
    "it",
    "its", "my", "no", "not", "of", "on", "or", "over", "that", "the", "then", "to", "ui", "what",
    "when", "where", "which", "who", "why", "with", "了", "在", "的", "为什么", "什么",
  ]

  /// The words of a question, each once, without those that are everywhere unless it has no others.
  static func asked(in text: String) -> [String] {
    var seen: Set<String> = []
    let words = runs(of: text).flatMap { run -> [String] in
      if isChinese(run) { return pairs(of: run) }
      return [run.lowercased()]
    }
    let once = words.filter { seen.insert($0).inserted }
    let telling = once.filter { !common.contains($0) }
    return telling.isEmpty ? once : telling
  }

  /// Whether a word of a text is what a word of a question means, and how nearly: from 0 to 3.
  static func likeness(_ word: String, _ asked: String) -> Int {
    if word == asked { return 3 }
    let (stem, other) = (stem(of: word), stem(of: asked))
    if stem == other { return 2 }
    return other.count >= 3 && word.hasPrefix(other) ? 1 : 0
  }

  /// The word without the ending of a plural or of a verb.
  private static func stem(of word: String) -> Substring {
    for ending in ["ing", "ed", "es", "s"] where word.count > ending.count + 2 {
      if word.hasSuffix(ending) { return word.dropLast(ending.count) }
    }
    return word[...]
  }

  /// Letters and digits that stand together, Chinese apart from others.
  private static func runs(of text: String) -> [String] {
    var runs: [String] = []
    var run = ""
    var wasChinese = false
    for character in text {
      let isWord = character.isLetter || character.isNumber
      let isChinese = isWord && isChinese(character)
      if !run.isEmpty, !isWord || isChinese != wasChinese {
        runs.append(run)
        run = ""
      }
      if isWord { run.append(character) }
      wasChinese = isChinese
    }
    return run.isEmpty ? runs : runs + [run]
  }

  private static func isChinese(_ run: String) -> Bool { run.first.map(isChinese) ?? false }

  private static func isChinese(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
  }

  /// Each character with the one after it; one that stands alone by itself.
  private static func pairs(of run: String) -> [String] {
    let characters = Array(run)
    guard characters.count > 1 else { return [run] }
    return zip(characters, characters.dropFirst()).map { String([$0, $1]) }
  }

  /// The parts of a name in camel case.
  private static func parts(of name: String) -> [String] {
    let letters = Array(name)
    var parts: [String] = []
    var part = ""
    for (place, letter) in letters.enumerated() {
      let follows = place + 1 < letters.count && letters[place + 1].isLowercase
      let isStart =
        letter.isUppercase && place > 0 && (!letters[place - 1].isUppercase || follows)
      if isStart, !part.isEmpty {
        parts.append(part)
        part = ""
      }
      part.append(letter)
    }
    return parts + [part]
  }
}
