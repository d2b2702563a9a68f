package import Jansson
import WorkbenchProtocol

/// Why an object does not get an event: the cause first, then the search and the way up with the
/// decision marked, then what helps.
package struct WhyNot: Drawing {
  private let answer: JSONValue
  private let records: [JSONValue]

  /// Takes the answer of `hit.why` or `script.why` and, where there are, the records of the event.
  package init(_ answer: JSONValue, records: [JSONValue] = []) {
    self.answer = answer
    self.records = records
  }

  /// Takes the answer of `script.why`, with the records of the event where it is not as wanted.
  package init(answering answer: JSONValue) {
    let isMissed = answer[.holds]?.bool != true
    self.init(answer, records: isMissed ? Array((answer[.records] ?? .array()).elements) : [])
  }

  private var wanted: String { answer[.wanted]?.string ?? "?" }
  /// What the objects are in the app that the document was imported from, where it was.
  private var origins: JSONValue? { answer[.origins] }
  private var holds: Bool {
    answer[.holds]?.bool ?? (answer[.got]?.string == answer[.wanted]?.string)
  }

  /// The obstacles in the order met; of an answer without such a list the one that it names.
  private var reasons: [JSONValue] {
    if let reasons = answer[.reasons], reasons.count > 0 { return Array(reasons.elements) }
    return answer[.text] == nil || holds ? [] : [answer]
  }

  package func draw(on page: inout Page) {
    page.call(origins)
    drawHeadline(on: &page)
    drawAsk(on: &page)
    PrintGaps(answer).drawReality(on: &page)
    PrintGaps(answer).drawCases(on: &page)
    for (index, reason) in reasons.enumerated() { draw(reason, index, on: &page) }
    drawEvent(on: &page)
    if !holds { drawFixes(on: &page) }
    PrintGaps(answer).draw(on: &page)
  }

  // MARK: - The answer

  private func drawHeadline(on page: inout Page) {
    let style = page.style
    let mark = style.text(of: holds ? .tick : .cross)
    let line = StyledText("\(mark) \(headline(page.words))", holds ? .good : .bad)
    let event = StyledText(style.drawn(event(page.words)), .faint)
    guard !event.isEmpty else { return page.add(line) }
    let room = style.width - line.width(style) - event.width(style)
    guard room >= 3, !style.isPlain else {
      page.add(line)
      return page.add(StyledText("  ") + event)
    }
    page.add(line.padded(to: style.width - event.width(style), style) + event)
  }

  private func headline(_ words: Words) -> String {
    guard answer[.wanted]?.string != nil else {
      return words.say("every expectation holds", zh: "所有预期都成立")
    }
    let got = answer[.got] ?? .null
    switch question {
    case .object:
      if holds, origins == nil {
        return answer[.text]?.string ?? words.say("\(wanted) gets it", zh: "\(wanted) 收到了")
      }
      let wanted = called(wanted, words)
      if holds { return words.say("\(wanted) gets it", zh: "\(wanted) 收到了") }
      guard let other = got.string.map({ called($0, words) }) else {
        return words.say(
          "\(wanted) gets nothing, and nobody else does",
          zh: "\(wanted) 什么也没收到，别人也没有"
        )
      }
      return words.say(
        "\(wanted) gets nothing; \(other) takes it",
        zh: "\(wanted) 什么也没收到；被 \(other) 接走"
      )
    case .expectation(let key):
      guard !holds else { return words.say("\(key) is as expected", zh: "\(key) 符合预期") }
      return words.say(
        "\(key) is not as expected: it is \(got.text(words))",
        zh: "\(key) 不符合预期：实际是 \(got.text(words))"
      )
    case .occurrence:
      let count = got.int ?? 0
      switch (holds, count) {
      case (_, 0): return words.say("\(wanted) does not occur", zh: "\(wanted) 没有发生")
      case (true, 1): return words.say("\(wanted) occurs", zh: "\(wanted) 发生了")
      case (true, _):
        return words.say("\(wanted) occurs \(count) times", zh: "\(wanted) 发生了 \(count) 次")
      case (false, 1): return words.say("\(wanted) occurs only once", zh: "\(wanted) 只发生了 1 次")
      case (false, _):
        return words.say("\(wanted) occurs \(count) times", zh: "\(wanted) 发生了 \(count) 次")
      }
    case .focus(let object):
      if holds { return words.say("\(object) is first responder", zh: "\(object) 是第一响应者") }
      return words.say(
        "\(object) is not first responder: \(got.string ?? words.nobody) is",
        zh: "\(object) 不是第一响应者：" + (got.string.map { "第一响应者是 \($0)" } ?? "没有第一响应者")
      )
    case .value:
      if holds { return words.say("\(wanted) holds", zh: "\(wanted) 成立") }
      return words.say(
        "\(wanted) does not hold: it is \(got.text(words))",
        zh: "\(wanted) 不成立：实际是 \(got.text(words))"
      )
    }
  }

  /// What an object is called: in an imported document with the line that tells of it.
  private func called(_ id: String, _ words: Words) -> String {
    guard let origin = origins?[JSONKey(id)] else { return id }
    return ImportedName(id, origin).textWithLine(words)
  }

  /// What kind of thing was asked about.
  private enum Question {
    case object
    case expectation(key: String)
    case occurrence
    case focus(object: String)
    case value
  }

  private var question: Question {
    if wanted.hasPrefix("/") {
      // The pointer to an expectation ends with its key, and behind that with a name in it.
      let keys = wanted.split(separator: "/").map(String.init)
      let key = keys.firstIndex(of: "expect").map { keys[($0 + 1)...].joined(separator: " ") }
      return .expectation(key: key ?? wanted)
    }
    if wanted.contains(where: { "=<>".contains($0) }) { return .value }
    let focus = ".isFirstResponder"
    if wanted.hasSuffix(focus) { return .focus(object: String(wanted.dropLast(focus.count))) }
    // An object and an occurrence are both written as names; what came of it tells them apart.
    if answer[.got]?.isNumber == true { return .occurrence }
    return answer[.got]?.bool == nil ? .object : .value
  }

  /// What can be asked about, where nothing was named and nothing failed.
  private func drawAsk(on page: inout Page) {
    let words = page.words
    let names = answer[.ask]?.strings ?? []
    guard holds, !names.isEmpty else { return }
    page.addProse(
      words.say("Ask about what does not happen: ", zh: "可以问为什么没有发生的：") + words.list(names)
        + words.say(".", zh: "。"),
      indent: 2
    )
  }

  /// Which step it is, what was done, and where on the screen.
  private func event(_ words: Words) -> String {
    var parts: [String] = []
    if let index = answer[.step]?[.index]?.int {
      parts.append(words.say("step \(index + 1)", zh: "第 \(index + 1) 步"))
    }
    if let stimulus = answer[.stimulus], !stimulus.isNull {
      parts.append(SpokenStep(named(stimulus, words)).text(words))
    }
    let told = parts.joined(separator: "  ")
    guard let screen = answer[.place]?[.screen] else { return told }
    let point = RouteWording.point(screen)
    // A stimulus that aims at a place of the screen has told it.
    guard !told.contains(point) else { return told }
    return told + words.say(" · screen \(point)", zh: " · 屏幕 \(point)")
  }

  /// What was done, with the view that it was done to called as it is in the app: by the text that
  /// it shows, since the headline has its class and address.
  private func named(_ stimulus: JSONValue, _ words: Words) -> JSONValue {
    let place = stimulus[.at] ?? .null
    guard let id = place.string ?? place[.in]?.string, let origin = origins?[JSONKey(id)] else {
      return stimulus
    }
    let imported = ImportedName(id, origin)
    let name = JSONValue(imported.shown ?? imported.text(words))
    return stimulus.replacing(.at, place.isObject ? place.replacing(.in, name) : name)
  }

  private func draw(_ reason: JSONValue, _ index: Int, on page: inout Page) {
    drawSentence(reason, index, on: &page)
    let conditions = (reason[.when] ?? .array()).elements.map {
      PrintGaps(answer).condition($0, page.style)
    }
    if !conditions.isEmpty {
      let all = conditions.joined(separator: page.words.say(" and ", zh: "，并且 "))
      page.addProse(page.words.say("only if \(all)", zh: "仅当 \(all)"), indent: 4, .faint)
    }
    drawLine(of: reason, indent: 4, on: &page)
  }

  /// Where the document says so, for whoever wants to know all.
  private func drawLine(of part: JSONValue, indent: Int, on page: inout Page) {
    guard page.style.isVerbose, let line = part[.line]?.int else { return }
    let text = page.words.say("line \(line) of the document", zh: "文档第 \(line) 行")
    page.add(String(repeating: " ", count: indent) + text, .faint)
  }

  private func drawSentence(_ reason: JSONValue, _ index: Int, on page: inout Page) {
    let style = page.style
    let number = reasons.count > 1 ? "\(index + 1)  " : ""
    let text = style.drawn(reason[.text]?.string ?? "").printable()
    var rule = StyledText(reason[.rule]?.string ?? "", .decision)
    if let place = line(of: reason) {
      rule += StyledText(page.words.say("  line \(place)", zh: "  第 \(place) 行"), .faint)
    }
    let line = StyledText("  " + number, .faint) + StyledText(text)
    let room = style.width - line.width(style) - rule.width(style)
    guard room < 2 || rule.isEmpty || style.isPlain else {
      return page.add(line.padded(to: style.width - rule.width(style), style) + rule)
    }
    page.addProse(number + text, indent: 2, hanging: number.count)
    guard !rule.isEmpty else { return }
    let label = style.isPlain ? page.words.say("rule ", zh: "规则 ") : ""
    page.add(StyledText("    " + label) + rule)
  }

  /// The line of the paste that tells of whom a reason speaks.
  private func line(of reason: JSONValue) -> Int? {
    let id = reason[.reason]?[.args]?[.by]?.string ?? reason[.object]?.string
    return id.flatMap { origins?[JSONKey($0)]?[.line]?.int }
  }

  // MARK: - What happened

  private func drawEvent(on page: inout Page) {
    let nodes = RouteNode.trees(of: records)
    guard !nodes.isEmpty else { return }
    let deciding = Set(reasons.compactMap { $0[.record]?.int })
    page.blank()
    guard !page.style.isVerbose, !page.style.isPlain,
      let search = nodes.firstIndex(where: { $0.method == "hitTest" })
    else {
      let mark = StyledText("^ " + page.words.say("this decided", zh: "决定在这里"), .bad)
      let marks = Dictionary(uniqueKeysWithValues: deciding.map { ($0, mark) })
      return Route(RouteStory(nodes)).fitted(to: page.style.isVerbose ? .max : 30, page.style)
        .draw(on: &page, marking: marks)
    }
    // Windows that are passed over stand between the searches in others.
    let searches = nodes[search...].prefix { $0.method == "hitTest" || $0.kind == .declined }
    draw(search: searches.flatMap(shown), deciding, on: &page)
    drawRecognizers(nodes, deciding, on: &page)
    drawWay(on: &page)
  }

  /// Whether an object is a window that stands for nothing in the app, which is the only one in an
  /// imported document that is asked and came from nowhere.
  private func isMadeUp(_ object: String) -> Bool {
    origins != nil && object == "window" && origins?[.window] == nil
  }

  /// A search without a window that stands for nothing in the app.
  private func shown(_ search: RouteNode) -> [RouteNode] {
    guard let object = search.object, isMadeUp(object) else { return [search] }
    return search.children.filter { $0.method == "hitTest" || $0.kind == .declined }
  }

  private func draw(search: [RouteNode], _ deciding: Set<Int>, on page: inout Page) {
    let style = page.style
    var lines: [RouteLine] = []
    for var line in RouteOutline(search, style: style).lines {
      let isDeciding = !deciding.isDisjoint(with: line.records)
      if isDeciding { line.answer += StyledText("  " + style.text(of: .pointer), .bad) }
      lines.append(line)
      if isDeciding, let unasked = unasked(below: line, among: search, style) {
        lines.append(unasked)
      }
    }
    let columns = RouteColumns(lines, style: style, hasNumbers: false)
    columns.drawHeading(on: &page)
    for line in lines {
      columns.draw(line, isDeciding: !deciding.isDisjoint(with: line.records), on: &page)
    }
  }

  /// The wanted view below the one that said no, where the search never came to it.
  private func unasked(
    below line: RouteLine,
    among search: [RouteNode],
    _ style: Style
  ) -> RouteLine? {
    guard let reason = reasons.first, reason[.record]?.int.map(line.records.contains) == true,
      let rule = reason[.rule]?.string, WhyNot.pruningRules.contains(rule),
      let wanted = reason[.reason]?[.args]?[.wanted]?.string ?? answer[.wanted]?.string,
      !search.contains(where: { $0.asks(wanted) })
    else { return nil }
    let stem = line.stem.map { $0 == .branch ? Mark.bar : $0 == .corner ? .gap : $0 }
    return RouteLine(
      records: [],
      stem: stem + [.corner],
      subject: StyledText(ObjectName(wanted).text(style), .strong),
      point: style.text(of: .dash),
      answer: StyledText(style.words.say("is never asked", zh: "从未被询问"), .faint),
      rule: nil,
      isSearch: true
    )
  }

  /// Rules by which a view leaves out all that is inside it.
  private static let pruningRules: Set = [
    "hit-test.point-inside-prunes", "hit-test.skips-hidden", "hit-test.skips-near-zero-alpha",
    "hit-test.skips-interaction-disabled", "hit-test.label-and-image-view-off",
    "ignore.animating-view-is-ineligible",
  ]

  /// What recognizers did and when, and by whom a touch was held, dropped or cancelled.
  private func drawRecognizers(_ nodes: [RouteNode], _ deciding: Set<Int>, on page: inout Page) {
    let told = nodes.filter { $0.kind.map { $0.isAboutRecognizer || $0.keepsTouch } ?? false }
    guard !told.isEmpty else { return }
    // The numbers come from the wire: two records with one number must not end the program.
    let times = Dictionary(told.flatMap { node in node.records.map { ($0, node.time) } }) {
      first,
      _ in
      first
    }
    var lines: [RouteLine] = []
    for var line in RouteOutline(told, style: page.style).lines {
      if let time = times[line.number] {
        let seconds = page.words.seconds(time)
        line.answer += StyledText(page.words.say(" at \(seconds)", zh: "，在 \(seconds)"), .faint)
      }
      lines.append(line)
    }
    page.blank()
    let columns = RouteColumns(lines, style: page.style, hasNumbers: false)
    for line in lines {
      columns.draw(line, isDeciding: !deciding.isDisjoint(with: line.records), on: &page)
    }
  }

  private func drawWay(on page: inout Page) {
    guard let outcome = records.last(where: { $0[.kind]?.string == RecordKind.outcome.rawValue }),
      let path = outcome[.path]?.strings, path.count > 1
    else { return }
    let words = page.words
    var names = path.filter { !isMadeUp($0) }.map { ObjectName($0).text(page.style) }
    if outcome[.discarded]?.bool == true { names.append(words.nobody) }
    page.addProse(
      words.say("then up  ", zh: "然后向上  ")
        + names.joined(separator: " \(page.style.text(of: .then)) "),
      indent: 2,
      hanging: 9
    )
  }

  // MARK: - What helps

  /// How many changes are drawn.
  private static let most = 5

  private func drawFixes(on page: inout Page) {
    let words = page.words
    page.blank()
    let fixes = Array((answer[.fixes] ?? .array()).elements)
    guard !fixes.isEmpty else {
      let tried = answer[.tried]?.int.map { words.say(" (\($0) tried)", zh: "（试了 \($0) 种）") } ?? ""
      let text = words.say("No change in reach helps", zh: "能做的改动里没有一种有用")
      return page.addProse(text + tried + words.say(".", zh: "。"))
    }
    page.add(words.say("What helps, each proven by a run:", zh: "有用的改动，每一种都由运行证明："))
    for (index, fix) in fixes.prefix(WhyNot.most).enumerated() { draw(fix: fix, index, on: &page) }
    guard fixes.count > WhyNot.most else { return }
    let more = fixes.count - WhyNot.most
    page.add(words.say("  and \(more) more with -o json", zh: "  另有 \(more) 种，见 -o json"), .faint)
  }

  private func draw(fix: JSONValue, _ index: Int, on page: inout Page) {
    let words = page.words
    let edits = (fix[.edits] ?? .array()).elements.map { edit in
      guard edit[.call] == nil else { return SpokenStep.call(edit) }
      let told = SpokenStep.assignments(edit[.set] ?? .object())
      guard let step = edit[.step]?.int else { return told }
      return words.say("step \(step + 1): \(told)", zh: "第 \(step + 1) 步：\(told)")
    }
    page.addProse("\(index + 1)  " + edits.joined(separator: ", "), indent: 2, hanging: 3, .strong)
    if let text = fix[.text]?.string { page.addProse(page.style.drawn(text), indent: 5) }
    if fix[.keeps] != nil {
      let broken = Array((fix[.breaks] ?? .array()).elements)
      page.addProse(kept(broken, fix, words), indent: 5, broken.isEmpty ? .good : .warning)
    } else if let outcome = fix[.outcome] {
      let then = RouteOutcome(outcome).told(page.style, .ends)
      let tick = page.style.text(of: .tick)
      page.addProse("\(tick) " + words.say("then: ", zh: "之后：") + then, indent: 5, .good)
    }
    drawLine(of: fix, indent: 5, on: &page)
    guard let swift = fix[.swift]?.string, !swift.isEmpty else { return }
    let lines = swift.split(separator: "\n", omittingEmptySubsequences: true)
    // What is tried in an app is needed whole.
    guard origins == nil else { return drawToTry(lines, fix, on: &page) }
    for line in page.style.isVerbose ? lines[...] : lines.prefix(1) {
      page.add(whole: StyledText("     " + line, .faint))
    }
    if lines.count > 1, !page.style.isVerbose {
      page.add(words.say("     -v shows the Swift whole", zh: "     -v 显示完整的 Swift 代码"), .faint)
    }
  }

  /// What to write, and what to type into the debugger that holds the app.
  private func drawToTry(_ lines: [Substring], _ fix: JSONValue, on page: inout Page) {
    for line in lines { page.add(whole: StyledText("     " + line, .faint)) }
    let commands = (fix[.lldb]?.string ?? "").split(separator: "\n")
    guard !commands.isEmpty else { return }
    let label = page.words.say("try now", zh: "立即试试")
    let blanks = String(repeating: " ", count: StyledText(label).width(page.style))
    for (index, command) in commands.enumerated() {
      let margin = "     \(index == 0 ? label : blanks)   "
      page.add(whole: StyledText(margin + command, .faint))
    }
  }

  /// What becomes of the document's other expectations.
  private func kept(_ broken: [JSONValue], _ fix: JSONValue, _ words: Words) -> String {
    func told(_ list: [JSONValue]) -> String {
      var steps: [(number: Int?, texts: [String])] = []
      for item in list {
        let (number, text) = (item[.step]?.int.map { $0 + 1 }, item[.text]?.string ?? "")
        // In an empty list, and of an expectation without a step, the number is nil alike.
        if steps.last?.number == number, !steps.isEmpty {
          steps[steps.count - 1].texts.append(text)
        } else {
          steps.append((number, [text]))
        }
      }
      return steps.map { step in
        let number = step.number.map { words.say("step \($0): ", zh: "第 \($0) 步：") } ?? ""
        return number + words.list(step.texts)
      }
      .joined(separator: words.say("; ", zh: "；"))
    }
    let keeps = fix[.keeps]?.int ?? 0
    var text = broken.isEmpty ? kept(keeps, words) : words.say("breaks ", zh: "会破坏 ") + told(broken)
    let asked = Array((fix[.asAsked] ?? .array()).elements)
    if !asked.isEmpty { text += words.say("; as asked: ", zh: "；如所问：") + told(asked) }
    return text
  }
}

extension WhyNot {
  /// That so many other expectations hold still, and none does not.
  fileprivate func kept(_ count: Int, _ words: Words) -> String {
    switch count {
    case 0: words.say("breaks nothing", zh: "不破坏任何预期")
    case 1: words.say("keeps the other expectation", zh: "保持另一条预期")
    case 2: words.say("keeps both other expectations", zh: "保持另外两条预期")
    default: words.say("keeps the other \(count) expectations", zh: "保持其余 \(count) 条预期")
    }
  }
}

extension RouteNode {
  /// Whether a view was asked in this search.
  fileprivate func asks(_ object: String) -> Bool {
    self.object == object || children.contains { $0.asks(object) }
  }
}

extension JSONValue {
  /// An object with another value for one of its members.
  fileprivate func replacing(_ key: JSONKey, _ value: JSONValue) -> JSONValue {
    let object = JSONValue.object()
    for (name, old) in members { object.set(JSONKey(name), name == key.spelling ? value : old) }
    return object
  }
}
