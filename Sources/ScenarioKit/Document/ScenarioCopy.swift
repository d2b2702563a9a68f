public import Jansson

/// A document as the beginning of another one.
///
/// What was said of the old one alone is left out: its id, its claims. Of a variant that is chosen
/// the changes are made, so that the new document is plain.
public struct ScenarioCopy {
  private let variant: String?
  private let id: String?
  private let title: JSONValue?

  /// Says what the copy should be.
  ///
  /// - Parameters:
  ///   - variant: The variant that becomes the document; nil keeps them all.
  ///   - id: The id of the new document; nil for none.
  ///   - title: Its title, or titles by language; nil keeps the old one.
  public init(variant: String? = nil, id: String? = nil, title: JSONValue? = nil) {
    self.variant = variant
    self.id = id
    self.title = title
  }

  /// The text of the copy of a document that is called `name`.
  public func text(of document: JSONValue, called name: String) -> String {
    let copy = JSONValue.object()
    let origin = "Made from \(name)\(variant.map { "#\($0)" } ?? "")."
    let comment = document["comment"]?.string
    copy.set("comment", [origin, comment].compactMap(\.self).joined(separator: " "))
    // Where the schema lies is known from the place among others that an id stands for.
    if id != nil, let schema = document["$schema"] { copy.set("$schema", schema) }
    let plain = changed(document)
    copy.set("format", plain["format"] ?? 1)
    if let id { copy.set("id", id) }
    if let title = title ?? plain["title"] { copy.set("title", title) }
    let told: Set = ["comment", "$schema", "format", "id", "title", "claims"]
    for (key, value) in plain.members where !told.contains(key) { copy.set(key, value) }
    return JSONLayout().text(of: copy)
  }

  /// The document with the variant's changes made, and without what is for other variants.
  private func changed(_ document: JSONValue) -> JSONValue {
    guard let variant,
      let chosen = document["variants"]?.elements.first(where: { $0["id"]?.string == variant })
    else { return document }
    var ways = NodeWays()
    if let app = document["app"] { ways.collect(app, ["app"]) }
    var changes = Changes()
    for (key, value) in (chosen["set"] ?? .object()).members {
      guard let reference = Reference(key), let way = ways.way(to: key, reference) else { continue }
      changes.make(way[...], value)
    }
    let plain = changes.applied(to: document) ?? document
    let result = JSONValue.object()
    for (key, value) in plain.members where key != "variants" {
      result.set(key, key == "script" ? steps(of: value, in: variant) : value)
    }
    return result
  }

  /// The steps that run in a variant.
  private func steps(of script: JSONValue, in variant: String) -> JSONValue {
    guard script.isArray else { return script }
    let steps = script.elements.filter { step in
      guard let when = step["when"] else { return true }
      return when.string == variant || when.elements.contains { $0.string == variant }
    }
    return JSONValue(
      steps.map { step in
        guard step.isObject else { return step }
        let plain = JSONValue.object()
        for (key, value) in step.members where key != "when" { plain.set(key, value) }
        return plain
      }
    )
  }
}

/// What becomes of the values at some ways of keys.
private struct Changes {
  private var children: [String: Changes] = [:]
  /// What the value becomes; `null` for one that is removed.
  private var replacement: JSONValue?

  mutating func make(_ way: ArraySlice<String>, _ value: JSONValue) {
    guard let first = way.first else { return replacement = value }
    children[first, default: Changes()].make(way.dropFirst(), value)
  }

  /// The value with the changes made; nil where it is removed.
  func applied(to value: JSONValue?) -> JSONValue? {
    if replacement?.isNull == true { return nil }
    let value = replacement ?? value
    guard !children.isEmpty else { return value }
    if let value, value.isArray {
      return JSONValue(
        value.elements.enumerated().compactMap { place, element in
          children[String(place)].map { $0.applied(to: element) } ?? element
        }
      )
    }
    let object = JSONValue.object()
    for (key, member) in (value ?? .object()).members {
      guard let child = children[key] else {
        object.set(key, member)
        continue
      }
      if let changed = child.applied(to: member) { object.set(key, changed) }
    }
    for (key, child) in children.sorted(by: { $0.key < $1.key }) where value?[key] == nil {
      if let added = child.applied(to: nil) { object.set(key, added) }
    }
    return object
  }
}
