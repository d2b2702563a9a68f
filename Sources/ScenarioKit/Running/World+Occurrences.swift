import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension World {
  /// Returns whether something that happened is what a pattern means.
  func matches(_ entry: LoggedOccurrence, _ pattern: OccurrencePattern) -> Bool {
    guard pattern.matches(name: entry.name) else { return false }
    if pattern.matches(object: simulation.objects.name(of: entry.object)) { return true }
    guard let path = pattern.path else { return false }
    // A way that leads nowhere now means no object, as everywhere in expectations.
    let found = try? quietly { () throws(ScenarioError) in try value(of: path) }
    return found?.object.map { simulation.objects.index(of: $0) == entry.object } ?? false
  }

  /// Returns the row of a method of an object's, or of its delegate's.
  func row(_ name: String, of object: AnyObject) -> MethodRow? {
    let entry = catalogue.entry(of: object)
    return entry?.methods[name] ?? entry?.delegateMethods[name] ?? catalogue.delegateMethod(name)
  }
}

extension World: OccurrenceContext {
  var notifications: AnyObject? { fixtures["notifications"] }

  func parameterNames(of method: String, on object: AnyObject) -> [String] {
    row(method, of: object)?.parameters.map(\.name) ?? []
  }

  func quietValue(of reference: ReferencePath, in invocation: Invocation) -> Value? {
    try? quietly { () throws(ScenarioError) in try value(of: reference, in: invocation) }
  }
}
