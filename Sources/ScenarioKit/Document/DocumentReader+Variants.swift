import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit

extension DocumentReader {
  /// One variant, as the keys that it changes.
  struct Variant {
    let id: String
    let title: Text?
    let overlay: Overlay
    /// Each key that it changes: where that is written, and what it becomes.
    var changes: [(key: String, path: SourcePath, overlay: Overlay)] = []
  }

  /// Reads the variants, each with what it changes.
  func variants(_ source: Source, _ reader: PlanReader) -> [Variant] {
    guard let list = source["variants"] else { return [] }
    guard list.json.isArray else {
      reader.wrongType(list, "a list of variants")
      return []
    }
    var ways = NodeWays()
    if let app = source["app"] { ways.collect(app.json, ["app"]) }
    var seen: Set<String> = []
    return list.elements.compactMap { element in
      guard let variant = reader.object(element) else { return nil }
      reader.refuseUnknown(variant, allowed: ["id", "title", "set"], "a variant")
      guard let id = variant["id"].flatMap({ reader.text($0) }) else {
        diagnostics.report(
          .missingMember,
          at: variant.path,
          "a variant needs an id",
          allowed: ["id"]
        )
        return nil
      }
      if !Reference.isID(id), let member = variant["id"] {
        reader.wrongType(member, "an id: a letter or _, then letters, digits, _ and -")
      }
      if !seen.insert(id).inserted {
        diagnostics.report(.duplicateID, at: variant.path, "the variant '\(id)' is there twice")
      }
      let title = variant["title"].flatMap { reader.localized($0) }
      var read = Variant(id: id, title: title, overlay: Overlay())
      for (key, value) in variant["set"].flatMap({ reader.object($0) })?.members ?? [] {
        guard let way = way(key, ways, value) else { continue }
        read.changes.append((key, value.path, read.overlay.replace(way, by: value)))
      }
      return read
    }
  }

  /// Finds the way of keys to what a variant changes.
  private func way(_ key: String, _ ways: NodeWays, _ value: Source) -> [String]? {
    guard let reference = Reference(key), !reference.steps.isEmpty, !reference.isVariable else {
      diagnostics.report(
        .unknownReference,
        at: value.path,
        key: true,
        "'\(key)' is no key of a node: write \"card.clipsToBounds\" or \"profile.ios\""
      )
      return nil
    }
    guard let way = ways.way(to: key, reference) else {
      diagnostics.reportUnknown(
        .unknownReference,
        reference.base,
        at: value.path,
        key: true,
        "no node is called '\(reference.base)'",
        allowed: Array(ways.byID.keys) + ["profile", "device"]
      )
      return nil
    }
    return way
  }

  /// Reports what a variant changes at a place that the document does not have.
  func reportUnreached(_ variant: Variant) {
    // A node with a fault is not read to its end.
    guard !diagnostics.hasErrors else { return }
    for (key, path, overlay) in variant.changes where !overlay.isReached {
      diagnostics.report(
        .unknownReference,
        at: path,
        key: true,
        "'\(key)' changes nothing: the document has no such place",
        hint: "Name a key of a node, or an element that its list has."
      )
    }
  }

  // MARK: - The limit

  /// How many values the app and the script may hold, counted once for each variant.
  private static let variantValues = 100_000

  /// Reports more variants than are read, and returns whether there are more.
  ///
  /// App and script are read once for each, all in one go.
  func refuse(_ variants: [Variant], of source: Source) -> Bool {
    let limit = DocumentReader.variantValues
    let values = ["app", "script"].reduce(0) { $0 + (json[$1]?.valueCount ?? 0) }
    let most = max(1, limit / max(1, values))
    guard variants.count > most, let list = source["variants"] else { return false }
    diagnostics.report(
      .outOfRange,
      at: list.path,
      "\(variants.count) variants of \(values) values are too many: they are read one by one, "
        + "and may hold \(limit) together",
      allowed: ["≤ \(most) variants"],
      hint: "Split it into several documents."
    )
    return true
  }
}

extension JSONValue {
  /// How many values it holds, itself counted.
  fileprivate var valueCount: Int {
    members.reduce(1) { $0 + $1.value.valueCount } + elements.reduce(0) { $0 + $1.valueCount }
  }
}

/// The ways of keys to the nodes of a document, by id.
struct NodeWays {
  private(set) var byID: [String: [String]] = [:]

  /// The way to what a key of a variant means; nil where no node has its id.
  func way(to key: String, _ reference: Reference) -> [String]? {
    // Toggles are named with dots of their own.
    if key.hasPrefix("profile.toggles.") {
      return ["profile", "toggles", String(key.dropFirst("profile.toggles.".count))]
    }
    let start: [String]? =
      switch reference.base {
      case "profile": ["profile"]
      case "device", "application": ["app", reference.base]
      default: byID[reference.base]
      }
    return start.map { start in
      start
        + reference.steps.flatMap { step -> [String] in
          switch step {
          case .property(let name): [name]
          case .index(let numbers): numbers.map(String.init)
          }
        }
    }
  }

  mutating func collect(_ json: JSONValue, _ way: [String]) {
    if let id = json["id"]?.string, byID[id] == nil { byID[id] = way }
    for (key, value) in json.members where value.isObject || value.isArray {
      collect(value, way + [key])
    }
    for (place, element) in json.elements.enumerated() where element.isObject || element.isArray {
      collect(element, way + [String(place)])
    }
  }
}
