@_spi(Workbench) import ResponderKit

extension Value {
  /// The object, where it is one.
  var object: AnyObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The elements of a list.
  var elements: [Value] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  /// The name of an enum's case.
  var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  /// The number, where it is one.
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The flag, where it is one.
  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }
}
