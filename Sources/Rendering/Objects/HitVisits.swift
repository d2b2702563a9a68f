package import Jansson
import Sentences
import WorkbenchProtocol

/// Which view a place hits: the answer, the views that were asked with the place in each one's own
/// coordinates, and the way up from there.
///
/// Siblings stand front-most first, so that reading down is asking order; `subviews` lists them the
/// other way round.
package struct HitVisits: Drawing {
  private let answer: JSONValue
  private let chain: [String]
  /// What the responders of the chain are in the app, where they were imported.
  private let origins: JSONValue?

  /// Takes the answer of `hit.test`, and that of `object.chain` from the view that is hit.
  package init(_ answer: JSONValue, chain: JSONValue) {
    self.init(
      answer,
      chain: (chain[.chain] ?? .array()).elements.compactMap { $0[.id]?.string },
      origins: chain[.origins]
    )
  }

  /// Takes the answer of `hit.test`, and the ids of the chain from the view that is hit.
  package init(_ answer: JSONValue, chain: [String] = [], origins: JSONValue? = nil) {
    self.answer = answer
    self.chain = chain
    self.origins = origins
  }

  private var hit: String? { answer[.hit]?.string }

  /// A view that was asked, or one that would have been.
  fileprivate struct Visit {
    var asked: JSONValue
    var depth: Int
    var isAsked = true

    var id: String { asked[.id]?.string ?? "?" }

    static func unasked(_ id: String, depth: Int) -> Visit {
      Visit(asked: [.id: JSONValue(id)], depth: depth, isAsked: false)
    }
  }

  /// The views in the order of asking, each followed by those in it that were not asked.
  private var visits: [Visit] {
    var visits: [Visit] = []
    // The subviews that were not asked yet when a view had its answer: they lie behind those that
    // were, and stand below them.
    var unasked: [(depth: Int, names: [String])] = []
    func settle(downTo depth: Int) {
      while let last = unasked.last, last.depth >= depth {
        unasked.removeLast()
        visits += last.names.map { .unasked($0, depth: last.depth + 1) }
      }
    }
    for asked in (answer[.asked] ?? .array()).elements {
      let depth = asked[.depth]?.int ?? 0
      settle(downTo: depth)
      visits.append(Visit(asked: asked, depth: depth))
      unasked.append((depth, asked[.notAsked]?.strings ?? []))
    }
    settle(downTo: 0)
    return visits
  }

  package func draw(on page: inout Page) {
    page.call(origins)
    page.call(answer[.origins])
    drawVisits(on: &page)
    PrintGaps(answer).draw(on: &page)
  }

  /// Whether a storyboard or XIB is asked about: its window is ours, and as large as its design.
  private var isDesign: Bool {
    guard let first = answer[.asked]?[0]?[.id]?.string else { return false }
    return answer[.origins]?[JSONKey(first)]?[.ib] != nil
  }

  private func drawVisits(on page: inout Page) {
    if page.style.isPlain { return drawSentences(on: &page) }
    let style = page.style
    let words = page.words
    let star = style.text(of: hit == nil ? .cross : .star)
    let name = hit.map { id in
      let name = style.names[id] ?? id
      return words.say("\(name) is hit", zh: "命中 \(name)")
    }
    let place = answer[.asked]?[0]?[.point].map { point in
      let told = RouteWording.point(point)
      if isDesign {
        return words.say("  at \(told) on the screen of the design", zh: "  设计的屏幕上 \(told) 处")
      }
      // Where no window was printed, the first that is asked is what the tree hangs on.
      if answer[.read]?[.windows]?.int == 0 {
        return words.say(
          "  at \(told) from the corner of what was printed",
          zh: "  从所打印内容的左上角起 \(told) 处"
        )
      }
      return words.say("  at \(told) in the window", zh: "  窗口中的 \(told) 处")
    }
    page.add(
      StyledText(
        "\(star) " + (name ?? words.say("no view is hit", zh: "没有命中任何视图")),
        hit == nil ? .bad : .good
      ) + StyledText(place ?? "", .faint)
    )
    PrintGaps(answer).drawReality(on: &page)
    PrintGaps(answer).drawCases(on: &page)
    let lines = lines(style)
    let columns = RouteColumns(lines, style: style, hasNumbers: false)
    page.blank()
    columns.drawHeading(on: &page)
    for line in lines { columns.draw(line, isDeciding: false, on: &page) }
    drawWay(on: &page)
  }

  private func drawWay(on page: inout Page) {
    guard chain.count > 1 else { return }
    let words = page.words
    let names = chain.map { ObjectName($0).text(page.style) } + [words.nobody]
    let then = " \(page.style.text(of: .then)) "
    page.blank()
    page.addProse(
      words.say("then up  ", zh: "然后向上  ") + names.joined(separator: then),
      indent: 2,
      hanging: 9
    )
  }

  // MARK: - Lines

  private func lines(_ style: Style) -> [RouteLine] {
    let visits = visits
    var lines: [RouteLine] = []
    var index = 0
    while index < visits.count {
      var group = [visits[index]]
      // Cells of one list that answer alike for the same reason share a line.
      while !style.isVerbose, index + group.count < visits.count,
        visits[index + group.count].isLike(group[0])
      {
        group.append(visits[index + group.count])
      }
      lines.append(line(of: group, stem: stem(index, of: group.count, visits), style))
      index += group.count
    }
    return lines
  }

  private func line(of group: [Visit], stem: [Mark], _ style: Style) -> RouteLine {
    let visit = group[0]
    let names = group.map { ObjectName($0.id) }
    let name = group.count > 1 ? ObjectName.together(names, style) : names[0].text(style)
    var subject = StyledText(name, visit.isAsked ? .strong : .faint)
    if group.count == 1 {
      subject += ImportedName(visit.id, answer[.origins]?[JSONKey(visit.id)]).beside(style.words)
    }
    let isNo = visit.asked[.answer]?.string == nil
    // The numbers of a refusal come from the size; nothing of a yes does.
    if visit.isAsked, isNo, group.count == 1, !isPlaceUnknown(visit),
      let bounds = visit.asked[.bounds]?.elements.map(\.shortJSON),
      bounds.count == 4
    {
      subject += StyledText("  \(bounds[2])\(style.text(of: .times))\(bounds[3])", .faint)
    }
    return RouteLine(
      records: [],
      stem: stem,
      subject: subject,
      // Cells were asked each in its own coordinates, so no one point stands for a group of them.
      point: visit.isAsked && group.count == 1
        ? visit.asked[.point].map { RouteWording.point($0) } : style.text(of: .dash),
      answer: verdict(visit, style),
      rule: rule(of: visit, style),
      isSearch: true
    )
  }

  /// Whether the numbers of a view say nothing, since nobody knows where it lies.
  private func isPlaceUnknown(_ visit: Visit) -> Bool {
    guard visit.asked[.rule]?.string == "hit-test.point-inside-prunes" else { return false }
    let unknown = answer[.origins]?[JSONKey(visit.id)]?[.unknown]?.strings ?? []
    return unknown.contains("frame")
  }

  private func rule(of visit: Visit, _ style: Style) -> String? {
    guard let rule = visit.asked[.rule]?.string else { return nil }
    return !style.isVerbose && RouteWording.usualRules.contains(rule) ? nil : rule
  }

  private func verdict(_ visit: Visit, _ style: Style) -> StyledText {
    let words = style.words
    guard visit.isAsked else { return StyledText(words.say("is never asked", zh: "从未被询问"), .faint) }
    guard let answer = visit.asked[.answer]?.string else {
      var no = StyledText(words.say("NO", zh: "否"), .bad)
      if isPlaceUnknown(visit) {
        let why = words.say("where it lies was not printed", zh: "没有打印它的位置")
        return no + StyledText("  \(style.text(of: .pointer)) \(why)", .warning)
      }
      if let why = HitRefusal(visit.asked).text(words) {
        no += StyledText("  \(style.text(of: .pointer)) \(why)", .warning)
      }
      return no
    }
    let yes = StyledText(words.yes, .good)
    if answer == visit.id, answer == hit {
      return yes + StyledText("  \(style.text(of: .star)) " + words.say("hit", zh: "命中"), .good)
    }
    // A view below that answered has a line of its own; only an override may answer one from
    // elsewhere.
    let isOverride = visit.asked[.rule]?.string == "hit-test.override-can-redirect"
    guard isOverride else { return yes }
    return yes
      + StyledText("  \(style.text(of: .arrow)) \(ObjectName(answer).text(style))", .warning)
  }

  /// The branches before the visits from `index` on, from the depths around them.
  private func stem(_ index: Int, of count: Int, _ visits: [Visit]) -> [Mark] {
    let depth = visits[index].depth
    guard depth > 0 else { return [] }
    return (1...depth).map { level -> Mark in
      // A branch goes on when another visit of that depth comes before one further out.
      let next = visits[(index + count)...].first { $0.depth <= level }
      let goesOn = next?.depth == level
      if level == depth { return goesOn ? .branch : .corner }
      return goesOn ? .bar : .gap
    }
  }

  // MARK: - Sentences

  private func drawSentences(on page: inout Page) {
    let words = page.words
    page.addProse(
      hit.map { page.style.names[$0] ?? $0 }
        .map { words.say("The hit view is \($0).", zh: "命中的视图是 \($0)。") }
        ?? words.say("No view is hit.", zh: "没有命中任何视图。")
    )
    PrintGaps(answer).drawCases(on: &page)
    for visit in visits {
      let name = page.style.names[visit.id] ?? visit.id
      guard visit.isAsked else {
        page.addProse(words.say("\(name) was not asked.", zh: "\(name) 未被询问。"))
        continue
      }
      let number = visit.asked[.order]?.int ?? 0
      let point = visit.asked[.point].map { RouteWording.point($0) } ?? "?"
      let answer = visit.asked[.answer]?.string
      var text = words.say(
        "Step \(number): \(name) was asked at \(point) and said \(answer == nil ? "no" : "yes")",
        zh: "第 \(number) 步：在 \(point) 处询问 \(name)，回答\(answer == nil ? "否" : "是")"
      )
      if answer == visit.id, answer == hit { text += words.say(", it is hit", zh: "，命中") }
      if answer == nil, let why = HitRefusal(visit.asked).text(words) { text += words.comma + why }
      if let answer, answer != visit.id {
        let other = page.style.names[answer] ?? answer
        text += words.say(", for \(other)", zh: "，为 \(other)")
      }
      if let rule = visit.asked[.rule]?.string {
        text += words.say(". Rule: \(rule)", zh: "。规则：\(rule)")
      }
      page.addProse(text + words.say(".", zh: "。"))
    }
    guard chain.count > 1 else { return }
    page.addProse(
      words.say("Then up: ", zh: "然后向上：")
        + words.list(chain.map { page.style.names[$0] ?? $0 } + [words.nobody])
        + words.say(".", zh: "。")
    )
  }
}

extension HitVisits.Visit {
  /// Whether both are cells beside one another that said no for the same reason, or were not asked.
  fileprivate func isLike(_ other: HitVisits.Visit) -> Bool {
    depth == other.depth && isAsked == other.isAsked && asked[.answer]?.string == nil
      && other.asked[.answer]?.string == nil
      && asked[.rule]?.string == other.asked[.rule]?.string
      && ObjectName(id).isBeside(ObjectName(other.id))
  }
}
