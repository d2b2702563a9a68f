import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences

/// Tells what a change breaks from what it only makes as it was asked for.
///
/// Who gets an event, another one did not get: what the asked event's own expectations say of that
/// one only recorded that the wanted one did not.
struct Verdict {
  /// The expectation that was asked about, where it was one.
  let asked: String?
  let concern: Concern
  /// The event that was asked about, as it is.
  let facts: EventFacts

  /// Whether an expectation that failed only recorded that it was not as is wanted now.
  func isAsAsked(_ pointer: String, _ failure: Rehearsal.Failure?) -> Bool {
    guard let failure else { return false }
    if let asked, asked == pointer { return true }
    if isOfEvent(pointer), recordsReceiver(pointer, failure) { return true }
    guard let name = concern.name else { return false }
    if ["\"\(name)\"", name].contains(failure.actual.english) { return true }
    guard failure.key == "fired" || failure.key == "calls" else { return false }
    let counted = JSONPointer.keys(of: pointer).last ?? ""
    return counted == name || counted.hasPrefix(name + ".")
      || actions(of: facts.event.simulation.objects.object(named: name)).contains(counted)
  }

  /// Whether a step that says who gets its event is as asked, and this one says by which way: an
  /// event elsewhere in the script that comes to the wanted one as well.
  static func goesAlong(_ broken: WhyAnswer.Broken, with asAsked: [WhyAnswer.Broken]) -> Bool {
    recording.contains(broken.key)
      && asAsked.contains { $0.step == broken.step && ["hit", "handledBy"].contains($0.key) }
  }

  /// Whether an expectation was judged in the event that was asked about.
  private func isOfEvent(_ pointer: String) -> Bool {
    facts.acts != nil
      && facts.deeds.contains { deed in
        deed.report.map { pointer.hasPrefix($0.pointer + "/") } == true
      }
  }

  // MARK: - What says who got the event

  private static let recording: Set = ["hit", "handledBy", "path", "discarded", "rule", "trace"]
  private static let messages = ["touches", "presses", "motion", "remoteControl"]

  /// Whether an expectation of the event says who got it, or by which rule.
  private func recordsReceiver(_ pointer: String, _ failure: Rehearsal.Failure) -> Bool {
    if Verdict.recording.contains(failure.key) { return true }
    let keys = JSONPointer.keys(of: pointer)
    let subject = keys.last ?? ""
    switch (concern, failure.key) {
    case (.focus, "returned"): return true
    case (.focus, "values"):
      return subject.hasPrefix("keyboard.") || subject.hasSuffix(".isFirstResponder")
    case (.object, "fired"), (.hit, "fired"), (.focus, "fired"): return isReceivers(subject)
    case (.object, "state"), (.hit, "state"): return receivers.contains(subject)
    case (.object, "calls"), (.hit, "calls"), (.focus, "calls"):
      let step = facts.run.steps.first { pointer.hasPrefix($0.pointer + "/") }
      let calls = step?.json["expect"]?["calls"]?.calls ?? []
      return !calls.isEmpty && calls.allSatisfy(isReceivers)
    default: return false
    }
  }

  /// Whether an occurrence is one of those to whom the event came, or of the search for them.
  private func isReceivers(_ occurrence: String) -> Bool {
    guard let dot = occurrence.lastIndex(of: ".") else { return sent.contains(occurrence) }
    let (owner, name) = (occurrence[..<dot], occurrence[occurrence.index(after: dot)...])
    // Who is asked on the way follows from who is hit.
    if name == "hitTest" || name == "pointInside" { return true }
    // Whoever hears of the event, or does not, the message says to whom it came.
    if Verdict.messages.contains(where: { name.hasPrefix($0) }) { return true }
    return owner == "*" || receivers.contains(String(owner)) || sent.contains(String(name))
  }

  /// The names of those to whom the event came.
  private var receivers: Set<String> {
    let simulation = facts.event.simulation
    let outcome = facts.event.outcome
    var objects = outcome?.path ?? []
    objects += outcome?.hits.compactMap(\.view) ?? []
    objects += [outcome?.handledBy].compactMap(\.self)
    for record in facts.event.records {
      switch record.kind {
      case .recognizerChanged, .controlEvent, .actionSent, .firstResponderChanged, .touchCancelled:
        objects += [record.at].compactMap(\.self)
      default: continue
      }
    }
    return Set(objects.map { simulation.objects.name(of: $0) })
  }

  /// The actions that were sent in the event.
  private var sent: Set<String> {
    Set(facts.event.records.compactMap { $0.kind == .actionSent ? $0.text(.action) : nil })
  }

  /// What an object sends to others, alone and with whom it is sent to.
  private func actions(of object: AnyObject?) -> Set<String> {
    let simulation = facts.event.simulation
    var names: Set<String> = []
    for sent in (object as? UIControl)?.sentActions ?? [] {
      names.insert(sent.action.name)
      if let target = sent.target {
        names.insert("\(simulation.objects.name(of: target)).\(sent.action.name)")
      }
    }
    for sent in (object as? UIGestureRecognizer)?.sentActions ?? [] {
      names.insert(sent.action.name)
      names.insert("\(simulation.objects.name(of: sent.target)).\(sent.action.name)")
    }
    return names
  }
}

extension Concern {
  /// The object about which was asked.
  var name: String? {
    switch self {
    case .object(let name), .hit(let name?), .focus(let name?): name
    case .occurrence(let name, let occurrence, _): name ?? occurrence
    case .value(let name, _, _): name
    case .hit(nil), .focus(nil), .other: nil
    }
  }
}

extension JSONValue {
  /// The occurrences that an expectation of calls names.
  fileprivate var calls: [String] {
    if let text = string { return [text] }
    if isArray { return elements.flatMap(\.calls) }
    if let call = self["call"]?.string { return [call] }
    return ["exactly", "inOrder", "never"].compactMap { self[$0] }.flatMap(\.calls)
  }
}
