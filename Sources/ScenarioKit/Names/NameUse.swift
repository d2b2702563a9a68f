import ScenarioSyntax

/// One place at which a document says a name: where it declares something, or means it.
struct NameUse: Sendable {
  /// What is named.
  enum Kind: String, Sendable {
    case object, label, variant, note, action, method, property, stimulus, rule
    case className = "class"
  }

  let kind: Kind
  /// The name itself: of a reference `login.view` the id `login`.
  let name: String
  /// The value that has the name, or whose key it is.
  let path: SourcePath
  /// Whether the key has it.
  var isKey = false
  /// Whether the name is given here.
  var declares = false
}
