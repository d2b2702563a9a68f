import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

/// A body that runs: whose method it is, and what its names stand for.
final class Invocation {
  let object: AnyObject?
  /// Whose delegate the object is; notes are named after it.
  let delegator: AnyObject?
  private(set) var parameters: [(name: String, value: Value)]
  let count: Int
  /// What the last `"super"` answered.
  var superAnswer: Value?
  /// What `return` gave.
  var answer: Value?

  init(
    object: AnyObject? = nil,
    delegator: AnyObject? = nil,
    parameters: [(name: String, value: Value)] = [],
    count: Int = 0
  ) {
    self.object = object
    self.delegator = delegator
    self.parameters = parameters
    self.count = count
  }

  /// Returns the body that a closure of this one is: super is gone when it runs.
  ///
  /// What is added comes first, as an inner closure's parameter hides an outer one of its name.
  func later(adding parameters: [(name: String, value: Value)] = []) -> Invocation {
    Invocation(
      object: object,
      delegator: delegator,
      parameters: parameters + self.parameters,
      count: count
    )
  }

  /// Sets an `inout` parameter.
  func set(_ name: String, to value: Value) {
    guard let place = parameters.firstIndex(where: { $0.name == name }) else { return }
    parameters[place].value = value
  }

  /// Returns what a name stands for here; `nil` when it is none of this body's.
  func value(of name: String) -> Value? {
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter.value }
    switch name {
    case "self": return object.map { .object($0) }
    case "count": return object == nil ? nil : .number(Double(count))
    case "super": return superAnswer ?? Value.none
    case "touch":
      return parameters.first { $0.name == "touches" }.map { $0.value.elements.first ?? .none }
    default: return nil
    }
  }
}
