import Jansson
import WorkbenchProtocol

/// A record of a step, with what the rest of the step says of it: how the question that it asks is
/// answered, and whether the message that it brings went on.
struct PairedRecord {
  let json: JSONValue
  let number: Int
  let parent: Int
  let kind: RecordKind?
  let at: String?
  let method: String?
  /// The answer, where it is a question that the step answers.
  fileprivate(set) var closing: JSONValue?
  /// The number of the record that asked, where it is an answer.
  fileprivate(set) var asked: Int?
  /// Whether records lie between it and its answer.
  fileprivate(set) var holdsRecords = false
  /// Whether the message that it is went on to another responder, or off the end.
  fileprivate(set) var goesOn = false
  /// Whether it lies in a question of the same method: in a search, or a message on its way.
  fileprivate(set) var continues = false

  init(_ json: JSONValue) {
    self.json = json
    number = json[.seq]?.int ?? 0
    parent = json[.parent]?.int ?? 0
    kind = json[.kind]?.string.flatMap(RecordKind.init)
    at = json[.at]?.string
    method = json[.method]?.string
  }

  /// Microseconds since the launch.
  var time: Int { Int(((json[.time]?.double ?? 0) * 1_000_000).rounded()) }

  /// Whether it belongs to the search for the view that a point hits.
  var isSearch: Bool { (kind == .asked || kind == .answered) && method == "hitTest" }

  /// Whether it is a call that carries an event from responder to responder.
  var isMessage: Bool {
    guard kind == .asked || kind == .answered, let method else { return false }
    // A scroll view's questions about touches carry none.
    if method.hasPrefix("touchesShould") { return false }
    return ["touches", "motion", "presses"].contains { method.hasPrefix($0) }
      || method == "remoteControlReceived"
  }

  /// What was answered, by the answer's record or by this one.
  var answer: String? { (closing ?? json)[.answer]?.string }

  /// Whether a search found nothing here.
  var answersNil: Bool { answer == nil }

  /// The rule that decided, in the answer where there is one.
  var rule: String? { closing?[.rule]?.string ?? json[.rule]?.string }

  /// Whether a rule decided something by which a run may go another way; a controller's life cycle
  /// has rules, too, and always the same.
  var isDecision: Bool { rule != nil && kind != .controllerLifecycle }

  /// Whether it is an event in which all fingers that change move or rest.
  var onlyMoves: Bool {
    guard kind == .eventQueued, let touches = json[.touches], touches.count > 0 else {
      return false
    }
    return touches.elements.allSatisfy {
      ["moved", "stationary"].contains($0[.phase]?.string ?? "")
    }
  }

  /// The fingers of the event that it tells of, or with which it is concerned.
  var fingers: [Int] {
    let own = json[.touch]?.elements.compactMap(\.int) ?? []
    return own + (json[.touches]?.elements.compactMap { $0[.finger]?.int } ?? [])
  }
}

extension PairedRecord {
  /// Pairs the questions of a step with their answers.
  static func pairs(of records: some Sequence<JSONValue>) -> [PairedRecord] {
    var all = records.map(PairedRecord.init)
    var open: [Int] = []
    var places: [Int: Int] = [:]
    for place in all.indices {
      let record = all[place]
      places[record.number] = place
      if record.kind == .answered,
        let found = open.lastIndex(where: { all[$0].isAnswered(by: record) })
      {
        let question = open[found]
        all[question].closing = record.json
        all[question].holdsRecords = place > question + 1
        all[place].holdsRecords = all[question].holdsRecords
        all[place].asked = all[question].number
        all[place].continues = all[question].continues
        let rule = record.json[.rule]?.string ?? ""
        if rule.hasSuffix("forwards-to-next") || rule.hasSuffix("default-forwards") {
          all[question].goesOn = all[question].isMessage
        }
        // What is still open inside has no answer to come: the call around it is over.
        open.removeSubrange(found...)
        continue
      }
      if let above = places[record.parent], all[above].kind == .asked,
        all[above].method == record.method
      {
        let isOn = record.kind == .asked || record.kind == .discarded
        if isOn, all[above].isMessage { all[above].goesOn = true }
        if record.kind == .asked { all[place].continues = true }
      }
      if record.kind == .asked { open.append(place) }
    }
    return all
  }

  /// Leaves the answer to a record of its own.
  mutating func answersLater() { closing = nil }

  private func isAnswered(by other: PairedRecord) -> Bool {
    at == other.at && method == other.method && parent == other.parent
  }
}
