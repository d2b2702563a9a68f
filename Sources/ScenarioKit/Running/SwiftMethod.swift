import Catalogue
import ScenarioSyntax

/// A method that documents name, as Swift declares it in a subclass or a delegate.
@_spi(Workbench) public struct SwiftMethod {
  /// What stands before the braces.
  public let head: String
  /// The call of super; nil in a delegate, which has none.
  public let callOfSuper: String?
}

extension ScenarioSession {
  /// Returns how an override of a method of an object is declared; nil where it has no such method.
  @_spi(Workbench) public func swiftOverride(_ name: String, of object: AnyObject) -> SwiftMethod? {
    guard let entry = world.catalogue.entry(of: object),
      let method = entry.methods[name]?.declaration
    else { return nil }
    return SwiftMethod(head: "override " + method.head, callOfSuper: method.callOfSuper)
  }

  /// Returns how the delegate of an object declares a method, and what protocol that is of.
  @_spi(Workbench) public func swiftDelegate(
    _ name: String,
    of object: AnyObject
  ) -> (method: SwiftMethod, protocol: String)? {
    guard let entry = world.catalogue.entry(of: object),
      let method = entry.delegateMethods[name]?.declaration,
      let name = entry.delegateProtocol
    else { return nil }
    return (SwiftMethod(head: method.head, callOfSuper: nil), name)
  }
}
