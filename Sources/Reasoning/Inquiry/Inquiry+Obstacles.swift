import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

// The obstacles, one after the other: found, removed by a remedy, looked again, until it is as wanted
// or nothing new is found. Which view is hit can be asked without sending anything, so a whole row of
// obstacles costs one world; whatever comes after takes a world a look.

extension Inquiry {
  /// How many obstacles are looked for.
  private static let obstacleLimit = 12
  /// How many remedies of one obstacle are tried one by one.
  private static let remedyLimit = 12

  /// The event is found: it is as wanted, or the obstacles are looked for.
  func decide(_ facts: EventFacts) {
    self.facts = facts
    if !facts.holds { reasons = [facts.reason] }
    // What is as wanted may not be so in every case that a print leaves open.
    guard !facts.holds || facts.run.session.isImported else { return conclude() }
    // Reality once more, up to the moment before the event: there it can be asked and changed. The
    // run in which the event was found stands after it.
    guard let world = world([]) else { return conclude() }
    run(world, to: start) { [unowned self] in
      lookAtCases(in: world)
      guard !facts.holds else { return conclude() }
      look(in: world)
    }
  }

  /// Looks at what a print leaves open of who is hit, before anything is changed.
  private func lookAtCases(in world: Rehearsal) {
    guard world.session.isImported, let place = facts?.place else { return }
    let point = CGPoint(x: place.screen.x, y: place.screen.y)
    certainty = Certainty(at: point, in: world.session, written: stage.known)
    guard certainty?.kind == .cases, let target = target(in: world) else { return }
    caseObstacles = CaseObstacles(to: target, at: point, in: world.session, written: stage.known)
  }

  /// The act before which the event begins.
  var start: Int { facts?.acts?.lowerBound ?? stage.acts.count }

  /// The view that has to be hit before anything else; nil where that is not the question.
  private func target(in world: Rehearsal) -> UIView? {
    guard let witness else { return nil }
    switch witness.concern {
    case .focus, .other: return nil
    case .value(_, _, _) where facts?.event.outcome?.hits.isEmpty != false: return nil
    case .object, .hit, .occurrence, .value: break
    }
    for carrier in Carriers(session: world.session).of(witness.concern) {
      // No finger has to hit a controller's view for the controller to hear of the event.
      if carrier is UIViewController { return nil }
      // What lies in a list is told by the list, and what handles a touch may lie anywhere above.
      if let view = carrier as? UIView, view.isList { return nil }
      if let view = UIView.standing(for: carrier) { return view }
    }
    return nil
  }

  /// Asks which view is hit, and removes what stands in the way, as long as there is something.
  private func look(in world: Rehearsal) {
    guard let target = target(in: world), let place = facts?.place,
      facts?.event.outcome?.hits.isEmpty == false || facts?.reason.kind == .hit,
      facts?.reason.id != .hitIgnored
    else { return examine(facts?.reason, []) }
    let point = CGPoint(x: place.screen.x, y: place.screen.y)
    var removed: [Remedy] = []
    var isFirst = true
    while options.count < Inquiry.obstacleLimit, let reason = hitReason(target, point, world) {
      // Whatever lies inside a wanted view is part of it, unless exactly it should be hit.
      if reason.id == .hitInside, case .hit = witness?.concern {
      } else if reason.id == .hitInside {
        break
      }
      if !isFirst { reasons.append(recorded(reason)) }
      isFirst = false
      let table = table(in: world, point, facts?.event)
      guard let (remedy, all) = removing(reason, table, target, point, world) else {
        // What changes the script shows only in a run of its own.
        let isScripts = table.remedies(for: reason).contains { $0.edit.changesScript }
        return isScripts ? examine(reason, removed) : prove()
      }
      removed.append(remedy)
      options.append([remedy] + all.filter { $0.edit != remedy.edit })
    }
    guard !removed.isEmpty else { return examine(facts?.reason, []) }
    // Nothing keeps the finger from it any more: what becomes of the touch is seen by sending it.
    finishLook(world, removed)
  }

  private func finishLook(_ world: Rehearsal, _ removed: [Remedy]) {
    after(world) { seen in
      guard let seen, !seen.holds else { return self.prove() }
      self.reasons.append(self.recorded(seen.reason))
      self.examine(seen.reason, removed, seen)
    }
  }

  /// Why a view is not hit by a finger there; nil when it is.
  private func hitReason(_ target: UIView, _ point: CGPoint, _ world: Rehearsal) -> Reason? {
    guard target.window != nil else {
      return Reason(
        .hitNoWindow,
        ["wanted": JSONValue(world.session.simulation.objects.name(of: target))],
        nil,
        at: world.session.simulation.objects.index(of: target)
      )
    }
    let records = world.ask { _ = $0.hitView(at: point) }
    return EventRecords(records, nil, in: world.session.simulation).hitReason(whyNot: target)
  }

