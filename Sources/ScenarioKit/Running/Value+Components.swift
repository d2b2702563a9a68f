import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit

extension Value {
  /// A part of a geometry value, a range, a list or a text.
  func component(_ name: String) -> Value? {
    switch self {
    case .point(let point):
      switch name {
      case "x": .number(point.x)
      case "y": .number(point.y)
      default: nil
      }
    case .size(let size):
      switch name {
      case "width": .number(size.width)
      case "height": .number(size.height)
      default: nil
      }
    case .rect(let rect):
      switch name {
      case "origin": .point(rect.origin)
      case "size": .size(rect.size)
      case "x": .number(rect.origin.x)
      case "y": .number(rect.origin.y)
      case "width": .number(rect.size.width)
      case "height": .number(rect.size.height)
      default: nil
      }
    case .insets, .transform, .range:
      Value.place(of: name, in: self).flatMap { place in components.map { .number($0[place]) } }
    case .list(let elements):
      switch name {
      case "count": .number(Double(elements.count))
      case "section": elements.first
      case "row", "item": elements.last
      default: nil
      }
    case .names(let names): name == "count" ? .number(Double(names.count)) : nil
    case .text(let text): name == "count" ? .number(Double(text.count)) : nil
    case .none, .flag, .number, .selector, .object, .name: nil
    }
  }

  /// Returns the value with a part replaced; `nil` when it has no such part.
  func replacing(_ name: String, by part: Value) -> Value? {
    if case .rect(let rect) = self {
      if case .point(let origin) = ValueType.point.coerced(part), name == "origin" {
        return .rect(CGRect(origin: origin, size: rect.size))
      }
      if case .size(let size) = ValueType.size.coerced(part), name == "size" {
        return .rect(CGRect(origin: rect.origin, size: size))
      }
    }
    guard let number = part.number, let place = Value.place(of: name, in: self),
      var numbers = components
    else { return nil }
    numbers[place] = number
    return type.coerced(.list(numbers.map { .number($0) }))
  }

  private static func place(of name: String, in value: Value) -> Int? {
    let names: [String]
    switch value {
    case .point: names = ["x", "y"]
    case .size: names = ["width", "height"]
    case .rect: names = ["x", "y", "width", "height"]
    case .insets: names = ["top", "left", "bottom", "right"]
    case .transform: names = ["a", "b", "c", "d", "tx", "ty"]
    case .range: names = ["location", "length"]
    default: names = []
    }
    return names.firstIndex(of: name)
  }

  private var type: ValueType {
    switch self {
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .transform: .transform
    case .range: .range
    default: .any
    }
  }
}
