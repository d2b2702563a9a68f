import WorkbenchProtocol

/// What happened at one stimulus: its decisions, and what was found out about them for drawing.
///
/// Nothing that a drawing asks of it is found out twice, however often a route is folded.
final class RouteStory {
  let nodes: [RouteNode]

  private lazy var moments = RouteMoment.moments(of: told)
  private lazy var apart = RouteGroup.groups(of: RouteItem.items(of: moments, joined: false))
  /// The same with what goes without saying, for whoever wants every decision.
  private lazy var whole = RouteGroup.groups(
    of: RouteItem.items(
      of: RouteMoment.moments(of: nodes.filter { $0.kind != .outcome }),
      joined: false
    )
  )
  private lazy var joined = RouteGroup.groups(of: RouteItem.items(of: moments, joined: true))
  // Only the last one is kept: folding goes one way and does not come back to a step.
  private var outlined: (fold: RouteFold, style: Style, lines: [RouteLine])?

  /// What has lines of its own: the outcome is told above them, and that a window was chosen goes
  /// without saying where no other was asked.
  private lazy var told = nodes.enumerated().filter { index, node in
    guard node.kind == .windowChosen, index > 0 else { return node.kind != .outcome }
    let before = nodes[index - 1]
    let isOnlyOne =
      index < 2 || nodes[index - 2].method != "hitTest" && nodes[index - 2].kind != .declined
    return !(isOnlyOne && before.method == "hitTest" && before.object == node.object)
  }.map(\.element)

  /// How many decisions it holds.
  private(set) lazy var size = nodes.reduce(0) { $0 + $1.size }

  /// The kinds of errors that it reports, each once, in their order.
  private(set) lazy var errors: [String] = {
    var errors: [String] = []
    func gather(_ node: RouteNode) {
      if let error = node.error, !errors.contains(error) { errors.append(error) }
      node.children.forEach(gather)
    }
    nodes.forEach(gather)
    return errors
  }()

  init(_ nodes: [RouteNode]) {
    self.nodes = nodes
  }

  /// What has lines of its own at a step of folding.
  func groups(_ fold: RouteFold, _ style: Style) -> [RouteGroup] {
    switch fold {
    case .open, .chains, .siblings: style.isVerbose ? whole : apart
    case .searches, .refusals: joined
    case .outcome: []
    }
  }

  /// The lines at a step of folding, counted from 1.
  func lines(_ fold: RouteFold, _ style: Style) -> [RouteLine] {
    if let outlined, outlined.fold == fold, outlined.style == style { return outlined.lines }
    let lines = RouteOutline(groups(fold, style), fold: fold, style: style).lines
    outlined = (fold, style, lines)
    return lines
  }
}
