import WorkbenchProtocol

/// A decision at the top of a route, with what one must know of it to find repetitions.
struct RouteMoment {
  let node: RouteNode

  /// What it says; two that say the same have one number.
  let meaning: Int

  /// Whether it is a message that goes a way which an earlier one went.
  let goesKnownWay: Bool

  /// The decisions at the top among `nodes`, in their order.
  static func moments(of nodes: [RouteNode]) -> [RouteMoment] {
    var meanings = RouteMeanings()
    var ways: Set<Int> = []
    return nodes.map { node in
      let isWay = node.isMessage && !node.children.isEmpty
      return RouteMoment(
        node: node,
        meaning: meanings.number(of: node),
        goesKnownWay: isWay && !ways.insert(meanings.number(of: node, anyMessage: true)).inserted
      )
    }
  }
}

/// A decision at the top of a route, or a message that goes the way of an earlier one.
enum RouteItem {
  case node(RouteMoment)
  /// The message, with the event that brought it where both share a line.
  case same(RouteMoment, of: RouteMoment?)

  /// What came first of it.
  var node: RouteNode {
    switch self {
    case .node(let moment): moment.node
    case .same(let moment, let event): (event ?? moment).node
    }
  }

  /// The numbers of all records that it stands for.
  var records: [Int] {
    switch self {
    case .node(let moment): moment.node.allRecords
    case .same(let moment, let event): (event?.node.allRecords ?? []) + moment.node.allRecords
    }
  }

  /// Whether an item of another instant says the same.
  func saysTheSame(as other: RouteItem) -> Bool {
    switch (self, other) {
    case (.node(let moment), .node(let another)):
      moment.meaning == another.meaning
    case (.same(let moment, let event), .same(let another, let otherEvent)):
      moment.meaning == another.meaning && event?.meaning == otherEvent?.meaning
    case (.node, .same), (.same, .node):
      false
    }
  }

  /// Marks the messages that go a way which an earlier one went.
  ///
  /// With `joined`, such a message shares the line of the event before it.
  static func items(of moments: [RouteMoment], joined: Bool) -> [RouteItem] {
    var items: [RouteItem] = []
    for moment in moments {
      guard moment.goesKnownWay else {
        items.append(.node(moment))
        continue
      }
      if joined, case .node(let event) = items.last, event.node.kind == .eventQueued {
        items[items.count - 1] = .same(moment, of: event)
      } else {
        items.append(.same(moment, of: nil))
      }
    }
    return items
  }
}
