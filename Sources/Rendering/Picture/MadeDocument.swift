/// What the documents say that responder makes for others to open: pictures and players.
package enum MadeDocument {
  /// The name of the attribute of the root element by which a document is known again.
  package static let attribute = "data-made-by"

  /// The attribute's value.
  package static let maker = "responder"

  /// Whether a file begins as one of ours does.
  ///
  /// The attribute is looked for in what stands before anything of a scenario: the opening of the
  /// root element. Nothing that is escaped can spell it, since its quotes would be written out.
  package static func isOurs(_ beginning: some Sequence<UInt8>) -> Bool {
    let wanted = Array("\(attribute)=\"\(maker)\"".utf8)
    let bytes = Array(beginning.prefix(1024))
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
