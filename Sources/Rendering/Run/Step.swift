import Jansson
import WorkbenchProtocol

/// One step with its route.
struct Step {
  /// What the step is.
  enum Source {
    /// What the app did before the script.
    case launch
    /// A step of the script, as the daemon reports it.
    case script(JSONValue)
    /// What came after the last step.
    case afterwards
    /// So many steps that are left out.
    case elided(Int)
  }

  private let source: Source
  private let story: RouteStory
  let isFailing: Bool

  /// How far its route is folded.
  var fold = RouteFold.open

  init(_ source: Source, nodes: [RouteNode], isFailing: Bool) {
    self.source = source
    story = RouteStory(nodes)
    self.isFailing = isFailing
  }

  private var nodes: [RouteNode] { story.nodes }

  var decisions: Int { story.size }
  var isStimulus: Bool { nodes.contains { $0.kind == .outcome } }

  /// The number of the record that says what came of it.
  var outcome: Int? { nodes.last { $0.kind == .outcome }?.records.first }

  /// Whether something happened beside the life cycle that every controller has.
  var isUnusual: Bool { nodes.contains { $0.kind != .controllerLifecycle } }

  /// Whether it only asks a quiz's question, which a run does not.
  var isQuestion: Bool {
    guard case .script(let step) = source else { return false }
    return step[.action]?.string?.hasPrefix("ask ") == true
  }

  private var route: Route { Route(story, fold: fold) }

  func line(of record: Int, _ style: Style) -> RouteLine? { route.line(of: record, style) }

  /// How many lines it takes; of one that takes more than `limit`, only that it does.
  func lineCount(_ style: Style, upTo limit: Int) -> Int {
    let least = route.leastLines(style, limit)
    guard least <= limit else { return least }
    var page = Page(style)
    draw(on: &page, [:])
    return page.lines.count
  }

  func draw(on page: inout Page, _ remarks: [Int: StyledText]) {
    if case .elided(let count) = source {
      let text = page.words.count(count, "more step", "more steps", zh: "个步骤略去")
      return page.add("\(page.style.text(of: .ellipsis)) \(text)", .faint)
    }
    let heading = heading(page.style)
    // Where nothing was decided, what the step says is all there is: it is told whole.
    if decisions == 0, fold == .open { return page.addProse(heading.string, hanging: 8) }
    guard fold == .outcome, decisions > 0 else {
      page.add(heading)
      return route.draw(on: &page, marking: remarks)
    }
    let folded = folded(page.style)
    let line = heading + StyledText("  ") + folded
    guard line.width(page.style) > page.style.width else { return page.add(line) }
    page.add(heading)
    page.add(StyledText("     ") + folded)
  }

  private func heading(_ style: Style) -> StyledText {
    let words = style.words
    switch source {
    case .launch:
      return StyledText(words.say("launch", zh: "启动"), .strong)
    case .afterwards:
      return StyledText(words.say("afterwards", zh: "之后"), .strong)
    case .elided:
      return StyledText()
    case .script(let step):
      let number = (step[.index]?.int ?? 0) + 1
      var line = StyledText(words.say("step \(number)  ", zh: "第 \(number) 步  "), .faint)
      line += StyledText(style.drawn(SpokenStep(reported: step).text(words)), .strong)
      if let label = step[.label]?.string { line += StyledText("  (\(label))", .faint) }
      return line
    }
  }

  /// What is said of a step that is folded to its outcome.
  private func folded(_ style: Style) -> StyledText {
    var text = StyledText()
    if let outcome = route.outcome {
      text += StyledText(outcome.sentence(style, .none), outcome.tone) + StyledText("  ")
    }
    // That the model refused something is never folded away.
    for error in story.errors {
      text += StyledText("\(style.text(of: .warning)) \(error)  ", .bad)
    }
    let count = style.words.count(decisions, "decision", "decisions", zh: "个决定")
    return text + StyledText("(\(count))", .faint)
  }
}
