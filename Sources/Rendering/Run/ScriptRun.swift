package import Jansson

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
    self.title = title
    self.file = file
  }

  private var failures: [JSONValue] { Array((run["failures"] ?? .array()).elements) }
  private var hasPassed: Bool { run["passed"]?.bool == true }

  package func draw(on page: inout Page) {
    let steps = fitted(page.style)
    guard !isQuiet else { return drawEnd(steps, on: &page) }
    page.add(title, .strong)
    var remarks: [Int: StyledText] = [:]
    for failure in failures {
      guard let record = failure["record"]?.int else { continue }
      let text = page.words.say("here it is not as expected: ", zh: "从这里起与预期不同：")
      remarks[record] = StyledText("^ " + text + (failure["key"]?.string ?? ""), .bad)
    }
    for step in steps.shown { step.draw(on: &page, remarks) }
    drawEnd(steps, on: &page)
  }

  private func drawEnd(_ steps: Steps, on page: inout Page) {
    let words = page.words
    for failure in failures {
      page.blank()
      let line = failure["record"]?.int.flatMap { steps.line(of: $0, page.style) }
      Failure(failure, file: file, line: line).draw(on: &page)
    }
    if let error = run["error"], !error.isNull {
      page.blank()
      let type = error["type"]?.string ?? ""
      page.add("\(page.style.text(of: .cross)) \(type)", .bad)
      page.addProse(error["message"]?.string ?? "", indent: 4)
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
    page.add(StyledText(verdict, hasPassed ? .good : .bad) + StyledText("  " + text, .faint))
  }

  private func place(of error: JSONValue) -> String? {
    let pointer = error["pointer"]?.string ?? ""
    guard let file, let line = error["line"]?.int else { return pointer.isEmpty ? nil : pointer }
    return "\(file):\(line):\(error["column"]?.int ?? 1)  \(pointer)"
  }

  // MARK: - Folding

  private func fitted(_ style: Style) -> Steps {
    var steps = Steps(
      run: run,
      records: records,
      failing: Set(failures.compactMap { $0["record"]?.int })
    )
    guard let limit else { return steps }
    // The title and the last line; failures come on top, so that none of them is ever left out.
    while steps.lineCount(style) + 2 > limit, steps.foldLongest(style) {}
    steps.elide(to: max(4, limit - 2), style)
    return steps
  }
}

/// The steps of a run that did something.
struct Steps {
  private(set) var shown: [Step] = []
  let stimuli: Int
  let decisions: Int

  init(run: JSONValue, records: [JSONValue], failing: Set<Int>) {
    var rest = records[...]
    var number = 1
    var count = 0
    for step in (run["steps"] ?? .array()).elements {
      let range = step["records"]
      let first = range?[0]?.int ?? 0
      let last = range?[1]?.int ?? -1
      let own = rest.prefix { ($0["seq"]?.int ?? 0) <= last }
      rest = rest.dropFirst(own.count)
      let nodes = RouteNode.trees(of: own)
      guard !own.isEmpty, first <= last else { continue }
      count += nodes.contains { $0.kind == "outcome" } ? 1 : 0
      let isFailing = own.contains { failing.contains($0["seq"]?.int ?? -1) }
      shown.append(Step(step, nodes: nodes, isFailing: isFailing))
    }
    if !rest.isEmpty { shown.append(Step(nil, nodes: RouteNode.trees(of: rest), isFailing: true)) }
    stimuli = count
    decisions = shown.reduce(0) { $0 + $1.decisions }
    for index in shown.indices {
      shown[index].number = number
      number += shown[index].lineNumbers
    }
  }

  func lineCount(_ style: Style) -> Int { shown.reduce(0) { $0 + $1.lineCount(style) } }

