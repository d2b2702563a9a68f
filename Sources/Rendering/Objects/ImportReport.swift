package import Jansson
import WorkbenchProtocol

/// What was read of a paste: its forms, what could not be taken as it stands, what is assumed, and
/// what it does not show.
package struct ImportReport: Drawing {
  private let report: JSONValue

  /// Takes the `report` of `scenario.import` or `session.open`.
  package init(_ report: JSONValue) { self.report = report }

  package func draw(on page: inout Page) {
    for form in (report[.forms] ?? .array()).elements {
      page.addProse(read(form, page.words))
    }
    ImportWarnings(report).draw(on: &page)
    PrintGaps(report).draw(on: &page)
  }

  private func read(_ form: JSONValue, _ words: Words) -> String {
    let name = form[.form]?.string ?? "?"
    let objects = words.count(form[.objects]?.int ?? 0, "object", "objects", zh: "个对象")
    let lines = (form[.lines] ?? .array()).elements.compactMap(\.int)
    guard lines.count == 2 else {
      return words.say("Read as \(name): \(objects).", zh: "按 \(name) 读到：\(objects)。")
    }
    return words.say(
      "Read as \(name), lines \(lines[0])–\(lines[1]): \(objects).",
      zh: "按 \(name) 读到第 \(lines[0])–\(lines[1]) 行：\(objects)。"
    )
  }
}
