import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// What is to be said about one event of a run, looked at while the run stands right after it.
struct EventFacts {
  /// What was done: a stimulus, and what followed until it was judged.
  let deeds: [Rehearsal.Deed]
  /// The acts of the event; nil for a stimulus from outside.
  let acts: ClosedRange<Int>?
  let step: ScriptStep?
  let place: AskedPlace?
  let holds: Bool
  /// Who got the event, or what the value is.
  let got: JSONValue
  /// Why it is not as wanted.
  let reason: Reason
  let event: EventRecords
  /// The run in which it happened: its objects are there as long as the run is.
  let run: Rehearsal

  /// Whether the launch belongs to it, since nothing was sent before it was judged.
  var beginsWithLaunch: Bool { acts != nil && deeds.first.map { $0.isLaunch } == true }
}

/// Looks at events for what one question is about.
struct EventWitness {
  let concern: Concern
  let test: Test

  /// Returns what is to be said about an event that has just happened.
  func facts(
    _ deeds: [Rehearsal.Deed],
    acts: ClosedRange<Int>?,
    step: ScriptStep?,
    place: AskedPlace?,
    in run: Rehearsal
  ) -> EventFacts? {
    guard let first = deeds.first else { return nil }
    let event = EventRecords(
      deeds.flatMap(\.records),
      deeds.last { $0.outcome != nil }?.outcome,
      in: run.session.simulation
    )
    return EventFacts(
      deeds: deeds,
      acts: acts,
      step: step,
      place: place,
      // All of it now, while the run stands right after the event: later its objects stand
      // elsewhere.
      holds: test.holds(event, since: first.mark, in: run),
      got: got(event, first.mark, run),
      reason: concern.reason(event, first.mark, in: run.session),
      event: event,
      run: run
    )
  }

  /// Whether an event was aimed at what is asked about, or came down in it.
  func isAimed(_ step: ScriptStep, _ deed: Rehearsal.Deed, in run: Rehearsal) -> Bool {
    let carriers = Carriers(session: run.session).of(concern)
    let names = Set(carriers.map { run.session.simulation.objects.name(of: $0) })
    let aims = [step.json["at"], step.json["from"], step.json["on"]].compactMap {
      $0?.string ?? $0?["in"]?.string
    }
    if aims.contains(where: { names.contains($0) }) { return true }
    let hits = deed.outcome?.hits.compactMap { $0.view } ?? []
    if hits.isEmpty {
      // A finger that is down already stays with the view in which it came down.
      if step.stimulus?.hasPrefix("touch.") == true {
        let path = deed.outcome?.path ?? []
        return carriers.contains { carrier in
          UIView.standing(for: carrier).map {
            path.contains(run.session.simulation.objects.index(of: $0))
          }
            ?? true
        }
      }
      // An event that needs no finger goes the same way whatever is asked about.
      return deed.outcome != nil && aims.isEmpty && step.json["at"] == nil
    }
    return carriers.contains { carrier in
      guard let view = UIView.standing(for: carrier) else { return true }
      return hits.contains { hit in
        (run.session.simulation.objects.object(at: hit) as? UIView)?.isDescendant(of: view) == true
      }
    }
  }

  // MARK: - What happened instead

  private func got(_ event: EventRecords, _ mark: RunMark, _ run: Rehearsal) -> JSONValue {
    let session = run.session
    switch concern {
    case .object, .other:
      return event.name(event.outcome?.handledBy ?? event.outcome?.hits.last?.view)
    case .hit: return event.name(event.outcome?.hits.last?.view)
    case .occurrence(let object, let name, _):
      let text = object.map { "\($0).\(name)" } ?? name
      return JSONValue(session.count(of: text, since: mark))
    case .value(let object, let path, _):
      return (try? session.get(path.isEmpty ? object : "\(object).\(path)")) ?? .null
    case .focus:
      let focused = session.simulation.firstResponders.current
      return focused.map { event.name($0) } ?? .null
    }
  }
}

extension Concern {
  /// Finds why an event did not go as is wanted here.
  ///
  /// - Parameters:
  ///   - event: What the event left.
  ///   - mark: The moment before it.
  ///   - session: Where it happened, as it stands right after it.
  ///   - mayCompute: Whether a value may be told that code of the app's computes.
  /// - Returns: The reason.
  func reason(
    _ event: EventRecords,
    _ mark: RunMark,
    in session: ScenarioSession,
    mayCompute: Bool = true
  ) -> Reason {
    let carriers = Carriers(session: session)
    switch self {
    case .object(let name):
      guard let object = carriers.object(name) else { break }
      return event.reason(whyNot: object)
    case .hit(let name):
      guard let name, let view = carriers.object(name) as? UIView else { break }
      return event.hitReason(whyNot: view) ?? event.reason(whyNot: view)
    case .occurrence(let name, let occurrence, let isTooOften):
      return event.reason(
        occurring: occurrence,
        at: name.flatMap(carriers.object),
        carriers: carriers.of(self),
        count: session.count(
          of: name.map { "\($0).\(occurrence)" } ?? occurrence,
          since: mark
        ),
        isTooOften: isTooOften
      )
    case .focus(let name):
      let focused = event.simulation.firstResponders.current
      return event.focusReason(whyNot: name.flatMap(carriers.object), focused: focused)
    case .value(let name, let path, _):
      guard let owner = carriers.object(name) else { break }
      return reason(value: path, of: owner, name, event, session, mayCompute)
    case .other: break
    }
    return event.closing(of: nil, .parted, .object())
  }

  /// A value that a touch of its owner would change, or anything else that was decided about it.
  private func reason(
    value path: String,
    of owner: AnyObject,
    _ name: String,
    _ event: EventRecords,
    _ session: ScenarioSession,
    _ mayCompute: Bool
  ) -> Reason {
    if owner is UIGestureRecognizer || owner is UIView, event.outcome?.hits.isEmpty == false,
      !event.reaches(owner)
    {
      return event.reason(whyNot: owner)
    }
    if let control = owner as? UIControl,
      let declined = event.records.first(where: {
        $0.kind == .declined && $0.rule == .controlDisabledIgnoresTouch
          && $0.at == event.simulation.objects.index(of: control)
      })
    {
      return Reason(.controlDisabled, ["control": event.name(control)], declined)
    }
    let whole = path.isEmpty ? name : "\(name).\(path)"
    let read = { () throws(Never) in (try? session.get(whole)) ?? .null }
    guard
      let value = mayCompute ? read() : session.simulation.dispatcher.readingStored(read)
    else { return event.closing(of: owner, .parted, .object()) }
    return event.closing(of: owner, .valueIs, ["path": JSONValue(whole), "value": value])
  }
}
