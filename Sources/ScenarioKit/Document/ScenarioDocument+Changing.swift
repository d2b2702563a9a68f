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
    guard let json = try? JSON.parse(positions.bytes, limits: .document),
      json["script"]?.elements.indices.contains(step) == true
    else { return nil }
    let copy = JSONValue.object()
    for (key, value) in json.members {
      guard key == "script" else {
        copy.set(key, value)
        continue
      }
      let steps = value.elements.enumerated().map { place, one in
        place == step ? one.setting(members) : one
      }
      copy.set(key, JSONValue(steps))
    }
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
