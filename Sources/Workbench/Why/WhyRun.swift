import Foundation
import Jansson
@_spi(Workbench) import QuizKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Finds why an object does not get an event, and what would have to change.
///
/// It never reasons beside the model: the stimulus is run, the first record that left the way to
/// the wanted object is named, and then each change is tried by running everything again.
final class WhyRun: SlicedWork {
  /// How many changes are listed at most.
  private static let fixLimit = 8
  /// How many changes go into pairs.
  private static let pairLimit = 24

  private let target: Session
  private let wanted: String
  private let stimulus: (name: String, parameters: JSONValue)
  private let progress: (_ done: Int, _ total: Int) -> Void
  private var started = false
  private var answer = JSONValue.object()
  private var pending: ArraySlice<Edit> = []
  private var singles: [Edit] = []
  private var fixes: [JSONValue] = []
  private var tried = 0
  private var inPairs = false

  init(
    session: Session,
    wanted: String,
    stimulus: (name: String, parameters: JSONValue),
    progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) {
    target = session
    self.wanted = wanted
    self.stimulus = stimulus
    self.progress = progress
  }

  var session: Session? { target }
  var step: Int { tried }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> JSONValue? {
    if !started {
      started = true
      guard try explain() else { return finish() }
    }
    while fixes.count < WhyRun.fixLimit {
      guard let edit = pending.popFirst() else {
        // Pairs are tried only where no single change helps.
        guard !inPairs, fixes.isEmpty else { break }
        inPairs = true
        let some = singles.prefix(WhyRun.pairLimit)
        pending =
          some.indices.flatMap { first in
            some[(first + 1)...].map { some[first].and($0) }
          }[...]
        continue
      }
      tried += 1
      if let fix = attempt(edit) { fixes.append(fix) }
      if ContinuousClock.now >= deadline {
        progress(tried, tried + pending.count)
        return nil
      }
    }
    return finish()
  }

  /// Runs the stimulus as it is; answers false when the wanted object gets it already.
  private func explain() throws(WireError) -> Bool {
    let trial = try Trial(of: target, edits: nil)
    let outcome = try trial.send(stimulus)
    let simulation = trial.scenario.simulation
    let object: AnyObject
    do {
      object = try trial.scenario.object(named: wanted)
    } catch {
      throw error.wire
    }
    let hit = outcome.hits.last?.view.flatMap { simulation.object(at: $0) } as? UIView
    let handler = outcome.handledBy.flatMap { simulation.object(at: $0) }
    let got = handler ?? hit
    answer.set("wanted", wanted)
    answer.set("got", got.map { JSONValue(simulation.name(of: $0)) } ?? .null)
    if trial.reaches(object, outcome) {
      answer.set("text", "\(wanted) gets it already")
      return false
    }
    let parting = Parting(trial.records, wanted: object, got: got, in: simulation)
    if let record = parting.record { answer.set("record", record) }
    if let rule = parting.rule { answer.set("rule", rule.id) }
    answer.set("text", parting.text)
    let place = stimulus.parameters["at"].flatMap { try? trial.scenario.place($0) }
    singles =
      EditCandidates(
        simulation: simulation,
        wanted: object,
        got: hit,
        visited: outcome.path.compactMap { simulation.object(at: $0) },
        point: place
      ).all
    pending = singles[...]
    return true
  }

  /// Runs everything again with a change; gives the fix when the wanted object gets the event.
  private func attempt(_ edit: Edit) -> JSONValue? {
    guard let trial = try? Trial(of: target, edits: edit), let outcome = try? trial.send(stimulus),
      let object = try? trial.scenario.object(named: wanted), trial.reaches(object, outcome)
    else { return nil }
    let writer = RecordWriter(simulation: trial.scenario.simulation)
    let fix = JSONValue.object()
    fix.set("edits", JSONValue(edit.json))
    fix.set("outcome", outcome.json(in: trial.scenario.simulation))
    fix.set("text", edit.text)
    fix.set(
      "records",
      JSONValue(
        trial.records.filter { $0.level <= .route }.map { writer.json($0, level: .route) }
      )
    )
    return fix
  }

  private func finish() -> JSONValue {
    answer.set("fixes", JSONValue(fixes))
    answer.set("tried", tried)
    return answer
  }
}

/// One run of a session's journal, a change, and a stimulus after it.
private final class Trial {
  private(set) var records: [TraceRecord] = []
  private(set) var scenario: ScenarioSession

  init(of session: Session, edits: Edit?) throws(WireError) {
    scenario = try JournalRun.records(of: session, level: .route) { _, _ in }
    for command in edits?.commands ?? [] {
      do {
        _ = try CommandRun.execute(command, in: scenario)
      } catch {
        throw error.wire
      }
    }
  }

  func send(_ stimulus: (name: String, parameters: JSONValue)) throws(WireError) -> Outcome {
    scenario.simulation.trace.sink = { [unowned self] in records.append($0) }
    do {
      return try scenario.send(stimulus.name, stimulus.parameters)
    } catch {
      throw error.wire
    }
  }

  /// Whether the event came to the object: being hit is not enough when nothing is delivered.
  func reaches(_ object: AnyObject, _ outcome: Outcome) -> Bool {
    let index = scenario.simulation.index(of: object)
    return outcome.path.contains(index)
      || records.contains { record in
        record.at == index && record.kind == .asked
          && record.method.map { Trial.messages.contains($0) } == true
      }
  }

  private static let messages: Set<ResponderKit.Method> = [
    .touchesBegan, .motionBegan, .remoteControlReceived,
  ]
}

extension WorkbenchConnection {
  func hitWhy(_ params: JSONValue) throws(WireError) -> any SlicedWork {
    let session = try session(params)
    let wanted = params["want"]?.string ?? ""
    _ = try object(wanted, in: session)
    let token = params["progressToken"]
    return WhyRun(
      session: session,
      wanted: wanted,
      stimulus: try stimulus(of: params, wanted: wanted)
    ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
  }

  /// The stimulus that a request speaks of: without one, a tap on the wanted object.
  private func stimulus(
    of params: JSONValue,
    wanted: String
  ) throws(WireError) -> (
    name: String, parameters: JSONValue
  ) {
    guard let given = params["stimulus"] else {
      let parameters = JSONValue.object()
      parameters.set("at", wanted)
      return ("touch.tap", parameters)
    }
    guard let name = given["send"]?.string else {
      throw WireError(
        .paramsMissingMember,
        "the stimulus does not say what is sent",
        path: "/params/stimulus/send",
        expected: ["send"]
      )
    }
    let parameters = JSONValue.object()
    for (key, value) in given.members
    where !["send", "label", "when", "expect", "comment"].contains(key) {
      parameters.set(key, value)
    }
    return (name, parameters)
  }
}
