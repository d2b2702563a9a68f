import Jansson
import Sentences
import WorkbenchProtocol

/// What an imported document leaves open of an answer: the cases on which it depends, what is taken
/// for granted, and what no print shows.
struct PrintGaps: Drawing {
  private let answer: JSONValue

  /// Takes the answer of `hit.test`, `hit.why` or `script.why`.
  init(_ answer: JSONValue) { self.answer = answer }

  private func name(_ id: String?, _ style: Style) -> String {
    id.map { style.names[$0] ?? $0 } ?? style.words.say("nothing that was printed", zh: "没有打印的东西")
  }

  /// The object of a condition, with its line.
  private func name(_ condition: JSONValue, _ style: Style) -> String {
    let object = name(condition[.object]?.string, style)
    return ImportedName.text(object, atLine: condition[.line]?.int, style.words)
  }

  // MARK: - Cases

  /// The views that may be hit, and when.
  func drawCases(on page: inout Page) {
    let words = page.words
    let cases = Array((answer[.cases] ?? .array()).elements)
    guard !cases.isEmpty else {
      guard answer[.certainty]?.string == "unknown" else { return }
      return page.addProse(
        words.say(
          "This print does not tell what lies further in.",
          zh: "这份打印内容没有说明再往里是什么。"
        ),
        indent: 2,
        .warning
      )
    }
    page.addProse(
      words.say("It depends on what the print does not show:", zh: "这取决于打印内容没有显示的事："),
      indent: 2,
      .warning
    )
    let lost = cases.compactMap { PrintGaps.lost(in: $0) }
    drawLost(lost, on: &page)
    let others = cases.filter { PrintGaps.lost(in: $0) == nil }
    let usual = usual(of: others)
    for found in others where usual == nil || found[.hit]?.string != usual?.hit {
      let conditions = (found[.when] ?? .array()).elements
        .filter { !PrintGaps.isSaid($0, by: lost) }.map { condition($0, page.style) }
      let hit = name(found[.hit]?.string, page.style)
      let all = conditions.joined(separator: words.say(" and ", zh: "，并且 "))
      // All that it needs was said by what goes before `else`.
      let told = all.isEmpty ? hit : words.say("\(hit) if \(all)", zh: "\(hit)：如果 \(all)")
      page.addProse(told, indent: 4, hanging: 2)
    }
    if let usual {
      let hit = name(usual.hit, page.style)
      page.addProse(
        words.say("\(hit) in every other case", zh: "\(hit)：在其他所有情况下"),
        indent: 4,
        hanging: 2
      )
    }
  }

  /// The view in which something is missing, where a case needs nothing else than that.
  private static func lost(in found: JSONValue) -> JSONValue? {
    guard let when = found[.when], when.count == 1, let condition = when.elements.first,
      condition[.value]?.string == "missing"
    else { return nil }
    return condition
  }

  /// Whether a condition is that nothing is missing where the others say `else` of.
  private static func isSaid(_ condition: JSONValue, by lost: [JSONValue]) -> Bool {
    condition[.value]?.string == "complete"
      && lost.contains { $0[.object]?.string == condition[.object]?.string }
  }

  /// What may be missing in any case, once for all other cases.
  private func drawLost(_ lost: [JSONValue], on page: inout Page) {
    guard !lost.isEmpty else { return }
    let words = page.words
    let places = lost.map { condition in
      name(condition, page.style)
    }
    .joined(separator: words.say(" or ", zh: "或"))
    let nothing = name(nil, page.style)
    page.addProse(
      words.say(
        "\(nothing) if something left out in \(places) takes it; else",
        zh: "\(nothing)：如果 \(places)中略去的某个视图接走它；否则"
      ),
      indent: 4,
      hanging: 2
    )
  }

  /// The view that is hit in more cases than not: a view may refuse a touch in many ways, and takes
  /// it in one.
  private func usual(of cases: [JSONValue]) -> (hit: String?, count: Int)? {
    let counts = Dictionary(grouping: cases) { $0[.hit]?.string }.mapValues(\.count)
    guard let most = counts.first(where: { 2 * $0.value > cases.count }), most.value < cases.count
    else { return nil }
    return (most.key, most.value)
  }

