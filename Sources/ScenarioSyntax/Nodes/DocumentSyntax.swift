/// A scenario document by its parts, no name in it looked up.
package struct DocumentSyntax {
  /// The members that a document may have.
  package static let keys = [
    "$schema", "format", "id", "title", "summary", "claims", "tags", "modules", "profile", "app",
    "variants", "script",
  ]

  package let source: Syntax
  package let format, id, title, summary, claims, tags, modules, profile: Syntax?
  package let app, variants, script: Syntax?

  /// Takes the parts of a document; what is none of them is left to who looks for it.
  package init(_ source: Syntax) {
    self.source = source
    format = source["format"]
    id = source["id"]
    title = source["title"]
    summary = source["summary"]
    claims = source["claims"]
    tags = source["tags"]
    modules = source["modules"]
    profile = source["profile"]
    app = source["app"]
    variants = source["variants"]
    script = source["script"]
  }

  /// The steps of the script, whoever runs them.
  package var steps: [StepSyntax] { script?.elements.map { StepSyntax($0) } ?? [] }
}
