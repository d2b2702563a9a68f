import Jansson
import Rendering
import WorkbenchProtocol

/// Where two runs of the same steps part: the first record that differs.
struct Parting: Equatable {
  /// The record of the second run that differs; nil where it had none any more.
  let record: Int?

  /// How many records of the step were the same before it.
  let same: Int

  /// The place of the step among those that ran.
  let step: Int

  /// The rule that decided there, in the second run or, where it had none, in the first.
  let rule: String?
}

/// A step as it ran, kept to be held against another run of it.
struct RanStep {
  let records: [JSONValue]
  let outcome: JSONValue?

  /// The record before its first.
  let before: Int

  /// Where this run of a step and a later one part; nil where both did the same.
  func parting(from later: RanStep, step: Int) -> Parting? {
    let pairs = zip(records, later.records)
    let differing = pairs.enumerated().first { !RanStep.sayTheSame($1.0, $1.1) }
    let place = differing?.offset ?? min(records.count, later.records.count)
    guard place < max(records.count, later.records.count) else { return nil }
    let isThere = place < later.records.count
    let deciding = isThere ? later.records[place] : records[place]
    return Parting(
      record: isThere ? later.before + 1 + place : nil,
      same: place,
      step: step,
      rule: deciding[.rule]?.string
        ?? (place < records.count ? records[place][.rule]?.string : nil)
    )
  }

  /// Whether two records tell the same, of objects that are called alike.
  ///
  /// Of an object without a name of its own the number says nothing, and neither do the numbers of
  /// the records and the times.
  private static func sayTheSame(_ one: JSONValue, _ other: JSONValue) -> Bool {
    guard one.count == other.count else { return false }
    return one.members.allSatisfy { key, value in
      ["seq", "parent", "time", "due"].contains(key)
        || other[key].map { alike(value, $0) } ?? false
    }
  }

  private static func alike(_ one: JSONValue, _ other: JSONValue) -> Bool {
    if let text = one.string, let second = other.string { return name(text) == name(second) }
    if one.isArray, other.isArray {
      return one.count == other.count && zip(one.elements, other.elements).allSatisfy(alike)
    }
    return one == other
  }

  /// The class of an object without a name; any other text as it is.
  private static func name(_ text: String) -> Substring {
    guard let mark = text.lastIndex(of: "#"),
      text[text.index(after: mark)...].allSatisfy(\.isWholeNumber)
    else { return text[...] }
    return text[...mark]
  }
}

extension RanStep {
  /// How what came of two runs of a step differs, in words: `hit vault → window`; empty where it
  /// does not.
  func difference(from later: RanStep, _ words: Words) -> [String] {
    let told = [
      (JSONKey.hit, words.say("hit", zh: "命中"), words.none),
      (.handledBy, words.say("handled by", zh: "处理者"), words.nobody),
      (.recognizedBy, words.say("recognized by", zh: "识别者"), words.nobody),
    ]
    return told.compactMap { key, label, none in
      let (was, now) = (outcome?[key], later.outcome?[key])
      guard was != now else { return nil }
      let texts = [was, now].map { value -> String in
        guard let value, !value.isNull, !(value.isArray && value.count == 0) else { return none }
        return value.text(words)
      }
      return texts[0] == texts[1] ? nil : "\(label) \(texts[0]) → \(texts[1])"
    }
  }
}
