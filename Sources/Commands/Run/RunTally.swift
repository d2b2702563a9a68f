import Jansson
import Rendering
import WorkbenchProtocol

/// What came of several scenarios that were run, one after the other.
struct RunTally {
  let options: GlobalOptions

  /// Whether a summary stands at the end; a single scenario needs none.
  let isForSeveral: Bool

  private var results: [JSONValue] = []
  private var failed: [String] = []
  private var runs = 0
  private var faulty = 0

  init(options: GlobalOptions, isForSeveral: Bool) {
    self.options = options
    self.isForSeveral = isForSeveral
  }

  /// Whether every scenario that could be run was as expected.
  var hasPassed: Bool { failed.count == faulty }

  mutating func add(_ result: ScenarioRunner.Result) {
    runs += result.value[.runs]?.count ?? 0
    if result.value[.passed]?.bool != true { failed.append(result.heading.name) }
    guard isForSeveral else { return }
    // Records are many, and each run has told its own.
    results.append(options.output == .json ? result.value : [.passed: .null])
  }

  /// Counts a scenario that could not be run.
  mutating func add(faulty name: String) {
    faulty += 1
    failed.append(name)
    results.append([.scenario: JSONValue(name), .passed: false, .runs: []])
  }

  /// Says how many were as expected, and which were not.
  func end() {
    guard isForSeveral else { return }
    let output = Output(options: options)
    if options.output == .json {
      let value: JSONValue = [.passed: JSONValue(failed.isEmpty), .scenarios: JSONValue(results)]
      return output.write(json: value, indent: 2)
    }
    output.write(TallyDrawing(scenarios: results.count, runs: runs, failed: failed))
  }
}

/// The last lines below several scenarios.
private struct TallyDrawing: Drawing {
  let scenarios: Int
  let runs: Int
  let failed: [String]

  func draw(on page: inout Page) {
    let words = page.style.words
    page.add("")
    let good = scenarios - failed.count
    let told = words.count(runs, "run", "runs", zh: "次运行")
    let text = words.say(
      "\(good) of \(scenarios) \(scenarios == 1 ? "scenario" : "scenarios") as expected, \(told)",
      zh: "\(scenarios) 个情景中 \(good) 个符合预期，\(told)"
    )
    let mark = page.style.text(of: failed.isEmpty ? .tick : .cross)
    page.add("\(mark) \(text)", failed.isEmpty ? .good : .bad)
    for name in failed {
      page.add(StyledText("  responder run ", .faint) + StyledText(name, .strong))
    }
  }
}
