/// How much a reader takes of one print.
enum FormLimits {
  /// How many objects.
  static let objects = 100_000

  /// How many objects may lie inside one another.
  static let depth = 512

  /// How long a line may grow by what is joined to it, in bytes.
  static let line = 64 << 10

  /// How many warnings a print may give; more of them would tell nothing.
  static let warnings = 200
}
