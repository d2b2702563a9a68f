import Catalogue
public import Jansson
import ScenarioSyntax

extension ScenarioDocument {
  /// Reads the document anew with other members in a step of its script.
  ///
  /// - Parameters:
  ///   - members: The members that are set, with their values.
  ///   - step: The step's place in the script, from 0.
  /// - Returns: The document, or nil where there is no such step or what comes out is no document.
  /// - Complexity: As reading a document.
  @_spi(Workbench) public func setting(_ members: JSONValue, inStep step: Int) -> ScenarioDocument?
  {
    changingScript { steps in
      guard steps.indices.contains(step) else { return false }
      steps[step] = steps[step].setting(members)
      return true
    }
  }

  /// Reads the document anew with another script.
  ///
  /// - Parameter change: Changes the steps; false where they cannot be changed so.
  /// - Returns: The document, or nil where it was not to be changed or what comes out is no document.
  /// - Complexity: As reading a document.
  @_spi(Workbench) public func changingScript(
    _ change: (inout [JSONValue]) -> Bool
  ) -> ScenarioDocument? {
    guard let json = try? JSON.parse(positions.bytes, limits: .document) else { return nil }
    var steps = Array((json["script"] ?? .array()).elements)
    guard change(&steps) else { return nil }
    let copy = json.shallowCopy()
    copy.set("script", JSONValue(steps))
    return ScenarioDocument.read(copy.serialized(), file: file, environment: environment).document
  }
}

extension JSONValue {
  /// An object with some of its members set.
  fileprivate func setting(_ changes: JSONValue) -> JSONValue {
    let copy = JSONValue.object()
    for (key, value) in members where changes[key] == nil { copy.set(key, value) }
    for (key, value) in changes.members { copy.set(key, value) }
    return copy
  }
}
