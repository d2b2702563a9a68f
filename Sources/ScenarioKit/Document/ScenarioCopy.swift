import Catalogue
public import Jansson
import ScenarioSyntax

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
    let tree = SyntaxTree(document)
    let source = tree.root
    guard let variant,
      let chosen = source["variants"]?.elements.first(where: { $0["id"]?.string == variant })
    else { return document }
    var ways = NodeWays()
    if let app = source["app"] { ways.collect(app, ["app"]) }
    let changes = SyntaxChanges()
    chosen["set"]?.members.forEach { key, value in
      guard let reference = ReferencePath(key), let way = ways.way(to: key, reference) else {
        return
      }
      changes.replace(way, by: value)
    }
    let result = JSONValue.object()
    for (key, value) in tree.changed(by: changes).root.members where key != "variants" {
      result.set(key, key == "script" ? steps(of: value.json, in: variant) : value.json)
    }
    return result
  }

  /// The steps that run in a variant.
  private func steps(of script: JSONValue, in variant: String) -> JSONValue {
    // A document is copied with its faults, so nothing is sure to be of the kind that it should be.
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
