import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

// What a recorder is told of values, and as what it has a part read that has a fault. Without one
// nothing is done here.

extension Binder {
  /// Tells of the names by which a value of a type is written.
  func useName(_ source: Syntax, as type: ValueType) {
    switch type {
    case .selector: names.useTexts(.action, in: source)
    case .choice, .options: names.useTexts(.choice, in: source)
    case .list(let element), .optional(let element): useName(source, as: element)
    default: break
    }
  }

  /// The class by which a node is read whose own is not known.
  func standIn(
    for node: NodeSyntax,
    _ defaultClass: String
  ) -> (Catalogue.Entry, ModuleClass?)? {
    guard names.recorder != nil else { return nil }
    let named = node.knownClass?.string.flatMap { catalogue.entries[$0] }
    return (named ?? catalogue.entries[defaultClass]).map { ($0, nil) }
  }

  /// A property of another class, as which a member is read that the node's own does not have.
  func standIn(forProperty key: String) -> Property? {
    names.recorder == nil ? nil : catalogue.writtenProperty(anywhere: key)
  }
}
