/// A declaration of UIKit's, taken apart: `func canBecomeFirstResponder() -> Bool`.
package struct SwiftDeclaration: Sendable {
  /// One parameter.
  package struct Parameter: Sendable, Equatable {
    /// What a caller writes before the value; `nil` where nothing stands there.
    let label: String?
    package let name: String
    package let type: String
  }

  /// What stands before the braces.
  package let head: String
  let isProperty: Bool
  /// Whether it is a property that can be assigned.
  package let isSettable: Bool
  package let name: String
  package let parameters: [Parameter]
  /// The type of the answer; `nil` when there is none.
  package let answer: String?

  /// Takes apart `var name: Type` or `func name(label name: Type, …) -> Type`.
  ///
  /// A property that can be assigned has ` { get set }` behind its type.
  package init(_ text: String) {
    let accessors = " { get set }"
    isSettable = text.hasSuffix(accessors)
    let text = isSettable ? String(text.dropLast(accessors.count)) : text
    head = text
    isProperty = text.hasPrefix("var ")
    if isProperty {
      let parts = text.dropFirst(4).split(separator: ":", maxSplits: 1)
      name = String(parts.first ?? "")
      parameters = []
      answer = parts.dropFirst().first.map { String($0.dropFirst()) }
      return
    }
    let rest = text.dropFirst(5)
    name = String(rest.prefix { $0 != "(" })
    // A type may have parentheses of its own.
    var depth = 1
    let list = rest.dropFirst(name.count + 1).prefix { character in
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      return depth > 0
    }
    parameters = list.split(separator: ",").map(SwiftDeclaration.parameter)
    let tail = rest.dropFirst(name.count + 2 + list.count)
    answer = tail.hasPrefix(" -> ") ? String(tail.dropFirst(4)) : nil
  }

  private static func parameter(_ text: Substring) -> Parameter {
    let parts = text.split(separator: ":", maxSplits: 1)
    let names = (parts.first ?? "").split(separator: " ")
    let label = names.first.map(String.init) ?? "_"
    return Parameter(
      label: label == "_" ? nil : label,
      name: names.last.map(String.init) ?? label,
      type: String((parts.dropFirst().first ?? "").dropFirst())
    )
  }

  /// The name with its labels, as Swift writes a method: `convert(_:to:)`.
  var labelledName: String? {
    isProperty ? nil : "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// The declaration used on an object, with these arguments.
  package func use(on receiver: String, _ arguments: [String]) -> String {
    guard !isProperty else { return "\(receiver).\(name)" }
    let list = zip(parameters, arguments).map { parameter, argument in
      parameter.label.map { "\($0): \(argument)" } ?? argument
    }
    return "\(receiver).\(name)(\(list.joined(separator: ", ")))"
  }

  /// The call of super inside an override.
  package var callOfSuper: String { use(on: "super", parameters.map(\.name)) }
}
