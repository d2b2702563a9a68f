@_spi(Workbench) import ResponderKit

// An observer of a test writes down only what it wants to hear of.

extension SimulationObserver {
  func willCall(
    _ method: Method,
    on object: AnyObject,
    delegator: AnyObject?,
    arguments: () -> [Value]
  ) {}

  func didCall(
    _ method: Method,
    on object: AnyObject,
    delegator: AnyObject?,
    answer: () -> Value
  ) {}
}
