package import Sentences

/// What is said in either language; names, ids and rules are put in by the caller.
package struct Words: Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// The half of a sentence that is of the language.
  package func say(_ sentence: Sentence) -> String { sentence.text(in: language) }

  /// The text of the language.
  package func say(_ english: String, zh chinese: String) -> String {
    language == .english ? english : chinese
  }

  /// What is said about `count` things.
  package func count(_ count: Int, _ one: String, _ many: String, zh chinese: String) -> String {
    say(count == 1 ? "1 \(one)" : "\(count) \(many)", zh: "\(count) \(chinese)")
  }

  package var yes: String { say("yes", zh: "是") }
  package var no: String { say("no", zh: "否") }
  package var none: String { say("none", zh: "没有") }
  package var nobody: String { say("nobody", zh: "无人") }
  /// What is said where a touch hit no view.
  package var nothingHit: String { say("nothing is hit", zh: "没有命中任何视图") }
  package var colon: String { say(": ", zh: "：") }
  package var comma: String { say(", ", zh: "，") }

  /// Names in a row.
  package func list(_ names: [String]) -> String {
    names.joined(separator: say(", ", zh: "、"))
  }

  /// A number of seconds, to the millisecond.
  package func seconds(_ value: Double) -> String {
    ((value * 1000).rounded() / 1000).shortest + say(" s", zh: " 秒")
  }
}

extension Double {
  /// The number without a fraction that says nothing, with at most six digits after the point.
  package var shortest: String {
    let millionths = (self * 1_000_000).rounded()
    // What is no number, or infinite, is caught here, too: an integer of it would trap.
    guard abs(millionths) < 1e17 else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let whole = Int64(millionths)
    let fraction = whole.magnitude % 1_000_000
    let sign = whole < 0 ? "-" : ""
    let integer = String(whole.magnitude / 1_000_000)
    guard fraction != 0 else { return sign + integer }
    var digits = String(fraction)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return sign + integer + "." + digits
  }
}
