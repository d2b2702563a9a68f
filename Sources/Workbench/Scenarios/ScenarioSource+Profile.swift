import Jansson
import ScenarioSyntax
import WorkbenchProtocol

extension ScenarioSource {
  /// The document with changes to its profile: members that are given take the place of its own,
  /// and of what its variants set.
  ///
  /// The rest of the text stays as it is, line by line, so that failures are still placed in the
  /// file that people have open.
  func changing(profile changes: JSONValue) throws(WireError) -> ScenarioSource {
    let document: JSONValue
    do {
      document = try contents.json()
    } catch {
      throw WireError(error)
    }
    let bytes = bytes
    let map = SourceMap(scanning: bytes)
    var splices: [(range: Range<Int>, text: [UInt8])] = []
    let profile = ProfileChanges(changes).merged(into: document[.profile])
    if let range = map.range(of: "/profile") {
      splices.append((range, profile.serialized()))
    } else if let whole = map.range(of: "") {
      let comma = document.count > 0 ? "," : ""
      let member = Array("\"profile\":".utf8) + profile.serialized() + Array(comma.utf8)
      splices.append((whole.lowerBound + 1..<whole.lowerBound + 1, member))
    }
    for (place, variant) in (document[.variants] ?? .array()).elements.enumerated() {
      guard let own = variant[.set], let set = ProfileChanges(changes).overriding(own),
        let range = map.range(of: "/variants/\(place)/set")
      else { continue }
      splices.append((range, set.serialized()))
    }
    var text = bytes
    // From the back, because each splice moves what stands behind it. The line breaks of what goes
    // are put behind what comes, so that every line keeps its number.
    for (range, splice) in splices.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let breaks = text[range].filter { $0 == UInt8(ascii: "\n") }
      text.replaceSubrange(range, with: splice + breaks)
    }
    var source = self
    source.contents = DocumentContents(text)
    return source
  }
}

/// Changes to a profile, as a request writes them: `ios`, `toggles` and `numbers`.
private struct ProfileChanges {
  private let changes: JSONValue

  init(_ changes: JSONValue) {
    self.changes = changes
  }

  /// A profile after the changes; what is not named in them stays.
  func merged(into profile: JSONValue?) -> JSONValue {
    ProfileChanges.merge(changes, into: profile) { merged, key, value in
      merged.set(key, ProfileChanges.merge(value, into: merged[key]))
    }
  }

  /// What a variant sets, where that would undo one of the changes; nil where it does not.
  func overriding(_ set: JSONValue) -> JSONValue? {
    let named = Set(
      changes.members.flatMap { key, value in
        value.isObject ? value.members.map { "profile.\(key).\($0.key)" } : ["profile.\(key)"]
      }
    )
    let kept = JSONValue.object()
    var isOther = false
    for (key, value) in set.members {
      let group = key.hasPrefix("profile.") ? changes[String(key.dropFirst(8))] : nil
      if named.contains(key) {
        isOther = true
      } else if let group, group.isObject, value.isObject {
        kept.set(key, ProfileChanges.merge(group, into: value))
        isOther = true
      } else {
        kept.set(key, value)
      }
    }
    return isOther ? kept : nil
  }

  private static func merge(
    _ changes: JSONValue,
    into old: JSONValue?,
    nested: (_ merged: JSONValue, _ key: String, _ value: JSONValue) -> Void = { $0.set($1, $2) }
  ) -> JSONValue {
    let merged = JSONValue.object()
    if let old, old.isObject { for (key, value) in old.members { merged.set(key, value) } }
    for (key, value) in changes.members {
      // Toggles and numbers are objects themselves.
      if value.isObject { nested(merged, key, value) } else { merged.set(key, value) }
    }
    return merged
  }
}
