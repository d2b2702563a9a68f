import Jansson
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

// What would have happened if: the script is run again from the step before which something is
// changed.

extension Debuggee {
  /// What came of a change: how the steps ran before, how they ran with it, and where that parts.
  struct Changed {
    let before: [RanStep]
    let after: [RanStep]
    let parting: Parting?
  }

  /// Adds a change and runs the script up to where one stands again.
  ///
  /// - Throws: Why the workbench refuses it; then everything is as it was.
  func add(_ change: WhatIf) throws -> Changed {
    try rerun(from: change.step, { whatIfs.append(change) }, undo: { whatIfs.removeLast() })
  }

  /// Takes a change out and runs the script up to where one stands again.
  func remove(_ index: Int) throws -> Changed {
    let step = whatIfs[index].step
    let removed = whatIfs
    return try rerun(from: step, { whatIfs.remove(at: index) }, undo: { whatIfs = removed })
  }

  /// Goes back to before a step, changes the list, and goes on to the step in which one stands.
  private func rerun(
    from step: Int,
    _ change: () -> Void,
    undo: () -> Void
  ) throws -> Changed {
    let place = route.step(at: point) ?? -1
    let ran = route.steps.count
    let old = try ranSteps(step, through: place)
    let wasInForce = whatIfs.map(\.isInForce)
    try back(to: step)
    change()
    do {
      while route.steps.count <= place, !route.isFinished { try runStep() }
    } catch  where !(error is ConnectionError) {
      // Nothing has come of it: the same is run again without it, whatever the editor wanted.
      link.settle()
      try back(to: step)
      undo()
      for index in whatIfs.indices where wasInForce.indices.contains(index) {
        whatIfs[index].isInForce = whatIfs[index].step < step && wasInForce[index]
      }
      while route.steps.count < ran, !route.isFinished { try runStep() }
      throw error
    }
    let new = try ranSteps(step, through: place)
    let parting = zip(old, new).enumerated().lazy.compactMap { offset, pair in
      pair.0.parting(from: pair.1, step: step + offset)
    }
    .first
    stand(where: place, old: old, new: new, parting, from: step)
    return Changed(before: old, after: new, parting: parting)
  }

  /// The steps between two places that ran, with the records that they left themselves.
  private func ranSteps(_ first: Int, through last: Int) throws -> [RanStep] {
    guard first <= last else { return [] }
    return try (first...last).filter(route.steps.indices.contains).map { place in
      let step = route.steps[place]
      let range = step.records
      let records = try range.map { range in try range.compactMap { try json(of: $0) } } ?? []
      let before = (range?.lowerBound ?? route.ends[place] + 1) - 1
      return RanStep(records: records, outcome: step.outcome, before: before)
    }
  }

  /// Stands where one stood in the new run, or where it parts from the old one, whichever is
  /// earlier.
  private func stand(
    where place: Int,
    old: [RanStep],
    new: [RanStep],
    _ parting: Parting?,
    from step: Int
  ) {
    // Nothing before the change is another.
    guard place >= step, old.indices.contains(place - step), new.indices.contains(place - step)
    else { return point = min(point, route.lastPoint) }
    let shift = new[place - step].before - old[place - step].before
    let record = min(point.record + shift, route.records(of: place).upperBound - 1)
    var stays: RoutePoint
    switch point.kind {
    case .record: stays = .record(record)
    case .judged, .end: stays = route.judgement(of: place)
    }
    if let parting {
      // Where the new run has nothing more, its last record is where it parts.
      let ran = new[parting.step - step]
      let end = ran.before + max(ran.records.count, 1)
      stays = min(stays, .record(max(1, parting.record ?? end)))
    }
    point = stays
  }

  /// Brings a session of its own to just before a step, asks it, and lets it go.
  func aside<Result>(
    before step: Int,
    _ ask: (_ session: String) throws -> Result
  ) throws -> Result {
    let session = try link.call(.sessionOpen, opening ?? .object())[.session]?.string ?? ""
    let name: JSONValue = [.session: JSONValue(session)]
    defer { _ = try? link.call(.sessionClose, name) }
    for place in 0...step {
      for change in whatIfs where change.step == place {
        try link.call(.objectSet, [.session: JSONValue(session), .set: change.set])
      }
      if place < step { try link.call(.scriptStep, name) }
    }
    return try ask(session)
  }
}
