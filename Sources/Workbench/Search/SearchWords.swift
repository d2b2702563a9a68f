import Foundation

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

  /// A word of a question.
  struct Asked {
    let text: String

    /// How much of a word it is: characters of a longer Chinese run stand in two words each.
    let share: Double

    /// What it was cut out of: in English the word itself.
    let typed: String

    let isChinese: Bool
    private let stem: Substring

    init(_ text: String, of typed: String? = nil, share: Double = 1) {
      self.text = text
      self.typed = typed ?? text
      self.share = share
      isChinese = SearchWords.isChinese(text)
      stem = SearchWords.stem(of: text)
    }

    /// How nearly a word of a text is what this one means, from 0 to 1.
    func likeness(_ word: String) -> Double {
      if word == text { return 1 }
      // A character alone is a part of words of two.
      if isChinese { return text.count == 1 && word.contains(text) ? 0.5 : 0 }
      if SearchWords.stem(of: word) == stem { return 0.9 }
      return stem.count >= 3 && word.hasPrefix(stem) ? 0.35 : 0
    }
  }

  /// Whether a word is in every other sentence.
  static func isCommon(_ word: String) -> Bool { common.contains(word) }

  private static let common: Set = [
    "a", "an", "and", "at", "by", "does", "for", "from", "get", "gets", "i", "in", "into", "is",
    "it", "its", "my", "no", "not", "of", "on", "or", "over", "that", "the", "then", "to", "ui",
    "what", "when", "where", "which", "who", "why", "with",
  ]

  /// What stands between the words of a Chinese question.
  private static let commonChinese = [
    "为什么", "什么", "怎么", "如何", "为何", "哪个", "哪里", "的", "了", "吗", "呢",
  ]

  /// The words of a question, each once, without those that are everywhere unless it has no others.
  static func asked(in text: String) -> [Asked] {
    let words = runs(of: text).flatMap { run -> [Asked] in
      guard isChinese(run) else { return [Asked(run.lowercased())] }
      return asked(inChinese: run)
    }
    var seen: Set<String> = []
    let once = words.filter { seen.insert($0.text).inserted }
    let telling = once.filter { !isCommon($0.text) }
    return telling.isEmpty ? once : telling
  }

  private static func asked(inChinese run: String) -> [Asked] {
    var parts = [run]
    for word in commonChinese { parts = parts.flatMap { $0.components(separatedBy: word) } }
    parts.removeAll(where: \.isEmpty)
    if parts.contains(where: { $0.count > 1 }) { parts.removeAll { $0.count == 1 } }
    if parts.isEmpty { parts = [run] }
    return parts.flatMap { part in
      let pairs = pairs(of: part)
      return pairs.map {
        Asked($0, of: part, share: max(1, Double(part.count) / 2) / Double(pairs.count))
      }
    }
  }

  /// The word without the ending of a plural or of a verb.
  private static func stem(of word: String) -> Substring {
    for ending in ["ing", "ed", "es", "s", "e"]
    where word.count > ending.count + 2 && word.hasSuffix(ending) {
      if ending == "s", word.hasSuffix("ss") { break }
      let stem = word.dropLast(ending.count)
      // Tapping is of tap, but pressing of press, and scrolled of scroll.
      let isDoubled = stem.last == stem.dropLast().last && !"sl".contains(stem.last ?? "s")
      return isDoubled && (ending == "ing" || ending == "ed") ? stem.dropLast() : stem
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
      // The last of several capitals belongs to what follows: `UITap` is *UI* and *Tap*.
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
