import Foundation
@_spi(Workbench) import ResponderKit

/// A Swift type that a plain property of the catalogue can have.
protocol CatalogueValue: SendableMetatype {
  static var valueType: ValueType { get }
  var catalogued: Value { get }
  init?(catalogued value: Value)
}

extension Bool: CatalogueValue {
  static var valueType: ValueType { .flag }
  var catalogued: Value { .flag(self) }
  init?(catalogued value: Value) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension Double: CatalogueValue {
  static var valueType: ValueType { .number }
  var catalogued: Value { .number(self) }
  init?(catalogued value: Value) {
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
  static var valueType: ValueType { .number }
  var catalogued: Value { .number(Double(self)) }
  init?(catalogued value: Value) {
    guard case .number(let number) = value else { return nil }
    self = Float(number)
  }
}

extension Int: CatalogueValue {
  static var valueType: ValueType { .integer }
  var catalogued: Value { .number(Double(self)) }
  init?(catalogued value: Value) {
    guard case .number(let number) = value, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

extension String: CatalogueValue {
  static var valueType: ValueType { .text }
  var catalogued: Value { .text(self) }
  init?(catalogued value: Value) {
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
  static var valueType: ValueType { .insets }
  var catalogued: Value { .insets(self) }
  init?(catalogued value: Value) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
}

extension CGAffineTransform: CatalogueValue {
  static var valueType: ValueType { .transform }
  var catalogued: Value { .transform(self) }
  init?(catalogued value: Value) {
    guard case .transform(let transform) = value else { return nil }
    self = transform
  }
}

extension Selector: CatalogueValue {
  static var valueType: ValueType { .selector }
  var catalogued: Value { .selector(self) }
  init?(catalogued value: Value) {
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
  static var valueType: ValueType { .optional(Wrapped.valueType) }
  var catalogued: Value { map(\.catalogued) ?? .none }
  init?(catalogued value: Value) {
    if case .none = value {
      self = .none
      return
    }
    guard let wrapped = Wrapped(catalogued: value) else { return nil }
    self = .some(wrapped)
  }
}
