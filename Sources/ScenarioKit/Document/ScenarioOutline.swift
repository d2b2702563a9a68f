import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
public import ScenarioSyntax

/// What a text says of a scenario, as far as it can be read: its objects, its steps, and every name
/// with its place.
///
/// A text with faults has an outline, too, and so has one that is broken off: of that everything that
/// stands wholly before the break.
///
/// ```swift
/// let outline = ScenarioOutline(of: DocumentText(bytes), environment: ScenarioEnvironment())
/// for object in outline.objects { print(object.className, object.id ?? "", object.place.bytes) }
/// ```
public struct ScenarioOutline: Sendable {
  /// Where something stands.
  public struct Place: Hashable, Sendable {
    /// JSON pointer to the value.
    public let pointer: String
    /// The bytes of the value.
    public let bytes: Range<Int>
  }

  /// An object that the text declares.
  public struct Object: Hashable, Sendable {
    /// The id, where it has one.
    public let id: String?
    /// The class; that of the app's own where the text names one.
    public let className: String
    public let place: Place
    /// The place, in the list, of the object that it stands in.
    public let parent: Int?
  }

  /// A step of the script.
  public struct Step: Hashable, Sendable {
    /// Its number in the script, from 0.
    public let index: Int
    /// The variants that run it; empty for all.
    public let variants: [String]
    public let place: Place
  }

  /// A name, where it is given or meant.
  public struct Name: Hashable, Sendable {
    /// What is named: `object`, `class`, `method` and so on.
    public let kind: String
    public let name: String
    /// The value that has the name, or whose key has it.
    public let place: Place
    /// Whether the key has it.
    public let isKey: Bool
    /// Whether the name is given here.
    public let declares: Bool
  }

  /// The objects, in the order of the text.
  public let objects: [Object]
  /// The steps of all variants.
  public let steps: [Step]
  /// The ids of the variants.
  public let variants: [String]
  /// The names of objects, in the order of the text.
  public let names: [Name]

  /// Reads as much of a text as can be read.
  ///
  /// - Parameters:
  ///   - text: The text; it need not be JSON.
  ///   - environment: The modules whose classes and stimuli it may name.
  /// - Complexity: As reading a document.
  public init(of text: DocumentText, environment: ScenarioEnvironment) {
    guard let tree = text.mended else {
      (objects, steps, variants, names) = ([], [], [], [])
      return
    }
    let places = Places(map: text.map)
    // Faults are told by whoever reads the document, so that nobody looks into this collector.
    let binder = Binder(
      environment: environment,
      diagnostics: DiagnosticCollector(file: "", bytes: [])
    )
    let document = DocumentSyntax(tree.root)
    if let app = document.app { AppBinder(binder: binder).bind(app) }
    if let script = document.script { ScriptBinder(binder).bindAll(script) }
    binder.names.complete()
    objects = places.objects(binder.plan.nodes)
    steps = document.steps.enumerated().compactMap { index, step in
      places.place(step.source.path).map { place in
        Step(index: index, variants: step.variants, place: place)
      }
    }
    variants = document.variants?.elements.compactMap { VariantSyntax($0).id?.string } ?? []
    // Sorted, since what waited for all names was noted after everything else.
    names = binder.names.uses.compactMap { use in
      places.place(use.path).map { place in
        Name(
          kind: use.kind.rawValue,
          name: use.name,
          place: place,
          isKey: use.isKey,
          declares: use.declares
        )
      }
    }.sorted { ($0.place.bytes.lowerBound, $0.name) < ($1.place.bytes.lowerBound, $1.name) }
  }
}

/// The places of a text, as an outline has them.
private struct Places {
  let map: SourceMap

  func place(_ path: SourcePath) -> ScenarioOutline.Place? {
    map.range(ofValue: path.number).map { ScenarioOutline.Place(pointer: path.pointer, bytes: $0) }
  }

  /// The objects of nodes, each in the nearest one around it.
  func objects(_ nodes: [NodePlan]) -> [ScenarioOutline.Object] {
    let placed = nodes.compactMap { node in place(node.path).map { (node: node, place: $0) } }
      .sorted { $0.place.bytes.lowerBound < $1.place.bytes.lowerBound }
    var objects: [ScenarioOutline.Object] = []
    var open: [Int] = []
    for (node, place) in placed {
      while let last = open.last,
        objects[last].place.bytes.upperBound <= place.bytes.lowerBound
      {
        open.removeLast()
      }
      objects.append(
        ScenarioOutline.Object(
          id: node.id,
          className: node.appClass ?? node.moduleClass.map(\.name) ?? node.entry.name,
          place: place,
          parent: open.last
        )
      )
      open.append(objects.count - 1)
    }
    return objects
  }
}
