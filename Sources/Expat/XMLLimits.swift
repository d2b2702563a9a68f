/// How much an `XMLReader` takes before it stops with an error.
package struct XMLLimits: Sendable {
  /// How deep elements may be nested.
  package var depth = 512

  /// How many attributes an element may have.
  package var attributes = 200

  /// How many bytes a tag, a comment or a reference may have.
  ///
  /// expat begins anew with a tag that is not there as a whole yet, so one tag of many megabytes,
  /// fed in pieces, would cost the square of its length.
  package var tag = 1 << 20

  package init() {}
}
