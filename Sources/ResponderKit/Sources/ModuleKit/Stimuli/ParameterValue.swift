@_spi(Workbench) public import ResponderKit

/// A value from a document, before it has its Swift type.
public struct ParameterDatum {
  @_spi(Workbench) public let value: Value

  @_spi(Workbench) public init(_ value: Value) {
    self.value = value
  }
}

/// A Swift type that a parameter of a stimulus can have.
///
/// An enum whose raw values are words becomes one by saying so:
///
/// ```swift
/// enum Direction: String, ParameterValue { case left, right }
/// ```
public protocol ParameterValue: SendableMetatype {
  /// Reads a value; `nil` when it is of another kind.
  init?(_ datum: ParameterDatum)

  /// The value, as a document has it.
  var datum: ParameterDatum { get }
}

extension ParameterValue where Self: RawRepresentable, RawValue == String {
  public init?(_ datum: ParameterDatum) {
    guard let word = String(datum), let value = Self(rawValue: word) else { return nil }
    self = value
  }

  public var datum: ParameterDatum { ParameterDatum(.name(rawValue)) }
}

extension Bool: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    guard case .flag(let flag) = datum.value else { return nil }
    self = flag
  }

  public var datum: ParameterDatum { ParameterDatum(.flag(self)) }
}

extension Double: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    guard case .number(let number) = datum.value else { return nil }
    self = number
  }

  public var datum: ParameterDatum { ParameterDatum(.number(self)) }
}

extension Int: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    guard case .number(let number) = datum.value else { return nil }
    self.init(exactly: number)
  }

  public var datum: ParameterDatum { ParameterDatum(.number(Double(self))) }
}

extension String: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    switch datum.value {
    case .text(let text), .name(let text): self = text
    default: return nil
    }
  }

  public var datum: ParameterDatum { ParameterDatum(.text(self)) }
}

extension CGPoint: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    guard case .point(let point) = datum.value else { return nil }
    self = point
  }

  public var datum: ParameterDatum { ParameterDatum(.point(self)) }
}

extension CGRect: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    guard case .rect(let rect) = datum.value else { return nil }
    self = rect
  }

  public var datum: ParameterDatum { ParameterDatum(.rect(self)) }
}

extension Selector: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    switch datum.value {
    case .selector(let selector): self = selector
    case .text(let name), .name(let name): self.init(name)
    default: return nil
    }
  }

  public var datum: ParameterDatum { ParameterDatum(.selector(self)) }
}

extension Optional: ParameterValue where Wrapped: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    if case .none = datum.value {
      // Nothing is a value here, while to return nil would be to refuse it.
      self = nil
      return
    }
    guard let wrapped = Wrapped(datum) else { return nil }
    self = wrapped
  }

  public var datum: ParameterDatum { self?.datum ?? ParameterDatum(.none) }
}

extension Array: ParameterValue where Element: ParameterValue {
  public init?(_ datum: ParameterDatum) {
    switch datum.value {
    case .list(let values):
      self = []
      reserveCapacity(values.count)
      for value in values {
        guard let element = Element(ParameterDatum(value)) else { return nil }
        append(element)
      }
    case .names(let names):
      self = names.compactMap { Element(ParameterDatum(.name($0))) }
      if count != names.count { return nil }
    default: return nil
    }
  }

  public var datum: ParameterDatum { ParameterDatum(.list(map(\.datum.value))) }
}

/// An object of the session that a parameter names, or none.
public struct Reference<Object>: ParameterValue {
  /// The object; `nil` where the document wrote `null` or nothing.
  public let object: Object?

  /// Makes a reference to an object, by default to none.
  public init(_ object: Object? = nil) {
    self.object = object
  }

  public init?(_ datum: ParameterDatum) {
    switch datum.value {
    case .none: self.init(nil)
    case .object(let object):
      guard let object = object as? Object else { return nil }
      self.init(object)
    default: return nil
    }
  }

  public var datum: ParameterDatum {
    ParameterDatum(object.map { .object($0 as AnyObject) } ?? .none)
  }
}
