import Jansson

extension JSONValue {
  /// A number as people write it: whole where it is whole.
  static func number(_ value: Double) -> JSONValue {
    Int(exactly: value).map { JSONValue($0) } ?? JSONValue(value)
  }

  /// Numbers in a row, each as people write it.
  static func numbers(_ values: [Double]) -> JSONValue {
    let numbers = JSONValue.array()
    for value in values {
      if let whole = Int(exactly: value) { numbers.append(whole) } else { numbers.append(value) }
    }
    return numbers
  }

  static func point(_ point: PrintedPoint) -> JSONValue {
    numbers([point.x, point.y])
  }

  static func rect(_ rect: PrintedRect) -> JSONValue {
    numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
}
