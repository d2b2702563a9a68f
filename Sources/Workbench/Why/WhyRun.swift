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
  private var answer = JSONValue.object()
  /// The run that is on; the first changes nothing.
  private var trial: Trial
  private var isExplained = false
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
  ) throws(WireError) {
    target = session
    self.wanted = wanted
    self.stimulus = stimulus
    self.progress = progress
    trial = try Trial(of: session, edit: nil)
    let sent: JSONValue = ["send": JSONValue(stimulus.name)]
    for (name, value) in stimulus.parameters.members { sent.set(name, value) }
    answer.set("stimulus", sent)
  }

  var changed: Session? { nil }
  var step: Int { tried }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    repeat {
      guard try trial.run.advance(until: deadline) else { break }
      if isExplained {
        tried += 1
        if let edit = trial.edit, let fix = fix(edit) { fixes.append(fix) }
      } else {
        isExplained = true
        guard try explain() else { return .finished(finish()) }
      }
      guard fixes.count < WhyRun.fixLimit, let edit = nextEdit() else {
        return .finished(finish())
      }
      trial = try Trial(of: target, edit: edit)
    } while ContinuousClock.now < deadline
    progress(tried, tried + pending.count)
    return .unfinished
  }

  /// The change to try next; pairs only where no single change helps.
  private func nextEdit() -> Edit? {
    if let edit = pending.popFirst() { return edit }
    guard !inPairs, fixes.isEmpty else { return nil }
    inPairs = true
    let some = singles.prefix(WhyRun.pairLimit)
    pending =
      some.indices.flatMap { first in
        some[(first + 1)...].map { some[first].and($0) }
      }[...]
    return pending.popFirst()
  }

  /// Runs the stimulus as it is; answers false when the wanted object gets it already.
  private func explain() throws(WireError) -> Bool {
    let outcome: Outcome
    let object: AnyObject
    do {
      outcome = try trial.send(stimulus)
      object = try trial.scenario.object(named: wanted)
    } catch {
      throw error.wire
    }
    let simulation = trial.scenario.simulation
    let hit = outcome.hits.last?.view.flatMap { simulation.object(at: $0) } as? UIView
    let handler = outcome.handledBy.flatMap { simulation.object(at: $0) }
    let got = handler ?? hit
    answer.set("wanted", wanted)
    answer.set("got", got.map { JSONValue(simulation.name(of: $0)) } ?? .null)
    if trial.reaches(object, outcome) {
      let further = handler.flatMap { $0 === object ? nil : simulation.name(of: $0) }
      answer.set("got", wanted)
      let more = further.map { ", and \($0) handles it" } ?? ""
      answer.set("text", "\(wanted) gets it already\(more)")
      return false
    }
    let parting = Parting(trial.records, wanted: object, got: got, in: simulation)
    if let record = parting.record { answer.set("record", record) }
    if let rule = parting.rule { answer.set("rule", rule.id) }
    answer.set("text", parting.text)
    singles =
      EditCandidates(
        simulation: simulation,
        wanted: object,
        got: hit,
        visited: outcome.path.compactMap { simulation.object(at: $0) },
        point: place(in: trial.scenario)
      ).all
    pending = singles[...]
    return true
  }

  /// Where the stimulus is aimed; nil for one that has no place.
  private func place(in scenario: ScenarioSession) -> CGPoint? {
    guard let place = stimulus.parameters["at"] ?? stimulus.parameters["from"] else { return nil }
    do {
      return try scenario.place(place)
    } catch {
      // It had a place when it was sent, and what it did took that away.
      return nil
    }
  }

  /// Makes the change and sends the stimulus; gives the fix when the wanted object gets the event.
  private func fix(_ edit: Edit) -> JSONValue? {
    let outcome: Outcome
    let object: AnyObject
    do {
      try trial.make(edit)
      outcome = try trial.send(stimulus)
      object = try trial.scenario.object(named: wanted)
    } catch {
      // A change that the app refuses, or after which the event has nowhere to go, is no fix.
      return nil
    }
    guard trial.reaches(object, outcome) else { return nil }
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
  let run: JournalRun
  let edit: Edit?
  private(set) var records: [TraceRecord] = []

  init(of session: Session, edit: Edit?) throws(WireError) {
    run = try JournalRun(of: session, level: .route)
    self.edit = edit
  }

  var scenario: ScenarioSession { run.scenario }

  func make(_ edit: Edit) throws(ScenarioError) {
    for command in edit.commands { _ = try CommandRun.execute(command, in: scenario) }
  }

  func send(
    _ stimulus: (name: String, parameters: JSONValue)
  ) throws(ScenarioError) -> Outcome {
    scenario.simulation.trace.sink = { [unowned self] in records.append($0) }
    return try scenario.send(stimulus.name, stimulus.parameters)
  }

  /// Whether the event came to the object.
  ///
  /// Being hit is not enough when nothing is delivered, and neither is a touch that a recognizer
  /// took away. A recognizer gets what it recognizes.
  func reaches(_ object: AnyObject, _ outcome: Outcome) -> Bool {
    let index = scenario.simulation.index(of: object)
    let own = records.filter { $0.at == index }
    if object is UIGestureRecognizer {
      return own.contains {
        $0.kind == .recognizerChanged && ["began", "ended"].contains($0.state)
      }
    }
    let isTaken = own.contains { record in
      record.rule.map { Parting.taking.contains($0) } == true
    }
    guard !isTaken else { return false }
    return outcome.path.contains(index)
      || own.contains { record in
        record.kind == .asked && record.method.map { Trial.messages.contains($0) } == true
      }
  }

  private static let messages: Set<ResponderKit.Method> = [
    .touchesBegan, .motionBegan, .remoteControlReceived,
  ]
}

extension WorkbenchConnection {
  func hitWhy(_ params: JSONValue) throws(WireError) -> Answer {
    let session = try session(params)
    let wanted = params["want"]?.string ?? ""
    let object = try object(wanted, in: session)
    let token = params["progressToken"]
    let run = try WhyRun(
      session: session,
      wanted: wanted,
      stimulus: try stimulus(of: params, wanted: wanted, object, in: session)
    ) { [weak self] done, total in self?.progress(token, done: done, of: total) }
    return .work(run)
  }

  /// The stimulus that a request speaks of: without one, a tap on the wanted object.
  private func stimulus(
    of params: JSONValue,
    wanted: String,
    _ object: AnyObject,
    in session: Session
  ) throws(WireError) -> (
    name: String, parameters: JSONValue
  ) {
    guard let given = params["stimulus"] else {
      // A recognizer is no place, and its view is.
      let view = (object as? UIGestureRecognizer)?.view
      let parameters = JSONValue.object()
      parameters.set("at", view.map { session.simulation.name(of: $0) } ?? wanted)
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
