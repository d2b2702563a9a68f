import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences

// Reality: the document is run as it is, and the event is found that is asked about.

extension Inquiry {
  /// How well an event fits a question, from the least.
  private enum Fit: Int, Comparable {
    case elsewhere, held, aimed, failing, named
    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  func begin() throws(ScenarioError) {
    let run = try Rehearsal(stage)
    if question.stimulus != nil {
      // Names may mean something only after what was done.
      self.run(run, to: stage.acts.count) { [unowned self] () throws(ScenarioError) in
        try self.readWanted(in: run)
        try self.send(run)
      }
      return
    }
    try readWanted(in: run)
    try checkStep(run)
    watch(run)
  }

  private func readWanted(in run: Rehearsal) throws(ScenarioError) {
    guard let text = question.want else { return }
    let wanted: Wanted
    if question.isAboutObject {
      _ = try run.session.object(named: text)
      wanted = .object(text)
    } else {
      wanted = try Wanted(text, times: question.times, in: run.session)
    }
    try adopt(wanted, run)
  }

  private func adopt(_ wanted: Wanted, _ run: Rehearsal) throws(ScenarioError) {
    self.wanted = wanted
    witness = EventWitness(
      concern: Concern(wanted, run),
      test: try Test(wanted, in: run.session)
    )
  }

  private func checkStep(_ run: Rehearsal) throws(ScenarioError) {
    guard let step = question.step, !run.steps.contains(where: { isAsked($0, step) }) else {
      return
    }
    let named = run.steps.map { $0.label ?? String($0.index) }
    let text =
      switch step {
      case .index(let index): String(index)
      case .label(let label): "'\(label)'"
      }
    throw ScenarioError(
      type: "unknown-step",
      message: Sentence(
        "the script has no step \(text) that this variant runs",
        zh: "脚本里没有这个变体会运行的步骤 \(text)"
      ),
      pointer: "/step",
      allowed: named.count <= 24 ? named : []
    )
  }

  private func isAsked(_ step: ScriptStep, _ asked: Question.Step) -> Bool {
    switch asked {
    case .index(let index): step.index == index
    case .label(let label): step.label == label
    }
  }

  // MARK: - The whole script

  /// Runs the whole script and keeps what fits the question best.
  private func watch(_ run: Rehearsal) {
    var best: (fit: Fit, facts: EventFacts)?
    // What looks at a deed cannot throw, so the error waits for the end of the run.
    var failed: ScenarioError?
    /// The acts since the last stimulus, that one first; until then, since the launch.
    var span = run.launch.map { [(deed: $0, act: 0)] } ?? []
    var start: (step: ScriptStep, place: AskedPlace?)?
    self.run(
      run,
      to: run.actCount,
      onDeed: { [unowned self] deed, step, place in
        let act = run.position - 1
        guard let step else {
          span = []
          start = nil
          return true
        }
        // What leaves no record decides nothing: what came before it did.
        if step.stimulus != nil || step.json["call"] != nil, !deed.records.isEmpty {
          span = []
          start = (step, place)
        }
        start = start ?? (step, place)
        span.append((deed, act))
        do throws(ScenarioError) {
          if let found = try self.look(deed, step, place, act, span, start, run),
            // Of equal ones the last counts, but the first that fails: what fails after it may come
            // of it.
            best.map({ found.fit > $0.fit || (found.fit == $0.fit && found.fit != .failing) })
              ?? true
          {
            best = found
          }
        } catch { failed = error }
        return failed == nil
      },
      then: { [unowned self] () throws(ScenarioError) in
        if let failed { throw failed }
        // A change after which an act makes twenty times as many calls is taken to go in a circle.
        self.callLimit = min(1_000_000, 20_000 + 20 * run.mostCalls)
        self.baseline = run.judged
        try self.choose(best, run)
      }
    )
  }

  /// Looks at one step; returns how well its event fits, where it may be the one.
  private func look(
    _ deed: Rehearsal.Deed,
    _ step: ScriptStep,
    _ place: AskedPlace?,
    _ act: Int,
    _ span: [(deed: Rehearsal.Deed, act: Int)],
    _ start: (step: ScriptStep, place: AskedPlace?)?,
    _ run: Rehearsal
  ) throws(ScenarioError) -> (fit: Fit, facts: EventFacts)? {
    if let asked = question.step {
      guard isAsked(step, asked) else { return nil }
      if witness == nil, let report = deed.report {
        let pointer = report.failures.first?.pointer ?? report.judged.first
        if let pointer { try adopt(.expectation(pointer, step: deed.step ?? 0), run) }
      }
      return facts([deed], act...act, step, place, run).map { (.named, $0) }
    }
    if let failing = failing(deed, step, run) {
      if wanted == nil { try adopt(.expectation(failing, step: deed.step ?? 0), run) }
      // A failure is about everything since the stimulus before it.
      let first = span.first?.act ?? act
      let facts = facts(
        span.map(\.deed),
        first...act,
        start?.step ?? step,
        start?.place ?? place,
        run
      )
      return facts.map { (.failing, $0) }
    }
    guard let witness, deed.outcome != nil || step.json["call"] != nil,
      let facts = facts([deed], act...act, step, place, run)
    else { return nil }
    let isAimed = witness.isAimed(step, deed, in: run)
    if facts.holds { return isAimed ? (.held, facts) : nil }
    return (isAimed ? .aimed : .elsewhere, facts)
  }

