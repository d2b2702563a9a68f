import Jansson
import WorkbenchProtocol

/// The way of a message from its first responder on.
enum RouteChain {
  case one(RouteNode)
  /// Responders that only passed the message on.
  case several([RouteNode])
  /// The whole way in one: nobody but the last did anything but pass the message on.
  case way([RouteNode], end: RouteNode?)
  /// The message fell off the end.
  case end(RouteNode)

  /// Follows a message; a decision that is none is a way of one.
  ///
  /// - Parameters:
  ///   - head: The decision with which it begins.
  ///   - folded: Whether responders that only passed it on share a line.
  ///   - whole: Whether the way is one where nothing else happened on it.
  /// - Returns: The links, in the order of the chain.
  static func links(of head: RouteNode, folded: Bool, whole: Bool) -> [RouteChain] {
    if whole, let way = way(of: head) { return [way] }
    var links: [RouteChain] = []
    var run: [RouteNode] = []
    func flush() {
      links += run.count > 2 && folded ? [.several(run)] : run.map { .one($0) }
      run = []
    }
    var next: RouteNode? = head
    while let node = next {
      let isPlain = node.passesOn && node !== head
      // A line has room for one rule, so a run ends where another one decides.
      if isPlain, run.last.map({ $0.rule == node.rule }) ?? true {
        run.append(node)
      } else {
        flush()
        links.append(.one(node))
      }
      next = node.follower
      if let end = node.end {
        flush()
        links.append(.end(end))
      }
    }
    flush()
    return links
  }

  /// The way in one, where only its last responder may have done more than pass the message on.
  private static func way(of head: RouteNode) -> RouteChain? {
    guard head.isMessage else { return nil }
    var nodes = [head]
    while let next = nodes[nodes.count - 1].follower {
      guard nodes[nodes.count - 1].passesOnly else { return nil }
      nodes.append(next)
    }
    let last = nodes[nodes.count - 1]
    let end = last.end
    guard end == nil || last.passesOnly else { return nil }
    return nodes.count > 1 || end != nil ? .way(nodes, end: end) : nil
  }
}

extension RouteNode {
  /// Whether all that came of a message here is that it went on, or fell off the end.
  fileprivate var passesOn: Bool {
    isMessage && children.count == 1 && (follower != nil || end != nil)
  }
}

extension RouteNode {
  /// Whether it passed the message on without code of the app's own.
  fileprivate var passesOnly: Bool {
    // Where nobody can tell whether a class overrides a method, no code of its own is claimed.
    let how = self[.how]?.string ?? "inherited"
    return passesOn && (how == "inherited" || how == "unknown")
  }
}

/// Decisions side by side.
enum RouteSiblings {
  /// Puts together neighbours that hold nothing and answer alike for the same reason.
  ///
  /// Cells of one list are put together unless details are wanted, other objects when `folded`.
  static func groups(of nodes: [RouteNode], folded: Bool, _ style: Style) -> [[RouteNode]] {
    var groups: [[RouteNode]] = []
    for node in nodes {
      if let first = groups.last?.first, node.answersLike(first),
        folded || !style.isVerbose && node.isCell(beside: first)
      {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    return groups.flatMap { $0.count > 1 ? [$0] : $0.map { [$0] } }
  }
}

extension RouteNode {
  fileprivate func isCell(beside other: RouteNode) -> Bool {
    ObjectName(object ?? "").isBeside(ObjectName(other.object ?? ""))
  }

  fileprivate func answersLike(_ other: RouteNode) -> Bool {
    children.isEmpty && other.children.isEmpty && kind == other.kind && method == other.method
      && rule == other.rule && self[.answer]?.description == other[.answer]?.description
      && self[.state]?.description == other[.state]?.description
  }
}
