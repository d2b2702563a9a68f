import Foundation
@_spi(Workbench) package import ResponderKit

/// A Swift type that a plain property of the catalogue can have.
package protocol CatalogueValue: SendableMetatype {
  static var valueType: ValueType { get }
  var catalogued: Value { get }
  init?(catalogued value: Value)
}

extension Bool: CatalogueValue {
  package static var valueType: ValueType { .flag }
  package var catalogued: Value { .flag(self) }
  package init?(catalogued value: Value) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension Double: CatalogueValue {
  package static var valueType: ValueType { .number }
  package var catalogued: Value { .number(self) }
  package init?(catalogued value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension CGFloat: CatalogueValue {
  static var valueType: ValueType { .number }
  var catalogued: Value { .number(Double(self)) }
  init?(catalogued value: Value) {
    guard case .number(let number) = value else { return nil }
    self = CGFloat(number)
  }
}

extension Float: CatalogueValue {
  package static var valueType: ValueType { .number }
  package var catalogued: Value { .number(Double(self)) }
  package init?(catalogued value: Value) {
    guard case .number(let number) = value else { return nil }
    self = Float(number)
  }
}

extension Int: CatalogueValue {
  package static var valueType: ValueType { .integer }
  package var catalogued: Value { .number(Double(self)) }
  package init?(catalogued value: Value) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension String: CatalogueValue {
  package static var valueType: ValueType { .text }
  package var catalogued: Value { .text(self) }
  package init?(catalogued value: Value) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension CGPoint: CatalogueValue {
  static var valueType: ValueType { .point }
  var catalogued: Value { .point(self) }
  init?(catalogued value: Value) {
    guard case .point(let point) = value else { return nil }
    self = point
  }
}

extension CGSize: CatalogueValue {
  static var valueType: ValueType { .size }
  var catalogued: Value { .size(self) }
  init?(catalogued value: Value) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension CGRect: CatalogueValue {
  static var valueType: ValueType { .rect }
  var catalogued: Value { .rect(self) }
  init?(catalogued value: Value) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
}

extension UIEdgeInsets: CatalogueValue {
  package static var valueType: ValueType { .insets }
  package var catalogued: Value { .insets(self) }
  package init?(catalogued value: Value) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
}

extension CGAffineTransform: CatalogueValue {
  package static var valueType: ValueType { .transform }
  package var catalogued: Value { .transform(self) }
  package init?(catalogued value: Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
}

extension Selector: CatalogueValue {
  package static var valueType: ValueType { .selector }
  package var catalogued: Value { .selector(self) }
  package init?(catalogued value: Value) {
    guard case .selector(let selector) = value else { return nil }
    self = selector
  }
}

extension NSRange: CatalogueValue {
  static var valueType: ValueType { .range }
  var catalogued: Value { .range(self) }
  init?(catalogued value: Value) {
    guard case .range(let range) = value else { return nil }
    self = range
  }
}

extension Optional: CatalogueValue where Wrapped: CatalogueValue {
  package static var valueType: ValueType { .optional(Wrapped.valueType) }
  package var catalogued: Value { map(\.catalogued) ?? .none }
  package init?(catalogued value: Value) {
    if case .none = value {
      self = .none
      return
    }
    guard let wrapped = Wrapped(catalogued: value) else { return nil }
    self = .some(wrapped)
  }
}
