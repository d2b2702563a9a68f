import Sentences

/// Reads the terms of a condition, and tells where it cannot.
struct ConditionReader {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func terms() throws(InputFault) -> [Condition.Term] {
    var terms = [try term()]
    while place < characters.count {
      guard take("&&") else {
        throw fault(
          Sentence("expected && or the end, found '\(rest)'", zh: "应为 && 或结尾，却是“\(rest)”")
        )
      }
      terms.append(try term())
    }
    return terms
  }

  private mutating func term() throws(InputFault) -> Condition.Term {
    skipBlanks()
    let start = place
    let member = take { $0.isLetter || $0.isNumber }
    guard !member.isEmpty else {
      throw fault(
        Sentence("expected a member of the record, such as method", zh: "应为记录的成员，例如 method")
      )
    }
    try RecordMembers.check(member, at: start + 1)
    skipBlanks()
    let comparison = try comparison(behind: member)
    skipBlanks()
    let column = place + 1
    let operand = try operand(behind: comparison)
    skipBlanks()
    guard !comparison.isOfNumbers || operand.number != nil else {
      throw InputFault(
        column: column,
        problem: Sentence(
          "expected a number behind \(comparison.rawValue), found '\(operand.text)'",
          zh: "\(comparison.rawValue) 之后应为数字，却是“\(operand.text)”"
        )
      )
    }
    return Condition.Term(member: member, comparison: comparison, operand: operand)
  }

  private mutating func comparison(
    behind member: String
  ) throws(InputFault) -> Condition.Comparison {
    // The longer ones come first among the cases.
    for comparison in Condition.Comparison.allCases where take(comparison.rawValue) {
      return comparison
    }
    let all = ["==", "!=", "<", "<=", ">", ">=", "~"].joined(separator: " ")
    throw fault(
      Sentence("expected one of \(all) behind '\(member)'", zh: "“\(member)”之后应为 \(all) 之一")
    )
  }

  private mutating func operand(
    behind comparison: Condition.Comparison
  ) throws(InputFault) -> Condition.Operand {
    if let quote = characters[place...].first, quote == "\"" || quote == "'" {
      return try quoted(quote)
    }
    var word = ""
    while place < characters.count, !characters[place].isWhitespace, !stands("&&") {
      word.append(characters[place])
      place += 1
    }
    guard !word.isEmpty else {
      throw fault(
        Sentence(
          "expected a value behind \(comparison.rawValue)",
          zh: "\(comparison.rawValue) 之后应有一个值"
        )
      )
    }
    return Condition.Operand(text: word, isQuoted: false)
  }

  private mutating func quoted(_ quote: Character) throws(InputFault) -> Condition.Operand {
    let start = place
    place += 1
    let text = take { $0 != quote }
    guard place < characters.count else {
      throw InputFault(
        column: start + 1,
        problem: Sentence("the quote is not closed", zh: "引号没有闭合")
      )
    }
    place += 1
    return Condition.Operand(text: text, isQuoted: true)
  }

  // MARK: - Characters

  private var rest: String { String(characters[place...]) }

  private mutating func skipBlanks() {
    _ = take(while: \.isWhitespace)
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, belongs(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }

  private func stands(_ text: String) -> Bool { characters[place...].starts(with: text) }

  private mutating func take(_ text: String) -> Bool {
    guard stands(text) else { return false }
    place += text.count
    return true
  }

  private func fault(_ problem: Sentence) -> InputFault {
    InputFault(column: place + 1, problem: problem)
  }
}