  /// Folds the longest step that can be folded further, failing ones last; false when none can.
  mutating func foldLongest(_ style: Style) -> Bool {
    let foldable = shown.indices.filter { shown[$0].canFold }
    let candidates = foldable.filter { !shown[$0].isFailing }
    let chosen = (candidates.isEmpty ? foldable : candidates)
      .max { shown[$0].lineCount(style) < shown[$1].lineCount(style) }
    guard let chosen else { return false }
    shown[chosen].foldFurther(style)
    var number = 1
    for index in shown.indices {
      shown[index].number = number
      number += shown[index].lineNumbers
    }
    return true
  }

  /// Leaves out steps in the middle when there are more than lines.
  mutating func elide(to limit: Int, _ style: Style) {
    guard lineCount(style) > limit else { return }
    let kept = max(2, limit - 1)
    let isShort = shown.allSatisfy { !$0.canFold }
    guard isShort, shown.count > kept / 2 else { return }
    var head = Array(shown.prefix(kept / 4))
    let tail = Array(shown.suffix(kept / 4))
    head.append(Step(elided: shown.count - head.count - tail.count))
    shown = head + tail
  }

  func line(of record: Int, _ style: Style) -> RouteLine? {
    shown.lazy.compactMap { $0.line(of: record, style) }.first
  }
}

/// One step with its route.
struct Step {
  private let step: JSONValue?
  private let nodes: [RouteNode]
  let isFailing: Bool
  private let elided: Int
  private var fold = RouteFold.open

  /// The number of its first line.
  var number = 1

  init(_ step: JSONValue?, nodes: [RouteNode], isFailing: Bool) {
    self.step = step
    self.nodes = nodes
    self.isFailing = isFailing
    elided = 0
  }

  init(elided count: Int) {
    step = nil
    nodes = []
    isFailing = false
    elided = count
  }

  var decisions: Int { nodes.reduce(0) { $0 + $1.size } }
  var canFold: Bool { elided == 0 && fold.next != nil }
  private var route: Route { Route(nodes, fold: fold, from: number) }

  /// How many numbers its lines take.
  var lineNumbers: Int { route.outline(Style()).lines.count }

  func line(of record: Int, _ style: Style) -> RouteLine? { route.line(of: record, style) }

  func lineCount(_ style: Style) -> Int {
    elided > 0 || fold == .outcome ? 1 : 1 + route.lineCount(style)
  }

  /// Goes to the next step of folding that makes a difference.
  mutating func foldFurther(_ style: Style) {
    let before = lineCount(style)
    while let next = fold.next {
      fold = next
      if lineCount(style) < before { return }
    }
  }

  func draw(on page: inout Page, _ remarks: [Int: StyledText]) {
    let words = page.words
    guard elided == 0 else {
      let text = words.count(elided, "more step", "more steps", zh: "个步骤略去")
      page.add("\(page.style.text(of: .ellipsis)) \(text)", .faint)
      return
    }
    let index =
      step?["index"]?.int.map { words.say("step \($0 + 1)  ", zh: "第 \($0 + 1) 步  ") } ?? ""
    let action = step?["action"]?.string ?? words.say("afterwards", zh: "之后")
    var line = StyledText(index, .faint) + StyledText(action, .strong)
    if let label = step?["label"]?.string { line += StyledText("  (\(label))", .faint) }
    if fold == .outcome {
      page.add((line + folded(page.style)).truncated(to: page.style.width, page.style))
      return
    }
    page.add(line.truncated(to: page.style.width, page.style))
    route.draw(on: &page, marking: remarks)
  }

  /// What is said of a step that is folded to its outcome.
  private func folded(_ style: Style) -> StyledText {
    var text = StyledText("  ")
    if let outcome = route.outcome.map({ RouteOutcome($0) }) {
      text += StyledText(outcome.sentence(style, .none), outcome.tone) + StyledText("  ")
    }
    let count = style.words.count(decisions, "decision", "decisions", zh: "个决定")
    return text + StyledText("(\(count))", .faint)
  }
}
