import Jansson

/// A decision at the top of a route, or a message that goes the way of an earlier one.
enum RouteItem {
  case node(RouteNode)
  /// The message, with the event that brought it where both share a line.
  case same(RouteNode, of: RouteNode?)

  /// What came first of it.
  var node: RouteNode {
    switch self {
    case .node(let node): node
    case .same(let node, let event): event ?? node
    }
  }

  /// The numbers of all records that it stands for.
  var records: [Int] {
    switch self {
    case .node(let node): node.allRecords
    case .same(let node, let event): (event?.allRecords ?? []) + node.allRecords
    }
  }

  /// Whether an item of another instant says the same.
  var signature: String {
    switch self {
    case .node(let node): node.signature(anyMessage: false)
    case .same(let node, let event):
      "same \(event?.signature(anyMessage: false) ?? "") \(node.signature(anyMessage: false))"
    }
  }

  /// Marks the messages that go a way which an earlier one went.
  ///
  /// With `joined`, such a message shares the line of the event before it.
  static func items(of nodes: [RouteNode], joined: Bool) -> [RouteItem] {
    var ways: Set<String> = []
    var items: [RouteItem] = []
    for node in nodes {
      guard node.isMessage, node.size > 1,
        !ways.insert(node.signature(anyMessage: true)).inserted
      else {
        items.append(.node(node))
        continue
      }
      if joined, case .node(let event) = items.last, event.kind == "event-queued" {
        items[items.count - 1] = .same(node, of: event)
      } else {
        items.append(.same(node, of: nil))
      }
    }
    return items
  }
}

/// Items that come several times in a row.
struct RouteGroup {
  var items: [RouteItem]
  var times = 1

  /// The records of the repetitions.
  var records: [Int] = []

  /// When the last repetition began.
  var lastTime: Double?

  /// Finds what repeats itself at once: one item, or up to four in the same order.
  static func groups(of items: [RouteItem]) -> [RouteGroup] {
    let signatures = items.map(\.signature)
    var groups: [RouteGroup] = []
    var start = 0
    while start < items.count {
      let length = (1...4).first { length in
        start + 2 * length <= items.count
          && signatures[start..<start + length]
            == signatures[start + length..<start + 2 * length]
      }
      guard let length else {
        groups.append(RouteGroup(items: [items[start]]))
        start += 1
        continue
      }
      var group = RouteGroup(items: Array(items[start..<start + length]))
      start += length
      while start + length <= items.count,
        signatures[start..<start + length] == signatures[start - length..<start]
      {
        group.times += 1
        group.lastTime = items[start].node.time
        group.records += items[start..<start + length].flatMap(\.records)
        start += length
      }
      groups.append(group)
    }
    return groups
  }
}

/// The way of a message from its first responder on.
enum RouteChain {
  case one(RouteNode)
  /// Responders that only passed the message on.
  case several([RouteNode])
  /// The message fell off the end.
  case end(RouteNode)

  /// Follows a message; a decision that is none is a way of one.
  static func links(of head: RouteNode, folded: Bool) -> [RouteChain] {
    var links: [RouteChain] = []
    var run: [RouteNode] = []
    func flush() {
      links += run.count > 2 && folded ? [.several(run)] : run.map { .one($0) }
      run = []
    }
    var next: RouteNode? = head
    while let node = next {
      let isPlain = node.passesOn && node !== head
      if isPlain, run.last.map({ $0.rule == node.rule }) ?? true {
        run.append(node)
      } else {
        flush()
        links.append(.one(node))
      }
      next = node.follower
      if next == nil, node.isMessage,
        let end = node.children.first(where: { $0.kind == "discarded" })
      {
        flush()
        links.append(.end(end))
      }
    }
    flush()
    return links
  }
}

extension RouteNode {
  /// Whether all that came of a message here is that it went on, or fell off the end.
  fileprivate var passesOn: Bool {
    isMessage && children.count == 1 && (follower != nil || children[0].kind == "discarded")
  }
}

/// Decisions side by side.
enum RouteSiblings {
  /// Puts together neighbours that hold nothing and answer alike for the same reason.
  static func groups(of nodes: [RouteNode], folded: Bool) -> [[RouteNode]] {
    var groups: [[RouteNode]] = []
    for node in nodes {
      if folded, let first = groups.last?.first, node.answersLike(first) {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    return groups.flatMap { $0.count > 2 ? [$0] : $0.map { [$0] } }
  }
}

extension RouteNode {
  fileprivate func answersLike(_ other: RouteNode) -> Bool {
    children.isEmpty && other.children.isEmpty && kind == other.kind && method == other.method
      && rule == other.rule && self["answer"]?.description == other["answer"]?.description
      && self["state"]?.description == other["state"]?.description
  }
}
