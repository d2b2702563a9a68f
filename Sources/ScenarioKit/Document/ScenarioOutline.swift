import Catalogue
public import Jansson
@_spi(Workbench) import ModuleKit
public import ScenarioSyntax

/// What a text says of a scenario, as far as it can be read: its objects, its steps, and every name
/// with its place.
///
/// A text with faults has an outline, too, and so has one that is broken off: of that everything that
/// stands wholly before the break. Of a document with variants it has what each of them changes, at
/// the place where that is written.
///
/// ```swift
/// let outline = ScenarioOutline(of: DocumentText(bytes), environment: ScenarioEnvironment())
/// for object in outline.objects { print(object.className, outline.range(of: object.place)) }
/// ```
public struct ScenarioOutline: Sendable {
  /// The objects, in the order of the text.
  public let objects: [Object]
  /// The steps of all variants.
  public let steps: [Step]
  /// The variants that have an id.
  public let variants: [Variant]
  /// The names, in the order of the text.
  public let names: [Name]

  private let map: SourceMap

  /// Reads as much of a text as can be read.
  ///
  /// - Parameters:
  ///   - text: The text; it need not be JSON.
  ///   - environment: The modules whose classes and stimuli it may name.
  /// - Complexity: As reading a document.
  public init(of text: DocumentText, environment: ScenarioEnvironment) {
    map = text.map
    guard let tree = text.mended else {
      (objects, steps, variants, names) = ([], [], [], [])
      return
    }
    let document = DocumentSyntax(tree.root)
    var reader = OutlineReader(tree, document, environment: environment)
    reader.read()
    let places = OutlinePlaces(map: text.map)
    objects = places.objects(reader.objects.values)
    steps = places.steps(document, reader.recorder)
    variants = places.variants(document)
    names = places.names(reader.recorder.uses)
  }

  /// The lines and columns of a place.
  public func range(of place: Place) -> SourceRange { map.range(at: place.bytes) }
}
