import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences

// Every set of remedies that may do is run against the whole document.

extension Inquiry {
  /// Remedies that are tried together.
  private struct Trial {
    let remedies: [Remedy]
    /// Whether it is the first set without one of its remedies.
    let isPart: Bool

    init(_ remedies: [Remedy], isPart: Bool = false) {
      self.remedies = remedies
      self.isPart = isPart
    }
  }

  /// How many fixes are answered.
  private static let fixLimit = 8

  /// Whole runs that may be made.
  private var runLimit: Int { 4 * options.count + 8 }

  /// Runs the set of what removed each obstacle, sets without one of them, and other remedies.
  func prove() {
    guard !options.isEmpty else { return conclude() }
    var sets = [Trial(options.compactMap(\.first))]
    if options.count > 1 {
      // The obstacles were removed one after the other, and what removed a later one may have made
      // an earlier change needless.
      for place in options.indices {
        var set = options.compactMap(\.first)
        set.remove(at: place)
        sets.append(Trial(set, isPart: true))
      }
    }
    // The second best of each obstacle, then the third.
    let most = options.map(\.count).max() ?? 0
    for rank in 1..<max(2, most) {
      for place in options.indices where options[place].indices.contains(rank) {
        var set = options.compactMap(\.first)
        set[place] = options[place][rank]
        sets.append(Trial(set))
      }
    }
    expected = min(sets.count, runLimit)
    prove(sets[...], order: 0)
  }

  private func prove(_ trials: ArraySlice<Trial>, order: Int) {
    let isEnough = fixes.count(where: { $0.fix.breaks.isEmpty }) >= Inquiry.fixLimit
    guard let trial = trials.first, wholeRuns < runLimit, !isEnough else { return conclude() }
    let set = trial.remedies
    let next = { [unowned self] in prove(trials.dropFirst(), order: order + 1) }
    // Of a set that does, each change has shown that it takes effect at that moment.
    let hasOneMoment = trial.isPart && !fixes.isEmpty
    let other: Rehearsal.Moment = lastMoment == .launch ? .step : .launch
    // A part of a set that does is the better set.
    prove(set, at: lastMoment, order) { [unowned self] holds in
      guard !holds, !hasOneMoment, wholeRuns < runLimit else { return next() }
      prove(set, at: other, order) { [unowned self] holds in
        // The first fix shows at which moment changes help here, which saves the others a run each.
        if holds, fixes.count == 1 { lastMoment = other }
        next()
      }
    }
  }

  /// Runs the whole document with a set of remedies; tells whether it is as wanted then.
  private func prove(
    _ set: [Remedy],
    at moment: Rehearsal.Moment,
    _ order: Int,
    then: @escaping (Bool) -> Void
  ) {
    wholeRuns += 1
    expected = max(0, expected - 1)
    guard let facts, let witness, let world = world(set.map(\.edit), at: moment) else {
      return then(false)
    }
    guard let acts = facts.acts else { return send(set, world, moment, order, then) }
    var deeds = beginning(in: world)
    var seen: EventFacts?
    run(
      world,
      to: world.actCount,
      onDeed: { deed, _, _ in
        let act = world.position - 1
        if acts.contains(act) { deeds.append(deed) }
        guard act == acts.upperBound else { return true }
        seen = witness.facts(deeds, acts: acts, step: facts.step, place: facts.place, in: world)
        // The rest of the run says something only of a world in which it is as wanted.
        return seen?.holds == true
      },
      then: { [unowned self] in
        guard let seen, seen.holds else { return then(false) }
        add(set, seen, world, moment, order)
        then(true)
      }
    )
  }

  /// Sends a stimulus that is no part of the script; the script runs in a world beside.
  private func send(
    _ set: [Remedy],
    _ world: Rehearsal,
    _ moment: Rehearsal.Moment,
    _ order: Int,
    _ then: @escaping (Bool) -> Void
  ) {
    run(world, to: stage.acts.count) { [unowned self] in
      guard let stimulus,
        let deed = world.send(stimulus.name, stimulus.parameters),
        let seen = witness?.facts(
          [deed],
          acts: nil,
          step: nil,
          place: facts?.place,
          in: world
        ), seen.holds
      else { return then(false) }
      // Without expectations there is nothing that it could break.
      guard !baseline.isEmpty, let whole = self.world(set.map(\.edit)) else {
        add(set, seen, world, moment, order)
        return then(true)
      }
      run(whole, to: whole.actCount) { [unowned self] in
        add(set, seen, whole, moment, order)
        then(true)
      }
    }
  }

