package import Jansson
import WorkbenchProtocol

/// What of a print could not be taken as it stands, each with its place.
package struct ImportWarnings: Drawing {
  private let warnings: [JSONValue]

  /// How many are drawn.
  private static let most = 8

  /// Takes the `report` of an import.
  package init(_ report: JSONValue) {
    warnings = Array((report[.warnings] ?? .array()).elements)
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
