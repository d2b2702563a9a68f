import Jansson

extension InterfaceProperty {
  /// Sets what a runtime attribute says, where documents have the property.
  ///
  /// - Returns: Whether they have it.
  static func set(_ attribute: RuntimeAttribute, on node: JSONValue, model: String) -> Bool {
    let isView = !model.hasSuffix("Controller") && !model.hasSuffix("GestureRecognizer")
    if isView, model != "NSObject", attribute.keyPath.hasPrefix("layer.") {
      return setLayer(attribute, on: node)
    }
    // Objective-C's name, which is mostly that of the attribute too, or Swift's.
    let property = properties(of: model).first {
      $0.property == attribute.keyPath || $0.attribute == attribute.keyPath
        || objectiveC($0.property) == attribute.keyPath
    }
    guard let property, let value = property.value(attribute.value) else { return false }
    node.set(property.property, value)
    return true
  }

  private static func setLayer(_ attribute: RuntimeAttribute, on node: JSONValue) -> Bool {
    let name = String(attribute.keyPath.dropFirst("layer.".count))
    let value: JSONValue
    switch (name, attribute.value) {
    case ("cornerRadius", .number(let number)), ("zPosition", .number(let number)):
      value = .number(number)
    case ("masksToBounds", .flag(let flag)):
      value = JSONValue(flag)
    case ("anchorPoint", .numbers(let numbers)) where numbers.count == 2:
      value = .numbers(numbers)
    default:
      return false
    }
    guard let layer = node["layer"] else {
      node.set("layer", [JSONKey(name): value])
      return true
    }
    // What a lookup returns cannot be changed, so the members move to a new object.
    let changed = JSONValue.object()
    for (key, old) in layer.members { changed.set(key, old) }
    changed.set(name, value)
    node.set("layer", changed)
    return true
  }

  /// `isHidden` is `hidden` by its key path.
  private static func objectiveC(_ property: String) -> String {
    guard property.hasPrefix("is"), property.count > 2 else { return property }
    let rest = property.dropFirst(2)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
