/// The stable names of what an import says of a place in the input, as warnings have them.
public enum ImportWarningTypes {
  /// The names: those of the errors that an import may end with, and those that only ever warn.
  public static let names = [
    "import.not-recognised", "import.unsupported", "import.truncated", "import.elided",
    "import.missing-parent", "import.unknown-field", "import.no-geometry",
    "import.size-not-recoverable", "import.several-roots", "import.list-not-tree",
    "import.accessibility-only", "import.different-moments", "import.design-time",
    "import.not-well-formed", "import.limit",
  ]
}
