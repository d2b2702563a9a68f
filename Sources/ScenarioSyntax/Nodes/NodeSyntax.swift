/// An object that a document declares, no name in it looked up.
package struct NodeSyntax {
  /// The members that are the node's own; all others are properties of its class.
  package static let keys = ["id", "class", "extends", "overrides", "implements", "origin"]

  package let source: Syntax
  package private(set) var id, className, extended, overrides, implements, origin: Syntax?

  /// Takes the node's own members out of an object.
  package init(_ source: Syntax) {
    self.source = source
    for (key, value) in source.members {
      switch key {
      case "id": id = value
      case "class": className = value
      case "extends": extended = value
      case "overrides": overrides = value
      case "implements": implements = value
      case "origin": origin = value
      default: break
      }
    }
  }

  /// Where the name of a class of UIKit's or a module's stands: in `extends` where `class` is the
  /// app's own.
  package var knownClass: Syntax? { extended ?? className }

  /// The members that say what a property is, in the order of the text.
  package var properties: some Sequence<(key: String, value: Syntax)> {
    source.members.lazy.filter { !NodeSyntax.keys.contains($0.key) }
  }
}
