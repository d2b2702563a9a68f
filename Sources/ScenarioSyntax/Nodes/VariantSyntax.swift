/// A variant of a document, with the keys that it changes.
package struct VariantSyntax {
  /// The members that a variant may have.
  package static let keys = ["id", "title", "set"]

  let source: Syntax
  package let id, title, set: Syntax?

  package init(_ source: Syntax) {
    self.source = source
    id = source["id"]
    title = source["title"]
    set = source["set"]
  }
}
