import Jansson
import WorkbenchProtocol

/// The lines of one stimulus's route, at one step of folding.
struct RouteOutline {
  private let wording: RouteWording
  private let fold: RouteFold
  private(set) var lines: [RouteLine] = []

  /// What the search that is being outlined found.
  private var found: String?

  private var style: Style { wording.style }

  private var words: Words { wording.style.words }

  /// Outlines what has lines of its own, and what lies inside.
  init(_ groups: [RouteGroup], fold: RouteFold, style: Style) {
    wording = RouteWording(style: style)
    self.fold = fold
    for group in groups { add(group) }
  }

  /// Outlines decisions and what lies inside them, whatever repeats itself.
  init(_ nodes: [RouteNode], style: Style) {
    wording = RouteWording(style: style)
    fold = .open
    for node in nodes { add(chain: node, below: nil, stem: [], connector: nil) }
  }

  // MARK: - What repeats itself

  private mutating func add(_ group: RouteGroup) {
    let start = lines.count
    for item in group.items {
      switch item {
      case .node(let moment): add(chain: moment.node, below: nil, stem: [], connector: nil)
      case .same(let moment, let event): addSame(moment.node, of: event?.node)
      }
    }
    // What is folded away altogether has left no line that could say how often.
    guard group.times > 1, lines.indices.contains(start) else { return }
    let times = wording.style.text(of: .times)
    lines[start].subject += StyledText("  \(times)\(group.times)", .warning)
    lines[start].records += group.records
    // A message that shares its event's line says the way instead of the time.
    if case .node(let first) = group.items[0], let last = group.lastTime, last > first.node.time {
      lines[start].answer += StyledText(words.say(" to ", zh: " 至 ") + words.seconds(last), .faint)
    }
  }

  /// A message that went the way of an earlier one, on a line with the event that brought it.
  private mutating func addSame(_ node: RouteNode, of event: RouteNode?) {
    var last = node
    var records = (event?.records ?? []) + node.records
    while let next = last.follower {
      last = next
      records += next.records
    }
    let ending = last.end
    let what: String
    if ending != nil {
      what = words.say("the same way, discarded", zh: "同一路径，丢弃")
    } else {
      let name = ObjectName(last.object ?? "?").text(style)
      what = words.say("the same way, to \(name)", zh: "同一路径，到 \(name)")
    }
    append(
      records: records + (ending?.records ?? []),
      stem: [],
      subject: wording.subject(event ?? node, below: nil),
      answer: StyledText(what, ending == nil ? .normal : .bad),
      rule: ending?.rule ?? last.rule,
      inside: nil
    )
  }

  // MARK: - Trees and chains

  /// Adds a decision, the ones inside it, and those to which its message went on.
  private mutating func add(
    chain head: RouteNode,
    below parent: RouteNode?,
    stem: [Mark],
    connector: Mark?
  ) {
    let own = stem + (connector.map { [$0] } ?? [])
    let inner = stem + (connector.map { [$0 == .branch ? .bar : .gap] } ?? [])
    // The outermost question says what was found; those inside it answer for their own part.
    if head.method == "hitTest", parent?.method != "hitTest" { found = head[.answer]?.string }
    let links = RouteChain.links(
      of: head,
      folded: fold >= .chains,
      whole: !style.isVerbose && !style.isPlain
    )
    for (index, link) in links.enumerated() {
      let stem = index == 0 ? own : inner + [.follow]
      let below = index == 0 ? parent : head
      switch link {
      case .one(let node):
        append(node, below: below, stem: stem)
        let inside = index == 0 ? inner : inner + [.gap]
        add(inside: node, stem: inside)
      case .several(let nodes):
        let ends = [nodes[0], nodes[nodes.count - 1]].map { $0.object ?? "?" }
        let count = nodes.count
        append(
          records: nodes.flatMap(\.records),
          stem: stem,
          subject: StyledText(
            ends.joined(separator: " \(wording.style.text(of: .ellipsis)) "),
            .strong
          ),
          answer: StyledText(words.say("\(count) pass it on", zh: "\(count) 个往下传")),
          rule: nodes[0].rule,
          inside: parent?.object
        )
      case .way(let nodes, let end):
        append(way: nodes, end: end, stem: stem, inside: parent?.object)
        // The others on the way did nothing but pass it on, so that only the last holds anything.
        if let last = nodes.last, end == nil { add(inside: last, stem: inner) }
      case .end(let node):
        append(node, below: below, stem: stem)
      }
    }
  }

  /// Whether what lies inside a decision is counted, not drawn.
  private func isClosed(_ node: RouteNode) -> Bool {
    if fold >= .searches, node.method == "hitTest" { return true }
    return fold >= .refusals && node[.answer] == nil && !node.isMessage
  }