  /// The first remedy after which the obstacle is gone, and all that were to choose from.
  private func removing(
    _ reason: Reason,
    _ table: RemedyTable,
    _ target: UIView,
    _ point: CGPoint,
    _ world: Rehearsal
  ) -> (Remedy, [Remedy])? {
    let remedies = table.remedies(for: reason)
    for remedy in remedies where !remedy.edit.changesScript {
      // One that does not help stays made: this world only looks, and each set is proven in its
      // own.
      world.make(remedy.edit)
      guard world.error == nil else { return nil }
      let next = hitReason(target, point, world)
      guard let next else { return (remedy, remedies) }
      // An answer that only comes back, or a no of the very override, is no way forward.
      let isKnown = reasons.contains { $0.sentence == next.sentence }
      let isSame = next.object == reason.object && next.id == .hitOverrideOutside
      if !isKnown, !isSame { return (remedy, remedies) }
    }
    return nil
  }

  /// A reason of an edited world with the record that reality has of the same object.
  private func recorded(_ reason: Reason) -> Reason {
    // Numbers of an edited world mean nothing to whoever reads the trace of the real one.
    let decider = reason.record?.at ?? reason.object
    let own = facts?.event.records.first {
      $0.at == decider && $0.rule == reason.rule && reason.rule != nil
    }
    return reason.replacing(record: own)
  }

  private func table(
    in world: Rehearsal,
    _ point: CGPoint?,
    _ event: EventRecords?
  ) -> RemedyTable {
    let concern = witness?.concern ?? .other
    return RemedyTable(
      session: world.session,
      wanted: Carriers(session: world.session).of(concern).first,
      concern: concern,
      point: point,
      event: event ?? EventRecords([], nil, in: world.session.simulation)
    )
  }

  // MARK: - Obstacles that only a run shows

  /// Lets the event happen in a world that stands right before it, and looks.
  private func after(_ world: Rehearsal, then: @escaping (EventFacts?) -> Void) {
    guard let facts, let witness, world.error == nil else { return then(nil) }
    guard let acts = facts.acts else {
      guard let stimulus, let deed = world.send(stimulus.name, stimulus.parameters) else {
        return then(nil)
      }
      return then(witness.facts([deed], acts: nil, step: nil, place: facts.place, in: world))
    }
    var deeds = beginning(in: world)
    run(
      world,
      to: acts.upperBound + 1,
      onDeed: { deed, _, _ in
        deeds.append(deed)
        return true
      },
      then: {
        guard world.error == nil else { return then(nil) }
        then(
          witness.facts(deeds, acts: acts, step: facts.step, place: facts.place, in: world)
        )
      }
    )
  }

  /// The launch of a world, where the event began with it.
  func beginning(in world: Rehearsal) -> [Rehearsal.Deed] {
    facts?.beginsWithLaunch == true ? [world.launch].compactMap(\.self) : []
  }

  /// Tries the remedies of an obstacle, each in a world of its own, until one removes it.
  private func examine(_ reason: Reason?, _ removed: [Remedy], _ seen: EventFacts? = nil) {
    guard let reason, let event = seen?.event ?? facts?.event,
      options.count < Inquiry.obstacleLimit, let world = world(removed.map(\.edit), at: .step)
    else { return prove() }
    run(world, to: start) { [unowned self] in
      let point = facts?.place.map { CGPoint(x: $0.screen.x, y: $0.screen.y) }
      let remedies = table(in: world, point, event).remedies(for: reason)
      attempt(Array(remedies.prefix(Inquiry.remedyLimit))[...], remedies, reason, removed)
    }
  }

  private func attempt(
    _ rest: ArraySlice<Remedy>,
    _ all: [Remedy],
    _ reason: Reason,
    _ removed: [Remedy]
  ) {
    guard let remedy = rest.first else { return prove() }
    let next = { [unowned self] in attempt(rest.dropFirst(), all, reason, removed) }
    let edits = (removed + [remedy]).map(\.edit)
    let accept = { [unowned self] (seen: EventFacts) -> Bool in
      guard seen.holds || seen.reason.sentence != reason.sentence else { return false }
      let isKnown = reasons.contains { $0.sentence == seen.reason.sentence }
      // Another reason that was met before is no way forward.
      guard seen.holds || !isKnown else { return false }
      options.append([remedy] + all.filter { $0.edit != remedy.edit })
      guard !seen.holds else {
        prove()
        return true
      }
      reasons.append(recorded(seen.reason))
      examine(seen.reason, removed + [remedy], seen)
      return true
    }
    // Before the event first: a change at the launch may alter what comes between, and so the
    // event.
    try? attempt(edits, at: .step) { [unowned self] seen in
      if let seen, accept(seen) { return }
      // What the app itself does before the event may take the change back, or need it earlier.
      try? attempt(edits, at: .launch) { seen in
        if let seen, seen.holds, accept(seen) { return }
        next()
      }
    }
  }

  private func attempt(
    _ edits: [Edit],
    at moment: Rehearsal.Moment,
    then: @escaping (EventFacts?) -> Void
  ) throws(ScenarioError) {
    guard let world = world(edits, at: moment) else { return then(nil) }
    run(world, to: start) { [unowned self] in after(world, then: then) }
  }
}

extension UIView {
  /// Whether it tells of what lies in it.
  var isList: Bool { self is UITableView || self is UICollectionView }
}