  /// What has to be so, in words.
  func condition(_ condition: JSONValue, _ style: Style) -> String {
    let words = style.words
    let object = name(condition, style)
    let value = condition[.value] ?? .null
    let property = condition[.property]?.string ?? "?"
    switch (property, value.string) {
    case (_, "inside"?):
      return words.say("\(object) contains the point", zh: "\(object)包含该点")
    case (_, "outside"?):
      return words.say("\(object) does not contain the point", zh: "\(object)不包含该点")
    case (_, "front"?):
      return words.say("\(object) lies in front", zh: "\(object)在最前面")
    case (_, "complete"?):
      return words.say(
        "nothing left out in \(object) takes it",
        zh: "\(object)中略去的都不接走它"
      )
    case (_, "missing"?):
      return words.say(
        "something left out in \(object) takes it",
        zh: "\(object)中略去的某个视图接走它"
      )
    default: return "\(object) \(property) = \(value.text(words))"
    }
  }

  // MARK: - What the app did

  /// What was really hit, where the print tells it: a difference is the finding.
  func drawReality(on page: inout Page) {
    guard let reality = answer[.reality] else { return }
    let words = page.words
    let isNothing = reality[.hit]?.isNull ?? true
    let hit =
      isNothing ? words.say("nothing", zh: "任何视图都没有") : place(reality[.hit]?.string, page.style)
    // A difference is what the engineer came for; agreement only confirms.
    guard reality[.agrees]?.bool != true else {
      return page.addProse(
        words.say("The app says so too: it hit \(hit).", zh: "应用也是这样：它命中了 \(hit)。"),
        indent: 2,
        .good
      )
    }
    let id = reality[.hit]?.string
    guard isNothing || id.map({ answer[.origins]?[JSONKey($0)] != nil }) == true else {
      return page.addProse(
        words.say(
          """
          The app itself hit \(hit), which is not in the print: it may lie in another window, or \
          the print is of another moment.
          """,
          zh: "应用自己命中了 \(hit)，但打印里没有它：它可能在别的窗口里，或者打印的是另一个时刻。"
        ),
        indent: 2,
        .warning
      )
    }
    var told = words.say(
      "The app itself hit \(hit), which is not what the print leads to.",
      zh: "应用自己命中了 \(hit)，与打印内容推出的不同。"
    )
    if let parts = reality[.parts]?.string {
      let view = place(parts, page.style)
      told += words.say(
        " They part at \(view): look for its hitTest and point(inside:).",
        zh: "两者在 \(view) 分开：请查看它的 hitTest 和 point(inside:)。"
      )
    }
    page.addProse(told, indent: 2, .warning)
  }

  /// What an object is called, with its line.
  private func place(_ id: String?, _ style: Style) -> String {
    let line = id.flatMap { answer[.origins]?[JSONKey($0)]?[.line]?.int }
    return ImportedName.text(name(id, style), atLine: line, style.words)
  }

  // MARK: - The closing block

  func draw(on page: inout Page) {
    guard answer[.unknown] != nil || answer[.assumed] != nil else { return }
    let words = page.words
    page.blank()
    let assumed = (answer[.assumed] ?? .array()).elements.compactMap { $0[.because]?.string }
    let unknown = Array((answer[.unknown] ?? .array()).elements)
    var told = [read(words)].compactMap(\.self)
    if !assumed.isEmpty {
      let list = assumed.joined(separator: words.say("; ", zh: "；"))
      told.append(words.say("Assumed: \(list).", zh: "假定：\(list)。"))
    }
    if !unknown.isEmpty {
      told.append(
        words.say(
          "Not shown, and able to change what happens next:",
          zh: "没有显示、而可能改变接下来发生什么的："
        )
      )
    }
    page.addProse(told.joined(separator: words.say(" ", zh: "")))
    for doubt in unknown {
      let text = StyledText("  " + (doubt[.text]?.string ?? ""))
      let ask = StyledText(doubt[.ask]?.string ?? "", .faint)
      let style = page.style
      let column = min(56, style.width / 2)
      if !style.isPlain, text.width(style) < column, column + ask.width(style) <= style.width {
        page.add(text.padded(to: column, style) + ask)
      } else {
        page.add(text)
        if !ask.isEmpty { page.add(whole: StyledText("    ") + ask) }
      }
    }
  }

  private func read(_ words: Words) -> String? {
    guard let read = answer[.read] else { return nil }
    let windows = words.count(read[.windows]?.int ?? 0, "window", "windows", zh: "个窗口")
    let views = words.count(read[.views]?.int ?? 0, "view", "views", zh: "个视图")
    let lines = (read[.lines] ?? .array()).elements.compactMap(\.int)
    let place =
      lines.count == 2
      ? words.say(", lines \(lines[0])–\(lines[1])", zh: "，第 \(lines[0])–\(lines[1]) 行") : ""
    return words.say("Read: \(windows), \(views)\(place).", zh: "读到：\(windows)、\(views)\(place)。")
  }
}
