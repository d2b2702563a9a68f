@_spi(Workbench) public import ResponderKit

/// A class that a module brings, and how a node of it is made.
@_spi(Workbench) public struct ModuleClass: Sendable {
  /// The three ways in which a document makes an object.
  public enum Maker: Sendable {
    case view(@Sendable (CGRect) -> UIView)
    case controller(@Sendable () -> UIViewController)
    case object(@Sendable () -> AnyObject)
  }

  /// The class's own name, without the module's.
  public let name: String

  /// The class.
  public let type: AnyClass

  /// Makes an object of it; call it with the simulation entered.
  public let maker: Maker

  init(_ type: AnyClass, _ maker: Maker) {
    name = String(describing: type)
    self.type = type
    self.maker = maker
  }

  /// The class's superclasses up to the first that is UIKit's, nearest first.
  public var superclasses: [AnyClass] {
    var classes: [AnyClass] = []
    var next: AnyClass? = _getSuperclass(type)
    while let superclass = next {
      classes.append(superclass)
      if String(reflecting: superclass).hasPrefix("ResponderKit.") { break }
      next = _getSuperclass(superclass)
    }
    return classes
  }
}
