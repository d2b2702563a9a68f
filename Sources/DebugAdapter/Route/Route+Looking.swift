import WorkbenchProtocol

// What lies where in a route.

extension Route {
  /// What is always known of a record; nil when there is none of that number.
  subscript(seq: Int) -> RouteRecord? {
    guard rows.indices.contains(seq - 1) else { return nil }
    let row = rows[seq - 1]
    return RouteRecord(
      seq: seq,
      parent: Int(row.parent),
      depth: Int(row.depth),
      level: row.level,
      kind: row.kind,
      at: names[row.at],
      name: names[row.name],
      rule: names[row.rule],
      partner: row.partner == 0 ? nil : Int(row.partner),
      isPassedOn: row.facts.contains(.isPassedOn)
    )
  }

  /// The records in which one lies, innermost first.
  func parents(of seq: Int) -> [Int] {
    guard rows.indices.contains(seq - 1) else { return [] }
    var parents: [Int] = []
    var parent = Int(rows[seq - 1].parent)
    while parent > 0 {
      parents.append(parent)
      parent = Int(rows[parent - 1].parent)
    }
    return parents
  }

  /// The calls that lie directly in a record, by the records that open them.
  func calls(in seq: Int) -> [Int] {
    guard rows.indices.contains(seq - 1) else { return [] }
    let depth = rows[seq - 1].depth
    var calls: [Int] = []
    var next = seq + 1
    while next <= last, rows[next - 1].depth > depth {
      let row = rows[next - 1]
      if row.isOpening, Int(row.parent) == seq { calls.append(next) }
      // What lies in a call that was answered is none of these.
      next = row.isOpening && Int(row.partner) > next ? Int(row.partner) : next + 1
    }
    return calls
  }

  // MARK: - Hops

  /// The first record after `seq` at which a mode stops.
  func hop(after seq: Int, _ mode: HopMode) -> Int? {
    switch mode {
    case .full:
      return seq < last ? max(seq, 0) + 1 : nil
    case .hops, .answers:
      var place = Route.count(of: hops, upTo: seq)
      while place < hops.count, !rows[Int(hops[place]) - 1].isHop(mode) { place += 1 }
      return place < hops.count ? Int(hops[place]) : nil
    }
  }

  /// The last record before `seq` at which a mode stops.
  func hop(before seq: Int, _ mode: HopMode) -> Int? {
    switch mode {
    case .full:
      return min(seq, last + 1) > 1 ? min(seq, last + 1) - 1 : nil
    case .hops, .answers:
      var place = Route.count(of: hops, upTo: seq - 1) - 1
      while place >= 0, !rows[Int(hops[place]) - 1].isHop(mode) { place -= 1 }
      return place >= 0 ? Int(hops[place]) : nil
    }
  }

  /// The first record after `seq` at which a mode stops and that lies in no more than `depth`.
  func hop(after seq: Int, _ mode: HopMode, notDeeperThan depth: Int) -> Int? {
    var seq = seq
    while let next = hop(after: seq, mode) {
      let row = rows[next - 1]
      if Int(row.depth) <= depth { return next }
      // Everything in a deeper call that was answered is deeper still.
      seq = row.isOpening && Int(row.partner) > next ? Int(row.partner) : next
    }
    return nil
  }

  // MARK: - Steps

  /// The place of the step to which a record belongs, among those that ran; nil for the launch.
  ///
  /// What came after the last step that was told belongs to the one that runs, whose place is
  /// `steps.count`.
  func step(of seq: Int) -> Int? {
    guard let launchEnd, seq > launchEnd else { return nil }
    return ends.sortedPrefixCount { $0 < seq }
  }

  /// The place of the step in which a point lies; nil for the launch.
  func step(at point: RoutePoint) -> Int? {
    switch point.kind {
    case .record: step(of: point.record)
    case .judged(let step): step
    case .end: steps.isEmpty ? nil : steps.count - 1
    }
  }

  /// The records of a step, with those of what was changed before it; of nil those of the launch.
  func records(of step: Int?) -> Range<Int> {
    guard let step else { return 1..<(launchEnd ?? last) + 1 }
    let before = step == 0 ? launchEnd ?? 0 : step <= ends.count ? ends[step - 1] : last
    let end = ends.indices.contains(step) ? ends[step] : last
    return before + 1..<max(before, end) + 1
  }

  /// Whether something is at a point, at which one could stop.
  func holds(_ point: RoutePoint) -> Bool {
    switch point.kind {
    case .record: rows.indices.contains(point.record - 1)
    case .judged(let step): steps.indices.contains(step)
    case .end: false
    }
  }

  /// The point behind which nothing is known yet.
  var lastPoint: RoutePoint {
    ends.last == last ? .judged(step: ends.count - 1, after: last) : .record(last)
  }

  /// The point at which a step's expectations are judged.
  func judgement(of step: Int) -> RoutePoint { .judged(step: step, after: ends[step]) }
}
