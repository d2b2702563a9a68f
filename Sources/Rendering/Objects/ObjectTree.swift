package import Jansson
import Sentences
import WorkbenchProtocol

/// The windows with their views, front-most first, as hit-testing goes through them, each with what
/// can decide about an event.
package struct ObjectTree: Drawing {
  private let roots: [JSONValue]
  private let origins: JSONValue?

  /// Takes the answer of `object.tree`, or the `tree` of a question.
  package init(_ tree: JSONValue) {
    roots = Array((tree[.roots] ?? tree).elements)
    origins = tree[.origins]
  }

  package func draw(on page: inout Page) {
    page.call(origins)
    var rows: [Row] = []
    for root in roots.reversed() { add(root, stem: [], connector: nil, inside: nil, to: &rows) }
    let style = page.style
    // Beyond half of the page a deep row gives way alone, or it would push all frames off the page.
    let width = min(rows.map { $0.left(style).width(style) }.max() ?? 0, style.width / 2)
    let frames = rows.map { $0.frame(style).width(style) }.max() ?? 0
    for row in rows {
      if style.isPlain {
        page.addProse(row.sentence(style))
      } else if style.width < RouteColumns.leastWidth {
        page.add(row.left(style))
        page.add(
          StyledText("    ") + row.frame(style) + StyledText(row.screen(style.words), .faint)
        )
        for told in row.all(style) { page.add(StyledText("    ") + told) }
      } else {
        row.draw(width, frames, on: &page)
      }
    }
    if roots.isEmpty { page.add(page.words.say("no windows", zh: "没有窗口"), .faint) }
  }

  private func add(
    _ node: JSONValue,
    stem: [Mark],
    connector: Mark?,
    inside: String?,
    to rows: inout [Row]
  ) {
    let children = Array((node[.children] ?? .array()).elements)
    let below = stem + (connector.map { [$0 == .branch ? .bar : .gap] } ?? [])
    // Facts stand between a view and its children, so that the bar to these goes on through them.
    rows.append(
      Row(
        node: node,
        stem: stem + (connector.map { [$0] } ?? []),
        below: below + (children.isEmpty ? [.gap] : [.bar]),
        inside: inside,
        origin: node[.id]?.string.flatMap { origins?[JSONKey($0)] }
      )
    )
    for (index, child) in children.reversed().enumerated() {
      add(
        child,
        stem: below,
        connector: index == children.count - 1 ? .corner : .branch,
        inside: node[.id]?.string,
        to: &rows
      )
    }
  }

  private struct Row {
    let node: JSONValue
    let stem: [Mark]

    /// The branches that go on below it.
    let below: [Mark]
    let inside: String?
    /// What it is in the app, where it was imported.
    let origin: JSONValue?

    private var id: String { node[.id]?.string ?? "?" }

    private var type: String {
      let type = node[.class]?.string ?? ""
      return type == "UIView" || type == "UIWindow" ? "" : type
    }

    func left(_ style: Style) -> StyledText {
      let branches = StyledText(stem.map { style.text(of: $0) }.joined(), .faint)
      let name = branches + StyledText(ObjectName(id).text(style), .strong)
      // The class that was printed stands in the name.
      guard origin == nil else { return name + ImportedName(id, origin).beside(style.words) }
      return name + (type.isEmpty ? StyledText() : StyledText("  " + type, .faint))
    }

    /// Origin and size, as `20,100  300×200`.
    func frame(_ style: Style) -> StyledText {
      let numbers = node[.frame]?.elements.compactMap(\.double?.shortest) ?? []
      guard numbers.count == 4 else { return StyledText() }
      let size = numbers[2] + style.text(of: .times) + numbers[3]
      return StyledText("\(numbers[0]),\(numbers[1])  \(size)")
    }

    /// Where it lies on the screen, unless its own coordinates say so.
    func screen(_ words: Words) -> String {
      guard let screen = node[.screen]?.elements.compactMap(\.double), screen.count == 4,
        let frame = node[.frame]?.elements.compactMap(\.double),
        screen[0] != frame.first || screen[1] != frame.dropFirst().first
      else { return "" }
      let point = RouteWording.point(JSONValue([screen[0], screen[1]]))
      return words.say("  screen \(point)", zh: "  屏幕 \(point)")
    }

    func facts(_ style: Style) -> [StyledText] { TreeFacts(node).lines(style) }

    func all(_ style: Style) -> [StyledText] {
      let flags = TreeFacts(node).flags(style)
      return (flags.isEmpty ? [] : [flags]) + facts(style)
    }

    func draw(_ width: Int, _ frames: Int, on page: inout Page) {
      let style = page.style
      var line = left(style).padded(to: width + 2, style)
      if line.width(style) > width + 2 { line += StyledText("  ") }
      line += frame(style).padded(to: frames, style)
      line += StyledText(screen(style.words), .faint)
      var facts = facts(style)
      // The flags stand beside the frame where they have room.
      let flags = TreeFacts(node).flags(style)
      if !flags.isEmpty, line.width(style) + 2 + flags.width(style) <= style.width {
        line += StyledText("  ") + flags
      } else if !flags.isEmpty {
        facts.insert(flags, at: 0)
      }
      page.add(line)
      let margin = StyledText(below.map { style.text(of: $0) }.joined() + "  ", .faint)
      for fact in facts {
        let parts = fact.wrapped(to: max(20, style.width - margin.width(style)), style)
        for part in parts { page.add(margin + part) }
      }
    }

    func sentence(_ style: Style) -> String {
      let words = style.words
      let type = node[.class]?.string ?? ""
      let outer = inside.map { style.names[$0] ?? $0 }
      let place = outer.map { words.say(" in \($0)", zh: "，在 \($0) 之内") } ?? ""
      let told = [frame(style).string + screen(words)] + all(style).map(\.string)
      let name = origin.map { ImportedName(id, $0) }
      let called = name.map { $0.text(words) + $0.beside(words).string } ?? "\(id), \(type)"
      return called + place + words.colon
        + told.filter { !$0.isEmpty }.joined(separator: words.comma) + words.say(".", zh: "。")
    }
  }
}
