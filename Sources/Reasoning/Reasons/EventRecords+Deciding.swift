import Jansson
@_spi(Workbench) import ResponderKit
package import ScenarioKit

// What decided, where nothing else was wanted: the record that made it as it was.

extension EventRecords {
  /// The decision by which a view was hit, or by which somebody handled the event.
  package func deciding(isHit: Bool) -> Reason {
    let answers = records.filter { $0.kind == .answered }
    if isHit {
      // The hit view's own answer, or that of the override that named it.
      let own = answers.first {
        $0.method == .hitTest && $0.isOverridden && $0.rule.isTelling
      }
      let asked = answers.first { $0.method == .hitTest && $0.answeredView == $0.at }
      if let record = own ?? asked { return decided(record) }
    }
    let stop = answers.last { $0.rule.isKeeping }
    if let stop { return decided(stop) }
    let handled = records.last {
      ($0.kind == .handled || $0.kind == .actionSent) && $0.rule.isTelling
    }
    if let handled { return decided(handled) }
    return closing(of: nil, .decided, .object())
  }

  /// The record that answered, and the decision directly below it.
  package func answering() -> Reason {
    // Of the answers only one at the top counts: those below were asked on the way to it.
    let last = records.last {
      $0.isRefusal || ($0.kind == .firstResponderChanged && $0.rule.isTelling)
        || ($0.kind == .actionSearched && $0.rule.isTelling)
        || ($0.kind == .answered && $0.parent[.route] == 0 && $0.rule.isTelling)
    }
    guard let last else { return closing(of: nil, .decided, .object()) }
    if last.kind == .firstResponderRefused {
      return focusReason(whyNot: simulation.object(at: last.at), focused: nil)
    }
    return decided(last)
  }

  /// Whether an object was refused the focus, or lost it, in this event.
  package func wasAskedForFocus(_ object: AnyObject) -> Bool {
    let index = simulation.objects.index(of: object)
    return records.contains { $0.kind == .firstResponderRefused && $0.at == index }
  }

  /// The last change of the first responder.
  package var lastFocusChange: Reason? {
    records.last { $0.kind == .firstResponderChanged }.map { decided($0) }
  }

  /// The decision by which something occurred so often.
  package func reason(
    counting name: String,
    at object: AnyObject?,
    count: Int,
    than expected: Int?,
    in session: ScenarioSession
  ) -> Reason {
    let carriers = Carriers(session: session).of(
      .occurrence(
        object: object.map { simulation.objects.name(of: $0) },
        name: name,
        isTooOften: false
      )
    )
    // One time more was refused, where somebody thought that it would come.
    if count > 0, expected.map({ $0 > count }) ?? true,
      let refused = refusal(of: name, carriers, count)
    {
      return refused
    }
    return reason(
      occurring: name,
      at: object,
      carriers: carriers,
      count: count,
      isTooOften: count > 0
    )
  }

  /// The first record that kept something from those to whom the event has to come.
  private func refusal(of name: String, _ carriers: [AnyObject], _ count: Int) -> Reason? {
    let indices = Set(carriers.map { simulation.objects.index(of: $0) })
    guard
      let record = records.first(where: { record in
        record.at.map(indices.contains) == true && (record.isRefusal || record.state == "failed")
          && record.kind != .touchCancelled
      })
    else { return nil }
    let args: JSONValue = [
      "name": JSONValue(name), "object": self.name(record.at), "count": JSONValue(count),
      "wanted": JSONValue(count + 1),
    ]
    return Reason(.callCount, args, record)
  }

  private func decided(_ record: TraceRecord) -> Reason { Reason(.decided, .object(), record) }
}
