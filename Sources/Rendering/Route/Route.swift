package import Jansson
import WorkbenchProtocol

/// A route: what came of a stimulus, and the decisions that led there, with their rules.
///
/// The number of a line is that of its first record, so it is the same at every width, in every
/// folding and in the trace. Of a line that stands for several decisions, it is the first one's.
package struct Route: Drawing {
  private let story: RouteStory
  private let fold: RouteFold

  private var nodes: [RouteNode] { story.nodes }

  /// Reads the records of one stimulus.
  package init(records: [JSONValue]) {
    self.init(RouteStory(RouteNode.trees(of: records)))
  }

  init(_ story: RouteStory, fold: RouteFold = .open) {
    self.story = story
    self.fold = fold
  }

  /// The route drawn with at most `limit` lines, as far as folding can do it.
  package func text(_ style: Style, limit: Int) -> String {
    fitted(to: limit, style).text(style)
  }

  /// The route folded just as far as `limit` lines demand.
  func fitted(to limit: Int, _ style: Style) -> Route {
    var route = self
    while route.lineCount(style, upTo: limit) > limit, let next = route.fold.next {
      route = Route(story, fold: next)
    }
    return route
  }

  /// The route below a line that says what was done.
  package func titled(_ title: String?) -> some Drawing { TitledRoute(title: title, route: self) }

  package func draw(on page: inout Page) {
    draw(on: &page, marking: [:])
  }

  /// Draws the route with a remark below the line of each record in `remarks`.
  func draw(on page: inout Page, marking remarks: [Int: StyledText]) {
    if let outcome {
      outcome.draw(on: &page)
      draw(outcome.record.flatMap { remarks[$0] }, on: &page)
    }
    for block in RouteColumns.blocks(story.lines(fold, page.style)) {
      let columns = RouteColumns(block, style: page.style)
      for line in block {
        // A line takes up records as it folds them; remarks stand in the order of the trace.
        let marks = line.records.sorted().compactMap { remarks[$0] }
        if page.style.isPlain {
          page.addProse(RouteSentence(line, words: page.words).text)
        } else {
          columns.draw(line, isDeciding: !marks.isEmpty, on: &page)
        }
        for mark in marks { draw(mark, on: &page) }
      }
    }
  }

  private func draw(_ remark: StyledText?, on page: inout Page) {
    guard let remark else { return }
    page.add(page.style.isPlain ? remark : StyledText("     ") + remark)
  }

  /// What came of the stimulus; nil where it sent nothing that anybody could have handled.
  var outcome: RouteOutcome? {
    guard let record = nodes.last(where: { $0.kind == .outcome })?.opening else { return nil }
    let outcome = RouteOutcome(record)
    let wasSent = nodes.contains { $0.kind == .eventQueued || $0.kind == .discarded }
    // One that is all there is has to be told, or its step would have no line at all.
    return outcome.saysNothing && !wasSent && nodes.count > 1 ? nil : outcome
  }

  /// The line that stands for a record.
  func line(of record: Int, _ style: Style) -> RouteLine? {
    story.lines(fold, style).first { $0.records.contains(record) }
  }

  /// A number of lines that it takes at least; above `limit` as soon as that is found.
  func leastLines(_ style: Style, _ limit: Int) -> Int {
    let items = story.groups(fold, style).reduce(0) { $0 + $1.items.count }
    return items > limit ? items : story.lines(fold, style).count
  }

  private func lineCount(_ style: Style, upTo limit: Int) -> Int {
    let least = leastLines(style, limit)
    guard least <= limit else { return least }
    var page = Page(style)
    draw(on: &page)
    return page.lines.count
  }
}

private struct TitledRoute: Drawing {
  let title: String?
  let route: Route

  func draw(on page: inout Page) {
    if let title { page.addProse(title, hanging: 2, .strong) }
    route.draw(on: &page)
  }
}

