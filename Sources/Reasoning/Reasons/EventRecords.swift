import Foundation
import Jansson
@_spi(Workbench) package import ResponderKit

/// What one event of a run left, to be asked why it went as it did.
package struct EventRecords {
  /// The records of the event, at the level `route` or deeper.
  package let records: [TraceRecord]
  /// What came of it, where it was a stimulus.
  package let outcome: Outcome?
  /// Where the objects live.
  package let simulation: Simulation

  package init(_ records: [TraceRecord], _ outcome: Outcome?, in simulation: Simulation) {
    self.records = records
    self.outcome = outcome
    self.simulation = simulation
  }

  /// Whether the event came to an object.
  ///
  /// Being hit is not enough when nothing is delivered, and neither is a touch that a recognizer
  /// took away. A recognizer gets what it recognizes.
  package func reaches(_ object: AnyObject) -> Bool {
    let index = simulation.objects.index(of: object)
    let own = records.filter { $0.at == index }
    if object is UIGestureRecognizer {
      return own.contains {
        $0.kind == .recognizerChanged && ["began", "ended"].contains($0.state)
      }
    }
    let isTaken = own.contains { $0.rule.map(EventRecords.taking.contains) == true }
    guard !isTaken else { return false }
    return outcome?.path.contains(index) == true
      || own.contains { record in
        record.kind == .asked && record.method.map(EventRecords.messages.contains) == true
      }
  }

  /// The rules by which a recognizer takes a touch from its view.
  static let taking: Set<Rule> = [
    .gestureCancelsTouchesInView, .gestureDelaysEndedOnSuccess, .gestureCancelsDropsPending,
    .touchCancelByScroll,
  ]

  /// The messages with which an event begins.
  private static let messages: Set<ResponderKit.Method> = [
    .touchesBegan, .motionBegan, .remoteControlReceived, .pressesBegan,
  ]

  /// Finds why the event did not come to an object; nil where it did, as far as records tell.
  package func reason(whyNot object: AnyObject) -> Reason {
    if let recognizer = object as? UIGestureRecognizer { return reason(whyNot: recognizer) }
    // While events are ignored nobody gets one, so that nothing about the object itself matters.
    if let dropped = records.first(where: {
      $0.kind == .touchDropped && $0.rule == .ignoreDropsNotDefers
    }) {
      let application = simulation.objects.index(of: simulation.application)
      return Reason(.hitIgnored, .object(), dropped, at: application)
    }
    if let view = object as? UIView {
      let hit = hitReason(whyNot: view)
      if let hit, hit.id != .hitInside { return hit }
      // What is hit inside a view sends the event up to it, if it gets the touch itself.
      let inside = hit.flatMap { _ in unheard }
      if let found = touchReason(whyNot: view) ?? inside.flatMap(touchReason) { return found }
      if let fixed = fixedReason(whyNot: view) { return fixed }
    }
    return messageReason(whyNot: object)
  }

  /// The view that was hit and did not hear of its touch.
  private var unheard: UIView? {
    let index = outcome?.hits.last?.view
    let isTold = records.contains {
      $0.at == index && $0.kind == .asked && $0.method == .touchesBegan
    }
    return isTold ? nil : simulation.object(at: index) as? UIView
  }

  /// A finger that is down already stays with the view in which it came down.
  private func fixedReason(whyNot view: UIView) -> Reason? {
    let told = records.first {
      $0.kind == .asked && ($0.method == .touchesMoved || $0.method == .touchesEnded)
    }
    guard outcome?.hits.isEmpty == true, let told,
      let keeper = simulation.object(at: told.at) as? UIView, !keeper.isDescendant(of: view)
    else { return nil }
    return Reason(
      .chainElsewhere,
      ["wanted": name(view), "got": name(keeper)],
      told,
      rule: .touchViewIsFixed
    )
  }

  // MARK: - Names

  func name(_ object: AnyObject) -> JSONValue { JSONValue(simulation.objects.name(of: object)) }

  func name(_ index: ObjectIndex?) -> JSONValue {
    index.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null
  }
}

extension TraceRecord {
  /// The state that a recognizer took.
  package var state: String? {
    guard case .text(let state)? = self[.state] else { return nil }
    return state
  }

  /// The recognizer on whose account a record came about.
  var other: ObjectIndex? {
    guard case .object(let other)? = self[.by] else { return nil }
    return other
  }

  /// The view that a hitTest record answered.
  var answeredView: ObjectIndex? {
    guard case .object(let view)? = self[.answer] else { return nil }
    return view
  }

  /// Whether an override answered, and not UIKit alone.
  var isOverridden: Bool {
    guard case .text(let how)? = self[.how] else { return false }
    return how != "inherited"
  }

  subscript(key: TraceField.Key) -> TraceField.Value? {
    fields.first { $0.key == key }?.value
  }
}
