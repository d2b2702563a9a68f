import Foundation
@_spi(Workbench) import ResponderKit

/// Writes down what a simulation tells its host, in the words of a scenario's `calls`.
final class EventLog: SimulationObserver {
  /// The entries so far: `ok.touchDown`, `ok.beginTracking`, `page.buy:`, `share.handler`.
  private(set) var entries: [String] = []
  /// Called with each entry when it is written, to look at the model at that moment.
  var whenLogged: (String) -> Void = { _ in }
  private let simulation: Simulation
  private let methods: Set<ResponderKit.Method>

  /// Logs what occurs, and the calls of some methods.
  init(_ simulation: Simulation, methods: Set<ResponderKit.Method> = []) {
    self.simulation = simulation
    self.methods = methods
    simulation.dispatcher.observer = self
  }

  /// Returns the entries and forgets them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  private func log(_ object: AnyObject, _ what: String) {
    let entry = "\(simulation.objects.name(of: object)).\(what)"
    entries.append(entry)
    whenLogged(entry)
  }

  func willCall(
    _ method: ResponderKit.Method,
    on object: AnyObject,
    delegator: AnyObject?,
    arguments: () -> [Value]
  ) {
    if methods.contains(method) { log(delegator ?? object, method.name) }
  }

  func didOccur(_ occurrence: Occurrence) {
    switch occurrence {
    case .controlEvent(let control, let event, _, _): log(control, event.name)
    case .action(let action, let object, _, _): log(object, action.name)
    case .handler(let action): log(action, "handler")
    case .told(let method, let delegator, _):
      if methods.contains(method) { log(delegator, method.name) }
    case .notification, .recognizerState: break
    }
  }
}

extension Screen {
  /// Makes a named object that implements actions as a document's object does.
  @discardableResult
  func implement<O: AnyObject>(_ name: String, _ object: O, _ actions: Selector...) -> O {
    simulation.objects.name(object, name)
    simulation.dispatcher.setOverrides(
      Overrides([:], actions: Dictionary(uniqueKeysWithValues: actions.map { ($0, {}) })),
      of: object
    )
    return object
  }

  /// Overrides methods of an object as a document does.
  func override(_ object: AnyObject, _ bodies: [ResponderKit.Method: Overrides.Body]) {
    simulation.dispatcher.setOverrides(Overrides(bodies), of: object)
  }
}
