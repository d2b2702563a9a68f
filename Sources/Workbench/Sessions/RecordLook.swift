import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// A question about the objects of a run as they are while one of its records is being written.
///
/// It ends the run, of which nobody may want anything else: what is read may be computed by code of
/// the app's, and that may change what comes.
final class RecordLook {
  /// The record's number at its level.
  let number: Int
  let level: TraceLevel
  private let question: ObjectQuestion
  /// What came of the question; nil while the record has not come.
  private(set) var answer: Result<JSONValue, WireError>?

  init(at number: Int, _ level: TraceLevel, _ question: @escaping ObjectQuestion) {
    self.number = number
    self.level = level
    self.question = question
  }

  /// Whether the record has come.
  var isOver: Bool { answer != nil }

  /// Asks the question, if this is the record.
  func take(_ record: TraceRecord, in scenario: ScenarioSession) {
    guard !isOver, record.level <= level, record.seq[level] == number else { return }
    answer = Result { () throws(WireError) in try scenario.asking(question) }
    scenario.simulation.dispatcher.stop(
      SimulationError(
        .cancelled,
        "the run was only for a look at record \(number)",
        zh: "这次运行只为看第 \(number) 条记录"
      )
    )
  }
}
