package import Jansson
import WorkbenchProtocol

/// What of a print could not be taken as it stands, each with its place.
package struct ImportWarnings: Drawing {
  private let warnings: [JSONValue]

  /// What the answer itself tells: in its cases, or among what was not shown.
  private static let answered: Set = [
    "import.accessibility-only", "import.list-not-tree", "import.size-not-recoverable",
  ]

  /// How many are drawn.
  private static let most = 8

  /// Takes the `report` of an import.
  package init(_ report: JSONValue) {
    warnings = (report[.warnings] ?? .array()).elements.filter {
      !ImportWarnings.answered.contains($0[.type]?.string ?? "")
    }
  }

  package var isEmpty: Bool { warnings.isEmpty }

  package func draw(on page: inout Page) {
    let words = page.words
    for warning in warnings.prefix(ImportWarnings.most) {
      let line = warning[.line]?.int ?? 0
      let column = warning[.column]?.int ?? 0
      let text = warning[.text]?.string ?? ""
      page.addProse(
        words.say(
          "line \(line), column \(column): \(text)",
          zh: "第 \(line) 行第 \(column) 列：\(text)"
        ),
        hanging: 2,
        .warning
      )
    }
    guard warnings.count > ImportWarnings.most else { return }
    let more = warnings.count - ImportWarnings.most
    page.add(words.say("and \(more) more with -o json", zh: "另有 \(more) 条，见 -o json"), .faint)
  }
}
