import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension DocumentReader {
  /// One variant, as the keys that it changes.
  struct Variant {
    let id: String
    let title: Text?
    /// What it changes.
    let changes = SyntaxChanges()
    /// Each key that it changes: where that is written, and the change.
    var written: [(key: String, path: SourcePath, change: SyntaxChanges)] = []
  }

  /// Reads the variants, each with what it changes.
  func variants(_ source: DocumentSyntax) -> [Variant] {
    guard let list = source.variants else { return [] }
    guard list.isArray else {
      wrongType(list, Sentence("a list of variants", zh: "变体的列表"))
      return []
    }
    var ways = NodeWays()
    if let app = source.app { ways.collect(app, ["app"]) }
    var seen: Set<String> = []
    return list.elements.compactMap { element in
      guard object(element) != nil else { return nil }
      let variant = VariantSyntax(element)
      refuseUnknown(element, allowed: VariantSyntax.keys, Sentence("a variant", zh: "变体"))
      guard let written = variant.id else {
        diagnostics.report(
          .missingMember,
          at: element.path,
          Sentence("a variant needs an id", zh: "变体需要 id"),
          allowed: ["id"]
        )
        return nil
      }
      guard let id = text(written) else { return nil }
      // Reported, and read on: its changes may have faults of their own.
      if !ReferencePath.isID(id) {
        wrongType(
          written,
          Sentence(
            "an id: a letter or _, then letters, digits, _ and -",
            zh: "id：以字母或 _ 开头，后接字母、数字、_ 和 -"
          )
        )
      }
      if !seen.insert(id).inserted {
        diagnostics.report(
          .duplicateID,
          at: written.path,
          Sentence("the variant '\(id)' is there twice", zh: "变体“\(id)”出现了两次")
        )
      }
      let title = variant.title.flatMap { localized($0) }
      var read = Variant(id: id, title: title)
      for (key, value) in members(variant.set) {
        guard let way = way(key, ways, value) else { continue }
        read.written.append((key, value.path, read.changes.replace(way, by: value)))
      }
      return read
    }
  }

  /// Finds the way of keys to what a variant changes.
  private func way(_ key: String, _ ways: NodeWays, _ value: Syntax) -> [String]? {
    guard let reference = ReferencePath(key), !reference.steps.isEmpty, !reference.isVariable else {
      diagnostics.report(
        .unknownReference,
        at: value.path,
        key: true,
        Sentence(
          "'\(key)' is no key of a node: write \"card.clipsToBounds\" or \"profile.ios\"",
          zh: "“\(key)”不是节点的键：请写 \"card.clipsToBounds\" 或 \"profile.ios\""
        )
      )
      return nil
    }
    guard let way = ways.way(to: key, reference) else {
      diagnostics.reportUnknown(
        .unknownReference,
        reference.base,
        at: value.path,
        key: true,
        Sentence("no node is called '\(reference.base)'", zh: "没有叫“\(reference.base)”的节点"),
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
    for (key, path, change) in variant.written where !change.isReached {
      diagnostics.report(
        .unknownReference,
        at: path,
        key: true,
        Sentence(
          "'\(key)' changes nothing: the document has no such place",
          zh: "“\(key)”什么也不改：文档里没有这个位置"
        ),
        hint: Sentence(
          "Name a key of a node, or an element that its list has.",
          zh: "请写节点的键，或它的列表里有的元素。"
        )
      )
    }
  }

  // MARK: - The limit

  /// How many values the profile, the app and the script may hold, counted once for each variant.
  private static let variantValues = 100_000

  /// Reports more variants than are read, and returns whether there are more.
  ///
  /// Profile, app and script are read once for each, all in one go.
  func refuse(_ variants: [Variant], of source: DocumentSyntax) -> Bool {
    let limit = DocumentReader.variantValues
    let (values, most) = (source.variedValues, source.mostVariants(of: limit))
    guard variants.count > most, let list = source.variants else { return false }
    diagnostics.report(
      .outOfRange,
      at: list.path,
      Sentence(
        "\(variants.count) variants of \(values) values are too many: they are read one by one, "
          + "and may hold \(limit) together",
        zh: "\(variants.count) 个变体、每个 \(values) 个值太多了：它们逐个读取，合起来最多 \(limit) 个"
      ),
      forms: [Sentence("≤ \(most) variants", zh: "≤ \(most) 个变体")],
      hint: Sentence("Split it into several documents.", zh: "请拆成几个文档。")
    )
    return true
  }
}

extension DocumentReader {
  /// The variants that are read for the names in them: as many as a document may have.
  func variantsRead(_ variants: [Variant], of source: DocumentSyntax) -> ArraySlice<Variant> {
    variants.prefix(source.mostVariants(of: DocumentReader.variantValues))
  }
}

extension DocumentSyntax {
  /// What is read of a document for each variant anew.
  private static let varied: Set<String> = ["profile", "app", "script"]

  /// The document as a variant has it: no more of it than is read for each.
  init(_ tree: SyntaxTree, changedBy changes: SyntaxChanges) {
    self.init(tree.changed(by: changes, only: Self.varied).root)
  }

  /// How many values each variant has anew.
  fileprivate var variedValues: Int {
    [profile, app, script].reduce(0) { $0 + ($1?.valueCount ?? 0) }
  }

  /// How many variants may be read; one in any case, or a large document could have none.
  fileprivate func mostVariants(of values: Int) -> Int { max(1, values / max(1, variedValues)) }
}

/// The ways of keys to the nodes of a document, by id.
struct NodeWays {
  private(set) var byID: [String: [String]] = [:]

  /// The way to what a key of a variant means; nil where no node has its id.
  func way(to key: String, _ reference: ReferencePath) -> [String]? {
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

  mutating func collect(_ source: Syntax, _ way: [String]) {
    // The first one counts; a second is reported where it is declared.
    if let id = source["id"]?.string, byID[id] == nil { byID[id] = way }
    for (key, value) in source.members where value.isObject || value.isArray {
      collect(value, way + [key])
    }
    for (place, element) in source.elements.enumerated() where element.isObject || element.isArray {
      collect(element, way + [String(place)])
    }
  }
}
