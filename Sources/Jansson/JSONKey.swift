/// The name of a member, as a constant that a protocol or a format gives it.
///
/// A literal will do where a name is used once: `object["id"]`. Where many read and write the same
/// members, the constants stand in an extension, and a misspelled one does not compile.
public struct JSONKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name as it is written.
  public let spelling: String

  /// Makes the key of a member.
  public init(_ name: String) {
    self.spelling = name
  }

  public init(stringLiteral name: String) {
    self.spelling = name
  }
}