  private mutating func add(inside node: RouteNode, stem: [Mark]) {
    let (follower, end) = (node.follower, node.end)
    let inner = node.children.filter { $0 !== follower && $0 !== end }
    guard !inner.isEmpty else { return }
    if isClosed(node) {
      // What the app's own code said is never folded away: it is what differs from app to app.
      let own = fold < .refusals ? inner.flatMap(\.ownCode) : []
      let hidden = inner.reduce(0) { $0 + $1.size } - own.reduce(0) { $0 + $1.size }
      // What is said about a folded record goes below the line that stands for it.
      lines[lines.count - 1].records += Set(inner.flatMap(\.allRecords))
        .subtracting(own.flatMap(\.allRecords)).sorted()
      if hidden > 0 {
        lines[lines.count - 1].answer += StyledText(
          words.say(" (+\(hidden))", zh: "（+\(hidden)）"),
          .faint
        )
      }
      return add(own, inside: node, stem: stem)
    }
    add(inner, inside: node, stem: stem)
  }

  private mutating func add(_ nodes: [RouteNode], inside node: RouteNode, stem: [Mark]) {
    let groups = RouteSiblings.groups(of: nodes, folded: fold >= .siblings, style)
    for (index, group) in groups.enumerated() {
      let connector: Mark = index == groups.count - 1 ? .corner : .branch
      guard group.count > 1 else {
        add(chain: group[0], below: node, stem: stem, connector: connector)
        continue
      }
      let isSearch = group[0].method == "hitTest"
      append(
        records: group.flatMap(\.records),
        stem: stem + [connector],
        subject: StyledText(
          ObjectName.together(group.compactMap { $0.object.map { ObjectName($0) } }, style)
        ),
        answer: isSearch ? wording.verdict(group[0], found: found) : wording.answer(group[0]),
        rule: group[0].rule,
        inside: node.object,
        isSearch: isSearch
      )
    }
  }

  // MARK: - Lines

  private mutating func append(_ node: RouteNode, below parent: RouteNode?, stem: [Mark]) {
    let isSearch = node.method == "hitTest" && (node.kind == .asked || node.kind == .answered)
    guard isSearch, !style.isPlain else {
      return append(
        records: node.records,
        stem: stem,
        subject: wording.subject(node, below: parent),
        answer: wording.answer(node),
        // What the app's own code said counts by the rule of the decision that asked for it.
        rule: node.rule ?? parent?.rule,
        inside: parent?.object,
        isSearch: parent?.method == "hitTest" && !style.isPlain
      )
    }
    append(
      records: node.records,
      stem: stem,
      subject: StyledText(ObjectName(node.object ?? "?").text(style), .strong),
      point: wording.point(node),
      answer: wording.verdict(node, found: found, isAlone: isClosed(node)),
      rule: node.rule ?? parent?.rule,
      inside: parent?.object,
      isSearch: true
    )
  }

  /// A message's whole way on a line: `touchesBegan  root ▸ screen ▸ window ▸ nobody`.
  private mutating func append(
    way nodes: [RouteNode],
    end: RouteNode?,
    stem: [Mark],
    inside: String?
  ) {
    let then = " \(style.text(of: .then)) "
    var names = nodes.map { ObjectName($0.object ?? "?").text(style) }
    if fold >= .chains, names.count > 4 {
      let left = words.say("\(names.count - 3) more", zh: "另 \(names.count - 3) 个")
      names.replaceSubrange(2..<(names.count - 1), with: [left])
    }
    var answer = StyledText(names.dropLast().map { $0 + then }.joined())
    if end == nil {
      answer += StyledText((names.last ?? "") + " " + words.say("handles it", zh: "处理"), .good)
      if let last = nodes.last { answer += wording.how(last) }
    } else {
      answer += StyledText((names.last ?? "") + then) + StyledText(words.nobody, .bad)
    }
    append(
      records: nodes.flatMap(\.records) + (end?.records ?? []),
      stem: stem,
      subject: StyledText(nodes[0].method ?? "", .strong),
      answer: answer,
      rule: end == nil ? nodes.last?.rule : nodes[0].rule,
      inside: inside
    )
  }

  private mutating func append(
    records: [Int],
    stem: [Mark],
    subject: StyledText,
    point: String? = nil,
    answer: StyledText,
    rule: String?,
    inside: String?,
    isSearch: Bool = false
  ) {
    // What a line says by itself needs no rule, unless it is the app's own code that says it.
    let isUsual =
      !style.isVerbose && !style.isPlain && rule.map(RouteWording.usualRules.contains) == true
    lines.append(
      RouteLine(
        records: records,
        stem: stem,
        subject: subject,
        point: point,
        answer: answer,
        rule: isUsual ? nil : rule,
        isSearch: isSearch,
        inside: inside
      )
    )
  }
}
