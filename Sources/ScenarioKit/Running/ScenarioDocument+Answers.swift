import Catalogue
import Jansson
@_spi(Workbench) import ResponderKit
public import ScenarioSyntax
import Sentences

extension ScenarioDocument {
  /// How many steps are run at most to learn the answers.
  private static let stepLimit = 1000
  /// How many calls a step may make.
  private static let callLimit = 100_000

  /// Runs the script as far as its last question, and reports options without the right answer.
  ///
  /// What goes wrong in a run ends it without a word: that is for who runs the script.
  ///
  /// - Returns: One diagnostic for each question whose options lack an answer that it has.
  /// - Complexity: As a run of each variant that offers options, of 1,000 steps at most.
  public func checkedAnswers() -> [Diagnostic] {
    let diagnostics = DiagnosticCollector(file: file, bytes: positions.bytes)
    var reported: Set<String> = []
    for run in runs where offersOptions(in: run) {
      let session = try? ScenarioSession(self, variant: run) {
        $0.simulation.dispatcher.limits.calls = Self.callLimit
      }
      guard let session else { continue }
      while !session.isOver, session.nextStep < Self.stepLimit {
        guard let question = session.question else {
          _ = session.runStep()
          continue
        }
        let path = session.world.plan.steps[session.nextStep].path
        let end = min(session.endOfQuestion, Self.stepLimit)
        var reports: [StepReport] = []
        while session.nextStep < end, !session.isOver { reports.append(session.runStep()) }
        guard !question.options.isEmpty, !reports.contains(where: { $0.error != nil }) else {
          continue
        }
        let answer = session.answer(to: question, in: reports)
        // A step that several variants run is reported once.
        guard !question.options.contains(where: { $0.answer == answer }),
          reported.insert(path.pointer).inserted
        else { continue }
        diagnostics.report(
          .formNotAllowed,
          at: path.inside("ask").inside("options"),
          Sentence(
            "the right answer, \(answer), is not among the options",
            zh: "正确答案 \(answer) 不在选项里"
          ),
          hint: Sentence("Add it to the options.", zh: "把它加进选项。")
        )
      }
    }
    return diagnostics.sorted
  }

  private func offersOptions(in run: String?) -> Bool {
    plan(run)?.steps.contains { step in
      if case .ask(let question) = step.kind { !question.options.isEmpty } else { false }
    } == true
  }
}
