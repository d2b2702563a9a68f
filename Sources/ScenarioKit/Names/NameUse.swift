import ScenarioSyntax

/// One place at which a document says a name: where it declares something, or means it.
struct NameUse: Sendable {
  /// What is named.
  ///
  /// Where two readings of one place differ, as with a variant, the one further up knows more.
  enum Kind: String, Sendable, CaseIterable {
    case object, variable, label, variant, note, action, method, stimulus, parameter, rule, toggle
    case number, matcher, module, property, occurrence, choice
    case className = "class"
  }

  let kind: Kind
  /// The name as it is written: of a reference `login.view` the id `login`.
  let name: String
  /// The value that has the name, or whose key it is.
  let path: SourcePath
  /// Whether the key has it.
  var isKey = false
  /// Where it stands in its string, in bytes; nil where it is all of it.
  var part: Range<Int>?
  /// Whether the name is given here.
  var declares = false
}