  /// The expectation that fails here and is meant, where one is.
  private func failing(
    _ deed: Rehearsal.Deed,
    _ step: ScriptStep,
    _ run: Rehearsal
  ) -> String? {
    guard let report = deed.report else { return nil }
    if let pointer = question.expectation {
      return report.judged.contains(pointer) ? pointer : nil
    }
    guard let name = question.want else { return report.failures.first?.pointer }
    return report.failures.first { failure in
      let key = failure.pointer.dropFirst(step.pointer.count)
      return step.json.value(at: String(key))?.speaks(of: name) == true
        || JSONPointer.keys(of: String(key)).contains { $0 == name || $0.hasPrefix(name + ".") }
    }?.pointer
  }

  private func facts(
    _ deeds: [Rehearsal.Deed],
    _ acts: ClosedRange<Int>,
    _ step: ScriptStep,
    _ place: AskedPlace?,
    _ run: Rehearsal
  ) -> EventFacts? {
    witness?.facts(deeds, acts: acts, step: step, place: place, in: run)
  }

  // MARK: - Which event

  private func choose(
    _ best: (fit: Fit, facts: EventFacts)?,
    _ run: Rehearsal
  ) throws(ScenarioError) {
    if let pointer = question.expectation, best == nil { throw unknownExpectation(pointer, run) }
    guard let witness else { return nothing(run) }
    if let best, best.fit > .elsewhere || question.step != nil {
      return decide(best.facts)
    }
    // No event of the script is about it: a tap on it is.
    let carriers = Carriers(session: run.session).of(witness.concern)
    if carriers.contains(where: { UIView.standing(for: $0) != nil }) {
      // The run that was watched is over; the tap is sent where the session that is asked about
      // stands.
      let fresh = try Rehearsal(stage)
      self.run(fresh, to: stage.acts.count) { [unowned self] () throws(ScenarioError) in
        let carriers = Carriers(session: fresh.session).of(witness.concern)
        if let tap = carriers.lazy.compactMap({ fresh.session.tap(on: $0) }).first {
          self.stimulus = ("touch.tap", tap)
          return try self.send(fresh)
        }
        try self.without(best?.facts, fresh)
      }
      return
    }
    try without(best?.facts, run)
  }

  private func without(_ facts: EventFacts?, _ run: Rehearsal) throws(ScenarioError) {
    if let facts { return decide(facts) }
    let wanted = question.want ?? ""
    throw ScenarioError(
      type: SimulationError.Kind.noPlace.rawValue,
      message: Sentence(
        "no event of the script is about '\(wanted)', and it is no place for a finger",
        zh: "脚本里没有事件与“\(wanted)”有关，它也不是手指能点的地方"
      ),
      hint: Sentence("Name a step, or give a stimulus.", zh: "请指出一个步骤，或给出一个刺激。")
    )
  }

  private func unknownExpectation(_ pointer: String, _ run: Rehearsal) -> ScenarioError {
    ScenarioError(
      type: "unknown-step",
      message: Sentence(
        "there is no expectation at '\(pointer)' that this variant judges",
        zh: "“\(pointer)”处没有这个变体会判断的预期"
      ),
      pointer: "/expectation",
      allowed: run.judged.count <= 24 ? run.judged.keys.sorted() : []
    )
  }

  /// Sends a stimulus that is no part of the script, at the end of what was done.
  private func send(_ run: Rehearsal) throws(ScenarioError) {
    let stimulus = stimulus ?? question.stimulus
    guard let stimulus else { return }
    self.stimulus = stimulus
    let place = run.session.askedPlace(of: stimulus.parameters)
    if witness == nil { return nothing(run) }
    guard let deed = run.send(stimulus.name, stimulus.parameters) else {
      let nothing = Sentence("nothing was sent", zh: "什么也没有发送")
      throw run.error ?? ScenarioError(type: "invalidArgument", message: nothing)
    }
    callLimit = min(1_000_000, 20_000 + 20 * run.session.simulation.dispatcher.calls)
    let facts = witness?.facts([deed], acts: nil, step: nil, place: place, in: run)
    guard let facts else { return }
    guard baseline.isEmpty, run.actCount > 0, !facts.holds else { return decide(facts) }
    // The expectations that hold as it is.
    let whole = try Rehearsal(stage)
    self.run(whole, to: whole.actCount) { [unowned self] () throws(ScenarioError) in
      self.baseline = whole.judged
      self.decide(facts)
    }
  }

  // MARK: - Nothing asked

  /// Nothing was named and nothing fails: what can be asked about.
  private func nothing(_ run: Rehearsal) {
    let ask = Suggestions(session: run.session).names
    finish(
      WhyAnswer(
        wanted: nil,
        step: nil,
        stimulus: nil,
        place: nil,
        got: .null,
        handler: nil,
        holds: true,
        reasons: [],
        conditions: [],
        certainty: nil,
        doubts: nil,
        records: [],
        fixes: [],
        tried: 0,
        expectations: run.judged.values.count(where: \.self),
        ask: ask,
        session: run.session
      )
    )
  }
}

extension JSONValue {
  /// Whether a name stands in it, alone or before a point.
  func speaks(of name: String) -> Bool {
    if let text = string { return text == name || text.hasPrefix(name + ".") }
    return elements.contains { $0.speaks(of: name) }
      || members.contains { key, value in
        key == name || key.hasPrefix(name + ".") || value.speaks(of: name)
      }
  }
}
