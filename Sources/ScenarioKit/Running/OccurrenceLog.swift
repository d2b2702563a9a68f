import Catalogue
@_spi(Workbench) package import ResponderKit
import ScenarioSyntax

/// Something that happened, as expectations see it.
package struct LoggedOccurrence {
  package let name: String
  /// Virtual time in microseconds.
  let time: Int64
  package let object: ObjectIndex
  /// The call that had not returned yet, by its place in the log; -1 for none.
  let parent: Int32
  /// Where the trace was.
  let position: TraceRecord.Position
  /// The place of what is known beside, or -1: most calls answer nothing, and nobody wants values of
  /// theirs, while there are several for each view that is launched.
  fileprivate var details: Int32 = -1
}

/// Who knows what the log cannot: names of parameters, and where references lead.
protocol OccurrenceContext: AnyObject {
  /// The object at which notifications occur.
  var notifications: AnyObject? { get }

  /// The names of the parameters of a method of an object's, or of its delegate's.
  func parameterNames(of method: String, on object: AnyObject) -> [String]

  /// What a reference leads to now, without a trace of having looked; nil where it leads nowhere.
  func quietValue(of reference: ReferencePath, in invocation: Invocation) -> Value?
}

/// Keeps what happened, in order, with the values that expectations ask for.
package final class OccurrenceLog: SimulationObserver {
  private unowned let simulation: Simulation
  private let interests: [Interest]
  // Weak, since the world holds the log.
  weak var context: (any OccurrenceContext)?

  /// What is known of an occurrence beside that it happened.
  private struct Details {
    /// Values that some expectation wants, as they were at that moment.
    var values: [String: Value] = [:]
    var returned = Value.none
  }

  package private(set) var entries: [LoggedOccurrence] = []
  private var details: [Details] = []
  /// The rules that decided, beside those that the trace still holds.
  var decided: Set<Rule> = []
  private var open: [(entry: Int, delegate: AnyObject?, delegator: AnyObject?)] = []
  /// A call of the document's that the model has not announced itself yet.
  private var provisional: (entry: Int, object: ObjectIndex, name: String)?

  /// Begins an empty log; `objects` says how many will be launched, each of which is told a few
  /// times where it comes to stand.
  init(simulation: Simulation, interests: [Interest], objects: Int) {
    self.simulation = simulation
    self.interests = interests
    entries.reserveCapacity(6 * objects)
  }

  /// The most entries that one run may leave.
  static let limit = 4_000_000

  package var count: Int { entries.count }

  /// Returns whose delegate an object is in the call that runs.
  func delegator(of object: AnyObject) -> AnyObject? {
    guard let last = open.last, last.delegate === object else { return nil }
    return last.delegator
  }

  /// Forgets what happened after a place, because no expectation will look at it.
  func forget(after place: Int) {
    guard entries.count > place else { return }
    // Those that were made since the first of them are theirs: what was open before has not
    // answered meanwhile.
    if let first = entries[place...].lazy.map(\.details).filter({ $0 >= 0 }).min() {
      details.removeSubrange(Int(first)...)
    }
    entries.removeSubrange(place...)
  }

  /// The values of an entry that some expectation wants, as they were at that moment.
  package func values(of entry: LoggedOccurrence) -> [String: Value] {
    entry.details < 0 ? [:] : details[Int(entry.details)].values
  }

  /// What the call of an entry answered; nothing for one that has not.
  func returned(by entry: LoggedOccurrence) -> Value {
    entry.details < 0 ? .none : details[Int(entry.details)].returned
  }

  private func detail(_ place: Int, _ change: (inout Details) -> Void) {
    if entries[place].details < 0 {
      entries[place].details = Int32(details.count)
      details.append(Details())
    }
    change(&details[Int(entries[place].details)])
  }

  private func answer(_ place: Int, _ answer: Value) {
    if case .none = answer { return }
    detail(place) { $0.returned = answer }
  }

  // MARK: - The model's calls

  package func willCall(
    _ method: ResponderKit.Method,
    on object: AnyObject,
    delegator: AnyObject?,
    arguments: () -> [Value]
  ) {
    let subject = delegator ?? object
    let index = simulation.objects.index(of: subject)
    // A call of the document's that the model announces as well has occurred once.
    if let waiting = provisional, waiting.object == index, waiting.name == method.name {
      provisional = nil
      open.append((waiting.entry, object, delegator))
      return
    }
    provisional = nil
    let place = append(index, method.name)
    if wants(place) {
      let names = context?.parameterNames(of: method.name, on: subject) ?? []
      read(place, subject, zip(names, arguments()).map { ($0, $1) })
    }
    open.append((place, object, delegator))
  }

  package func didCall(
    _ method: ResponderKit.Method,
    on object: AnyObject,
    delegator: AnyObject?,
    answer: () -> Value
  ) {
    provisional = nil
    // A call that a host makes may have been forgotten by the time it answers.
    guard let last = open.popLast(), entries.indices.contains(last.entry) else { return }
    self.answer(last.entry, answer())
  }

  package func didOccur(_ occurrence: Occurrence) {
    provisional = nil
    switch occurrence {
    case .controlEvent(let control, let event, let touch, let cause):
      note(
        ControlEvents.name(of: event),
        control,
        [
          ("event", cause.map { .object($0) } ?? .none),
          ("touch", touch.map { .object($0) } ?? .none),
        ]
      )
    case .action(let selector, let target, let sender, let event):
      note(
        selector.name,
        target,
        [
          ("sender", sender.map { .object($0) } ?? .none),
          ("event", event.map { .object($0) } ?? .none),
        ]
      )
    case .handler(let object):
      note("handler", object, [])
    case .notification(let name, let object):
      guard let notifications = context?.notifications else { return }
      note(name, notifications, [("object", object.map { .object($0) } ?? .none)])
    case .recognizerState(let recognizer, let state):
      note("\(state)", recognizer, [])
    case .told(let method, let delegator, let arguments):
      let names = context?.parameterNames(of: method.name, on: delegator) ?? []
      note(method.name, delegator, Array(zip(names, arguments)))
    }
  }

  // MARK: - The document's

  /// A body or the script calls a method.
  func openCall(
    _ name: String,
    on object: AnyObject,
    parameters: [(String, Value)]
  ) -> Int {
    guard simulation.dispatcher.observer != nil else { return -1 }
    let index = simulation.objects.index(of: object)
    let place = append(index, name)
    if wants(place) { read(place, object, parameters.map { ($0.0, $0.1) }) }
    open.append((place, nil, nil))
    provisional = (place, index, name)
    return place
  }

  /// That call answered.
  func closeCall(_ place: Int, answer: Value) {
    provisional = nil
    guard place >= 0, let last = open.lastIndex(where: { $0.entry == place }) else { return }
    // With it goes what a failure inside has left open.
    open.removeSubrange(last...)
    if entries.indices.contains(place) { self.answer(place, answer) }
  }

  /// A body leaves a note.
  func note(_ name: String, on object: AnyObject, values: [String: Value]) {
    let place = append(simulation.objects.index(of: object), name)
    detail(place) { $0.values.merge(values) { $1 } }
  }

  /// Starts a new stimulus or step: nothing is open that the model left so when it failed.
  func unwind() {
    open.removeAll()
    provisional = nil
  }

  private func note(
    _ name: String,
    _ object: AnyObject,
    _ parameters: [(name: String, value: Value)]
  ) {
    let place = append(simulation.objects.index(of: object), name)
    if wants(place) { read(place, object, parameters) }
  }

  private func append(_ object: ObjectIndex, _ name: String) -> Int {
    let simulation = simulation
    if entries.count == OccurrenceLog.limit {
      simulation.dispatcher.stop(
        SimulationError(
          .tooManyCalls,
          "more than \(OccurrenceLog.limit) things happened in a run",
          zh: "一次运行中发生的事超过了 \(OccurrenceLog.limit) 件"
        )
      )
    }
    entries.append(
      LoggedOccurrence(
        name: name,
        time: simulation.now,
        object: object,
        parent: Int32(open.last?.entry ?? -1),
        position: simulation.dispatcher.trace.position
      )
    )
    return entries.count - 1
  }

  // MARK: - Values of that moment

  private func wants(_ place: Int) -> Bool {
    interests.contains { matches($0, place) }
  }

  private func matches(_ interest: Interest, _ place: Int) -> Bool {
    let pattern = interest.occurrence
    // Where a way leads is looked up when it is judged: looking now might load a view.
    return pattern.matches(name: entries[place].name)
      && (pattern.path != nil
        || pattern.matches(object: simulation.objects.name(of: entries[place].object)))
  }

  private func read(
    _ place: Int,
    _ object: AnyObject,
    _ parameters: [(name: String, value: Value)]
  ) {
    guard let context else { return }
    let invocation = Invocation(object: object, parameters: parameters)
    for interest in interests where matches(interest, place) {
      for (key, reference) in interest.references where values(of: entries[place])[key] == nil {
        var reference = reference
        // An expectation names them without the dollar that a body would write.
        reference.isVariable = true
        guard invocation.value(of: reference.base) != nil else { continue }
        let value = context.quietValue(of: reference, in: invocation) ?? Value.none
        detail(place) { $0.values[key] = value }
      }
    }
  }
}
