package import Jansson
import WorkbenchProtocol

/// One run of a script: each stimulus with its route, the expectations that failed, and the end.
///
/// The drawing keeps to a number of lines by folding the longest routes first, those in which
/// something failed last.
package struct ScriptRun: Drawing {
  private let run: JSONValue
  private let records: [JSONValue]
  private let title: String
  private let file: String?

  /// How many lines the drawing should have at most; failures are told in full all the same.
  package var limit: Int? = 40

  /// What the scenario is about, said in the end.
  package var summary: String?

  /// Whether routes are left out.
  package var isQuiet = false

  /// - Parameters:
  ///   - run: One of the runs that `script.run` answered.
  ///   - records: The records that came while it ran.
  ///   - title: What stands above it.
  ///   - file: The document's file, for the places of failures.
  package init(_ run: JSONValue, records: [JSONValue], title: String, file: String? = nil) {
    self.run = run
    self.records = records
    // A document's title of several lines would pass for lines of the drawing.
    self.title = title.printable()
    self.file = file
  }

  private var failures: [JSONValue] { Array((run[.failures] ?? .array()).elements) }
  private var hasPassed: Bool { run[.passed]?.bool == true }

  package func draw(on page: inout Page) {
    let steps = fitted(page.style)
    guard !isQuiet else { return drawEnd(steps, on: &page) }
    page.addProse(title, hanging: 2, .strong)
    let keys = Dictionary(grouping: failures.filter { $0[.record]?.int != nil }) {
      $0[.record]?.int ?? 0
    }
    let remarks = keys.mapValues { failures in
      let text = page.words.say("here it is not as expected: ", zh: "从这里起与预期不同：")
      let keys = page.words.list(failures.compactMap { $0[.key]?.string })
      return StyledText("^ " + text + keys, .bad)
    }
    for step in steps.shown { step.draw(on: &page, remarks) }
    drawEnd(steps, on: &page)
  }

  private func drawEnd(_ steps: Steps, on page: inout Page) {
    let words = page.words
    for failure in failures {
      page.blank()
      let record = failure[.record]?.int
      let line = record.flatMap { steps.line(of: $0, page.style) }
      let isOutcome = record.map(steps.isOutcome) ?? false
      Failure(failure, file: file, line: line, isOutcome: isOutcome).draw(on: &page)
    }
    if let error = run[.error], !error.isNull {
      page.blank()
      let type = error[.type]?.string ?? ""
      page.add("\(page.style.text(of: .cross)) \(type)", .bad)
      page.addProse(page.style.drawn(error[.message]?.string ?? ""), indent: 4)
      if let place = place(of: error) { page.add("    " + place, .faint) }
    }
    let count = words.count(steps.stimuli, "stimulus", "stimuli", zh: "个刺激")
    let decisions = words.count(steps.decisions, "decision", "decisions", zh: "个决定")
    var text = count + words.comma + decisions
    if !failures.isEmpty {
      text += words.comma + words.count(failures.count, "failure", "failures", zh: "处不符")
    }
    let verdict =
      hasPassed
      ? "\(page.style.text(of: .tick)) " + words.say("as expected", zh: "符合预期")
      : "\(page.style.text(of: .cross)) " + words.say("not as expected", zh: "不符合预期")
    if !hasPassed { page.blank() }
    if isQuiet { text = title }
    // In a list of runs each has one line, and what failed below it.
    page.add(StyledText(verdict, hasPassed ? .good : .bad) + StyledText("  " + text, .faint))
    guard !isQuiet, let summary, !summary.isEmpty else { return }
    page.blank()
    page.addProse(summary)
  }

  private func place(of error: JSONValue) -> String? {
    let pointer = error[.pointer]?.string ?? ""
    guard let file, let line = error[.line]?.int else { return pointer.isEmpty ? nil : pointer }
    return "\(file):\(line):\(error[.column]?.int ?? 1)  \(pointer)"
  }

  // MARK: - Folding

  private func fitted(_ style: Style) -> Steps {
    var steps = Steps(
      run: run,
      records: records,
      failing: Set(failures.compactMap { $0[.record]?.int })
    )
    guard let limit else { return steps }
    // The title and the last line; failures come on top, so that none of them is ever left out.
    let room = limit - 1 - title.wrapped(to: max(20, style.width - 2), style).count
    steps.fold(to: room, style)
    steps.elide(to: max(4, room), style)
    return steps
  }
}
