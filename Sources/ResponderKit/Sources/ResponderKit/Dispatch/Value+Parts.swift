import Foundation

@_spi(Workbench) extension Value {
  /// The object, where it is one.
  public var object: AnyObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The elements of a list.
  public var elements: [Value] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  /// The name of an enum's case.
  public var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  /// The number, where it is one.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The flag, where it is one.
  public var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  /// The text, or the name of an enum's case or an action.
  public var text: String? {
    switch self {
    case .text(let text), .name(let text): text
    case .selector(let selector): selector.name
    default: nil
    }
  }

  /// The numbers of a list, a point, a size, a rectangle, insets, a transform or a range.
  public var components: [Double]? {
    switch self {
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .insets(let insets): [insets.top, insets.left, insets.bottom, insets.right]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .range(let range): [Double(range.location), Double(range.length)]
    case .list(let elements):
      elements.contains { $0.number == nil } ? nil : elements.compactMap(\.number)
    default: nil
    }
  }
}
