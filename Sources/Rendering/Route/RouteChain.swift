import Jansson

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
