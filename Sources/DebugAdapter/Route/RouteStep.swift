import Jansson
import WorkbenchProtocol

/// A step of the script that ran, as the workbench told it.
struct RouteStep: Sendable {
  /// Its place in the script, from 0; steps that a variant leaves out have one too.
  let index: Int
  /// JSON pointer to it.
  let pointer: String
  /// What it does, as one says it in the language of the connection.
  let phrase: String
  let label: String?
  /// The expectations that did not hold.
  let failures: [StepFailure]
  /// The first and the last record that it left itself; nil where it left none.
  let records: ClosedRange<Int>?
  private let stored: StoredJSON

  /// Takes over a step of `script.step`, and the failures beside it.
  init(report: JSONValue, failures: [JSONValue] = []) {
    index = report[.index]?.int ?? 0
    pointer = report[.pointer]?.string ?? ""
    phrase = report[.phrase]?.string ?? ""
    label = report[.label]?.string
    self.failures = failures.map { StepFailure($0) }
    let ends = report[.records]?.elements.compactMap(\.int) ?? []
    // A step without records tells the number behind the last one first.
    records = ends.count == 2 && ends[0] > 0 && ends[0] <= ends[1] ? ends[0]...ends[1] : nil
    stored = StoredJSON(report)
  }

  /// The step as the workbench told it.
  var report: JSONValue { stored.value }

  /// What came of it, where it is a stimulus.
  var outcome: JSONValue? { report[.outcome] }
}

/// An expectation that did not hold.
struct StepFailure: Sendable {
  /// JSON pointer to the expectation.
  let pointer: String
  /// What was expected to hold, as `hit`.
  let key: String
  /// Expected and actual in one sentence, in the language of the connection.
  let message: String
  /// The record that decided.
  let record: Int?
  /// The rule that decided there.
  let rule: String?
  private let stored: StoredJSON

  init(_ failure: JSONValue) {
    pointer = failure[.pointer]?.string ?? ""
    key = failure[.key]?.string ?? ""
    message = failure[.message]?.string ?? ""
    record = failure[.record]?.int
    rule = failure[.reason]?[.rule]?.string
    stored = StoredJSON(failure)
  }

  /// The failure as the workbench told it.
  var report: JSONValue { stored.value }
}
