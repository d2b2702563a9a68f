import Jansson

/// An object's id as a name in Swift.
enum SwiftName {
  /// Returns the name of a variable: the id, with a capital letter for each mark that Swift has not.
  static func of(_ id: String) -> String {
    let parts = id.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = parts.first else { return "object" }
    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = ([String(first)] + rest).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Returns the declaration of an action's method: `buy(_ sender: Any?)`.
  static func ofAction(_ action: String) -> String {
    let name = action.prefix { $0 != ":" }
    let parameters =
      switch action.count(where: { $0 == ":" }) {
      case 0: ""
      case 1: "_ sender: Any?"
      default: "_ sender: Any?, with event: UIEvent?"
      }
    return "\(name)(\(parameters))"
  }

  /// What the names of classes made for one object end with.
  static let kinds = kindsBeside.union(["Controller", "Recognizer", "Responder", "View"])

  /// Those of classes that stand beside the object, and are not its own.
  static let kindsBeside: Set = ["Delegate", "Target"]

  /// Returns the name of a class made for one object: its id with one of the `kinds`.
  static func ofClass(_ id: String, _ kind: String) -> String {
    let name = of(id)
    return name.prefix(1).uppercased() + name.dropFirst() + kind
  }
}

/// A change of a document as a statement in UIKit's spelling.
enum SwiftLine {
  /// Returns the statement.
  static func text(of change: Edit.Change) -> String {
    switch change {
    case .set(let path, let value):
      let parts = path.split(separator: ".")
      let property = parts.last.map(String.init) ?? ""
      let object = parts.dropLast().map(String.init)
      let name = ([SwiftName.of(object.first ?? "")] + object.dropFirst()).joined(separator: ".")
      return "\(name).\(property) = \(literal(value, of: property))"
    case .call(let method, let receiver, let arguments):
      let written = arguments.map(literal).joined(separator: ", ")
      return "\(SwiftName.of(receiver)).\(spelling(method))(\(labelled(method, written)))"
    // What a finger does is nobody's code.
    case .step: return ""
    }
  }

  /// A value of a property as Swift writes it.
  private static func literal(_ value: JSONValue, of property: String) -> String {
    let numbers = value.elements.map { "\($0)" }
    switch (property, numbers.count) {
    case ("transform", _) where value == [1, 0, 0, 1, 0, 0]: return ".identity"
    case (_, 2) where property.hasSuffix("ize"):
      return "CGSize(width: \(numbers[0]), height: \(numbers[1]))"
    case (_, 2): return "CGPoint(x: \(numbers[0]), y: \(numbers[1]))"
    case ("text", _) where value.string != nil, ("title", _) where value.string != nil,
      ("placeholder", _) where value.string != nil:
      return "\(value)"
    default: return literal(value)
    }
  }

  /// A value as Swift writes it; text is the name of an object.
  static func literal(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "nil"
    case .string: SwiftName.of(value.string ?? "")
    case .array where value.count == 4 && value.elements.allSatisfy { $0.isNumber }:
      rectangle(value)
    case .array: "[" + value.elements.map(literal).joined(separator: ", ") + "]"
    default: "\(value)"
    }
  }

  private static func rectangle(_ value: JSONValue) -> String {
    let numbers = value.elements.map { "\($0)" }
    let names = ["x", "y", "width", "height"]
    return "CGRect("
      + zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }

  private static func spelling(_ method: String) -> String {
    method == "bringSubviewToFront" ? "bringSubviewToFront" : method
  }

  private static func labelled(_ method: String, _ arguments: String) -> String {
    method == "require" ? "toFail: " + arguments : arguments
  }
}
