/// The name of an action method: `"buy"`, `"buy:"` or `"buy:forEvent:"` by its arguments.
///
/// There is no Objective-C runtime here, so a selector is a string literal where iOS code writes
/// `#selector`.
///
/// A misspelt name is found at run time only: nobody can perform it, or the target that was named
/// is reported as not having it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, with a colon for each argument.
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// How many arguments the method takes: none, the sender, or sender and event.
  public var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}
