public import Foundation

/// A value on its way between the model and a host that does not know its Swift type.
///
/// Documents, observers and records see answers and arguments as such; one is made only where
/// somebody asks for it.
@_spi(Workbench) public enum Value {
  case none
  case flag(Bool)
  case number(Double)
  case text(String)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case insets(UIEdgeInsets)
  case transform(CGAffineTransform)
  case selector(Selector)
  case object(AnyObject)
  case list([Value])
  /// A case of an enum, by UIKit's name.
  case name(String)
  /// An option set, by UIKit's names.
  case names([String])
  case range(NSRange)
}

/// A type that can be answered by an overridable method and passed through a host.
///
/// What crosses: an answer goes out by `modelValue` and comes back, changed or not, by
/// `init(modelValue:)`. A host that answers something of another kind is answered for by
/// `unanswered`, so that no document can stop the model.
@_spi(Workbench) public protocol ModelValue {
  /// The value for the host.
  var modelValue: Value { get }

  /// Reads a host's value; `nil` when it is of another kind.
  init?(modelValue: Value)

  /// What a call answers that could not run.
  static var unanswered: Self { get }

  /// Equal for equal answers, where an override may change one: an object's address, a flag.
  ///
  /// It tells whether an override has answered something else than UIKit would have, without a
  /// comparison for each type: only then has the override decided.
  var identity: Int { get }
}

@_spi(Workbench) extension ModelValue {
  public var identity: Int { 0 }
}

@_spi(Workbench) extension Bool: ModelValue {
  public var modelValue: Value { .flag(self) }
  public init?(modelValue: Value) {
    guard case .flag(let flag) = modelValue else { return nil }
    self = flag
  }
  public static var unanswered: Bool { false }
  public var identity: Int { self ? 1 : 0 }
}

/// The answer of a method that has none.
@_spi(Workbench) public struct NoAnswer: ModelValue {
  public init() {}
  public var modelValue: Value { .none }
  public init?(modelValue: Value) {}
  public static var unanswered: NoAnswer { NoAnswer() }
}

@_spi(Workbench) extension Optional: ModelValue where Wrapped: AnyObject {
  public var modelValue: Value { map { .object($0) } ?? .none }
  public init?(modelValue: Value) {
    switch modelValue {
    case .none: self = nil
    case .object(let object):
      guard let wrapped = object as? Wrapped else { return nil }
      self = wrapped
    default: return nil
    }
  }
  public static var unanswered: Wrapped? { nil }
  public var identity: Int { map { Int(bitPattern: ObjectIdentifier($0)) } ?? 0 }
}

@_spi(Workbench) extension CGRect: ModelValue {
  public var modelValue: Value { .rect(self) }
  public init?(modelValue: Value) {
    guard case .rect(let rect) = modelValue else { return nil }
    self = rect
  }
  public static var unanswered: CGRect { .null }
}
