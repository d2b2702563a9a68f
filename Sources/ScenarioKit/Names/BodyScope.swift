import Catalogue

/// The names that a body can use beside the objects of the document.
struct BodyScope {
  var parameters: [Parameter] = []
  /// The class of `$self`.
  var selfClass: String?
  /// Whether `"super"` may be called here.
  var hasSuper = false
  /// The type of what `return` answers.
  var answer: ValueType?

  /// The type of a variable; `nil` when there is none of that name.
  func type(of name: String) -> ValueType? {
    if let parameter = parameters.first(where: { $0.name == name }) { return parameter.type }
    switch name {
    case "self": return selfClass.map { .object($0) }
    case "count": return selfClass == nil ? nil : .number
    case "super": return hasSuper ? .any : nil
    case "touch":
      return parameters.contains { $0.name == "touches" } ? .object("UITouch") : nil
    default: return nil
    }
  }

  var names: [String] {
    var names = parameters.map(\.name)
    if selfClass != nil { names += ["self", "count"] }
    if hasSuper { names.append("super") }
    if parameters.contains(where: { $0.name == "touches" }) { names.append("touch") }
    return names
  }
}
