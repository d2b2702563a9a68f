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
    var groups: [RouteGroup] = []
    var start = 0
    while start < items.count {
      // The shortest first: four alike are four times one, not twice two.
      let length = (1...4).first { length in
        start + 2 * length <= items.count
          && zip(items[start..<start + length], items[(start + length)...])
            .allSatisfy { $0.saysTheSame(as: $1) }
      }
      guard let length else {
        groups.append(RouteGroup(items: [items[start]]))
        start += 1
        continue
      }
      var group = RouteGroup(items: Array(items[start..<start + length]))
      start += length
      while start + length <= items.count,
        zip(items[start - length..<start], items[start...])
          .allSatisfy({ $0.saysTheSame(as: $1) })
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