  private func add(
    _ set: [Remedy],
    _ seen: EventFacts,
    _ world: Rehearsal,
    _ moment: Rehearsal.Moment,
    _ order: Int
  ) {
    var breaks: [WhyAnswer.Broken] = []
    var asAsked: [WhyAnswer.Broken] = []
    var keeps = 0
    let verdict = self.verdict
    // A dictionary has no order, and the same question must get the same answer.
    for (pointer, held) in baseline.sorted(by: { $0.key < $1.key }) where held {
      // An expectation to which the changed run does not come has not held either.
      guard world.judged[pointer] != true else {
        keeps += 1
        continue
      }
      let failure = world.failures[pointer]
      let broken = WhyAnswer.Broken(
        pointer: pointer,
        step: failure?.step ?? 0,
        key: failure?.key ?? "",
        expected: failure?.expected ?? .nothing,
        actual: failure?.actual
      )
      if verdict?.isAsAsked(pointer, failure) == true {
        asAsked.append(broken)
      } else {
        breaks.append(broken)
      }
    }
    let along = breaks.filter { Verdict.goesAlong($0, with: asAsked) }
    breaks.removeAll { Verdict.goesAlong($0, with: asAsked) }
    asAsked = (asAsked + along).sorted { $0.pointer < $1.pointer }
    let fix = WhyAnswer.Fix(
      edit: Edit(set.flatMap(\.edit.changes)),
      sentence: Phrase(all: set.map(\.sentence)),
      swift: set.flatMap(\.swift),
      isAtLaunch: moment == .launch || set.contains { $0.edit.changesScript },
      keeps: keeps,
      breaks: breaks,
      asAsked: asAsked,
      outcome: seen.event.outcome,
      records: seen.event.records,
      simulation: seen.event.simulation
    )
    // Remedies of two obstacles may be one change.
    guard !fixes.contains(where: { $0.fix.edit == fix.edit }) else { return }
    fixes.append((fix, order, set.count))
  }

  private var verdict: Verdict? {
    guard let facts, let witness else { return nil }
    var asked: String?
    if case .expectation(let pointer, _)? = wanted { asked = pointer }
    return Verdict(asked: asked, concern: witness.concern, facts: facts)
  }

  // MARK: - The answer

  func conclude() {
    let ordered = fixes.sorted { one, other in
      let (left, right) = (one.fix.breaks.isEmpty, other.fix.breaks.isEmpty)
      if left != right { return left }
      // By number last: sorting keeps no order of its own, and the table's is that of preference.
      return (one.size, one.order) < (other.size, other.order)
    }
    let best = ordered.first?.fix
    if let first = reasons.first, !first.isTelling, let best { reasons[0] = parting(first, best) }
    let obstacles = self.obstacles
    finish(
      WhyAnswer(
        wanted: question.want ?? question.expectation ?? pointerAsked,
        step: facts?.step,
        stimulus: stimulusAsked,
        place: facts?.place,
        got: gotAsked,
        handler: facts?.got.string,
        holds: facts?.holds ?? false,
        reasons: obstacles.map(\.reason),
        conditions: obstacles.map(\.conditions),
        certainty: certainty,
        doubts: doubts,
        records: facts?.event.records ?? [],
        fixes: ordered.prefix(Inquiry.fixLimit).map(\.fix),
        tried: tried,
        expectations: baseline.values.count(where: \.self),
        ask: [],
        session: facts?.run.session
      )
    )
  }

  /// The obstacles with when they are there, where a print leaves that open: those that always are
  /// come first.
  private var obstacles: [CaseObstacles.Obstacle] {
    let met = reasons.map { reason in
      CaseObstacles.Obstacle(
        reason: reason,
        conditions: caseObstacles?.conditions(of: reason) ?? []
      )
    }
    let others = (caseObstacles?.conditional ?? []).filter { other in
      !met.contains { $0.reason.sentence == other.reason.sentence }
    }
    let all = met + others
    return all.filter(\.conditions.isEmpty) + all.filter { !$0.conditions.isEmpty }
  }

  /// What the print does not show of the way that the event took.
  private var doubts: Doubts? {
    guard let facts, facts.run.session.isImported else { return nil }
    let asked = facts.event.records.compactMap { record in
      record.kind == .asked && record.method == .hitTest ? record.at : nil
    }
    return Doubts(
      hit: facts.event.outcome?.hits.last?.view,
      asked: asked,
      certainty: certainty,
      in: facts.run.session
    )
  }

  /// Who got the event; the wanted object, where it came to that before another one handled it.
  private var gotAsked: JSONValue {
    guard let facts else { return .null }
    if facts.holds, case .object(let name)? = wanted { return JSONValue(name) }
    return facts.got
  }

  private var pointerAsked: String? {
    if case .expectation(let pointer, _)? = wanted { pointer } else { nil }
  }

  /// What was done, as a script writes it, without what is expected of it.
  private var stimulusAsked: JSONValue? {
    if facts?.acts == nil, let stimulus {
      let sent: JSONValue = ["send": JSONValue(stimulus.name)]
      for (name, value) in stimulus.parameters.members { sent.set(name, value) }
      return sent
    }
    guard let step = facts?.step?.json else { return nil }
    let sent = JSONValue.object()
    for (name, value) in step.members
    where !["expect", "label", "when", "since", "comment"].contains(name) {
      sent.set(name, value)
    }
    return sent
  }

  /// The first decision at which reality parts from the nearest world in which it is as wanted.
  private func parting(_ reason: Reason, _ fix: WhyAnswer.Fix) -> Reason {
    guard let facts else { return reason }
    let ones = facts.event.records
    let found = StepParting(
      ones,
      fix.records,
      level: .route,
      RecordLikeness(left: facts.event.simulation, right: fix.simulation)
    )
    guard let place = found?.left, !Rule.nonReasons.contains(where: { $0 == place.rule }) else {
      return reason
    }
    return Reason(
      reason.id == .callNever || reason.id == .valueIs ? reason.id : .parted,
      reason.sentence.args,
      ones[place.index],
      rule: place.rule
    )
  }
}

extension Reason {
  /// Whether it names a cause, and not only the last thing that happened.
  fileprivate var isTelling: Bool {
    switch id {
    case .parted, .decided, .callNever, .valueIs: false
    default: rule.isTelling
    }
  }
}
