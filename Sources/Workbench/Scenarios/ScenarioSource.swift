import Jansson
import WorkbenchProtocol

/// The bytes of a document and what diagnostics call it.
struct ScenarioSource: Sendable {
  var bytes: [UInt8]
  /// The file's path, or the name that came with a text.
  var name: String
  /// The id that the document must have, from its place below a scenario folder.
  var expectedID: String?
}

extension ScenarioSource {
  /// The document with changes to its profile: members that are given take the place of its own.
  func changing(profile changes: JSONValue) throws(WireError) -> ScenarioSource {
    let document: JSONValue
    do {
      document = try JSON.parse(bytes, limits: .document)
    } catch {
      throw WireError(error)
    }
    let profile = document["profile"].map { $0.members.map { ($0.key, $0.value) } } ?? []
    let merged = JSONValue.object()
    for (key, value) in profile { merged.set(key, value) }
    for (key, value) in changes.members {
      // Toggles and numbers are objects themselves: what is not named there stays.
      guard value.isObject, let old = merged[key], old.isObject else {
        merged.set(key, value)
        continue
      }
      let members = JSONValue.object()
      for (name, setting) in old.members { members.set(name, setting) }
      for (name, setting) in value.members { members.set(name, setting) }
      merged.set(key, members)
    }
    let copy = JSONValue.object()
    for (key, value) in document.members { copy.set(key, value) }
    copy.set("profile", merged)
    var source = self
    source.bytes = copy.serialized()
    return source
  }
}
