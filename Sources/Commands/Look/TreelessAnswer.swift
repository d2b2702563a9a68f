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
      let name = ImportedName("?", candidate)
      page.addProse(
        words.say(
          "\(name.text) contains the point",
          zh: "\(name.text) 包含该点"
        ),
        indent: 2
      )
    }
    ImportReport(report).draw(on: &page)
  }
}
