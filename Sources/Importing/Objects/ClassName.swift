/// The name of a class as it was printed.
struct ClassName: Hashable, Sendable {
  /// The name as printed.
  let raw: String

  init(_ raw: String) {
    self.raw = raw
  }

  /// The name as people read it.
  var display: String { raw }

  /// The name without module and arguments.
  var base: String { raw }
}