/// What came of a stimulus, in a line.
package struct RouteOutcome: Drawing {
  private let outcome: JSONValue

  package init(_ outcome: JSONValue) {
    self.outcome = outcome
  }

  package func draw(on page: inout Page) {
    let margin = page.style.isPlain ? "" : "     "
    let room = page.style.width - margin.count
    // The way stands below, line by line.
    let text = sentence(page.style, page.style.isPlain ? .whole : .none)
    let lines = text.wrapped(to: max(20, room - 2), page.style)
    for (index, line) in lines.enumerated() {
      page.add(StyledText(index == 0 ? margin : margin + "  ") + StyledText(line, tone))
    }
  }

  /// How much of the way is told.
  package enum Way: Sendable {
    case whole
    case ends
    case none
  }

  /// The record's number.
  var record: Int? { outcome[.seq]?.int }

  /// Whether no object stands in it.
  var saysNothing: Bool {
    let told = ["hit", "handledBy", "message", "returned"]
    return told.allSatisfy { outcome[$0]?.isNull ?? true } && outcome[.path]?.count ?? 0 == 0
      && recognizers.isEmpty
  }

  private var recognizers: [String] { outcome[.recognizedBy]?.strings ?? [] }

  /// Whether neither a responder nor a recognizer had a use for it.
  private var isDiscarded: Bool { outcome[.discarded]?.bool == true && recognizers.isEmpty }

  var tone: Tone { isDiscarded ? .bad : .good }

  /// The outcome in one sentence: what was hit, who handled it and by which way.
  package func sentence(_ style: Style, _ way: Way = .whole) -> String {
    let told = told(style, way)
    guard !style.isPlain else { return style.words.say("Outcome: ", zh: "结果：") + told }
    return style.text(of: isDiscarded ? .cross : .star) + " " + told
  }

  /// The same without a mark.
  func told(_ style: Style, _ way: Way) -> String {
    let words = style.words
    var parts: [String] = []
    if let hit = outcome[.hit] {
      let told = hit.text(words)
      parts.append(
        hit.isNull
          ? words.say("hit nothing", zh: words.nothingHit)
          : words.say("hit \(told)", zh: "命中 \(told)")
      )
    }
    if isDiscarded {
      parts.append(words.say("discarded: nobody handled it", zh: "已丢弃：无人处理"))
    } else if let handler = outcome[.handledBy]?.string {
      parts.append(words.say("handled by \(handler)", zh: "由 \(handler) 处理"))
    }
    if !recognizers.isEmpty {
      let names = recognizers.joined(separator: words.comma)
      parts.append(words.say("recognized by \(names)", zh: "由 \(names) 识别"))
    }
    if let returned = outcome[.returned], !returned.isNull {
      parts.append(words.say("returned ", zh: "返回 ") + returned.text(words))
    }
    let told = parts.joined(separator: words.comma) + path(style, way)
    return told.isEmpty ? words.say("nothing happened", zh: "什么也没发生") : told
  }

  private func path(_ style: Style, _ way: Way) -> String {
    var names = outcome[.path]?.strings ?? []
    // The way of touches that nobody handled says nothing about what recognizers made of them.
    let isTold = recognizers.isEmpty || outcome[.discarded]?.bool == false
    guard way != .none, names.count > 1, isTold else { return "" }
    if way == .ends, names.count > 3 {
      let left = style.words.say("\(names.count - 2) more", zh: "另 \(names.count - 2) 个")
      names = [names[0], left, names[names.count - 1]]
    }
    let arrow = style.isPlain ? style.words.comma : " " + style.text(of: .arrow) + " "
    return style.words.say("; way: ", zh: "；路径：") + names.joined(separator: arrow)
  }
}

/// A line of a route as a sentence, with every fact of the drawing.
struct RouteSentence {
  let text: String

  init(_ line: RouteLine, words: Words) {
    let subject =
      line.subject.string + (line.point.map { words.say(" at \($0)", zh: "（\($0) 处）") } ?? "")
    let answer = line.answer.string
    let inside = line.inside.map { words.say(", inside \($0)", zh: "，在 \($0) 之内") } ?? ""
    var text = words.say("Record \(line.number)", zh: "记录 \(line.number)") + inside + words.colon
    text += subject + (answer.isEmpty ? "" : words.comma + answer)
    if let rule = line.rule { text += words.say(". Rule: ", zh: "。规则：") + rule }
    self.text = text + words.say(".", zh: "。")
  }
}
