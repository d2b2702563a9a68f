package import Jansson
import WorkbenchProtocol

/// One record as it is, on a line of its own.
package struct RecordLine: Drawing {
  private let record: JSONValue

  package init(_ record: JSONValue) {
    self.record = record
  }

  package func draw(on page: inout Page) {
    let words = page.words
    let known: Set = ["seq", "parent", "time", "kind", "at", "rule", "method", "level"]
    let number = record[.seq]?.int.map(String.init) ?? "?"
    let time = record[.time]?.double.map { words.seconds($0) } ?? ""
    var name = record[.at]?.string ?? ""
    if let method = record[.method]?.string { name += "." + method }
    var line = StyledText(String(repeating: " ", count: max(0, 5 - number.count)) + number, .faint)
    line += StyledText("  " + time, .faint).padded(to: 9, page.style)
    line = line.padded(to: 14, page.style)
    line += StyledText("  " + (record[.kind]?.string ?? "")).padded(to: 18, page.style)
    line += StyledText("  ") + StyledText(name, .strong)
    for member in record.members where !known.contains(member.key) {
      line += StyledText("  \(member.key)=", .faint) + StyledText(member.value.text(words))
    }
    if let rule = record[.rule]?.string { line += StyledText("  " + rule, .rule) }
    page.add(line)
  }
}
