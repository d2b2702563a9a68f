package import Jansson

/// The windows with their views, front-most first, as hit-testing goes through them.
package struct ObjectTree: Drawing {
  private let roots: [JSONValue]

  /// Takes the answer of `object.tree`, or the `tree` of a question.
  package init(_ tree: JSONValue) {
    roots = Array((tree["roots"] ?? tree).elements)
  }

  package func draw(on page: inout Page) {
    var rows: [Row] = []
    for root in roots.reversed() { add(root, stem: [], connector: nil, inside: nil, to: &rows) }
    let style = page.style
    let width = min(rows.map { $0.left(style).width(style) }.max() ?? 0, 40)
    for row in rows {
      if style.isPlain {
        page.addProse(row.sentence(page.words))
        continue
      }
      var line = row.left(style).padded(to: width + 2, style)
      if line.width(style) > width + 2 { line += StyledText("  ") }
      line += StyledText(row.frame)
      if !row.flags.isEmpty { line += StyledText("  ") + StyledText(row.flags, .warning) }
      page.add(line.truncated(to: style.width, style))
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
    rows.append(Row(node: node, stem: stem + (connector.map { [$0] } ?? []), inside: inside))
    let children = Array((node["children"] ?? .array()).elements)
    let below = stem + (connector.map { [$0 == .branch ? .bar : .gap] } ?? [])
    for (index, child) in children.reversed().enumerated() {
      add(
        child,
        stem: below,
        connector: index == children.count - 1 ? .corner : .branch,
        inside: node["id"]?.string,
        to: &rows
      )
    }
  }

  private struct Row {
    let node: JSONValue
    let stem: [Mark]
    let inside: String?

    private var id: String { node["id"]?.string ?? "?" }

    private var type: String {
      let type = node["class"]?.string ?? ""
      return type == "UIView" || type == "UIWindow" ? "" : type
    }

    func left(_ style: Style) -> StyledText {
      let branches = StyledText(stem.map { style.text(of: $0) }.joined(), .faint)
      let type = type.isEmpty ? StyledText() : StyledText("  " + type, .faint)
      return branches + StyledText(id, .strong) + type
    }

    /// Origin and size, as `(20,100) 300×200`.
    var frame: String {
      let numbers = node["frame"]?.elements.compactMap(\.double?.shortest) ?? []
      guard numbers.count == 4 else { return "" }
      return "(\(numbers[0]),\(numbers[1])) \(numbers[2])x\(numbers[3])"
    }

    /// What decides about events and is not as it usually is.
    var flags: String {
      var told = node["flags"]?.members.compactMap { ObjectTree.text(flag: $0.key, $0.value) } ?? []
      if let controller = node["controller"]?.string { told.insert("view of \(controller)", at: 0) }
      return told.joined(separator: ", ")
    }

    func sentence(_ words: Words) -> String {
      let type = node["class"]?.string ?? ""
      let place = inside.map { words.say(" in \($0)", zh: "，在 \($0) 之内") } ?? ""
      let told = [frame, flags].filter { !$0.isEmpty }.joined(separator: ", ")
      return "\(id), \(type)\(place)" + words.colon + told + words.say(".", zh: "。")
    }
  }

  /// A flag as Swift writes it, or nil where it says what every view says.
  private static func text(flag: String, _ value: JSONValue) -> String? {
    let usual: [String: JSONValue] = [
      "hidden": false, "isHidden": false, "alpha": 1, "interaction": true,
      "isUserInteractionEnabled": true, "enabled": true, "isEnabled": true,
      "clipsToBounds": false, "multipleTouch": false, "isMultipleTouchEnabled": false,
      "exclusiveTouch": false, "isExclusiveTouch": false, "key": false, "firstResponder": false,
      "isFirstResponder": false,
    ]
    guard usual[flag] != value, !value.isNull else { return nil }
    let name = names[flag] ?? flag
    if value.isArray { return value.count == 0 ? nil : "\(name): " + value.strings.shortened }
    switch value.bool {
    case true?: return name
    case false?: return "\(name)=no"
    case nil: return "\(name)=\(value.text(Words(language: .english)))"
    }
  }

  private static let names = [
    "isHidden": "hidden", "interaction": "userInteractionEnabled",
    "isUserInteractionEnabled": "userInteractionEnabled", "isEnabled": "enabled",
    "isMultipleTouchEnabled": "multipleTouch", "isExclusiveTouch": "exclusiveTouch",
    "isFirstResponder": "first responder", "firstResponder": "first responder",
    "key": "key window", "isKey": "key window",
  ]
}

extension [String] {
  /// The names in a row; the four touches methods, say, as one.
  fileprivate var shortened: String {
    var names = self
    for (prefix, count) in [("touches", 4), ("presses", 4), ("motion", 3)] {
      let own = names.filter { $0.hasPrefix(prefix) }
      guard own.count == count, let place = names.firstIndex(of: own[0]) else { continue }
      names.removeAll { $0.hasPrefix(prefix) }
      names.insert(prefix + "*", at: place)
    }
    return names.joined(separator: ", ")
  }
}
