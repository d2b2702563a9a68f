import Jansson
import Rendering
import WorkbenchProtocol

/// The answer to a question about a print that shows no tree of views: what it lacks, and the
/// command that prints one.
struct TreelessAnswer: Drawing {
  private let report: JSONValue

  init(_ report: JSONValue) { self.report = report }

  /// The answer for programs.
  var json: JSONValue {
    let json: JSONValue = [
      .hit: .null, .certainty: "unknown", .unknown: report[.unknown] ?? .array(),
      .origins: .object(), .report: report,
    ]
    if let candidates = report[.candidates] { json.set(.candidates, candidates) }
    return json
  }

  func draw(on page: inout Page) {
    let mark = page.style.text(of: .cross)
    let words = page.words
    page.add(
      "\(mark) "
        + words.say(
          "unknown: what was printed is no tree of views",
          zh: "未知：打印的内容不是视图树"
        ),
      .warning
    )
    for candidate in (report[.candidates] ?? .array()).elements {
      let name = ImportedName(candidate[.class]?.string ?? "?", candidate).text
      let line = candidate[.line]?.int ?? 0
      let holds = words.say(
        "\(name) (line \(line)) contains the point",
        zh: "\(name)（第 \(line) 行）包含该点"
      )
      let isDisabled = candidate[.disabled]?.bool == true
      let fails = words.say(", and is disabled: no tap does anything", zh: "，但它已停用：点击不起作用")
      page.addProse(holds + (isDisabled ? fails : ""), indent: 2)
    }
    ImportReport(report).draw(on: &page)
  }
}
